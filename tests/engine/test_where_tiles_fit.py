"""Where a piece may be laid, found by bits and tables, is where the law hinders nothing, asked of each space and turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter import Game, load
from interpreter.engine.chains.law import any_spot, first_space, spaces, spots
from interpreter.engine.spots import spot_at, turned_at
from interpreter.engine.tiles.law import hinders_at, looks_turned, turns
from interpreter.engine.tiles.shapes import spot_now
from interpreter.engine.tiles.sides import turn
from interpreter.state.state import State

TOYS = Path(__file__).resolve().parents[1] / "toys"
GAMES = [
    "quilt",
    "fiefs",
    "carpe_diem",
    *sorted(str(path) for path in TOYS.glob("*.rules") if "turned freely" in path.read_text()),
]
DECISIONS, PIECES = 60, 6
BARS = """
game bars "Bars"
players 2

piece tile
piece bar, starts in bag, made of tiles:
  | bar  | shape | copies |
  | long | XXX   | 3      |
  | hook | XX/X. | 3      |
zone bag, holds bar
grid ground: 5 by 4 of tile, first on b2, side by side, turned freely, mirrored freely

round:
  turns from seat 1:
    do build
    if that cannot be done: pass
    if all have passed: end game

action build "build":
  choose a bar in bag
  choose a place for bar in ground as spot "where it lies"
  move bar to spot

score bars: 1
winner: the highest total
"""


def grids(s: State) -> Iterator[tuple[int, ...]]:
    """The spaces of each grid with a law."""
    starts = sorted({start for start, law in zip(s.n.grid_start, s.n.grid_of, strict=True) if law >= 0})
    for start in starts:
        yield tuple(range(start, start + s.n.grids[s.n.grid_of[start]].spaces))


def asked_one_by_one(s: State, piece: int, places: tuple[int, ...]) -> list[int]:
    law = s.n.grids[s.n.grid_of[places[0]]]
    now = (s.at[piece], looks_turned(s, piece, turn(s, piece)))
    if s.n.parts and s.n.parts[piece]:
        now = spot_now(s, piece)
    return [
        turned_at(s, place, one)
        for place in places
        for one in turns(s, law, piece)
        if (place, one) != now and hinders_at(s, piece, place, one) is None
    ]


@pytest.mark.parametrize("name", GAMES, ids=lambda name: Path(name).stem)
def test_a_piece_may_be_laid_where_nothing_hinders_it(name: str) -> None:
    _compare(load(name))


def test_what_covers_several_spaces_lies_beside_others_and_the_first_where_the_rules_say(tmp_path: Path) -> None:
    path = tmp_path / "bars.rules"
    path.write_text(BARS, encoding="utf-8")
    _compare(load(path))


def _compare(game: Game) -> None:
    chance, found = random.Random(5), 0
    match = game.new(players=game.max_players, seed=3)
    for _ in range(DECISIONS):
        if match.decision is None:
            break
        s = match.state
        for places in grids(s):
            may = [piece for piece, kind in enumerate(s.n.class_number) if s.n.may_lie[places[0]][kind]]
            for piece in chance.sample(may, min(PIECES, len(may))):
                expected = asked_one_by_one(s, piece, places)
                assert spots(s, piece, places) == expected
                where = list(dict.fromkeys(spot_at(s, spot)[0] for spot in expected))
                assert spaces(s, piece, places) == where
                assert first_space(s, piece, places) == tuple(where[:1])
                assert any_spot(s, piece, places) == bool(expected)
                found += len(expected)
        match.play(chance.choice(match.decision.options))
    assert found
