"""What is printed otherwise than it is written comes to the same: only what is certain is, and only where it may be."""

from __future__ import annotations

import pytest

from interpreter import form as n
from interpreter.playable.folding.certain import certain
from interpreter.playable.python.printing import Python
from interpreter.playable.python.tested import ahead, once

X, ZERO = n.Name("x"), n.Constant(0)
EMPTY = n.Not(n.Pile(X))
ENOUGH = n.Compare(">=", n.Ask("how_many", (n.Pile(n.Slot(4)),)), n.Constant(1))
DIVIDED = n.Compare(">", n.Divided("down", n.Constant(6), n.Slot(4), 3), ZERO)
CALLED = n.Compare(">", n.Call(n.Function("value", 0), (n.Slot(4),)), ZERO)
MARKED = n.Marked(7, ENOUGH)
PAYABLE = n.Ask("payable", (n.Slot(3), n.Constant(((0, 1),))))


@pytest.mark.parametrize("test", [DIVIDED, CALLED, MARKED, PAYABLE, n.Not(DIVIDED), n.Both((ENOUGH, MARKED))])
def test_what_may_fail_or_is_noted_is_asked_as_often_as_it_is_written(test: n.Node) -> None:
    assert not certain(test)
    loop = n.Loop("x", n.Span(ZERO, n.Constant(9)), (EMPTY, test))
    assert ahead(loop) == ((), loop)


@pytest.mark.parametrize("test", [DIVIDED, CALLED, MARKED, PAYABLE])
def test_it_is_not_left_out_where_it_is_written_twice(test: n.Node) -> None:
    assert once((test, test)) == (test, test)


def test_what_is_certain_is_asked_once_and_ahead_of_what_does_not_change_it() -> None:
    assert once((EMPTY, ENOUGH, n.Both((ENOUGH, EMPTY)), MARKED, MARKED)) == (EMPTY, ENOUGH, MARKED, MARKED)
    loop = n.Loop("x", n.Span(ZERO, n.Constant(9)), (EMPTY, ENOUGH))
    assert ahead(loop) == ((ENOUGH,), n.Loop("x", n.Span(ZERO, n.Constant(9)), (EMPTY,)))


def test_all_of_what_may_fail_are_asked() -> None:
    """A rule that cannot go on says so, whatever the others come to."""
    to = Python()
    assert to(n.Every("x", n.Constant((1, 2)), EMPTY)).startswith("all((")
    assert to(n.Every("x", n.Constant((1, 2)), DIVIDED)).startswith("all([")


def test_no_space_is_no_place() -> None:
    """Beyond the border there is nothing, and what is there is not empty."""
    beside = n.Ask("at_space", (n.Constant(2), n.Lookup((1, -1), X)))
    to = Python()
    asked = to(n.Ask("empty", (beside,)))
    for space, empty in ((0, True), (1, False)):
        assert bool(eval(asked, {**to.constants, "x": space, "z": [(), (), (), (), ()]})) is empty  # noqa: S307 - our own text
    assert [eval(to(beside), {**to.constants, "x": space}) for space in (0, 1)] == [3, -1]  # noqa: S307
