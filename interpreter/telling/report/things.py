"""Pieces and amounts as they stand in a sentence: `a monk`, `library`, `domino 7`, `1 coin`; and several of them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from interpreter.telling.english.articles import named
from interpreter.telling.english.inflection import amount, listed, many
from rulelang.program.kinds import with_article

MOST_NAMED = 6  # names in one list; of more it is told how many there are
_SAID_OF = 3  # so many at once are told with what they show

Called = Literal["alike", "name", "number", "amount"]


class Thing(NamedTuple):
    """One piece, or an amount. `called`: as one of many alike, by a name, by a number, or as it is written."""

    noun: str
    called: Called = "alike"
    number: str = ""
    column: str = ""  # what the number is of
    shows: str = ""  # what tells it apart where it has no name
    whose: str = ""
    sort: str = ""  # its class
    shown: bool = False  # it has just come to be known
    known: bool = False  # it was known before, or no other has its name

    def __str__(self) -> str:
        """`a monk of Player 2`."""
        noun = with_article(self.noun) if self.called == "alike" else f"{self.noun} {self.number}".rstrip()
        if self.called == "name":
            noun = named(self.noun, known=self.known)
        return f"{noun}{f' ({self.shows})' if self.shows else ''}{self._of}"

    @property
    def _of(self) -> str:
        return f" of {self.whose}" if self.whose else ""

    def times(self, count: int) -> str:
        """So many of it: `2 monks of Player 2`, `2 libraries`, `2 × yellow 3`."""
        if count == 1:
            return str(self)
        shows = f" ({self.shows})" if self.shows else ""
        if self.column:
            return f"{count} {many(self.noun)} of {self.column} {self.number}{self._of}"
        if self.called in ("alike", "name") and not self.noun[-1:].isdigit():
            return f"{count} {many(self.noun)}{shows}{self._of}"
        return f"{count} × {self}"


def together(things: Sequence[Thing]) -> str:
    """Things in one list: those that are called alike by how many there are, what has numbers under one noun."""
    if len(things) > _SAID_OF:
        things = [one._replace(shows="") for one in things]
    strange = {_as_called(one) for one in things if not one.known}
    counted = Counter(one._replace(known=one not in strange) for one in map(_as_called, things))
    if len(counted) > MOST_NAMED and len({one.sort for one in things}) < len(counted):
        return how_many(things)
    told: list[str] = []
    for one, count in counted.items():
        numbered = [other for other in counted if _numbered(one, other)]
        count_of_all = sum(counted[other] for other in numbered)
        if count_of_all < 2 or (one.column and count_of_all > len(numbered)):
            told.append(one.times(count))
        elif one is numbered[0]:
            numbers = [other.number for other in numbered for _ in range(counted[other])]
            told.append(f"{many(one.noun)} {listed(numbers)}{f' of {one.whose}' if one.whose else ''}")
    return listed(told)


def _numbered(one: Thing, other: Thing) -> bool:
    return one.called == "number" and one._replace(number="", shows="") == other._replace(number="", shows="")


def how_many(things: Iterable[Thing]) -> str:
    """Only how many there are of which class: `5 villagers`."""
    counted = Counter(plainest(one) for one in things)
    return listed([one.times(count) if one.called == "alike" else str(one) for one, count in counted.items()])


def plainest(one: Thing) -> Thing:
    return one if one.called == "amount" else Thing(one.sort or one.noun, sort=one.sort, whose=one.whose)


def same(some: Sequence[Thing], others: Sequence[Thing]) -> bool:
    """Whether they are the same, known before or not."""
    return [_as_called(one) for one in some] == [_as_called(one) for one in others]


def _as_called(one: Thing) -> Thing:
    """The same, whatever was known of it before."""
    return one._replace(shown=False, known=False)


def amount_of(count: int, name: str, plural: str | None) -> str:
    """`2 coins`: with the plural that the author gave, if one is given."""
    return f"{count} {plural}" if plural and count != 1 else amount(count, name)
