"""Positions that came before, conditions with names and a board that is drawn: two men on a small board."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from interpreter.load import load
from interpreter.match.match import Match

from .conftest import Holds

WALK = """
    game walk "A walk"
    players 2
    piece man each player, plural men, starts in home: 2
    zone home each player, holds man
    grid board: 3 by 2 of man
    position: board and active_player
    condition beside each man at each space as goal: any space next to man where it is goal
    condition lonely each player: count of men in board where owner of it is player is 1
    setup:
      board shows:
        | . b b |
        | a a . |
        a: man of seat 1
        b: man of seat 2
    round:
      turns from seat 1:
        do walk
        if that cannot be done: everyone wins
    phase walk:
      choose your man in board
      choose space in board where it is empty and man is beside at it
      move man to space
      RULE
    end when this position has come 3 times: everyone wins
    end when any player where it is lonely: nobody wins
    score men, not in the total: count of your men in board
"""


def test_what_is_drawn_stands_there(holds: Holds) -> None:
    holds(
        """
        scenario "as in the picture"
          players 2
          then any man in a1 where owner of it is seat 1
          and any man in c2 where owner of it is seat 2
          and a2 is empty and c1 is empty
          and count of men in home is 0
        """,
        WALK.replace("RULE", "pass"),
    )


def test_the_third_time_counts_the_first_position_and_alike_men(holds: Holds) -> None:
    moves = """
          when seat 1 chooses any man in a1, chooses a2
          and seat 2 chooses any man in c2, chooses c1
          and seat 1 chooses any man in a2, chooses a1
          and seat 2 chooses any man in c1, chooses c2
    """
    holds(
        f"""
        scenario "twice"
          players 2{moves}
          then the game is not over

        scenario "three times"
          players 2{moves}{moves}
          then the game is over
        """,
        WALK.replace("      RULE\n", ""),
    )


def test_a_move_may_not_bring_a_position_back(holds: Holds) -> None:
    holds(
        """
        scenario "the way back is closed to the man in c1, so that only the other one can go"
          players 2
          when seat 1 chooses any man in a1, chooses a2
          and seat 2 chooses any man in c2, chooses c1
          and seat 1 chooses any man in a2, chooses a1
          then seat 2 may choose a2
          and any man in c1

        scenario "to another man's place it is open"
          players 2
          when seat 1 chooses any man in a1, chooses a2
          and seat 2 chooses any man in c2, chooses c1
          and seat 1 chooses any man in b1, chooses a1
          then seat 2 may choose any man in c1
        """,
        WALK.replace("RULE", "needs: this position has not come before"),
    )


def match_of(tmp_path: Path) -> Match:
    """A match of the walk."""
    (tmp_path / "walk.rules").write_text(dedent(WALK.replace("      RULE\n", "")).lstrip(), encoding="utf-8")
    return load(tmp_path / "walk.rules").new(2, seed=3)


def go(match: Match, choices: int) -> None:
    """Takes one option or another so many times, or until the match is over."""
    for _ in range(choices):
        if match.decision is not None:
            options = match.decision.options
            match.play(options[match.length % len(options)].key)


def test_copies_undo_and_saved_matches_remember(tmp_path: Path) -> None:
    match = match_of(tmp_path)
    go(match, 3)
    copy = match.copy()
    restored = load(tmp_path / "walk.rules").restore(match.save())
    before = match.save()["snapshot"]["digest"]
    go(match, 1)
    assert match.save()["snapshot"]["digest"] != before
    match.undo()
    assert match.save()["snapshot"]["digest"] == before
    lengths = set()
    for one in (match, copy, restored):
        go(one, 200)
        assert one.over
        lengths.add(one.length)
    assert len(lengths) == 1
    assert len(match.save()["snapshot"]["state"]["past"]) >= 3
