"""What is formatted means what was written: no wording that reads better is refused, or counts for other tables."""

import pytest

from rulelang.compile import compile
from rulelang.printing.format import format_text
from rulelang.program import Program
from rulelang.text.source import SourceFile

GAME = """game table "Table"
players {players}
{teams}resource coin: {coin}
round:
  turns from seat 1: reward: 1 coin
end when any player where coin of it is 3
score coins{each}: {score}
winner: highest total, then {then}
"""


def program(text: str) -> Program | None:
    return compile(SourceFile("table.rules", text))[0]


@pytest.mark.parametrize(
    "coin",
    [
        "by players (2: 5, else: 7)",
        "by players (2: 12, 3: 16, 4: 12)",
        "by players (4: 9, 2: 5, 3: 9)",
        "by players (2: 5, 3: 5, 4: 5)",
    ],
)
def test_a_number_by_players_stays_right(coin: str) -> None:
    text = GAME.format(players="2 to 4", teams="", coin=coin, each="", score="your coin", then="highest your coin")
    assert program(text) is not None
    assert program(format_text(SourceFile("table.rules", text))) is not None


def test_a_table_left_out_is_complained_of_before_and_after() -> None:
    text = GAME.format(
        players="2 to 4", teams="", coin="by players (2: 5, 4: 9)", each="", score="your coin", then="lowest total"
    )
    assert program(text) is None
    assert program(format_text(SourceFile("table.rules", text))) is None


def test_what_teams_are_ranked_by_stays() -> None:
    teams = "team north: seats 1 and 3\nteam south: seats 2 and 4\n"
    text = GAME.format(players="4", teams=teams, coin="50", each=" each team", score="1", then="highest its total")
    written = format_text(SourceFile("table.rules", text))
    assert (program(text) is None) == (program(written) is None)


CHOSEN = """game table "Table"
players 2
kind gem, plural gems: white, blue
resource gem: 9 of each
piece card, starts in row: 1
zone row, holds card
setup:
  each player: gain 2 white + 2 blue
  each card in row:
    move 1 white from supply to card
    move 1 blue from supply to card
round:
  turns from seat 1, 1 each: do take
action take "take":
  choose a gem
  {step}
end after 1 rounds
score gems: sum of your gem for each gem
winner: the highest total
"""


def played(text: str) -> Program:
    """What a right text plays, without the lines that say so."""
    found = program(text)
    assert found is not None
    return found.model_copy(update={"lines": ()})


@pytest.mark.parametrize(
    "step",
    [
        "gain 2 gem",
        "if your gem is at least 2: pay 2 gem",
        "if your gems is at least 2: pay any 2 gem",
        "choose another player whose gems is at least 2",
        "choose a card in row where gems on it is at least 2",
        "choose a card in row\n  move all gem on card to you",
    ],
)
def test_a_kind_and_the_one_that_was_chosen_stay_two_things(step: str) -> None:
    text = CHOSEN.format(step=step)
    assert played(format_text(SourceFile("table.rules", text))) == played(text)
