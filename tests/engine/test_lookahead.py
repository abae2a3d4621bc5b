"""What a search ahead remembers and counts, how far it goes, and what all can know of the only option."""

from __future__ import annotations

import pytest

from interpreter.engine.deciding import asking, lookahead
from interpreter.engine.deciding.asking import Open
from interpreter.engine.deciding.lookahead import TooDeep, Tries
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.slots import YOU
from tests.conftest import Toy
from tests.laws.playing import choose, labels

from .bench import ALL_OF_THEM, SEAT_1, Bench


def test_a_search_gives_up_after_so_many_tries() -> None:
    tries = Tries(7)
    tries.left = 1
    tries.count()
    with pytest.raises(TooDeep) as found:
        tries.count()
    assert (found.value.line, found.value.why, found.value.numbers) == (7, Why.TOO_DEEP, (lookahead.TRIES_AT_MOST,))


def test_a_search_gives_up_at_so_many_answers_one_after_another() -> None:
    tries = Tries(7)
    tries.depth = lookahead.DEEPEST
    tries.count()
    tries.depth += 1
    with pytest.raises(TooDeep):
        tries.count()


def test_where_nothing_led_on_need_not_be_looked_at_again(plain: Bench) -> None:
    tries = Tries(7)
    tries.left -= lookahead.AT_FIRST
    assert not tries.known(plain.s)
    assert tries.known(plain.s), "it was met on the way"
    assert tries.settle(True)
    assert not tries.known(plain.s), "something led on from there, perhaps"
    assert not tries.settle(False)
    assert tries.known(plain.s)
    plain.s.v[-1] += 1
    assert not tries.known(plain.s), "this is another state"


def test_at_first_a_search_remembers_nothing(plain: Bench) -> None:
    tries = Tries(7)
    for left in range(lookahead.TRIES_AT_MOST, lookahead.TRIES_AT_MOST - lookahead.AT_FIRST, -1):
        tries.left = left
        assert not tries.known(plain.s)


def test_what_was_answered_before_does_not_tell_one_decision_from_another(plain: Bench) -> None:
    tries = Tries(7)
    tries.left -= lookahead.AT_FIRST
    slot = plain.s.n.sites[1].slot
    plain.s.stack[-1][slot] = 1
    assert not tries.known(plain.s)
    plain.s.stack[-1][slot] = 2
    assert tries.known(plain.s)


def test_all_know_pieces_if_everybody_knows_each_of_them(looks: Bench) -> None:
    s = looks.s
    looks.lay("deck", 0, 1)
    s.stack[-1][YOU:] = [0, 1, 4]
    assert not asking.all_know(s, (YOU, YOU + 2))
    assert asking.all_know(s, (YOU + 2,))
    s.v[s.n.sight.memory] = SEAT_1
    assert not asking.all_know(s, (YOU,))
    s.v[s.n.sight.memory] = ALL_OF_THEM
    assert asking.all_know(s, (YOU, YOU + 2))
    s.stack[-1][YOU] = -1
    assert asking.all_know(s, (YOU, YOU + 2)), "no piece is no secret"


def test_an_option_of_which_all_can_know_is_taken_at_once(plain: Bench) -> None:
    s, slot = plain.s, plain.s.n.sites[1].slot
    s.ask = None
    assert not asking.ask(s, 1, 0, asking.only_option(2))
    assert (s.ask, s.stack[-1][slot]) == (None, 2)
    assert asking.ask(s, 1, 2, Open((1, 2)))
    assert s.ask == (1, 2, (1, 2))


def test_without_an_option_it_is_a_dead_end_that_says_who_had_none(plain: Bench) -> None:
    with pytest.raises(DeadEnd) as found:
        asking.ask(plain.s, 1, 2, [])
    error = found.value
    assert (error.line, error.why, error.numbers) == (plain.s.n.sites[1].line, Why.NOTHING_TO_CHOOSE, (1,))
    assert (error.site, error.player) == (1, 2)


TWO_ACTIONS = """
    game errands "Errands"
    players 2
    resource coin: 30
    setup:
      each player: reward: 4 coin
    round:
      turns from seat 1, 1 each:
        do spend
        {then}
      end game
    action spend "spend":
      choose number from 1 to 3 as n
      cost: 1 coin
      repeat n - 1 times: cost: 1 coin
      {rest}
    action fee "fee":
      choose number from 0 to 1 as k
      repeat k times: cost: 1 coin
    action give "give":
      choose number from 2 to 3 as m
      repeat m times: cost: 1 coin
    winner: highest your coin
"""


def test_an_option_must_leave_enough_for_the_rest_of_its_action_and_for_no_other(toy: Toy) -> None:
    alone = toy(TWO_ACTIONS.format(rest="do fee", then="do give")).new(players=2, seed=1)
    assert labels(alone) == ["1", "2", "3"]
    together = toy(TWO_ACTIONS.format(rest="do fee\n      do give", then="reward: 1 coin")).new(players=2, seed=1)
    assert labels(together) == ["1", "2"]


ORDERS = """
    game orders "Orders"
    players 2
    resource coin: 20
    piece egg, starts in nest:
      | egg   | copies |
      | white | 1      |
      | brown | 1      |
    zone nest, holds egg
    zone field, holds egg
    round:
      turns from seat 1:
        one of:
          "hatch": move all eggs in nest to field
          "rest": pass
    end when field is full
    when egg comes to field:
      if egg is brown: reward: 1 coin
      else:
        cost: 1 coin
    winner: highest your coin
"""


def test_an_order_of_triggers_that_leads_nowhere_is_not_offered(toy: Toy) -> None:
    match = toy(ORDERS).new(players=2, seed=1)
    choose(match, "hatch")
    assert match.decision is not None
    assert len(match.decision.options) == 1
    assert "brown" in labels(match)[0]
