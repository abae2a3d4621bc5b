"""What a report says of what holds for a while, of several who did alike, and of where a piece stood on its way."""

import re

import pytest

from interpreter.frontends.table_view.marks import marks_of
from interpreter.match.match import Match
from interpreter.numbering.tables import tables_of
from interpreter.telling.english.inflection import amount
from interpreter.telling.report import Report
from tests.conftest import Toy
from tests.telling import told_of

PORTS = """
    game ports "Ports"
    players 3
    kind port: coral, palm, haven
    counter done: 0
    value room of each player: 2
    piece ship of each player, starts in yard: 1
    zone yard of each player, holds ship
    zone waters of each port, holds ship
    end when done is 1
    score rooms: your room
"""
ROUND = "round:\n  turns from seat 1, 1 each:\n    do sail\n  add 1 to done\n"


def match_of(toy: Toy, *rules: str) -> Match:
    return toy(PORTS, *rules).new(players=3, seed=1, traced=True)


def told(toy: Toy, *rules: str) -> str:
    match = match_of(toy, *rules)
    return " ".join(told_of(match))


def test_what_holds_for_a_while_is_told_in_words(toy: Toy) -> None:
    rules = (ROUND, "action sail:\n  if you are seat 1:\n    until the end of this game: your room is 1 more\n")
    assert "Player 1's room is 1 more until the end of this game." in told(toy, *rules)


def test_several_have_so_much_each(toy: Toy) -> None:
    text = told(
        toy,
        "counter pearls of each player: 0\n",
        ROUND.replace("from seat 1", "from seat 3").replace(
            "  add 1 to", "  each player:\n    if you are not seat 2: add 4 to your pearls\n  add 1 to"
        ),
        "action sail:\n  move 1 of your ships in yard to waters of coral\n",
    )
    assert re.search("Player [13] and Player [13] each gain 4 pearls[.]", text)


def test_where_a_piece_stood_on_its_way_is_told(toy: Toy) -> None:
    text = told(
        toy,
        ROUND,
        "action sail:\n  if you are seat 1:\n"
        "    move 1 of your ships in yard to waters of coral\n"
        "    move 1 of your ships in waters to waters of palm\n"
        "    move 1 of your ships in waters to waters of haven\n",
    )
    assert "waters of coral, then to the waters of palm, then to the waters of haven" in text


def test_a_piece_without_a_name_has_one_beside_a_laden_one() -> None:
    assert marks_of({"count": 2, "pieces": ["field of Player 1"] * 2, "on": [{}, {"grain": 1}]}, ["field"]) == [
        (0, "field"),
        (0, "field (1 grain)"),
    ]
    assert marks_of({"count": 1, "pieces": ["field of Player 1"], "on": [{}]}, ["field"]) == [(0, "")]


@pytest.mark.parametrize(
    ("noun", "two"), [("dumpling", "2 dumplings"), ("potion", "2 potions"), ("fence", "2 fences"), ("kindness", "2 kindness")]
)
def test_what_can_be_counted_has_a_plural(noun: str, two: str) -> None:
    assert amount(2, noun) == two


NIGHTS = """
    game nights "Nights"
    players 3
    resource coin: unlimited
    counter done: 0
    end when done is 2
    score coins: your coin
    round:
      do night
    phase night "the night":
      turns from seat 1, 1 each:
        if you are not seat 1:
          one of:
            "dig": gain 1 coin
            "rest": nothing happens
      add 1 to done
"""


def test_a_heading_waits_for_the_first_turn_in_which_something_is_told(toy: Toy) -> None:
    """Told by and by it has the headings that it has when it is told at once."""
    match = toy(NIGHTS).new(players=3, seed=1, traced=True)
    t = tables_of(match.state)
    by_and_by, told = Report(t, None), list[list[str]]()
    for choice in ("dig", "dig", "rest", "dig"):
        told.append([one.text for one in by_and_by.since(match.state.trace or [], whole_turns=True)])
        match.play(choice)
    told.append([one.text for one in by_and_by.since(match.state.trace or [])])
    dig_2, dig_3 = ("Player 2 digs and gains 1 coin.", "Player 3 digs and gains 1 coin.")
    over = "The done is 2: the game ends."
    assert told == [[], ["Round 1: the night", dig_2], [dig_3], ["Round 2: the night", "Player 2 rests."], [dig_3, over]]
    assert told_of(match) == [line for lines in told for line in lines if line != over]


PILE = """
    game piles "Piles"
    players 2
    piece card, starts in pile: 7
    zone pile, holds card, a face-down pile, when empty and needed: shuffle gone into it
    zone gone, holds card
    zone hand of each player, holds card
    zone chest, holds card, a face-down pile
    counter done: 0, for the rules only
    end when done is 2
    score cards: count of cards in your hand
    setup:
      move 3 cards from pile to gone
    action draw_some "draw from the pile": draw 3 from pile to your hand
    action leave_it "leave it": draw 2 from chest to your hand
    round:
      turns from seat 1, 1 each:
        one of: draw_some, leave_it
      add 1 to done
"""


def test_an_empty_pile_is_made_anew_by_nobody_and_what_could_not_come_is_told_after_what_came(toy: Toy) -> None:
    match = toy(PILE).new(players=2, seed=1, traced=True)
    for choice in ("draw_some", "draw_some", "draw_some", "leave_it"):
        match.play(choice)
    assert told_of(match)[-5:] == [
        "Player 1 draws 3 cards from the pile.",
        (
            "Player 2 draws a card from the pile. As the pile is empty, 3 cards go from gone to the pile. The pile is shuffled. "
            "Player 2 draws 2 cards from the pile."
        ),
        "Round 2",
        "Player 1 draws a card from the pile. 2 more could not be drawn from the pile.",
        "Player 2 leaves it. Nothing could be drawn from the chest.",
    ]


SHIP = """
    game ship "Ship"
    players 2
    kind room: bridge, deck, engine
    kind mood: glad, sad
    table door:
      | door  | one_side | other_side |
      | upper | bridge   | deck       |
      | lower | deck     | engine     |
    role spot of each player, a room: deck at first
    role humour of each player, a mood: sad at first
    piece plank, starts in store: 2
    zone store, holds plank
    zone pack of each player, holds plank
    zone scrap, holds plank
    counter done: 0, for the rules only
    end when done is 1
    score planks: count of planks in your pack
    setup: move all planks in store to pack of seat 1
    round:
      turns from seat 1, 1 each:
        if you are seat 1: do walk
      add 1 to done
    action walk "go into a next room":
      choose a room where (distance from your spot to it along doors) is 1
      your spot becomes room
      your humour becomes glad
      may "use a plank": move any plank in your pack to scrap
"""


def test_who_is_in_another_room_has_moved_there_and_what_is_used_is_not_followed(toy: Toy) -> None:
    match = toy(SHIP).new(players=2, seed=1, traced=True)
    for choice in ("bridge", "do"):
        match.play(choice)
    lines = told_of(match)[2:]
    assert lines == ["Player 1 moves to the bridge. Player 1's humour is now glad. Player 1 uses a plank."]
    assert told_of(match, 0)[2:] == ["You move to the bridge. Your humour is now glad. You use a plank."]
