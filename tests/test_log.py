"""What the log says: what was passed over and why, of numbers what comes of them, and nothing that nobody asked for."""

from __future__ import annotations

from tests.conftest import Toy

FAIR = """
    game fair "Fair"
    players 2
    kind stall: left, middle, right
    counter worth each stall: 0
    counter round_number: 0
    counter step: 0
    piece crate, starts in store: 5
    zone store, holds crate
    zone shed, holds crate, at most 2
    piece note, starts in pile:
      | note | price |
      | low  | 1     |
      | high | 2     |
    zone pile, holds note
    zone hand each player, holds note, contents seen by its owner
    end when round_number is 3
"""
WAGON = """
    resource wagon: 9
"""
SPENT = """
    setup:
      move 2 wagon from supply to seat 1
      move 2 wagon from seat 1 to supply
"""
COIN = "resource coin: 9\n"
SELL = """
    action sell "sell at the fair":
      cost: 1 wagon
      reward: 1 coin
"""
HAGGLE = """
    action haggle "haggle":
      choose stall
      cost: 2 wagon
"""


def told(toy: Toy, *rules: str, choices: int = 0, seat: int | None = None) -> list[str]:
    match = toy(FAIR, *rules).new(players=2, seed=1, traced=True)
    for _ in range(choices):
        assert match.decision is not None
        match.play(match.decision.options[0])
    return [event.text for event in match.events_for(seat)]


def test_what_may_be_done_and_cannot_is_told_with_what_was_lacking(toy: Toy) -> None:
    log = told(
        toy,
        WAGON,
        SPENT,
        COIN,
        SELL,
        "round:\n  turns from seat 1, 1 each:\n    may: do sell\n  round_number becomes round_number + 1\n",
    )
    said = "sell at the fair is not possible: it takes 1 wagon and Player {0} has 0, missing 1 wagon"
    assert log[2:6] == ["Player 1's turn", f"Player 1: {said.format(1)}", "Player 2's turn", f"Player 2: {said.format(2)}"]


def test_what_is_done_instead_is_told_with_what_was_lacking(toy: Toy) -> None:
    rules = """
        round:
          turns from seat 1, 1 each:
            do haggle
            if that cannot be done: reward: 1 coin
          round_number becomes round_number + 1
    """
    log = told(toy, WAGON, SPENT, COIN, HAGGLE, rules)
    said = "Player 1: haggle is not possible: it takes 2 wagon and Player 1 has 0, missing 2 wagon"
    assert log[3:5] == [said, "Player 1 gains 1 coin"], "one reason for all three stalls"


def test_what_is_done_is_not_passed_over(toy: Toy) -> None:
    rules = """
        setup:
          each player: reward: 2 wagon
        round:
          turns from seat 1, 1 each:
            may: do sell
            do haggle
            if that cannot be done: reward: 1 coin
          round_number becomes round_number + 1
    """
    log = told(toy, WAGON, COIN, SELL, HAGGLE, rules, choices=1)
    assert "Player 1: sell at the fair" in log
    assert [text for text in log if "sell at the fair is not possible" in text] == []


def test_a_reason_that_not_all_know_is_not_told(toy: Toy) -> None:
    """With an empty hand and with one that has only cheap notes in it the same is said, but to the one who holds it."""
    rules = """
        setup:
          each note in pile where its price is {0}: move note to hand of seat 1
        round:
          turns from seat 1, 1 each:
            do show
            if that cannot be done: reward: 1 coin
          round_number becomes round_number + 1
        action show "show a note":
          choose note in your hand where its price is at least 2
          move note to pile
    """
    cheap, none = (rules.format(price) for price in (1, 9))
    assert "Player 1: show a note is not possible" in told(toy, COIN, cheap, seat=0), "who holds it knows"
    for seat in (1, None):
        one, other = told(toy, COIN, cheap, seat=seat), told(toy, COIN, none, seat=seat)
        assert [text for text in one if "Player 1: show a note" in text] == []
        assert [text for text in one if "to hand" not in text] == [text for text in other if "to hand" not in text]


def test_of_numbers_that_change_time_and_again_what_comes_of_it_is_told_once(toy: Toy) -> None:
    rules = """
        round:
          turns from seat 1, 1 each:
            step becomes 7
            step becomes 0
            each stall:
              worth of stall becomes 5
              worth of stall becomes round_number + 1
            do count_up
            choose stall
          round_number becomes round_number + 1
        phase count_up "counting":
          repeat 4 times: do look
        phase look "a look": step becomes step + 0
    """
    log = told(toy, rules)
    assert log == ["Player 1's turn", "worth: left 1, middle 1, right 1"], "and no phase in which nothing happens"
    log = told(toy, rules, choices=2)
    assert log[2:6] == ["Player 1 chooses left", "Player 2's turn", "Player 2 chooses left", "round number is 1"]
    assert log[6:] == ["Player 1's turn", "worth: left 2, middle 2, right 2"]


def test_what_went_only_as_far_as_possible_is_told(toy: Toy) -> None:
    rules = """
        setup:
          each player: reward: 1 wagon
        round:
          turns from seat 1, 1 each:
            move all crates in store to shed
            cost: 3 wagon as far as possible
          round_number becomes round_number + 1
    """
    log = told(toy, WAGON, rules)
    assert log.index("there is no room for more in shed") < log.index("2 x crate from store to shed")
    assert "Player 1 has 2 wagon too little to pay all" in log


def test_a_mark_on_a_card_is_told_with_the_place_of_the_card(toy: Toy) -> None:
    match = toy("""
        game marks "Marks"
        players 2
        resource hint: 9
        piece lamp, starts in shelf: 2
        zone shelf, holds lamp
        counter done: 0
        round:
          turns from seat 1, 1 each:
            choose number from 1 to 2 as k
            choose lamp in shelf
            move 1 hint from supply to lamp
            done becomes 1
        end when done is 1
    """).new(2, seed=1, traced=True)
    match.play("1")
    told = [event.text for event in match.events]
    assert "1 hint from the supply to lamp in shelf" in told


def test_of_steps_with_a_name_only_the_reason_is_told(toy: Toy) -> None:
    rules = """
        round:
          turns from seat 1, 1 each:
            do bargain
            if that cannot be done: reward: 1 coin
          round_number becomes round_number + 1
        steps bargain:
          choose stall where worth of it is at least 2
          worth of stall becomes 3
    """
    log = told(toy, COIN, rules)
    assert log[1:3] == ["Player 1: there is no stall to choose", "Player 1 gains 1 coin"], log
    assert "bargain" not in " ".join(log)


def test_a_number_that_changed_before_a_phase_is_told_before_it(toy: Toy) -> None:
    rules = """
        role taker: seat 2
        round:
          taker becomes nobody
          do reckoning
          taker becomes seat 1
          round_number becomes round_number + 1
        phase reckoning "the reckoning":
          move 1 crate from store to shed
          if that cannot be done: step becomes step + 1
    """
    log = told(toy, rules)
    assert log.index("taker is nobody") < log.index("Phase: the reckoning"), log
