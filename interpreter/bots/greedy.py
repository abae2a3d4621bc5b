"""A bot that looks one decision ahead: at its own win, or else its own score, as they stand when its turn has gone on from there.

Most decisions of a game bring nothing by themselves: an action is chosen, then a card, then what is paid. So each option is
played, and after it, a few times, what it would still be asked in the same turn is answered at random; the best that was found
counts, for it decides there itself. It plays in a match as it could be for all that it knows (`guessing`), with other chance.
"""

from __future__ import annotations

import random

from interpreter import Match, Option
from interpreter.bots.guessing import Guesses
from interpreter.bots.standing import LEVEL, own
from interpreter.engine import machine
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.slots import TURNS
from interpreter.state.state import State

TRIES = 3  # so often a turn is gone on with after each option
STEPS_AT_MOST = 12  # and so far


class GreedyBot:
    """Takes what leaves it best; which of several as good is left to its own chance."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._guesses: Guesses | None = None

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open."""
        assert match.decision is not None
        decision = match.decision
        count = len(decision.values)
        if count == 1:
            return decision.options[0]
        if self._guesses is None or self._guesses.n is not match.state.n:
            self._guesses = Guesses(match.state.n)
        found = [(-1.0, 0.0)] * count
        for _ in range(TRIES):
            guessed = self._guesses.guess(match.state, decision.player, self._random)
            for index in range(count):
                found[index] = max(found[index], self._after(guessed.copy(), index, decision.player))
        best = max(found)
        return decision.options[self._random.choice([index for index in range(count) if found[index] == best])]

    def _after(self, s: State, index: int, seat: int) -> tuple[float, float]:
        """What the seat has once it has chosen so and its turn has gone on; less than anything where the rules cannot go on."""
        assert s.ask is not None
        turn = s.v[TURNS]
        try:
            machine.answer(s, s.ask[2][index])
            for _ in range(STEPS_AT_MOST):
                if s.ask is None or s.ask[1] != seat or s.v[TURNS] != turn:
                    break
                machine.answer(s, self._random.choice(s.ask[2]))
        except (DeadEnd, Halt):
            return -1.0, 0.0
        return own(s, seat) if s.ask is None or s.over else (LEVEL, own(s, seat)[1])
