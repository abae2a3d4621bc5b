"""A report says why the game ends, in the words of its rules, and names the rounds."""

import pytest

from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.report import Report
from tests.conftest import Toy

WELL = """
    game well "Well"
    players 2 to 3
    option goal: 4, 5
    resource coin, plural coins: unlimited
    piece stone, starts in heap: 6
    zone heap, holds stone
    zone hand of each player, holds stone
    counter depth: 0
    counter tries: 0, for the rules only
    role winner_so_far: nobody
    score coins: your coins
"""
DIG = """
    round:
      turns from seat 1, 1 each: do dig
    action dig "dig":
      add 1 to depth
      add 1 to tries
      gain 1 coin
      move 1 stone from heap to your hand
      choose number from 1 to 2 as n
"""

ENDS = "the game ends."


def told(toy: Toy, *rules: str, players: int = 2) -> list[str]:
    """The report of a whole match in which everybody chooses 1."""
    match: Match = toy(WELL, *rules).new(players=players, seed=1, traced=True)
    while match.decision is not None:
        match.play("1")
    return [
        ("# " if one.heading else "") + one.text for one in Report(tables_of(match.state), None).since(match.state.trace or [])
    ]


@pytest.mark.parametrize(
    ("end", "text"),
    [
        ("end when heap is empty", f"The heap is empty: {ENDS}"),
        ("end after 2 rounds", f"2 rounds are over: {ENDS}"),
        ("end after 1 round", f"1 round is over: {ENDS}"),
        ("end when depth is at least 3", f"The depth is at least 3: {ENDS}"),
        ("end when there is a player with at least 2 stones in hand", f"A player has at least 2 stones in their hand: {ENDS}"),
        ("end when there is a player whose coin is at least 2", f"A player has at least 2 coins: {ENDS}"),
        ("end when there is a player whose coin is at least 1", f"A player has at least 1 coin: {ENDS}"),
        ("end when there is a player whose hand is not empty", f"A player's hand is not empty: {ENDS}"),
        ("end when heap holds at most 2 (3 players: 3) stones", f"The heap holds at most 2 stones: {ENDS}"),
        ("end when count of stones in heap is less than (goal)", f"The number of stones in the heap is less than 4: {ENDS}"),
        (
            "end when count of stones in heap is less than players",
            f"The number of stones in the heap is less than the number of players: {ENDS}",
        ),
        ("end when heap is empty: nobody wins\nend when depth is 9", f"The heap is empty: {ENDS}"),
        ("end when depth is 3: each player: gain 1 coin", "The depth is 3: the game comes to its end."),
        ("end when tries is 2", "The game ends."),
        ("end when there is a player where coin of it is 3", "The game ends."),
    ],
)  # fmt: skip
def test_why_the_game_ends_is_told_in_the_words_of_the_rules(toy: Toy, end: str, text: str) -> None:
    assert text in told(toy, DIG, end)


def test_what_is_done_at_the_end_is_told_after_why_it_comes(toy: Toy) -> None:
    assert told(toy, DIG, "end when depth is 3: each player: gain 1 coin")[-2:] == [
        "The depth is 3: the game comes to its end.",
        "Each player gains 1 coin.",
    ]


def test_an_end_with_other_numbers_for_more_players_is_told_with_theirs(toy: Toy) -> None:
    told_of_three = told(toy, DIG, "end when heap holds at most 2 (3 players: 3) stones", players=3)
    assert told_of_three[-1] == f"The heap holds at most 3 stones: {ENDS}"


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("if heap is empty: end game", f"The heap is empty: {ENDS}"),
        ("if heap is empty:\n        gain 1 coin\n        end game", f"The heap is empty: {ENDS}"),
        ("if your coin is at least 2: end game", f"A player has at least 2 coins: {ENDS}"),
        ("if depth is less than 3: nothing happens\n      else: end game", "The game ends."),
        ("if n is 1 and depth is at least 2: end game", "The game ends."),
        ("if you are seat 2: end game", "The game ends."),
    ],
)
def test_an_end_that_is_a_step_is_told_with_what_is_asked_before_it(toy: Toy, step: str, text: str) -> None:
    rules = DIG.replace("as n", f"as n\n      {step}")
    assert told(toy, rules)[-1] == text


SET_UP = "setup: each player: gain 1 coin"


def test_rounds_are_named(toy: Toy) -> None:
    assert [line for line in told(toy, SET_UP, DIG, "end after 2 rounds") if line.startswith("# ")] == [
        "# Set-up",
        "# Round 1",
        "# Round 2",
    ]


def test_a_round_is_named_with_the_phase_that_begins_with_it(toy: Toy) -> None:
    rules = """
    round:
      do digging
      do rest
    phase digging "the digging":
      turns from seat 1, 1 each: do dig
    phase rest "the rest": each player: gain 1 coin
    """
    dig = DIG[DIG.index("    action") :]
    assert [line for line in told(toy, rules, dig, "end after 2 rounds") if line.startswith("# ")] == [
        "# Round 1: the digging",
        "# The rest",
        "# Round 2: the digging",
        "# The rest",
    ]


def test_turns_that_go_on_and_on_are_no_round(toy: Toy) -> None:
    found = told(toy, SET_UP, DIG.replace(", 1 each", ""), "end when depth is 4")
    assert [line for line in found if line.startswith("# ")] == ["# Set-up", "# Turns"]


def test_what_ends_a_round_does_not_stand_with_what_begins_the_next(toy: Toy) -> None:
    rules = DIG.replace("    action", "      each player: gain 1 coin\n    action", 1)
    found = told(
        toy,
        "setup: depth becomes 0",
        rules.replace("      turns", "      each player: gain 3 coins\n      turns", 1),
        "end after 2 rounds",
    )
    assert found[found.index("# Round 2") - 1 :][:3] == ["Each player gains 1 coin.", "# Round 2", "Each player gains 3 coins."]
