"""Pieces on pieces: what goes where, what stands in for what, what is taken away and exchanged, what is one option."""

from __future__ import annotations

import pytest

from interpreter import Match, Refusal
from interpreter.engine.chains import law, laying
from interpreter.engine.chains.law import beneath
from interpreter.lab.at_a_decision import Moment
from interpreter.lab.laws.stacks_stand import each_stack_stands
from interpreter.numbering.tables import tables_of
from interpreter.telling.words.naming import piece_name
from interpreter.telling.words.stacks import stack_from
from tests.conftest import Toy
from tests.laws.playing import choose, labels

STREET = """
    game street "Street"
    players 1 to 2
    piece house, starts in yard:
      | house  | base    | load | copies |
      | cellar | nothing | 2    | 3      |
      | hall   | cellar  | 1    | 3      |
      | loft   | hall    | 0    | 2      |
      | oven   | cellar  | 0    | 2      |
      | well   | nothing | 0    | 1      |
      | rock   | nothing | 2    | 2      |
      | stone  | rock    | 1    | 2      |
      | block  | stone   | 1    | 2      |
      | statue | block   | 0    | 2      |
      | prop   | hall    | 0    | 3      |
    resource coin: 9
    zone yard, holds house
    zone heap, holds house, ordered
    chain street each player: house goes on base of it, carries load of it
    stand-in prop: any one link
    counter covered_so_far: 0
    counter uncovered_so_far: 0
    round:
      turns from seat 1:
        one of:
          "lay":
            choose house in yard
            choose place for house in your street as spot
            move house to spot
          "onto":
            choose house in yard
            choose house in street as under "on what"
            move house to under
          "set":
            choose house in yard
            move house to your street
          "set apart":
            choose house in yard
            move house to your street apart
          "take":
            choose house in street
            move house to heap
          "swap":
            choose house in yard
            choose house in street as old "for what"
            put house in place of old
          "swap within":
            choose house in street
            choose house in street where it is not house as old "for what"
            put house in place of old
          "mark":
            choose house in street
            cost: 1 coin to house
          "clear": move all houses in your street to heap
          "clear halls": move all houses in your street where it is hall to heap
          "stop": you win
    setup:
      each player: reward: 3 coin
    when house is covered in street: covered_so_far becomes covered_so_far + 1
    when house is uncovered in street: uncovered_so_far becomes uncovered_so_far + 1
    end when covered_so_far is 99
    score height: count of houses in your street where it is covered
    winner: highest total
"""


@pytest.fixture
def street(toy: Toy) -> Match:
    return toy(STREET).new(1, seed=1)


def stacks(match: Match, seat: int = 0) -> list[str]:
    """The stacks of a street, from the table up."""
    s = match.state
    t = tables_of(s)
    pile = s.z[t.first_place["street"] + seat]
    return sorted(stack_from(s, piece, lambda one: piece_name(t, one)) for piece in pile if beneath(s, piece) < 0)


def build(match: Match, *steps: str) -> None:
    """`cellar`, `hall on cellar`: lays one after another; what has one place is not asked for it."""
    for step in steps:
        house, _, under = step.partition(" on ")
        choose(match, "lay", house)
        if match.decision is not None and match.decision.prompt == "choose spot":
            choose(match, f"on {under}" if under else "beside the others" if stacks(match) else "as the first")


def counters(match: Match) -> tuple[int, int]:
    shown = match.view(0)["counters"]
    return shown["covered_so_far"], shown["uncovered_so_far"]


def offered(match: Match, *answers: str) -> list[str]:
    """What is asked after these answers, which are taken back; one option that is not asked is none of these."""
    trial = match.copy()
    choose(trial, *answers)
    return labels(trial)


# ------------------------------------------------------------------------------------------------------------ the law
def test_a_piece_goes_on_the_row_that_it_names_and_else_on_the_table(street: Match) -> None:
    assert "hall" not in offered(street, "lay"), "there is no cellar"
    build(street, "cellar")
    assert "hall" in offered(street, "lay")
    build(street, "hall", "loft", "well")
    assert stacks(street) == ["cellar > hall > loft", "well"]


def test_a_piece_carries_as_many_as_it_may(street: Match) -> None:
    build(street, "cellar", "hall", "oven")
    assert stacks(street) == ["cellar > (hall, oven)"]
    assert not {"hall", "oven"} & set(offered(street, "lay"))
    assert "cellar carries 2 and no more" in refusal(street, "onto", "oven")
    assert "there is nowhere to lay it" in refusal(street, "lay", "oven")


