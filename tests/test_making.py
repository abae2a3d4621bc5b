"""Parts of Programs and trees are made at once, and a Program lists its parts once: neither can be told from the long way."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest
from pydantic import BaseModel

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import children, nodes
from rulelang.compile import compile_paths
from rulelang.program.nodes import below
from rulelang.syntax.parse import parse
from rulelang.text.making import made
from rulelang.text.source import Span, read

RULES = Path(__file__).parent / "toys" / "everything.rules"
PARTS = [one for one in vars(p).values() if isinstance(one, type) and issubclass(one, p.Node)]
CLASSES: list[type[BaseModel]] = [Span, ast.Comment, *ast.CLASSES.values(), *PARTS]


@pytest.fixture(scope="module")
def program() -> p.Program:
    return compile_paths([RULES])


def walked(node: object) -> Iterator[p.Node]:
    """The node and all below, each asked for what it holds."""
    if isinstance(node, p.Node):
        yield node
    for one in below(node):
        yield from walked(one)


def test_what_is_made_at_once_is_what_pydantic_makes() -> None:
    for cls in CLASSES:
        required = {name: name for name, field in reversed(cls.model_fields.items()) if field.is_required()}
        at_once, slowly = made(cls, **required), cls.model_construct(**required)
        assert list(at_once.__dict__.items()) == list(slowly.__dict__.items())
        assert at_once.model_fields_set == slowly.model_fields_set
        assert at_once == slowly


def test_nothing_that_was_made_can_be_changed(program: p.Program) -> None:
    for one in (program, program.bodies[0], Span()):
        with pytest.raises(ValueError, match="frozen"):
            one.name = "another"  # type: ignore[union-attr]


def test_what_a_part_has_not_is_missed(program: p.Program) -> None:
    for one in (program.round, parse(read(RULES))[0]):
        assert getattr(one, "nothing", "missed") == "missed"
        with pytest.raises(AttributeError, match=f"'{type(one).__name__}' object has no attribute 'nothing'"):
            one.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_a_program_lists_all_its_parts_once(program: p.Program) -> None:
    assert list(p.parts(program)) == list(walked(program))
    assert p.parts(program) is p.parts(program)


def test_what_was_listed_is_of_this_program_alone(program: p.Program) -> None:
    fresh = copy(program)
    before = pickle.dumps(fresh)
    assert len(list(p.parts(fresh))) > 100
    assert fresh == program
    assert pickle.dumps(fresh) == before
    bare = fresh.model_copy(update={"bodies": ()})
    assert list(p.parts(bare)) == list(walked(bare))
    assert list(p.parts(copy(fresh))) == list(walked(fresh))
    assert "_listed" not in fresh.model_dump_json()


def test_a_tree_is_walked_in_the_order_of_its_text() -> None:
    text, complaints = parse(read(RULES))
    assert not complaints
    found = list(nodes(text))
    assert found[0] is text
    assert len(found) == len({id(node) for node in found})
    for number, node in enumerate(found):
        at = number + 1
        for child in children(node):
            assert found[at] is child
            at += len(list(nodes(child)))
