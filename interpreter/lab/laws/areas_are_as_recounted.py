"""Areas are as recounted: what is kept of them while pieces come and go is what a look at the whole grid finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.lab.at_a_decision import Moment
from interpreter.numbering.tables import tables_of
from interpreter.state.laws import AreaLaw
from interpreter.state.state import State
from rulelang.program.directions import HEX

Spot = tuple[int, int, int, int]  # whose grid, row, column, side clockwise from the north (0 where pieces have no sides)
Steps = Sequence[tuple[int, int]]  # to all that a space touches: so far up, so far to the right
QUARTERS = 4
NEXT = ((1, 0), (0, 1), (-1, 0), (0, -1))


def each_area_is_as_recounted(moment: Moment) -> str | None:
    """The area of each side or space, its size, its open sides and whether it is complete."""
    s = moment.match.state
    for number, law in enumerate(s.n.areas):
        found = _recounted(s, law, _steps(s, number))
        for node in range(law.places * law.sides):
            kept = tuple(s.v[slots + node] for slots in (law.labels, law.values, law.sizes, law.opens))
            if kept != found.get(node, (-1, 0, 0, 0)):
                return f"areas {number}, node {node}: {kept} is kept (first, what joins, size, open), {found.get(node)} is there"
            complete = s.n.complete[number]
            done = complete is not None and kept[0] == node and bool(complete(s, node))
            if s.v[law.done + node] != done:
                return f"areas {number}, node {node}: complete is {s.v[law.done + node]}, and the rules say {done}"
    return None


def _steps(s: State, number: int) -> Steps:
    """From a space to those that it touches: four, or six of hexes."""
    t = tables_of(s)
    return tuple(HEX.values()) if t.grid[t.program.areas[number].grid].hexes else NEXT


def _recounted(s: State, law: AreaLaw, steps: Steps) -> dict[int, tuple[int, int, int, int]]:
    """For each node with an area its first node; for these also what joins it, its size and its open sides."""
    seen = _seen(s, law)
    shows = {spot: value for spot, (value, _) in seen.items() if value >= 0}
    segment = {spot: part for spot, (_, part) in seen.items()}
    left = dict(shows)
    found: dict[int, tuple[int, int, int, int]] = {}
    while left:
        area, waiting = set(), [next(iter(left))]
        while waiting:
            spot = waiting.pop()
            if left.pop(spot, None) is None:
                continue
            area.add(spot)
            waiting += [other for other in _touched(law, spot, steps) if shows.get(other) == shows[spot]]
            waiting += [other for other in left if other[:3] == spot[:3] and segment[other] == segment[spot]]
        first = min(_node(law, spot) for spot in area)
        opens = sum(_is_open(s, law, other) for spot in area for other in _touched(law, spot, steps))
        found |= {_node(law, spot): (first, 0, 0, 0) for spot in area}
        found[first] = (first, shows[spot], len({spot[:3] for spot in area}), opens)
    return found


def _seen(s: State, law: AreaLaw) -> dict[Spot, tuple[int, int]]:
    """What is seen at each side or space: what joins it, and of which segment of the piece it is."""
    found = {}
    for place in range(law.first, law.first + law.places):
        for piece in s.z[place]:
            for printed in range(law.sides):
                turn = s.v[s.n.turned + piece] if s.n.turned >= 0 and law.sides > 1 else 0
                shows = -printed if turn >= QUARTERS else printed  # mirrored, west shows in the east
                whose = s.n.piece_owner[piece] if s.n.piece_owner[piece] >= 0 else s.n.place_owner[place]
                value = whose if law.owner else law.printed[piece][printed]
                spot = _spot(law, (place - law.first) * law.sides + (shows + turn) % law.sides)
                found[spot] = (value, law.segments[piece][printed])
    return found


def _spot(law: AreaLaw, node: int) -> Spot:
    grid, space = divmod(node // law.sides, law.spaces)
    return grid, space // law.width, space % law.width, node % law.sides


def _node(law: AreaLaw, spot: Spot) -> int:
    grid, row, column, side = spot
    return (grid * law.spaces + row * law.width + column) * law.sides + side


def _touched(law: AreaLaw, spot: Spot, steps: Steps) -> Iterator[Spot]:
    """What a side touches, or a space on all its sides; also what is outside."""
    grid, row, column, side = spot
    for number, (up, right) in enumerate(steps):
        if law.sides == 1 or side == number:
            yield grid, row + up, column + right, (side + 2) % law.sides if law.sides > 1 else 0


def _is_open(s: State, law: AreaLaw, other: Spot) -> bool:
    grid, row, column, _side = other
    height = law.spaces // law.width
    if not (0 <= row < height and 0 <= column < law.width):
        return law.open_outside
    return not s.z[law.first + grid * law.spaces + row * law.width + column]
