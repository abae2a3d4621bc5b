"""`when …, once each game:` comes once for whoever is `you` there; so each turn and each round."""

from pathlib import Path
from textwrap import dedent

import pytest

from interpreter.load import load
from rulelang.compile import compile, compile_with_right_lines
from rulelang.text.source import SourceFile

from .conftest import Holds

LAMPS = """
    game lamps "Lamps"
    players 2
    resource fame: unlimited
    resource coin, plural coins: unlimited
    counter heat: 0 at first
    piece lamp, starts in shop: 12
    zone shop, holds lamp
    zone street of each player, holds lamp
    round:
      turns from seat 1:
        one of: rise, sink, hang
    action rise: gain 2 fame
    action sink: pay 2 fame
    action hang:
      repeat 2 times:
        choose a lamp in shop
        move lamp to your street
    when fame of player becomes at least 4, once each game: gain 100 coins
    when a lamp comes to street, once each turn: gain 1 coin
    end when shop is empty
    score coins: your coins
    winner: the highest total
"""


def test_it_comes_once_for_each_player(holds: Holds) -> None:
    holds(
        """
        scenario "only the first time, and for the other again"
          players 2
          given seat 1 has 2 fame
          and seat 2 has 2 fame
          when seat 1 does rise
          then coins of seat 1 is 100
          when seat 2 does sink
          and seat 1 does sink
          and seat 2 does rise
          and seat 1 does rise
          then coins of seat 1 is 100 and coins of seat 2 is 0
          when seat 2 does rise
          then coins of seat 2 is 100

        scenario "two lamps in one turn"
          players 2
          when seat 1 does hang
          then coins of seat 1 is 1
          when seat 2 does hang
          and seat 1 does hang
          then coins of seat 1 is 2 and coins of seat 2 is 1
        """,
        LAMPS,
    )


def test_each_round(holds: Holds) -> None:
    text = LAMPS.replace("once each turn", "once each round").replace("turns from seat 1:", "turns from seat 1, 2 each:")
    holds(
        """
        scenario "two turns of one round, and the next"
          players 2
          when seat 1 does hang
          and seat 2 does rise
          and seat 1 does hang
          then coins of seat 1 is 1
          when seat 2 does rise
          and seat 1 does hang
          then coins of seat 1 is 2
        """,
        text,
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("when fame of player becomes at least 4, once each game", "when heat becomes 4, once each game"),
        ("once each turn", "once each action"),
        ("turns from seat 1:\n        one of: rise, sink, hang", "each player: do rise"),
    ],
)
def test_what_is_not_counted_so_is_refused(old: str, new: str) -> None:
    assert old in LAMPS
    text = dedent(LAMPS.replace(old, new)).lstrip()
    assert "how often?" in {one.title for one in compile(SourceFile("lamps.rules", text))[1]}


def test_a_variant_says_how_often(tmp_path: Path) -> None:
    lamps = LAMPS.replace("turns from seat 1:", "turns from seat 1, 2 each:")
    (tmp_path / "lamps.rules").write_text(dedent(lamps).lstrip())
    said = "change when[comes]: once each round\nremove when[becomes].once\n"
    (tmp_path / "often.rules").write_text(f'variant often "Often" of lamps\n{said}')
    program = load(tmp_path / "lamps.rules", (tmp_path / "often.rules",)).program
    assert {counter.name for counter in program.counters} == {"heat", "round", "when[2] was done"}


@pytest.mark.parametrize(
    "written", ["the first time you have 4 fame: gain 100 coins", "the first time fame reaches 4: gain 100 coins"]
)
def test_the_right_line_is_shown(written: str) -> None:
    text = dedent(LAMPS.replace("when fame of player becomes at least 4, once each game: gain 100 coins", written)).lstrip()
    found = compile_with_right_lines([SourceFile("lamps.rules", text)], lambda name: None)[1]
    right = "Write `when fame of player becomes at least 4, once each game: gain 100 coins`."
    assert any(right in (one.hint or "") for one in found), [one.hint for one in found]
