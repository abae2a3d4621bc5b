"""What a move does to areas: those around the piece are joined, one that it leaves falls into parts; nothing else is looked at.

What is kept of areas depends on what lies where, and on nothing else: each node has the number of the first node of its area,
and there stand its size, its open sides, and whether it is complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpreter.state.laws import AreaLaw
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State

NONE, QUARTERS = -1, 4
Move = tuple[int, int, int]  # a piece, where it was, where it is


def follow(s: State, moves: Sequence[Move]) -> None:
    """Pieces have moved: areas are as they lie now, and what is completed by it is set off. One that stays may have turned."""
    for number, law in enumerate(s.n.areas):
        there = range(law.first, law.first + law.places)
        gone = [(piece, source) for piece, source, place in moves if source in there and (source != place or law.sides > 1)]
        come = [(piece, place) for piece, source, place in moves if place in there and (source != place or law.sides > 1)]
        if gone or come:
            _change(s, number, gone, come)


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
    return _as_it_lies(s, law, piece, law.printed[piece])


def segments(s: State, law: AreaLaw, piece: int) -> tuple[int, ...]:
    """For each of its nodes which segment of the piece it is of, by a number."""
    return _as_it_lies(s, law, piece, law.segments[piece])


def _as_it_lies(s: State, law: AreaLaw, piece: int, printed: tuple[int, ...]) -> tuple[int, ...]:
    """What is printed on the sides, by the sides as they lie: turned once, what was in the north is in the east.

    Of a piece that is mirrored east and west are exchanged before.
    """
    turn = s.v[s.n.turned + piece] if s.n.turned >= 0 and law.sides > 1 else 0
    if turn >= QUARTERS and printed:
        printed = (printed[0], *printed[:0:-1])
    turn %= QUARTERS
    return printed[-turn:] + printed[:-turn] if turn else printed


# ------------------------------------------------------------------------------------------------------ come and gone
def _put_in(s: State, law: AreaLaw, piece: int, place: int, changed: dict[int, bool]) -> None:
    """A piece has come to an empty space."""
    v, nodes = s.v, _nodes_at(law, place)
    values, segment = shown(s, law, piece, place), segments(s, law, piece)
    _fill(s, law, [other for node in nodes for _, other in law.beyond[node]], changed, -1)
    for part in set(segment):
        own = [node for node, of, value in zip(nodes, segment, values, strict=True) if of == part and value >= 0]
        if own:
            joins = values[own[0] - nodes[0]]
            near = {v[law.labels + other] for node in own for _, other in law.beyond[node] if other >= 0}
            _join(s, law, own, [area for area in near if area >= 0 and v[law.values + area] == joins], changed)
            v[law.values + v[law.labels + own[0]]] = joins


def _nodes_at(law: AreaLaw, place: int) -> range:
    """The nodes of a space."""
    first = (place - law.first) * law.sides
    return range(first, first + law.sides)


def _fill(s: State, law: AreaLaw, touched: Iterable[int], changed: dict[int, bool], by: int) -> None:
    """A space is empty no more (or is again, `by` 1): what it touches is less open, or more."""
    v = s.v
    for node in touched:
        if node >= 0 and (area := v[law.labels + node]) >= 0:
            v[law.opens + area] += by
            changed.setdefault(area, v[law.done + area] > 0)


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
    v, labels, own = s.v, law.labels, _nodes_at(law, place)
    left = {area for area in v[labels + own[0] : labels + own[-1] + 1] if area >= 0}
    parts = {area: [node for node in nodes_of(s, law, area) if node not in own] for area in left}
    for node in own:
        v[labels + node] = NONE
    for area, nodes in parts.items():
        was, joins = changed.pop(area, v[law.done + area] > 0), v[law.values + area]
        _forget(s, law, area)
        for part in _in_parts(s, law, nodes):
            _keep(s, law, part, _open_sides(s, law, part))
            v[law.values + min(part)] = joins
            changed[min(part)] = was
    again = {node for nodes in parts.values() for node in nodes}  # of these all sides were counted anew
    _fill(s, law, [other for node in own for _, other in law.beyond[node] if other not in again], changed, 1)


def _in_parts(s: State, law: AreaLaw, nodes: list[int]) -> list[list[int]]:
    """What is left of an area, joined as it is now."""
    left, found = set(nodes), []
    while left:
        waiting = [min(left)]
        part: list[int] = []
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
    found = [other for _, other in law.beyond[node]]
    if law.sides > 1:
        own = _nodes_at(law, law.first + node // law.sides)
        segment = segments(s, law, s.z[law.first + node // law.sides][-1])
        found += [other for other, of in zip(own, segment, strict=True) if of == segment[node - own[0]]]
    return found


def _open_sides(s: State, law: AreaLaw, nodes: Iterable[int]) -> int:
    """How many sides of these nodes face an empty space, or lead out of a grid that has no border."""
    z, outside = s.z, law.open_outside
    return sum([not z[place] if place >= 0 else outside for node in nodes for place, _ in law.beyond[node]])


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
    for slots in (law.values, law.sizes, law.opens, law.done):
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
