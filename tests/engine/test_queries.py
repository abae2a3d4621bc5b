"""What generated code asks: whose a piece is, what lies on top, what is one option, which ways there are to pay."""

from __future__ import annotations

from interpreter.engine.queries import candidates, payments, places, players
from interpreter.state.trace import CouldNot

from .bench import Bench


def test_the_first_piece_has_the_owner_of_its_place(plain: Bench) -> None:
    plain.lay("hand 2", 0)
    assert places.owner(plain.s, 0) == 1


def test_a_piece_of_a_player_is_theirs_wherever_it_lies(plain: Bench) -> None:
    plain.lay("mixed", 10)
    assert places.owner(plain.s, 10) == 1
    plain.lay("camp 1", 12)
    assert places.owner(plain.s, 12) == 2


def test_no_piece_is_nobodys(plain: Bench) -> None:
    assert places.owner(plain.s, -1) == -1
    assert places.owner(plain.s, 4) == -1


def test_the_top_is_the_last_piece_and_in_a_line_the_first(plain: Bench) -> None:
    assert places.top(plain.s, plain.lay("heap", 0, 1, 2)) == 2
    assert places.top(plain.s, plain.lay("row", 3, 4, 5)) == 3
    assert places.top(plain.s, plain.place("spot")) == -1


def test_nothing_is_had_by_nobody() -> None:
    assert places.of_one(lambda s, one: 7 + one, None, -1) == 0  # type: ignore[arg-type] # no state is asked
    assert places.of_one(lambda s, one: 7 + one, None, 0) == 7  # type: ignore[arg-type]
    assert places.at_index([5, 6, 7], 1, -1) == 0
    assert places.at_index([5, 6, 7], 1, 0) == 6


def test_one_player_is_left_out_of_an_order() -> None:
    assert players.without((2, 0, 1), 0) == (2, 1)


def test_seats_go_round_either_way_and_from_the_first_for_nobody() -> None:
    assert players.seats(1, 3, 1) == (1, 2, 0)
    assert players.seats(1, 3, -1) == (1, 0, 2)
    assert players.seats(-1, 3, 1) == (0, 1, 2)


def test_a_place_that_is_not_there_is_neither_empty_nor_full_nor_roomy(plain: Bench) -> None:
    s, spot = plain.s, plain.place("spot")
    assert not places.empty(s.z, -1)
    assert not places.full(s, -1)
    assert not places.roomy(s, -1, 0)
    assert places.empty(s.z, 0)
    assert places.empty(s.z, spot)
    assert places.roomy(s, 0, 1)
    assert places.roomy(s, spot, 1)
    assert not places.roomy(s, spot, 2)
    plain.lay("spot", 0)
    assert places.full(s, spot)
    assert not places.empty(s.z, spot)
    assert places.pile(s.z, -1) == ()


def test_what_looks_alike_in_one_place_is_one_option_unless_it_has_an_order_or_a_name(plain: Bench) -> None:
    plain.lay("row", 2)
    plain.lay("heap", 5, 6)
    assert candidates.distinct(plain.s, [0, 1, 4, 2]) == [0, 4, 2]
    assert candidates.distinct(plain.s, [0, 1, 3], named=[1]) == [0, 1]
    assert candidates.distinct(plain.s, [5, 6]) == [5, 6]


def test_what_a_player_does_not_know_is_one_option_for_each_place_without_an_order(looks: Bench) -> None:
    looks.lay("bag", 0, 4, 5)
    looks.lay("deck", 1, 2)
    looks.lay("hand 2", 6, 7)
    assert candidates.distinct_to(looks.s, [0, 4, 5], 0) == [0]
    assert candidates.distinct_to(looks.s, [0, 4, 5], 0, named=[4]) == [0, 4]
    assert candidates.distinct_to(looks.s, [1, 2], 0) == [1, 2]
    assert candidates.distinct_to(looks.s, [6, 7, 0], 1) == [6, 0]


def test_a_demand_is_met_exactly_from_what_is_held() -> None:
    held = {0: 0, 1: 2, 2: 5}.__getitem__
    assert payments.exact_ways(held, (((2, (1, 2)),),)) == (((1, 2),), ((1, 1), (2, 1)), ((2, 2),))
    assert payments.exact_ways(held, ()) == ()


def test_why_a_body_was_passed_over_is_kept_for_whoever_may_know_it(plain: Bench) -> None:
    s = plain.s
    s.trace = []
    payments.passed_over(s, 1, 5, 3, 4, known=False)
    payments.passed_over(s, 1, 5, 3, 4, known=True)
    unknown, known = s.trace
    assert (unknown.player, unknown.site, unknown.which, unknown.then) == (1, -1, 5, None)
    then, entry, after = known.then
    assert (then.ask, entry, after) == ((0, 1, ()), 3, 4)
    s.probing = True
    payments.passed_over(s, 1, 5, 3, 4, known=True)
    assert len(s.trace) == 2


def test_the_longest_line_goes_through_the_space_itself() -> None:
    z = [(), (1,), (1,), (), (1,), (2,)]
    across = [((2, 3), (0,)), ((2,), ())]  # from space 1: to either side, and another line

    def counts(piece: int) -> bool:
        return piece == 1

    assert places.longest(z, 1, across, counts) == 2
    assert places.longest(z, 1, [((3, 4), ())], counts) == 2
    assert places.longest(z, 1, [((2,), ())], counts) == 1
    assert places.longest(z, 1, [], counts) == 0


def test_only_a_traced_match_notes_who_could_not(plain: Bench) -> None:
    plain.s.trace = None
    payments.could_not(plain.s, 1)
    plain.s.trace = []
    payments.could_not(plain.s, 1)
    assert plain.s.trace == [CouldNot(1)]
