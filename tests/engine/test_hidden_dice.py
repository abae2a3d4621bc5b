"""Dice that not all see: who remembers them, what is told of them, and what tells them apart."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.engine import sight
from interpreter.engine.chance.rolling import roll_dice, turn_die
from interpreter.engine.effects import foresee, move_piece
from interpreter.engine.queries.candidates import distinct_to
from interpreter.lab.laws import verify
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import Horizon
from interpreter.state.fixed import Fixed
from interpreter.state.state import State
from interpreter.telling.log.sentences import events
from interpreter.telling.view import view
from tests.conftest import Toy

SIDES = 6
CUPS = """
    game cups "Cups"
    players 2
    dice bone each player, plural bones, starts in cup: 3 with sides 1 to 6
    dice chip, plural chips, starts in bag: 2 with sides 1 to 6
    piece card, starts in bag: 2
    pieces thing: bone, chip, card
    zone cup each player, holds bone, contents seen by its owner
    zone row each player, holds bone, in line, contents seen by its owner, order seen by everyone
    zone bag, holds thing, contents seen by nobody, backs seen by everyone
    zone tray, holds thing
    round:
      turns from seat 1:
        choose bone in your cup
        show bone to everyone
        roll bone
        move bone to tray
    end when cup of seat 1 is empty
"""


@pytest.fixture
def cups(toy: Toy) -> State:
    """Bones 0 to 2 of seat 1, 3 to 5 of seat 2, chips 6 and 7 in a bag."""
    state = toy(CUPS).new(players=2, seed=1).state
    for piece in range(8):
        state.v[state.n.sight.sides + piece] = 0
    return state


def roll(s: State, *dice: int) -> None:
    roll_dice(s, dice, s.n.sight.sides, SIDES)


def shown(s: State, *dice: int, seat: int = 1) -> None:
    for die in dice:
        sight.remember(s, die, s.n.sight.bit(seat))


def known(s: State, seat: int = 1) -> list[int]:
    return [die for die in range(3) if sight.piece(s, die, seat)]


def place(s: State, name: str) -> int:
    t = tables_of(s)
    return next(place for place in range(t.places) if t.place_name(place) == name)


def told(s: State, seat: int) -> list[str]:
    return [one.text for one in events(tables_of(s), s.trace or (), seat)]


def test_dice_that_were_shown_are_known_until_they_are_rolled(cups: State) -> None:
    shown(cups, 0, 1, 2)
    assert known(cups) == [0, 1, 2]
    roll(cups, 0)
    assert known(cups) == [1, 2], "all see which was rolled: they knew each"
    roll(cups, 1, 2)
    assert known(cups) == []
    assert known(cups, 0) == [0, 1, 2]


def test_who_could_not_tell_which_die_was_rolled_does_not_know_those_beside_it(cups: State) -> None:
    shown(cups, 0)
    roll(cups, 1)
    assert known(cups) == []


def test_in_a_row_all_see_which_die_was_rolled(cups: State) -> None:
    for die in range(3):
        move_piece(cups, die, place(cups, "row of Player 1"), -1)
    shown(cups, 0)
    roll(cups, 1)
    assert known(cups) == [0]


def test_a_die_that_was_turned_is_not_known_any_more(cups: State) -> None:
    shown(cups, 0)
    turn_die(cups, 0, cups.n.sight.sides, SIDES, 4, -1)
    assert known(cups) == []


def test_others_are_told_where_dice_were_rolled_and_how_many(cups: State) -> None:
    cups.trace, cups.script = [], Fixed(rolls=(0, 3, 2))
    roll(cups, 0, 1, 3)
    assert told(cups, 0) == ["bone comes up 1 4; cup of Player 2: bone rolled"]
    assert told(cups, 1) == ["bone comes up 3; cup of Player 1: 2 x bone rolled"]


def test_others_are_told_of_a_turn_also_if_the_die_shows_what_it_showed(cups: State) -> None:
    cups.trace = []
    turn_die(cups, 0, cups.n.sight.sides, SIDES, 0, -1)
    assert told(cups, 0) == ["bone 1 is turned to 1"]
    assert told(cups, 1) == ["cup of Player 1: bone turned"]
    move_piece(cups, 0, place(cups, "tray"), -1)
    cups.trace = []
    turn_die(cups, 0, cups.n.sight.sides, SIDES, 0, -1)
    assert told(cups, 1) == []


def test_a_die_that_comes_to_light_is_called_by_what_it_shows(cups: State) -> None:
    cups.trace = []
    turn_die(cups, 0, cups.n.sight.sides, SIDES, 4, -1)
    cups.trace = []
    move_piece(cups, 0, place(cups, "tray"), -1)
    assert told(cups, 1) == ["bone 5 from cup of Player 1 to tray"]


def test_a_view_shows_what_a_die_shows_to_whoever_knows_it(cups: State) -> None:
    turn_die(cups, 0, cups.n.sight.sides, SIDES, 4, -1)
    shown(cups, 0)
    piles = [view(cups, seat)["zones"]["cup of Player 1"] for seat in (0, 1, None)]
    assert piles[0]["pieces"] == ["bone 1 of Player 1", "bone 1 of Player 1", "bone 5 of Player 1"]
    assert piles[1] == {"count": 3, "known": ["bone 5 of Player 1"]}
    assert piles[2] == {"count": 3}


def test_dice_that_nobody_sees_are_not_told_apart(cups: State) -> None:
    cups.v[cups.n.sight.sides + 7] = 3
    assert distinct_to(cups, [6, 7], 0) == [6]
    assert distinct_to(cups, [0, 1, 2], 0) == [0]
    cups.v[cups.n.sight.sides + 1] = 3
    assert distinct_to(cups, [0, 1, 2], 0) == [0, 1]
    assert distinct_to(cups, [0, 1, 2], 1) == [0]


def test_nobody_looks_ahead_beyond_a_die_that_nobody_sees(cups: State) -> None:
    cups.z[place(cups, "bag")] = (8, 9)
    cups.probing = True
    foresee(cups, place(cups, "bag"), True)  # the cards there are alike
    cups.z[place(cups, "bag")] = (6,)
    foresee(cups, place(cups, "bag"), False)
    with pytest.raises(Horizon):
        foresee(cups, place(cups, "bag"), True)


def test_every_law_holds(toy: Toy) -> None:
    match: Match = toy(CUPS).new(players=2, seed=1)
    while match.decision is not None:
        match.play(match.decision.options[0])
    verify(match, 1, match.length)
