"""Pieces that cover several spaces: the published numbers of polyominoes, and that parts go where their piece goes."""

from __future__ import annotations

import json

import pytest

from interpreter import Match
from interpreter.engine.chains.law import spots
from interpreter.lab.at_a_decision import Moment
from interpreter.lab.laws.tiles_fit import each_tile_fits
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy
from tests.laws.playing import choose, play_on

# All free polyominoes of four and of five squares.
FOUR = {"i": "XXXX", "o": "XX/XX", "t": "XXX/.X.", "s": ".XX/XX.", "l": "X./X./XX"}
FIVE = {
    "f": ".XX/XX./.X.", "i": "XXXXX", "l": "X./X./X./XX", "n": ".X/.X/XX/X.", "p": "XX/XX/X.", "t": "XXX/.X./.X.",
    "u": "X.X/XXX", "v": "X../X../XXX", "w": "X../XX./.XX", "x": ".X./XXX/.X.", "y": ".X/XX/.X/.X", "z": "XX./.X./.XX",
}  # fmt: skip
GAME = """
    game sewing "Sewing"
    players 2
    piece square
    piece patch, plural patches, starts in basket, made of squares:
      | patch | shape |
ROWS
    zone basket, holds patch
    grid quilt each player: SIZE of square, NOTES
    round:
      turns from seat 1:
        one of: sew, unpick
        if that cannot be done: end game
    action sew:
      choose patch in basket
      choose place for patch in your quilt as spot
      move patch to spot
    action unpick:
      choose patch in your quilt
      move patch to basket
    winner: highest count of patches in your quilt
"""


def sewing(toy: Toy, shapes: dict[str, str], notes: str, size: str = "5 by 5") -> Match:
    rows = "\n".join(f"      | p{name} | {shape} |" for name, shape in shapes.items())
    return toy(GAME.replace("ROWS", rows).replace("NOTES", notes).replace("SIZE", size)).new(2)


@pytest.mark.parametrize(("shapes", "turned", "fixed"), [(FOUR, 13, 19), (FIVE, 41, 63)])
def test_as_many_ways_to_lie_as_there_are_fixed_polyominoes(toy: Toy, shapes: dict[str, str], turned: int, fixed: int) -> None:
    """The numbers of fixed polyominoes are 19 and 63 (OEIS A001168). Without mirrors chiral ones lie in half as many ways."""
    for notes, expected in (("turned freely, mirrored freely", fixed), ("turned freely", turned)):
        s = sewing(toy, shapes, notes).state
        law = s.n.grids[0]
        wholes = [piece for piece, parts in enumerate(s.n.parts) if parts]
        ways = 4 if not law.mirrored else 8
        assert sum(len(set(s.n.least_turns[piece][:ways])) for piece in wholes) == expected


def test_each_place_is_offered_once(toy: Toy) -> None:
    """An L of four squares lies in a rectangle of 2 by 3, in 8 ways at 2 places each way on a board of 3 by 3."""
    s = sewing(toy, {"l": FOUR["l"]}, "turned freely, mirrored freely", "3 by 3").state
    places = tables_of(s).family_places("quilt")[:9]
    assert len(spots(s, 0, places)) == 16
    s = sewing(toy, {"l": FOUR["l"]}, "turned freely", "3 by 3").state
    assert len(spots(s, 0, places)) == 8


def test_parts_go_with_their_piece(toy: Toy) -> None:
    match = sewing(toy, {"t": FOUR["t"], "x": FIVE["x"]}, "turned freely, mirrored freely")
    s = match.state
    choose(match, "px", "c4")
    lying = tables_of(s).place_name(s.at[s.n.parts[1][0]])
    assert lying == "c4"
    assert match.view(0)["grids"]["quilt"]["wholes"][0] == [{"piece": "px", "spaces": ["c4", "b3", "c3", "d3", "c2"]}]
    before = json.dumps(match.save())
    choose(match, "a5", "upright")
    assert match.view(0)["grids"]["quilt"]["wholes"][1][0]["piece"] == "pt"
    match.undo()  # how it is turned
    match.undo()  # and where it lies
    assert json.dumps(match.save()) == before


def test_they_lie_where_they_are_said_to_lie(toy: Toy) -> None:
    match = sewing(toy, FIVE, "side by side, turned freely, mirrored freely")
    for seed in range(6):
        play_on(match, seed, 4)
        assert each_tile_fits(Moment(match, 0, 0)) is None
