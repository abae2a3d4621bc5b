"""Tests that ask the same are asked once: what plays comes to the same, whatever holds."""

from __future__ import annotations

from itertools import product

import pytest

from interpreter import form as n
from interpreter.playable.python import values  # noqa: F401 - what prints nodes
from interpreter.playable.python.printing import Python
from tests.form.test_folding import fold

A, B, X, Y = (n.Compare("==", n.Slot(number), n.Constant(1)) for number in range(4))
NOT_A = n.Compare("!=", n.Slot(0), n.Constant(1))
MAY_FAIL = n.Compare("==", n.Divided("down", n.Constant(1), n.Slot(0), 7), n.Constant(1))
TRACED = n.Not(n.Marked(7, X))


def both(*parts: n.Node) -> n.Both:
    """All of them."""
    return n.Both(parts)


def either(*parts: n.Node) -> n.Either:
    """Any of them."""
    return n.Either(parts)


def outcomes(node: n.Node) -> list[bool]:
    """Whether it holds, of each way in which the four slots may stand."""
    said = Python()(node)
    return [bool(eval(said, {"f": slots})) for slots in product((0, 1), repeat=4)]  # noqa: S307 - our own text


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (both(either(A, X), either(NOT_A, Y)), n.If(A, Y, X)),
        (both(either(NOT_A, X), either(A, Y)), n.If(NOT_A, Y, X)),
        (both(B, either(A, X), either(NOT_A, Y)), both(B, n.If(A, Y, X))),
        (either(both(A, X), both(NOT_A, Y)), n.If(A, X, Y)),
        (either(both(A, X, B), both(NOT_A, Y), B), either(n.If(A, both(X, B), Y), B)),
        (both(either(A, X, Y), either(B, X, Y)), either(both(A, B), X, Y)),
    ],
)
def test_what_is_asked_in_both_is_asked_once(node: n.Node, expected: n.Node) -> None:
    assert fold(node) == expected
    assert outcomes(fold(node)) == outcomes(node)


@pytest.mark.parametrize(
    "node",
    [
        both(either(A, X), either(A, Y)),  # not opposite
        either(both(A, X), both(B, Y)),
        both(either(A, X), either(B, Y)),
        both(either(MAY_FAIL, X), either(n.Not(MAY_FAIL), Y)),
        both(either(A, TRACED), either(B, TRACED)),  # a line would be noted once in place of twice
        both(either(A, n.Slot(2)), either(NOT_A, Y)),  # no truth: it would be another value
    ],
)
def test_what_is_not_the_same_stays(node: n.Node) -> None:
    assert not isinstance(fold(node), n.If)
    assert sum(isinstance(one, n.If) for one in n.walk(fold(node))) == 0
    assert type(fold(node)) is type(node)


def test_what_makes_a_candidate_possible_is_one_test() -> None:
    choice = n.Choice("x", n.Pile(n.Constant(3)), (either(A, X), either(NOT_A, Y)))
    found = fold(choice)
    assert isinstance(found, n.Choice)
    assert found.possible == (n.If(A, Y, X),)
