"""Who sees a piece by where it lies, by whose it is, by its face and by what they remember; each seat is a bit."""

from __future__ import annotations

import pytest

from interpreter.engine import sight
from tests.conftest import Toy

from .bench import ALL_OF_THEM, CARDS, LEFT, PLAY, SEAT_1, SEAT_2, SEAT_3, SPECTATORS, Bench


def test_a_place_says_who_sees_what_lies_there(plain: Bench) -> None:
    plain.lay("hand 2", 0)
    plain.lay("deck", 1)
    assert [sight.seers(plain.s, piece) for piece in (0, 1, 2)] == [SEAT_2, 0, ALL_OF_THEM]


def test_of_a_pile_of_which_the_top_is_seen_no_more_is_seen(parts: Bench) -> None:
    parts.lay("pit", 0, 1)
    assert [sight.seers(parts.s, piece) for piece in (0, 1)] == [0, ALL_OF_THEM]


def test_where_each_piece_is_seen_by_its_owner_no_other_sees_it(parts: Bench) -> None:
    parts.lay("sea", 8, 10, 12)
    assert [sight.seers(parts.s, piece) for piece in (8, 10, 12)] == [SEAT_1, SEAT_2, SEAT_3]


def test_whose_a_piece_is_shows_it_in_no_other_place(parts: Bench) -> None:
    parts.lay("bag", 0)
    parts.lay("den", 8)
    assert [sight.seers(parts.s, piece) for piece in (0, 8)] == [0, 0]


def test_what_is_seen_by_all_but_its_owner(parts: Bench) -> None:
    parts.lay("mask", 8, 12)
    assert [sight.seers(parts.s, piece) for piece in (8, 12)] == [SEAT_2 | SEAT_3, SEAT_1 | SEAT_2]


@pytest.mark.parametrize(("piece", "mask"), [(0, SEAT_1), (4, SEAT_2 | SPECTATORS)])
def test_a_piece_is_remembered_and_forgotten(looks: Bench, piece: int, mask: int) -> None:
    looks.lay("deck", piece)
    sight.remember(looks.s, piece, mask)
    sight.remember(looks.s, piece, SEAT_3)
    assert sight.seers(looks.s, piece) == mask | SEAT_3
    sight.forget(looks.s, (piece,))
    assert sight.seers(looks.s, piece) == 0


def test_where_nothing_is_remembered_nothing_is_written(plain: Bench) -> None:
    before = plain.s.v[:]
    sight.remember(plain.s, 0, SEAT_1)
    sight.forget(plain.s, (0, 1))
    assert plain.s.v == before


def test_what_lies_on_a_piece_is_seen_by_those_who_see_into_its_place(plain: Bench) -> None:
    plain.lay("hand 2", 0)
    assert [sight.load(plain.s, 0, seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert all(sight.load(plain.s, 4, seat) for seat in (0, 1, 2, None))


def test_what_a_single_player_holds_is_private_to_nobody_at_the_table(toy: Toy, plain: Bench) -> None:
    alone = CARDS.replace("players 3", "players 1").replace("zone deck, holds card, ordered, contents seen by nobody\n", "")
    alone = alone.replace("zone bag, holds card, contents seen by nobody\n", "")
    solo = toy(alone + PLAY + LEFT).new(players=1, seed=1).state
    assert not sight.private(solo.n)
    assert sight.private(plain.s.n)


def test_a_piece_lies_down_only_where_all_see_the_place(looks: Bench) -> None:
    looks.lay("heap", 0)
    looks.lay("deck", 1)
    for piece in (0, 1):
        looks.s.v[looks.s.n.sight.faces + piece] = 1
    assert [sight.lies_down(looks.s, piece) for piece in (0, 1, 2)] == [True, False, False]
