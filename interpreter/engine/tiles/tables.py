"""What is known of tiles before any match: what their sides show in each turn, and which spaces a shape covers, as sets of bits.

A set of spaces of one grid is a number: bit 0 is its first space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from interpreter.engine.tiles.sides import DIRECTIONS, NO_SIDE, QUARTERS, printed_at
from interpreter.state.game_numbers import GameNumbers

TURNS = range(2 * QUARTERS)
SHAPES_KEPT = 4096
Shape = tuple[tuple[int, int], ...]  # of each part how far up and to the right it lies


class Tile(NamedTuple):
    """The sides of a piece."""

    shown: tuple[tuple[int, ...], ...]  # [turn][direction] what shows there
    showing: tuple[Mapping[int, int], ...]  # [direction] for what shows there the turns in which it does, a bit for each


def tiles(n: GameNumbers) -> tuple[Tile, ...]:
    """[piece] Its sides; none where no grid has a law."""
    known: dict[tuple[int, ...], Tile] = {}
    for sides in n.sides if n.grids else ():
        if sides not in known:
            known[sides] = _tile(sides)
    return tuple([known[sides] for sides in n.sides]) if n.grids else ()


def _tile(sides: Sequence[int]) -> Tile:
    shown = tuple(tuple(sides[printed_at(one, turn)] if sides else NO_SIDE for one in DIRECTIONS) for turn in TURNS)
    showing: list[dict[int, int]] = [{} for _ in DIRECTIONS]
    for turn, seen in enumerate(shown):
        for turns, one in zip(showing, seen, strict=True):
            turns[one] = turns.get(one, 0) | 1 << turn
    return Tile(shown, tuple(showing))


def around(n: GameNumbers) -> tuple[int, ...]:
    """[place] Of a space of a grid with a law the spaces that share a side with it."""
    return tuple(
        sum(1 << beside - n.grid_start[place] for beside in n.next_to[place]) if n.grid_of[place] >= 0 else 0
        for place in range(len(n.grid_of))
    )


@lru_cache(SHAPES_KEPT)
def footprints(shape: Shape, width: int, spaces: int) -> tuple[int, ...]:
    """[space] The spaces that a piece covers which lies there; none where it would leave the grid."""
    return tuple(sum(1 << cell for cell in cells(shape, width, spaces, space)) for space in range(spaces))


def cells(shape: Shape, width: int, spaces: int, space: int) -> list[int]:
    """The same, part by part."""
    row, column = divmod(space, width)
    found = []
    for up, right in shape:
        there = (row + up) * width + column + right
        if not (0 <= column + right < width and 0 <= there < spaces):
            return []
        found.append(there)
    return found
