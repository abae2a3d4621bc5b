"""What is asked of areas: which they are, how large and open, whose, on which spaces, and across which lines."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.areas.keeping import NONE, nodes_of, owner_of
from interpreter.state.laws import AreaLaw
from interpreter.state.state import State


# ----------------------------------------------------------------------------------------------------- which they are
def area_now(s: State, areas: int, area: int) -> int:
    """The area that is now where one was named; -1 if it is gone."""
    return s.v[s.n.areas[areas].labels + area] if area >= 0 else NONE


def area_of(s: State, areas: int, piece: int) -> int:
    """The area of a piece that is in one at most; -1 if it is in none."""
    law = s.n.areas[areas]
    place = s.at[piece] - law.first if piece >= 0 else NONE
    return s.v[law.labels + place] if 0 <= place < law.places else NONE


def areas_in(s: State, areas: int, places: Sequence[int]) -> list[int]:
    """The areas with a piece in some of these places, those first that begin nearest to the first space."""
    law = s.n.areas[areas]
    if not places:
        return []
    first, last = places[0] - law.first, places[-1] + 1 - law.first
    if 0 <= first <= last <= law.places and last - first == len(places):
        base = law.labels
        found = set(s.v[base + first * law.sides : base + last * law.sides])
    else:
        found = {area for place in places for area in labels_at(s, law, place)}
    return sorted(found - {NONE})


def labels_at(s: State, law: AreaLaw, place: int) -> Sequence[int]:
    """The area of each node of a place; none where it is elsewhere."""
    node = (place - law.first) * law.sides
    return s.v[law.labels + node : law.labels + node + law.sides] if 0 <= place - law.first < law.places else ()


# -------------------------------------------------------------------------------------------------- what is kept of them
def area_size(s: State, areas: int, area: int) -> int:
    """How many pieces are joined."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    return s.v[law.sizes + now] if now >= 0 else 0


def area_open(s: State, areas: int, area: int) -> int:
    """How many sides of it face an empty space."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    return s.v[law.opens + now] if now >= 0 else 0


def area_complete(s: State, areas: int, area: int) -> bool:
    """Whether it is complete."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    return now >= 0 and s.v[law.done + now] > 0


def area_value(s: State, areas: int, area: int) -> int:
    """What joins its pieces: a member or a number."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    return s.v[law.values + now] if now >= 0 else NONE


def area_owner(s: State, areas: int, area: int) -> int:
    """Whose it is; -1 for nobody's."""
    now = area_now(s, areas, area)
    return owner_of(s, s.n.areas[areas], now) if now >= 0 else NONE


# ------------------------------------------------------------------------------------------------------ where they lie
def places_of_area(s: State, areas: int, area: int) -> list[int]:
    """The places with a piece of it, in order."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    return list(dict.fromkeys([law.first + node // law.sides for node in nodes_of(s, law, now)])) if now >= 0 else []


def places_on_area(s: State, areas: int, area: int, first: int) -> list[int]:
    """Of a zone with a place on each node, which begins at `first`, those on an area, in order."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    return [first + node for node in nodes_of(s, law, now)] if now >= 0 else []


def spaces_of_area(s: State, areas: int, area: int) -> list[int]:
    """The same as spaces of its grid."""
    law = s.n.areas[areas]
    return [(place - law.first) % law.spaces for place in places_of_area(s, areas, area)]


def in_area(s: State, areas: int, piece: int, area: int) -> bool:
    """Whether a piece is in an area."""
    now = area_now(s, areas, area)
    return now >= 0 and piece >= 0 and now in labels_at(s, s.n.areas[areas], s.at[piece])


def lies_across(s: State, areas: int, area: int, upright: bool, first: int, second: int) -> bool:
    """Whether over each line between two columns (or, not `upright`, rows), two joined pieces lie on its two sides."""
    law, now = s.n.areas[areas], area_now(s, areas, area)
    crossed = _lines(law, nodes_of(s, law, now), upright) if now >= 0 else set()
    lines = range(min(first, second), max(first, second))
    return bool(lines) and crossed.issuperset(lines)


def _lines(law: AreaLaw, nodes: Sequence[int], upright: bool) -> set[int]:
    """The lines, each by the row or column before it, with two joined pieces on their sides: one, and what is beyond it."""
    there, found = set(nodes), set()
    for node in nodes:
        line = _line_of(law, node, upright)
        if any(other in there and _line_of(law, other, upright) == line + 1 for _, other in law.beyond[node]):
            found.add(line + 1)
    return found


def _line_of(law: AreaLaw, node: int, upright: bool) -> int:
    """The column of a node (or, not `upright`, the row), from 0."""
    space = node // law.sides % law.spaces
    return space % law.width if upright else space // law.width
