"""A piece that moves with all that lies on it: how they lie then, where they may go, what it sets off, what is no such move."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.lab.at_a_decision import Moment
from interpreter.lab.laws.stacks_stand import each_stack_stands
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy
from tests.laws.playing import choose, labels
from tests.laws.test_chains_in_play import stacks

HARBOUR = """
    game harbour "Harbour"
    players 1
    kind quay: east, west
    piece cask, starts in hold:
      | cask  | size | copies |
      | crate | 5    | 1      |
      | chest | 4    | 1      |
      | case  | 3    | 1      |
      | tin   | 2    | 1      |
      | tray  | 6    | 1      |
    zone hold, holds cask
    zone shore, holds cask
    chain pier each quay: cask goes on another where size of another is more than size of it, carries 2
    chain ship: cask goes on another where size of another is more than size of it, carries 2
    counter covered_so_far: 0
    counter bared_so_far: 0
    round:
      turns from seat 1:
        one of:
          "lay":
            choose cask in hold
            choose place for cask in pier of east as spot
            move cask to spot
          "shift":
            choose cask in pier
            choose place for cask in pier as spot
            move cask with all on it to spot
          "load":
            choose cask in pier
            move cask with all on it to ship
          "stop": you win
    when cask is covered in pier: covered_so_far becomes covered_so_far + 1
    when cask is uncovered in pier: bared_so_far becomes bared_so_far + 1
    score afloat: count of casks in ship
    winner: highest total
"""


def piled(toy: Toy, *laid: str) -> Match:
    """`chest on crate`: each is laid so on the eastern pier; one alone on its table."""
    match = toy(HARBOUR).new(1, seed=1, traced=True)
    for one in laid:
        name, _, under = one.partition(" on ")
        choose(match, "lay")
        if name in labels(match):
            choose(match, name)
        spot = [label for label in labels(match) if label.startswith(f"on {under}" if under else ("beside", "as"))]
        if spot:
            choose(match, spot[0])
    return match


def test_what_lies_on_a_piece_comes_along_as_it_lies(toy: Toy) -> None:
    match = piled(toy, "crate", "chest on crate", "case on chest", "tin on chest")
    assert stacks(match, "pier") == ["crate > chest > (case, tin)"]
    choose(match, "shift", "chest", "as the first in pier of west")
    assert stacks(match, "pier") == ["chest > (case, tin)", "crate"]
    assert match.view(0)["zones"]["pier of west"]["count"] == 3
    assert each_stack_stands(Moment(match, 1, 0)) is None
    assert "chest, case, tin from pier of east to pier of west" in [event.text for event in match.events_for(0)]


def test_within_one_place_it_goes_onto_another_stack(toy: Toy) -> None:
    match = piled(toy, "crate", "tray", "chest on crate", "case on chest")
    choose(match, "shift", "chest", "on tray in pier of east")
    assert stacks(match, "pier") == ["crate", "tray > chest > case"]
    assert each_stack_stands(Moment(match, 1, 0)) is None
    told = [event.text for event in match.events_for(0)]
    assert "chest, case elsewhere in pier of east, on tray" in told


def test_nothing_goes_onto_what_lies_on_it(toy: Toy) -> None:
    match = piled(toy, "crate", "chest on crate", "case on chest")
    choose(match, "shift", "crate")
    assert stacks(match, "pier") == ["crate > chest > case"], "the other pier was the only place"
    assert match.view(0)["zones"]["pier of west"]["count"] == 3


def test_only_what_it_lay_on_and_what_it_lies_on_are_bared_and_covered(toy: Toy) -> None:
    match = piled(toy, "crate", "tray", "chest on crate", "case on chest", "tin on case")
    before = dict(match.view(0)["counters"])
    choose(match, "shift", "chest", "on tray in pier of east")
    after = match.view(0)["counters"]
    assert (after["covered_so_far"], after["bared_so_far"]) == (before["covered_so_far"] + 1, before["bared_so_far"] + 1)


def test_a_stack_does_not_leave_its_chain(toy: Toy) -> None:
    match = piled(toy, "crate", "chest on crate")
    choose(match, "load")
    assert stacks(match, "ship") == ["chest"], "the crate carries something"


WRONG = [
    ("move cask with all on it to shore", "no chain"),
    ("move cask with all on it to ship face down", "only of a piece"),
    ("move 2 casks with all on it from hold to ship", "only of a piece"),
    ("move 1 coin with all on it from supply to you", "only of a piece"),
]


@pytest.mark.parametrize(("step", "title"), WRONG)
def test_what_is_no_such_move_is_a_complaint(step: str, title: str) -> None:
    text = HARBOUR.replace(
        '          "load":\n            choose cask in pier\n            move cask with all on it to ship\n', ""
    )
    text = text.replace("            move cask with all on it to spot\n", f"            {step}\n") + "    resource coin: 9\n"
    source = SourceFile("harbour.rules", "\n".join(line[4:] for line in text.strip("\n").splitlines()) + "\n")
    assert title in [one.title for one in compile(source)[1]]
