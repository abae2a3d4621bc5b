"""Villagers as it is offered against Villagers as the rulebook has it: in every state both ways, and the winners.

`VILLAGERS_STATES=5000 pytest tests/oracle` compares so many states instead of the few of an ordinary run.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from interpreter import Game, Match
from tests.games import known
from tests.oracle.follow import Course
from tests.oracle.follow_villagers import Plan, VillagersFollower
from tests.oracle.read_villagers import read
from tests.oracle.scattered_villagers import bare, envious, nearly_tied, scattered, tied
from tests.oracle.villagers import play_on, won
from tests.oracle.villagers_countess import MODES, season_deck
from tests.oracle.villagers_effects import EFFECTS
from tests.oracle.villagers_events import WINTER
from tests.oracle.villagers_figures import (
    BASICS,
    BASICS_OF_A_KIND,
    FOUNDERS,
    HAND,
    IN_A_PILE,
    PILES,
    PLAYERS,
    STARTERS,
    SUPPLY,
    advanced,
)
from tests.oracle.villagers_table import SEASONS
from tests.oracle.villagers_village import text

STATES = int(os.environ.get("VILLAGERS_STATES", "150"))
SPECIAL = ("on_a_monk", "apprentice", "monk", "tinner", "smuggler")  # of two in one course the first counts
LIKED = {"decline": 0.3, "play_villager": 4, "tinner": 4, "smuggler": 4, "monk": 8, "apprentice": 8, "on_a_monk": 20}


@pytest.fixture(scope="module")
def game() -> Game:
    return known("villagers")


def at_random(rng: random.Random) -> Plan:
    """Any course."""
    return rng.choice


def eager(rng: random.Random) -> Plan:
    """Building is dear to them, long chains dearer, and special villagers dearest."""

    def plan(courses: Sequence[Course]) -> Course:
        kinds = sorted({kind(course) for course in courses})
        chosen = rng.choices(kinds, [LIKED.get(kind, 1) for kind in kinds])[0]
        alike = [course for course in courses if kind(course) == chosen]
        return rng.choices(alike, [1 + depth(course) for course in alike])[0]

    return plan


def kind(course: Course) -> str:
    """The special villager that is played, or what else is done."""
    return next((word for word in SPECIAL if word in course.said), course.said[min(1, len(course.said) - 1)])


def depth(course: Course) -> int:
    """How many lie beneath a card of a village that is meant."""
    return max(word.partition("*")[0].count("(") for word in course.said)


def follow(match: Match, plan: Plan) -> int:
    """To the end, with the winners found again; how many states were compared."""
    follower, table = VillagersFollower(match, plan), read(match)
    follower.follow(play_on(table))
    follower.compare(table)
    others = [nearly_tied(match, follower.before)] if match.players == 1 else [tied(match), bare(match)]
    for end in [match, *others]:
        assert end.winners == (won(read(end)) if end.over else []), follower.where()
    return follower.states


@pytest.mark.parametrize(("players", "mode"), [*((players, "normal") for players in PLAYERS), (1, "learning"), (1, "hard")])
def test_it_begins_as_the_rulebook_has_it(game: Game, players: int, mode: str) -> None:
    t = read(game.new(players=players, seed=7, options={"mode": mode}))
    road, alone = t.road, MODES[mode]
    assert [len(cards) for cards in road.piles] == [IN_A_PILE[players]] * PILES
    assert sorted(name for name in road.open if name) == sorted(STARTERS)
    assert Counter(name for cards in [*road.piles, road.reserve, *t.hands] for name in cards) == advanced(players)
    assert [len(hand) for hand in t.hands] == [HAND] * players
    assert t.stock == dict.fromkeys(BASICS, BASICS_OF_A_KIND)
    hers = [alone.her_card] if players == 1 else []
    assert [text(cards) for cards in t.villages] == [FOUNDERS] * players + hers
    assert t.purses == [SUPPLY] * players + [alone.her_gold] * len(hers)
    assert (len(t.coming), t.jester) == ((alone.events, alone.jester) if hers else (0, False))
    summer, winter = (t.seasons[season] for season in SEASONS)
    assert sorted(winter.deck) == sorted(season_deck(WINTER, alone) if hers else [])
    assert sorted([*summer.deck, *t.coming]) == sorted(set(EFFECTS) - set(WINTER) if hers else [])


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_from_the_first_draft_on(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES:
        mode = list(MODES)[seed % len(MODES)]
        pick = (at_random, eager)[seed % 2]
        compared += follow(game.new(players=players, seed=seed, options={"mode": mode}), pick(random.Random(seed)))
        seed += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_offered_is_what_is_legal_with_everything_strewn_about(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES:
        mode = list(MODES)[seed % len(MODES)]
        pick = (at_random, eager)[seed % 2]
        compared += follow(scattered(game, players, seed, mode), pick(random.Random(seed)))
        seed += 1


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_offered_is_what_is_legal_where_apprentices_and_monks_have_most_to_do(game: Game, players: int) -> None:
    compared = seed = 0
    while compared < STATES:
        compared += follow(envious(game, players, seed), eager(random.Random(seed)))
        seed += 1
