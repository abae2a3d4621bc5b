"""Pieces that cover several spaces, as tables: their parts, where these lie in each turn, and where the whole is meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.numbering.layout import Layout

QUARTERS = 4
TURNS = range(2 * QUARTERS)  # by quarters clockwise, then the same mirrored before
Steps = tuple[tuple[int, int], ...]  # how far up, and how far to the right


def shapes(t: Layout) -> tuple[tuple[Steps, ...], ...]:
    """[piece][turn] Where its parts lie, in their order, from the leftmost in the top row; nothing of pieces without parts."""
    rows = {piece.name: [tuple(_laid(shape, turn) for turn in TURNS) for shape in piece.shapes] for piece in t.program.pieces}
    return tuple(rows[name][row] if rows[name] else () for name, row in zip(t.piece_class, t.piece_row, strict=True))


def _laid(shape: Sequence[tuple[int, int, int]], turn: int) -> Steps:
    turned = [_turned(up, right, turn) for _, up, right in shape]
    first = max(turned, key=lambda cell: (cell[0], -cell[1]), default=(0, 0))
    return tuple((up - first[0], right - first[1]) for up, right in turned)


def _turned(up: int, right: int, turn: int) -> tuple[int, int]:
    """A step mirrored left to right, if it is, and then turned clockwise."""
    if turn >= QUARTERS:
        right = -right
    for _ in range(turn % QUARTERS):
        up, right = -right, up
    return up, right


def zones_of_wholes(t: Layout) -> tuple[tuple[int, ...], ...]:
    """[class][place] Where a piece lies whose parts lie on the grid of that space, or -1; nothing of classes without parts."""
    found = []
    for piece in t.program.pieces:
        zones = {zone.laid_on: zone.name for zone in t.program.zones if zone.laid_on is not None and piece.name in zone.holds}
        row = [-1] * (t.places if piece.made_of else 0)
        for grid, zone in zones.items():
            for place in t.family_places(grid):
                row[place] = t.first_place[zone] + max(0, t.place_owner[place])
        found.append(tuple(row))
    return tuple(found)


def grids_of_zones(t: Layout) -> tuple[int, ...]:
    """[place] The first space of the grid on which the parts lie of what lies here; -1 of all other places."""
    found = [-1] * t.places
    for zone in t.program.zones:
        if zone.laid_on is not None:
            for number, place in enumerate(t.family_places(zone.name)):
                found[place] = t.first_place[zone.laid_on] + number * t.count_of(t.grid[zone.laid_on].space)
    return tuple(found)
