"""What others may answer before something is done: who is asked, in which order, and that it does not happen then."""

from __future__ import annotations

import json

import pytest

from interpreter import Match
from interpreter.lab.laws import verify
from tests.conftest import Toy

from .playing import choose, labels, shown

# A council: who decrees a tax may be refused, and a refusal refused, as long as there are seals.
COUNCIL = """
    game council "Council"
    players 2 to 4
    resource coin: unlimited
    resource seal: unlimited
    counter loudness: 0
    role herald: {herald}
    setup:
      each player: reward: 3 coin + 2 seal
      {setup}
    round:
      {round}
    action levy "a tax":
      reward: 1 coin
      do tax
      loudness becomes loudness + 1
    phase tax "the tax":
      each other player: move (smaller of 1 and your coin) coin from you to supply
    before tax, {who} may "say no":
      do refuse
    phase refuse "the no":
      cost: 1 seal
      tax does not happen
      {again}
    {more}
    end when loudness is 9
    score coin: your coin
    winner: highest total
"""
TURNS = "turns from seat 1, 1 each:\n        may: do levy"
COUNTER = """
    before refuse, others may "say no to that":
      do counter
    phase counter "the no to the no":
      cost: 1 seal
      refuse does not happen
    before counter, others may "say no to the no to the no":
      do refuse
"""


def council(
    toy: Toy, *, who: str = "others", players: int = 3, herald: str = "seat 2", more: str = "", again: str = "",
    round: str = TURNS, setup: str = "",
) -> Match:  # fmt: skip
    text = COUNCIL.replace("{who}", who).replace("{herald}", herald).replace("    {more}", more).replace("{round}", round)
    text = text.replace("      {again}", f"      {again}" if again else "").replace(
        "      {setup}", f"      {setup}" if setup else ""
    )
    return toy(text).new(players=players, seed=1, traced=True)


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.player


def coins(match: Match) -> list[int]:
    return [match.view(None)["resources"][f"Player {seat + 1}"].get("coin", 0) for seat in range(match.players)]


def told(match: Match) -> list[str]:
    return [event.text for event in match.events_for(0)]


def test_the_others_are_asked_clockwise_from_the_left_of_whoever_does_it(toy: Toy) -> None:
    match = council(toy, players=4)
    choose(match, "decline", "levy")  # player 2 does it
    found = []
    while labels(match) == ["say no", "decline"]:
        found.append(asked(match))
        choose(match, "decline")
    assert found == [2, 3, 0]
    assert coins(match) == [2, 4, 2, 2]


def test_when_it_does_not_happen_nobody_else_is_asked_and_the_steps_after_it_go_on(toy: Toy) -> None:
    match = council(toy)
    choose(match, "levy", "say no")
    assert (asked(match), labels(match)) == (1, ["a tax", "decline"]), "player 3 is not asked; it is the next turn"
    assert coins(match) == [4, 3, 3], "what was rewarded before it stays"
    assert match.view(None)["counters"]["loudness"] == 1
    assert "the tax does not happen" in told(match)


@pytest.mark.parametrize(("nos", "taxed"), [(1, False), (2, True), (3, False), (4, True)])
def test_an_answer_may_be_answered_and_that_answer_too(toy: Toy, nos: int, taxed: bool) -> None:
    match = council(toy, more=COUNTER, again="counter does not happen")
    choose(match, "levy", "say no", *("say no to that", "say no to the no to the no", "say no to that")[: nos - 1])
    while labels(match)[0] != "a tax":
        choose(match, "decline")
    assert coins(match) == ([4, 2, 2] if taxed else [4, 3, 3])


def test_who_answers_may_be_answered_in_the_same_words(toy: Toy) -> None:
    more = """
    before refuse, others may "hush":
      do refuse
      refuse does not happen
"""
    match = council(toy, more=more)
    choose(match, "levy", "say no")  # player 2
    choose(match, "hush")  # player 3, whose own no comes first
    choose(match, "decline", "decline")  # players 1 and 2 let it be; so the tax is off, and player 2 says nothing any more
    assert (asked(match), labels(match)) == (1, ["a tax", "decline"])
    assert coins(match) == [4, 3, 3]
    assert told(match).count("the no does not happen") == 1


def test_one_player_is_asked_and_nobody_where_there_is_nobody(toy: Toy) -> None:
    match = council(toy, who="herald")
    choose(match, "levy")
    assert (asked(match), labels(match)) == (1, ["say no", "decline"])
    choose(match, "decline")
    assert labels(match) == ["a tax", "decline"]
    match = council(toy, who="herald", herald="nobody")
    choose(match, "levy")
    assert labels(match) == ["a tax", "decline"]


def test_who_cannot_pay_for_an_answer_is_not_asked_as_all_see_it(toy: Toy) -> None:
    match = council(toy, setup="move 2 seal from seat 2 to supply")
    choose(match, "levy")
    assert asked(match) == 2


