"""A form asks nothing of the runtime but what has a row, and gives it what the row says."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from interpreter.form import Ask, Effect, walk
from interpreter.numbering.tables import Tables
from interpreter.playable.operations import OPERATIONS, RUNTIME
from tests.games import known

from .test_walked import SHIPPED, TOYS

OPTIONAL = {"no_case": 1, "draw_resources": 1}  # how many of the last may be left out


def everything(t: Tables) -> list[object]:
    steps = [step for one in (*t.form.blocks.values(), *t.form.functions.values()) for step in one.steps]
    return [*steps, *t.form.options.values()]


@pytest.mark.parametrize("path", [*SHIPPED, *TOYS], ids=lambda path: path.stem)
def test_each_operation_is_given_what_its_row_says(path: Path) -> None:
    game = known(path)
    for node in walk(everything(game.tables(game.max_players, {}, traced=True))):
        if isinstance(node, Ask | Effect):
            row = OPERATIONS[node.what].given
            assert len(row) - OPTIONAL.get(node.what, 0) <= len(node.given) <= len(row), node


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_the_runtime_takes_what_a_row_says(name: str) -> None:
    state, given = OPERATIONS[name]
    parameters = list(inspect.signature(RUNTIME[name]).parameters.values())
    needed = [one for one in parameters if one.default is inspect.Parameter.empty]
    most = len(state) + len(given)
    assert len(needed) <= most <= len(parameters), (name, parameters)
