"""Law 3.4 where it is easily broken: what follows a reward, a loop, a trigger, an `otherwise`, a dearer cost."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from interpreter import Match
from interpreter.engine.deciding import lookahead
from tests.conftest import Toy

from .playing import choose, labels

# Everybody may rest at any time; whoever has rested nine times ends the game.
HEAD = """
    game ahead "Ahead"
    players 1 to 2
    kind ware: cloth, wine
    resource ware: 9 of each
    resource coin: 9
    counter steps: 0
    counter rests: 0
    table part:
      | part  | price |
      | small | 1     |
      | large | 2     |
    end when rests is at least 9:
      each player: reward: 1 cloth + 1 wine + (smaller of price of small and steps) coin
      if rests is 99:
        do buy
        do rest
    action rest "rest":
      rests becomes rests + 1
    action buy "buy":
      choose part
      cost: (price of part) coin
"""

ACT = """
    setup:
      each player: reward: {held}
    round:
      turns from seat 1: one of: {deeds}
    action act "act":
{steps}
"""

NEST = """
    piece egg, starts in nest: 3
    zone nest, holds egg
    zone field, holds egg
    when egg comes to field: {steps}
"""


def ahead(toy: Toy, text: str, players: int = 1, seed: int = 1) -> Match:
    return toy(HEAD, text).new(players=players, seed=seed)


def acting(toy: Toy, steps: str, *more: str, held: str = "nothing", deeds: str = "act, rest") -> Match:
    """A match for one, who at first has what is `held`, and in turn may do `deeds`: of these, `act` has such steps."""
    act = ACT.format(held=held, deeds=deeds, steps=indent(dedent(steps).strip("\n"), " " * 6))
    return toy(HEAD, act, *more).new(players=1, seed=1)


def test_a_reward_is_chosen_so_that_what_follows_can_be_paid(toy: Toy) -> None:
    steps = """
        reward: any 1 ware
        cost: 1 cloth
        rests becomes 9
    """
    assert acting(toy, steps, deeds="act").over, "wine would be a dead end, so cloth is not even asked"


def test_what_follows_a_loop_counts_for_the_choice_to_leave_it(toy: Toy) -> None:
    steps = """
        repeat:
          one of:
            "stop": end repeat
            "add": steps becomes steps + 1
        needs: steps is at least 2
    """
    match = acting(toy, steps)
    choose(match, "act")
    assert match.view(None)["counters"]["steps"] == 2, "to stop before that would be a dead end"


def test_steps_after_a_pass_are_still_to_be_done(toy: Toy) -> None:
    match = acting(toy, "pass\ncost: 1 coin", deeds="act, buy, rest")
    assert match.over, "nothing but rest is possible without coins"


def test_what_a_step_sets_off_must_be_possible(toy: Toy) -> None:
    match = acting(toy, "move 1 egg from nest to field", NEST.format(steps="cost: 1 coin"), held="1 coin", deeds="act, buy, rest")
    assert labels(match) == ["act", "buy", "rest"]
    choose(match, "act")
    assert match.over, "the second egg would cost a coin that nobody has"


def test_each_time_of_a_loop_leaves_enough_for_the_next(toy: Toy) -> None:
    match = acting(toy, "repeat 3 times: do buy", held="3 coin")
    choose(match, "act")
    assert "coin" not in match.view(0)["resources"]["Player 1"], "three small ones; the choice was never open"


def test_what_is_done_instead_leaves_enough_for_what_follows(toy: Toy) -> None:
    steps = """
        cost: 9 coin
        if that cannot be done: do buy
        cost: 2 coin
    """
    match = acting(toy, steps, held="3 coin")
    choose(match, "act")
    assert match.over, "the small one was bought without asking, and two coins paid"


def test_what_is_tried_first_leaves_enough_for_what_follows(toy: Toy) -> None:
    steps = """
        cost: 1 coin or 1 cloth
        if that cannot be done: steps becomes 1
        cost: 1 coin
    """
    match = acting(toy, steps, held="1 coin + 1 cloth", deeds="act, buy, rest")
    choose(match, "act")
    assert match.over, "paying with the coin would have been a dead end"


def test_an_otherwise_outside_turns_looks_ahead_for_whoever_does_it(toy: Toy) -> None:
    match = ahead(
        toy,
        """
        setup:
          each player: reward: 1 coin
        round:
          each player:
            do twice
            if that cannot be done: do rest
        action twice "buy and pay":
          choose part
          cost: 1 coin
          cost: (price of part) coin
        """,
        players=2,
    )
    assert match.over, "one coin is not enough for both costs, whatever part is chosen"


def test_looking_ahead_ends_with_the_round(toy: Toy) -> None:
    match = ahead(
        toy,
        """
        round:
          each player:
            choose number from 0 to 2 as wanted
            reward: 1 coin
            cost: (wanted) coin
            rests becomes rests + 1
        """,
    )
    assert labels(match) == ["0", "1"]


def test_turns_within_an_action_must_be_possible(toy: Toy) -> None:
    match = acting(toy, "turns from you, 1 each: cost: 1 coin", deeds="act, buy, rest")
    assert match.over, "whoever acts takes the first of these turns, and has no coin"


def test_a_phase_that_an_action_does_leaves_enough_for_the_rest_of_it(toy: Toy) -> None:
    gift = 'phase give "give":\n  choose number from 0 to your coin as gift\n  cost: (gift) coin'
    match = acting(toy, "do give\ncost: 1 coin", gift, held="2 coin", deeds="act, buy, rest")
    choose(match, "act")
    assert labels(match) == ["0", "1"], "with both coins given away the cost of the action could not be paid"


def test_what_is_free_can_be_made_dear(toy: Toy) -> None:
    dearer = "while rests is less than 9: cost of act is 1 coin more"
    match = acting(toy, "cost: nothing\nsteps becomes 1", dearer, deeds="act, buy, rest")
    assert match.over
    assert match.view(None)["counters"]["steps"] == 0


def test_a_decision_within_a_trigger_leaves_enough_for_what_set_it_off(toy: Toy) -> None:
    gift = 'action give "give":\n  choose number from 0 to your coin as gift\n  cost: (gift) coin'
    nest = NEST.format(steps="do give")
    match = acting(toy, "move 1 egg from nest to field\ncost: 1 coin", nest, gift, held="2 coin", deeds="act, buy, rest")
    choose(match, "act")
    assert labels(match) == ["0", "1"], "with both coins given away the cost of the action could not be paid"


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_is_not_looked_at(toy: Toy, seed: int) -> None:
    match = ahead(
        toy,
        """
        piece card, starts in deck:
          | card  | worth | copies |
          | blank | 1     | 1      |
          | prize | 2     | 1      |
        zone deck, holds card, ordered, contents seen by nobody
        zone hand each player, holds card
        setup: shuffle deck
        round:
          turns from seat 1: one of: act, buy, rest
        action act "act":
          move 1 card from deck to your hand
          choose card in your hand where its worth is 2
          rests becomes 9
        """,
        seed=seed,
    )
    assert labels(match) == ["act", "rest"]


EXCHANGES = """
    repeat:
      one of:
        "stop": end repeat
        "weave":
          cost: 1 wine
          reward: 1 cloth
        "brew":
          cost: 1 cloth
          reward: 1 wine
        "turn": steps becomes smaller of steps + 1 and 7
    cost: PRICE
    rests becomes 9
"""


def exchanges(toy: Toy, price: str, *more: str, deeds: str = "act, rest") -> Match:
    return acting(toy, EXCHANGES.replace("PRICE", price), *more, held="3 wine + 3 cloth", deeds=deeds)


def test_free_steps_that_go_round_and_round_end_the_search(toy: Toy) -> None:
    assert exchanges(toy, "9 coin").over, "no exchange brings a coin: there is nothing but rest"


def test_what_leads_on_by_way_of_a_loop_is_offered(toy: Toy) -> None:
    match = exchanges(toy, "6 cloth")
    choose(match, "act")
    assert labels(match) == ["weave", "brew", "turn"], "every way leads to six cloth, even there and back again"
    choose(match, "brew", "brew", "weave", "weave", "weave", "weave", "weave", "stop")
    assert match.over


def test_a_search_remembers_where_it_was(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some 60 states and not thousands of ways to them; and why it is not possible is found too."""
    monkeypatch.setattr(lookahead, "TRIES_AT_MOST", 500)
    match = exchanges(toy, "9 coin", 'action nap "nap": steps becomes 0', deeds="act, nap, rest")
    assert labels(match) == ["nap", "rest"]
    assert "coin" in match.why_not("act")
