"""What helps to pay: helpers that came in an action before this one, once in each, and never on a way that does not lead on."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter import Match
from tests.conftest import Toy

from .playing import choose, labels

HEAD = """
    game yard "Yard"
    players 1
    kind ware: wood, wool
    resource ware: 0 of each
    zone shelf, holds helper
    zone yard each player, holds helper
    counter built: 0
    action fetch "fetch":
      choose helper in shelf
      move helper to your yard
    action rest "rest":
      choose number from 1 to 2 as naps
    action build "build":
      cost: 2 wood
      built becomes built + 1
    end when built is at least 9
    score things_built: built
    winner: highest total
    round:
      turns from seat 1:
        one of: {deeds}
"""


def yard(toy: Toy, text: str, deeds: str = "fetch, build, rest") -> Match:
    return toy(HEAD.format(deeds=deeds), text).new(players=1, seed=1)


CARRIER = """
    piece helper, starts in shelf:
      | helper  | power          | copies |
      | carrier | paying: 2 wood | 2      |
    source paying: helper in your yard where it is not new this action, once each action
"""


def test_what_the_last_action_brought_is_not_new_when_the_next_is_chosen(toy: Toy) -> None:
    match = yard(toy, CARRIER)
    assert "build" not in labels(match)
    choose(match, "fetch")
    assert "build" in labels(match)


def test_what_helped_in_the_last_action_can_help_when_the_next_is_chosen(toy: Toy) -> None:
    match = yard(toy, CARRIER)
    choose(match, "fetch", "rest", "1", "build")
    assert "build" in labels(match)


def test_nobody_helps_twice_in_an_action(toy: Toy) -> None:
    twice = """
        action twice "build twice":
          do build
          do build
    """
    match = toy(HEAD.format(deeds="fetch, twice, rest"), CARRIER, twice).new(players=1, seed=1)
    choose(match, "fetch")
    assert "build twice" not in labels(match)
    choose(match, "fetch")
    assert "build twice" in labels(match)


TINKER = """
    resource coin: 9
    piece helper, starts in shelf:
      | helper | power                            |
      | tinker | paying: do drop, then any 1 ware |
    piece rag, starts in bin: 1
    zone bin, holds rag
    zone sack each player, holds rag
    action drop "drop":
      choose rag in your sack
      move rag to bin
    action collect "collect":
      choose rag in bin
      move rag to your sack
    kind stall: s_1, s_2, s_3, s_4, s_5, s_6
    piece crate, starts in heap: 6
    zone heap, holds crate
    zone stand each stall, holds crate
    setup:
      each player: reward: 2 coin
      each stall: move 1 crate from heap to stand of stall
    source paying: helper in your yard, once each action
    source crate_for_a_coin: crate in stand
      provides: 1 wood
      price: 1 coin
"""


def test_of_a_payment_in_steps_every_step_leads_on(toy: Toy) -> None:
    match = yard(toy, TINKER, "fetch, build, rest, collect")
    choose(match, "fetch", "build")
    assert len(list(endings(match))) == 15, "two of six crates: the tinker has nothing to drop"
    match = yard(toy, TINKER, "fetch, build, rest, collect")
    choose(match, "fetch", "collect", "build")
    assert len(list(endings(match))) == 21, "two of six crates and the tinker"


def endings(match: Match) -> Iterator[str]:
    """The last step of every way to pay."""
    assert match.decision is not None
    for option in match.decision.options:
        longer = match.copy()
        longer.play(option.key)
        if longer.decision is not None and longer.decision.kind == "pay":
            yield from endings(longer)
        else:
            yield option.key
