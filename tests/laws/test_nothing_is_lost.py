"""Law 3.7: each piece is in exactly one place, supply and holdings add up, no count is negative, no zone over capacity."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.toys import EVERYTHING

from .playing import Dice

TIGHT = """
    game tight "Tight"
    players 2
    resource coin: 5, at most 3 each player
    piece cup, starts in shelf: 4
    zone shelf, holds cup
    zone tray each player, holds cup, at most 1
    round:
      turns from seat 1:
        one of:
          "draw": draw 3 from shelf to your tray
          "gain": reward: 4 coin
          "move": move 1 cup from your tray to shelf
          "pay": cost: 2 coin
    end when count of cups in shelf is 0
"""


def amounts(match: Match, numbers: list[int], resource: int) -> list[int]:
    """How much of a resource everybody and every place holds."""
    t = tables_of(match.state)
    slots = [t.amount_slot(form, of, resource, i) for form, of in t.holder for i in range(t.holder_count(form, of))]
    return [numbers[slot] for slot in slots]


def check(match: Match) -> None:
    state, t = match.state, tables_of(match.state)
    assert sorted(piece for pile in state.z for piece in pile) == list(range(len(state.at)))
    assert all(state.at[piece] == place for place, pile in enumerate(state.z) for piece in pile)
    assert all(len(pile) <= t.capacity[place] for place, pile in enumerate(state.z))
    for resource, limit in enumerate(t.limits):
        assert min(amounts(match, state.v, resource)) >= 0
        assert t.unlimited[resource] or sum(amounts(match, state.v, resource)) == sum(amounts(match, t.start, resource))
        assert all(state.v[t.amount_slot("player", None, resource, seat)] <= limit for seat in range(t.players))


@pytest.mark.parametrize("text", [EVERYTHING, TIGHT])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_lost_in_random_play(toy: Toy, text: str, seed: int) -> None:
    match = toy(text).new(players=2, seed=seed)
    dice = Dice(seed)
    for _ in range(300):
        check(match)
        if match.decision is None:
            break
        match.play(match.decision.options[dice.below(len(match.decision.options))])


def test_a_draw_stops_at_the_capacity_and_a_move_does_not_begin(toy: Toy) -> None:
    match = toy(TIGHT).new(players=2, seed=1, traced=True)
    keys = {option.label: option.key for option in match.decision.options}
    assert set(keys) == {"draw", "gain"}, "nothing to move, nothing to pay"
    match.play(keys["draw"])
    said = [event.text for event in match.events]
    assert "2 more could not be drawn from shelf to tray of Player 1" in said, "the trace says what was lost"
    assert match.decision.player == 1
    check(match)
    match.play(keys["gain"])
    assert match.view(None)["resources"]["the supply"]["coin"] == 2, "four were promised and three is the limit"


def test_a_zone_in_which_resources_lie_is_not_empty(toy: Toy) -> None:
    game = toy("""
        game well "Well"
        players 2
        resource pebble: 5
        zone well
        setup:
          move 3 pebble from supply to well
        round:
          turns from seat 1:
            do draw_one
        action draw_one "draw a pebble":
          move 1 pebble from well to you
        end when well is empty
    """)
    match = game.new(players=2, seed=1)
    assert match.over
    assert sum(amounts.get("pebble", 0) for holder, amounts in match.view()["resources"].items() if holder != "the supply") == 3
