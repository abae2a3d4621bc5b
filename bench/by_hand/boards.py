"""What the views of games by hand share: names of spaces, boards, and the parts that are there in every view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bench.by_hand.face import Position


def space_names(width: int, height: int) -> tuple[str, ...]:
    """The names of the spaces, row by row from the bottom left: a1, b1, ..."""
    return tuple(f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}" for row in range(height) for column in range(width))


def grid(piece: str, owners: Sequence[int], width: int, height: int) -> dict[str, Any]:
    """A grid of one board: whose piece is where (-1: none), row by row from the bottom left."""
    names = [None if owner < 0 else f"{piece} of Player {owner + 1}" for owner in owners]
    rows = [names[row * width : (row + 1) * width] for row in reversed(range(height))]
    return {"width": width, "height": height, "spaces": list(space_names(width, height)), "boards": [rows]}


def view_of(position: Position, under_way: list[str], over: bool) -> dict[str, Any]:
    """What every view has; who decides is the active player."""
    return {
        "players": position.players, "options": {}, "active": position.player, "over": over, "under_way": under_way,
        "steps": {}, "zones": {}, "counters": {}, "roles": {}, "resources": {}, "grids": {},
    }  # fmt: skip
