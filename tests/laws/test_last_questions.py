"""Before a turn ends, what may be done at any time is asked for once more: where that is, and nobody for nothing."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.lab.laws import verify
from interpreter.state.trace import OnlyWay
from tests.conftest import Toy
from tests.telling import told_of

from .playing import Dice, choose, labels

# Boats leak: whoever has water in theirs may bail at any time, which costs strength.
BOATS = """
    game boats "Boats"
    players 1 to 3
    option guide: 0, 1
    automa heron "the Heron" if guide is 1
    piece fish, starts in lake:
      | fish  | worth | copies |
      | trout | 1     | 9      |
      | perch | 2     | 9      |
    zone lake, holds fish
    zone hand each player, holds fish, contents seen by its owner
    zone basket each player, holds fish
    resource water: unlimited
    resource strength: unlimited
    counter day: 0
    setup:
      each player: gain 3 strength
    round:
      day becomes day + 1
      {steps}
      if day is at least 99:
        turns from seat 1, 1 each:
          do plan
          one of: cast, wait, rest, stop
    phase plan "a plan":
      choose number from 1 to 2 as hours
      gain (hours) strength
    action cast "cast a line":
      choose fish in lake
      move fish to your basket
      gain 1 water
    action wait "wait": gain 1 strength
    action rest "rest": pass
    action stop "stop": end turn
    {more}
    any time action bail "bail":
      {bail}
    end when day is 4
    score fish: sum of worth of it for each fish in your basket
    winner: highest total
