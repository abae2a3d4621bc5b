"""What somebody writes in a game of reversing stones, or of pairs of tiles, and the line that its complaint shows and that holds."""

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.text.source import SourceFile

STONES = """game stones "Stones"
players 2
piece stone of each player, starts in bowl: 20
zone bowl of each player, holds stone
grid board: 4 by 4 of stone
setup:
  move 1 stone from bowl of seat 1 to b2
  move 1 stone from bowl of seat 2 to b3
round:
  turns from seat 1, 1 each:
    one of: lay, bomb
    if that cannot be done: pass
action lay "lay a stone":
  choose an empty space in board where there is a stone outflanked from it
  each stone outflanked from space: do turn_over stone with space of stone
  move 1 stone from your bowl to space
steps turn_over (a stone) with (a space):
  move stone to bowl of owner of stone
  move 1 stone from your bowl to space
action bomb "lay a bomb", once each game:
  choose an empty space in board
  each stone around space: move stone to bowl of owner of stone
  move 1 stone from your bowl to space
end when all have passed
score stones: count of your stones in board
winner: the highest total
"""
BOMB = "each stone around space: move stone to bowl of owner of stone"
TURN = "move stone to bowl of owner of stone"
OF_STONES = {
    "move all stones around space to bowl": (BOMB, BOMB),
    "move all stones around space to your bowl": (BOMB, BOMB),
    "move all stones around space to their bowls": (BOMB, BOMB),
    "move all stones around space to bowl of their owners": (BOMB, BOMB),
    "move each stone around space to bowl of its owner": (BOMB, BOMB),
    "remove all stones around space": (BOMB, BOMB),
    "take all stones around space off the board": (BOMB, BOMB),
    "move stone to your bowl": (TURN, TURN),
    "move stone to bowl": (TURN, TURN),
    "return stone to its owner's bowl": (TURN, TURN),
}


@pytest.mark.parametrize("line", OF_STONES)
def test_the_line_about_stones_is_shown_and_holds(line: str) -> None:
    old, right = OF_STONES[line]
    shown(STONES, f"  {old}\n", f"  {line}\n", right)


def shown(game: str, old: str, line: str, right: str) -> None:
    """That the complaint about a line, in the place of another, shows the right one, and that this holds in the whole text."""
    assert game.count(old) >= 1
    at = game.index(old) if "bowl of owner" not in old or old.startswith("  each") else game.index("\n" + old) + 1
    before, after = game[:at], game[at + len(old) :]
    found = compile_with_right_lines([SourceFile("game.rules", before + line + after)])[1]
    assert any(f"Write `{right}`." in (one.hint or "") for one in found), [one.hint for one in found]
    mended = line[: len(line) - len(line.lstrip())] + right + "\n"
    assert not compile_all([SourceFile("game.rules", before + mended + after)])[1]
