"""The tables of cards and tiles that lie beside the rules, as rows."""

from __future__ import annotations

import csv

from interpreter.shipped import root


def rows(game: str, table: str) -> list[dict[str, str]]:
    """The rows of a table, by the names of its columns."""
    with (root() / game / f"{table}.csv").open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))
