"""What has one option that all can know happens by itself; whoever names it, also later, is right, and else hears what it was."""

from __future__ import annotations

import textwrap

import pytest

from .conftest import Run

STALL = """
    game stall "Stall"
    players 2
    kind good: wood, stone
    resource good: 9 of each
    resource coin: 9
    counter noise: 0
    piece card, starts in deck:
      | card | power      | worth  |
      | ant  | rest: 1 coin | 1 wood |
      | bee  | -          | 1 stone |
    zone deck, holds card
    zone hand each player, holds card
    zone town each player, holds card
    moment rest: card in your town
    source shed: card in your town where coin on it is 0
      provides: worth of it
      price: 1 coin to it
    round:
      turns from seat 1:
        one of: show, trade, wait, sleep, build, hum
        noise becomes noise + 1
        each other player:
          may "answer": do trade
    action show "show a card":
      choose card in your hand
      move card to deck
    action trade "trade goods":
      cost: any 2 good
      reward: 3 coin
    action wait "wait":
      choose number from 3 to your coin as time
      noise becomes noise + time
    action sleep "sleep":
      use rest
    action hum "hum":
      noise becomes noise + 1
    action build "build":
      cost: 1 wood
      noise becomes noise + 1
    end when noise is at least 20
    score coins: your coin
    winner: highest total
"""

HOLDS = {
    "chooses": """
        given ant is in your hand
        when you do show
        then ant is in deck
        when you choose ant
    """,
    "chooses a number": """
        given you have 3 coin
        when you do wait
        then noise is 4
        when you choose 3
    """,
    "does": """
        given seat 2 has 2 wood
        when seat 1 does sleep
        and seat 2 declines
        and seat 2 does trade
        then coin of seat 2 is 3
    """,
    "pays": """
        given you have 2 wood
        when you do trade
        then your coin is 3
        when you pay 2 wood
    """,
    "pays with": """
        given ant is in your town
        and you have 1 coin
        when you do build
        then your coin is 0
        when you pay with ant
    """,
    "stops": """
        when you do sleep
        then noise is 1
        when you stop
    """,
    "declines": """
        when you do sleep
        then noise is 1
        when seat 2 declines
        then seat 2 may do sleep
    """,
    "several, in order, and not all of them": """
        given ant is in your hand
        when you do show
        then ant is in deck
        when you choose ant
        and seat 2 declines
        and seat 2 does sleep
        and seat 1 declines
        then seat 1 may do sleep
    """,
    "a given speaks after it": """
        given you have 2 wood
        when you do trade
        given your coin is 7
        then your coin is 7
    """,
    "a claim about it": """
        when you do sleep
        then seat 2 may decline
        and seat 2 may not do trade
    """,
}

FAILS = {
    "a claim after it": (
        """
        given ant is in your hand
        when you do show
        then ant is in your hand
        """,
        "but there is nothing; what has only one option happened by itself: seat 1 chooses ant, seat 2 declines",
    ),
    "another option": (
        """
        given ant is in your hand
        when you do show
        then ant is in deck
        when you choose bee
        """,
        "cannot choose bee", "happens by itself (seat 1 chooses ant, seat 2 declines)", "now Player 2 is asked",
    ),
    "another number": (
        """
        given you have 3 coin
        when you do wait, choose 4
        """,
        "happens by itself (seat 1 chooses 3",
    ),
    "another payment": (
        """
        given you have 2 wood
        when you do trade, pay 2 stone
        """,
        "(seat 1 pays 2 wood, ",
    ),
    "help that is not needed": (
        """
        given ant is in your town
        and you have 1 coin
        when you do build, pay with bee
        """,
        "(seat 1 pays with ant, ",
    ),
    "something else than declining": (
        """
        when you do sleep
        then noise is 1
        when seat 2 does trade
        """,
        "happens by itself (seat 1 stops, seat 2 declines)",
    ),
    "another player": (
        """
        when you do hum
        then noise is 2
        when seat 1 declines
        """,
        "itself (seat 2 declines)",
    ),
    "the wrong order": (
        """
        given ant is in your hand
        when you do show
        and seat 2 declines
        and seat 1 chooses ant
        """,
        "Player 1 cannot choose ant now: Player 2 is asked",
    ),
    "the same twice": (
        """
        when you do sleep
        and seat 2 declines
        and seat 2 declines
        """,
        "Player 2 cannot decline: Player 2 is",
    ),
    "what a given has left behind": (
        """
        when you do sleep
        given noise is 1
        when seat 2 declines
        """,
        "happens by itself (seat 1 stops, seat 2 declines)",
    ),
    "many, of which some are named": (
        """
        given noise is 1
        when you do hum
        and seat 2 does sleep
        then noise is 4
        when seat 2 chooses 3
        """,
        "(seat 2 stops, seat 1 declines)", "Player 1 is asked what to do (sleep, hum)",
    ),
}  # fmt: skip


