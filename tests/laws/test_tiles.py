"""Pieces beside pieces: what may lie where and how turned, counted a second time; what becomes of turns; what is asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from interpreter import Match, load
from interpreter.engine.chains.law import any_spot, spots
from interpreter.engine.spots import spot_at, turn_at
from interpreter.engine.tiles.sides import side, turn
from interpreter.lab.at_a_decision import Moment
from interpreter.lab.laws.tiles_fit import each_tile_fits
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from tests.conftest import Toy
from tests.laws.playing import Dice, choose, labels, play_on

TOYS = Path(__file__).resolve().parents[1] / "toys"
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west
Shown = tuple[int, ...]  # what the four sides show, clockwise from the north


def shown(s: State, piece: int) -> Shown:
    return tuple(side(s, piece, direction) for direction in range(4))


def recounted(s: State, piece: int, seat: int, first: tuple[int, int]) -> set[tuple[int, int, Shown]]:
    """Every column, row and look with which a tile may be laid in the garden of a seat, by the rules of `pipes.rules`."""
    start = tables_of(s).first_place["garden"] + seat * 16
    lying = {(at % 4, at // 4): shown(s, s.z[start + at][0]) for at in range(16) if s.z[start + at]}
    printed, found = s.n.sides[piece], set()
    for x, y in [(x, y) for x in range(4) for y in range(4) if (x, y) not in lying]:
        beside = [lying.get((x + right, y + up)) for right, up in STEPS]
        if (lying and not any(beside)) or (not lying and (x, y) != first):
            continue
        for quarters in range(4):
            looks = tuple(printed[(direction - quarters) % 4] for direction in range(4))
            touched = [
                1 if not (0 <= x + right < 4 and 0 <= y + up < 4) else other[(direction + 2) % 4] if other else looks[direction]
                for direction, ((right, up), other) in enumerate(zip(STEPS, beside, strict=True))
            ]
            if list(looks) == touched:
                found.add((x, y, looks))
    return found


def offered(s: State, piece: int, seat: int) -> list[tuple[int, int, Shown]]:
    """The same as the law has it."""
    start = tables_of(s).first_place["garden"] + seat * 16
    found = []
    for spot in spots(s, piece, range(start, start + 16)):
        at, quarters = spot_at(s, spot)[0] - start, turn_at(s, spot)
        found.append((at % 4, at // 4, tuple(s.n.sides[piece][(direction - quarters) % 4] for direction in range(4))))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_law_is_that_of_a_second_count(seed: int) -> None:
    match, dice = load(TOYS / "pipes.rules").new(2, seed=seed), Dice(seed)
    laid = 0
    while match.decision is not None:
        s = match.state
        t = tables_of(s)
        for seat in (0, 1):
            (spring,) = s.z[t.first_place["ground"] + seat]
            first = ((1, 2), (2, 1))[t.piece_row[spring]]  # b3 and c2
            for piece in t.pieces_of("tile")[::3]:
                if s.n.grid_of[s.at[piece]] < 0:
                    found, places = offered(s, piece, seat), range(t.family_places("garden")[0], t.family_places("garden")[16])
                    assert len(found) == len(set(found)), "equal turns are one"
                    assert set(found) == recounted(s, piece, seat, first)
                    assert any_spot(s, piece, places) == bool(offered(s, piece, 0))
                    laid += len(found)
        match.play(match.decision.options[dice.below(len(match.decision.options))])
    assert laid > 100


def test_it_is_asked_where_and_then_how() -> None:
    match = load(TOYS / "pipes.rules").new(1, seed=5)
    asked = []
    for _ in range(60):
        if match.decision is None:
            break
        asked.append((match.decision.prompt, labels(match)))
        match.play(match.decision.options[0])
    where = [names for prompt, names in asked if prompt == "choose where it lies"]
    how = [names for prompt, names in asked if prompt == "choose how to turn it"]
    assert where
    assert how
    assert all(len(names) > 1 for names in (*where, *how)), "what has one way is not asked"
    assert all(set(names) <= {"upright", "turned right", "upside down", "turned left"} for names in how)
    assert all(len(name) == 2 for names in where for name in names)


MEADOW = """
    game meadow "Meadow"
    players 2
    kind land: grass, water
    piece tile, starts in bag:
      | tile | north | east  | south | west  | copies |
      | bank | water | grass | grass | grass | 4      |
      | dam  | water | grass | water | grass | 2      |
    zone bag, holds tile
    zone heap, holds tile
    grid field each player: 3 by 3 of tile, sides must match, turned freely
    grid market: 2 by 1 of tile
    round:
      turns from seat 1:
        one of:
          "lay":
            choose tile in bag
            choose place for tile in field as spot
            move tile to spot
          "back":
            choose tile in your field
            move tile to heap
          "sell":
            choose tile in your field
            choose space in market where it is empty
            move tile to space
          "swap round":
            choose tile in your field
            choose place for tile in your field as spot
            move tile to spot
          "set":
            choose tile in bag
            move tile to b2 of seat 2 turned right
          "stop": you win
