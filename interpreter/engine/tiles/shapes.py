"""Pieces that cover several spaces: their parts lie on the spaces of a grid, and they themselves in a zone beside it.

The parts of a piece that lies elsewhere are in the box. Which spaces it covers follows from one of them, the leftmost in its top
row, and from its turn; so nothing else is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine.tiles.sides import turn as turn_of
from interpreter.engine.tiles.tables import cells
from interpreter.state.laws import GridLaw
from interpreter.state.state import State

BOX = 0


def parts(s: State, piece: int) -> tuple[int, ...]:
    """What lies on the spaces that a piece covers: its parts, or the piece itself."""
    return (s.n.parts[piece] if s.n.parts else ()) or (piece,)


def own(s: State, piece: int) -> tuple[int, ...]:
    """A piece with its parts."""
    return (piece, *s.n.parts[piece]) if s.n.parts else (piece,)


def covered(s: State, law: GridLaw, piece: int, place: int, turn: int) -> list[int]:
    """The spaces that a piece covers which lies there, part by part; none where it would leave the grid."""
    if not s.n.shapes or not s.n.shapes[piece]:
        return [place]
    start = s.n.grid_start[place]
    return [start + cell for cell in cells(s.n.shapes[piece][turn], law.width, law.spaces, place - start)]


def grid_under(s: State, place: int) -> int:
    """A space of the grid on which a piece lies by itself or in its parts that lies at a place."""
    under = s.n.grids_of_zones[place]
    return under if under >= 0 else place


def spot_now(s: State, piece: int) -> tuple[int, int]:
    """On which space a piece that covers several lies, and how turned; -1 where it lies on no grid."""
    start = s.n.grids_of_zones[s.at[piece]]
    if start < 0:
        return -1, 0
    width, turn = s.n.grids[s.n.grid_of[start]].width, turn_of(s, piece)
    up, right = s.n.shapes[piece][turn][0]
    return s.at[s.n.parts[piece][0]] - up * width - right, turn


def parts_go(s: State, piece: int, places: Sequence[int], turn: int) -> list[tuple[int, int, int]]:
    """The parts of a piece to the spaces that it covers now (to the box, if there are none): each, where it was, where it is."""
    parts = s.n.parts[piece]
    moves = [(part, s.at[part], places[number] if places else BOX) for number, part in enumerate(parts)]
    for left in {source for _, source, _ in moves}:
        s.z[left] = tuple([one for one in s.z[left] if one not in parts])
    for part, _, place in moves:
        s.z[place] = (*s.z[place], part)
        s.at[part] = place
        if s.n.turned >= 0:
            s.v[s.n.turned + part] = s.n.least_turns[part][turn]
    return [(part, source, place) for part, source, place in moves if places or source != BOX]
