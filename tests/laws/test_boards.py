"""What stands near a space is the same whoever's board it is, of whatever size, with whatever lies there."""

from __future__ import annotations

import pytest

from interpreter.match.game import Game
from rulelang.compile import compile_all
from rulelang.text.source import SourceFile

HEAD = """game boards "Boards"
players 2
piece pawn each player, starts in bag: 20
piece rock, starts in hill: 20
pieces thing: pawn, rock
zone bag each player, holds pawn
zone hill, holds rock
"""
TAIL = """
round:
  turns from seat 1:
    choose number from 1 to 2 as n
end when players is 2
winner: highest total
"""
BOARD = "grid board: 5 by 5 of thing, seat 1 at the bottom, seat 2 at the top\n"
HEXES = "grid board: 5 by 5 of thing, hexagonal, seat 1 at the left, seat 2 at the right\n"


def scores(text: str, formulas: list[str]) -> dict[str, list[int]]:
    """What each formula is worth after set-up, for each player."""
    lines = "".join(f"score s{number}: {formula}\n" for number, formula in enumerate(formulas))
    return dict(zip(formulas, (line for _, line in scores_of(HEAD + text + TAIL + lines)), strict=True))


SETUP = """setup:
  move 1 pawn from bag of seat 1 to a1
  move 1 rock from hill to b2
  move 1 pawn from bag of seat 2 to c3
  move 1 pawn from bag of seat 2 to b3
  move 1 pawn from bag of seat 1 to b5
"""
SEEN = {
    "count of spaces next to a1": [2, 2],
    "count of spaces next to c3": [4, 4],
    "count of spaces around c3 where it is empty": [6, 6],
    "count of things around c3": [2, 2],
    "count of your pawns around c3": [0, 1],
    "count of rocks diagonally next to c3": [1, 1],
    "count of your pawns in a straight line from a1": [0, 1],
    "count of other pawns in a diagonal line from a1": [1, 0],
    "count of things between a1 and d4": [2, 2],
    "count of spaces between a1 and d4": [2, 2],
    "count of spaces between a1 and c2": [0, 0],
    "count of spaces a jump from c3": [8, 8],
    "count of spaces a diagonal jump from b3": [2, 2],
    "count of spaces an orthogonal jump from b3": [3, 3],
    "distance between a1 and c4": [5, 5],
    "count of pawns outflanked from b4": [0, 0],
    "count of spaces next to space north of a5": [0, 0],
    "count of spaces in board where it lies ahead of c3": [10, 10],
    "count of spaces in board where it lies behind space north of b2": [10, 10],
    "count of other pawns in board where it lies ahead of b2 and space ahead of it is empty": [1, 1],
    "count of directions where space direction of a1 is empty": [2, 2],
    "count of directions where it is diagonal and space direction of a1 is nothing": [3, 3],
    "count of directions where opposite of it is forward of you": [1, 1],
    "count of directions where clockwise of it is north": [1, 1],
}


HEX_SETUP = """setup:
  move 1 pawn from bag of seat 1 to a1
  move 1 rock from hill to b2
  move 1 pawn from bag of seat 2 to c2
  move 1 pawn from bag of seat 1 to d2
"""
SEEN_OF_HEXES = {
    "count of spaces next to a1": [2, 2],
    "count of spaces next to c3": [6, 6],
    "count of spaces around c3": [6, 6],
    "count of things next to c2": [2, 2],
    "count of spaces a jump from c3": [6, 6],
    "count of spaces in a straight line from a1": [8, 8],
    "count of things between a2 and d2": [2, 2],
    "count of spaces between e1 and a5": [3, 3],
    "count of spaces between a1 and b2": [0, 0],
    "distance between a1 and b2": [2, 2],
    "distance between b1 and a2": [1, 1],
    "count of things outflanked from e2": [0, 1],
    "count of directions": [6, 6],
    "count of directions where space direction of b2 is empty": [5, 5],
    "count of spaces in board where it is space right of b2 and it is space east of b2": [1, 1],
    "count of spaces in board where it lies ahead of c3": [10, 10],
    "longest line of things through c2": [3, 3],
}
# Of the board of each player's own: what lies on others' boards is not near.
OWN = "grid board each player: 5 by 5 of thing\n"
OWN_SETUP = """setup:
  move 1 rock from hill to b2 of seat 1
  move 1 pawn from bag of seat 2 to b3 of seat 1
  move 1 pawn from bag of seat 1 to b4 of seat 1
  move 1 rock from hill to a1 of seat 2
"""


def test_a_board_of_squares_is_seen_from_a_space() -> None:
    assert scores(BOARD + SETUP, [*SEEN]) == SEEN


def test_a_board_of_hexes_is_seen_from_a_space() -> None:
    assert scores(HEXES + HEX_SETUP, [*SEEN_OF_HEXES]) == SEEN_OF_HEXES


def test_of_boards_of_players_everybody_sees_their_own() -> None:
    seen = {
        "sum of count of rocks next to it for each space in board where its row is 1 and its column is 2": [1, 1],
        "sum of count of pawns in an orthogonal line from it for each space in board where its row is 1 and its column is 2": [
            2,
            0,
        ],
        "sum of count of pawns outflanked from it for each space in board where its row is 2 and its column is 2": [1, 0],
        "count of spaces in board where it is space ahead of space behind it": [20, 20],
    }
    assert scores(OWN + OWN_SETUP, [*seen]) == seen


def test_two_boards_have_neighbours_of_their_own() -> None:
    two = "grid board: 3 by 3 of rock\ngrid low: 2 by 2 of pawn\n"
    setup = """setup:
  each space in board: move 1 rock from hill to space
  each space in low: move 1 pawn from bag of seat 1 to space
"""
    seen = {
        "sum of count of rocks next to it for each space in board": [24, 24],
        "sum of count of rocks around it for each space in board": [40, 40],
        "sum of count of your pawns around it for each space in low": [12, 0],
        "sum of count of other pawns next to it for each pawn in low": [0, 8],
    }
    assert scores(two + setup, [*seen]) == seen


@pytest.mark.parametrize(("players", "sides"), [(2, 2 * (3 * 4 + 4 * 3)), (3, 2 * (4 * 4 + 5 * 3))])
def test_the_size_of_a_board_may_hang_on_something(players: int, sides: int) -> None:
    seen = "sum of count of spaces next to it for each space in board"
    text = HEAD.replace("players 2", "players 2 to 3") + "grid board: players + 2 by 4 of thing\n" + TAIL
    assert scores_of(text + f"score sides: {seen}\n", players)[0][1] == [sides] * players


def test_a_variant_may_make_a_board_larger() -> None:
    game = (
        HEAD
        + "grid board: 3 by 3 of thing, hexagonal\n"
        + TAIL
        + "score sides: sum of count of spaces next to it for each space in board\n"
    )
    larger = 'variant large "A large board" of boards\nchange grid board: 4 by 4\n'
    assert scores_of(game)[0][1] == [2 * 16] * 2
    assert scores_of(game, 2, larger)[0][1] == [2 * 33] * 2


def scores_of(text: str, players: int = 2, *variants: str) -> list[tuple[str, list[int]]]:
    """The lines of scoring at the end of set-up."""
    sources = [SourceFile("boards.rules", text), *(SourceFile("large.rules", one) for one in variants)]
    program, complaints, _ = compile_all(sources)
    assert program is not None, complaints
    return Game(program, "boards").new(players=players).score_lines
