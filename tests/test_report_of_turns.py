"""A turn as people tell it: dice that stay on the table, states, brackets that are one, amounts in one list."""

import re

import pytest

from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.english.inflection import is_sentence, one_of
from interpreter.telling.report import Report
from interpreter.telling.report.clauses import Clause
from interpreter.telling.report.doing import Choice, deeds
from interpreter.telling.report.joined import joined
from interpreter.telling.report.saying import said
from interpreter.telling.report.things import Thing, together
from tests.conftest import Toy
from tests.games import known
from tests.telling import told_of

DICE = """
    game dice "Dice"
    players 2
    resource coin: unlimited
    dice cube, starts in cup: 3 with sides 1 to 6
    zone cup, holds cube
    zone tray, holds cube
    counter throws_gone: 0 at first
    counter face of each player: 0 at first
    end when throws_gone is 6
    score coins: your coin
    round:
      turns from seat 1: do throws
    phase throws "the three throws":
      add 1 to throws_gone
      move all cubes in tray to cup
      roll all cubes in cup
      one of:
        "set one aside":
          choose a cube in cup
          move cube to tray
        "done rolling": gain 1 coin
        "call a number":
          choose a number from 1 to 2 as many
          choose a number from 1 to 3 as called
          your face becomes called
          gain 4 coin
"""


