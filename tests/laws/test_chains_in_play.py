"""Pieces on pieces in whole rules: a patience, two classes in one chain, what leads nowhere, what is hidden."""

from __future__ import annotations

import pytest

from interpreter import Match, load
from interpreter.numbering.tables import tables_of
from interpreter.telling.words.naming import piece_name
from interpreter.telling.words.stacks import stack_from
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy
from tests.laws.playing import choose, labels
from tests.toys import path_of


def stacks(match: Match, chain: str) -> list[str]:
    """All stacks of a chain, from the table up."""
    s = match.state
    t = tables_of(s)
    there = [piece for place in t.family_places(chain) for piece in s.z[place]]
    bottoms = [piece for piece in there if s.v[s.n.lies_on + piece] < 0]
    return sorted(stack_from(s, piece, lambda one: piece_name(t, one)) for piece in bottoms)


def offered(match: Match, *answers: str) -> list[str]:
    trial = match.copy()
    choose(trial, *answers)
    return labels(trial)


# ------------------------------------------------------------------------------------------------- by a condition of both
TOWER = (
    "chain tower each lane: card goes on another where rank of another is rank of card + 1"
    " and colour of another is not its colour, carries 1, begins where its rank is tall"
)
PATIENCE = """
    game patience "A patience"
    players 1
    option tall: 3, 2
    kind colour: red, blue
    kind lane: left_lane, right_lane
    piece card, plural cards, starts in row:
      | card | rank | colour | copies |
      | r1   | 1    | red    | 1      |
      | r2   | 2    | red    | 1      |
      | r3   | 3    | red    | 1      |
      | b2   | 2    | blue   | 1      |
      | b3   | 3    | blue   | 1      |
    zone row, holds card
    round:
      turns from seat 1:
        one of:
          "lay":
            choose card in row
            choose place for card in tower as spot
            move card to spot
          "shift":
            choose card in tower
            choose place for card in tower as spot
            move card to spot
          "stop": you win
    score laid: count of cards in tower
    winner: highest total
"""


def test_a_patience_is_built_down_in_colours_that_change(toy: Toy) -> None:
    match = toy(PATIENCE, TOWER).new(1, seed=1)
    assert offered(match, "lay") == ["r3", "b3"], "threes begin, and nothing else"
    choose(match, "lay", "r3", "as the first in tower of left_lane")
    assert offered(match, "lay") == ["b2", "b3"]
    choose(match, "lay", "b2")
    choose(match, "lay", "r1")
    assert stacks(match, "tower") == ["r3 > b2 > r1"]
    choose(match, "lay")
    assert labels(match) == ["beside the others in tower of left_lane", "as the first in tower of right_lane"], "of b3 alone"
    choose(match, "as the first in tower of right_lane")
    choose(match, "lay")
    assert stacks(match, "tower") == ["b3 > r2", "r3 > b2 > r1"]


def test_where_a_piece_lies_is_no_spot_for_it(toy: Toy) -> None:
    match = toy(PATIENCE, TOWER).new(1, seed=1)
    choose(match, "lay", "r3", "as the first in tower of left_lane")
    choose(match, "shift")
    assert stacks(match, "tower") == ["r3"]
    assert match.view(0)["zones"]["tower of right_lane"]["count"] == 1, "it had only the other place to go to"


def test_on_what_a_piece_lies_is_no_spot_for_it(toy: Toy) -> None:
    match = toy(PATIENCE, TOWER).new(1, seed=1)
    choose(match, "lay", "r3", "as the first in tower of left_lane", "lay", "b2")
    assert "shift" not in labels(match), "r3 is covered, and b2 lies on the only one that it goes on"


def test_a_law_may_hang_on_an_option(toy: Toy) -> None:
    match = toy(PATIENCE, TOWER).new(1, seed=1, options={"tall": 2})
    assert offered(match, "lay") == ["r2", "b2"]


