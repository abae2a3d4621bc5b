"""Chance of two matches that go beside each other: what it says in the one is noted, and said again in the other.

The other match, the twin, is a real one: whatever is said to it chance could have said. It hears the same numbers and, as far
as it has them, the same pieces. Once, at its fork, it hears something else that its observer cannot tell from what was said.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import NamedTuple

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import tables_of
from interpreter.state.game_numbers import ALL_BACKS
from interpreter.state.state import State

ALIKE = 0.6  # where backs are seen, so many twins exchange pieces of equal backs alone
NEXT_ONE = 0.6  # so often a die that is rolled unseen comes up as it did, so that another may differ
NEAR = 12  # what is exchanged in a shuffled pile lies, in part, among so many that are drawn first


class Said(NamedTuple):
    """What chance said: of what (a shuffle, a draw, a number, a unit), about what, the outcome, and what it was taken from."""

    what: str
    about: tuple[int, ...]
    outcome: int
    pieces: tuple[int, ...] = ()


@dataclass
class Notes:
    """Hears what chance says in the one match, and lets it."""

    state: State
    said: list[Said] = field(default_factory=list)

    def shuffled(self, place: int, order: tuple[int, ...]) -> tuple[int, ...]:
        self.said.append(Said("shuffle", (place,), 0, order))
        return order

    def drawn(self, source: int, place: int, piece: int, among: list[int]) -> int:
        self.said.append(Said("draw", (source, place), piece, tuple(among)))
        return piece

    def chosen(self, line: int, value: int, among: list[int]) -> int:
        self.said.append(Said("choice", (line,), value))
        return value

    def number(self, slot: int, low: int, high: int, value: int) -> int:
        self.said.append(Said("number", (slot, low, high), value))
        return value

    def unit(self, base: int, stride: int, to: int, resource: int) -> int:
        self.said.append(Said("unit", (base, stride, to), resource))
        return resource


@dataclass
class Again:
    """Says to the twin what was noted; at the fork, for an observer, something else. `exchanged` is then what."""

    state: State
    said: list[Said]
    seat: Seat
    fork: random.Random | None = None  # None: it has forked already
    exchanged: set[int] = field(default_factory=set)
    forked: bool = False
    alike: bool = False  # what is exchanged has equal backs, so that none tells when it comes to be seen

    def __post_init__(self) -> None:
        if self.fork and self.state.n.sight.shows_backs:
            self.alike = self.fork.random() < ALIKE

    def shuffled(self, place: int, order: tuple[int, ...]) -> tuple[int, ...]:
        before = self._next("shuffle", (place,))
        found = order if before is None else _alike(before.pieces, order)
        if self.fork and not sight.order(tables_of(self.state), place, self.seat):
            seen = set(found) if self._backs(place) == ALL_BACKS else self._topmost(place, found)
            return self._exchanged(found, seen)
        return found

    def drawn(self, source: int, place: int, piece: int, among: list[int]) -> int:
        before = self._next("draw", (source, place))
        if before is not None:
            piece = before.outcome if before.outcome in among else _instead(self.state, before, among, piece)
        t = tables_of(self.state)
        if self.fork and not any(sight.contents(t, one, self.seat) for one in (source, place)):
            all_seen = self._backs(source) == ALL_BACKS or self._backs(place) > 0
            seen = set(among) if all_seen else self._topmost(source, self.state.z[source])
            in_a_row = self._backs(source) == ALL_BACKS and self.state.n.ordered[source]  # all see which of them has gone
            others = [other for other in among if not in_a_row and self._exchangeable(piece, other, seen)]
            if others:
                return self._takes(piece, self.fork.choice(others))
        return piece

    def chosen(self, line: int, value: int, among: list[int]) -> int:
        """All see what there is to choose from: no twin hears something else."""
        before = self._next("choice", (line,))
        return before.outcome if before is not None and before.outcome in among else value

    def number(self, slot: int, low: int, high: int, value: int) -> int:
        before = self._next("number", (slot, low, high))
        value = value if before is None else before.outcome
        die = self._die(slot)
        if die >= 0:
            return self._side(die, low, high, value)
        if self.fork and high > low and not sight.number(tables_of(self.state), slot, self.seat):
            self._done()
            return low + (value - low + 1) % (high - low + 1)
        return value

    def _die(self, slot: int) -> int:
        """The die whose side is kept at a slot; -1 if it is another number."""
        seen = self.state.n.sight
        return slot - seen.sides if 0 <= slot - seen.sides < seen.pieces and seen.sides >= 0 else -1

    def _side(self, die: int, low: int, high: int, value: int) -> int:
        """What a die shows in the twin."""
        if not self.fork or sight.piece(self.state, die, self.seat) or self.fork.random() < NEXT_ONE:
            return value
        other = self.fork.choice([side for side in range(low, high + 1) if side != value])
        self.exchanged.add(die)
        self._done()
        return other

    def unit(self, base: int, stride: int, to: int, resource: int) -> int:
        before = self._next("unit", (base, stride, to))
        v, s, bit = self.state.v, self.state, tables_of(self.state).sight.bit(self.seat)
        if before is not None and v[base + before.outcome * stride] > 0:
            resource = before.outcome
        if self.fork and not any(sight.holder_seers(s, one)[0] & bit for one in (base, to)):
            others = [one for one in range(len(tables_of(s).resource_names)) if one != resource and v[base + one * stride] > 0]
            if others:
                self.exchanged |= {tables_of(s).sight.laden(one) for one in (base, to)} - {-1}
                resource = self.fork.choice(others)
                self._done()
        return resource

    def _next(self, what: str, about: tuple[int, ...]) -> Said | None:
        """What was said of the same thing in the one match, at this point or soon after."""
        for number, one in enumerate(self.said):
            if (one.what, one.about) == (what, about):
                del self.said[: number + 1]
                return one
        return None

    def _backs(self, place: int) -> int:
        """Which backs a place shows."""
        return self.state.n.sight.backs[place]

    def _topmost(self, place: int, pile: tuple[int, ...]) -> set[int]:
        """The piece on top of a pile, if it shows its back there."""
        return {pile[0 if self.state.n.in_line[place] else -1]} if self._backs(place) else set()

    def _exchangeable(self, piece: int, other: int, seen: set[int]) -> bool:
        """Whether two pieces have the same back, as far as that is or will be seen, and another face."""
        numbers = self.state.n
        alike = sight.looks(self.state, piece) == sight.looks(self.state, other)
        if numbers.class_number[piece] != numbers.class_number[other] or alike:
            return False
        return not (self.alike or {piece, other} & seen) or numbers.backs[piece] == numbers.backs[other]

    def _exchanged(self, order: tuple[int, ...], seen: set[int]) -> tuple[int, ...]:
        """The order with two pieces exchanged that do not look alike, one of them near an end from which is drawn."""
        assert self.fork is not None
        ends = [*order[-NEAR:], *order[:NEAR]] if self.fork.random() < 0.8 else list(order)
        self.fork.shuffle(ends)
        for piece in ends[:NEAR]:
            others = [other for other in order if self._exchangeable(piece, other, seen)]
            if others:
                other = self._takes(piece, self.fork.choice(others))
                swapped = {piece: other, other: piece}
                return tuple([swapped.get(one, one) for one in order])
        return order

    def _takes(self, piece: int, other: int) -> int:
        self.exchanged |= {piece, other}
        self._done()
        return other

    def _done(self) -> None:
        self.fork, self.forked = None, True


def _alike(before: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """An order of these pieces as like an order that was noted as can be: what is not here is stood in for."""
    here = set(order)
    spare = sorted(here - set(before))
    found = [piece if piece in here else spare.pop() if spare else -1 for piece in before]
    return (*(piece for piece in found if piece >= 0), *spare)


def _instead(s: State, before: Said, among: list[int], piece: int) -> int:
    """What is drawn instead of a piece that is not there: one that did not lie there either."""
    spare = [one for one in among if one not in before.pieces]
    alike = [one for one in spare if s.n.class_number[one] == s.n.class_number[before.outcome]]
    same_back = [one for one in alike if s.n.sight.shows_backs and s.n.backs[one] == s.n.backs[before.outcome]]
    return (same_back or alike or spare or [piece])[0]
