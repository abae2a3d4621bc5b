"""What can go wrong in play: a code, a line and numbers, put into words only when it is told."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpreter.tables import Tables


class Why(IntEnum):
    """What is wrong; the numbers that go with it are the parameters of its words below."""

    NEEDS = 0  # a `needs:` of this line does not hold
    NO_PIECE = auto()
    NO_PLACE = auto()
    NOBODY = auto()
    FULL = auto()
    TOO_FEW = auto()
    TOO_FEW_SUCH = auto()
    DOES_NOT_BELONG = auto()
    NOT_UNDER_WAY = auto()
    NOTHING_TO_CHOOSE = auto()
    CANNOT_PAY = auto()
    TOO_LITTLE = auto()
    HOLDS_ENOUGH = auto()
    NO_CASE = auto()
    NO_CASE_OF_THIS = auto()
    BY_ZERO = auto()
    TOO_MANY_NUMBERS = auto()
    TOO_MANY_WAYS = auto()
    TOO_LARGE = auto()
    ENDLESS = auto()
    TOO_DEEP = auto()


class Failure(Exception):
    """Something went wrong at a line of the rules (-1: at none of them)."""

    def __init__(self, line: int, why: Why = Why.NEEDS, *numbers: int) -> None:
        self.line = line
        self.why = why
        self.numbers = numbers
        super().__init__(line, why, *numbers)


class DeadEnd(Failure):
    """A mandatory step that cannot be done. `site`: the decision that had no option, if it was one, and whose it was."""

    def __init__(self, line: int, why: Why = Why.NEEDS, *numbers: int, site: int = -1, player: int = -1) -> None:
        super().__init__(line, why, *numbers)
        self.site = site
        self.player = player


class Halt(Failure):
    """Rules that cannot go on, whatever anybody decides."""


class Endless(Halt):
    """Rules that go on and on without a decision: the line at which the machine gave up."""

    def __init__(self, line: int) -> None:
        super().__init__(line, Why.ENDLESS)


def said(t: Tables, failure: Failure) -> str:
    """What is wrong, in words; nothing where the line itself says it."""
    return WORDS[failure.why](t, *failure.numbers)


def _nothing_to_choose(t: Tables, site: int) -> str:
    return t.nothing_to_choose(t.sites[site])


def _may_hold(t: Tables, player: int, resource: int, more: int) -> str:
    return f"Player {player + 1} may hold {f'{more} more' if more else 'no more'} {t.resource_names[resource]}"


SCOPES = {2: "round", 1: "phase", 6: "turn"}
WORDS: dict[Why, Callable[..., str]] = {
    Why.NEEDS: lambda _: "",
    Why.NO_PIECE: lambda _: "there is no such piece",
    Why.NO_PLACE: lambda _: "there is no such place",
    Why.NOBODY: lambda _: "there is nobody, or nothing, to do this to",
    Why.FULL: lambda t, place: f"{t.place_name(place)} is full",
    Why.TOO_FEW: lambda t, place, there, wanted: f"{t.place_name(place)} holds {there} and {wanted} are needed",
    Why.TOO_FEW_SUCH: lambda t, place, there, wanted: f"{t.place_name(place)} holds {there} such and {wanted} are needed",
    Why.DOES_NOT_BELONG: lambda t, place, piece: f"{t.place_name(place)} does not hold {t.piece_class[piece]}",
    Why.NOT_UNDER_WAY: lambda _, marker: f"no {SCOPES[marker]} is under way",
    Why.NOTHING_TO_CHOOSE: _nothing_to_choose,
    Why.CANNOT_PAY: lambda t, player, resource, wanted, there: (
        f"it takes {wanted} {t.resource_names[resource]} and Player {player + 1} has {there}"
    ),
    Why.TOO_LITTLE: lambda t, resource, there, wanted: f"there is {there} {t.resource_names[resource]} and {wanted} is needed",
    Why.HOLDS_ENOUGH: _may_hold,
    Why.NO_CASE: lambda _, value: f"there is no case for {value}",
    Why.NO_CASE_OF_THIS: lambda _: "there is no case for this",
    Why.BY_ZERO: lambda _, left: f"{left} cannot be divided by 0",
    Why.TOO_MANY_NUMBERS: lambda _, many, most: f"there are {many} numbers to choose from, and {most} are the most",
    Why.TOO_MANY_WAYS: lambda _, most: f"there are more than {most} ways to do this: ask for it in parts",
    Why.TOO_LARGE: lambda _, most: f"no number goes beyond {most}",
    Why.ENDLESS: lambda _: "this goes on and on without anybody deciding anything",
    Why.TOO_DEEP: lambda _, tries: f"after {tries} tries it is still open whether this can be carried out",
}
assert WORDS.keys() == set(Why)
