"""`when empty and needed: shuffle all but the top of thrown into it`, or `turn all but …`: the last one thrown stays there."""

from textwrap import dedent

import pytest

from rulelang.compile import compile, compile_all
from rulelang.text.source import SourceFile

from .conftest import Holds

PATIENCE = """
    game patience "Patience"
    players 1 to 2
    piece card, plural cards, starts in deck:
      | card | copies |
      | ace  | 2      |
      | two  | 2      |
    piece jester, starts in deck: 1
    pieces sheet: card, jester
    zone deck, holds sheet, a face-down pile, when empty and needed: shuffle all but the top of thrown into it
    zone thrown, holds sheet, a face-up pile
    zone hand of each player, holds sheet, contents seen by its owner
    setup: move all sheets in deck to box
    round:
      turns from seat 1, 1 each:
        one of: one, both, one_exactly, two_exactly
    action one "draw one": draw 1 from deck to your hand
    action both "draw two": draw 2 from deck to your hand
    action one_exactly "take one":
      move 1 sheet from deck to your hand
    action two_exactly "take two":
      move 2 sheets from deck to your hand
    end after 99 rounds
"""
EITHER_WAY = {
    "the top alone is nothing": """
        given move 1 jester from box to thrown
        when seat 1 does both
        then count of sheets in hand of seat 1 is 0
        and there is a jester in thrown
        refused seat 1 does one_exactly
    """,
    "in the midst of a draw": """
        given move any card in box that is ace to thrown
        and move any card in box that is ace to thrown
        and move any card in box that is two to deck
        when seat 1 does both
        then count of sheets in hand of seat 1 is 2
        and count of sheets in thrown is 1
        and deck is empty
    """,
}
HELD = EITHER_WAY | {
    "all but the top, of two classes": """
        given move any card in box that is ace to thrown
        and move 1 jester from box to thrown
        and move any card in box that is two to thrown
        when seat 1 does both
        then count of sheets in hand of seat 1 is 2
        and there is a card in thrown that is two
        and count of sheets in thrown is 1
    """,
    "as many as are there, and no more": """
        given move any card in box that is ace to thrown
        and move any card in box that is ace to thrown
        refused seat 1 does two_exactly
        when seat 1 does one_exactly
        refused seat 1 does one_exactly
        then count of sheets in thrown is 1
    """,
}
TURNED = EITHER_WAY | {
    "all but the top, the lowest first": """
        given move any card in box that is ace to thrown
        and move 1 jester from box to thrown
        and move any card in box that is two to thrown
        and move any card in box that is ace to thrown
        when seat 1 does one
        then there is a card in hand of seat 1 that is ace
        and top of deck is a jester
        and count of sheets in deck is 2
        and count of sheets in thrown is 1
        and there is a card in thrown that is ace
    """,
}


@pytest.mark.parametrize("case", TURNED)
def test_all_but_the_top_are_turned_over(holds: Holds, case: str) -> None:
    lines = dedent(TURNED[case]).strip().replace("\n", "\n  ")
    turned = PATIENCE.replace("shuffle all but the top of thrown into", "turn all but the top of thrown over into")
    holds(f'scenario "{case}"\n  players 1\n  {lines}\n', turned)


@pytest.mark.parametrize("case", HELD)
def test_all_but_the_top(holds: Holds, case: str) -> None:
    lines = dedent(HELD[case]).strip().replace("\n", "\n  ")
    holds(f'scenario "{case}"\n  players 1\n  {lines}\n', PATIENCE)


def test_what_has_no_order_has_no_top() -> None:
    text = dedent(PATIENCE).lstrip().replace("zone thrown, holds sheet, a face-up pile", "zone thrown, holds sheet")
    _, complaints = compile(SourceFile("patience.rules", text))
    assert [(one.code, one.text) for one in complaints] == [
        ("no_order", "all but the top one are shuffled, and what lies in `thrown` has no order")
    ]


@pytest.mark.parametrize("how", ["shuffle all but the top of thrown into it", "turn all but the top of thrown over into it"])
def test_a_variant_says_so_too(how: str) -> None:
    base = dedent(PATIENCE).lstrip().replace("all but the top of ", "")
    renewed = f"when empty and needed: {how}"
    house = f'variant house "House" of patience\nchange zone deck: {renewed}\n'
    program, complaints, _ = compile_all([SourceFile("patience.rules", base), SourceFile("house.rules", house)])
    assert complaints == []
    assert program is not None
    assert [zone.but_top for zone in program.zones] == [True, False, False]
    assert [zone.turned_over for zone in program.zones] == [how.startswith("turn"), False, False]