# ----------------------------------------------------------------------------------------------- several classes
GROUND = (
    "chain ground: thing goes on another where size of another is more than size of thing, carries 1,"
    " begins where size of it is at least 1"
)
TWO_CLASSES = """
    game camp "Camp"
    players 1
    piece tent, starts in store:
      | tent  | size | copies |
      | large | 3    | 1      |
      | small | 1    | 1      |
    piece flag, starts in store:
      | flag  | size | copies |
      | royal | 0    | 2      |
    pieces thing: tent, flag
    zone store, holds thing
    zone heap, holds thing
    counter flown: 0
    round:
      turns from seat 1:
        one of:
          "lay":
            choose thing in store
            choose place for thing in ground as spot
            move thing to spot
          "clear tents": move all tents in ground to heap
          "clear": move all things in ground to heap
          "stop": you win
    when tent is covered in ground: flown becomes flown + 1
    when flag is covered in ground: flown becomes flown + 100
    score flown: flown
    winner: highest total
"""


def test_two_classes_lie_on_each_other(toy: Toy) -> None:
    match = toy(TWO_CLASSES, GROUND).new(1, seed=1)
    choose(match, "lay", "large", "lay")
    assert labels(match) == ["small", "flag"]
    choose(match, "flag")
    assert stacks(match, "ground") == ["large > flag"]
    assert match.view(0)["counters"]["flown"] == 1, "set off for the class of the one beneath"
    assert "clear tents" not in labels(match), "a flag lies on the tent"
    choose(match, "clear")
    assert stacks(match, "ground") == []


# -------------------------------------------------------------------------------------------------- what leads nowhere
NOWHERE = """
    game forge "Forge"
    players 1
    piece part, starts in store:
      | part  | base    | load | copies |
      | frame | nothing | 1    | 1      |
      | wheel | frame   | 1    | 1      |
      | crank | wheel   | 0    | 1      |
      | jig   | nothing | 0    | 2      |
    zone store, holds part
    zone heap, holds part
    chain bench: part goes on base of it, carries load of it
    stand-in jig: any one link
    round:
      turns from seat 1:
        one of:
          "lay":
            choose part in store where it is not jig
            choose place for part in bench as spot
            move part to spot
          "jig and next":
            choose part in store where it is jig as tool
            choose place for tool in bench as spot
            move tool to spot
            choose part in store where it goes on tool as follower
            move follower to tool
          "free":
            choose part in store where it is jig as tool
            choose part in bench where it is covered as old
            put tool in place of old
            choose place for old in bench as spot
            move old to spot
          "take":
            choose part in bench where it is uncovered
            move part to heap
          "stop": you win
    when part is uncovered in bench:
      if part is jig: move part to store
    score laid: count of parts in bench
    winner: highest total
"""


def test_a_stand_in_is_laid_only_where_the_next_link_can_follow(toy: Toy) -> None:
    match = toy(NOWHERE).new(1, seed=1)
    choose(match, "jig and next", "wheel")
    assert stacks(match, "bench") == ["jig > wheel"], "beside the others it would carry a wheel"
    assert "jig and next" not in labels(match)


def test_an_exchange_is_possible_only_if_what_is_taken_finds_a_place(toy: Toy) -> None:
    match = toy(NOWHERE).new(1, seed=1)
    choose(match, "lay", "lay", "lay")
    assert stacks(match, "bench") == ["frame > wheel > crank"]
    choose(match, "free")
    assert stacks(match, "bench") == ["frame", "jig > wheel > crank"], "the wheel would find no other frame"


def test_stand_ins_that_become_bare_go_one_after_another(toy: Toy) -> None:
    match = toy(NOWHERE).new(1, seed=1)
    choose(match, "lay", "jig and next", "on frame", "crank")
    assert stacks(match, "bench") == ["frame > jig > crank"]
    choose(match, "take")
    assert stacks(match, "bench") == ["frame"]
    assert match.view(0)["zones"]["store"]["pieces"] == ["jig", "jig", "wheel"]


SET_OFF = """
    game lids "Lids"
    players 1
    piece part, starts in store:
      | part  | base    | load | copies |
      | frame | nothing | 1    | 1      |
      | wheel | frame   | 0    | 1      |
      | lid   | frame   | 0    | 1      |
    zone store, holds part
    zone heap, holds part
    chain bench: part goes on base of it, carries load of it
    round:
      turns from seat 1:
        one of:
          "lay":
            choose part in store where it is not lid
            choose place for part in bench as spot
            move part to spot
          "take":
            choose part in bench
            move part to heap
          "stop": you win
    score laid: count of parts in bench
    winner: highest total
"""


