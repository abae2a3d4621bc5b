"""`any number on each space`, `at most 2 on each space`: several pieces stand together on a space of a grid, and all are seen."""

from __future__ import annotations

import pytest

from interpreter import Game, Match
from interpreter.lab.laws import verify
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy
from tests.frontends.test_table import drawn

from .playing import Dice, choose, labels

HARBOUR = """game harbour "Harbour"
players 2 to 3
piece boat of each player, starts in dock: 4
piece crate, starts in shed: 4
pieces thing: boat, crate
zone dock of each player, holds boat
zone shed, holds crate
resource coin: unlimited
counter pot: 0
grid sea: 4 by 2 of thing, ROOM
setup:
  each player:
    move 1 boat from your dock to b1
    move 1 boat from your dock to c1
  move 1 crate from shed to b1
  SETUP
round:
  turns from seat 1: one of: row, launch, act, rest
action row "row":
  choose one of your boats in sea
  choose a space next to boat that is not full
  move boat to space
action launch "launch":
  choose a space in sea that is not full as spot
  move 1 boat from your dock to spot
action rest "rest": gain 1 coin
action act "act":
  ACT
end when there is a player whose coin is at least 6
score coins: your coin
winner: the highest total
"""


def text(room: str, act: str = "gain 2 coin", setup: str = "pot becomes 0") -> str:
    """The game with so much room on each space, in which `act` and the end of set-up are this."""
    return HARBOUR.replace("ROOM", room).replace("ACT", act.replace("\n", "\n  ")).replace("SETUP", setup.replace("\n", "\n  "))


@pytest.fixture
def harbour(toy: Toy) -> Game:
    return toy(text("any number on each space"))


def pot(match: Match) -> int:
    return match.view(None)["counters"]["pot"]


def complaints(rules: str) -> list[str]:
    return [one.text for one in compile(SourceFile("harbour.rules", rules))[1]]


def test_a_view_and_the_table_show_all_that_lie_together(harbour: Game) -> None:
    match = harbour.new(players=3, seed=1)
    boats = [f"boat of Player {seat}" for seat in (1, 2, 3)]
    assert match.view(None)["grids"]["sea"]["together"] == [{"b1": [*boats, "crate"], "c1": boats}]
    lines = drawn(match, None)
    begin = lines.index("sea")
    assert lines[begin + 1 : begin + 6] == [
        "   2    ·   ·   ·   ·",
        "   1    · (4) (3)   ·",
        "        a   b   c   d",
        "      b1 boat of Player 1, b2 boat of Player 2, b3 boat of Player 3, c crate",
        "      on b1 boat of Player 1 + boat of Player 2 + boat of Player 3 + crate,",
    ]


def test_few_of_them_are_drawn_with_their_signs(harbour: Game) -> None:
    match = harbour.new(players=2, seed=1)
    assert match.view(None)["grids"]["sea"]["together"][0]["c1"] == ["boat of Player 1", "boat of Player 2"]
    choose(match, "launch", "c1")
    lines = drawn(match, None)
    begin = lines.index("sea")
    assert lines[begin + 1 : begin + 4] == [
        "   2        ·       ·       ·       ·",
        "   1        · b1+b2+c 2×b1+b2       ·",
        "            a       b       c       d",
    ]
    assert not any(line.lstrip().startswith("on ") for line in lines)


def test_what_lies_on_one_of_several_is_told_with_it(toy: Toy) -> None:
    rules = text("any number on each space", "choose one of your boats in b1\nmove 1 coin from supply to boat")
    match = toy(rules).new(players=2, seed=1)
    choose(match, "act")
    assert any("on b1 1 coin on boat of Player 1" in line for line in drawn(match, None))


def test_every_law_holds_in_random_matches(toy: Toy) -> None:
    for room in ("any number on each space", "at most 3 on each space"):
        game = toy(text(room).replace("players 2 to 3", "players 2"))
        for seed in range(2):
            match, dice, step = game.new(players=2, seed=seed), Dice(seed), 0
            while match.decision is not None and step < 60:
                verify(match, seed, step)
                match.play(match.decision.options[dice.below(len(match.decision.options))])
                step += 1


def test_any_number_is_more_than_there_are(harbour: Game) -> None:
    match = harbour.new(players=3, seed=1)
    for _ in range(6):  # two more of each player's, where three and a crate stand
        choose(match, "launch", "b1")
    assert len(match.view(None)["grids"]["sea"]["together"][0]["b1"]) == 10


def test_a_line_is_long_enough_whoever_stands_there_too(toy: Toy) -> None:
    stones = """
        game stones "Stones"
        players 2
        piece stone of each player, starts in bag: 4
        zone bag of each player, holds stone
        counter pot: 0
        grid board: 3 by 3 of stone, any number on each space
        setup:
          move 1 stone from bag of seat 1 to a1
          move 1 stone from bag of seat 1 to b1
          move 1 stone from bag of seat 2 to b1
        round:
          turns from seat 1:
            choose a space in board
            move 1 stone from your bag to space
            if longest line of your stones through space is at least 3: you win
        end when bag of seat 2 is empty
    """
    match = toy(stones).new(players=2, seed=1)
    choose(match, "c1")
    assert match.decision is None
    assert match.winners == [0]


