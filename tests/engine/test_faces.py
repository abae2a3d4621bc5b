"""How pieces lie after they came somewhere, were turned or shown, and who knows them from then on; each seat is a bit."""

from __future__ import annotations

import pytest

from interpreter.engine import effects, faces, sight
from interpreter.engine.effects import move_piece
from interpreter.state.trace import Seen, Showed, TurnedOver

from .bench import ALL_OF_THEM, SEAT_1, SEAT_2, Bench, horizon

DOWN, UP = 1, 0


def face(bench: Bench, piece: int) -> int:
    return bench.s.v[bench.s.n.sight.faces + piece]


def known(bench: Bench, piece: int, *masks: int) -> int:
    """Who remembers a piece; a mask is written first, if one is given."""
    slot = bench.s.n.sight.memory + piece
    for mask in masks:
        bench.s.v[slot] = mask
    return bench.s.v[slot]


def test_who_knew_a_card_of_an_ordered_pile_knows_it_face_down_in_the_open(looks: Bench) -> None:
    looks.lay("deck", 0, 1)
    known(looks, 0, SEAT_1)
    move_piece(looks.s, 0, looks.place("heap"), 7, down=DOWN)
    assert (face(looks, 0), known(looks, 0)) == (DOWN, SEAT_1)
    assert sight.seers(looks.s, 0) == SEAT_1


def test_of_a_pile_without_an_order_nobody_can_follow_a_card_that_they_do_not_see(looks: Bench) -> None:
    looks.lay("bag", 0, 1)
    known(looks, 0, SEAT_1)
    move_piece(looks.s, 0, looks.place("heap"), 7, down=DOWN)
    assert known(looks, 0) == 0


def test_what_goes_out_of_the_open_is_forgotten_and_lies_as_its_place_says(looks: Bench) -> None:
    looks.lay("heap", 0)
    looks.s.v[looks.s.n.sight.faces] = DOWN
    known(looks, 0, SEAT_1)
    move_piece(looks.s, 0, looks.place("hand 2"), 7)
    assert (face(looks, 0), known(looks, 0)) == (UP, 0)
    move_piece(looks.s, 0, looks.place("heap"), 7)
    assert (face(looks, 0), sight.seers(looks.s, 0)) == (UP, ALL_OF_THEM)


def test_in_the_open_a_card_lies_as_it_lay(looks: Bench) -> None:
    looks.lay("heap", 0)
    looks.s.v[looks.s.n.sight.faces] = DOWN
    known(looks, 0, SEAT_2)
    move_piece(looks.s, 0, looks.place("row"), 7)
    assert (face(looks, 0), known(looks, 0)) == (DOWN, SEAT_2)


def test_what_is_laid_face_down_where_it_lay_is_known_to_whoever_knew_it(looks: Bench) -> None:
    heap = looks.lay("heap", 4, 5)
    move_piece(looks.s, 4, heap, 7, down=DOWN)
    assert (face(looks, 4), known(looks, 4)) == (DOWN, ALL_OF_THEM)
    known(looks, 5, 0)
    move_piece(looks.s, 5, heap, 7)
    assert (face(looks, 5), known(looks, 5)) == (UP, 0)


@pytest.mark.parametrize(("source", "left"), [("bag", 0), ("deck", SEAT_1), ("stock", SEAT_1)])
def test_who_cannot_tell_which_card_left_does_not_know_the_others_any_more(looks: Bench, source: str, left: int) -> None:
    looks.lay(source, 0, 1)
    known(looks, 0, SEAT_1)
    known(looks, 1, SEAT_1)
    move_piece(looks.s, 0, looks.place("hand 2"), 7)
    assert known(looks, 1) == left


def test_who_sees_where_it_comes_to_can_tell_which_card_left(looks: Bench) -> None:
    looks.lay("bag", 0, 1)
    known(looks, 1, SEAT_1 | SEAT_2)
    move_piece(looks.s, 0, looks.place("hand 2"), 7)
    assert known(looks, 1) == SEAT_2


def test_what_comes_to_light_is_news_once(looks: Bench) -> None:
    looks.lay("deck", 0, 1)
    seen = looks.s.seen
    move_piece(looks.s, 0, looks.place("hand 2"), 7)
    assert looks.s.seen == seen + 1
    move_piece(looks.s, 0, looks.place("deck"), 7)
    assert looks.s.seen == seen + 1


def test_what_all_seats_know_is_no_news(looks: Bench) -> None:
    looks.lay("deck", 0, 1)
    known(looks, 0, ALL_OF_THEM >> 1)
    seen = looks.s.seen
    move_piece(looks.s, 0, looks.place("heap"), 7)
    assert looks.s.seen == seen, "it is news for spectators, who decide nothing"


