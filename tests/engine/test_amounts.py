"""Amounts go from holder to holder, none is lost, and markers go along tracks, round or straight."""

from __future__ import annotations

import pytest

from interpreter.engine import amounts
from interpreter.state.failures import Why
from interpreter.state.fixed import RESOURCE, Fixed
from interpreter.state.trace import Advanced, Gained
from tests.conftest import Toy

from .bench import Bench, bench, dead_end

WALKS = """\
game walks "Walks"
players 3
resource coin: 9, at most 4 each player
resource chip: 5
track path each player: 4 steps
track ring each player: 4 steps, round
resource step: unlimited, paid on path
resource lap: unlimited, paid on ring
round:
  turns from seat 1, 1 each: do act
  end game
action act "act":
  reward: 1 coin + 1 chip
  choose number from 1 to 2 as naps
  cost: 1 step + 1 lap
when ring of player is passed: reward: 1 chip
winner: highest your coin + your chip
"""
COIN, CHIP = 0, 1
PATH, RING = 0, 1


@pytest.fixture
def walks(toy: Toy) -> Bench:
    """Two resources, one of which nobody may have more than 4 of; two tracks of 4 steps. Each has 1 coin and 1 chip of it."""
    return bench(toy(WALKS))


def held(bench: Bench, player: int) -> tuple[int, int]:
    return amounts.holding(bench.s, player)[:2]


def supply(bench: Bench) -> tuple[int, int]:
    base = bench.s.n.supply_base
    return bench.s.v[base], bench.s.v[base + 1]


def give(bench: Bench, player: int, coins: int, chips: int) -> None:
    """Makes a player hold so much, from nowhere."""
    own = bench.s.n.player_base + player
    bench.s.v[own], bench.s.v[own + bench.s.n.players] = coins, chips


def test_a_reward_is_as_much_as_the_supply_and_the_limit_allow(walks: Bench) -> None:
    give(walks, 1, 3, 0)
    coins, chips = supply(walks)
    walks.s.trace = []
    amounts.gain(walks.s, 1, ((COIN, 2), (CHIP, 9)))
    assert held(walks, 1) == (4, chips)
    assert supply(walks) == (coins - 1, 0)
    assert walks.s.trace == [Gained(1, COIN, 1, 1), Gained(1, CHIP, chips, 9 - chips)]
    give(walks, 1, 6, 0)
    amounts.gain(walks.s, 1, ((COIN, 2),))
    assert held(walks, 1) == (6, 0), "who has more than the limit loses nothing by it"


def test_how_much_fits_beside_what_is_held(walks: Bench) -> None:
    give(walks, 1, 3, 2)
    assert amounts.free(walks.s, 1, COIN) == 1
    assert amounts.within(walks.s, 1, ((COIN, 1), (CHIP, 50)), 7) == ((COIN, 1), (CHIP, 50))
    assert amounts.fitting(walks.s, 1, ((COIN, 3), (CHIP, 50))) == ((COIN, 1), (CHIP, 50))
    assert amounts.room(walks.s, 1, COIN) == 1
    assert amounts.room(walks.s, 1, CHIP) == supply(walks)[1]
    give(walks, 1, 6, 2)
    assert amounts.free(walks.s, 1, COIN) == 0


def test_more_than_may_be_held_is_refused_with_its_numbers(walks: Bench) -> None:
    give(walks, 1, 3, 2)
    with dead_end(7, Why.HOLDS_ENOUGH, 1, COIN, 1):
        amounts.within(walks.s, 1, ((CHIP, 1), (COIN, 2)), 7)


def test_what_is_not_there_cannot_be_moved(walks: Bench) -> None:
    give(walks, 1, 3, 2)
    own, players = walks.s.n.player_base, walks.s.n.players
    with dead_end(7, Why.TOO_LITTLE, COIN, 3, 4):
        amounts.move_resources(walks.s, ((CHIP, 2), (COIN, 4)), own + 1, players, own + 2, players, 7)


