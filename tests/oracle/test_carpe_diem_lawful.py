"""Whole matches of Carpe Diem at random by the oracle alone: nothing is lost, and what is offered is lawful in every state."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.oracle.carpe_diem import lay_out, play_on, score, won
from tests.oracle.carpe_diem_cards import circles, laid_out
from tests.oracle.carpe_diem_district import STEPS, District, inside
from tests.oracle.carpe_diem_figures import (
    BOTTOM_EDGE,
    DEALT,
    FIRST_POINTS,
    FOUNTAIN_COPIES,
    FOUNTAIN_KINDS,
    FRAMES,
    MEADOW,
    OBJECTIVES,
    PANELS,
    PLAYERS,
    SQUARES,
    TILES,
)
from tests.oracle.carpe_diem_ring import Ring, started
from tests.oracle.carpe_diem_table import Ask, Course, Seat, Table


def shuffled(rng: random.Random, black: bool) -> list[str]:
    names = [name for name, tile in TILES.items() for _ in range(tile.copies) if tile.black == black]
    rng.shuffle(names)
    return names


def dealt(rng: random.Random, players: int) -> Table:
    """C01-C05"""
    frames, panels = rng.sample(sorted(FRAMES), 4 * players), rng.sample(sorted(PANELS), players)
    seats = [Seat(District(PANELS[panel]), frames[4 * seat : 4 * seat + 4]) for seat, panel in enumerate(panels)]
    for seat, points in zip(seats, FIRST_POINTS[players], strict=True):
        seat.points = points
    decks = {deck: rng.sample([n for n, card in OBJECTIVES.items() if card.deck == deck], 12) for deck in "abcd"}
    cards = [decks[deck].pop() for deck in DEALT[players]]
    rng.shuffle(cards)
    black = shuffled(rng, True)
    fountains = [kind for kind in FOUNTAIN_KINDS for _ in range(FOUNTAIN_COPIES)]
    rng.shuffle(fountains)
    ring = Ring([[] for _ in range(SQUARES)], players)
    cards_laid = laid_out(cards, players)
    white, edge = shuffled(rng, False), [black.pop() for _ in range(BOTTOM_EDGE)]
    t = Table(seats, ring, started(list(range(players))), white, black, edge, fountains, cards_laid)
    lay_out(t)
    return t


def builder(rng: random.Random, ask: Ask) -> Course:
    """Builds where it can, takes what it can get, and else does anything."""
    liked = [course for course in ask.courses if course.said[0] in ("build", "edge", "meet")]
    return rng.choice(liked or ask.courses)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_comes_to_its_end(players: int, seed: int) -> None:
    rng = random.Random(seed)
    t = dealt(rng, players)
    steps, brought = play_on(t), Counter[str]()
    try:
        ask = next(steps)
        while True:
            assert ask.courses
            lawful(t)
            course = builder(rng, ask)
            brought[course.said[0]] += 1
            ask = steps.send(course)
    except StopIteration:
        pass
    assert (t.phase, t.start) == (4, 3 % players)
    assert not any(t.ring.tiles)
    assert (t.white, t.black) == ([], [])
    assert len(t.used) == 4 * players == len(circles(players)) - 1
    assert brought["walk"] + brought["bread"] == 28 * players
    points = [sum(score(t, seat).values()) for seat in range(players)]
    assert points[won(t)] == max(points)


def lawful(t: Table) -> None:
    """Every piece is somewhere, and all that is laid matches."""
    districts = [laid.name for seat in t.seats for laid in seat.district.tiles.values()]
    kept = [name for seat in t.seats for name in seat.kept]
    ring = [name for tiles in t.ring.tiles for name in tiles]
    lying = Counter([*districts, *kept, *ring, *t.ring.discarded, *t.white, *t.black, *t.bottom])
    in_hand = +Counter({name: tile.copies for name, tile in TILES.items()}) - lying
    assert sum(in_hand.values()) <= 1, "one may be under way"
    assert len(t.fountains) + sum(len(seat.fountains) for seat in t.seats) == 24
    assert all(number >= 0 for seat in t.seats for number in seat.purse.values())
    assert sorted(t.track.order()) == list(range(t.players))
    for seat in t.seats:
        matches(seat.district)


def matches(district: District) -> None:
    """Side by side, and closed areas are closed."""
    for (row, column), laid in district.tiles.items():
        for number, (down, right) in enumerate(STEPS):
            spot = (row + down, column + right)
            assert inside(spot) or laid.sides[number] == MEADOW
            if spot in district.tiles:
                assert district.tiles[spot].sides[(number + 2) % 4] == laid.sides[number]
    assert not district.tiles or district.panel.shovel in district.tiles
