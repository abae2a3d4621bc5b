"""Games that several tests look at, each read and translated once for all tests of a process.

For tests that play, print or compare. Whoever asks how games are read or translated, or changes how, loads them anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from interpreter import Game, load
from interpreter.shipped import find


def known(game: str | Path, *variants: str) -> Game:
    """A shipped game by its name, or a file of rules; with variants that lie beside it."""
    return _loaded(find(str(game)) or Path(game).resolve(), variants)


@cache
def _loaded(path: Path, variants: tuple[str, ...]) -> Game:
    return load(path, variants)
