"""Pieces go exactly where they are sent, or it is said why they cannot; chance says what was fixed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interpreter.engine import effects
from interpreter.engine.chance import drawing, rolling
from interpreter.engine.queries import places
from interpreter.state.failures import Why
from interpreter.state.fixed import PIECE, Fixed
from interpreter.state.slots import ACTIVE
from interpreter.state.trace import Moved, NoRoom, RanShort, Rolled, Seen, Shuffled, Swapped, Uncovered
from tests.conftest import Toy

from .bench import ALL_OF_THEM, CARDS, LEFT, PLAY, SEAT_1, SEAT_2, Bench, bench, dead_end, horizon

OUT = 0  # the place of what is out of the game


# ------------------------------------------------------------------------------------------------------- what cannot be
@pytest.mark.parametrize(("piece", "place", "why"), [(-1, 1, Why.NO_PIECE), (0, -1, Why.NO_PLACE), (-1, -1, Why.NO_PIECE)])
def test_no_piece_goes_nowhere(plain: Bench, piece: int, place: int, why: Why) -> None:
    with dead_end(7, why):
        effects.move_piece(plain.s, piece, place, 7)


@pytest.mark.parametrize(("source", "place"), [(-1, 1), (1, -1)])
def test_without_a_place_nothing_moves(plain: Bench, source: int, place: int) -> None:
    with dead_end(7, Why.NO_PLACE):
        effects.move_some(plain.s, 1, source, place, 7)


def test_a_place_that_must_be_there_is_asked_for_before_it_is_used() -> None:
    with dead_end(7, Why.NO_PLACE):
        places.there(-1, 7)
    assert places.there(0, 7) == 0


@pytest.mark.parametrize(("piece", "other"), [(-1, 0), (0, -1)])
def test_nothing_is_no_piece_to_change_places_with(plain: Bench, piece: int, other: int) -> None:
    with dead_end(7, Why.NO_PIECE):
        effects.swap(plain.s, piece, other, 7)


def test_a_full_place_takes_no_more_but_what_lies_there_may_stay(plain: Bench) -> None:
    spot = plain.lay("spot", 0)
    with dead_end(7, Why.FULL, spot):
        effects.move_piece(plain.s, 1, spot, 7)
    with dead_end(7, Why.FULL, spot):
        effects.move_some(plain.s, 1, plain.place("stock"), spot, 7)
    effects.move_piece(plain.s, 0, spot, 7)
    assert plain.lies("spot") == (0,)


def test_too_few_pieces_are_counted(plain: Bench) -> None:
    heap = plain.lay("heap", 0, 1)
    with dead_end(7, Why.TOO_FEW, heap, 2, 3):
        effects.move_some(plain.s, 3, heap, plain.place("row"), 7)


def test_place_0_is_a_place_as_any_other(plain: Bench) -> None:
    effects.move_piece(plain.s, 0, OUT, 7)
    effects.move_some(plain.s, 1, plain.place("stock"), OUT, 7)
    effects.move_all(plain.s, [1, 2], OUT)
    effects.draw(plain.s, 1, False, plain.place("stock"), OUT)
    assert plain.s.z[OUT] == (0, 7, 1, 2, 6)
    effects.shuffle(plain.s, OUT)
    assert sorted(plain.s.z[OUT]) == [0, 1, 2, 6, 7]
    effects.draw(plain.s, 9, False, OUT, plain.place("heap"))
    effects.move_some(plain.s, 0, OUT, plain.place("heap"), 7)
    assert plain.s.z[OUT] == ()


# ------------------------------------------------------------------------------------------------------- where it comes
def test_a_piece_comes_on_top_or_underneath(plain: Bench) -> None:
    heap = plain.lay("heap", 0, 1)
    effects.move_piece(plain.s, 4, heap, 7)
    effects.move_piece(plain.s, 5, heap, 7, bottom=True)
    effects.shift(plain.s, (6, 7), plain.place("stock"), heap, bottom=True)
    effects.shift(plain.s, (2,), plain.place("stock"), heap)
    assert plain.lies("heap") == (6, 7, 5, 0, 1, 4, 2)
    assert [plain.s.at[piece] for piece in (2, 4, 5, 6, 7)] == [heap] * 5


@pytest.mark.parametrize(("source", "taken"), [("heap", (5, 6)), ("row", (4, 5))])
def test_the_topmost_go_in_their_order_and_of_a_line_the_foremost(plain: Bench, source: str, taken: tuple[int, ...]) -> None:
    place = plain.lay(source, 4, 5, 6)
    effects.move_some(plain.s, 2, place, plain.place("mixed"), 7)
    assert plain.lies("mixed") == taken


@pytest.mark.parametrize(("source", "taken"), [("heap", (6, 5)), ("row", (4, 5))])
def test_what_is_drawn_comes_one_by_one(plain: Bench, source: str, taken: tuple[int, ...]) -> None:
    place = plain.lay(source, 4, 5, 6)
    effects.draw(plain.s, 2, False, place, plain.place("mixed"))
    assert plain.lies("mixed") == taken


def test_all_go_as_far_as_there_is_room_and_the_lack_of_it_is_told(plain: Bench) -> None:
    spot, plain.s.trace = plain.place("spot"), []
    effects.move_all(plain.s, [0, 1], spot)
    assert plain.lies("spot") == (0,)
    assert plain.s.trace[0] == NoRoom(spot)
    plain.s.trace = []
    effects.move_all(plain.s, [1, 2], plain.place("heap"))
    assert {type(event) for event in plain.s.trace} == {Moved}


def test_how_many_were_not_drawn_is_told_unless_a_place_is_filled(plain: Bench) -> None:
    heap, spot = plain.lay("heap", 0, 1), plain.place("spot")
    plain.s.trace = []
    effects.draw(plain.s, 3, False, heap, spot)
    assert plain.s.trace[0] == RanShort(2, heap, spot)
    plain.s.trace = []
    effects.draw(plain.s, effects.PLENTY, False, heap, plain.place("row"))
    assert {type(event) for event in plain.s.trace} == {Moved}
    plain.s.trace = []
    effects.draw(plain.s, -1, False, plain.place("stock"), heap)
    assert plain.s.trace == []
    effects.draw(plain.s, effects.PLENTY - 1, False, plain.place("bag"), heap)
    assert plain.s.trace == [RanShort(effects.PLENTY - 1, plain.place("bag"), heap)]


def test_pieces_that_change_places_change_positions_too(plain: Bench) -> None:
    heap, row = plain.lay("heap", 0, 1, 2), plain.lay("row", 4, 5)
    plain.s.trace = []
    effects.swap(plain.s, 1, 5, 7)
    assert (plain.lies("heap"), plain.lies("row")) == ((0, 5, 2), (4, 1))
    assert (plain.s.at[1], plain.s.at[5]) == (row, heap)
    assert plain.s.trace == [Swapped(Seen(1, ALL_OF_THEM, ALL_OF_THEM), Seen(5, ALL_OF_THEM, ALL_OF_THEM), heap)]
    effects.swap(plain.s, 2, 0, 7)
    assert plain.lies("heap") == (2, 5, 0)


def test_who_knew_two_cards_and_who_knows_them_now(looks: Bench) -> None:
    s = looks.s
    deck = looks.lay("deck", 0)
    looks.lay("hand 2", 4)
    s.v[s.n.sight.memory] = SEAT_1
    seen, s.trace = s.seen, []
    effects.swap(s, 0, 4, 7)
    assert s.trace == [Swapped(Seen(0, SEAT_1 | SEAT_2, SEAT_1), Seen(4, SEAT_2, SEAT_2), deck)]
    assert s.seen == seen + 1
    assert s.v[s.n.sight.memory] == 0


# -------------------------------------------------------------------------------------------------------- what is seen
@pytest.mark.parametrize(
    ("source", "place", "news"), [("deck", "hand 2", 1), ("deck", "bag", 0), ("heap", "deck", 0), ("heap", "row", 0)]
)
def test_what_a_place_hid_comes_to_light_at_another(plain: Bench, source: str, place: str, news: int) -> None:
    plain.lay(source, 0, 1)
    for step in (
        lambda: effects.move_piece(plain.s, 1, plain.place(place), 7),
        lambda: effects.shift(plain.s, (0,), plain.place(source), plain.place(place)),
    ):
        before = plain.s.seen
        step()
        assert plain.s.seen == before + news


def test_each_card_that_is_drawn_unseen_is_news(plain: Bench) -> None:
    deck, before = plain.lay("deck", 0, 1, 2), plain.s.seen
    effects.draw(plain.s, 1, False, deck, plain.place("bag"))
    assert plain.s.seen == before + 1
    effects.draw(plain.s, 1, False, plain.lay("row", 4, 5), plain.place("mixed"))
    assert plain.s.seen == before + 1


def test_what_was_under_the_top_comes_to_light(parts: Bench) -> None:
    s, before = parts.s, parts.s.seen
    pit = parts.lay("pit", 0, 4)
    s.trace = []
    effects.move_piece(s, 4, parts.place("bag"), 7)
    assert s.seen == before + 1
    assert s.trace[-1] == Uncovered(Seen(0, ALL_OF_THEM, 0))
    s.trace = []
    effects.move_piece(s, 0, parts.place("bag"), 7)
    assert s.seen == before + 1
    assert [type(event) for event in s.trace] == [Moved]
    assert s.z[pit] == ()


def test_nobody_foresees_what_lies_under_the_top(parts: Bench) -> None:
    parts.lay("pit", 0, 1)  # they look alike, and yet
    parts.s.probing = True
    with horizon():
        effects.shift(parts.s, (1,), parts.place("pit"), parts.place("heap"))


@pytest.mark.parametrize("step", [
    lambda bench, deck, heap: effects.move_piece(bench.s, 4, heap, 7),
    lambda bench, deck, heap: effects.move_some(bench.s, 1, deck, heap, 7),
    lambda bench, deck, heap: effects.draw(bench.s, 1, False, deck, heap),
    lambda bench, deck, heap: effects.draw(bench.s, 1, True, deck, heap),
    lambda bench, deck, heap: effects.shuffle(bench.s, deck),
])  # fmt: skip
def test_nobody_foresees_what_comes_from_a_hidden_pile(plain: Bench, step: Callable[[Bench, int, int], None]) -> None:
    deck, heap = plain.lay("deck", 0, 4), plain.place("heap")
    plain.s.probing = True
    with horizon():
        step(plain, deck, heap)


def test_what_looks_alike_can_be_foreseen(plain: Bench) -> None:
    deck, heap = plain.lay("deck", 0, 1), plain.place("heap")
    plain.s.probing = True
    effects.move_some(plain.s, 1, deck, heap, 7)
    effects.move_piece(plain.s, 0, heap, 7)
    assert plain.lies("heap") == (1, 0)


# --------------------------------------------------------------------------------------------------------------- chance
def test_what_was_fixed_comes_and_no_more(plain: Bench) -> None:
    s = plain.s
    s.script, before = Fixed(rolls=(3, 0)), s.draws
    s.trace = []
    for _ in range(3):
        rolling.roll(s, 2, 1, 6)
    assert s.trace[:2] == [Rolled(2, 4), Rolled(2, 1)]
    assert (s.script, s.draws) == (Fixed(), before + 3)


def test_a_roll_that_a_die_cannot_show_does_not_come(plain: Bench) -> None:
    s = plain.s
    s.script = Fixed(rolls=(4,))
    rolling.roll(s, 2, 1, 4)
    assert 1 <= s.v[2] <= 4
    assert s.script == Fixed(rolls=(4,), passed=1)


def test_a_card_is_fixed_by_one_that_looks_like_it(plain: Bench) -> None:
    s, stock = plain.s, plain.place("stock")
    s.script, before = Fixed(rolls=(0,), draws=((PIECE, 5),)), s.draws
    assert drawing.drawn(s, [0, 1, 4, 6], stock, OUT) == 4
    assert (s.script, s.draws) == (Fixed(rolls=(0,)), before + 1)
    assert {drawing.drawn(s, [6, 1], stock, OUT) for _ in range(30)} == {6, 1}, "a roll fixes no draw"
    assert s.script == Fixed(rolls=(0,))


def test_a_card_that_is_not_there_stays_fixed_until_it_can_come(plain: Bench) -> None:
    s, stock = plain.s, plain.place("stock")
    s.script = Fixed(draws=((PIECE, 5),))
    assert drawing.drawn(s, [0, 1], stock, OUT) in (0, 1)
    assert s.script == Fixed(draws=((PIECE, 5),), passed=1)
    assert drawing.drawn(s, [0, 1, 7], stock, OUT) == 7


def test_who_looks_ahead_does_not_see_what_is_fixed(plain: Bench) -> None:
    plain.s.script, plain.s.probing = Fixed(draws=((PIECE, 5),)), True
    with horizon():
        drawing.drawn(plain.s, [0, 4], plain.place("stock"), OUT)


def test_a_shuffle_leaves_on_top_what_is_fixed_to_come(plain: Bench) -> None:
    s, stock, heap = plain.s, plain.lay("deck", *range(8)), plain.place("heap")
    s.script = Fixed(draws=((PIECE, 2),), tops=(5, 6))
    effects.shuffle(s, stock)
    assert s.z[stock][-3:] == (2, 6, 5)
    effects.draw(s, 2, False, stock, heap)
    assert s.script == Fixed(draws=((PIECE, 2),), tops=(2,))
    effects.move_all(s, [5, 6], stock)
    effects.shuffle(s, stock)
    assert s.z[stock][-1] == 2
    assert s.script == Fixed(draws=((PIECE, 2),), tops=(2,)), "what has come is as all others"


def test_a_shuffle_is_not_fixed(plain: Bench) -> None:
    plain.s.script, plain.s.trace = Fixed(rolls=(0, 0)), []
    effects.shuffle(plain.s, plain.place("stock"))
    assert plain.s.script == Fixed(rolls=(0, 0))
    assert plain.s.trace == [Shuffled(plain.place("stock"))]
    assert sorted(plain.lies("stock")) == list(range(8))


def test_a_roll_is_told(plain: Bench) -> None:
    plain.s.script, plain.s.trace = Fixed(rolls=(2, 4)), []
    for _ in range(2):
        rolling.roll(plain.s, 2, 3, 7)
    assert plain.s.trace == [Rolled(2, 5), Rolled(2, 7)]
    assert plain.s.v[2] == 7


def test_a_number_that_stays_as_it_is_is_not_told(plain: Bench) -> None:
    plain.s.v[2], plain.s.trace = 4, []
    effects.become(plain.s, 2, 4)
    assert plain.s.trace == []
    effects.become(plain.s, 2, 5)
    assert [tuple(event) for event in plain.s.trace] == [(2, 5, 4)]


# ------------------------------------------------------------------------------------------------------- what is set off
WATCHED = """\
when man comes to mixed: reward: 1 coin
when card comes to hand: reward: 1 coin
when card leaves hand: reward: 1 coin
when card comes to heap: reward: 1 coin
"""
MAN_COMES, CARD_COMES, CARD_LEAVES, CARD_ON_HEAP = range(4)


@pytest.fixture
def watched(toy: Toy) -> Bench:
    """Triggers: each with whose it is, the piece's own player, or whose place it is, or who is active."""
    found = bench(toy(CARDS + PLAY + LEFT + WATCHED))
    found.s.v[ACTIVE] = 2
    return found


