"""A number below another, and one of several pieces, from the one stream of chance or as it was fixed.

In a probing state it raises Horizon: whoever looks ahead cannot know it.
"""

from __future__ import annotations

from interpreter.state import chance
from interpreter.state.failures import Horizon
from interpreter.state.state import State


def below(s: State, bound: int) -> int:
    """A number from 0 below `bound`, by chance or as it was fixed."""
    if s.probing:
        raise Horizon
    s.draws += 1
    if s.script and s.script[0] >= 0:
        value, s.script = s.script[0], s.script[1:]
        return min(max(value, 0), bound - 1)
    s.rng, value = chance.below(s.rng, bound)
    return value


def drawn(s: State, pieces: list[int], source: int, place: int) -> int:
    """The one of the pieces at a place that is drawn at random to another."""
    piece = pieces[_next(s, pieces)]
    return piece if s.dealer is None else s.dealer.drawn(source, place, piece, pieces)


def _next(s: State, pieces: list[int]) -> int:
    """Which of the pieces comes next; a script names it by a piece that looks like it, as -1 - piece."""
    if s.script and s.script[0] < 0 and not s.probing:
        looks = s.n.looks[-1 - s.script[0]]
        alike = [i for i, piece in enumerate(pieces) if s.n.looks[piece] == looks]
        if alike:
            s.draws += 1
            s.script = s.script[1:]
            return alike[0]
    return below(s, len(pieces))