def test_nobody_looks_ahead_beyond_a_card_that_no_seat_knew(looks: Bench) -> None:
    looks.lay("deck", 0, 1)  # they look alike: which of them it is need not be foreseen
    looks.s.probing = True
    with horizon():
        move_piece(looks.s, 0, looks.place("hand 2"), 7)


def test_what_a_seat_knew_can_be_foreseen_though_it_is_news_to_others(looks: Bench) -> None:
    looks.lay("deck", 0, 1)
    known(looks, 0, SEAT_1)
    looks.s.probing = True
    seen = looks.s.seen
    move_piece(looks.s, 0, looks.place("heap"), 7)
    assert looks.s.seen == seen + 1


def test_a_card_that_is_turned_down_in_the_open_is_known_to_all_who_saw_it(looks: Bench) -> None:
    looks.lay("heap", 0, 4)
    seen = looks.s.seen
    faces.turn_over(looks.s, (0, -1), DOWN)
    assert (face(looks, 0), face(looks, 4), known(looks, 0)) == (DOWN, UP, ALL_OF_THEM)
    assert looks.s.seen == seen


def test_a_card_that_is_turned_up_is_news_and_need_not_be_remembered(looks: Bench) -> None:
    looks.lay("heap", 0)
    looks.s.v[looks.s.n.sight.faces] = DOWN
    known(looks, 0, SEAT_2)
    seen, looks.s.trace = looks.s.seen, []
    faces.turn_over(looks.s, (0,), UP)
    assert (face(looks, 0), known(looks, 0), looks.s.seen) == (UP, 0, seen + 1)
    assert looks.s.trace == [TurnedOver(Seen(0, ALL_OF_THEM, SEAT_2), UP)]
    faces.turn_over(looks.s, (0,), UP)
    assert looks.s.seen == seen + 1
    assert len(looks.s.trace) == 1


def test_where_the_place_says_who_sees_a_card_turning_it_tells_nobody(looks: Bench) -> None:
    looks.lay("hand 2", 0)
    faces.turn_over(looks.s, (0,), DOWN)
    assert known(looks, 0) == 0
    assert sight.seers(looks.s, 0) == SEAT_2


def test_a_card_is_shown_to_a_seat_to_nobody_or_to_everyone(looks: Bench) -> None:
    looks.lay("deck", 0, 4)
    deck, seen = looks.place("deck"), looks.s.seen
    looks.s.trace = []
    faces.show(looks.s, (0, -1), 0, 1)
    assert (known(looks, 0), known(looks, 4), looks.s.seen) == (SEAT_1, 0, seen + 1)
    faces.show(looks.s, (0,), -1, 1)
    faces.show(looks.s, (-1,), 0, 1)
    assert (known(looks, 0), looks.s.seen) == (SEAT_1, seen + 1)
    assert looks.s.trace == [Showed((Seen(0, SEAT_1, 0),), deck, 0, 1)]
    faces.show(looks.s, (0,), faces.EVERYONE, 1)
    assert known(looks, 0) == ALL_OF_THEM


def test_one_card_that_is_new_to_a_seat_is_news(looks: Bench) -> None:
    looks.lay("deck", 0, 4)
    known(looks, 0, SEAT_1)
    seen = looks.s.seen
    faces.show(looks.s, (0,), 0, 0)
    assert looks.s.seen == seen
    faces.show(looks.s, (0, 4), 0, 0)
    assert looks.s.seen == seen + 1


def test_what_is_shown_cannot_be_foreseen_unless_it_is_known(looks: Bench) -> None:
    looks.lay("deck", 0, 4)
    known(looks, 0, SEAT_1)
    looks.s.probing = True
    faces.show(looks.s, (0,), 0, 0)
    with horizon():
        faces.show(looks.s, (0, 4), 0, 0)


def test_what_is_drawn_face_down_lies_so_and_is_known_to_whoever_knew_it(looks: Bench) -> None:
    deck, heap = looks.lay("deck", 0, 4), looks.place("heap")
    known(looks, 0, SEAT_1)
    effects.draw(looks.s, 2, False, deck, heap, DOWN)
    assert [(face(looks, piece), known(looks, piece)) for piece in (4, 0)] == [(DOWN, 0), (DOWN, SEAT_1)]
    effects.shift(looks.s, (0,), heap, deck)
    assert (face(looks, 0), known(looks, 0)) == (UP, 0)


def test_what_is_swapped_lies_as_its_new_place_says(looks: Bench) -> None:
    looks.lay("heap", 0)
    looks.lay("hand 2", 4)
    looks.s.v[looks.s.n.sight.faces] = DOWN
    known(looks, 0, SEAT_1)
    effects.swap(looks.s, 0, 4, 7)
    assert (face(looks, 0), known(looks, 0)) == (UP, 0)
    assert (face(looks, 4), known(looks, 4)) == (UP, SEAT_2)
