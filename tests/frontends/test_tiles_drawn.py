"""Tiles at the terminal: what their sides show, what is open, which areas they make up; within the screen, without colours."""

import io
import random
import re

import pytest
from rich.console import Console

from interpreter import Match
from interpreter.frontends.table_view.whole_table import show_table
from tests.conftest import Toy
from tests.games import known
from tests.toys import path_of

ROADS = """
    game roads "Roads"
    players 2
    kind land: field, road
    kind weave: whole, bends
    table weave:
      | weave | north | east | south | west |
      | whole | 1     | 1    | 1     | 1    |
      | bends | 1     | 1    | 2     | 2    |
    piece tile, starts in bag:
      | tile   | north | east  | south | west | weave | copies |
      | curves | road  | road  | road  | road | bends | 1      |
      | goal   | field | field | field | road | whole | 1      |
      | spur   | road  | field | field | field | whole | 1     |
    piece rider each player, starts in stable: 2
    zone bag, holds tile
    zone stable each player, holds rider
    grid country: 4 by 3 of tile, sides must match
    areas way in country by land, apart by weave of tile, complete when open_sides of it is 0
    zone post each way, holds rider
    setup:
      each tile in bag where it is curves: move tile to b2
      each tile in bag where it is goal: move tile to c2
      each way on b2 where size of it is 2: move 1 rider from stable of seat 2 to post of way
    round:
      turns from seat 1:
        choose tile in bag
        choose place for tile in country as spot
        move tile to spot
    end when bag is empty
"""
DRAWN = """

   3     ·       ·       ·       ·

                 R1      F
   2     ·    R2 c r1  r g F     ·
                 R2      F

   1     ·       ·       ·       ·

         a       b       c       d
      f field, r road, a capital: nothing lies beside it
      c curves, g goal
      road at b2 (north): 2, 1 open, rider of Player 2
"""


def drawn(match: Match, width: int = 80, colours: bool = False) -> list[str]:
    system = "standard" if colours else None
    out = Console(width=width, file=io.StringIO(), highlight=False, soft_wrap=True, force_terminal=colours, color_system=system)
    show_table(match.game.program, match.view(None), out, match.grounds())
    return [line.rstrip() for line in out.file.getvalue().splitlines()]  # type: ignore[attr-defined]


def later(name: str, decisions: int, seed: int) -> Match:
    match, chance = known(name).new(players=2, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if match.decision is not None:
            match.play(chance.choice(match.decision.options))
    return match


def test_a_board_of_tiles(toy: Toy) -> None:
    lines = drawn(toy(ROADS).new(players=2, seed=1))
    begin = lines.index("country")
    assert lines[begin + 1 : begin + len(DRAWN.splitlines())] == DRAWN.splitlines()[1:]


def test_colours_say_nothing_that_is_not_said_otherwise(toy: Toy) -> None:
    match = toy(ROADS).new(players=2, seed=1)
    plain, coloured = drawn(match), drawn(match, colours=True)
    assert any("\x1b[" in line for line in coloured)
    assert len(plain) == len(coloured)
    assert {"R1", "R2", "r1"} <= set(" ".join(plain).split()), "two roads on one tile are told apart by a number"


@pytest.mark.parametrize("width", [80, 64])
@pytest.mark.parametrize("name", ["highroads", *(str(path_of(toy)) for toy in ("gardens", "pipes", "quilt", "rivers", "realms"))])
def test_no_line_is_wider_than_the_screen(name: str, width: int) -> None:
    for decisions in (0, 9, 60, 200):
        lines = drawn(later(name, decisions, seed=2), width)
        about_tiles = lines[: next((n for n, line in enumerate(lines) if line.startswith(("bag", "heap", "out"))), len(lines))]
        assert [line for line in about_tiles if len(line) > width] == []


def test_a_tile_that_is_turned_is_drawn_as_it_lies() -> None:
    match = later(str(path_of("pipes")), 12, seed=5)
    turned = match.view()["grids"]["garden"]["turned"]
    assert any(turned), "some pipe is turned"
    grounds = match.grounds()["garden"]
    for board, ground in enumerate(grounds):
        assert set(turned[board]) <= set(ground["sides"])
    shown = {space: [side["shows"] for side in sides if side] for ground in grounds for space, sides in ground["sides"].items()}
    assert all(len(sides) == 4 for sides in shown.values())


def test_what_has_no_room_is_drawn_as_any_grid(toy: Toy) -> None:
    lines = drawn(toy(ROADS).new(players=2, seed=1), width=16)
    assert "      a b c d" in lines


def test_areas_of_whole_pieces_are_told_below_their_board() -> None:
    lines = drawn(later(str(path_of("surrounded")), 16, seed=2))
    text = " ".join(" ".join(lines).split())
    assert "group of Player 1 at" in text
    assert " open" in text


def test_a_tile_that_is_called_by_its_sign_needs_no_legend() -> None:
    lines = drawn(later("carpe_diem", 60, 7), width=110)
    assert not [line for line in lines if re.search(r"\b(\w\d\d) \1\b", line)]
    assert any("a capital: nothing lies beside it" in line for line in lines)