def refusal(match: Match, *answers: str) -> str:
    trial = match.copy()
    choose(trial, *answers[:-1])
    with pytest.raises(Refusal) as refused:
        trial.play(answers[-1])
    return refused.value.reason


def test_onto_a_piece_the_law_is_asked_and_says_why_not(street: Match) -> None:
    build(street, "cellar", "well", "hall")
    choose(street, "onto", "oven")
    assert stacks(street) == ["cellar > (hall, oven)", "well"], "on the only one that it goes on"
    assert "oven does not go on well" in refusal(street, "onto", "oven").replace("oven, well: oven", "well: oven")


def test_to_the_place_is_to_its_table_where_the_piece_may_begin(street: Match) -> None:
    assert sorted(offered(street, "set")) == ["cellar", "prop", "rock", "well"]
    assert "hall does not begin in street" in refusal(street, "set", "hall")
    choose(street, "set apart", "hall")
    assert stacks(street) == ["hall"], "apart it lies whatever the law says"
    build(street, "loft")
    assert stacks(street) == ["hall > loft"]


# ------------------------------------------------------------------------------------------------------ taking away
def test_what_is_covered_stays(street: Match) -> None:
    build(street, "cellar", "hall")
    choose(street, "take")
    assert stacks(street) == ["cellar"], "the hall was the only one that could be taken"
    build(street, "hall", "well")
    assert offered(street, "take") == ["hall", "well"]
    assert "hall lies on cellar" in refusal(street, "take", "cellar")


def test_a_stack_is_taken_from_the_top(street: Match) -> None:
    build(street, "cellar", "hall", "loft", "oven")
    heap = tables_of(street.state).first_place["heap"]
    choose(street, "clear")
    names = [piece_name(tables_of(street.state), piece) for piece in street.state.z[heap]]
    assert names == ["oven", "loft", "hall", "cellar"]
    assert counters(street)[1] == 0, "what goes with what lies on it is not uncovered"


def test_all_of_a_row_go_only_if_what_lies_on_them_goes_too(street: Match) -> None:
    build(street, "cellar", "hall")
    assert "clear halls" in labels(street)
    build(street, "loft")
    assert "clear halls" not in labels(street)
    assert "loft lies on hall" in refusal(street, "clear halls")


def test_covering_and_uncovering_set_things_off_once(street: Match) -> None:
    build(street, "cellar", "hall", "oven")
    assert counters(street) == (1, 0), "the second one covers nothing that was not covered"
    choose(street, "take", "oven")
    assert counters(street) == (1, 0)
    choose(street, "take")
    assert counters(street) == (1, 1)


# -------------------------------------------------------------------------------------------------------- stand-ins
def test_two_stand_ins_in_one_chain(street: Match) -> None:
    build(street, "rock", "prop on rock", "prop on prop")
    assert "statue" in offered(street, "lay")
    assert "block" not in offered(street, "lay"), "two links lie below, and it needs one"
    build(street, "statue")
    assert stacks(street) == ["rock > prop > prop > statue"]


def test_on_a_stand_in_comes_only_the_next_of_its_chain(street: Match) -> None:
    build(street, "rock", "prop on rock")
    assert {"block", "stone"} <= set(offered(street, "lay")), "a stone goes on the rock itself"
    choose(street, "lay", "block")
    assert stacks(street) == ["rock > prop > block"]
    assert "statue" in offered(street, "lay")


def test_a_stand_in_at_the_bottom_is_fixed_by_what_lies_on_it(street: Match) -> None:
    build(street, "prop")
    choose(street, "lay", "oven")
    choose(street, "lay", "hall")
    assert stacks(street) == ["prop > (hall, oven)"], "it stands for a cellar, which carries two"
    assert "stone" not in offered(street, "lay")
    assert "hall" not in offered(street, "lay"), "and no third"


def test_an_open_stand_in_takes_one(street: Match) -> None:
    build(street, "prop", "prop on prop")
    assert offered(street, "lay", "prop") == ["beside the others", "on prop"]
    choose(street, "lay", "loft")
    assert stacks(street) == ["prop > prop > loft"], "the walk down is made when the first real piece comes"
    assert sorted(set(offered(street, "lay")) & {"oven", "hall", "stone"}) == ["hall", "oven"]


