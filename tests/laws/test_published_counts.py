"""Games of boards have as many ways to begin as others have counted.

Both are known as perft numbers: how many sequences of so many turns there are, which programs that play them are tested with.
"""

from __future__ import annotations

from collections import Counter

import pytest

from interpreter.load import load
from interpreter.match.match import Match
from interpreter.state.slots import TURNS
from tests.toys import path_of

DRAUGHTS = [7, 49, 302, 1469, 7361, 36768]
OTHELLO = [4, 12, 56, 244, 1396]


def ways(match: Match, turns: int) -> list[int]:
    """In how many ways one turn can be played, two turns, and so on; a jump over several pieces is one turn."""
    found, begun, before = [], match.state.v[TURNS], [(match, 1)]
    for turn in range(begun, begun + turns):
        after: dict[object, tuple[Match, int]] = {}  # one match of each position, and how many ways lead there
        while before:
            one, count = before.pop()
            if one.over or one.state.v[TURNS] > turn:
                key = one.over, tuple(one.state.v), tuple(one.state.z)
                after[key] = one, count + after.get(key, (one, 0))[1]
            else:
                before += [(next_one, count) for next_one in afterwards(one)]
        before = list(after.values())
        found.append(sum(count for _, count in before))
    return found


def afterwards(match: Match) -> list[Match]:
    """A match for each option of the open decision."""
    assert match.decision is not None
    found = []
    for option in match.decision.options:
        found.append(match.copy())
        found[-1].play(option)
    return found


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        pytest.param("draughts", DRAUGHTS[:-1], id="draughts"),
        pytest.param(str(path_of("discs")), OTHELLO, id="discs"),
        pytest.param("draughts", DRAUGHTS, id="one move further", marks=pytest.mark.thorough),
    ],
)
def test_it_begins_in_as_many_ways_as_others_have_counted(rules: str, counts: list[int]) -> None:
    assert ways(load(rules).new(players=2), len(counts)) == counts


def endings(match: Match) -> Counter[tuple[int, ...]]:
    """In how many ways each comes about in which some have won, over whole matches; counted by position, which has one future."""
    found: Counter[tuple[int, ...]] = Counter()
    before = {position(match): (match, 1)}
    while before:
        after: dict[object, tuple[Match, int]] = {}
        for one, count in before.values():
            if one.over:
                found[tuple(one.winners)] += count
                continue
            for next_one in afterwards(one):
                key = position(next_one)
                after[key] = next_one, count + after.get(key, (next_one, 0))[1]
        before = after
    return found


def position(match: Match) -> object:
    """All that tells how a match can go on, where pieces that look alike are alike."""
    looks = match.state.n.looks
    return tuple(match.state.v), tuple(tuple(looks[piece] for piece in pile) for pile in match.state.z), match.over


def test_tic_tac_toe_is_over_in_as_many_ways_as_others_have_counted() -> None:
    found = endings(load("tic_tac_toe").new(players=2))
    assert sum(found.values()) == 255_168
    assert sorted(found.values()) == [46_080, 77_904, 131_184]
    assert (found[0,], found[1,]) == (131_184, 77_904)
