"""A place in a line is chosen, and then something comes there: before one of those that lie there, or behind them all."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

TIMELINE = """
    game timeline "Timeline"
    players 2
    piece card, plural cards, starts in deck:
      | card   | year |
      | wheel  | 10   |
      | print  | 1450 |
      | engine | 1769 |
      | radio  | 1895 |
    piece marker, starts in shelf: 1
    pieces thing: card, marker
    zone deck, holds card
    zone shelf, holds marker
    zone line_up, holds thing, in line, at most 4
    zone row each player, holds card, in line
    counter last_gap: 0
    round:
      turns from seat 1:
        one of: place, move_on, mark, keep, wait
    action place "place a card":
      choose card in deck
      choose place for card in line_up as gap
      last_gap becomes gap
      move card to gap
    action move_on "move a card in the line":
      choose card in line_up
      choose place for card in line_up as gap "where to"
      needs: gap is not position of card in line_up
      move card to gap
    action mark "lay the marker":
      choose marker in shelf
      choose place for marker in line_up as spot
      move marker to spot
    action keep "keep a card":
      choose card in deck
      choose place for card in your row as gap
      move card to gap
    action wait "wait": last_gap becomes 0
    end when last_gap is 9
"""
HELD = {
    "there is one place in an empty line": """
        when seat 1 does place, chooses radio
        then radio is in line_up
        and last_gap is 1
    """,
    "before, between and behind": """
        when seat 1 does place, chooses radio
        and seat 2 does place, chooses wheel, chooses 1
        and seat 1 does place, chooses engine
        then seat 1 may choose 3
        and seat 1 may not choose 4
        when seat 1 chooses 2
        then the first card in line_up is wheel
        and the last card in line_up is radio
    """,
    "what lies there already is not counted": """
        given move radio to line_up
        and move wheel to line_up
        when seat 1 does move_on, chooses radio
        then the last card in line_up is radio
        when seat 2 does mark
        then seat 2 may choose 3
        and seat 2 may not choose 4
    """,
    "all that lies there is counted": """
        given move 1 marker from shelf to line_up
        when seat 1 does place, chooses radio
        then seat 1 may choose 2
        and seat 1 may not choose 3
        when seat 1 chooses 1
        then the last thing in line_up is a marker
    """,
    "a line of each player": """
        when seat 1 does keep, chooses radio
        and seat 2 does keep, chooses wheel
        and seat 1 does keep, chooses print, chooses 1
        then the first card in row of seat 1 is print
        and the last card in row of seat 1 is radio
        and the last card in row of seat 2 is wheel
    """,
    "no place is offered in a full line": """
        given move 1 marker from shelf to line_up
        and move radio to line_up
        and move wheel to line_up
        and move print to line_up
        then seat 1 may not do place
        and seat 1 may do move_on
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_a_place_in_a_line_is_chosen(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 2\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', TIMELINE)


REFUSED = {
    "choose place for card in deck as gap\n  move card to line_up": "wrong_kind",
    "choose place for seat 1 in line_up as gap\n  move card to line_up": "wrong_kind",
    "choose place for card in line_up as gap\n  move card to gap at position 2": "wrong_kind",
    "choose place for card in line_up as gap\n  move card to top of gap": "wrong_kind",
    "choose place for card in row as gap\n  move card to line_up": "of_whom",
    "choose place for card in row of leader as gap\n  move card to gap": "wrong_kind",
    "choose marker in shelf\n  choose place for marker in your row as gap\n  move marker to gap": "not_held",
}


@pytest.mark.parametrize("lines", REFUSED)
def test_what_is_no_place_in_a_line_is_complained_about(lines: str) -> None:
    text = textwrap.dedent(TIMELINE).lstrip().replace("choose place for card in your row as gap\n  move card to gap", lines)
    text += "role leader: seat 1\n"
    _, complaints = compile(SourceFile("timeline.rules", text))
    assert REFUSED[lines] in [one.code for one in complaints]
