"""A number below another, one of several pieces or resources, from the one stream of chance or as it was fixed.

In a probing state it raises Horizon: whoever looks ahead cannot know it.
"""

from __future__ import annotations

from interpreter.state import chance
from interpreter.state.failures import Horizon
from interpreter.state.fixed import PIECE, RESOURCE
from interpreter.state.state import State


def below(s: State, bound: int) -> int:
    """A number from 0 below `bound`, by chance."""
    if s.probing:
        raise Horizon
    s.draws += 1
    s.rng, value = chance.below(s.rng, bound)
    return value


def drawn(s: State, pieces: list[int], source: int, place: int) -> int:
    """The one of the pieces at a place that is drawn at random to another."""
    piece = _fixed(s, pieces)
    if piece < 0:
        piece = pieces[below(s, len(pieces))]
    return piece if s.dealer is None else s.dealer.drawn(source, place, piece, pieces)


def _fixed(s: State, pieces: list[int]) -> int:
    """The piece that was fixed, by itself or by one that looks like it; -1 for none."""
    if s.script is None or s.probing or not s.script.draws:
        return -1
    wanted, looks = s.script.next_draw(PIECE), s.n.looks
    found = [piece for piece in pieces if wanted >= 0 and looks[piece] == looks[wanted]]
    if not found:
        s.script = s.script.passed_over()
        return -1
    s.draws += 1
    s.script = s.script.drawn()
    return wanted if wanted in found else found[0]


def drawn_unit(s: State, amounts: list[int]) -> int:
    """The resource that is drawn at random, where so much of each is there."""
    if s.script is not None and s.script.draws and not s.probing:
        wanted = s.script.next_draw(RESOURCE)
        if wanted >= 0 and amounts[wanted]:
            s.draws += 1
            s.script = s.script.drawn()
            return wanted
        s.script = s.script.passed_over()
    unit = below(s, sum(amounts))
    resource = 0
    while unit >= amounts[resource]:
        unit -= amounts[resource]
        resource += 1
    return resource