def test_what_is_uncovered_and_sets_off_what_cannot_be_done_is_not_offered(toy: Toy) -> None:
    free = toy(SET_OFF).new(1, seed=1)
    choose(free, "lay", "lay")
    assert labels(free) == ["take", "stop"]
    dear = toy(SET_OFF, "when part is uncovered in bench: needs: no part in heap\n").new(1, seed=1)
    choose(dear, "lay", "lay")
    assert dear.over, "there is nothing but to stop"


def test_what_was_uncovered_may_be_covered_again_before_it_is_spoken_of(toy: Toy) -> None:
    cover = """
        when part is uncovered in bench:
          if part is in bench and (any part in store):
            choose part in store as cover
            move cover to part as far as possible
        when part is uncovered in bench: move part to heap
    """
    match = toy(SET_OFF, cover).new(1, seed=1)
    choose(match, "lay", "lay", "take")
    assert labels(match) == ["part uncovered: frame"], "of the two only the one that takes it away can come first"
    choose(match, "part uncovered: frame")
    assert stacks(match, "bench") == [], "it goes before a lid would hold it there"


def test_alike_pieces_are_laid_by_the_law_too(toy: Toy) -> None:
    match = toy("""
        game discs "Discs"
        players 1
        piece disc, starts in bag: 3
        zone bag, holds disc
        zone cup, holds disc
        chain rod: disc goes on another where 1 is 1, carries 1, begins where 1 is 2
        round:
          turns from seat 1:
            one of:
              "drop": move 1 disc from bag to rod
              "drop apart": move 2 discs from bag to rod apart
              "drop far": move 3 discs from bag to rod as far as possible
              "back": move all discs in rod to bag
              "stop": you win
        score laid: count of discs in rod
        winner: highest total
    """).new(1, seed=1)
    assert labels(match) == ["drop apart", "drop far", "back", "stop"]
    choose(match, "drop far")
    assert stacks(match, "rod") == []
    choose(match, "drop apart")
    assert stacks(match, "rod") == ["disc", "disc"]


# -------------------------------------------------------------------------------------------------------- secrets
HIDDEN = """game hidden "Hidden"
players 2
piece card, plural cards, starts in deck:
  | card | base    | load | copies |
  | low  | nothing | 2    | 3      |
  | high | low     | 1    | 3      |
zone deck, holds card, ordered, contents seen by nobody
zone hand each player, holds card, contents seen by its owner
chain pile each player: card goes on base of it, carries load of it
setup:
  shuffle deck
  each player: draw 2 from deck to your hand
round:
  turns from seat 1, 1 each: do act
action act:
  STEPS
end when deck is empty
"""


def complaints(*steps: str) -> list[str]:
    _, found = compile(SourceFile("hidden.rules", HIDDEN.replace("STEPS", "\n  ".join(steps))))
    return [one.code for one in found]


def test_where_a_hidden_piece_may_be_laid_is_for_nobody_to_know() -> None:
    assert complaints("choose card in your hand", "choose place for card in your pile as spot", "move card to spot") == []
    assert complaints("move top of deck to your pile apart") == []
    assert "tells_a_secret" in complaints("choose place for top of deck in your pile as spot", "move top of deck to spot")
    assert "tells_a_secret" in complaints("needs: any card in your pile where top of deck goes on it")


def test_what_lies_face_down_tells_nothing_by_what_may_be_laid_on_it() -> None:
    face_down = ("choose card in your hand", "choose place for card in your pile as spot", "move card to spot face down")
    assert complaints(*face_down) == [], "who laid it there knows it"
    assert "tells_a_secret" in complaints(face_down[0], "choose place for card in pile as spot", face_down[2])
    assert "tells_a_secret" in complaints(*face_down, "needs: any card in pile where card goes on it")


def test_a_piece_that_nobody_knows_is_laid_by_no_law() -> None:
    assert "tells_a_secret" in complaints("move top of deck to your pile")


@pytest.mark.parametrize("name", ["builders", "towers"])
def test_toys_of_chains_are_played_to_their_end(name: str) -> None:
    match = load(path_of(name)).new(2, seed=5)
    for _ in range(400):
        if match.decision is None:
            break
        match.play(match.decision.options[0])
    assert match.over
