"""A bot that looks ahead in a tree of what may come: information-set Monte-Carlo tree search.

Each iteration guesses a match that the seat cannot tell from its own (`guessing`), grows one tree by one choice (`tree`), plays
on from there for a few turns (`beyond`), and notes how that stands for every seat (`standing`). Before any iteration it would
choose as the greedy bot does: from there it gets better. What has been tried stays for the next decision of the same turn, if
nothing came in between that could not be known; and it stops as soon as nothing can change what it will choose.

Sources: P. I. Cowling, E. J. Powley, D. Whitehouse, Information Set Monte Carlo Tree Search (2012), single observer;
L. Kocsis, C. Szepesvari, Bandit based Monte-Carlo Planning (2006); what else is taken from where is said in the modules.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from interpreter import Match, Option
from interpreter.bots.beyond import is_short
from interpreter.bots.greedy import outlooks
from interpreter.bots.guessing import Guesses, guesses_for
from interpreter.bots.tree import Node, Table, Tree
from interpreter.engine import machine
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.state import State

LOOKS = 3  # so often each option of the decision is looked at as the greedy bot does, before the first iteration


class SearchBot:
    """Takes what it has tried most; by iterations the same seed takes the same, by seconds it hangs on the machine."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.looked = 0  # iterations of all decisions
        self._random = random.Random(seed)
        self._guesses: Guesses | None = None
        self._table = Table(frozenset(), short=False)
        self._expected: tuple[State, Node] | None = None  # what it will be asked next, and what it has tried there

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open."""
        assert match.decision is not None
        s, options = match.state, match.decision.options
        if len(options) == 1:
            return options[0]
        guesses = self._begun(s, match.decision.player)
        looks = outlooks(guesses, s, LOOKS, self._random)
        tree = Tree(self._known(s), self._table, looks, self._random)
        for left in self._budget(tree.root.visits):
            tree.grow(guesses.guess(s, match.decision.player, self._random))
            self.looked += 1
            if tree.settled(left):
                break
        best = tree.best(s)
        self._expect(s, best, tree)
        return options[best]

    def _begun(self, s: State, seat: int) -> Guesses:
        """The guesses at this game at this table; where it is a new one, it is looked at how long a match takes."""
        before, self._guesses = self._guesses, guesses_for(s, self._guesses)
        if before is not self._guesses:
            short = is_short(self._guesses.guess(s, seat, self._random), self._random)
            self._table = Table(self._guesses.asks_for_pieces, short)
        return self._guesses

    def _budget(self, tried: int) -> Iterator[float]:
        """Once for each iteration: how many more there may be."""
        if self.iterations:
            yield from range(max(0, self.iterations - tried - 1), -1, -1)
            return
        end = time.monotonic() + self.seconds
        yield float("inf")
        while time.monotonic() < end:
            yield float("inf")

    # -- from one decision to the next
    def _known(self, s: State) -> Node:
        """What has been tried from here on, if this is what was expected."""
        if self._expected is not None and _alike(self._expected[0], s):
            return self._expected[1]
        return Node()

    def _expect(self, s: State, index: int, tree: Tree) -> None:
        """What was tried after its choice is kept if it is asked again at once, and nothing came to light or by chance."""
        assert s.ask is not None
        self._expected, then = None, s.copy()
        try:
            machine.answer(then, s.ask[2][index])
        except (DeadEnd, Halt):
            return
        if then.ask is not None and then.ask[1] == s.ask[1] and (then.draws, then.seen) == (s.draws, s.seen):
            self._expected = then, tree.after(s, index)


def _alike(one: State, other: State) -> bool:
    """Whether two states of one match are the same, whatever chance will say."""
    return one.n is other.n and (one.ask, one.v, one.z, one.stack) == (other.ask, other.v, other.z, other.stack)
