"""A bot that looks ahead in a tree of what may come: information-set Monte-Carlo tree search.

Each iteration guesses a match that the seat cannot tell from its own (`guessing`), goes down one tree by what is offered there,
adds one choice, plays on at random for a while, and notes how that stands for every seat (`standing`): of all seats, for each
decides for itself (max^n). A choice is met again under what whoever decides knows of it. Few choices are looked at first, and
more the more often a decision is come to (progressive widening), so that large decisions do not eat the budget.
The decision itself is looked at first as the greedy bot does: what looks best there comes into the tree first.

Sources: P. I. Cowling, E. J. Powley, D. Whitehouse, Information Set Monte Carlo Tree Search (2012), single observer;
L. Kocsis, C. Szepesvari, Bandit based Monte-Carlo Planning (2006); R. Coulom, Computing Elo Ratings of Move Patterns (2007), for
the widening.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Hashable, Iterator, Sequence

from interpreter import Match, Option
from interpreter.bots.greedy import Outlook, outlooks
from interpreter.bots.guessing import Guesses, guesses_for
from interpreter.bots.standing import LEVEL, Standing, standing
from interpreter.engine import machine, sight
from interpreter.state.answers import Answer
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.state import State

EXPLORES = 0.7  # how much more the less known is tried; values lie between 0 and 1
WIDTH, WIDENS = 1.0, 0.5  # after N visits at most WIDTH * N ** WIDENS choices of a decision are looked at
LOOKS = 2  # so often each option of the decision itself is looked at before, which says in which order they come into the tree
STEPS_BEYOND = 20  # decisions that are played at random beyond the tree
DEEPEST = 40  # decisions in the tree
AT_THE_END = 0.6  # how much of the value is the win, once the game is over: the rest is by how much it was won


class Node:
    """A choice that was made, and what followed. `wins` and `margins` are sums, for the seat that made it."""

    __slots__ = ("children", "margins", "offered", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been made
        self.wins = self.margins = 0.0
        self.children: dict[Hashable, Node] = {}


class SearchBot:
    """Takes what it has looked at most; by iterations the same seed takes the same, by seconds it hangs on the machine."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._random = random.Random(seed)
        self._guesses: Guesses | None = None

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open."""
        assert match.decision is not None
        decision = match.decision
        if len(decision.values) == 1:
            return decision.options[0]
        self._guesses = guesses_for(match.state, self._guesses)
        looks = outlooks(self._guesses, match.state, LOOKS, self._random)
        tree = Tree(self._random, self._guesses.asks_for_pieces, looks)
        for _ in self._budget():
            tree.grow(self._guesses.guess(match.state, decision.player, self._random))
        return decision.options[tree.best(match.state)]

    def _budget(self) -> Iterator[None]:
        if self.iterations:
            yield from (None for _ in range(self.iterations))
            return
        end = time.monotonic() + self.seconds
        yield None
        while time.monotonic() < end:
            yield None


class Tree:
    """What was tried from one decision on. The same chance and the same guesses grow the same tree."""

    def __init__(self, chance: random.Random, of_pieces: frozenset[int], looks: Sequence[Outlook]) -> None:
        self.root = Node()
        self._random = chance
        self._of_pieces = of_pieces  # the sites where pieces are chosen
        self._looks = looks
        self._least, self._most = math.inf, -math.inf  # of all margins that were noted

    def grow(self, s: State) -> None:
        """One iteration from a guessed state, which is played on."""
        node, path = self.root, list[tuple[Node, int]]()
        try:
            while s.ask is not None and len(path) < DEEPEST:
                player = s.ask[1]
                index, child = self._pick(node, s)
                path.append((child, player))
                machine.answer(s, s.ask[2][index])
                new, node = child.visits == 0, child
                if new:
                    break
            self._play_on(s)
        except (DeadEnd, Halt):  # the rules come to a stop: nobody wants to go there
            self._note(path, None)
            return
        self._note(path, standing(s))

    def best(self, s: State) -> int:
        """Which option was looked at most; of several, the one that did better."""
        assert s.ask is not None
        looked = [self.root.children.get(key) for key in keys(s, self._of_pieces)]
        worth = [(-1, 0.0) if child is None else (child.visits, self._value(child)) for child in looked]
        return worth.index(max(worth))

    # -- one iteration
    def _pick(self, node: Node, s: State) -> tuple[int, Node]:
        """An option of the open decision, and the node of it: a new one while there is room for more, else the most promising."""
        known, fresh = list[tuple[int, Node]](), list[int]()
        assert s.ask is not None
        names = keys(s, self._of_pieces)
        for index, key in enumerate(names):
            child = node.children.get(key)
            if child is None:
                fresh.append(index)
            else:
                child.offered += 1
                known.append((index, child))
        if fresh and (not known or len(known) < WIDTH * (node.visits + 1) ** WIDENS):
            index = self._next(node, fresh)
            child = node.children[names[index]] = Node()
            child.offered = 1
            return index, child
        return max(known, key=lambda one: self._promise(one[1]))

    def _next(self, node: Node, fresh: list[int]) -> int:
        """Which option is looked at next: at the root the one that looks best by itself, else any."""
        if node is not self.root:
            return fresh[int(self._random.random() * len(fresh))]
        return max(fresh, key=lambda index: (self._looks[index], self._random.random()))

    def _promise(self, node: Node) -> float:
        return self._value(node) + EXPLORES * math.sqrt(math.log(node.offered) / max(1, node.visits))

    def _value(self, node: Node) -> float:
        """Between 0 and 1: what whoever made the choice has of it, margins as between the least and the most that came."""
        if not node.visits:
            return LEVEL
        width = self._most - self._least
        margin = (node.margins / node.visits - self._least) / width if width > 0 else LEVEL
        return AT_THE_END * node.wins / node.visits + (1 - AT_THE_END) * margin

    def _play_on(self, s: State) -> None:
        chance = self._random.random
        for _ in range(STEPS_BEYOND):
            if s.ask is None:
                return
            values = s.ask[2]
            machine.answer(s, values[int(chance() * len(values))])

    def _note(self, path: list[tuple[Node, int]], found: Standing | None) -> None:
        self.root.visits += 1
        if found is not None:
            self._least, self._most = min(self._least, *found.margins), max(self._most, *found.margins)
        for node, player in path:
            node.visits += 1
            node.wins += 0.0 if found is None else found.wins[player]
            node.margins += (
                self._least if found is None and self._least < math.inf else 0.0 if found is None else found.margins[player]
            )


def keys(s: State, of_pieces: frozenset[int]) -> list[Hashable]:
    """What tells the options of the open decision apart for whoever decides: a piece that it does not know, by where it lies."""
    assert s.ask is not None
    number, player, values = s.ask
    if number not in of_pieces or s.n.sight.open:
        return [(number, value) for value in values]
    return [(number, _at(s, value, player)) for value in values]


def _at(s: State, value: Answer, player: int) -> Hashable:
    if not isinstance(value, int) or value < 0 or sight.piece(s, value, player):
        return value
    place = s.at[value]
    return "at", place, s.z[place].index(value)
