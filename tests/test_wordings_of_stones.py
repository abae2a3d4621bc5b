"""What somebody writes in a game of reversing stones, or of pairs of tiles: the line that its complaint shows, which holds."""

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

REVERSED = STONES.replace("do turn_over stone with space of stone", "owner of stone becomes you").replace(
    """steps turn_over (a stone) with (a space):
  move stone to bowl of owner of stone
  move 1 stone from your bowl to space
""",
    "",
)
OWNER = "each stone outflanked from space: owner of stone becomes you"
PASSED = "end when all have passed"
MINE = "score stones: count of your stones in board"
SECOND = "winner: the highest total, then the highest (1 if you are seat 2, else 0)"
OF_OWNERS = {
    "each stone outflanked from space: stone becomes yours": OWNER,
    "each stone outflanked from space: you become owner of stone": OWNER,
    "each stone outflanked from space: turn stone over": OWNER,
    "each stone outflanked from space: it becomes yours": OWNER,
    "all stones outflanked from space are yours": OWNER,
    "turn all stones outflanked from space": OWNER,
    "owner of each stone outflanked from space becomes you": OWNER,
    "end when no player can lay": PASSED,
    "end when nobody can lay a stone": PASSED,
    "end when both have passed": PASSED,
    "score stones: count of stones in your board": MINE,
    "winner: the highest total, then seat 2": SECOND,
    "winner: the highest total, then the second player": SECOND,
    "winner: the highest total, then who is seat 2": SECOND,
}
TILES = """game tiles "Tiles"
players 2
table picture:
  | picture | worth |
  | crab    | 0     |
  | pearl   | 3     |
piece tile, starts in stack:
  | picture | copies |
  | each    | 6      |
zone stack, holds tile, a face-down pile
zone won of each player, holds tile
grid field: 4 by 3 of tile
setup:
  shuffle stack
  each space in field: draw 1 from stack to space face down
round:
  turns from seat 1: do turn_two
action turn_two "turn up two tiles":
  choose a tile in field that is face down as first_one
  turn first_one face up
  choose a tile in field that is face down as second_one
  turn second_one face up
  if picture of first_one is picture of second_one:
    move first_one to your won
    move second_one to your won
    if first_one is crab: you miss a turn
    else: you take another turn
  else:
    turn first_one face down
    turn second_one face down
end when field is empty
score pairs: count of tiles in your won / 2 rounded down
winner: the highest total
"""
PAIR = "if picture of first_one is picture of second_one:"
LAID = "each space in field: draw 1 from stack to space face down"
AGAIN, MISSED = "else: you take another turn", "if first_one is crab: you miss a turn"
OF_TILES = {
    "if first_one and second_one show the same picture:": PAIR,
    "if picture of first_one is the same as picture of second_one:": PAIR,
    "if first_one has the same picture as second_one:": PAIR,
    "else: take another turn": AGAIN,
    "else: you get another turn": AGAIN,
    "if first_one is crab: you miss your next turn": MISSED,
    "if first_one is crab: miss the turn": MISSED,
    "if first_one is crab: skip your next turn": MISSED,
    "fill field from stack face down": LAID,
    "fill field face down from stack": LAID,
    "move all tiles in stack to field face down": LAID,
    "draw 12 from stack to field face down": LAID,
}


@pytest.mark.parametrize("line", OF_OWNERS)
def test_the_line_about_owners_is_shown_and_holds(line: str) -> None:
    indent = "  " if line[:3] not in ("end", "sco", "win") else ""
    game = REVERSED.replace("winner: the highest total\n", f"{SECOND}\n")
    shown(game, f"{indent}{OF_OWNERS[line]}\n", f"{indent}{line}\n", OF_OWNERS[line])


@pytest.mark.parametrize("line", OF_TILES)
def test_the_line_about_tiles_is_shown_and_holds(line: str) -> None:
    shown(TILES, OF_TILES[line], line, OF_TILES[line])


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
    mended = old.replace(old.strip(), right)
    assert not compile_all([SourceFile("game.rules", before + mended + after)])[1]
