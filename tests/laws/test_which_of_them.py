"""`move 1 animal from meadow`: where they can be told apart, whoever does it says which; alike ones are one option."""

from __future__ import annotations

from interpreter import Match
from tests.conftest import Toy
from tests.laws.playing import choose, labels
from tests.laws.test_the_class_named import there

MEADOW = """
    game meadow "Meadow"
    players 2
    piece animal, starts in meadow:
      | animal | worth | copies |
      | hare   | 1     | 2      |
      | stag   | 3     | 1      |
    piece sheep each player, plural sheep, starts in fold: 2
    zone meadow, holds animal
    zone park each player, holds animal, at most 2
    zone fold each player, holds sheep
    zone pasture, holds sheep
    counter done: 0
    end when done is 1
    score worth: sum of worth of it for each animal in your park
    winner: highest total
"""


def turn(toy: Toy, steps: str, more: str = "") -> Match:
    return toy(MEADOW, more, f"round:\n  turns from seat 1:\n{steps}\n    done becomes 1\n").new(2, seed=1)


def park(match: Match) -> list[int]:
    return match.score_lines[0][1]


def test_whoever_does_it_says_which(toy: Toy) -> None:
    match = turn(toy, "    move 1 animal from meadow to your park")
    assert labels(match) == ["hare", "stag"]
    assert match.decision is not None
    assert (match.decision.player, match.decision.prompt) == (0, "choose animal")
    choose(match, "stag")
    assert park(match) == [3, 0]


def test_each_of_several_is_asked_for(toy: Toy) -> None:
    match = turn(toy, "    move 2 animals from meadow to your park")
    choose(match, "hare")
    assert labels(match) == ["hare", "stag"]
    choose(match, "hare")
    assert park(match) == [2, 0]


def test_what_cannot_be_done_whole_is_not_offered(toy: Toy) -> None:
    ways = """
    one of:
      "four": move 4 animals from meadow to glade
      "three": move 3 animals from meadow to glade
      "none": end turn
"""
    assert labels(turn(toy, ways, "zone glade")) == ["three", "none"]


def test_as_far_as_possible_asks_for_what_fits(toy: Toy) -> None:
    match = turn(toy, "    move 5 animals from meadow to your park as far as possible")
    choose(match, "hare", "stag")
    assert (match.decision, park(match)) == (None, [4, 0])


def test_whose_it_is_tells_them_apart(toy: Toy) -> None:
    lies = "setup:\n  each player: move 1 sheep from your fold to pasture\n"
    match = turn(toy, "    move 1 sheep from pasture to your fold", lies)
    assert labels(match) == ["sheep of Player 1", "sheep of Player 2"]


def test_what_lies_on_them_tells_them_apart(toy: Toy) -> None:
    steps = """
    choose sheep in your fold
    move 1 wool from supply to sheep
    move 1 sheep from your fold to pasture
"""
    match = turn(toy, steps, "resource wool: 9\n")
    assert len(labels(match)) == 2  # the one with wool, and the one without


def test_alike_ones_are_not_asked_for(toy: Toy) -> None:
    match = turn(toy, "    move 1 sheep from your fold to pasture")
    assert match.decision is None
    assert there(match, "pasture") == ["sheep"]


def test_what_lies_in_an_order_has_a_topmost_one(toy: Toy) -> None:
    pile = "zone pile, holds animal, ordered\nsetup: move all animals in meadow to pile\n"
    match = turn(toy, "    move 1 animal from pile to your park", pile)
    assert (match.decision, park(match)) == (None, [3, 0])


def test_in_set_up_each_player_is_asked(toy: Toy) -> None:
    match = turn(toy, "    pass", "setup:\n  each player: move 1 animal from meadow to your park\n")
    assert labels(match) == ["hare", "stag"]
    choose(match, "stag")
    assert (match.decision, park(match)) == (None, [3, 1])


def test_a_trigger_and_an_ability_ask_their_player(toy: Toy) -> None:
    steps = "    move 1 sheep from your fold to pasture"
    match = turn(toy, steps, "when sheep comes to pasture: move 1 animal from meadow to your park\n")
    assert labels(match) == ["hare", "stag"]
