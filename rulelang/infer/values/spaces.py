"""Spaces by their names, as in chess: `b2` is the second column of the second row from below."""

from __future__ import annotations

import re

from rulelang import ast
from rulelang.names.symbols import Symbols

_SPACE = re.compile(r"([a-z]{1,2})(\d{1,2})")


def space_named(grid: ast.GridLine, name: str) -> int | None:
    """Which space of a grid has this name, if one has; of a grid whose size hangs on something, none."""
    found = _SPACE.fullmatch(name)
    if found is None or not isinstance(grid.width, ast.NumberText) or not isinstance(grid.height, ast.NumberText):
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    row = int(found[2])
    if not (1 <= column <= grid.width.value and 1 <= row <= grid.height.value):
        return None
    return (row - 1) * grid.width.value + column - 1


def own_spaces(symbols: Symbols, name: str) -> list[tuple[str, int]]:
    """The spaces of this name in grids of which each player has one: the grid, and which of its spaces."""
    found = [(grid.name, space_named(grid, name)) for grid in symbols.grids() if grid.each is not None]
    return [(grid, space) for grid, space in found if space is not None]
