"""A bot that looks one decision ahead: at its own win, or else its own score, as they stand when its turn has gone on from there.

Most decisions of a game bring nothing by themselves: an action is chosen, then a card, then what is paid. So each option is
played, and after it, a few times, what it would still be asked in the same turn is answered at random; the best that was found
counts, for it decides there itself. What others choose at the same time, in secret, is answered at random, too. It plays in a
match as it could be for all that it knows (`guessing`), with other chance.
"""

from __future__ import annotations

import random

from interpreter import Match, Option
from interpreter.bots.guessing import Guesses, guesses_for
from interpreter.bots.standing import own
from interpreter.engine import machine
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.slots import TURNS
from interpreter.state.state import State

TRIES = 3  # so often a turn is gone on with after each option
STEPS_AT_MOST = 12  # and so far
Outlook = tuple[float, float]  # the share of the win, then the score
HOPELESS: Outlook = (-1.0, 0.0)


class GreedyBot:
    """Takes what leaves it best; which of several as good is left to its own chance."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._guesses: Guesses | None = None

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open."""
        assert match.decision is not None
        options = match.decision.options
        if len(options) == 1:
            return options[0]
        self._guesses = guesses_for(match.state, self._guesses)
        found = outlooks(self._guesses, match.state, TRIES, self._random)
        best = max(found)
        return options[self._random.choice([index for index, one in enumerate(found) if one == best])]


def outlooks(guesses: Guesses, s: State, tries: int, chance: random.Random) -> list[Outlook]:
    """For each option of the open decision the best that was found for whoever decides."""
    assert s.ask is not None
    _, seat, values = s.ask
    found = [HOPELESS] * len(values)
    for _ in range(tries):
        guessed = guesses.guess(s, seat, chance)
        for index in range(len(values)):
            found[index] = max(found[index], _after(guessed.copy(), index, chance))
    return found


def _after(s: State, index: int, chance: random.Random) -> Outlook:
    """What whoever decides has once it has chosen so and its turn has gone on; nothing, where the rules cannot go on."""
    assert s.ask is not None
    turn, seat = s.v[TURNS], s.ask[1]
    try:
        machine.answer(s, s.ask[2][index])
        for _ in range(STEPS_AT_MOST):
            if s.ask is None or s.v[TURNS] != turn or (s.ask[1] == seat) == s.n.sites[s.ask[0]].hidden:
                break
            machine.answer(s, chance.choice(s.ask[2]))
    except (DeadEnd, Halt):
        return HOPELESS
    return own(s, seat)
