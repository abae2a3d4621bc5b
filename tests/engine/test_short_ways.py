"""Short ways come to the same as long ones, at every decision; and where they are shut, they would not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from interpreter import Game, Match, Refusal
from interpreter.shipped import shipped
from interpreter.state.state import Playable, State
from tests.conftest import Toy
from tests.games import known
from tests.laws.test_any_time import ANGLERS, BAIT, TURNS
from tests.scenarios.test_positions import WALK

TOYS = {path.stem: path for path in sorted((Path(__file__).parents[1] / "toys").glob("*.rules"))}
SMALL = ("tic_tac_toe", "connect_four", "pig", "jetty", "nim")
LARGE = ("village", "villagers", "valeria", "carpe_diem")
DECISIONS = 40
STRETCH = """
    game stretch "A stretch"
    players 2
    counter clock: 0
    value weight each player: 1
    score weight_then: your weight
    winner: highest total
    end when clock is at least 9
    action rest "rest":
      choose number from 1 to weight of you + 1 as naps
    round:
      turns from seat 1, 1 each:
        do rest
        until the end of this turn: your weight is 5 more
        do rest
      clock becomes clock + 1
"""


WATCHED = """
    game watched "Watched"
    players 2
    piece stone, starts in heap: 9
    zone heap, holds stone
    zone pit, holds stone
    counter splash: 0
    action drop "drop":
      choose number from 1 to 2 as some
      move 1 stone from heap to pit
    when stone comes to pit: splash becomes splash + 1
    round:
      turns from seat 1: do drop
    end when count of stones in heap is at most 2
    score splashes: splash
    winner: highest total
