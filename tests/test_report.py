"""A match is told as people at the table would: a turn in a sentence or two, in the words of the rules, and no secret in it."""

import re

import pytest

from interpreter import load
from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.report import Report
from interpreter.telling.report.english import amount, is_sentence, many, third, together
from tests.conftest import Toy

FAIR = """
    game fair "Fair"
    players 2 to 3
    resource coin: 30
    resource grain: 30
    piece card, starts in deck:
      | card | worth | copies |
      | rose | 1     | 3      |
      | fern | 2     | 3      |
    piece pawn each player, starts in camp: 3
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone thrown, holds card
    zone camp each player, holds pawn
    zone castle, holds pawn
    counter pot: 0
    counter tries each player: 0
    counter done: 0, for the rules only
    role leader: nobody
    die pip: 1 to 6
    end when done is 2
    score sum_of_all: your coin + your grain + your tries + pot
    score lead: 1 if you are leader, else 0
"""


def told(toy: Toy, *rules: str, choices: tuple[str, ...] = (), players: int = 2, seat: int | None = None) -> list[str]:
    match = toy(FAIR, *rules).new(players=players, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return report(match, seat)


def report(match: Match, seat: int | None = None) -> list[str]:
    return [one.text for one in Report(tables_of(match.state), seat).since(match.state.trace or [])]


GIVEN = "setup:\n  each player: reward: 1 coin + 1 grain\n"
ROUND = "round:\n  turns from seat 1, 1 each:\n    do market\n  add 1 to done\n"
MARKET = """
    action market "go to the market":
      one of:
        "sell": reward: 2 coin + 1 grain
        "buy a card":
          cost: 1 coin
          draw 1 from deck to your hand
        "nothing": pass
"""


def test_a_turn_is_one_sentence_and_what_was_chosen_a_part_of_it(toy: Toy) -> None:
    assert told(toy, ROUND, MARKET, choices=("sell",)) == ["Player 1 sells and gains 2 coins and 1 grain."]


def test_whoever_hears_it_is_you(toy: Toy) -> None:
    assert told(toy, ROUND, MARKET, choices=("sell",), seat=0) == ["You sell and gain 2 coins and 1 grain."]


def test_what_others_do_not_see_is_told_as_what_they_see_of_it(toy: Toy) -> None:
    own = told(toy, GIVEN, ROUND, MARKET, choices=("buy_a_card",), seat=0)[-1]
    assert re.fullmatch(r"You buy a card, pay 1 coin and draw (rose|fern) from deck to hand\.", own)
    for seat in (1, None):
        others = told(toy, GIVEN, ROUND, MARKET, choices=("buy_a_card",), seat=seat)[-1]
        assert others == "Player 1 buys a card, pays 1 coin and draws a card from deck to hand."


def test_of_pieces_that_go_together_each_is_told_as_far_as_it_was_seen(toy: Toy) -> None:
    row = """
        zone row, holds card
        zone pit, holds card, contents seen by nobody
        setup:
          draw 1 from deck to row face up
          draw 1 from deck to row face down
          each player: reward: 1 coin + 1 grain
        action market "sweep the row":
          may "sweep": move all cards in row to pit
    """
    for seat in (0, 1, None):
        swept = told(toy, row, ROUND, choices=("do",), seat=seat)[-1]
        assert re.fullmatch(r"A card and (rose|fern) go from row to pit\.", swept), swept


def test_what_all_do_alike_is_told_once(toy: Toy) -> None:
    setup = """
        setup:
          each player:
            reward: 2 coin
            move all your pawns in camp to castle
    """
    assert "Each player gains 2 coins and moves 3 pawns from camp to castle." in told(toy, setup, ROUND, MARKET, players=3)


def test_a_choice_that_what_follows_tells_of_is_not_told(toy: Toy) -> None:
    play = """
        action market "play a card":
          choose card in your hand
          move card to thrown
    """
    setup = f"{GIVEN}  each player: draw 2 from deck to your hand\n"
    match = toy(FAIR, setup, ROUND, play).new(players=2, seed=1, traced=True)
    assert match.decision is not None
    label = match.decision.options[0].label
    match.play(match.decision.options[0])
    assert f"Player 1 moves {label} from hand to thrown." in report(match)


def test_a_choice_that_leads_to_nothing_is_told(toy: Toy) -> None:
    assert told(toy, ROUND, MARKET, choices=("nothing",))[0] == "Player 1 chooses nothing."


def test_numbers_stand_beside_what_was_done(toy: Toy) -> None:
    roll = """
        action market "try it":
          roll pip
          add pip to pot
          add 1 to your tries
          choose number from 1 to 2 as n
    """
    line = told(toy, GIVEN, ROUND, roll)[-1]
    assert re.fullmatch(r"Player 1 rolls (\d) \(pot \1, tries 1\)\.", line), line


def test_bookkeeping_of_the_rules_is_not_told(toy: Toy) -> None:
    lines = told(toy, ROUND, MARKET, choices=("nothing", "nothing"))
    assert not any("done" in line for line in lines)


def test_who_becomes_what_does_it(toy: Toy) -> None:
    lead = """
        action market "lead":
          you become leader
          choose number from 1 to 2 as n
    """
    assert told(toy, GIVEN, ROUND, lead)[-1] == "Player 1 becomes leader."


def test_a_phase_in_which_nothing_is_told_has_no_heading(toy: Toy) -> None:
    rules = """
        round:
          do quiet
          do loud
          add 1 to done
        phase quiet "a quiet time": pot becomes pot + 0
        phase loud "the fair":
          turns from seat 1, 1 each: do market
    """
    match = toy(FAIR, rules, MARKET).new(players=2, seed=1, traced=True)
    match.play("sell")
    assert report(match) == ["The fair", "Player 1 sells and gains 2 coins and 1 grain."]


def test_a_phase_within_a_turn_that_says_what_happens_is_a_sentence_of_it(toy: Toy) -> None:
    rules = """
        action market "wait":
          do flood
          choose number from 1 to 2 as n
        phase flood "the river rises": move 1 grain from supply to you
    """
    assert told(toy, GIVEN, ROUND, rules)[-1] == "The river rises. Player 1 takes 1 grain from the supply."


def test_a_turn_is_told_when_it_is_over_or_when_somebody_has_to_decide(toy: Toy) -> None:
    match = toy(FAIR, ROUND, MARKET).new(players=2, seed=1, traced=True)
    by_and_by = Report(tables_of(match.state), None)
    match.play("sell")
    assert [one.text for one in by_and_by.since(match.state.trace or [], whole_turns=True)] == [
        "Player 1 sells and gains 2 coins and 1 grain."
    ]
    match.play("nothing")
    assert [one.text for one in by_and_by.since(match.state.trace or [])] == ["Player 2 chooses nothing."]
    assert by_and_by.since(match.state.trace or []) == []


@pytest.mark.parametrize(
    ("name", "players"), [("village", 3), ("valeria", 3), ("villagers", 2), ("carpe_diem", 2), ("favour", 3)]
)
def test_no_noise_of_the_language_reaches_the_table(name: str, players: int) -> None:
    match = load(name).new(players=players, seed=3, traced=True)
    for n in range(60):
        if match.decision is None:
            break
        match.play(match.decision.options[n % len(match.decision.options)])
    for seat in (None, 0):
        for line in report(match, seat):
            assert "_" not in line, line
            assert not re.search(r"\b(of it|at_most|where its|becomes? nobody)\b", line), line
            assert not line.startswith(" "), line


def test_what_is_told_by_and_by_is_what_is_told_at_once() -> None:
    match = load("village").new(players=2, seed=4, traced=True)
    by_and_by, told_so_far = Report(tables_of(match.state), None), []
    for n in range(80):
        told_so_far += by_and_by.since(match.state.trace or [], whole_turns=True)
        assert match.decision is not None
        match.play(match.decision.options[n % len(match.decision.options)])
    told_so_far += by_and_by.since(match.state.trace or [])
    assert [one.text for one in told_so_far] == report(match)


@pytest.mark.parametrize(
    ("verb", "of_others"),
    [("take", "takes"), ("carry out", "carries out"), ("play", "plays"), ("go", "goes"), ("pass", "passes"), ("be", "is")],
)
def test_verbs_of_others(verb: str, of_others: str) -> None:
    assert third(verb) == of_others


def test_nouns() -> None:
    assert [amount(2, "coin"), amount(2, "grain"), amount(1, "coin"), many("ox"), many("black sheep"), many("lily")] == [
        "2 coins", "2 grain", "1 coin", "oxen", "black sheep", "lilies",
    ]  # fmt: skip
    assert together(["a monk", "a monk", "rose", "rose", "a fern"]) == "2 monks, 2 × rose and a fern"


def test_titles_that_are_sentences() -> None:
    assert all(map(is_sentence, ("gold comes home", "the spaces are filled", "a member dies")))
    assert not any(map(is_sentence, ("the build phase", "a turn", "a market day")))