def test_a_piece_that_comes_sets_off_what_is_its_player_s(watched: Bench) -> None:
    effects.move_piece(watched.s, 10, watched.place("mixed"), 7)
    assert watched.s.fired == ((MAN_COMES, 1, 10),)


def test_a_piece_of_nobody_sets_off_what_is_of_whose_place_it_is(watched: Bench) -> None:
    effects.move_piece(watched.s, 0, watched.place("hand 2"), 7)
    assert watched.s.fired == ((CARD_COMES, 1, 0),)
    watched.s.fired = ()
    effects.shift(watched.s, (0,), watched.place("hand 2"), watched.place("row"))
    assert watched.s.fired == ((CARD_LEAVES, 1, 0),)


def test_where_nothing_is_anybody_s_the_active_player_s_is_set_off(watched: Bench) -> None:
    effects.shift(watched.s, (0, 1), watched.place("stock"), watched.place("heap"))
    assert watched.s.fired == ((CARD_ON_HEAP, 2, 0), (CARD_ON_HEAP, 2, 1))


def test_pieces_that_change_places_both_come_and_leave(watched: Bench) -> None:
    watched.lay("hand 1", 4)
    effects.swap(watched.s, 4, 0, 7)
    assert watched.s.fired == ((CARD_LEAVES, 0, 4), (CARD_COMES, 0, 0))
    watched.s.fired = ()
    effects.swap(watched.s, 1, 2, 7)
    assert watched.s.fired == ()
