"""First tries that no single line mends: one complaint, at the line, and its hint says what is to be done."""

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

GAME = """page l "L"
players 2
kind gem, plural gems: ruby, pearl
resource gem: 9 of each
piece card, starts in deck:
  | card | gem   | price  | copies |
  | ring | ruby  | 2 ruby | 5      |
  | cup  | pearl | 1 ruby | 5      |
zone deck, holds card, a face-down pile
zone row of each gem, holds card
zone hand of each player, holds card
{declaration}
setup:
  each player: gain 1 ruby + 1 pearl
  each gem: draw 1 from deck to row of gem
value bonus of each player for each gem: count of cards in your hand whose gem is gem
action buy:
  choose a card in row
  pay price of card
  {step}
  move card to your hand
"""
NOTHING = "counter pot: 0 at first, for the rules only"


def told(declaration: str = NOTHING, step: str = "gain 1 ruby", text: str = GAME) -> str:
    """The hint of the only complaint."""
    (complaint,) = compile(SourceFile("l.rules", text.format(declaration=declaration, step=step)))[1]
    return complaint.hint or ""


def test_the_game_is_in_order() -> None:
    text = GAME.format(declaration=NOTHING, step="gain 1 ruby")
    assert compile(SourceFile("l.rules", text))[1] == []


@pytest.mark.parametrize(
    "step",
    ["choose a card in row or in your hand as taken", "choose a card in row or your hand as taken"],
)
def test_a_choice_in_one_place_or_another(step: str) -> None:
    hint = told(step=step)
    assert '`"from row": choose a card in row as taken`' in hint
    assert '`"from your hand": choose a card in your hand as taken`' in hint


def test_a_condition_with_or_is_no_choice_of_two_places() -> None:
    assert "one of:" not in told(step="choose a card in row where it is ring or in your hand gladly")


@pytest.mark.parametrize(
    ("where", "hint"),
    [
        ("starts in deck of gem", "`each gem: move all cards in pack whose gem is gem to deck of gem`"),
        ("starts in box", "in a zone of its own"),
    ],
)
def test_where_pieces_start(where: str, hint: str) -> None:
    assert hint in told(text=GAME.replace("starts in deck", where))


@pytest.mark.parametrize(
    "line",
    [
        "while your bonus for gem is at least 1: cost of buy is (your bonus for gem) ruby less",
        "while your bonus for ruby is at least 1: cost of buy is (your bonus for gem) gem less",
    ],
)
def test_a_discount_of_each_of_a_kind(line: str) -> None:
    hint = told(declaration=line)
    assert "`… ruby less`" in hint
    assert "`provides: its gem`" in hint


@pytest.mark.parametrize("line", ["each gem: cost of buy is 1 gem less", "cost of buy is 1 ruby less"])
def test_what_an_action_costs_changes_while_something_is_so(line: str) -> None:
    assert "`while leader is you: cost of buy is 1 coin less`" in told(declaration=line)


def test_an_end_after_the_round() -> None:
    assert "`if …: end game` as the last line of `round:`" in told(declaration="end after the round when deck is empty")


def test_that_somebody_has_done_something_is_not_asked() -> None:
    assert "`end phase` in that action" in told(step="if somebody has 1 pearl: gain 1 pearl")


@pytest.mark.parametrize("line", ["zone pot, holds card", "value pot: 3", "condition pot: deck is empty"])
def test_a_name_given_twice_is_told_once(line: str) -> None:
    """What the lines below say of one of the two is no fault of theirs."""
    text = GAME.replace("{declaration}", f"{NOTHING}\n{line}")
    assert told(text=text, step="each player: if pot of player is 3: gain 1 ruby") == "Give one of them another name."


SMALL = """game small "A small game"
players 4
{teams}resource miss: unlimited
round:
  turns from seat 1{turns}:
    gain 1 miss
{below}end after 3 rounds
score misses: -3 * your miss
winner: the highest total{then}
"""


def test_below_turns_without_an_end_nobody_is_missed() -> None:
    """What is never done is told once, and not as well that nobody does it."""
    text = SMALL.replace("end after 3 rounds", "end when there is a player with at least 9 miss")
    text = text.format(teams="", turns="", below="  gain 2 miss\n", then="")
    (complaint,) = compile(SourceFile("small.rules", text))[1]
    assert complaint.code == "endless_turns"


@pytest.mark.parametrize("teams", ["", "team hill: seats 1 and 3\nteam dale: seats 2 and 4\n"])
def test_what_a_team_has_of_a_resource_is_no_way_out(teams: str) -> None:
    text = SMALL.format(teams=teams, turns=", 1 each", below="", then=", then the lowest misses")
    (complaint,) = compile(SourceFile("small.rules", text))[1]
    assert complaint.code == "score_or_resource"
    assert ("`miss`" in (complaint.hint or "")) == (not teams)
