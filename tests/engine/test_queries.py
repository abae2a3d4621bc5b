"""What generated code asks: whose a piece is, what lies on top, what is one option, which ways there are to pay."""

from __future__ import annotations

from interpreter.engine import queries
from interpreter.state.failures import Why

from .bench import Bench, dead_end


def test_the_first_piece_has_the_owner_of_its_place(plain: Bench) -> None:
    plain.lay("hand 2", 0)
    assert queries.owner(plain.s, 0) == 1


def test_a_piece_of_a_player_is_theirs_wherever_it_lies(plain: Bench) -> None:
    plain.lay("mixed", 10)
    assert queries.owner(plain.s, 10) == 1
    plain.lay("camp 1", 12)
    assert queries.owner(plain.s, 12) == 2


def test_no_piece_is_nobodys(plain: Bench) -> None:
    assert queries.owner(plain.s, -1) == -1
    assert queries.owner(plain.s, 4) == -1


def test_the_top_is_the_last_piece_and_in_a_line_the_first(plain: Bench) -> None:
    assert queries.top(plain.s, plain.lay("heap", 0, 1, 2)) == 2
    assert queries.top(plain.s, plain.lay("row", 3, 4, 5)) == 3
    assert queries.top(plain.s, plain.place("spot")) == -1


def test_nothing_is_had_by_nobody() -> None:
    assert queries.of_one(lambda s, one: 7 + one, None, -1) == 0  # type: ignore[arg-type] # no state is asked
    assert queries.of_one(lambda s, one: 7 + one, None, 0) == 7  # type: ignore[arg-type]
    assert queries.at_index([5, 6, 7], 1, -1) == 0
    assert queries.at_index([5, 6, 7], 1, 0) == 6
