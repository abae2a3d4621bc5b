"""What is counted on each piece: it goes where the piece goes, is seen with it, is never below 0, and is told of."""

from __future__ import annotations

import json

import pytest

from interpreter import Match
from interpreter.lab.laws import verify
from interpreter.numbering.tables import tables_of
from interpreter.telling.log.sentences import events
from tests.conftest import Toy
from tests.telling import told_of

from .playing import choose, shown

# Beasts come out of a bag, fight in a pit and go back; in hands nobody else sees them.
BEASTS = """
    game beasts "Beasts"
    players 2
    piece stone, starts in quarry: 2
    zone quarry, holds stone
    piece beast, starts in bag:
      | beast | strength | copies |
      | bear  | 3        | 1      |
      | wolf  | 1        | 4      |
      | lynx  | 2        | 4      |
    zone bag, holds beast
    zone pit, holds beast
    zone den of each player, holds beast, contents seen by its owner
    counter wounds of each beast: 0 at first
    counter breath of each beast: strength of beast at first
    counter change of each player: 0
    resource coin: unlimited
    setup:
      each beast in bag where it is bear: move beast to pit
      each player: draw 2 at random from bag to your den
      each player: your change becomes 1
    round:
      turns from seat 1, 1 each:
        one of: fight, rest, call, hide
        if that cannot be done: nothing happens
    action fight:
      choose a beast in pit
      {fight}
    action rest:
      choose a beast in your den
      breath of beast goes up by 1
    action call:
      choose a beast in your den
      move beast to pit
    action hide:
      choose a beast in pit
      move beast to bag
      draw 1 at random from bag to your den
    when wounds of beast becomes at least 2:
      gain 1 coin
      move beast to box
    end after 30 rounds
    score coin: your coin
    winner: the highest total
"""
FIGHT = "wounds of beast goes up by 1\n      breath of beast goes down by 2"


def beasts(toy: Toy, fight: str = FIGHT, seed: int = 1) -> Match:
    return toy(BEASTS.replace("{fight}", fight)).new(players=2, seed=seed, traced=True)


def in_pit(match: Match) -> list[dict[str, int]]:
    """What lies on each beast in the pit."""
    return list(match.view(None)["zones"]["pit"].get("on", []))


def test_it_begins_with_the_figure_of_the_table(toy: Toy) -> None:
    assert in_pit(beasts(toy)) == [{"breath": 3}]


def test_it_goes_up_and_down_and_stops_at_none(toy: Toy) -> None:
    match = beasts(toy)
    choose(match, "fight")
    assert in_pit(match) == [{"wounds": 1, "breath": 1}]
    match = beasts(toy, "breath of beast goes down by 9\n      wounds of beast goes up by 1")
    choose(match, "fight")
    assert in_pit(match) == [{"wounds": 1}]
    match = beasts(toy, "add -1 to breath of beast\n      wounds of beast goes up by 1")
    choose(match, "fight")
    assert in_pit(match) == [{"wounds": 1, "breath": 2}]


@pytest.mark.parametrize(
    ("step", "wounds"),
    [
        ("wounds of beast becomes 1", 1),
        ("add 1 to wounds of beast", 1),
        ("take -1 from wounds of beast", 1),
        ("wounds of beast goes up by (your change)", 1),
        ("wounds of beast goes down by (0 - your change)", 1),
        ("wounds of beast goes up by (0 - your change)", 0),
        ("wounds of beast becomes (your change - 3)", 0),
        ("wounds of beast becomes (wounds of beast + breath of beast - 2)", 1),
        ("wounds of beast becomes (1 if wounds of beast is 0, else 0)", 1),
    ],
)
def test_whatever_is_reckoned_lies_there(toy: Toy, step: str, wounds: int) -> None:
    match = beasts(toy, step)
    choose(match, "fight")
    assert in_pit(match)[0].get("wounds", 0) == wounds


def test_what_it_becomes_is_reckoned_once(toy: Toy) -> None:
    match = beasts(toy, "breath of beast becomes (5 if breath of beast is 3, else 0)\n      wounds of beast goes up by 1")
    choose(match, "fight")
    assert in_pit(match) == [{"wounds": 1, "breath": 5}]


def test_what_it_becomes_sets_something_off_for_each_piece(toy: Toy) -> None:
    match = beasts(toy)
    choose(match, "fight", "fight")
    assert match.view(None)["zones"]["pit"]["count"] == 0
    assert len(match.state.z[0]) == 1
    assert match.view(None)["resources"]["Player 2"]["coin"] == 1


def test_nobody_has_it_and_the_supply_does_not_show_it(toy: Toy) -> None:
    resources = beasts(toy).view(None)["resources"]
    assert not [name for amounts in resources.values() for name in amounts if name in ("wounds", "breath")]


def test_in_a_hand_only_its_owner_hears_of_it(toy: Toy) -> None:
    match = beasts(toy)
    choose(match, "rest")
    assert match.decision is not None
    match.play(match.decision.options[0])
    own, other = (" ".join(one.text for one in events(tables_of(match.state), match.state.trace or [], seat)) for seat in (0, 1))
    assert "breath of" in own
    assert "breath" not in other


def test_people_say_that_it_is_raised_or_lowered(toy: Toy) -> None:
    match = beasts(toy)
    choose(match, "fight")
    told = told_of(match)
    raised, lowered = "raises the wounds of the bear in the pit by 1", "lowers the breath of the bear in the pit by 2"
    assert told[-1] == f"Player 1 fights, {raised} and {lowered}."
    lines = [one.text for one in events(tables_of(match.state), match.state.trace or [])]
    assert lines[-3:-1] == ["wounds of bear in pit +1", "breath of bear in pit -2"]


def test_all_that_lies_on_a_piece_is_its_own(toy: Toy) -> None:
    match = beasts(toy)
    t = tables_of(match.state)
    lying = {t.piece_row[one]: sorted(match.state.v[slot] for slot in t.burdens[one]) for one in t.pieces_of("beast")}
    assert lying == {0: [0, 0, 0, 3], 1: [0, 0, 0, 1], 2: [0, 0, 0, 2]}


@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold(toy: Toy, seed: int) -> None:
    match = beasts(toy, seed=seed)
    for step in range(40):
        if match.decision is None:
            break
        verify(match, seed, step, everything=True)
        match.play(match.decision.options[(seed + step * 7) % len(match.decision.options)])


def test_a_saved_match_goes_on_alike(toy: Toy) -> None:
    match = beasts(toy)
    choose(match, "fight")
    again = match.game.restore(json.loads(json.dumps(match.record())))
    assert shown(again, None) == shown(match, None)
