"""One number of the rules over a range: for each value a small variant is written, which changes one clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from interpreter import Game, load

PLACE = "{}"
CLAUSE = re.compile(r"\.(\w+)$")


def wording(change: str) -> str:
    """The line of a variant for `resource gold`, `resource grain.at_most` or `table craft[smithy]: training {} time`, with `{}`
    where the number stands."""
    if PLACE in change:
        return change
    clause = CLAUSE.search(change)
    if clause is None:
        return f"{change}: {PLACE}"
    whose = " each player" if change.startswith("resource ") and clause[1] == "at_most" else ""
    return f"{change[: clause.start()]}: {clause[1].replace('_', ' ')} {PLACE}{whose}"


def swept(game: str, variants: Sequence[str], change: str, value: int) -> Game:
    """The game with this value. Raises Complaints where the rules say no, with the line that was tried."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"number_{value}.rules".replace("-", "less_")
        line = f"change {wording(change).replace(PLACE, str(value))}"
        path.write_text(f'variant {path.stem} "{value}" of {_of(game)}\n\n## One number.\n{line}\n', encoding="utf-8")
        return load(game, [*variants, path])


def _of(game: str) -> str:
    """The name of a game, or the path of its file, as the first line of a variant says it."""
    path = Path(game)
    return f'"{path.resolve()}"' if path.suffix == ".rules" else game
