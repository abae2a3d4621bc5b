"""What a move does to areas: those around the piece are joined, one that it leaves falls into parts; nothing else is looked at.

What is kept of areas depends on what lies where, and on nothing else: each node has the number of the first node of its area,
and there stand its size, its open sides, and whether it is complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from interpreter.state.game_numbers import AreaLaw
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State

NONE = -1
Move = tuple[int, int, int]  # a piece, where it was, where it is


class Side(NamedTuple):
    """One side of a space: its node, and the place beyond it (-1: outside) with the node there that it touches."""

    node: int
    beyond: int
    touches: int


def follow(s: State, moves: Sequence[Move]) -> None:
    """Pieces have moved: areas are as they lie now, and what is completed by it is set off."""
    for number, law in enumerate(s.n.areas):
        there = range(law.first, law.first + law.places)
        gone = [(piece, source) for piece, source, place in moves if source in there and source != place]
        come = [(piece, place) for piece, source, place in moves if place in there and source != place]
        if gone or come:
            _change(s, number, gone, come)


def turned(s: State, piece: int) -> None:
    """A piece lies otherwise than before, in its place: it is as if it had left and come."""
    at = [(piece, s.at[piece])]
    for number, law in enumerate(s.n.areas):
        if law.sides > 1 and s.at[piece] in range(law.first, law.first + law.places):
            _change(s, number, at, at)


def _change(s: State, number: int, gone: Sequence[tuple[int, int]], come: Sequence[tuple[int, int]]) -> None:
    """One after the other, as if all had left before the first came: at each step the piles are what the areas say."""
    law = s.n.areas[number]
    changed: dict[int, bool] = {}  # areas that are others now, or more or less open: whether something in them was complete
    now = [(place, s.z[place]) for _, place in come]
    for _, place in come:
        s.z[place] = ()
    for piece, place in gone:
        s.z[place] = (piece,)
    for _, place in gone:
        s.z[place] = ()
        _take_out(s, law, place, changed)
    for (piece, _), (place, pile) in zip(come, now, strict=True):
        s.z[place] = pile
        _put_in(s, law, piece, place, changed)
    _complete(s, number, changed)


# ---------------------------------------------------------------------------------------------------- what joins pieces
def shown(s: State, law: AreaLaw, piece: int, place: int) -> tuple[int, ...]:
    """What joins a piece there, for each of its nodes as it lies; -1 where it belongs to no area."""
    if law.owner:
        whose = s.n.piece_owner[piece]
        return (whose if whose >= 0 else s.n.place_owner[place],)
    return _as_it_lies(s, law, piece, law.values[piece])


def segments(s: State, law: AreaLaw, piece: int) -> tuple[int, ...]:
    """For each of its nodes which segment of the piece it is of, by a number."""
    return _as_it_lies(s, law, piece, law.segments[piece])


def _as_it_lies(s: State, law: AreaLaw, piece: int, printed: tuple[int, ...]) -> tuple[int, ...]:
    """What is printed on the sides, by the sides as they lie: turned once, what was in the north is in the east."""
    turns = s.v[s.n.turned + piece] if s.n.turned >= 0 and law.sides > 1 else 0
    return printed[-turns:] + printed[:-turns] if turns > 0 else printed


def sides(law: AreaLaw, place: int) -> list[Side]:
    """The four sides of a space: where there is but one node, it touches what is on all four."""
    first, space = (place - law.first) * law.sides, (place - law.first) % law.spaces
    found = []
    for direction, other in enumerate(law.beside[space]):
        beyond = place - space + other if other >= 0 else NONE
        touched = (beyond - law.first) * law.sides + ((direction + 2) % 4 if law.sides > 1 else 0)
        found.append(Side(first + (direction if law.sides > 1 else 0), beyond, touched if other >= 0 else NONE))
    return found


def is_open(s: State, law: AreaLaw, side: Side) -> bool:
    """Whether a side faces an empty space, or leads out of a grid that has no border."""
    return not s.z[side.beyond] if side.beyond >= 0 else law.open_outside


# ------------------------------------------------------------------------------------------------------ come and gone
def _put_in(s: State, law: AreaLaw, piece: int, place: int, changed: dict[int, bool]) -> None:
    """A piece has come to an empty space."""
    v, labels = s.v, law.labels
    around = sides(law, place)
    values, segment = shown(s, law, piece, place), segments(s, law, piece)
    _fill(s, law, around, changed)
    first = (place - law.first) * law.sides
    for part in dict.fromkeys(segment):
        own = [first + number for number in range(law.sides) if segment[number] == part and values[number] >= 0]
        met = [
            side.touches for side in around if side.node in own and _value_at(s, law, side.touches) == values[side.node - first]
        ]
        if own:
            _join(s, law, own, {v[labels + node] for node in met}, changed)


def _fill(s: State, law: AreaLaw, around: Iterable[Side], changed: dict[int, bool], by: int = -1) -> None:
    """A space is empty no more (or is again, `by` 1): what touches it is less open, or more."""
    v = s.v
    for side in around:
        if side.touches >= 0 and (area := v[law.labels + side.touches]) >= 0:
            v[law.opens + area] += by
            changed.setdefault(area, v[law.done + area] > 0)


def _value_at(s: State, law: AreaLaw, node: int) -> int:
    """What joins at a node; -1 where that is in no area, or outside."""
    if node < 0 or s.v[law.labels + node] < 0:
        return NONE
    place = law.first + node // law.sides
    return shown(s, law, s.z[place][-1], place)[node % law.sides]


def _join(s: State, law: AreaLaw, own: list[int], areas: Iterable[int], changed: dict[int, bool]) -> None:
    """New nodes and some areas become one."""
    nodes, was, opens = own, False, _open_sides(s, law, own)
    for area in areas:
        nodes = nodes + nodes_of(s, law, area)
        was |= changed.pop(area, s.v[law.done + area] > 0)
        opens += s.v[law.opens + area]
        _forget(s, law, area)
    _keep(s, law, nodes, opens)
    changed[min(nodes)] = was


def _take_out(s: State, law: AreaLaw, place: int, changed: dict[int, bool]) -> None:
    """A piece has left a space, which is empty now."""
    v, labels = s.v, law.labels
    first = (place - law.first) * law.sides
    left = {area for area in v[labels + first : labels + first + law.sides] if area >= 0}
    parts = {area: [node for node in nodes_of(s, law, area) if not first <= node < first + law.sides] for area in left}
    for node in range(first, first + law.sides):
        v[labels + node] = NONE
    for area, nodes in parts.items():
        was = changed.pop(area, v[law.done + area] > 0)
        _forget(s, law, area)
        for part in _in_parts(s, law, nodes):
            _keep(s, law, part, _open_sides(s, law, part))
            changed[min(part)] = was
    apart = [
        side for side in sides(law, place) if side.touches >= 0 and not any(side.touches in nodes for nodes in parts.values())
    ]
    _fill(s, law, apart, changed, 1)


def _in_parts(s: State, law: AreaLaw, nodes: list[int]) -> list[list[int]]:
    """What is left of an area, joined as it is now."""
    left, found = set(nodes), []
    while left:
        part, waiting = [], [min(left)]
        left.remove(waiting[0])
        while waiting:
            node = waiting.pop()
            part.append(node)
            near = left.intersection(beside(s, law, node))
            left -= near
            waiting += near
        found.append(part)
    return found


def beside(s: State, law: AreaLaw, node: int) -> list[int]:
    """The nodes that touch one, on its piece and on the next ones, whatever joins them."""
    place = law.first + node // law.sides
    around = sides(law, place)
    if law.sides == 1:
        return [side.touches for side in around]
    segment = segments(s, law, s.z[place][-1])
    first = node - node % law.sides
    own = [first + number for number in range(law.sides) if segment[number] == segment[node % law.sides]]
    return [*own, around[node % law.sides].touches]


def _open_sides(s: State, law: AreaLaw, nodes: Iterable[int]) -> int:
    """How many sides of these nodes face nothing yet."""
    if law.sides == 1:
        return sum(is_open(s, law, side) for node in nodes for side in sides(law, law.first + node))
    return sum(is_open(s, law, sides(law, law.first + node // law.sides)[node % law.sides]) for node in nodes)


# ------------------------------------------------------------------------------------------------------- what is kept
def nodes_of(s: State, law: AreaLaw, area: int) -> list[int]:
    """The nodes of an area, in order."""
    size = law.spaces * law.sides
    first = area - area % size
    labels = s.v[law.labels + first : law.labels + first + size]
    return [first + number for number, label in enumerate(labels) if label == area]


def _keep(s: State, law: AreaLaw, nodes: Sequence[int], opens: int) -> None:
    """These nodes are an area, with so many open sides."""
    area = min(nodes)
    for node in nodes:
        s.v[law.labels + node] = area
    s.v[law.sizes + area] = len(nodes) if law.sides == 1 else len({node // law.sides for node in nodes})
    s.v[law.opens + area] = opens


def _forget(s: State, law: AreaLaw, area: int) -> None:
    for slots in (law.sizes, law.opens, law.done):
        s.v[slots + area] = 0


def _complete(s: State, number: int, changed: dict[int, bool]) -> None:
    """Which of these areas are complete now; those are completed in which nothing was."""
    complete = s.n.complete[number]
    if complete is None:
        return
    law = s.n.areas[number]
    for area in sorted(changed):
        done = bool(complete(s, area))
        s.v[law.done + area] = int(done)
        if done and not changed[area]:
            owner = owner_of(s, law, area)
            s.fired += tuple((trigger, owner if owner >= 0 else s.v[ACTIVE], area) for trigger in law.completed)


def owner_of(s: State, law: AreaLaw, area: int) -> int:
    """Whose grid an area is in; in a grid for all, whose pieces are joined; -1 for nobody's."""
    place = law.first + area // law.sides
    whose = s.n.place_owner[place]
    if whose < 0 and law.owner and s.z[place]:
        whose = s.n.piece_owner[s.z[place][-1]]
    return whose
