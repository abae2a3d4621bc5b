"""`move top of discard to your hand as taken`: the top of a pile gets a name as it moves."""

from textwrap import dedent

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

SHEETS = """
    game sheets "Sheets"
    players 2
    piece card, plural cards, starts in discard:
      | card | worth |
      | ace  | 1     |
      | two  | 2     |
    piece jester, starts in discard:
      | worth |
      | 9     |
    pieces sheet: card, jester
    zone discard, holds sheet, a face-up pile
    zone hand of each player, holds sheet
    zone line, holds sheet, in a row
    counter coins of each player: 0
    round:
      turns from seat 1, 1 each: one of: take, lay, rest
    action take "take the top":
      move top of discard to your hand as taken
      add worth of taken to your coins
    action lay "lay one into the line":
      move top of discard to line as laid
      needs: worth of laid is at least 2
    action rest "rest": nothing happens
    end after 3 rounds
    score money: your coins
"""
HELD = {
    "of several classes": """
        given move all sheets in discard to box
        and move any card in box that is ace to discard
        and move 1 jester from box to discard
        when seat 1 does take
        and seat 2 does take
        then coins of seat 1 is 9
        and coins of seat 2 is 1
        and count of cards in hand of seat 2 is 1
    """,
    "what follows hangs on it": """
        given move all sheets in discard to box
        and move any card in box that is two to discard
        and move any card in box that is ace to discard
        refused seat 1 does lay
    """,
    "where nothing lies there is no top": """
        given move all sheets in discard to box
        refused seat 1 does take
        refused seat 1 does lay
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_the_top_has_a_name(holds: Holds, case: str) -> None:
    lines = dedent(HELD[case]).strip().replace("\n", "\n  ")
    holds(f'scenario "{case}"\n  players 2\n  {lines}\n', SHEETS)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("move top of discard from line to your hand as taken", "wrong_kind"),
        ("move top of discard to your hand as far as possible as taken", "may_be_nothing"),
        ("move 1 coin to supply as taken", "wrong_kind"),
    ],
)
def test_what_is_no_top_has_none(line: str, code: str) -> None:
    text = dedent(SHEETS).lstrip().replace("move top of discard to your hand as taken", line)
    text = text.replace("counter coins", "resource coin: 9\ncounter coins")
    _, complaints = compile(SourceFile("sheets.rules", text))
    assert code in {one.code for one in complaints}


def test_of_several_classes_without_a_word_it_is_none_for_certain() -> None:
    text = dedent(SHEETS).lstrip().replace("pieces sheet: card, jester\n", "").replace("holds sheet", "holds card and jester")
    _, complaints = compile(SourceFile("sheets.rules", text))
    assert complaints[0].text == "several classes of pieces lie there, so the top one is of no certain class"