def told(toy: Toy, *choices: str) -> list[str]:
    match: Match = toy(DICE).new(players=2, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return told_of(match)


def test_dice_that_are_all_carried_together_are_not_told_of(toy: Toy) -> None:
    first, second = told(toy, "done_rolling", "done_rolling")[:2]
    assert re.fullmatch(r"Player 1 rolls \d, \d and \d, is done rolling and gains 1 coin\.", first), first
    assert re.fullmatch(r"Player 2 rolls \d, \d and \d, is done rolling and gains 1 coin\.", second), second


def test_dice_on_the_table_are_moved_by_whoever_has_the_turn(toy: Toy) -> None:
    line = told(toy, "set_one_aside", "cube 5")[0]
    assert line == "Player 1 rolls 5, 1 and 3, sets one aside and moves cube 5 from the cup to the tray."


def test_what_was_chosen_and_numbers_stand_in_one_bracket(toy: Toy) -> None:
    line = told(toy, "call_a_number", "2", "3")[0]
    assert line == "Player 1 rolls 5, 1 and 3, calls a number (2, face 3) and gains 4 coins."


def test_a_tally_of_turns_is_not_told(toy: Toy) -> None:
    assert not any("throws" in line for line in told(toy, "done_rolling", "done_rolling"))


REACHED = """
    game mine "Mine"
    players 2
    counter depth: 0 at first
    counter shifts_gone: 0 at first
    counter dug: 0 at first
    end when depth is 2
    score depths: depth
    round:
      turns from seat 1:
        do shift
    phase shift:
      add 1 to shifts_gone
      dug becomes 0
      if shifts_gone is 2: add 1 to depth
      one of: dig, stop
    action dig "dig":
      add 1 to dug
      add 1 to depth
    action stop "pass": end turn
"""


def test_a_counter_that_all_share_and_that_goes_on_by_one_is_told_unless_it_counts_turns(toy: Toy) -> None:
    match: Match = toy(REACHED).new(players=2, seed=1, traced=True)
    for choice in ("dig", "stop"):
        match.play(choice)
    lines = told_of(match)
    assert lines == ["Player 1 digs (depth 1).", "Player 2 passes (depth 2)."]


@pytest.mark.parametrize("rule", ["when dug becomes at least 2: add 1 to depth", "end when dug is 3"])
def test_a_counter_that_begins_anew_is_told_where_something_comes_of_what_it_reaches(toy: Toy, rule: str) -> None:
    match: Match = toy(REACHED, rule).new(players=2, seed=1, traced=True)
    match.play("dig")
    assert told_of(match)[0].startswith("Player 1 digs (dug 1, depth 1")


def test_a_counter_that_begins_anew_and_counts_turns_is_not_told_though_an_end_asks_for_it(toy: Toy) -> None:
    shift = REACHED.replace("dug becomes 0", "if dug is 5: dug becomes 0\n      add 1 to dug")
    rules = shift.replace('"dig":\n      add 1 to dug', '"dig":')
    match: Match = toy(rules, "end when dug is 3").new(players=2, seed=1, traced=True)
    match.play("dig")
    assert told_of(match)[0] == "Player 1 digs (depth 1)."


def test_a_choice_is_told_by_what_follows_whatever_the_articles() -> None:
    rider = Clause(0, "send", "", "the stable", "the billet at c6 (south)", (Thing("rider"),))
    assert deeds([Choice(0, "road at c6 (south)", way=False), rider]) == [rider]
    plays = Clause(0, "play", ", on the miner", what=(Thing("mason", "name"),))
    assert deeds([Choice(0, "on miner", way=False), plays]) == [plays]
    dice = Clause(0, "move", "", "the cup", "the tray", (Thing("cube", "number", "3"), Thing("cube", "number", "4")))
    assert deeds([Choice(0, "cube 4", way=False), dice]) == [dice]
    assert len(deeds([Choice(0, "cube 5", way=False), dice])) == 2


def test_amounts_are_one_list_and_one_of_a_plural_is_singular() -> None:
    seeded = [Thing("2 coins, 1 ox and 1 horse", "amount"), Thing("6 plague", "amount")]
    assert together(seeded) == "2 coins, 1 ox, 1 horse and 6 plague"
    assert [one_of(name) for name in ("chimneys", "cherries", "boxes", "gold")] == ["chimney", "cherry", "box", "gold"]
    assert [one_of(name) for name in ("thieves", "brave men", "knives", "fish")] == ["thief", "brave man", "knife", "fish"]


def test_a_number_of_things_is_no_sentence() -> None:
    assert not is_sentence("the three throws")
    assert is_sentence("gold comes home")


def test_many_sentences_of_a_set_up_stand_on_several_lines() -> None:
    match = known("valeria").new(players=3, seed=7, traced=True)
    lines = told_of(match)
    assert lines[0] == "Set-up"
    assert len(lines) > 3
    assert all(len(line) <= 200 or line.count(". ") == 0 for line in lines)
    assert all(line.endswith(".") for line in lines[1:])


def test_what_follows_from_a_choice_is_done_by_who_chose(toy: Toy) -> None:
    rules = """
        game yard "Yard"
        players 2
        resource coin: unlimited
        piece barrel, starts in yard: 9
        zone yard, holds barrel
        zone rack, holds barrel
        zone well, holds barrel
        end when well has at least 2 barrels
        score coins: your coin
        round:
          turns from seat 1, 1 each:
            choose a number from 1 to 2 as many
            move (many) barrels from yard to rack
            gain 3 coin
            gain 1 coin
          move 1 barrel from yard to well
    """
    match = toy(rules).new(players=2, seed=1, traced=True)
    for choice in ("2", "1"):
        match.play(choice)
    assert told_of(match)[:3] == [
        "Player 1 moves 2 barrels from the yard to the rack and gains 4 coins.",
        "Player 2 moves a barrel from the yard to the rack and gains 4 coins.",
        "A barrel goes from the yard to the well.",
    ]


def test_what_is_laid_is_what_comes_from_the_hand() -> None:
    card, other = (Thing("card", "name", known=True), Thing("fox", "name", known=True))
    away = Clause(0, "move", "", "the table", "away", (other,))
    laid = Clause(0, "move", "", "the hand", "the table", (card,), own=(True, False))
    found = deeds([Choice(0, "lay it at once", way=True), away, laid])
    assert [(one.verb, one.what) for one in found] == [("lay", (card,)), ("move", (other,))]


def test_it_is_what_was_chosen_before_and_not_what_is_given_back_after_it() -> None:
    tile, card = Thing("tile", "number", "58", sort="tile"), Thing("well", "name", sort="well card")
    built = Clause(0, "move", " to c4", "the square", what=(tile,))
    back = Clause(0, "move", "", "the hand", "the deck", (card,), own=(True, False))
    picked = (Choice(0, "tile 58", way=False), Choice(0, "build it", way=True), Choice(0, "c4", way=False))
    found = deeds([*picked, built, Choice(0, "well", way=False), back])
    assert [(one.verb, one.what) for one in found] == [("build", (tile,)), ("move", (card,))]


def test_where_a_piece_lies_is_told_once() -> None:
    coin = Clause(0, "take", "", "the mason in the road", what=(Thing("1 coin", "amount"),))
    mason = Clause(0, "take", "", "the road", "the hand", (Thing("mason", "name", known=True),))
    monk = mason._replace(what=(Thing("monk", "name", known=True),))
    assert [said(one) for one in joined([coin, mason])] == ["1 coin from the mason", "the mason from the road"]
    assert next(said(one) for one in joined([coin, monk])) == "1 coin from the mason in the road"
    assert next(said(one) for one in joined([coin, mason._replace(who=1)])) == "1 coin from the mason in the road"


DEEDS = """
    game deeds "Deeds"
    players 2
    resource coin: unlimited
    actions deed: build, rest, trade
    piece building, starts in deck: 20
    zone deck, holds building
    zone yard of each player, holds building
    role last_led, a deed: nothing
    end when deck is empty
    score coins: your coin
    round:
      turns from seat 1:
        may "look over your own shoulder and take a coin": gain 1 coin
        choose a deed that is not last_led
        last_led becomes deed
        do the action of deed
    action build "build":
      draw 1 from deck to your yard
    action rest "rest": gain 2 coin
    action trade "trade": gain 3 coin
"""


def deeds_told(toy: Toy, seat: int | None) -> list[str]:
    match: Match = toy(DEEDS).new(players=2, seed=1, traced=True)
    for choice in ("do", "build", "decline", "trade", "decline"):
        match.play(choice)
    return told_of(match, seat)


def test_a_role_that_remembers_a_deed_stands_behind_what_came_of_it(toy: Toy) -> None:
    first, second = deeds_told(toy, None)[:2]
    assert first.endswith("gains 1 coin, builds and takes a building from the deck to the yard. The last led is now build."), (
        first
    )
    assert second == "Player 2 trades and gains 3 coins. The last led is now trade."


def test_what_is_offered_to_you_is_told_of_others_as_theirs(toy: Toy) -> None:
    assert deeds_told(toy, None)[0].startswith("Player 1 looks over their own shoulder and takes a coin, ")
    assert deeds_told(toy, 0)[0].startswith("You look over your own shoulder and take a coin, ")


def test_a_phase_that_is_left_by_an_end_of_the_turn_is_over(toy: Toy) -> None:
    """What comes after it stands no deeper, turn after turn."""
    for scope in ("turn", "phase", "round"):
        match = toy(DICE.replace('"done rolling": gain 1 coin', f'"done rolling": end {scope}')).new(
            players=2, seed=1, traced=True
        )
        for _ in range(5):
            match.play("done_rolling")
        found = Report(tables_of(match.state), None).since(match.state.trace or [])
        assert {one.depth for one in found} == {0}, scope
        assert sum("is done rolling" in one.text for one in found) == 5, scope


SEASONS = """
    game seasons "Seasons"
    players 2
    resource coin: unlimited
    score coins: your coin
    setup:
      each player: gain 3 coin
    round:
      repeat 2 times:
        turns from seat 1, 1 each: gain 1 coin
      do pay_day
      turns from seat 2, 1 each: gain 2 coin
    phase pay_day "the pay day": each player: gain 5 coin
    end after 1 round
"""


def test_turns_do_not_stand_under_the_heading_of_what_was_before_them(toy: Toy) -> None:
    match: Match = toy(SEASONS).new(players=2, seed=1, traced=True)
    report = Report(tables_of(match.state), None)
    found = [("" if one.heading else "  ") + one.text for one in report.since(match.state.trace or [])]
    assert found == [
        "Set-up",
        "  Each player gains 3 coins.",
        "Round 1",
        "  Player 1 gains 1 coin.",
        "  Player 2 gains 1 coin.",
        "  Player 1 gains 1 coin.",
        "  Player 2 gains 1 coin.",
        "The pay day",
        "  Each player gains 5 coins.",
        "Turns",
        "  Player 2 gains 2 coins.",
        "  Player 1 gains 2 coins.",
        "  1 round is over: the game ends.",
    ]


WITHIN = """
    game winters "Winters"
    players 2
    resource coin: unlimited
    score coins: your coin
    round: do year
    phase year "a year":
      turns from seat 1, 1 each: gain 1 coin
      do frost
      do frost
      turns from seat 1, 1 each: do work
    phase frost "the frost":
      if round is 1: each player: gain 5 coin
    phase work "the work": gain 2 coin
    end after 2 rounds
"""


def test_turns_of_a_phase_go_on_under_its_title_if_another_was_told_between_them(toy: Toy) -> None:
    match: Match = toy(WITHIN).new(players=2, seed=1, traced=True)
    report = Report(tables_of(match.state), None)
    assert [one.text for one in report.since(match.state.trace or []) if one.heading] == [
        "Round 1: a year", "The frost", "The frost", "A year", "Round 2: a year",
    ]  # fmt: skip


AUCTIONS = """
    game auctions "Auctions"
    players 2
    resource coin: unlimited
    score coins: your coin
    round:
      turns from seat 1, 1 each:
        gain 1 coin
        turns from seat 2, 1 each: gain 2 coins
        turns from seat 2, 1 each except seat 2: gain 3 coins
        do the_thanks
    phase the_thanks "the thanks": gain 4 coins
    end after 1 round
"""


def test_whoever_had_the_turn_goes_on_after_turns_within_it(toy: Toy) -> None:
    match: Match = toy(AUCTIONS).new(players=2, seed=1, traced=True)
    found = Report(tables_of(match.state), None).since(match.state.trace or [])
    assert not any(one.heading for one in found)  # what follows is a part of the turn
    assert [one.text for one in found[:5]] == [
        "Player 1 gains 1 coin.",
        "Player 2 gains 2 coins.",
        "Player 1 gains 2 coins.",
        "Player 1 gains 3 coins.",
        "Player 1 gains 4 coins.",
    ]
