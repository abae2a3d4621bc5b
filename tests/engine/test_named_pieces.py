"""Pieces of a class out of a pile where others lie: exactly so many or as many as fit, and what does not belong there."""

from __future__ import annotations

import pytest

from interpreter.engine import effects, named_pieces
from interpreter.state.failures import Why

from .bench import Bench, dead_end, horizon


@pytest.mark.parametrize(("source", "place"), [(-1, 1), (1, -1)])
def test_without_a_place_nothing_goes(plain: Bench, source: int, place: int) -> None:
    with dead_end(7, Why.NO_PLACE):
        named_pieces.exactly(plain.s, 1, (0, 1), source, place, 7)
    with dead_end(7, Why.NO_PLACE):
        named_pieces.at_most(plain.s, 1, (0, 1), source, place, 7)


def test_place_0_is_a_place_as_any_other(plain: Bench) -> None:
    stock = plain.place("stock")
    assert named_pieces.exactly(plain.s, 1, (0, 1), stock, 0, 7) == (1,)
    assert named_pieces.at_most(plain.s, 1, (0, 1), stock, 0, 7) == (1,)
    assert named_pieces.meant(plain.s, 0, [True] * 14, True) == ()


def test_what_is_lacking_is_said_with_its_numbers(plain: Bench) -> None:
    stock, spot = plain.place("stock"), plain.place("spot")
    with dead_end(7, Why.TOO_FEW_SUCH, stock, 2, 3):
        named_pieces.exactly(plain.s, 3, (0, 1), stock, spot, 7)
    with dead_end(7, Why.FULL, spot):
        named_pieces.exactly(plain.s, 2, (0, 1), stock, spot, 7)
    assert named_pieces.exactly(plain.s, 1, (0, 1), stock, spot, 7) == (1,)


def test_as_many_as_fit_go_and_the_rest_is_told(plain: Bench) -> None:
    stock, spot = plain.place("stock"), plain.place("spot")
    plain.s.trace = []
    assert named_pieces.at_most(plain.s, 3, (0, 1), stock, spot, 7) == (1,)
    assert [(event.missing, event.source, event.place) for event in plain.s.trace] == [(2, stock, spot)]
    plain.s.trace = []
    assert named_pieces.at_most(plain.s, 1, (0, 1), stock, spot, 7) == (1,)
    assert plain.s.trace == []


def test_the_topmost_go_first_and_of_a_line_the_foremost(plain: Bench) -> None:
    heap, row, stock = plain.place("heap"), plain.lay("row", 4, 5, 6), plain.place("stock")
    assert named_pieces.exactly(plain.s, 2, (4, 5, 6), row, stock, 7) == (4, 5)
    assert named_pieces.exactly(plain.s, 2, (4, 5, 6), heap, stock, 7) == (5, 6)
    assert named_pieces.exactly(plain.s, 0, (4, 5, 6), heap, stock, 7) == ()


def test_who_knows_the_pile_foresees_which_pieces_come_and_others_do_not(looks: Bench) -> None:
    s = looks.s
    heap = looks.lay("heap", 0, 4)
    s.probing = True
    assert named_pieces.meant(s, heap, [True] * 14, known=True) == (0, 4)
    with horizon():
        named_pieces.meant(s, heap, [True] * 14, known=False)
    s.v[s.n.sight.faces + 4] = 1
    with horizon():
        named_pieces.meant(s, heap, [True] * 14, known=True)


def test_a_piece_comes_only_to_where_it_may_lie(plain: Bench) -> None:
    heap, stock = plain.place("heap"), plain.place("stock")
    assert not named_pieces.belongs(plain.s, 8, heap)
    assert named_pieces.belongs(plain.s, 0, heap)
    assert named_pieces.belongs(plain.s, -1, heap)
    assert named_pieces.belongs(plain.s, 8, -1)
    assert named_pieces.belonging(plain.s, [0, 8, 4], stock) == [0, 4]
    with dead_end(70, Why.DOES_NOT_BELONG, heap, 8):
        named_pieces.insist(plain.s, 8, heap, 70)


def test_what_does_not_belong_there_stops_what_is_drawn_from_the_top(plain: Bench) -> None:
    heap = plain.place("heap")
    named_pieces.draw_fitting(plain.s, 3, False, plain.lay("mixed", 0, 8, 1, 2), heap)
    assert plain.lies("heap") == (2, 1)
    named_pieces.draw_fitting(plain.s, 3, False, plain.lay("queue", 4, 9, 5), heap)
    assert plain.lies("heap") == (2, 1, 4)
    assert plain.lies("queue") == (9, 5)


@pytest.mark.parametrize(("count", "drawn"), [(-1, 0), (1, 1), (2, 2), (9, 3)])
def test_at_random_only_what_belongs_there_is_drawn(plain: Bench, count: int, drawn: int) -> None:
    mixed = plain.lay("mixed", 0, 8, 1, 9, 2)
    named_pieces.draw_fitting(plain.s, count, True, mixed, plain.place("heap"))
    assert len(plain.lies("heap")) == drawn
    assert {8, 9} <= set(plain.lies("mixed"))


def test_at_random_no_more_is_drawn_than_there_is_room_for(plain: Bench) -> None:
    named_pieces.draw_fitting(plain.s, 3, True, plain.lay("mixed", 0, 8, 1, 2), plain.place("spot"))
    assert len(plain.lies("spot")) == 1


def test_what_is_out_of_the_game_stops_at_what_does_not_belong_there_too(plain: Bench) -> None:
    effects.move_all(plain.s, [8, 0], 0)
    named_pieces.draw_fitting(plain.s, 2, False, 0, plain.place("heap"))
    assert plain.lies("heap") == (0,)
