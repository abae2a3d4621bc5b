"""Which pieces of a chain come to the same: those that look alike, on alike stacks, with alike stacks on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter.engine import sight
from interpreter.engine.chains.law import NONE, beneath
from interpreter.engine.spots import spot_at
from interpreter.state.state import State

Key = tuple[Any, ...]  # equal for what comes to the same
ALL = -1  # for a seat: whoever sees everything


class Stacks:
    """What tells the pieces of chains apart, at one moment and to one seat: the stacks of each place are read once."""

    def __init__(self, s: State, seat: int = ALL, named: Sequence[int] = ()) -> None:
        self.s = s
        self.seat = seat
        self.named = named  # pieces with a name are like no others
        self.above: dict[int, dict[int, list[int]]] = {}  # of a place: what lies directly on each piece, or on the table

    def __call__(self, piece: int) -> Key:
        """What tells a piece of a chain from others of its place: how it lies, what lies on it, and on what it lies."""
        found = [self._stack(piece)]
        while (under := beneath(self.s, piece)) != NONE:
            beside = sorted(self._stack(other) for other in self._on(under) if other != piece)
            found.append((self._own(under), tuple(beside)))
            piece = under
        return tuple(found)

    def _stack(self, piece: int) -> Key:
        """A piece with all that lies on it."""
        return self._own(piece), tuple(sorted(map(self._stack, self._on(piece))))

    def _own(self, piece: int) -> Key:
        """A piece without what lies on it or under it."""
        s = self.s
        seen = self.seat == ALL or s.n.sight.faces < 0 or sight.piece(s, piece, self.seat)
        slots = tuple([s.v[slot] for slot in s.n.burdens[piece]])
        return s.n.looks[piece] if seen else NONE - s.n.backs[piece], slots, piece if piece in self.named else NONE

    def _on(self, piece: int) -> list[int]:
        place = self.s.at[piece]
        if place not in self.above:
            self.above[place] = {}
            for other in self.s.z[place]:
                self.above[place].setdefault(beneath(self.s, other), []).append(other)
        return self.above[place].get(piece, [])


def tells_apart(s: State, seat: int = ALL, named: Sequence[int] = ()) -> Callable[[int], Key]:
    """What tells a piece from others that look alike in its place."""
    return Stacks(s, seat, named)


def distinct_spots(s: State, spots: list[int], seat: int, named: Sequence[int] = ()) -> list[int]:
    """One of each: spots on pieces that lie alike, and are not told apart by a name, are one option."""
    where = [spot_at(s, spot) for spot in spots]
    if all(piece < 0 for _, piece in where):
        return spots
    if len({(place, piece if piece < 0 else s.n.looks[piece]) for place, piece in where}) == len(spots):
        return spots
    tells = Stacks(s, seat, named)
    found: dict[Key, int] = {}
    for spot, (place, piece) in zip(spots, where, strict=True):
        found.setdefault((place, tells(piece) if piece >= 0 else ()), spot)
    return list(found.values())