"""


@pytest.fixture
def meadow(toy: Toy) -> Match:
    return toy(MEADOW).new(2, seed=1)


def turned(match: Match) -> list[dict[str, str]]:
    return match.view(None)["grids"]["field"]["turned"]


def test_a_turn_is_kept_and_lost(meadow: Match) -> None:
    choose(meadow, "lay", "bank", "b2 in field of Player 1", "turned left")
    assert turned(meadow) == [{"b2": "turned left"}, {}]
    kept = meadow.copy()
    piece = next(one for one, place in enumerate(meadow.state.at) if tables_of(meadow.state).family[place] == "field")
    assert turn(meadow.state, piece) == 3
    meadow.undo()
    assert turned(meadow) == [{}, {}]
    assert turned(kept) == [{"b2": "turned left"}, {}]


def test_what_leaves_the_grid_is_not_turned(meadow: Match) -> None:
    choose(meadow, "lay", "bank", "b2 in field of Player 1", "turned left")
    choose(meadow, "lay", "dam", "b2 in field of Player 2", "turned right")
    for way in ("back", "sell"):
        trial = meadow.copy()
        choose(trial, way)
        if trial.decision is not None and "a1" in labels(trial):
            choose(trial, "a1")
        assert turned(trial)[0] == {}
        assert all(
            turn(trial.state, piece) == 0 for piece, place in enumerate(trial.state.at) if trial.state.n.grid_of[place] < 0
        )


def test_of_the_grids_of_all_each_space_has_its_owner(meadow: Match) -> None:
    choose(meadow, "lay", "bank")
    assert len(labels(meadow)) == 18
    assert labels(meadow)[0] == "a1 in field of Player 1"


def test_what_a_rule_says_is_turned_so(meadow: Match) -> None:
    choose(meadow, "set", "bank")
    assert turned(meadow) == [{}, {"b2": "turned right"}]
    assert "set" not in labels(meadow), "it is full"


def test_a_dam_is_turned_in_two_ways(meadow: Match) -> None:
    choose(meadow, "lay", "dam", "b2 in field of Player 1")
    assert labels(meadow) == ["upright", "turned right"]


def test_the_turns_are_in_a_saved_match(meadow: Match) -> None:
    choose(meadow, "lay", "bank", "b2 in field of Player 1", "upside down")
    data = json.loads(json.dumps(meadow.state.to_json()))
    again = State.from_json(meadow.state.n, data)
    assert again.v == meadow.state.v


def test_a_broken_law_is_found(meadow: Match) -> None:
    choose(meadow, "lay", "bank", "b2 in field of Player 1", "upright")
    s = meadow.state
    assert each_tile_fits(Moment(meadow, 1, 1, False)) is None
    piece = s.z[tables_of(s).first_place["field"] + 4][0]
    other = next(one for one in s.z[tables_of(s).first_place["bag"]])
    s.v[s.n.turned + other] = 1
    assert "is turned by 1" in str(each_tile_fits(Moment(meadow, 1, 1, False)))
    s.v[s.n.turned + other] = 0
    s.v[s.n.turned + piece] = 4
    assert each_tile_fits(Moment(meadow, 1, 1, False)) is not None


def test_matches_of_plants_and_patches_end() -> None:
    game = load(TOYS / "quilt.rules")
    for seed in range(3):
        match = game.new(2, seed=seed)
        play_on(match, seed)
        assert match.decision is None
        assert "turned" not in match.view(None)["grids"]["quilt"]
