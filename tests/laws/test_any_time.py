"""What may be done at any time: one more option at a player's own decisions outside actions, and then the same is asked anew."""

from __future__ import annotations

import json

import pytest

from interpreter import Match, Refusal
from interpreter.engine.deciding import asking
from interpreter.lab.laws import verify
from interpreter.playable.stored import restored, stored
from rulelang.text.diagnostics import Complaints
from tests.conftest import Toy
from tests.form.walker import walked

from .playing import Dice, choose, labels, shown

# Anglers: whoever throws a fish back may take another; bait brings luck at any time.
ANGLERS = """
    game anglers "Anglers"
    players 1 to 3
    option guide: 0, 1
    automa heron "the Heron" if guide is 1
    piece fish, starts in lake:
      | fish  | worth | copies |
      | trout | 1     | 4      |
      | perch | 2     | 4      |
      | pike  | 3     | 4      |
    zone lake, holds fish
    zone deep, holds fish, ordered, contents seen by nobody
    zone basket each player, holds fish
    zone creel each player, holds fish, contents seen by its owner
    resource bait: unlimited
    resource luck: unlimited
    counter day: 0
    die weather: 1 to 6
    setup:
      each player: reward: 2 bait
    round:
      day becomes day + 1
      do fishing
    phase fishing "fishing":
      {steps}
      if day is at least 99:
        turns from seat 1, 1 each:
          may: do wait
          may: do cast
    action wait "wait":
      reward: 1 luck
    action cast "cast a line":
      choose fish in lake
      move fish to your basket
    any time action use_bait "use bait":
      {bait}
    {more}
    end when day is 9
    score fish: sum of worth of it for each fish in your basket
    score luck: your luck
    winner: highest total
"""
TURNS = "turns from seat 1, 1 each: one of: cast, wait"
BAIT = "cost: 1 bait\n      reward: 1 luck"


def anglers(toy: Toy, steps: str = TURNS, bait: str = BAIT, more: str = "", players: int = 1, **options: int) -> Match:
    text = ANGLERS.replace("{steps}", steps).replace("{bait}", bait).replace("    {more}", more)
    return toy(text).new(players=players, seed=1, options=options, traced=True)


def test_it_is_one_more_option_and_then_the_same_is_asked_anew(toy: Toy) -> None:
    match = anglers(toy, players=2)
    assert labels(match) == ["cast a line", "wait", "use bait"]
    choose(match, "use bait")
    assert match.decision is not None
    assert match.decision.player == 0
    assert labels(match) == ["cast a line", "wait", "use bait"]
    choose(match, "use_bait")
    assert labels(match) == ["cast a line", "wait"], "there is no bait left"
    assert "it takes 1 bait and Player 1 has 0" in match.why_not("use bait")
    choose(match, "wait")
    assert match.decision.player == 1
    assert match.view(None)["resources"]["Player 1"] == {"luck": 3}


def test_it_is_told_saved_and_taken_back_like_any_option(toy: Toy) -> None:
    match = anglers(toy, players=2)
    before = shown(match, 0)
    assert match.decision is not None
    assert match.decision.options[2].value == {"do": "use_bait"}
    choose(match, "use bait")
    assert any(event.text == "Player 1: use bait" for event in match.events_for(1))
    again = match.game.restore(json.loads(json.dumps(match.save())))
    assert shown(again, 0) == shown(match, 0)
    assert match.history == ["use_bait"]
    match.undo()
    assert shown(match, 0) == before


def test_it_is_not_offered_in_the_middle_of_an_action_nor_to_others(toy: Toy) -> None:
    match = anglers(toy, players=2)
    choose(match, "cast a line")
    assert labels(match) == ["trout", "perch", "pike"]
    assert "in the midst of one" in match.why_not("use bait")
    with pytest.raises(Refusal, match=r"in the midst of one \(`cast a line`: made a phase, it could come here\): choose"):
        match.play("use_bait")


def test_it_is_not_offered_within_itself_nor_in_what_it_does(toy: Toy) -> None:
    bait = "cost: 1 bait\n      do pull\n"
    more = """
    phase pull "pull":
      one of:
        "once": reward: 1 luck
        "twice": reward: 2 luck
"""
    match = anglers(toy, bait=bait, more=more)
    choose(match, "use bait")
    assert labels(match) == ["once", "twice"]
    assert "not in the midst of one: " in match.why_not("use bait")
    choose(match, "twice")
    assert labels(match) == ["cast a line", "wait", "use bait"]


