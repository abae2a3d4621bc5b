"""What a text comes to: its Program as the engine reads it, and what the engine makes of that."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from interpreter.translate import translate
from rulelang import program as p

_PLACES = ("line", "lines")  # where clauses stand, which an edit shifts
_OF_THE_PROGRAM = {
    "program", "playable", "draft", "text", "blocks", "entries", "body", "sites", "kind", "piece", "zone", "grid", "space_grid",
    "union",
}  # fmt: skip


def meaning(program: p.Program) -> Any:
    """All of a Program but the places of its clauses; what only people read counts."""
    return _without_places(program.model_dump(mode="json"))


def made(program: p.Program) -> Iterator[str]:
    """What the engine makes of a Program, for each number of players, with the first and the last of each option: the generated
    text, its constants and all tables. One after another: where the first two differ nobody need make the others."""
    bare = p.Program.model_validate(_places_at(program.model_dump(), -1))
    first = {option.name: option.values[0] for option in bare.options}
    last = {option.name: option.values[-1] for option in bare.options}
    yield repr([[option.values for option in bare.options], [ranking.best for ranking in bare.winner]])
    ways = [first] if first == last else [first, last]
    for players, options in itertools.product(range(bare.min_players, bare.max_players + 1), ways):
        playable, tables = translate(bare, players, options, traced=True)
        names = playable.ends.__globals__
        constants = {name: value for name, value in names.items() if not callable(value) and name[0] != "_"}
        own = {name: value for name, value in vars(tables).items() if name not in _OF_THE_PROGRAM}
        yield repr([players, playable.printed.source, [repr(site) for site in tables.sites], _plain(constants), _plain(own)])


def _without_places(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _without_places(part) for name, part in data.items() if name not in _PLACES}
    return [_without_places(part) for part in data] if isinstance(data, list | tuple) else data


def _places_at(data: Any, line: int) -> Any:
    if isinstance(data, list | tuple):
        return [_places_at(part, line) for part in data]
    if not isinstance(data, dict):
        return data
    found = {name: _places_at(part, line) for name, part in data.items() if name not in _PLACES}
    if "line" in data:
        found["line"] = line
    if "lines" in data:  # of a Program, or one for each part of a bundle
        found["lines"] = [] if "min_players" in data else [line] * len(data["lines"])
    return found


def _plain(value: Any) -> Any:
    """The same for the same, whatever number an object has in memory."""
    if isinstance(value, dict):
        return sorted((repr(key), repr(_plain(part))) for key, part in value.items())
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(repr(part) for part in value)
    return "a function" if callable(value) else repr(value)
