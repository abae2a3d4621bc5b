"""A grid of tiles drawn with their sides: each tile as three rows, what its sides show around its sign, and the areas below.

A side with nothing beside it yet is a capital letter. Where one tile has several areas of one sort, their sides have numbers.
Sides of one area have one colour, which the list of areas has, too; nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from interpreter.frontends.table_view.boards import EMPTY, ON, signs_for
from interpreter.frontends.table_view.marks import colour, counted, spoken
from interpreter.frontends.table_view.text_flow import flow
from interpreter.telling.ground import Ground, SeenArea, Side
from interpreter.telling.view_shape import Grid

MARGIN = 6  # columns left of a row, for its number
WHOLE = 6  # rows and columns: a larger grid is drawn as far as tiles lie, and what is beside them
JOINT = "+"
NORTH, EAST, SOUTH, WEST = range(4)


class Style(NamedTuple):
    """How the tiles of a board are drawn: a sign for each face and for what sides show, and whether areas are numbered."""

    faces: dict[str, str]
    shown: dict[str, str]
    numbered: bool

    def width(self, ground: Ground) -> tuple[int, int]:
        """How wide a side is, and a whole tile."""
        labels = [self.label(sides, one) for sides in ground["sides"].values() for one in range(4)]
        side = max(map(len, labels), default=1)
        inside = max(map(len, self.faces.values()), default=0)
        return side, 2 * side + (inside + 2 if inside else 1)

    def label(self, sides: Sequence[Side | None], direction: int) -> str:
        """`r`, `R` where nothing lies beside it, `R2` for the second of two roads on one tile."""
        one = sides[direction]
        if one is None:
            return " "
        sign = self.shown[one["shows"]]
        areas = list(dict.fromkeys(other["area"] for other in sides if other is not None and other["shows"] == one["shows"]))
        number = str(areas.index(one["area"]) + 1) if self.numbered and len(areas) > 1 else ""
        return (sign.upper() if one["open"] else sign) + number


def tile_lines(grid: Grid, board: Sequence[Sequence[str | None]], ground: Ground, width: int) -> list[Text] | None:
    """The board, what its signs mean, and the areas; None where the screen has no room for it."""
    faces = [[None if laden is None else laden.partition(ON)[0] for laden in row] for row in reversed(board)]
    rows = _part(range(grid["height"]), [number for number, row in enumerate(faces) if any(row)])
    columns = _part(range(grid["width"]), [number for row in faces for number, face in enumerate(row) if face])
    style = _style(faces, ground, len(columns), width)
    if style is None:
        return None
    lines = [line for row in reversed(rows) for line in _row(grid, faces[row], row, columns, style, ground)]
    across = style.width(ground)[1]
    letters = (_letters(grid, column).center(across) for column in columns)
    lines.append(Text(" " * MARGIN + " ".join(letters).rstrip(), style="dim"))
    return [*lines, *_meaning(style, width)]


def area_lines(ground: Ground, width: int) -> list[Text]:
    """The areas of more than one piece, or with something on them: `road at c4: 3, 2 open, rider of Player 1`."""
    told = [(number, area) for number, area in enumerate(ground["areas"]) if area["size"] > 1 or area["on"]]
    return flow([Text(_told(area), style=colour(number)) for number, area in told], width, Text(" " * MARGIN))


def _told(area: SeenArea) -> str:
    state = "complete" if area["complete"] else f"{area['open']} open"
    return ", ".join([f"{area['name']}: {area['size']}", state, *map(spoken, counted(area["on"]))])


def _part(whole: range, used: Sequence[int]) -> range:
    """Of the rows or columns those that are drawn."""
    if len(whole) <= WHOLE or not used:
        return whole
    return range(max(0, min(used) - 1), min(len(whole), max(used) + 2))


def _style(faces: Sequence[Sequence[str | None]], ground: Ground, columns: int, width: int) -> Style | None:
    """As much as there is room for: signs of the tiles, then the numbers of areas."""
    signs = signs_for(sorted({face for row in faces for face in row if face is not None}))
    kinds = sorted({side["shows"] for sides in ground["sides"].values() for side in sides if side is not None})
    shown = signs_for(kinds)
    for style in (Style(signs, shown, True), Style({}, shown, True), Style({}, shown, False)):
        if MARGIN + columns * (style.width(ground)[1] + 1) <= width:
            return style
    return None


def _letters(grid: Grid, column: int) -> str:
    return grid["spaces"][column].rstrip("0123456789")


def _row(grid: Grid, faces: Sequence[str | None], row: int, columns: range, style: Style, ground: Ground) -> Iterator[Text]:
    """The three lines of a row of tiles."""
    for part in range(3):
        line = Text(f"{row + 1:>4}  " if part == 1 else " " * MARGIN)
        for column in columns:
            face, space = faces[column], grid["spaces"][row * grid["width"] + column]
            line.append_text(_part_of_tile(face, ground["sides"].get(space), part, style, ground)).append(" ")
        line.rstrip()
        yield line


def _part_of_tile(face: str | None, sides: Sequence[Side | None] | None, part: int, style: Style, ground: Ground) -> Text:
    """One of the three lines of a tile: its north; its west, its sign and its east; its south."""
    side, width = style.width(ground)
    if face is None or sides is None:
        return Text((EMPTY if face is None and part == 1 else " ").center(width), style="dim")
    if part != 1:
        direction = NORTH if part == 0 else SOUTH
        return Text(style.label(sides, direction).center(width), style=_colour(sides[direction]))
    middle = f" {style.faces[face].center(width - 2 * side - 2)} " if style.faces else JOINT
    left = Text(style.label(sides, WEST).rjust(side), style=_colour(sides[WEST]))
    return left.append(middle, style="dim").append(style.label(sides, EAST).ljust(side), style=_colour(sides[EAST]))


def _colour(side: Side | None) -> str:
    return colour(side["area"]) if side is not None and side["area"] >= 0 else ""


def _meaning(style: Style, width: int) -> list[Text]:
    """What the signs mean."""
    shown = [Text(f"{sign} {spoken(name)}") for name, sign in style.shown.items()]
    faces = [Text(f"{sign} {spoken(face)}") for face, sign in style.faces.items() if sign != face]
    if not shown:
        return []
    sides = flow([*shown, Text("a capital: nothing lies beside it")], width, Text(" " * MARGIN), ", ")
    lines = [*sides, *flow(faces, width, Text(" " * MARGIN), ", ")]
    for line in lines:
        line.stylize("dim")
    return lines
