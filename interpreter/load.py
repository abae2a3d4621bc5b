"""From a name or a path to a game: the one door of the engine through which text comes in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from interpreter.match.game import Game
from interpreter.shipped import find, variant_file
from rulelang.compile import compile_paths
from rulelang.lower import identity


def load(name: str | Path, variants: Sequence[str | Path] = ()) -> Game:
    """A shipped game or variant by its name, or a file of rules; with variants, by their names beside it or their paths.

    Raises Complaints (`rulelang.text.diagnostics`) with all that is wrong in the text, or FileNotFoundError, which says what is
    not there.
    """
    path = find(str(name)) or Path(name)
    if not path.is_file():
        raise FileNotFoundError(f"there is no game `{name}`")
    paths = [path]
    for variant in variants:
        file = variant_file(path, str(variant))
        if file is None:
            raise FileNotFoundError(f"`{path.stem}` has no variant `{variant}`")
        paths.append(file)
    program = compile_paths(paths, find)
    return Game(program, identity(program))
