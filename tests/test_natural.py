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