def written(clauses: str) -> str:
    return 'scenario "so"\n  players 2\n' + textwrap.indent(textwrap.dedent(clauses).strip(), "  ") + "\n"


@pytest.mark.parametrize("title", HOLDS)
def test_what_was_forced_may_be_said_also_later(run_toy: Run, title: str) -> None:
    report = run_toy(written(HOLDS[title]), STALL)
    assert [text for game in report.games for text in game.complaints] == []
    assert [str(failure) for failure in report.failures] == []


@pytest.mark.parametrize("title", FAILS)
def test_who_says_something_else_hears_what_was_forced(run_toy: Run, title: str) -> None:
    clauses, *words = FAILS[title]
    report = run_toy(written(clauses), STALL)
    assert [text for game in report.games for text in game.complaints] == []
    (failure,) = report.failures
    for word in words:
        assert word in failure.text


BAZAAR = """
    game bazaar "Bazaar"
    players 2
    kind good: wood, stone
    resource good: 9 of each
    piece card, starts in deck:
      | card | worth |
      | ant  | 1     |
      | bee  | 2     |
      | cat  | 3     |
    zone deck, holds card
    zone hand each player, holds card
    zone market, holds card
    round:
      turns from seat 1:
        choose card in your hand where its worth is at most 2 as given_up
        move given_up to deck
        choose card in market as taken
        move taken to hand of player left of you
        choose good
        reward: 1 good
    end when wood on supply is 0
"""
GIVEN = """
    scenario "cards"
      players 2
      given ant is in your hand
      and cat is in your hand
      and bee is in market
"""


REFUSALS = {
    "at the forced choice that it is about": 'refused you choose cat: "worth of cat must be at most 2 and is 3"',
    "at that, and not where the next one stands": "then you may not choose cat",
    "at the next one, which alone it could be about": 'refused you pay 1 wood: "asked is"',
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_is_tested_where_the_scenario_stands(run_toy: Run, name: str) -> None:
    report = run_toy(f"{GIVEN}      {REFUSALS[name]}\n", BAZAAR)
    assert report.failures == (), report.failures


def test_what_is_possible_after_what_is_forced_is_not_refused(run_toy: Run) -> None:
    for claim in ("refused you choose cat", "then you may not choose cat"):
        given = GIVEN.replace("bee is in market", "bee is in deck").replace("cat is in your hand", "cat is in market")
        second = "and move any card in deck where its worth is 2 to market"
        (failure,) = run_toy(f"{given}      {second}\n      {claim}\n", BAZAAR).failures
        assert "after what has only one option (seat 1 chooses ant), Player 1 may choose cat" in failure.text


def test_what_is_chosen_is_not_used(run_toy: Run) -> None:
    rules = BAZAAR.replace(" where its worth is at most 2", "")
    for claim in ("when you use ant", "refused you use ant", "then you may use ant", "then you may not use ant"):
        (failure,) = run_toy(f"{GIVEN}      {claim}\n", rules).failures
        assert "this is chosen here, and not used: say `choose ant`" in failure.text, failure


STEPS = """
    game steps "Steps"
    players 2
    counter low: 4
    counter walked: 0
    counter times: 0
    round:
      turns from seat 1:
        choose number from low to 4 as first_step
        choose number from 3 to 5 as second_step
        choose number from 4 to 6 as third_step
        walked becomes first_step * 100 + second_step * 10 + third_step
        times becomes times + 1
    end when walked is 999
"""
MEANT = {
    "each choice is stated": "when seat 1 chooses 4, chooses 4, chooses 4\nthen walked is 444\nand times is 1",
    "what is forced is not stated": "when seat 1 chooses 4, chooses 5\nthen walked is 445\nand times is 1",
    "equal words, and what is forced is not stated": "when seat 1 chooses 4, chooses 4\nthen walked is 444\nand times is 1",
    "stated, and then another": "when seat 1 chooses 4, chooses 3, chooses 6\nthen walked is 436\nand times is 1",
    "equal words, and then another": "when seat 1 chooses 4, chooses 4, chooses 6\nthen walked is 446\nand times is 1",
    "in clauses of their own": "when seat 1 chooses 4\nand seat 1 chooses 4\nand seat 1 chooses 6\nthen walked is 446",
    "where nothing is forced": "given low is 3\nwhen seat 1 chooses 4, chooses 4, chooses 4\nthen walked is 444\nand times is 1",
}


@pytest.mark.parametrize("case", MEANT)
def test_equal_words_are_meant_of_what_is_forced_where_they_are_stated(run_toy: Run, case: str) -> None:
    report = run_toy(f'scenario "it"\n  players 2\n{textwrap.indent(MEANT[case], "  ")}\n', STEPS)
    assert report.good, report.failures
