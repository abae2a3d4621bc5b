"""What steps before have changed, as far as it counts for what is read off before them: of zones, of pieces and of spots.

Each part knows how much of it still holds once more has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from interpreter import form as n
from interpreter.state.slots import YOU
from rulelang import program as p

Changes = frozenset[str]  # names of zones, counters and the like
NAMED = "what is in slot"  # with its number, what a name stands for: no name of a zone or a counter


class Came(NamedTuple):
    """A piece with a name, and the place of a zone to which it came."""

    piece: n.Node
    place: n.Node


class Gone(NamedTuple):
    """How many pieces, at most, a step has taken from a place."""

    place: n.Node
    many: n.Node


class Zones(NamedTuple):
    """Of what was changed, zones of which something is known all the same.

    left: that hold what they held without these pieces · came: and these besides · gone: of no place of which more is gone than
    this · free: no place of which is fuller than it was, and in each of these places lies one less.
    """

    left: Mapping[str, tuple[n.Node, ...]] = {}
    came: Mapping[str, tuple[Came, ...]] = {}
    gone: Mapping[str, tuple[Gone, ...]] = {}
    free: Mapping[str, frozenset[n.Node]] = {}

    def past(self, found: Changes) -> Zones:
        """Those that have not changed once more."""
        return Zones(
            {zone: pieces for zone, pieces in self.left.items() if zone not in found and not renamed(found, pieces)},
            {zone: pieces for zone, pieces in self.came.items() if zone not in found and not renamed(found, _nodes(pieces))},
            {zone: several for zone, several in self.gone.items() if zone not in found and not renamed(found, _nodes(several))},
            {zone: places for zone, places in self.free.items() if zone not in found and not renamed(found, places)},
        )


class Pieces(NamedTuple):
    """Pieces with a name: the zones in one of which each lies now, and those that lie where they lay."""

    lies: Mapping[n.Node, frozenset[str]] = {}
    still: frozenset[n.Node] = frozenset()

    def past(self, found: Changes) -> Pieces:
        """Those that lie elsewhere."""
        lies = {piece: zones for piece, zones in self.lies.items() if not zones & found and not renamed(found, [piece])}
        return Pieces(lies, frozenset(piece for piece in self.still if piece in lies))


class Spots(NamedTuple):
    """Spots with a name: of a piece one where it may be laid, and the one place where a spot is."""

    lawful: frozenset[tuple[n.Node, n.Node]] = frozenset()
    place: Mapping[n.Node, p.PlaceAt] = {}

    def past(self, found: Changes) -> Spots:
        """Where they are does not change, but what may be laid there does."""
        return Spots(place={spot: place for spot, place in self.place.items() if not renamed(found, [spot])})


class Past(NamedTuple):
    """What steps before have changed."""

    changed: Changes | None = frozenset()  # zones, counters and the like; None: perhaps everything
    zones: Zones = Zones()
    pieces: Pieces = Pieces()
    spots: Spots = Spots()
    set_to: Mapping[str, n.Node] = {}  # of what was changed, counters and roles of which is known what they are now

    def later(self, found: Changes | None) -> Past:
        """What is known once this has changed as well."""
        if found == frozenset():
            return self
        if found is None:
            return Past(None)
        changed = None if self.changed is None else self.changed | found
        set_to = {name: value for name, value in self.set_to.items() if name not in found}
        return Past(changed, self.zones.past(found), self.pieces.past(found), self.spots.past(found), set_to)


def slot_name(number: int) -> str:
    """What a name stands for."""
    return f"{NAMED} {number}"


def renamed(found: Changes, nodes: Iterable[n.Node]) -> bool:
    """Whether the name of one of these is that of something else from now on."""
    return any(isinstance(one, n.Slot) and slot_name(one.index - YOU) in found for node in nodes for one in n.walk(node))


def _nodes(several: Iterable[tuple[n.Node, ...]]) -> list[n.Node]:
    return [node for one in several for node in one]
