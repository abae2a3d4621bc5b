"""A column of `yes` and `no` is a condition of each that has it."""

from textwrap import dedent

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

GATES = """
    game gates "Gates"
    players 2
    kind gate: north, south, east
    table gate:
      | gate  | open | tower | toll |
      | north | no   | yes   | 1    |
      | south | yes  | -     | 2    |
      | east  | yes  | yes   | 3    |
    piece card, starts in deck:
      | card | red | copies |
      | ace  | yes | 3      |
      | two  | no  | 3      |
    zone deck, holds card
    zone hand of each player, holds card
    resource coin, plural coins: unlimited
    round:
      turns from seat 1:
        one of: go_in, look_around, take_up
    action go_in:
      choose a gate that is open and not it is a tower
      gain (toll of gate) coins
    action look_around:
      each gate that is not open and that is a tower: gain 10 coins
      each gate whose open and whose toll is 3: gain 100 coins
    action take_up:
      choose a card in deck
      move card to your hand
      if card is red: gain 1 coin
      if all cards in your hand are red: gain 1000 coins
    end when deck is empty
    score coins: your coins
    score red: count of cards in your hand that are not red
    winner: the highest total
"""


def test_it_is_said_as_a_condition(holds: Holds) -> None:
    holds(
        """
        scenario "that is open, and no tower"
          players 2
          refused seat 1 does go_in, chooses north
          refused seat 1 does go_in, chooses east
          when seat 1 does go_in
          then coins of seat 1 is 2
          and south is open and north is not open and east is a tower and south is not a tower

        scenario "not open, a tower; open, and of a toll"
          players 2
          when seat 1 does look_around
          then coins of seat 1 is 110

        scenario "of pieces, one and all"
          players 2
          when seat 1 does take_up, chooses ace
          then coins of seat 1 is 1001 and red of seat 1 is 0
          when seat 2 does take_up, chooses two
          then coins of seat 2 is 0 and red of seat 2 is 1
        """,
        GATES,
    )


def complaints(old: str, new: str) -> list[tuple[str, str]]:
    assert old in GATES
    _, found = compile(SourceFile("gates.rules", dedent(GATES.replace(old, new)).lstrip()))
    return [(one.code, one.text) for one in found]


def test_another_cell_is_one_complaint() -> None:
    said = "the column says `yes` and `no` in other rows, and `perhaps` is neither"
    assert complaints("| north | no ", "| north | perhaps ") == [("mixed_column", said)]


def test_it_is_no_number() -> None:
    found = complaints("score coins: your coins", "score coins: open of each gate")
    assert "wrong_kind" in [code for code, _ in found]


NAMES = """
page names "Names"
kind answer: yes, never
kind gate: north, south
table gate:
  | gate  | open  |
  | north | yes   |
  | south | never |
action go_in:
  choose a gate whose open is yes
"""


def test_where_yes_is_a_name_of_a_kind_it_is_that_name() -> None:
    assert compile(SourceFile("names.rules", NAMES.lstrip()))[1] == []
