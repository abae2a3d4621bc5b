"""Every clause form of a scenario: once so that it comes out, once so that it must fail, with what is then said."""

from __future__ import annotations

import textwrap

import pytest

from .conftest import Run

GOOD = {
    "a number is as set": """
        given pot is 4
        then pot is 4
        and pot is not 5
        and pot is at least 4
    """,
    "an option is set": """
        given option goal is 9
        and pot is 8
        when you do throw
        then the game is over
    """,
    "resources come from the supply": """
        given you have 3 wood + 1 coin
        then your wood is 3
        and wood on supply is 3
        and you have 3 wood + 1 coin
        and coin on supply is 9
    """,
    "resources come from others when the supply has none": """
        given seat 1 has 4 wood
        and seat 2 has 2 wood
        and seat 2 has 3 wood
        then wood of seat 1 is 3
        and wood on supply is 0
    """,
    "an amount is set downwards": """
        given you have 3 wood
        and your wood is 1
        then wood on supply is 5
    """,
    "none of a resource is said with a number too": """
        given you have 3 wood + 1 coin
        and you have 2 wood + 0 coin
        then your wood is 2
        and your coin is 0
    """,
    "a role, a die and a track are set": """
        given first is seat 2
        and pip is 3
        and way of seat 2 is 4
        then first is seat 2
        and pip is 3
        and way of seat 2 is 4
    """,
    "a card comes to a hand": """
        given cat is in your hand
        then cat is in your hand
        and count of cards in deck is 4
    """,
    "cards are counted out": """
        given count of cards in your hand is 3
        then count of cards in deck is 2
        and you may not do take_card
    """,
    "a zone is emptied": """
        given cat is in your hand
        and your hand is empty
        then count of cards in deck is 5
        and your hand is empty
    """,
    "the top of the deck is known": """
        given top of deck is cat
        when you do take_card
        then cat is in your hand
    """,
    "pieces are moved": """
        given move 2 cards from deck to your hand
        then count of cards in your hand is 2
    """,
    "one of the pieces that are such is moved": """
        given move any card in deck where its points is 4 to your hand
        then cat is in your hand
        and count of cards in your hand is 1
    """,
    "all of a group are moved": """
        given move all cards in deck where its points is 2 to pile
        then count of cards in pile is 2
        and bee is in pile
        and count of cards in deck is 3
    """,
    "all of a resource is moved": """
        given move all coin on supply to seat 2
        then coin of seat 2 is 10
        and coin on supply is 0
    """,
    "one of the pieces that are such is chosen": """
        given cat is in your hand
        and ant is in your hand
        when you do play_card
        then you may choose any card in your hand where its points is at least 2
        and you may not choose any card where its points is 2
        when you choose any card where its points is 4, decline
        then cat is in pile
    """,
    "resources are moved": """
        given move 2 wood from supply to seat 2
        then wood of seat 2 is 2
    """,
    "rolls are fixed": """
        given next rolls: 5, 2
        when you do throw
        and seat 2 does throw
        then pot is 7
    """,
    "draws are fixed": """
        given next draws: cat, ant
        when you do take_card
        and seat 2 does take_card
        then cat is in hand of seat 1
        and ant is in hand of seat 2
    """,
    "a phase and a turn": """
        given at night, turn of seat 2
        when you choose 3
        then pot is 3
        and you are seat 2
        and way of seat 2 is 1
        and seat 1 may choose 1
    """,
    "a phase begins before anything of it is done": """
        given at night
        and way of seat 1 is 3
        when you choose 1
        then way of seat 1 is 4
        and way of seat 2 is 1
    """,
    "a turn begins before anything of it is done": """
        given at day, turn of seat 2
        and seat 2 has 2 wood
        when you do trade
        then your coin is 3
        and you are seat 2
    """,
    "what is optional is done": """
        given cat is in your hand
        and move any card in deck to your hand
        when you do play_card, choose cat, choose "gain 1 coin"
        then your coin is 1
    """,
    "from before set-up": """
        given at setup
        and seat 2 has 3 wood
        then seat 2 has 3 wood
        and seat 1 may do gather
    """,
    "a choice of a bundle": """
        when you do gather, choose 1 wood + 1 stone
        then your wood is 1
        and your stone is 1
    """,
    "a payment": """
        given you have 2 wood + 2 stone
        when you do trade, pay 2 stone
        then your coin is 3
        and your wood is 2
    """,
    "a card is chosen by name and the rest declined": """
        given cat is in your hand
        and ant is in your hand
        when you do play_card, choose cat, decline
        then cat is in pile
        and your coin is 0
    """,
    "several may speak in turn": """
        when you do rest
        and seat 2 does rest
        and you choose 2
        then pot is 2
    """,
    "given may play too": """
        given you do rest
        when seat 2 does rest
        then pot is 0
    """,
    "you may and may not": """
        then you may do rest
        and you may not do trade
        and seat 2 may not do rest
    """,
    "who sees what": """
        then you may see hand of seat 1
        and you may not see hand of seat 2
        and you may not see deck
        and nobody may see pile
        and nobody may not see hand of seat 1
        and seat 2 may see order of pile
        and seat 2 may not see order of deck
    """,
    "the winner": """
        given option goal is 9
        and pot is 8
        and seat 2 has 2 coin
        then the game is not over
        when you do throw
        then the game is over
        and seat 2 wins
    """,
    "both win": """
        given option goal is 9
        and pot is 8
        when you do throw
        then seat 1 wins
        and seat 2 wins
    """,
    "refused for a need": """
        given you have 2 wood + 6 coin
        refused you do trade: "at most 5"
    """,
    "refused for a cost": """
        given you have 1 wood
        refused you do trade: "good"
    """,
    "refused in the words of the table": """
        given you have 1 wood
        refused you do trade: "it takes 2 wood or stone and Player 1 has 1 wood, 0 stone, missing 1 wood or stone"
    """,
    "refused after a first choice": """
        when you do rest
        refused seat 2 does gather, chooses 9 wood
    """,
}

