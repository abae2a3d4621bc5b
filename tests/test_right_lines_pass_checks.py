"""A line that a complaint shows as right is refused by no check where it stands."""

import re

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.text.source import SourceFile

HEARTS = """game trick "The trick"
players 3
kind suit: clubs, hearts
kind rank: two, three, four, five, six, seven
piece card, starts in deck:
  | suit | rank |
  | each | each |
zone deck, holds card, a face-down pile
zone hand each player, holds card, contents seen by its owner
zone played each player, holds card
zone taken, holds card, contents seen by nobody
role leader: seat 1
condition broken: there is a card in taken whose suit is hearts
setup:
  shuffle deck
  each player: draw 4 from deck to your hand
round:
  THE LINE
  turns from leader, 1 each:
    choose a card in your hand
    move card to your played
  move all cards in played to taken
end after 4 rounds
score led: 1 if you are leader, else 0
winner: the highest total
"""
SHOWN_FIRST = (
    "each card in hand whose suit is clubs and whose rank is two:\n    show card to everyone\n    owner of card becomes leader"
)
REFUSED = [
    "each player with a card in hand whose suit is clubs and whose rank is two: you become leader",
    "each player with at least 1 card in hand whose rank is two: you become leader",
    "each player: if you have a card in hand whose rank is two: you become leader",
    "each card in hand whose rank is two: owner of card becomes leader",
    "if any card in hand of leader where its rank is two: end game",
    "if there is a card in hand of leader that is hearts: end game",
    "if broken: end game",
    "each player with the card hearts two in hand: you become leader",
    "the player with the two of clubs becomes leader",
]


def complaints(line: str, *, reworded: bool) -> list[tuple[int, str, str]]:
    compiled = compile_with_right_lines if reworded else compile_all
    found = compiled([SourceFile("trick.rules", HEARTS.replace("THE LINE", line))])[1]
    return [(one.span.line, one.code, one.hint or "") for one in found]


@pytest.mark.parametrize("line", REFUSED)
def test_the_line_that_is_shown_is_refused_by_no_check(line: str) -> None:
    found = complaints(line, reworded=True)
    assert found, "nothing is said"
    for number, _, hint in found:
        for shown in re.findall(r"^Write `([^`…]*)`", hint):
            again = [one for one in complaints(shown, reworded=False) if one[0] == number]
            assert not again, (shown, again)


def test_who_has_a_certain_card_is_shown_having_it() -> None:
    assert complaints(SHOWN_FIRST, reworded=False) == []
    [(_, code, hint)] = complaints(REFUSED[0], reworded=True)
    assert code == "tells_a_secret"
    assert "`each card in hand whose …:`" in hint
    assert "`show card to everyone`" in hint


@pytest.mark.parametrize("other", ["bump up the day by one", "move on the day"])
def test_a_line_that_a_check_refuses_is_not_shown_beside_one_that_is_not_understood(other: str) -> None:
    text = HEARTS.replace("  THE LINE", f"  get 1 coin\n  {other}").replace(
        "role leader", "resource coin: unlimited\nrole leader"
    )
    found = compile_with_right_lines([SourceFile("trick.rules", text)])[1]
    assert [one.code for one in found] == ["unexpected_word", "unexpected_word"]
    assert "gain 1 coin" not in str(found[0].hint), "where it is nobody's turn nobody gains"


@pytest.mark.parametrize("line", ["roll pip until pip is 6", "keep rolling until pip is 6", "roll pip again until pip is 6"])
def test_who_rolls_until_something_rolls_once_at_least(line: str) -> None:
    text = HEARTS.replace("THE LINE", line).replace("role leader", "die pip: 1 to 6\nrole leader")
    [one] = compile_with_right_lines([SourceFile("trick.rules", text)])[1]
    assert one.hint == "Write `roll pip`, and below it `repeat until pip is 6: roll pip`."


OFTEN = """game chores "The chores"
players 2
resource coin: unlimited
round:
  turns from seat 1, 1 each:
    THE LINE
action chop "chop": gain 1 coin
action sell "sell": gain 2 coins
end after 4 rounds
winner: the highest coin
"""


@pytest.mark.parametrize(
    ("line", "once"),
    [
        ("two of: chop, sell", True),
        ("do two different of: chop, sell", True),
        ("up to two of: chop, sell", True),
        ("twice: one of: chop, sell", False),
    ],
)
def test_two_of_several_are_not_twice_the_same(line: str, once: bool) -> None:
    """The loop that is shown takes one of them twice as well: what keeps it from that is said with it."""
    [complaint] = compile_with_right_lines([SourceFile("chores.rules", OFTEN.replace("THE LINE", line))])[1]
    assert ("`action chop …, once each turn:`" in (complaint.hint or "")) == once
    assert "one of: chop, sell`" in (complaint.hint or "")
