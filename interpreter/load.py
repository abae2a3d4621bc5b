"""From a name or a path to a game: the one door of the engine through which text comes in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from interpreter.late import Late
from interpreter.shipped import find, variant_file

if TYPE_CHECKING:
    from interpreter.keeping import games
    from interpreter.match import game
    from interpreter.match.game import Game
    from rulelang import compile, lower
    from rulelang.text import source
else:  # a game that is kept is loaded without what reads text, and text is checked without what plays
    games, game = Late("interpreter.keeping.games"), Late("interpreter.match.game")
    compile, lower, source = Late("rulelang.compile"), Late("rulelang.lower"), Late("rulelang.text.source")


def load(name: str | Path, variants: Sequence[str | Path] = ()) -> Game:
    """A shipped game or variant by its name, or a file of rules; with variants, by their names beside it or their paths.

    What was loaded before is kept (`interpreter.keeping`) and found again as long as all its files are as they were.
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
    kept = games.kept_game(paths, find)
    return _compiled(paths) if kept is None else game.Game(kept, kept.heading.identity)


def _compiled(paths: Sequence[Path]) -> Game:
    """The game of the text, which is kept from now on. Raises Complaints."""
    asked: dict[str, Path | None] = {}

    def found(name: str) -> Path | None:
        return asked.setdefault(name, find(name))

    with source.noting() as looked:
        program = compile.compile_paths(paths, found)
    sources = games.Sources(
        {str(path): held for path, held in looked.items()},
        {name: None if path is None else str(path) for name, path in asked.items()},
    )
    identity = lower.identity(program)
    return game.Game(games.keep_game(paths, sources, program, identity) or program, identity)
