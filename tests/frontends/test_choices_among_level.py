"""Rules that stop as several are level where they speak of the only one: the way out asks which, and is in order."""

from pathlib import Path

import pytest

from interpreter.frontends.commands.check import stopped_in_play_of
from rulelang.compile import compile_with_symbols
from rulelang.text.source import SourceFile

GAME = """game small "A small game"
players 2 to 4
piece card, starts in stock:
  | card | rank | size | copies |
  | ace  | 1    | 2    | 8      |
  | king | 2    | 2    | 8      |
zone stock, holds card
zone hand of each player, holds card
setup: each player: move 4 cards from stock to your hand
round:
  turns from seat 1, 1 each:
    {line}
    do later
steps later: nothing happens
end after 2 rounds
score cards: count of cards in your hand
winner: the lowest total
"""
LINE = "move the card in your hand with the highest rank to stock"
ASKED = "choose a card in your hand with the highest rank"
TIED = LINE.replace("rank", "rank then the lowest size")
WAYS = {LINE: ASKED, TIED: f"{ASKED} then the lowest size"}
NOTHING = "`if that cannot be done: nothing happens`"


def hint(path: Path, text: str) -> str:
    assert not compile_with_symbols(SourceFile(path.name, text))[1]
    path.write_text(text, encoding="utf-8")
    return "".join(one.hint or "" for one in stopped_in_play_of(path))


@pytest.mark.parametrize("line", WAYS)
def test_the_way_out_asks_which_and_is_in_order(line: str, tmp_path: Path) -> None:
    said = hint(tmp_path / "small.rules", GAME.format(line=line))
    assert f"`{WAYS[line]}`, which is asked if several are level, and here just `card`" in said
    right = f"{WAYS[line]}\n    move card to stock"
    assert hint(tmp_path / "small.rules", GAME.format(line=right)) == ""


def test_of_two_in_a_line_it_is_the_one_that_is_level(tmp_path: Path) -> None:
    rows = "\n".join(f"  | card_{n} | 1 | {n} | 1 |" for n in range(1, 17))
    text = GAME.replace("  | ace  | 1    | 2    | 8      |\n  | king | 2    | 2    | 8      |", rows)
    line = "move the card in your hand with the {} size to hand of owner of the card in your hand with the highest rank"
    assert f"`{ASKED}`" in hint(tmp_path / "small.rules", text.format(line=line.format("lowest")))
    assert NOTHING in hint(tmp_path / "small.rules", text.format(line=line.format("highest")))  # which, is not told apart


def test_so_in_what_is_done_by_name(tmp_path: Path) -> None:
    text = GAME.format(line="nothing happens").replace("steps later: nothing happens", f"steps later:\n  {LINE}")
    assert f"`{ASKED}`" in hint(tmp_path / "small.rules", text)


@pytest.mark.parametrize(
    "line",
    [
        "repeat 5 times: draw 1 from your hand to stock\n    " + LINE,  # none is there
        "repeat 3 times: draw 1 from your hand to stock\n    move 2 cards from your hand to stock",
        "move the card in hand of seat 1 that is ace to stock",  # of no rank
        LINE.replace("your hand", "hand of seat 1"),  # which others may not see
    ],
)
def test_where_none_are_level_it_is_said_what_happens_then(line: str, tmp_path: Path) -> None:
    assert NOTHING in hint(tmp_path / "small.rules", GAME.format(line=line))
