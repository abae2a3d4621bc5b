"""What an offer of help is: the first thing that it provides, or nothing."""

from __future__ import annotations

from interpreter.engine import sources


def offered(*provides: tuple[tuple[int, tuple[int, ...]], ...]) -> tuple[int, tuple[int, ...]]:
    one = sources.offer(1, 2, 3, 4, provides, ((0, 1),), 5, 6, False)
    assert one.use == (1, 2, 3)
    assert (one.alike, one.price, one.base, one.stride, one.steps) == (4, ((0, 1),), 5, 6, False)
    return one.amount, one.candidates


def test_the_first_of_what_is_provided_counts() -> None:
    assert offered(((2, (7,)), (3, (8,))), ((4, (9,)),)) == (2, (7,))


def test_what_provides_nothing_is_an_offer_of_nothing() -> None:
    assert offered() == (0, ())
    assert offered(()) == (0, ())