def test_amounts_go_from_one_holder_to_another(walks: Bench) -> None:
    give(walks, 1, 3, 2)
    give(walks, 2, 0, 0)
    own, players = walks.s.n.player_base, walks.s.n.players
    amounts.move_resources(walks.s, ((CHIP, 2), (COIN, 1)), own + 1, players, own + 2, players, 7)
    assert (held(walks, 1), held(walks, 2)) == ((2, 0), (1, 2))
    amounts.pay(walks.s, 2, ((COIN, 1),), own + 1, players)
    assert (held(walks, 1), held(walks, 2)) == ((3, 0), (0, 2))


def test_what_was_paid_and_may_not_be_held_goes_on_to_the_supply(walks: Bench) -> None:
    give(walks, 1, 7, 3)
    coins, chips = supply(walks)
    amounts.spill(walks.s, 1, (5, 1, 0, 0))
    assert held(walks, 1) == (5, 3), "what a player had before may stay"
    assert supply(walks) == (coins + 2, chips)
    amounts.spill(walks.s, 1, (2, 1, 0, 0))
    assert held(walks, 1) == (4, 3)


@pytest.mark.parametrize(
    ("units", "drawn"),
    [((0, 0, 1), (2, 1)), ((1, 1, 0), (1, 2)), ((0, 0, 0, 1, 1, 0), (3, 2))],
)
def test_units_are_drawn_one_by_one_until_none_is_left(walks: Bench, units: tuple[int, ...], drawn: tuple[int, int]) -> None:
    give(walks, 1, 3, 2)
    give(walks, 2, 0, 0)
    own, players = walks.s.n.player_base, walks.s.n.players
    walks.s.script = Fixed(draws=tuple((RESOURCE, unit) for unit in units))
    amounts.draw_resources(walks.s, len(units), own + 1, players, own + 2, players)
    assert held(walks, 2) == drawn
    assert held(walks, 1) == (3 - drawn[0], 2 - drawn[1])


def test_drawing_for_a_player_ends_with_the_first_unit_that_does_not_fit(walks: Bench) -> None:
    give(walks, 1, 3, 2)
    give(walks, 0, 3, 0)
    own, players = walks.s.n.player_base, walks.s.n.players
    walks.s.script = Fixed(draws=((RESOURCE, COIN), (RESOURCE, COIN), (RESOURCE, CHIP)))
    amounts.draw_resources(walks.s, 3, own + 1, players, own, players, 0)
    assert (held(walks, 0), held(walks, 1)) == ((4, 0), (2, 2))


@pytest.mark.parametrize(("steps", "position", "passed"), [(1, 3, 0), (2, 0, 1), (3, 1, 1), (6, 0, 2), (0, 2, 0)])
def test_a_round_track_begins_anew_and_says_how_often(walks: Bench, steps: int, position: int, passed: int) -> None:
    first, _, _, triggers = walks.s.n.tracks[RING]
    walks.s.v[first + 1], walks.s.trace = 2, []
    amounts.advance(walks.s, RING, 1, steps)
    assert walks.s.v[first + 1] == position
    assert walks.s.fired == tuple((trigger, 1, 1) for trigger in triggers) * passed
    assert walks.s.trace == [Advanced(RING, 1, steps)]


@pytest.mark.parametrize(("steps", "position"), [(1, 3), (2, 3), (4, 3), (0, 2)])
def test_a_straight_track_stops_at_its_end(walks: Bench, steps: int, position: int) -> None:
    first = walks.s.n.tracks[PATH][0]
    walks.s.v[first] = 2
    amounts.advance(walks.s, PATH, 0, steps)
    assert walks.s.v[first] == position
    assert walks.s.fired == ()


def test_what_is_paid_on_a_track_moves_the_marker_of_who_pays(walks: Bench) -> None:
    first = walks.s.n.tracks[RING][0]
    before = walks.s.v[first : first + 3]
    lap = next(resource for resource, track in enumerate(walks.s.n.paid_on) if track == RING)
    amounts.pay(walks.s, 2, ((lap, 2),), walks.s.n.supply_base, 1)
    assert walks.s.v[first : first + 3] == [before[0], before[1], before[2] + 2]