def test_a_decision_with_one_option_is_not_asked_because_of_it(toy: Toy) -> None:
    match = anglers(
        toy, "turns from seat 1, 1 each:\n        one of: wait\n        choose fish in lake\n        may: do cast", players=2
    )
    assert labels(match) == ["trout", "perch", "pike", "use bait"]


def test_what_is_asked_as_forced_stays_so(toy: Toy) -> None:
    steps = """turns from seat 1, 1 each:
        one of:
          "a pike": needs: any fish in your creel where it is pike
          "nothing": day becomes day"""
    match = anglers(toy, steps, players=2)
    assert match.decision is not None
    assert labels(match) == ["nothing", "use bait"]
    assert match.decision.forced
    choose(match, "use bait", "use bait")
    assert labels(match) == ["nothing"]
    assert match.decision.forced


# ------------------------------------------------------------------------------------------------------- where it stands
def test_rules_may_offer_it_by_name_and_then_it_is_said_once(toy: Toy) -> None:
    match = anglers(toy, "each player:\n        may: do use_bait\n        one of: use_bait, wait\n        do cast")
    assert labels(match) == ["use bait", "decline"]
    choose(match, "decline")
    assert labels(match) == ["use bait", "wait"]
    choose(match, "use bait")
    assert labels(match) == ["trout", "perch", "pike"], "what the rules offer by name is not asked anew"


def test_a_kind_of_actions_may_have_it(toy: Toy) -> None:
    more = "    actions deed: use_bait, wait\n"
    match = anglers(toy, "each player:\n        choose deed\n        may: do chosen deed\n        do cast", more=more)
    assert labels(match) == ["use_bait", "wait"]
    choose(match, "use_bait")
    assert labels(match) == ["use bait", "decline"]
    match.undo()
    choose(match, "wait")
    assert labels(match) == ["wait", "decline", "use bait"]
    choose(match, "use bait", "decline")
    assert labels(match) == ["trout", "perch", "pike"]


def test_none_while_all_choose_at_once_nor_in_set_up_nor_in_what_is_put_off(toy: Toy) -> None:
    steps = """everyone at once: secretly choose number from 1 to 2 as hours
      turns from seat 1, 1 each:
        one of: cast, wait
        at the end of this turn:
          may: do wait"""
    match = anglers(toy, steps, players=2)
    assert labels(match) == ["1", "2"]
    choose(match, "1", "2")
    assert labels(match) == ["cast a line", "wait", "use bait"]
    choose(match, "wait", "decline")
    assert labels(match) == ["wait", "decline"]
    assert "not in the midst of what is set off or put off" in match.why_not("use bait")


def test_none_in_what_is_set_off(toy: Toy) -> None:
    more = """
    when fish comes to basket:
      if you are not heron:
        may: do wait
"""
    match = anglers(toy, more=more)
    choose(match, "cast a line", "pike")
    assert labels(match) == ["wait", "decline"]
    choose(match, "wait", "decline")
    assert labels(match) == ["cast a line", "wait", "use bait"]


def test_an_automa_is_never_offered_it(toy: Toy) -> None:
    match = anglers(toy, guide=1)
    assert match.state.ask is not None
    number, player, options = match.state.ask
    state = match.state.copy()
    assert not asking.ask(state, number, player + 1, [0, 1])
    assert asking.ask(state, number, player, [0, 1])
    assert state.ask == (number, player, options)


def test_it_may_end_the_turn_or_the_game(toy: Toy) -> None:
    match = anglers(toy, bait="cost: 1 bait\n      end turn", players=2)
    choose(match, "use bait")
    assert match.decision is not None
    assert match.decision.player == 1
    match = anglers(toy, bait="you win", players=2)
    choose(match, "use bait")
    assert match.winners == [0]


def test_what_it_ends_is_under_way_wherever_somebody_decides(toy: Toy) -> None:
    with pytest.raises(Complaints, match="not within a turn"):
        anglers(toy, "each player:\n        may: do cast", bait="end turn")


