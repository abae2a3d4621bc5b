"""Every node is printed by both printers and valued; what people read has the names that the tables know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter import form
from interpreter.form import Constant, walk
from interpreter.listing.outline import outline
from interpreter.listing.readable import parts, shown
from interpreter.listing.readable.naming.values import UNNAMED, Names
from interpreter.listing.readable.nodes.phrases import GIVEN, PHRASES
from interpreter.listing.readable.nodes.where_amounts_lie import number_at
from interpreter.listing.readable.showing import SHOWN, People
from interpreter.numbering.tables import Tables
from interpreter.playable.operations import OPERATIONS
from interpreter.playable.python import PRINTED
from interpreter.telling.refusals.evaluate import VALUED
from tests.games import known
from tests.thorough import one_in

from .test_walked import SHIPPED, TOYS, VARIANTS

NODES = {one for one in vars(form).values() if isinstance(one, type) and issubclass(one, form.Node)} - {form.Node, form.Step}
OPTIONS = {form.Choice, form.Numbers, form.Ways, form.Payments, form.Gathered}
WITHIN = {form.Function}  # the name of what is called: a call prints it, and gives its value
PYTHON_WITHIN = {form.Piles}  # a loop over two places at once
WITHOUT_VALUE = {form.Loop}  # a group is listed or folded
NUMBERED = re.compile(r"kept \d|\bx\d+[bgom]\d|\bpiece \d|\[\d+\]|\(\d+,")  # a slot, a candidate, a piece, an index, a tuple


def test_every_node_is_shown_to_people() -> None:
    assert SHOWN.keys() == NODES


def test_every_node_is_printed_as_python() -> None:
    assert PRINTED.keys() == NODES - WITHIN - PYTHON_WITHIN


def test_every_node_that_has_a_value_is_valued() -> None:
    with_value = {node for node in NODES if not issubclass(node, form.Step)} - OPTIONS
    assert VALUED.keys() == with_value - WITHIN - WITHOUT_VALUE


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_an_operation_is_told_with_no_more_than_it_is_given(name: str) -> None:
    told = {int(number) for number, _, _ in GIVEN.findall(PHRASES[name].words)}
    assert told <= set(range(len(OPERATIONS[name].given)))


def games() -> Iterator[object]:
    for path in (*SHIPPED, *TOYS):
        yield pytest.param(path, [], id=path.stem)
    variants = [(path.parent.parent.parent / f"{path.parent.parent.name}.rules", [path.stem]) for path in VARIANTS]
    yield from one_in(6, variants, lambda case: case[1][0])


def made(t: Tables) -> Iterator[str]:
    """All that is shown of a game, but the lines of its rules."""
    lines = {line.text.strip() for line in t.program.lines}
    for part in parts(t):
        for line in shown(t, part):
            if not any(line.endswith(text) for text in lines):
                yield line


@pytest.mark.parametrize(("path", "variants"), list(games()))
def test_no_number_is_shown_that_has_a_name(path: Path, variants: list[str]) -> None:
    game = known(path, *variants)
    found = [line for line in made(game.tables(game.max_players, {}, traced=True)) if not line.startswith("block ")]
    assert found
    assert [line for line in found if UNNAMED in line or NUMBERED.search(line)] == []


@pytest.mark.parametrize("name", ["village", "valeria"])
def test_every_number_of_the_state_has_a_name_of_its_own(name: str) -> None:
    game = known(name)
    t = game.tables(game.max_players, {}, traced=True)
    to = People(Names(t), {})
    said = [number_at(to, Constant(slot)) for slot in range(len(t.start))]
    assert len(set(said)) == len(t.start)
    assert not any(UNNAMED in one.name for one in said)


@pytest.mark.parametrize("name", ["village", "valeria"])
def test_everything_of_a_form_is_in_one_part(name: str) -> None:
    t = known(name).tables(2, {}, traced=True)
    everything = parts(t)
    blocks = [block.number for part in everything for block in part.blocks]
    functions = [defined.function for part in everything for defined in part.functions]
    assert sorted(blocks) == sorted(t.form.blocks)
    assert len(functions) == len(t.form.functions)
    assert set(functions) == set(t.form.functions)


def test_the_outline_has_every_node() -> None:
    t = known("village").tables(2, {}, traced=True)
    for part in parts(t):
        for one in (*part.blocks, *part.functions):
            lines = list(outline(one))
            nodes = [line for line in lines if re.match(r" *(\w+: )?[A-Z]\w+( |$)", line)]
            assert len(nodes) == 1 + sum(1 for _ in walk(one.steps)) + ("function" in dir(one))