"""


def long_way(n: Playable) -> Playable:
    """The same with every short way shut: who might have seen each piece is asked, of each choice all that could come of it."""
    return replace(n, plain=(False,) * len(n.plain), plainly=(False,) * len(n.plainly), lapses=True)


def matches(game: Game, n: Playable, seed: int) -> Iterator[Match]:
    """Two matches of one table: the short way and another."""
    for playable in (game.playable(n.players, {}), n):
        yield Match(game, playable, seed, False)


def kept(state: State) -> object:
    """All that a state holds, what is known of it too."""
    return state.to_json(), state.at, state.knew


def first_difference(game: Game, other: Playable, seeds: range, decisions: int) -> int | None:
    """The decision at which two ways of playing first differ; None if they never do."""
    for seed in seeds:
        chance = random.Random(seed)
        try:
            one, two = matches(game, other, seed)
        except Refusal:
            continue
        for number in range(decisions):
            if kept(one.state) != kept(two.state):
                return number
            if one.decision is None:
                break
            index = chance.randrange(len(one.decision.options))
            told = [_play(match, index) for match in (one, two)]
            if told[0] != told[1] or one.can_undo != two.can_undo:
                return number
            if told[0]:
                break
    return None


def _play(match: Match, index: int) -> str:
    assert match.decision is not None
    try:
        match.play(match.decision.options[index])
    except Refusal as refusal:
        return refusal.reason
    return ""


@pytest.mark.parametrize("name", SMALL)
def test_small_games_come_to_the_same_at_every_decision(name: str) -> None:
    game = known(name)
    for players in range(game.min_players, game.max_players + 1):
        assert first_difference(game, long_way(game.playable(players, {})), range(40), 1_000) is None


@pytest.mark.parametrize("name", [*(name for name in shipped() if name not in SMALL), *TOYS])
def test_all_others_do_too(name: str) -> None:
    game = known(TOYS.get(name, name))
    for players in sorted({game.min_players, game.max_players}):
        try:
            n = game.playable(players, {})
        except Refusal:
            continue
        assert first_difference(game, long_way(n), range(1), DECISIONS) is None


def everywhere(n: Playable, short_way: str) -> Playable:
    """A short way that is open where it must not be; the others as they are."""
    match short_way:
        case "plain":
            return replace(n, plain=(True,) * len(n.plain))
        case "plainly, looking ahead":
            return replace(n, plainly=(not n.any_time,) * len(n.plainly))
        case "plainly":
            return replace(n, plainly=(True,) * len(n.plainly))
        case "positions":
            return replace(n, notes_positions=False)
    return replace(n, lapses=False)


@pytest.mark.parametrize(
    ("name", "short_way"),
    [
        ("village", "plain"),
        ("villagers", "plain"),
        ("phases", "plain"),
        ("towers", "plainly, looking ahead"),
    ],
)
def test_a_short_way_is_shut_where_it_leads_elsewhere(name: str, short_way: str) -> None:
    game = known(TOYS.get(name, name))
    n = game.playable(game.min_players, {})
    assert first_difference(game, everywhere(n, short_way), range(6), 200) is not None


@pytest.mark.parametrize(
    ("rules", "short_way"), [(ANGLERS, "plainly"), (WALK, "positions"), (STRETCH, "lapses"), (WATCHED, "plain")]
)
def test_it_is_shut_in_toys_too(rules: str, short_way: str, toy: Toy) -> None:
    """What may be done at any time stands beside a choice; a position that has come three times ends a walk; what holds for a
    turn is over with it."""
    game = toy(rules.replace("{steps}", TURNS).replace("{bait}", BAIT).replace("    {more}", "").replace("      RULE\n", ""))
    n = game.playable(2, {})
    assert first_difference(game, long_way(n), range(4), 100) is None
    assert first_difference(game, everywhere(n, short_way), range(4), 100) is not None


def test_some_of_the_small_games_go_the_short_ways() -> None:
    """Or all of this compares the long way with itself."""
    for name in ("tic_tac_toe", "connect_four"):
        n = known(name).playable(2, {})
        assert all(n.plain)
        assert n.plainly[1]


# ------------------------------------------------------------------------------------------------------------- the face
@pytest.mark.parametrize("name", [*SMALL, *LARGE])
def test_a_match_begins_as_if_it_were_the_first(name: str) -> None:
    """With the start that another match of the table has left, and on its own: for many seeds."""
    game = known(name)
    n = game.playable(game.min_players, {})
    for seed in range(8):
        one = game.new(seed=seed)
        game.first_decisions.clear()
        assert kept(one.state) == kept(game.new(seed=seed).state), seed
    assert (id(n) in game.first_decisions) == (one.state.draws == 0)


def test_matches_that_begin_alike_do_not_touch_each_other() -> None:
    game = known("nim")
    one, two = game.new(seed=1), game.new(seed=1)
    before = kept(two.state)
    assert one.decision is not None
    one.play(one.decision.options[0])
    assert kept(two.state) == before == kept(game.new(seed=1).state)
    assert one.state.passes is not two.state.passes


def _shown(match: Match) -> Any:
    return match.record(), match.save(), match.can_undo, match.length


@pytest.mark.parametrize("name", SMALL)
def test_copies_share_what_was_chosen_and_nothing_that_comes_after(name: str) -> None:
    chance = random.Random(name)
    match = known(name).new(seed=3)
    for _ in range(40):
        if match.decision is None:
            break
        copies = [match.copy(), match.copy()]
        before = _shown(copies[0])
        match.play(chance.choice(match.decision.options))
        other = copies[1]
        assert other.decision is not None
        other.play(chance.choice(other.decision.options))
        assert _shown(copies[0]) == before
        assert match.record()["choices"][:-1] == before[0]["choices"] == other.record()["choices"][:-1]


def test_what_was_chosen_is_named_after_taking_back_past_what_had_names() -> None:
    match = known("connect_four").new(seed=1)
    made: list[str] = []
    for number in range(35):
        assert match.decision is not None
        option = match.decision.options[number % len(match.decision.options)]
        match.play(option)
        made = match.history
        if match.over:
            break
    while match.can_undo:
        match.undo()
        made.pop()
        assert match.history == made == match.copy().history
    assert match.length == 0