# ---------------------------------------------------------------------------------------------------------- no dead ends
FLEETING = """turns from seat 1, 1 each:
        choose fish in lake where worth of it is at most 3 - your luck
        move fish to your basket"""
ONE_FISH = """each fish in lake: move fish to deep
      each fish in deep where it is pike: move fish to lake
      turns from seat 1, 1 each:
        choose fish in lake
        choose number from 1 to 2 as hours
        move fish to your basket"""


def test_it_is_not_offered_if_what_is_asked_then_has_no_answer(toy: Toy) -> None:
    assert labels(anglers(toy, FLEETING, bait="reward: 2 luck")) == ["trout", "perch", "pike", "use bait"]
    match = anglers(toy, FLEETING, bait="reward: 3 luck")
    assert labels(match) == ["trout", "perch", "pike"]
    assert "after `use bait` this might have no answer any more: choose fish" in match.why_not("use bait")
    assert "use bait" in match.not_offered()


def test_nor_is_what_would_lead_there_while_it_is_done(toy: Toy) -> None:
    bait = """cost: 1 bait
      one of:
        "a little": reward: 1 luck
        "a lot": reward: 3 luck"""
    match = anglers(toy, FLEETING, bait=bait)
    choose(match, "use bait")
    assert labels(match) == ["trout", "perch", "use bait"], "a lot would leave none, and so a little was all there was"


def test_before_chance_it_is_offered_only_where_there_is_always_an_answer(toy: Toy) -> None:
    steps = """turns from seat 1, 1 each:
        choose fish in lake
        move fish to your basket
        may: do wait"""
    bait = "cost: 1 bait\n      choose a random fish in lake as swimmer\n      move swimmer to deep"
    match = anglers(toy, steps, bait=bait)
    assert labels(match) == ["trout", "perch", "pike"]
    assert "no answer any more" in match.why_not("use bait")
    choose(match, "pike")
    assert labels(match) == ["wait", "decline", "use bait"]


def test_nor_before_others_decide(toy: Toy) -> None:
    bait = "cost: 1 bait\n      each player:\n        may: do wait"
    steps = """turns from seat 1, 1 each:
        choose fish in lake
        move fish to your basket
        may: do wait"""
    match = anglers(toy, steps, bait=bait, players=2)
    assert labels(match) == ["trout", "perch", "pike"]
    choose(match, "pike")
    assert labels(match) == ["wait", "decline", "use bait"]


def test_it_is_possible_while_a_way_through_it_is(toy: Toy) -> None:
    bait = "choose fish in lake\n      move fish to deep"
    match = anglers(toy, ONE_FISH, bait=bait)
    assert match.decision is not None
    assert match.decision.prompt == "choose hours", "which pike is the same"
    assert labels(match)[:2] == ["1", "2"]


# ------------------------------------------------------------------------------------------------------------- the laws
GAMES = {
    "turns": (TURNS, BAIT),
    "each": (
        "each player:\n        if any fish in lake:\n          choose fish in lake\n          move fish to your basket",
        BAIT,
    ),
    "roll": ("each player:\n        may: do cast", "cost: 1 bait\n      roll weather\n      reward: (weather) luck"),
    "take": (TURNS, "cost: 1 bait\n      choose fish in lake\n      move fish to your creel"),
    "pay": ("each player: cost: (1 bait or 1 luck) as far as possible", "choose fish in lake\n      move fish to your basket"),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(toy: Toy, name: str) -> None:
    steps, bait = GAMES[name]
    game = anglers(toy, steps, bait).game
    for players in (1, 3):
        for seed in range(3):
            match = game.new(players=players, seed=seed, traced=True)
            chance = Dice(seed)
            while match.decision is not None:
                verify(match, seed, match.length)
                match.play(match.decision.options[chance.below(len(match.decision.options))])
            verify(match, seed, match.length)


@pytest.mark.parametrize("name", GAMES)
def test_the_form_says_all_of_it(toy: Toy, name: str) -> None:
    match = anglers(toy, *GAMES[name], players=2)
    match.state.trace = None
    for n in (walked(match.state.n), restored(json.loads(json.dumps(stored(match.state.n))))):
        assert n.any_time
        assert n.asked_again == match.state.n.asked_again
