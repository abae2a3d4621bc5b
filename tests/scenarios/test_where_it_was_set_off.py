"""The place that was left, or come to, has a name in what it sets off; and a trigger watches the place that it names alone."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds

HOLLOWS = """
    game hollows "Hollows"
    players 2 to 3
    kind pit: near_pit, far_pit
    piece seed, starts in bag: 9
    piece man each player, plural men, starts in camp: 3
    zone bag, holds seed
    zone hole each pit, holds seed
    zone camp each player, holds man
    zone hand each player, holds seed and man
    zone post each player at each pit, holds man
    grid board: 3 by 3 of man
    counter lost each pit: 0
    counter won each pit: 0
    counter trodden each space: 0
    counter taken each player: 0
    counter stood each player at each pit: 0
    counter near_only: 0
    counter seconds: 0
    role last_pit, a pit: nothing
    setup:
      each pit: draw 3 from bag to hole of pit
    round:
      turns from seat 1:
        one of: take, shift, give, guard, walk, land, leave_both
    action take "take":
      choose pit where hole of it is not empty
      move 1 seed from hole of pit to your hand
    action shift "shift": move 1 seed from hole of near_pit to hole of far_pit
    action give "give": move 1 seed from your hand to hand of player left of you
    action guard "guard":
      choose pit
      move 1 man from your camp to post of you at pit
      move 1 man from post of you at pit to your hand
    action land "land": move 1 man from your camp to b2
    action walk "walk":
      choose your man in board
      choose space next to man where it is empty
      move man to space
    action leave_both "leave both":
      move at least 2 seeds in hole to box
    when seed leaves hole of pit: lost of pit becomes lost of pit + 1
    when seed comes to hole of pit: won of pit becomes won of pit + 1
    when seed leaves hole of near_pit: near_only becomes near_only + 1
    when seed comes to hand of player: taken of player becomes taken of player + 1
    when man leaves post of player at pit: stood of player at pit becomes stood of player at pit + 1
    when man leaves space: trodden of space becomes trodden of space + 1
    when man comes to a2: seconds becomes seconds + 1
    end when taken of seat 1 is 9
"""
HELD = {
    "which one was left": """
        when seat 1 does take, chooses far_pit
        then lost of far_pit is 1
        and lost of near_pit is 0
        and near_only is 0
        and won of far_pit is 0
        when seat 2 does take, chooses near_pit
        then lost of near_pit is 1
        and near_only is 1
    """,
    "which one was left, and which was come to": """
        when seat 1 does shift
        then lost of near_pit is 1
        and lost of far_pit is 0
        and won of far_pit is 1
        and won of near_pit is 0
    """,
    "whose": """
        given move 1 seed from bag to hand of seat 1
        when seat 1 does give
        then taken of seat 2 is 1
        and taken of seat 1 is 0
    """,
    "of two keys": """
        when seat 1 does guard, chooses far_pit
        then stood of seat 1 at far_pit is 1
        and stood of seat 1 at near_pit is 0
        when seat 2 does guard, chooses near_pit
        then stood of seat 2 at near_pit is 1
        and stood of seat 1 at near_pit is 0
    """,
    "spaces of a grid, and one of them": """
        given move 1 man from camp of seat 1 to b2
        when seat 1 does walk, chooses a2
        then trodden of b2 is 1
        and trodden of a2 is 0
        and seconds is 1
        given move 1 man from camp of seat 2 to c3
        when seat 2 does walk, chooses c2
        then trodden of c3 is 1
        and seconds is 1
    """,
    "with three players": """
        given move 1 seed from bag to hand of seat 2
        when seat 1 does take, chooses far_pit
        and seat 2 does give
        then taken of seat 3 is 1
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_the_place_has_a_name(holds: Holds, case: str) -> None:
    players = 3 if "three" in case else 2
    holds(f'scenario "{case}"\n  players {players}\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', HOLLOWS)


def test_what_is_set_off_in_two_places_is_told_apart(toy: Toy) -> None:
    rules = """
        game two "Two"
        players 2
        kind pit: near_pit, far_pit
        piece seed, starts in bag: 9
        zone bag, holds seed
        zone hole each pit, holds seed
        role last_pit, a pit: nothing
        setup:
          each pit: draw 3 from bag to hole of pit
        round:
          turns from seat 1:
            choose number from 1 to 2 as many
            if many is 2: move all seeds in hole where it is not seed to box
            else: move all seeds in hole to box
        when seed leaves hole of pit: last_pit becomes pit
        end when no seed in hole
    """
    rules = rules.replace("where it is not seed ", "")
    match = toy(rules).new(players=2, seed=1)
    match.play("2")
    assert match.decision is not None
    assert {option.label for option in match.decision.options} == {"seed leaves: seed, near_pit", "seed leaves: seed, far_pit"}
    match.play(next(option.key for option in match.decision.options if "far_pit" in option.label))
    assert match.view()["roles"]["last_pit"] == "far_pit"


REFUSED = {
    "when seed leaves hole of last_pit: seconds becomes 1": "not_known_yet",
    "when seed leaves hole of seed: seconds becomes 1": "class_as_value",
    "when man leaves post of pit at player: seconds becomes 1": "class_as_value",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_may_be_another_place_is_complained_about(line: str) -> None:
    _, complaints = compile(SourceFile("hollows.rules", textwrap.dedent(HOLLOWS).lstrip() + line + "\n"))
    assert [one.code for one in complaints][:1] == [REFUSED[line]]
