"""What is known before any match is worked out before it, and nothing else; what plays comes to the same."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from interpreter import form as n
from interpreter.engine.sources import offer
from interpreter.form import Defined, Function
from interpreter.paying import demands
from interpreter.playable.folding.folding import Folding
from interpreter.playable.folding.rewriting import put
from interpreter.state.state import Playable
from tests.games import known

PIECES = 79  # of the game below
X, Y, F, NOUGHT, ONE = n.Name("x"), n.Name("y"), n.Slot(3), n.Constant(0), n.Constant(1)
TEN = n.Constant(10)
YES, NO = n.Constant(True), n.Constant(False)
FOUR = n.Span(NOUGHT, n.Constant(4))
MANY = n.Span(NOUGHT, n.Constant(30))
OPEN = n.Compare("==", F, ONE)
MAY_FAIL = n.Compare(">", n.Divided("down", TEN, F, 7), NOUGHT)
CALL = n.Call(Function("value", 0), (X,))


@cache
def numbers() -> Playable:
    """A game of three players."""
    return known("village").playable(3, {})


def fold(node: n.Node, functions: dict[Function, Defined] | None = None) -> n.Node:
    """What is made of a node."""
    return Folding(numbers(), functions or {})(node)


def any_of(source: n.Node, *tests: n.Node, op: Any = "any") -> n.Fold:
    return n.Fold(op, n.Loop("x", source, tests))


def held(first: int) -> n.Node:
    """What the player in the slot has of a resource."""
    return n.Read(n.Arithmetic("+", n.Constant(first), F))


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        pytest.param(n.Arithmetic("+", n.Arithmetic("+", F, TEN), ONE), n.Arithmetic("+", n.Constant(11), F), id="sums"),
        pytest.param(n.Arithmetic("-", TEN, ONE), n.Constant(9), id="differences"),
        pytest.param(n.Not(n.Compare("<", F, ONE)), n.Compare(">=", F, ONE), id="the opposite"),
        pytest.param(
            n.Compare(">=", n.Arithmetic("+", TEN, F), ONE), n.Compare(">=", F, n.Constant(-9)), id="known on both sides"
        ),
        pytest.param(n.Both((YES, OPEN, n.Both((OPEN, YES)))), OPEN, id="tests that stand twice"),
        pytest.param(n.Both((OPEN, NO)), NO, id="what never holds"),
        pytest.param(n.Either((OPEN, YES, MAY_FAIL)), YES, id="what always holds"),
        pytest.param(n.If(YES, F, X), F, id="one of two"),
        pytest.param(n.Lookup((1, 0, 2), n.Lookup((2, 1), F)), n.Lookup((2, 0), F), id="tables of tables"),
        pytest.param(n.Compare(">=", n.Lookup((1, 0, 2), F), ONE), n.Lookup((True, False, True), F), id="tables of truths"),
        pytest.param(any_of(FOUR), YES, id="there is one"),
        pytest.param(any_of(n.Sorted(n.Pile(F)), OPEN), n.Both((OPEN, any_of(n.Pile(F)))), id="tested before"),
        pytest.param(
            any_of(n.Pile(F), n.Between(1, X, 3), n.Lookup((False, False, True, True), X)),
            any_of(n.Pile(F), n.Lookup(tuple(piece == 2 for piece in range(PIECES)), X)),
            id="of a class, and true of it",
        ),
        pytest.param(
            any_of(n.Ask("spots", (F, n.Constant((3,))))),
            n.Ask("any_spot", (F, n.Constant((3,)))),
            id="any spot, not all of them",
        ),
        pytest.param(
            n.Ask("payable", (F, n.Ask("one", (X, NOUGHT)))),
            n.Compare(">=", n.Arithmetic("+", held(27), held(60)), X),
            id="so much of one resource, or of what stands for it",
        ),
        pytest.param(
            n.Ask("plus", (n.Constant(demands.one(1, 0)), n.Lookup((demands.one(2, 1), demands.one(3, 0)), F))),
            n.Lookup((demands.plus(demands.one(1, 0), demands.one(2, 1)), demands.plus(demands.one(1, 0), demands.one(3, 0))), F),
            id="demands",
        ),
        pytest.param(
            n.Fold("sum", n.Loop("x", n.Span(NOUGHT, n.Constant(2))), n.Read(n.Arithmetic("+", F, X))),
            n.Arithmetic("+", n.Read(F), n.Read(n.Arithmetic("+", ONE, F))),
            id="short loops",
        ),
        pytest.param(
            n.Choice("x", n.Listing(n.Loop("x", n.Span(NOUGHT, n.Constant(2)))), (n.Either((n.Compare("!=", X, ONE), OPEN)),)),
            n.Ways(((), (OPEN,))),
            id="short choices",
        ),
        pytest.param(
            any_of(n.Pile(F), n.Compare(">", n.Ask("whereabouts", (X,)), ONE)),
            any_of(n.Pile(F), n.Compare(">", n.At(X), ONE)),
            id="pieces that are there",
        ),
    ],
)
def test_what_is_known_is_worked_out(node: n.Node, expected: n.Node) -> None:
    assert fold(node) == expected


@pytest.mark.parametrize(
    "node",
    [
        pytest.param(n.Both((MAY_FAIL, MAY_FAIL)), id="what may fail is asked as often"),
        pytest.param(n.Both((MAY_FAIL, NO)), id="and comes first, if it did"),
        pytest.param(any_of(n.Pile(F), MAY_FAIL), id="and of nobody, if there is nobody"),
        pytest.param(any_of(n.Sorted(n.Pile(F)), n.Compare(">", n.Divided("up", TEN, X, 3), ONE)), id="and in the same order"),
        pytest.param(any_of(MANY, n.Compare("==", n.Read(X), ONE)), id="long loops"),
        pytest.param(n.Lookup((4, 4), F), id="a row that may not be there"),
        pytest.param(n.Ask("whereabouts", (F,)), id="a piece that may be none"),
        pytest.param(n.If(MAY_FAIL, F, F), id="a condition that may fail"),
        pytest.param(n.Arithmetic("+", n.Marked(3, F), n.Marked(4, F)), id="what is noted"),
        pytest.param(n.Choice("x", n.Listing(n.Loop("x", FOUR)), (OPEN,)), id="all or none"),
    ],
)
def test_what_is_not_known_stays(node: n.Node) -> None:
    assert fold(node) == node


def test_a_value_of_one_line_is_put_in_place_and_keeps_its_own_names() -> None:
    """The value asks of each y; so does whoever asks for it, of another."""
    own = n.Fold("count", n.Loop("y", n.Pile(NOUGHT), (n.Compare("==", Y, X),)))
    functions = {CALL.function: Defined(CALL.function, ("x",), 1, (n.Return(own),))}
    asked = n.Listing(n.Loop("y", n.Pile(F), (n.Compare(">", n.Call(CALL.function, (Y,)), ONE),)))
    found = fold(asked, functions)
    assert isinstance(found, n.Listing)
    (test,) = found.loop.tests
    assert isinstance(test, n.Compare)
    assert isinstance(test.left, n.Fold)
    inner = test.left.loop
    assert inner.name not in ("x", "y")
    assert inner.tests == (n.Compare("==", n.Name(inner.name), Y),)


def test_what_a_piece_offers_is_looked_up_if_it_hangs_on_the_piece_alone() -> None:
    """The third piece has no row: it is never asked for one."""
    given = (NOUGHT, X, n.Constant(-1), n.Constant(-1), n.Lookup((demands.one(1, 2), demands.one(1, 3)), X), n.Constant(()))
    gathered = n.More("o", n.Ask("offer", (*given, n.Arithmetic("+", TEN, X), ONE, NO)))
    found = fold(n.ForEach(X, n.Span(NOUGHT, n.Constant(3)), (gathered,)))
    offers = (offer(0, 0, -1, -1, demands.one(1, 2), (), 10, 1, False), offer(0, 1, -1, -1, demands.one(1, 3), (), 11, 1, False))
    assert found == n.ForEach(X, n.Span(NOUGHT, n.Constant(3)), (n.More("o", n.Lookup((*offers, None), X)),))
    on_more = n.More("o", n.Ask("offer", (*given, n.Arithmetic("+", F, X), ONE, NO)))
    loop = n.ForEach(X, n.Span(NOUGHT, n.Constant(3)), (on_more,))
    assert fold(loop) == loop


def test_nobody_has_nothing_of_a_value() -> None:
    functions = {CALL.function: Defined(CALL.function, ("x",), 1, (n.Return(n.Read(X)),))}
    asked = n.Call(CALL.function, (F,), or_zero=True)
    assert fold(asked, functions) == n.If(n.Compare(">=", F, NOUGHT), n.Read(F), NOUGHT)


def test_a_name_that_is_bound_again_is_another() -> None:
    inner = n.In(X, n.Listing(n.Loop("x", n.Pile(X), (n.Compare(">", X, ONE),))))
    outer = n.Listing(n.Loop("x", n.Pile(TEN), (n.Compare(">", X, ONE),)))
    assert put(inner, {"x": TEN}) == n.In(TEN, outer)


def test_a_loop_within_another_is_one_only_if_it_cannot_fail() -> None:
    """Which of two lines fails first is told."""
    listing = n.Listing(n.Loop("y", n.Pile(F), (n.Compare("!=", Y, ONE),)))
    merged = any_of(n.Pile(F), n.Compare("!=", X, ONE), n.Compare(">", X, TEN))
    assert fold(any_of(listing, n.Compare(">", X, TEN))) == merged
    failing = n.Listing(n.Loop("y", n.Pile(F), (MAY_FAIL,)))
    assert fold(any_of(failing, n.Compare(">", X, TEN))) == any_of(failing, n.Compare(">", X, TEN))
