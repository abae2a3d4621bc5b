"""Law 3.3: one decision at a time; one open option is skipped, one secret option is asked; simultaneous choices stay hidden."""

from __future__ import annotations

from tests.conftest import Toy

from .playing import choose, labels, shown

SKIPPED = """
    game lone "Lone"
    players 2
    kind bid: low, high
    resource coin: 9
    counter round_number: 0
    round:
      turns from seat 1, 1 each:
        do offer
      round_number becomes round_number + 1
    action offer "offer":
      choose bid where round_number is 1 or bid is low
      reward: 1 coin
    end when round_number is 2
"""

SECRET = """
    game held "Held"
    players 2
    piece card, plural cards, starts in deck:
      | card | copies |
      | low  | 6      |
    zone deck, holds card, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone pile, holds card
    setup:
      each player: draw 2 from deck to your hand
    round:
      turns from seat 1, 1 each:
        choose card in your hand
        move card to pile
    end when pile is full or count of cards in pile is 2
"""

BIDS = """
    game bids "Bids"
    players 3
    resource coin: 60
    counter best: 0
    setup:
      each player: reward: 9 coin
    round:
      everyone at once: secretly choose number from 0 to your coin as bid
      best becomes highest bid of player for each player
      turns from seat 1, 1 each:
        choose number from 1 to 2 as thanks
      end game
"""


def test_a_decision_with_one_open_option_is_not_asked(toy: Toy) -> None:
    match = toy(SKIPPED).new(players=2, seed=1)
    assert labels(match) == ["low", "high"]
    assert match.view(None)["counters"]["round_number"] == 1, "both players of the first round had one bid, which all could see"


def test_a_decision_with_one_hidden_option_is_asked_and_flagged(toy: Toy) -> None:
    match = toy(SECRET).new(players=2, seed=1)
    assert match.decision is not None, "that the two cards are alike only their holder knows"
    assert len(match.decision.options) == 1
    assert match.decision.forced
    other = shown(match, 1)
    match.play(match.decision.options[0])
    assert other != shown(match, 1)


def test_simultaneous_choices_are_hidden_until_all_have_chosen(toy: Toy) -> None:
    game = toy(BIDS)
    low, high = (game.new(players=3, seed=1, traced=True) for _ in range(2))
    choose(low, 2)
    choose(high, 7)
    assert low.decision is not None
    assert low.decision.player == 1
    for onlooker in (1, 2, None):
        assert shown(low, onlooker) == shown(high, onlooker)
    assert [event.text for event in low.events] == [event.text for event in high.events], "the log keeps silent too"
    for match in (low, high):
        choose(match, 1, 1)
    assert shown(low, None) != shown(high, None)
    assert [m.view(None)["counters"]["best"] for m in (low, high)] == [2, 7]


def test_options_have_stable_unique_keys_in_a_fixed_order(toy: Toy) -> None:
    game = toy(BIDS)
    first, second = game.new(players=3, seed=1), game.new(players=3, seed=1)
    assert first.decision is not None
    assert second.decision is not None
    keys = [option.key for option in first.decision.options]
    assert keys == [option.key for option in second.decision.options]
    assert len(set(keys)) == len(keys) == 10