BAD = {
    "a claim that is not so": ("then pot is 1", "pot is 1", "0"),
    "a bundle that is not there": ("then you have 1 wood", "you have 1 wood", "0 wood"),
    "a truth that is not so": ("then your hand is not empty", "not so"),
    "given against the supply": ("given seat 1 has 11 coin\nthen pot is 0", "only 10 coin"),
    "given against a limit": ("given you have 5 wood\nthen pot is 0", "at most 4 wood"),
    "given against a capacity": ("given count of cards in your hand is 4\nthen pot is 0", "is full"),
    "given more pieces than there are": ("given cat is in pile\nand count of cards in pile is 6\nthen pot is 0", "no card"),
    "given beyond a track": ("given way of you is 5\nthen pot is 0", "from 0 to 4"),
    "given beyond a die": ("given pip is 7\nthen pot is 0", "from 1 to 6"),
    "given something vague": ("given pot is at least 3\nthen pot is 3", "exactly"),
    "given an open bundle": ("given you have any 2 good\nthen pot is 0", "leaves open"),
    "given too many pieces to move": ("given move 6 cards from deck to pile\nthen pot is 0", "5"),
    "given none of the pieces to move": ("given move any card in pile to your hand\nthen pot is 0", "no such piece"),
    "given any of what are no pieces": ("given move any good to your hand\nthen pot is 0", "pieces"),
    "given too much to move": ("given move 7 wood from supply to seat 2\nthen pot is 0", "6 wood"),
    "a roll that the die does not have": ("given next rolls: 7\nwhen you do throw\nthen pot is 7", "from 1 to 6"),
    "a roll that never comes": ("given next rolls: 3\nwhen you do rest\nthen pot is 0", "never"),
    "a draw that cannot come": ("given next draws: cat, cat\nwhen you do take_card\nthen pot is 0", "cat"),
    "an option without that value": ("given option goal is 7\nthen pot is 0", "goal"),
    "a turn before set-up": ("given at setup, turn of seat 2\nthen pot is 0", "no phase `setup`"),
    "a turn of nobody": ("given at night, turn of seat 3\nthen pot is 0", "seat 3"),
    "a said that is not offered": ("when you do trade\nthen pot is 0", "trade"),
    "a said of another player": ("when seat 2 does rest\nthen pot is 0", "Player 1"),
    "a said of the wrong kind": ("when you choose 2\nthen pot is 0", "choose 2", "gather"),
    "a payment that is not offered": ("given you have 2 wood\nwhen you do trade, pay 1 coin\nthen pot is 0", "pay 1 coin"),
    "a decision that is not stated": (
        "given you have 2 wood + 2 stone\nwhen you do trade\nand seat 2 does rest\nthen pot is 0", "Player 1", "2 wood",
    ),
    "declining what cannot be declined": ("when you decline\nthen pot is 0", "decline"),
    "saying on when it is over": ("given pot is 30\nwhen you do rest\nand seat 2 does rest\nthen pot is 30", "over"),
    "not over": ("then the game is over", "not over"),
    "over": ("given pot is 30\nwhen you do rest\nthen the game is not over", "over"),
    "no winner yet": ("then you win", "not over"),
    "another winner": ("given pot is 30\nand seat 2 has 1 coin\nwhen you do rest\nthen seat 1 wins", "Player 2"),
    "one winner of two": ("given pot is 30\nwhen you do rest\nthen seat 1 wins", "Player 2"),
    "may what one may not": ("then you may do trade", "trade"),
    "may not what one may": ("then you may not do rest", "rest"),
    "sees what is hidden": ("then you may see hand of seat 2", "its owner"),
    "does not see what is open": ("then nobody may not see pile", "everyone"),
    "not refused": ("refused you do rest", "rest"),
    "refused for another reason": ('given you have 1 wood\nrefused you do trade: "no boat"', "no boat"),
}  # fmt: skip


def written(title: str, clauses: str) -> str:
    body = textwrap.indent(textwrap.dedent(clauses).strip(), "  ")
    return f'scenario "{title}"\n  players 2\n{body}\n'


@pytest.mark.parametrize("title", GOOD)
def test_it_comes_out(run_toy: Run, title: str) -> None:
    report = run_toy(written(title, GOOD[title]))
    assert [str(failure) for failure in report.failures] == []
    assert [text for game in report.games for text in game.complaints] == []
    assert report.scenarios == 1


@pytest.mark.parametrize("title", BAD)
def test_it_fails_and_says_why(run_toy: Run, title: str) -> None:
    clauses, *words = BAD[title]
    report = run_toy(written(title, clauses))
    said = [failure.text for failure in report.failures] + [text for game in report.games for text in game.complaints]
    assert len(said) == 1, said
    for word in words:
        assert word in said[0], said[0]
    assert not report.good


def test_a_failure_has_its_place(run_toy: Run) -> None:
    report = run_toy(written("first", "then pot is 0") + "\n" + written("second", "given pot is 2\nthen pot is 2\nand pot is 3"))
    (failure,) = report.failures
    assert failure.line == 9
    assert failure.file.endswith("toy.scenario")
    assert failure.scenario == "second"
    assert report.scenarios == 2