def test_where_there_is_no_more_room_nobody_goes(toy: Toy) -> None:
    for room, spaces in (("at most 3 on each space", ["a1", "c1", "d1"]), ("any number on each space", ["a1", "b1", "c1", "d1"])):
        match = toy(text(room).replace("players 2 to 3", "players 2")).new(players=2, seed=1)
        choose(match, "launch")
        assert [one for one in labels(match) if one.endswith("1")] == spaces


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("count of boats next to a1", 2),
        ("count of your boats next to a1", 1),
        ("count of things around b2", 5),
        ("count of crates next to boat", 1),
        ("count of spaces in sea where you have a boat in it", 2),
        ("count of empty spaces", 6),
        ("count of occupied spaces", 2),
        ("count of boats in b1", 2),
        ("count of things between a1 and d1", 5),
        ("1 if b1 is full, else 0", 0),
        ("1 if b1 holds at least 3 things, else 0", 1),
        ("1 if there is a crate in b1, else 0", 1),
        ("longest line of your boats through c1", 2),
        ("longest line of crates through c1", 2),
        ("longest line of crates through b2", 2),
        ("column of space of crate", 2),
        ("distance between boat and crate", 1),
    ],
)
def test_what_is_asked_counts_all_that_stand_there(toy: Toy, asked: str, found: int) -> None:
    choosing = "choose one of your boats in c1\n" if "boat and" in asked or "next to boat" in asked else ""
    crate = "choose a crate in sea\n" if "crate" in asked.replace("crates", "").replace("a crate", "") else ""
    match = toy(text("any number on each space", f"{choosing}{crate}pot becomes {asked}")).new(players=2, seed=1)
    choose(match, "act")
    while match.decision is not None and match.decision.player == 0:
        match.play(match.decision.options[0])
    assert pot(match) == found


@pytest.mark.parametrize(
    ("note", "act", "words"),
    [
        ("any number on each space, any number on each space", "pot becomes 1", "`on each space` is said here already"),
        ("at most 0 on each space", "pot becomes 1", "nothing has room on a space of `sea`"),
        ("at most 3 on each space", "choose a boat outflanked from a1", "of which of them would the line be?"),
        ("side by side, any number on each space", "pot becomes 1", "one lies on each space"),
        ("at most 3", "pot becomes 1", "on"),
    ],
)
def test_what_wants_one_piece_on_each_space_is_refused(note: str, act: str, words: str) -> None:
    found = complaints(text(note, act))
    assert any(words in one for one in found), found


def test_it_is_saved_and_restored(harbour: Game) -> None:
    match = harbour.new(players=2, seed=1)
    choose(match, "launch", "c1", "launch", "c1")
    assert harbour.restore(match.save()).view(1) == match.view(1)


def test_who_wants_a_zone_for_each_space_is_told_of_the_grid() -> None:
    rules = text("any number on each space").replace("zone shed, ", "zone berth of each space, holds boat\nzone shed, ")
    hints = [one.hint or "" for one in compile(SourceFile("harbour.rules", rules))[1]]
    assert any("`any number on each space`" in hint for hint in hints), hints


VEILS = """game veils "Veils"
players 2 to 3
piece card, plural cards, starts in deck:
  | card | worth | copies |
  | ace  | 1     | 8      |
  | two  | 2     | 8      |
zone deck, holds card, a face-down pile
zone hand of each player, holds card, contents seen by its owner
grid field: 2 by 2 of card, any number on each space
resource coin: unlimited
setup:
  shuffle deck
  each player: draw 4 from deck to your hand
round:
  turns from seat 1:
    one of: lay, lift, shift
    if that cannot be done: gain 1 coin
action lay "lay":
  choose a card in your hand
  choose a space in field
  move card to space face down
  gain 1 coin
action lift "lift":
  choose a card in field
  turn card face up
action shift "shift":
  choose a card in field
  choose a space next to card
  move card to space
  gain 1 coin
end when there is a player whose coin is at least 7
score coins: your coin
winner: the highest total
"""


def test_what_lies_face_down_among_others_is_told_to_whoever_laid_it_alone(toy: Toy) -> None:
    game = toy(VEILS)
    for seed in range(2):
        match, dice, step = game.new(players=2 + seed, seed=seed), Dice(seed), 0
        while match.decision is not None and step < 40:
            verify(match, seed, step)
            match.play(match.decision.options[dice.below(len(match.decision.options))])
            step += 1
    match = game.new(players=2, seed=1)
    for _ in range(2):  # each lays a card on a1
        if "lay" in labels(match):
            choose(match, "lay")
        assert match.decision is not None
        match.play(match.decision.options[0])
        choose(match, "a1")
    seen = [match.view(seat)["grids"]["field"]["together"][0]["a1"] for seat in (0, 1, None)]
    assert [names.count("face-down card") for names in seen] == [1, 1, 2]


def test_what_lies_between_comes_by_distance_and_on_one_space_by_number(toy: Toy) -> None:
    game = toy(
        """
        game row "Row"
        players 2
        piece crate, starts in shed:
          | crate | copies | lane |
          | ace   | 1      | 4  |
          | bee   | 1      | 2  |
          | cow   | 1      | 3  |
          | doe   | 1      | 2  |
        counter pot: 0
        zone shed, holds crate
        zone heap, holds crate, ordered
        grid sea: 6 by 1 of crate, any number on each space
        setup:
          each space in sea: move all crates in shed where lane of it is column of space to space
        round:
          turns from seat 1:
            move all crates between a1 and f1 to heap
            choose number from 1 to 2 as pip
            pot becomes pot + pip
        end when pot is at least 5
        score pips: 1
        winner: the highest total
        """
    )
    assert game.new(players=2, seed=1).view(None)["zones"]["heap"]["pieces"] == ["bee", "doe", "cow", "ace"]
