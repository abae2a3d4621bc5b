"""A match is told as people at the table would: a turn in a sentence or two, in the words of the rules, and no secret in it."""

import re

import pytest

from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.english.articles import counted_off, the
from interpreter.telling.english.inflection import amount, is_sentence, many, third
from interpreter.telling.report import Report
from interpreter.telling.report.things import Thing, together
from tests.conftest import Toy
from tests.games import known
from tests.telling import told_of

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
    # The deck lies as it is declared until then: what comes is known.
    end when done is 2: shuffle deck
    score sum_of_all: your coin + your grain + your tries + pot
    score lead: 1 if you are leader, else 0
"""


def told(toy: Toy, *rules: str, choices: tuple[str, ...] = (), players: int = 2, seat: int | None = None) -> list[str]:
    match = toy(FAIR, *rules).new(players=players, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return report(match, seat)


def report(match: Match, seat: int | None = None) -> list[str]:
    return told_of(match, seat)


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
    assert re.fullmatch(r"You buy a (rose|fern) from the deck and pay 1 coin\.", own)
    for seat in (1, None):
        others = told(toy, GIVEN, ROUND, MARKET, choices=("buy_a_card",), seat=seat)[-1]
        assert others == "Player 1 buys a card from the deck and pays 1 coin."


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
        assert re.fullmatch(r"(You move|Player 1 moves) a card and a (rose|fern) from the row to the pit\.", swept), swept


def test_what_all_do_alike_is_told_once(toy: Toy) -> None:
    setup = """
        setup:
          each player:
            reward: 2 coin
            move all your pawns in camp to castle
    """
    assert "Each player gains 2 coins and moves 3 pawns from the camp to the castle." in told(
        toy, setup, ROUND, MARKET, players=3
    )


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
    assert f"Player 1 moves a {label} to thrown." in report(match)


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
    assert told(toy, GIVEN, ROUND, lead)[-1] == "Player 1 becomes the leader."


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
    assert report(match) == ["Round 1: the fair", "Player 1 sells and gains 2 coins and 1 grain."]


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


BOX = """
    game box "Box"
    players 2 to 3
    kind lane: first, second, third
    kind land: wood, marsh
    resource coin: unlimited
    piece tile, starts in bag:
      | tile | land  | worth | copies |
      | t01  | wood  | 2     | 20     |
      | t02  | marsh | 2     | 20     |
    piece boat each player, starts in dock:
      | size | copies |
      | 1    | 9      |
      | 2    | 1      |
    zone bag, holds tile, a face-down pile
    zone dock each player, holds boat
    zone shore each lane, holds tile and boat
    zone store each player, holds tile and boat
    counter laid each player: 0
    counter season: 0
    counter done: 0, for the rules only
    # The bag lies as it is declared until then: what comes is known.
    end when done is 2: shuffle bag
    score laid_so_far: your laid + season + your coin
"""
ONCE = "round:\n  add 1 to season\n  turns from seat 1, 1 each:\n    do work\n  add 1 to done\n"


def boxed(toy: Toy, *rules: str, choices: tuple[str, ...] = (), players: int = 3) -> list[str]:
    match = toy(BOX, *rules).new(players=players, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return report(match)


WORK = """
    action work "work":
      one of:
        "keep it":
          choose lane
          choose tile in shore of lane
          move tile to your store
        "launch a boat":
          choose a boat in your dock
          move boat to shore of first
        "rest": reward: 1 coin
