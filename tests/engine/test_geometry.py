"""What a grid's tables say is what one counts on the board, space by space."""

from itertools import product

import pytest

from interpreter.numbering.constants import space_name
from interpreter.numbering.geometry import Geometry

SIZES = [(1, 1), (1, 4), (3, 2), (5, 7)]


def spaces(board: Geometry, *numbers: int) -> list[str]:
    return [space_name(number, board.width) for number in numbers]


def at(board: Geometry, name: str) -> int:
    return (int(name[1:]) - 1) * board.width + ord(name[0]) - ord("a")


@pytest.mark.parametrize(("name", "beside"), [("b2", "b1 a2 c2 b3"), ("a1", "b1 a2"), ("c3", "c2 b3")])
def test_squares_share_sides(name: str, beside: str) -> None:
    board = Geometry(3, 3)
    assert spaces(board, *board.next_to[at(board, name)]) == beside.split()


@pytest.mark.parametrize(("name", "beside"), [("b2", "b1 c1 a2 c2 a3 b3"), ("a1", "b1 a2"), ("c1", "b1 b2 c2"), ("c3", "c2 b3")])
def test_hexes_share_six_sides_and_no_corner(name: str, beside: str) -> None:
    board = Geometry(3, 3, hexes=True)
    assert spaces(board, *board.next_to[at(board, name)]) == beside.split()
    assert board.corners[at(board, name)] == ()


@pytest.mark.parametrize("hexes", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_tables_agree_with_each_other(size: tuple[int, int], hexes: bool) -> None:
    board = Geometry(*size, hexes=hexes)
    opposite = board.columns["opposite"]
    for one, other in product(range(board.size), repeat=2):
        assert (other in board.next_to[one]) == (board.apart[one][other] == 1)
        assert board.between[one][other] == board.between[other][one][::-1]
        in_line = other in board.near(reach=None)[one]
        assert in_line == any(other in ray for ray in board.rays[one])
        if in_line and hexes:
            assert len(board.between[one][other]) == board.apart[one][other] - 1
    for heading, way in enumerate(board.beyond):
        assert all(board.beyond[opposite[heading]][to] == space for space, to in enumerate(way) if to >= 0)


@pytest.mark.parametrize("hexes", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_steps_from_side_to_side_are_the_fewest(size: tuple[int, int], hexes: bool) -> None:
    board = Geometry(*size, hexes=hexes)
    for start in range(board.size):
        steps, reached = {start: 0}, [start]
        for space in reached:
            for beside in board.next_to[space]:
                if beside not in steps:
                    steps[beside] = steps[space] + 1
                    reached.append(beside)
        assert [steps[space] for space in range(board.size)] == list(board.apart[start])