def test_a_stand_in_fixed_by_one_branch_binds_the_other(street: Match) -> None:
    build(street, "prop", "stone", "prop on prop")
    assert offered(street, "lay", "block") == ["on stone", "on prop"]
    assert "loft" not in offered(street, "lay"), "the lower one stands for a rock"


# --------------------------------------------------------------------------------------------------------- exchanges
def test_a_stand_in_takes_the_place_of_another(street: Match) -> None:
    build(street, "cellar", "hall", "loft", "oven")
    before = counters(street)
    choose(street, "swap", "prop", "hall")
    assert stacks(street) == ["cellar > (oven, prop > loft)"]
    assert counters(street) == before, "nothing was covered or uncovered"
    assert "hall" in offered(street, "set apart"), "the hall lies where the prop lay"


def test_only_a_stand_in_or_its_like_takes_a_place(street: Match) -> None:
    build(street, "cellar", "hall")
    assert sorted(offered(street, "swap")) == ["cellar", "hall", "prop"]
    assert "oven cannot stand in for" in refusal(street, "swap", "oven")


def test_two_of_one_stack_exchange(street: Match) -> None:
    build(street, "rock", "prop on rock", "prop on prop", "statue")
    rock, lower, upper, statue = from_the_table(street)
    laying.exchange(street.state, lower, upper, 0)
    assert from_the_table(street) == [rock, upper, lower, statue]
    assert each_stack_stands(Moment(street, 1, 0)) is None


def test_two_of_two_stacks_exchange_and_what_lies_on_them_stays(street: Match) -> None:
    build(street, "cellar", "cellar", "hall", "loft", "hall on cellar (cellar)")
    s = street.state
    halls = [one for one in s.z[tables_of(s).first_place["street"]] if piece_name(tables_of(s), one) == "hall"]
    under, carried = [beneath(s, hall) for hall in halls], [s.v[s.n.carried + hall] for hall in halls]
    laying.exchange(s, halls[0], halls[1], 0)
    assert [beneath(s, hall) for hall in halls] == under[::-1] != under
    assert [s.v[s.n.carried + hall] for hall in halls] == carried[::-1] != carried
    assert each_stack_stands(Moment(street, 1, 0)) is None


def from_the_table(match: Match) -> list[int]:
    """The pieces of the only stack."""
    s = match.state
    pile = s.z[tables_of(s).first_place["street"]]
    found = [-1]
    while above := [piece for piece in pile if beneath(s, piece) == found[-1]]:
        found += above
    return found[1:]


# ----------------------------------------------------------------------------------------------------- equal options
def test_spots_that_come_to_the_same_are_one(street: Match) -> None:
    build(street, "cellar", "cellar", "cellar")
    choose(street, "lay", "hall")
    assert len(stacks(street)) == 3, "three cellars alike are one spot, which is not asked"
    assert sorted(offered(street, "lay", "oven")) == ["on cellar (cellar > hall)", "on cellar (cellar)"]


def test_what_lies_beside_it_on_the_same_tells_a_piece_from_its_like(street: Match) -> None:
    build(street, "cellar", "cellar", "hall", "hall on cellar (cellar)", "oven")
    assert len([label for label in offered(street, "mark") if label.startswith("hall")]) == 2


def test_what_a_piece_carries_is_asked_as_if_it_lay_nowhere_yet(street: Match) -> None:
    build(street, "cellar", "hall", "loft")
    s = street.state
    cellar, hall, loft = from_the_table(street)
    assert law.goes_on(s, loft, hall)
    assert law.goes_on(s, hall, cellar)
    assert not law.goes_on(s, cellar, hall)
    assert not law.goes_on(s, loft, -1)
    assert not law.goes_on(s, hall, hall)


def test_nothing_goes_on_what_lies_on_it(street: Match) -> None:
    build(street, "prop", "prop on prop")
    lower, upper = from_the_table(street)
    assert not law.goes_on(street.state, lower, upper)
    assert law.goes_on(street.state, upper, lower)


def test_what_lies_on_it_tells_a_piece_from_its_like(street: Match) -> None:
    build(street, "cellar", "cellar", "hall")
    assert sorted(offered(street, "mark")) == ["cellar with nothing (cellar > hall)", "cellar with nothing (cellar)", "hall"]