"""


def test_a_piece_that_has_a_code_for_a_name_is_told_by_what_it_shows(toy: Toy) -> None:
    setup = "setup:\n  draw 1 from bag to shore of first\n"
    assert re.fullmatch(
        r"A tile \((wood|marsh), worth 2\) goes from the bag to the first shore\.", boxed(toy, setup, ONCE, WORK)[1]
    )


def test_what_goes_alike_to_several_places_is_told_once(toy: Toy) -> None:
    setup = "setup:\n  each lane: draw 4 from bag to shore of lane\n"
    assert boxed(toy, setup, ONCE, WORK)[1] == "From the bag: 4 tiles to each of 3 shores."


def test_what_follows_from_another_move_stays_behind_it(toy: Toy) -> None:
    setup = """
        setup:
          draw 4 from bag to shore of first
          draw 5 from bag to shore of second
          move all tiles in shore of first to shore of third
          draw 5 from bag to shore of first
    """
    assert boxed(toy, setup, ONCE, WORK)[1] == (
        "From the bag: 4 tiles to the first shore; 5 tiles to the second shore. "
        "4 tiles go from the first shore to the third. 5 tiles go from the bag to the first shore."
    )


def test_pieces_that_are_told_apart_by_a_number_are_counted_with_what_it_is_of(toy: Toy) -> None:
    setup = """
        setup:
          each player:
            move all your boats in dock whose size is 1 to your store
            move all your boats in dock whose size is 2 to shore of first
    """
    assert boxed(toy, setup, ONCE, WORK)[1] == (
        "Each player moves 9 boats of size 1 from the dock to the store and boat 2 from the dock to the first shore."
    )


def test_a_name_that_comes_to_be_known_is_told_of_each_player(toy: Toy) -> None:
    rules = """
        zone shown each player, holds card
        setup:
          each player: draw 2 from deck to your shown
        round:
          each player: move all cards in your shown to thrown
          turns from seat 1, 1 each: do market
          add 1 to done
    """
    lines = told(toy, rules, MARKET.replace("cost", "reward"), players=3)
    assert re.search(r"Player \d draws .*(rose|fern)s? .*from the deck to shown", lines[1])
    assert "Each player draws" not in lines[1]
    assert lines[2:4] == ["Round 1", "Each player moves 2 cards from shown to thrown."]


def test_what_is_done_with_a_piece_is_said_by_the_verb_that_was_chosen(toy: Toy) -> None:
    setup = "setup:\n  each lane: draw 1 from bag to shore of lane\n"
    lines = boxed(toy, setup, ONCE, WORK, choices=("keep_it", "second"))
    assert re.fullmatch(r"Player 1 keeps a tile \((wood|marsh), worth 2\) from the second shore\.", lines[-1])


def test_a_choice_that_speaks_of_another_piece_is_not_the_verb_of_what_moves(toy: Toy) -> None:
    rules = """
        action work "work":
          one of:
            "launch a boat":
              draw 1 from bag to your store
            "rest": reward: 1 coin
    """
    assert boxed(toy, ONCE, rules, choices=("launch_a_boat",))[-1] == (
        "Player 1 launches a boat and draws a tile (marsh, worth 2) from the bag to the store."
    )


def test_of_a_tally_only_what_a_phase_begins_with_is_told(toy: Toy) -> None:
    rules = """
        round:
          do year
          add 1 to done
        phase year "a year":
          add 1 to season
          each player: your laid becomes 0
          turns from seat 1, 1 each: do work
        action work "work":
          reward: 1 coin
          add 1 to your laid
          choose number from 1 to 2 as n
    """
    lines = boxed(toy, rules, choices=("1", "2"), players=2)
    assert lines[:3] == ["Round 1: a year", "The season is now 1.", "Player 1 gains 1 coin and chooses 1."]
    assert not any("laid" in line for line in lines)


def test_the_same_amount_from_several_is_told_once(toy: Toy) -> None:
    rules = """
        piece chest each player, starts in hold: 3
        zone hold each player, holds chest
        setup:
          each player:
            each of your chests in hold:
              move 2 coin from supply to chest
        action work "work":
          each of your chests in hold: move 1 coin from chest to you
          choose number from 1 to 2 as n
    """
    lines = boxed(toy, rules, ONCE, players=2)
    assert "Player 1 takes 1 coin each from 3 chests in the hold." in lines


@pytest.mark.parametrize(
    ("name", "players"), [("village", 3), ("valeria", 3), ("villagers", 2), ("carpe_diem", 2), ("favour", 3)]
)
def test_no_noise_of_the_language_reaches_the_table(name: str, players: int) -> None:
    match = known(name).new(players=players, seed=3, traced=True)
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
    match = known("village").new(players=2, seed=4, traced=True)
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
    monk, rose, fern = Thing("monk"), Thing("rose", "name"), Thing("fern")
    assert together([monk, monk, rose, rose, fern]) == "2 monks, 2 roses and a fern"
    assert together([Thing("king of hearts", "name")] * 2) == "2 kings of hearts"
    assert together([Thing("domino", "number", "7"), Thing("domino", "number", "10")]) == "dominoes 7 and 10"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("farm", "the farm"),
        ("hand of Player 2", "the hand of Player 2"),
        ("black bag", "the black bag"),
        ("bench of first", "the first bench"),
        ("road of milestone 4", "the road of milestone 4"),
        *((one, one) for one in ("b3", "lane 2", "deck d", "away", "thrown", "played", "turned up", "Harbour", "the supply")),
    ],
)
def test_places_have_an_article_where_one_says_it(name: str, said: str) -> None:
    assert counted_off(the(name)) == said


def test_a_piece_has_an_article_by_whether_one_knows_which_it_is() -> None:
    bard, penny = Thing("bard", "name", known=True), Thing("penny", "name")
    assert [together([one]) for one in (bard, penny)] == ["the bard", "a penny"]
    assert together([penny, penny._replace(known=True), bard]) == "2 pennies and the bard"
    assert together([Thing("barracks", "name")]) == "the barracks"
    assert together([Thing("domino", "number", "7")]) == "domino 7"


def test_titles_that_are_sentences() -> None:
    assert all(map(is_sentence, ("gold comes home", "the spaces are filled", "a member dies")))
    assert not any(map(is_sentence, ("the build phase", "a turn", "a market day")))