"""
BAIL = "pay 1 strength + 1 water"


def boats(toy: Toy, steps: str, bail: str = BAIL, more: str = "", players: int = 2, **options: int) -> Match:
    text = BOATS.replace("{steps}", steps).replace("{bail}", bail).replace("    {more}", more)
    return toy(text).new(players=players, seed=1, options=options, traced=True)


def asked(match: Match) -> tuple[int, list[str]]:
    assert match.decision is not None
    return match.decision.player, labels(match)


TURNS = "turns from seat 1, 1 each: one of: cast, wait"
END = ["go on", "bail"]


# --------------------------------------------------------------------------------------------------------- where it stands
def test_it_comes_as_the_last_thing_of_a_turn_if_it_can_be_done(toy: Toy) -> None:
    match = boats(toy, TURNS)
    choose(match, "cast a line", "trout")
    assert asked(match) == (0, END)
    assert match.decision is not None
    assert match.decision.prompt == "anything else before the turn ends"
    assert match.decision.keys == ["decline", "bail"]
    choose(match, "bail")
    assert asked(match) == (1, ["cast a line", "wait"]), "there is no water any more"
    choose(match, "wait")
    assert asked(match)[0] == 0, "nobody is asked for nothing"


def test_again_and_again_until_one_goes_on_and_that_is_told_nobody(toy: Toy) -> None:
    match = boats(toy, TURNS, "pay 1 water\n      gain 1 water")
    choose(match, "cast a line", "trout", "bail")
    assert asked(match) == (0, END)
    before = [event.text for event in match.events_for(1)]
    choose(match, "decline")
    assert asked(match)[0] == 1
    told = [event.text for event in match.events_for(1)][len(before) :]
    assert not [text for text in told if "go on" in text or "decline" in text or "anything" in text]
    assert "Player 1: bail" in before
    match.undo()
    assert asked(match) == (0, END)
    assert match.history[-1] == "bail"


def test_a_turn_in_which_nothing_is_asked_ends_with_it_too(toy: Toy) -> None:
    match = boats(toy, "turns from seat 1, 1 each: gain 1 water")
    assert asked(match) == (0, END)
    choose(match, "decline")
    assert asked(match) == (1, END)


def test_what_each_player_does_ends_with_it_if_something_is_asked_there(toy: Toy) -> None:
    match = boats(toy, "each player: gain 1 water\n      each player: do plan\n      each player: gain 1 strength")
    choose(match, "1")
    assert asked(match) == (0, END)
    choose(match, "decline")
    assert asked(match) == (1, ["1", "2", "bail"])
    choose(match, "2", "bail")
    assert asked(match) == (0, ["1", "2", "bail"]), "the next round"


def test_what_each_does_in_a_turn_of_somebody_or_of_each_is_no_turn(toy: Toy) -> None:
    each = "each player:\n        gain 1 water\n        do ask_all"
    more = "    phase ask_all: each player: do plan\n"
    match = boats(toy, each, more=more)
    choose(match, "1", "1")
    assert asked(match) == (0, END), "it is not asked before the other is"
    choose(match, "decline")
    assert asked(match)[1] == ["1", "2", "bail"]
    match = boats(toy, "turns from seat 1, 1 each:\n        gain 1 water\n        do ask_all", more=more)
    choose(match, "1", "1")
    assert asked(match) == (0, END)
    choose(match, "decline", "1")
    assert asked(match) == (0, ["1", "2", "bail"]), "each player from whose turn it is on"


def test_not_where_turns_are_a_part_of_an_action_but_in_turns_within_turns(toy: Toy) -> None:
    more = "    phase all_plan: turns from seat 1, 1 each: do plan\n    action meet: do all_plan\n"
    steps = "turns from seat 1, 1 each:\n        gain 1 water\n        do {}"
    match = boats(toy, steps.format("meet"), more=more)
    choose(match, "1", "1")
    assert asked(match) == (0, END)
    choose(match, "decline")
    assert asked(match) == (0, ["1", "2"])
    match = boats(toy, steps.format("all_plan"), more=more.replace("    action meet: do all_plan\n", ""))
    choose(match, "1")
    assert asked(match) == (0, END)


def test_before_what_was_put_off_to_the_end_of_the_turn(toy: Toy) -> None:
    steps = "turns from seat 1, 1 each:\n        gain 1 water\n        at the end of this turn: gain 1 strength"
    match = boats(toy, steps)
    assert asked(match) == (0, END)
    assert match.view(None)["resources"]["Player 1"]["strength"] == 3
    choose(match, "decline")
    assert match.view(None)["resources"]["Player 1"]["strength"] == 4


# ------------------------------------------------------------------------------------------------- how a turn comes to its end
def test_also_if_the_turn_is_ended_but_once(toy: Toy) -> None:
    match = boats(toy, "turns from seat 1, 1 each:\n        gain 2 water\n        do plan\n        do stop\n        do plan")
    choose(match, "1")
    assert asked(match) == (0, END)
    choose(match, "bail")
    assert asked(match) == (0, END)
    choose(match, "bail")
    assert asked(match) == (1, ["1", "2", "bail"])


def test_what_ends_the_turn_itself_ends_it_at_once(toy: Toy) -> None:
    bail = "pay 1 water\n      end turn"
    match = boats(toy, "turns from seat 1, 1 each:\n        gain 2 water\n        do plan", bail)
    choose(match, "bail")
    assert asked(match) == (1, ["1", "2", "bail"])
    choose(match, "1", "bail")
    assert asked(match) == (0, ["1", "2", "bail"])


@pytest.mark.parametrize("way", ["rest", "stop"])
@pytest.mark.parametrize("steps", ["one of: cast, {}", "repeat: one of: cast, {}, stop", "if day is 1: one of: cast, {}"])
def test_who_lets_things_be_beside_it_is_not_asked_once_more(toy: Toy, steps: str, way: str) -> None:
    if way == "stop" and "stop" in steps:
        steps = steps.removesuffix(", stop")
    if way == "rest" and "repeat" in steps:
        steps, way = steps.replace(", stop", ""), "stop"
    match = boats(toy, f"turns from seat 1, 1 each:\n        gain 1 water\n        {steps.format(way)}")
    choose(match, way)
    assert asked(match)[0] == 1


def test_nor_who_declines_the_last_thing_or_ends_the_last_loop(toy: Toy) -> None:
    for steps in (
        "may: do cast",
        "may, up to 3 times: do cast",
        'repeat:\n          one of:\n            "a line": do cast\n            "done": end repeat',
    ):
        match = boats(toy, f"turns from seat 1, 1 each:\n        gain 1 water\n        {steps}")
        choose(match, labels(match)[1])
        assert asked(match)[0] == 1, steps
    match = boats(toy, "each player:\n        gain 1 water\n        may: do cast")
    choose(match, "decline")
    assert asked(match)[0] == 1


def test_but_who_lets_be_what_is_not_the_last_thing(toy: Toy) -> None:
    match = boats(toy, "turns from seat 1, 1 each:\n        gain 1 water\n        may: do cast\n        gain 1 strength")
    choose(match, "decline")
    assert asked(match) == (0, END)


def test_and_who_was_not_asked_at_all(toy: Toy) -> None:
    match = boats(toy, "turns from seat 1, 1 each:\n        gain 1 water\n        may: do fly", more=FLY)
    assert asked(match) == (0, END)


FLY = "    action fly:\n      needs: day is 9\n      gain 1 strength\n"


def test_after_the_last_of_several_times_it_comes(toy: Toy) -> None:
    match = boats(toy, "turns from seat 1, 1 each:\n        may, up to 2 times: one of: cast, wait")
    choose(match, "do", "wait", "do", "cast a line", "trout")
    assert asked(match) == (0, END)


# ----------------------------------------------------------------------------------------------------------- who is asked
def test_no_automa_and_nobody_who_is_out(toy: Toy) -> None:
    steps = "turns from seat 1, 1 each:\n        gain 1 water\n        do plan\n        if you are seat 1: you leave the game"
    match = boats(toy, steps)
    choose(match, "1")
    assert asked(match) == (1, ["1", "2", "bail"])
    steps = "each player: gain 1 water\n      turns from seat 1, 1 each: one of: cast, wait"
    match = boats(toy, steps, guide=1)
    choose(match, "wait", "decline", "wait")
    assert asked(match) == (1, END)


@pytest.mark.parametrize("end", ["you win", "if day is 1: you win", "end round"])
def test_nobody_once_the_game_or_the_round_is_over(toy: Toy, end: str) -> None:
    match = boats(
        toy,
        f"if day is at most 1:\n        turns from seat 1, 1 each:\n          gain 1 water\n          do plan\n          {end}",
    )
    choose(match, "1")
    assert match.winners == [0] or end == "end round"


def test_a_turn_that_ends_by_its_last_line_ends_with_it(toy: Toy) -> None:
    match = boats(toy, "turns from seat 1, 1 each:\n        gain 1 water\n        do plan\n        end turn")
    choose(match, "1")
    assert asked(match) == (0, END)
    choose(match, "decline")
    assert asked(match) == (1, ["1", "2", "bail"])


def test_who_could_know_is_not_told_more_by_being_asked(toy: Toy) -> None:
    bail = "choose fish in your hand where it is trout\n      move fish to lake"
    steps = "turns from seat 1, 1 each: draw 1 at random from lake to your hand"
    match = boats(toy, steps, bail)
    for _ in range(6):
        assert labels(match)[0] == "go on", "whether there is a trout is for its owner to know, so each is asked"
        choose(match, "decline")


# --------------------------------------------------------------------------------------------------------------- the laws
GAMES = {
    "turns": (TURNS, BAIL),
    "each": ("each player: do plan\n      each player: do cast", BAIL),
    "ended": ("turns from seat 1, 1 each:\n        do cast\n        may: do stop\n        do cast", BAIL),
    "until all have passed": ("turns from seat 1 until all have passed: one of: cast, rest", BAIL),
    "asks": (
        "turns from seat 1, 1 each: one of: cast, wait",
        "pay 1 water\n      choose fish in lake\n      move fish to your hand",
    ),
    "chance": (TURNS, "pay 1 water\n      draw 1 at random from lake to your hand"),
    "hidden": (TURNS, "choose fish in your basket\n      move fish to your hand"),
    "pays hidden": (
        "each player:\n        draw 1 at random from lake to your hand\n        do plan",
        "pay 2 fishes from your hand to lake",
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(toy: Toy, name: str) -> None:
    steps, bail = GAMES[name]
    game = boats(toy, steps, bail).game
    came = 0
    for players in (1, 3):
        for seed in range(2):
            match = game.new(players=players, seed=seed, traced=True)
            chance = Dice(seed)
            while match.decision is not None:
                verify(match, seed, match.length)
                came += match.decision.site.last
                match.play(match.decision.options[chance.below(len(match.decision.options))])
            verify(match, seed, match.length)
    assert came


def test_that_nothing_else_was_done_is_told_nowhere(toy: Toy) -> None:
    match = boats(toy, TURNS)
    choose(match, "wait", "cast a line", "trout", "decline")
    told = " ".join(told_of(match))
    assert "go" not in told.replace("gains", "").split()
    assert not {"on", "goes", "declines"} & {*told.replace(".", "").split()}
    assert not [event for event in match.state.trace or () if isinstance(event, OnlyWay)]
