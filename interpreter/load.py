"""From a name or a path to a game: the one door of the engine through which text comes in."""

from __future__ import annotations

from pathlib import Path

from interpreter.game import Game
from interpreter.shipped import find
from rulelang.compile import compile_path
from rulelang.lower import identity


def load(name: str | Path) -> Game:
    """A shipped game by its name, or a file of rules. Raises rulelang.diagnostics.Complaints, or FileNotFoundError."""
    path = find(str(name)) or Path(name)
    if not path.is_file():
        raise FileNotFoundError(f"there is no game `{name}`")
    program = compile_path(path)
    return Game(program, identity(program))
