"""How a match is played on beyond the tree, before it is looked at how it stands.

In a short game at random and far, mostly to its end: there only the end tells, and it can be come to often enough. A long one is
cut after a few turns (R. Lorentz, Amazons Discover Monte-Carlo, 2008), and these are not taken at random, which mostly wastes
what somebody has: of two turns taken at random it goes on with the one that brings more to whoever begins it. That is a cheap
picture of what a player would do (a player's own heuristic within playouts: M. Winands, Y. Bjornsson, αβ-based Play-outs in
Monte-Carlo Tree Search, 2011).
"""

from __future__ import annotations

import random

from interpreter.bots.standing import own
from interpreter.engine import machine
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.slots import TURNS
from interpreter.state.state import State

SHORT = 90  # decisions for each seat: a match at random that takes no more is one of a short game
TRIED = 2  # so many matches tell whether a game is short
FAR = 100  # decisions at random, in a short game
NEAR = 16  # decisions with the better of two turns, in a long one, and then to the end of a turn
OF_A_TURN = 12  # of a turn no more than so many decisions are taken at once


def is_short(s: State, chance: random.Random) -> bool:
    """Whether one of some matches at random ends soon; asked at a player's first decision. `s` stays as it is."""
    return any(_ends_soon(s.copy(), chance) for _ in range(TRIED))


def play_on(s: State, short: bool, chance: random.Random) -> State:
    """A state some turns later; the given one may change. Raises DeadEnd or Halt where the rules come to a stop."""
    if short:
        _at_random(s, FAR, chance)
        return s
    steps = 0
    while s.ask is not None and steps < NEAR:
        seat, other = s.ask[1], s.copy()
        other.rng = chance.getrandbits(64)
        steps += max(_turn(s, chance), _turn(other, chance))
        if own(other, seat) > own(s, seat):
            s = other
    return s


def _ends_soon(s: State, chance: random.Random) -> bool:
    s.rng = chance.getrandbits(64)
    try:
        _at_random(s, SHORT * s.n.seats, chance)
    except (DeadEnd, Halt):
        return False
    return s.over


def _at_random(s: State, steps: int, chance: random.Random) -> None:
    for _ in range(steps):
        if s.ask is None:
            return
        values = s.ask[2]
        machine.answer(s, values[int(chance.random() * len(values))])


def _turn(s: State, chance: random.Random) -> int:
    """The rest of the turn under way at random, or the first decisions of it: how many."""
    turn, steps = s.v[TURNS], 0
    while s.ask is not None and steps < OF_A_TURN and s.v[TURNS] == turn:
        values = s.ask[2]
        machine.answer(s, values[int(chance.random() * len(values))])
        steps += 1
    return steps
