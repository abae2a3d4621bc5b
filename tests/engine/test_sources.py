"""What an offer of help is, and what is noted of those who helped: what they were paid, when, and what is still to be done."""

from __future__ import annotations

import pytest

from interpreter.engine import sources
from interpreter.paying.ways_with_help import Offer
from interpreter.state.slots import ACTIONS
from interpreter.state.trace import Helped, LineRead, Spent, read
from tests.conftest import Toy
from tests.toys import POWERS

from .bench import Bench


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
    assert offered((), ((4, (9,)),)) == (0, ()), "its first alternative is nothing"


KILN, LOFT = 0, 9
CLAY, COIN = 0, 3
PAYING, YARD_CARD = 0, 1  # the sources: each card in a town once an action; each in a yard for a coin that is laid on it


@pytest.fixture
def helped(toy: Toy) -> Bench:
    """Two players with four coins each; a kiln in the town of the second, a card in the yard of the first."""
    found = Bench(toy(POWERS).new(players=2, seed=1, traced=True).state.copy())
    found.lay("town 2", KILN, LOFT)
    found.lay("yard 1", 2)
    found.s.v[ACTIONS], found.s.trace = 5, []
    return found


def paid(bench: Bench, *offers: Offer) -> tuple[tuple[int, int], ...]:
    """The second player pays a clay to the supply, with all this help; gives what is still to be done."""
    n = bench.s.n
    bench.s.v[n.player_base + 1] = 1
    uses = tuple(one.use for one in offers)
    return sources.pay_sourced(bench.s, 1, (((CLAY, 1),), uses), offers, n.supply_base, 1)


def test_a_price_goes_where_the_offer_says_and_who_was_paid_is_told(helped: Bench) -> None:
    s, n = helped.s, helped.s.n
    coins, to = n.player_base + COIN * n.players, n.sight.first_load
    assert paid(helped, Offer((YARD_CARD, 2, -1), 1, (CLAY,), ((COIN, 2),), to + 2, n.sight.pieces, False, 0)) == ()
    assert (s.v[coins], s.v[coins + 1], s.v[to + 2 + COIN * n.sight.pieces]) == (4, 2, 2)
    assert s.trace == [
        Spent(1, ((CLAY, 1),), n.supply_base),
        Helped(1, ((COIN, 2),), to + 2, 0, n.sight.everybody),
        read(n.source_lines[YARD_CARD]),
    ]


def test_help_that_costs_nothing_is_not_told_as_paid(helped: Bench) -> None:
    assert paid(helped, Offer((YARD_CARD, 2, -1), 1, (CLAY,), (), 0, 0, False, 0)) == ()
    assert [type(event) for event in helped.s.trace or ()] == [Spent, LineRead]


def test_who_helps_once_an_action_is_noted_with_its_ability_and_steps_are_still_to_be_done(helped: Bench) -> None:
    s, n = helped.s, helped.s.n
    ability = 1
    offers = [Offer((PAYING, piece, ability), 1, (CLAY,), (), 0, 0, steps, 0) for piece, steps in ((KILN, False), (LOFT, True))]
    assert paid(helped, *offers) == ((ability, LOFT),)
    assert [s.v[n.provided_slots[PAYING] + piece] for piece in (KILN, LOFT, 1)] == [5, 5, -1]
    lines = [read(n.source_lines[PAYING]), read(n.ability_lines[ability])]
    assert s.trace == [Spent(1, ((CLAY, 1),), n.supply_base), *lines, *lines]


def test_the_first_ability_is_one_as_any_other(helped: Bench) -> None:
    paid(helped, Offer((PAYING, KILN, 0), 1, (CLAY,), (), 0, 0, False, 0))
    assert helped.s.trace is not None
    assert helped.s.trace[-1] == read(helped.s.n.ability_lines[0])
    assert helped.s.v[helped.s.n.provided_slots[PAYING] + KILN] == 5
