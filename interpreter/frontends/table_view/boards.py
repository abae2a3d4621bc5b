"""A grid drawn as rows of signs, the highest row first, with the letters of the columns and what each sign means.

The rows of a grid of hexes are drawn as they lie, each half a hex further to the right than the one below it. Where several
pieces lie on a space their signs stand together, `boat+2×crate`; too many for that are counted, and told below the board.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from interpreter.frontends.table_view.marks import OWNED, spoken
from interpreter.frontends.table_view.text_flow import flow
from interpreter.telling.view_shape import Grid, Whole

EMPTY = "·"
ON = " with "  # between a piece and what lies on it
CROWD = 7  # signs of one space: no more than so many characters


def board_lines(grid: Grid, number: int, width: int) -> list[Text]:
    """Of one of its boards the rows from the top, the letters of the columns, and what each sign means; the parts of a piece
    are joined by lines."""
    board, wholes = grid["boards"][number], grid["wholes"][number] if "wholes" in grid else ()
    lying = grid["together"][number] if "together" in grid else {}
    crowds = {space: Counter(laden.partition(ON)[0] for laden in several) for space, several in lying.items()}
    faces = [[None if laden is None else laden.partition(ON)[0] for laden in row] for row in board]
    faces = _named_by_wholes(grid, faces, wholes)
    signs = signs_for(sorted({face for row in (*faces, *crowds.values()) for face in row if face is not None}))
    rows = [[EMPTY if face is None else signs[face] for face in row] for row in faces]
    for space, crowd in crowds.items():
        row, column = divmod(grid["spaces"].index(space), grid["width"])
        rows[grid["height"] - 1 - row][column] = crowd_sign(crowd, signs)
    columns = [re.sub(r"\d+$", "", space) for space in grid["spaces"][: grid["width"]]]
    cell = max(map(len, [*(sign for row in rows for sign in row), *columns]))
    if hexes := grid.get("hexes", False):
        cell += 1 - cell % 2  # so that a row can lie half a hex, and its space, further to the right
    piece_at = {grid["spaces"].index(space): number for number, one in enumerate(wholes) for space in one["spaces"]}
    lines = []
    for height, shown in zip(range(grid["height"], 0, -1), rows, strict=True):
        aside = " " * ((height - 1) * (cell + 1) // 2) if hexes else ""
        lines.append(Text(f"{aside}{height:>4} " + _row(shown, cell, _joined(grid, piece_at, height, 0, -1))))
        if any(below := _joined(grid, piece_at, height, -1, 0)):
            lines.append(Text("     " + "".join(("│" if joined else "").rjust(cell + 1) for joined in below)))
    lines.append(Text("      " + " ".join(column.rjust(cell) for column in columns), style="dim"))
    counted = [f"on {space} {_told(crowd)}" for space, crowd in crowds.items() if crowd_sign(crowd, signs).startswith("(")]
    for told in ([f"{sign} {spoken(face)}" for face, sign in signs.items()], counted, loads(grid, board, lying)):
        lines += flow([Text(part, style="dim") for part in told], width, Text("      "), ", ")
    return lines


def crowd_sign(crowd: Counter[str], signs: Mapping[str, str]) -> str:
    """What is drawn of several pieces: `b1+2×c`, or how many there are, `(5)`."""
    told = "+".join(signs[face] if many == 1 else f"{many}×{signs[face]}" for face, many in sorted(crowd.items()))
    return told if len(told) <= CROWD else f"({crowd.total()})"


def _told(crowd: Counter[str]) -> str:
    return " + ".join(f"{many}×{spoken(face)}" if many > 1 else spoken(face) for face, many in sorted(crowd.items()))


def _row(signs: Sequence[str], cell: int, joined: Sequence[bool]) -> str:
    """The signs of a row, each with a line to the one left of it where they are joined."""
    return "".join(sign.rjust(cell + 1, "─" if line else " ") for sign, line in zip(signs, joined, strict=True))


def _joined(grid: Grid, piece_at: Mapping[int, int], row: int, up: int, right: int) -> list[bool]:
    """Of each space of a row (from 1) whether it is covered by the same piece as the one so far up and to the right."""
    first = (row - 1) * grid["width"]
    spaces = range(first, first + grid["width"])
    beside = [space + up * grid["width"] + right if 0 <= space - first + right < grid["width"] else -1 for space in spaces]
    return [space in piece_at and piece_at[space] == piece_at.get(other) for space, other in zip(spaces, beside, strict=True)]


def _named_by_wholes(grid: Grid, faces: list[list[str | None]], wholes: Sequence[Whole]) -> list[list[str | None]]:
    """What is seen on each space: where all parts look the same, which piece it is that covers it."""
    top = grid["height"] - 1
    at = {space: (top - number // grid["width"], number % grid["width"]) for number, space in enumerate(grid["spaces"])}
    cells = [(at[space], one["piece"]) for one in wholes for space in one["spaces"]]
    if len({faces[row][column] for (row, column), _ in cells}) != 1:
        return faces
    named = [row[:] for row in faces]
    for (row, column), piece in cells:
        named[row][column] = piece
    return named


def loads(grid: Grid, board: Sequence[Sequence[str | None]], together: Mapping[str, Sequence[str]]) -> list[str]:
    """What lies on the pieces, by space: `on b2 2 coin`; where several pieces lie, also on which: `on b2 2 coin on boat`."""
    found = []
    for space, top in zip(grid["spaces"], (one for row in reversed(board) for one in row), strict=True):
        several = together.get(space, () if top is None else (top,))
        for face, _, load in (laden.partition(ON) for laden in several):
            found += [f"on {space} {spoken(load)}{f' on {spoken(face)}' if len(several) > 1 else ''}"] if load else []
    return found


def signs_for(faces: Sequence[str]) -> dict[str, str]:
    """A short sign for each face: the player's number where that tells them apart, else first letters, as few as will do."""
    owned = {face: OWNED.fullmatch(face) for face in faces}
    if all(owned.values()):
        numbers = {face: found[2] for face, found in owned.items() if found}
        if len(set(numbers.values())) == len(faces):
            return numbers
    for length in range(1, max(map(len, faces), default=0) + 1):
        signs = {face: face[:length] + (found[2] if (found := owned[face]) else "") for face in faces}
        if len(set(signs.values())) == len(faces):
            return signs
    return {face: face for face in faces}
