"""Complaints that lead on: what they tell to do can be done."""

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

BAR = """game bar "Bar"
players 2
piece card, plural cards, starts in deck: 20
zone deck, holds card, a face-down pile
zone hand of each player, holds card, contents seen by its owner
zone front of each player, holds card{room}
value room of each player: 2
setup:
  each player: draw 5 from deck to your hand
round:
  do serve
phase serve:
  everyone at once: secretly choose a card in your hand as pick
  each player: {call}
steps {lay}
end after 3 rounds
score cards: count of cards in your front + your room
winner: the highest total
"""
HERE = {"room": "", "call": "do lay (your pick)", "lay": "lay (a card):\n  move card to your front"}


def complaints(**changed: str) -> list[Diagnostic]:
    return compile_all([SourceFile("bar.rules", BAR.format(**(HERE | changed)))])[1]


def test_what_all_chose_at_once_is_handed_over() -> None:
    [told] = complaints(call="do lay", lay="lay:\n  move your pick to your front")
    assert told.hint == "Hand it over: here `steps … (a card):`, and there `do … (your pick)`."
    assert not complaints()


def test_what_nobody_chose_is_another_matter() -> None:
    [told] = complaints(call="do lay", lay="lay:\n  move your dish to your front")
    assert "Hand it over" not in (told.hint or "")


def test_room_that_grows_is_asked_for_where_something_comes() -> None:
    for room in ("your room", "room of player"):
        [told] = complaints(room=f", at most {room}")
        assert "`needs: count of cards in your front is less than your room`" in (told.hint or "")
    asked = "lay (a card):\n  if count of cards in your front is less than your room: move card to your front"
    assert not complaints(lay=asked)


AT_ONCE = """game give "Giving"
players 2
piece card, plural cards, starts in deck: 20
zone deck, holds card, a face-down pile
zone hand of each player, holds card, contents seen by its owner
zone shown, holds card
setup:
  each player: draw 5 from deck to your hand
round:
  everyone at once:
    {line}
  each player:
    if your given is not nothing: move your given to shown
end after 3 rounds
score cards: count of cards in your hand
winner: the highest total
"""


@pytest.mark.parametrize(
    "line",
    [
        "may choose a card in your hand as given",
        'may "give": choose a card in your hand as given',
        'may "give":\n      choose a card in your hand as given',
        "may: secretly choose a card in your hand as given",
        "may:\n      secretly choose a card in your hand as given",
        "may secretly: choose a card in your hand as given",
        "secretly may choose a card in your hand as given",
    ],
)
def test_what_one_may_choose_unseen_is_a_line(line: str) -> None:
    right = "may secretly choose a card in your hand as given"
    found = compile_with_right_lines([SourceFile("give.rules", AT_ONCE.format(line=line))])[1]
    assert any(f"`{right}`" in (one.hint or "") for one in found), found
    assert compile_all([SourceFile("give.rules", AT_ONCE.format(line=right))])[1] == []


PURSE = """game purse "Purse"
players 2
resource coin: unlimited
role opener: nobody at first
round:
  turns from seat 1, 1 each: one of: beg, open_it
action beg "beg":
  needs: {asked}
  gain 1 coin
action open_it "open it": opener becomes you
end after 3 rounds
score coins: your coins
"""


@pytest.mark.parametrize("none", ["coin of opener is 0", "not (coin of opener is at least 1)"])
def test_what_is_so_of_nobody_is_said_with_somebody_or_with_nobody(none: str) -> None:
    """The first way out leaves nobody out, the second lets nobody in, also within `not`; both are then read as they are meant."""
    [told] = compile_all([SourceFile("purse.rules", PURSE.format(asked=none))])[1]
    inner = none.removeprefix("not (").removesuffix(")")
    there, gone = f"opener is not nobody and {inner}", f"opener is nobody or {inner}"
    first, second = (there, gone) if inner == none else (gone, there)
    assert told.hint is not None
    assert told.hint.index(f"`{first}`") < told.hint.index(f"if it is meant, `{second}`")
    for way in (first, second):
        assert not compile_all([SourceFile("purse.rules", PURSE.format(asked=none.replace(inner, way)))])[1]