def test_what_nobody_in_particular_does_is_answered_by_all(toy: Toy) -> None:
    more = """
    phase flood "the flood":
      each player: move 1 coin from you to supply
    before flood, others may "build a dam":
      cost: 1 seal
      flood does not happen
"""
    match = council(toy, more=more, round="do flood\n      turns from seat 1, 1 each:\n        may: do levy")
    found = []
    while labels(match) == ["build a dam", "decline"]:
        found.append(asked(match))
        choose(match, "decline")
    assert found == [0, 1, 2]
    assert coins(match) == [2, 2, 2]


# ------------------------------------------------------------------------------------------------- what is counted on
DUEL = """
    game duel "Duel"
    players 2 to 3
    resource coin: unlimited
    resource wall: unlimited
    counter blows: 0
    setup:
      each player: reward: {coins} coin + 1 wall
    round:
      turns from seat 1, 1 each: one of: attack, rest
    action rest "rest":
      blows becomes blows + 1
    action attack "attack":
      choose other player as target
      do raid target
      blows becomes blows + 1
    phase raid (target, a player) "a raid":
      move 2 coin from target to you
    before raid, target may "show a wall":
      {answer}
    end when blows is at least 12
    score coin: your coin
    winner: highest total
"""
HURT = {"coins": 2, "answer": "move 1 coin from you to supply"}
WALL = "cost: 1 wall\n      raid does not happen"


def duel(toy: Toy, coins: int = 3, answer: str = WALL, text: str = DUEL) -> Match:
    return toy(text.replace("{coins}", str(coins)).replace("{answer}", answer)).new(players=2, seed=1, traced=True)


def test_nobody_counts_on_an_answer(toy: Toy) -> None:
    """Who has one coin cannot be raided: that the wall would save them the loss of two does not make it possible."""
    match = duel(toy, coins=1)
    assert match.decision is None, "all that anybody could do was to rest"
    assert coins(match) == [1, 1]


def test_what_an_answer_has_made_impossible_does_not_happen(toy: Toy) -> None:
    match = duel(toy, coins=2, answer="move 1 coin from you to supply")
    choose(match, "attack", "show a wall")
    assert coins(match) == [2, 1]
    assert "a raid does not happen" in told(match)
    assert match.view(None)["counters"]["blows"] == 1
    match = duel(toy, coins=2, answer="move 1 coin from you to supply")
    choose(match, "attack", "decline")
    assert coins(match) == [4, 0]


def test_each_may_answer_each_clause_once_in_the_order_of_the_text(toy: Toy) -> None:
    more = '    before raid, target may "beg":\n      raid does not happen\n    end when blows'
    match = duel(toy, answer="cost: 1 wall", text=DUEL.replace("    end when blows", more))
    choose(match, "attack")
    assert labels(match) == ["show a wall", "decline"]
    choose(match, "show a wall")
    assert labels(match) == ["beg", "decline"]
    choose(match, "beg")
    assert coins(match) == [3, 3]


def test_it_is_saved_and_taken_back_like_any_decision(toy: Toy) -> None:
    match = duel(toy)
    choose(match, "attack")
    before = shown(match, 1)
    choose(match, "show a wall")
    again = match.game.restore(json.loads(json.dumps(match.save())))
    assert shown(again, 1) == shown(match, 1)
    match.undo()
    assert shown(match, 1) == before


def test_an_action_done_at_any_time_may_be_answered(toy: Toy) -> None:
    """The decision that waits must have an answer whatever is answered: where that is not sure, the action is not offered."""
    more = """    any time action boast "boast":
      blows becomes blows + 1
    before boast, others may "hiss":
      cost: 1 wall
      boast does not happen
    end when blows"""
    text = DUEL.replace("    end when blows", more).replace("one of: attack, rest", "do strike")
    text = text.replace("action rest", "phase strike:\n      one of: attack, rest\n    action rest")
    match = duel(toy, text=text)
    assert labels(match) == ["attack", "rest", "boast"]
    choose(match, "boast")
    assert (asked(match), labels(match)) == (1, ["hiss", "decline"])
    choose(match, "hiss")
    assert (asked(match), labels(match)) == (0, ["attack", "rest", "boast"])
    assert match.view(None)["counters"].get("blows", 0) == 0


TOYS = {"council": (council, {"more": COUNTER, "again": "counter does not happen"}), "duel": (duel, {}), "hurt": (duel, HURT)}


@pytest.mark.parametrize("name", TOYS)
def test_every_law_holds(toy: Toy, name: str) -> None:
    make, given = TOYS[name]
    match = make(toy, **given)
    for step in range(15):
        verify(match, 3, step)
        assert match.decision is not None
        match.play(match.decision.options[step * 3 % len(match.decision.options)])
