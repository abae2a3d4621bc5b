"""How a match stands for each seat, as numbers that search compares: who has won, and by how much who is ahead.

Teams, automas, halves and games without scores are all one here: a seat stands as its team does, an automa is one more to beat,
who plays alone stands by the score alone, and where nothing is scored only the end tells anything.
"""

from __future__ import annotations

from typing import NamedTuple

from interpreter.engine.ranking import ranked
from interpreter.state.failures import Halt
from interpreter.state.state import State

LEVEL = 0.5  # of a win, where nobody has won yet


class Standing(NamedTuple):
    """[seat] The share of the win (LEVEL while the game is on, or after a draw), and how far it is ahead of the best other."""

    wins: tuple[float, ...]
    margins: tuple[float, ...]


def standing(s: State) -> Standing:
    """How it stands, for each seat."""
    points = [_so_far(s, seat) for seat in range(s.n.seats)]
    parties = s.n.parties
    best = [max((points[seat] for seat in seats), default=0.0) for seats in parties]
    margins, wins = [0.0] * s.n.seats, [LEVEL] * s.n.seats
    winners = ranked(s) if s.over else []
    won = sum(any(seat in winners for seat in seats) for seats in parties)
    for party, seats in enumerate(parties):
        others = [points for other, points in enumerate(best) if other != party and parties[other]]
        for seat in seats:
            margins[seat] = best[party] - max(others, default=0.0)
            if s.over and (won or s.winners is not None):  # a draw is level; that nobody has won is lost by all
                wins[seat] = 1 / won if seat in winners else 0.0
    return Standing(tuple(wins), tuple(margins))


def _so_far(s: State, seat: int) -> float:
    """The score as it stands; 0 for what cannot be worked out before the end, or ever."""
    try:
        return float(s.n.total(s, seat))
    except Halt:
        return 0.0


def own(s: State, seat: int) -> tuple[float, float]:
    """What one seat has: the share of the win, then the score so far."""
    share = standing(s).wins[seat] if s.over else LEVEL
    return share, _so_far(s, seat)
