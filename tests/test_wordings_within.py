"""Part of a line, said as people say it: the complaint shows the line with that part as it is said here, and the line holds."""

import pytest

from rulelang.compile import compile_all, compile_with_right_lines
from rulelang.text.source import SourceFile

RACE = """game race "Race"
players 2
kind point: point_1 to point_6
kind colour: red, blue
kind way: open, secret
value pips of each player at each point: 3
piece checker of each player, starts in tray: 3
piece card, plural cards, starts in deck:
  | colour | way  |
  | each   | each |
dice die, plural dice, starts in cup: 2 with sides 1 to 6
zone spot of each point, holds checker
zone tray of each player, holds checker
zone deck, holds card
zone row, holds card
zone cup, holds die
counter pot: 0
round:
  turns from seat 1, 1 each:
    choose one of your checkers in tray
    {line}
end after 3 rounds
score pot: pot
winner: the highest total
"""
MEANT = {
    "move checker to spot of the point whose pips of you is 3": "move checker to spot of the point where your pips at it is 3",
    "if both dice show the same number: add 1 to pot": "if how many different sides are among dice in cup is 1: add 1 to pot",
    "if you rolled a double: add 1 to pot": "if how many different sides are among dice in cup is 1: add 1 to pot",
    "roll both dice": "roll all dice in cup",
    "if you have 3 checkers in tray: add 1 to pot": "if your tray holds at least 3 checkers: add 1 to pot",
    "add (2 if you have 3 checkers in tray, else 1) to pot": "add (2 if you have at least 3 checkers in tray, else 1) to pot",
    "if there is a player whose tray has 3 checkers: add 1 to pot": (
        "if there is a player with at least 3 checkers in tray: add 1 to pot"
    ),
}


def text_with(line: str, other: str = "") -> SourceFile:
    return SourceFile("race.rules", RACE.replace("{line}", line) + other)


@pytest.mark.parametrize("line", MEANT)
def test_the_right_line_is_shown_and_holds(line: str) -> None:
    found = compile_with_right_lines([text_with(line)])[1]
    assert any(f"Write `{MEANT[line]}`." in (one.hint or "") for one in found), [one.hint for one in found]
    assert not compile_all([text_with(MEANT[line])])[1]


def test_what_only_the_whole_text_shows_is_answered_with_no_line() -> None:
    """A line that nothing else speaks of is right as it is written: no other wording would mend it."""
    idle = "steps award (amount, a number) to (best, a point):\n  add amount to pot\n"
    [complaint] = compile_with_right_lines([text_with("add 1 to pot", idle)])[1]
    assert complaint.code == "never_used"
    assert "Write `" not in (complaint.hint or "")
