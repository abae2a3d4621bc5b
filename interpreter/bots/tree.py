"""What was tried from one decision on, as a tree: which choice is tried next, and how good each has turned out for its seat.

Each iteration goes down the tree through a guessed match, adds one choice, and plays on from there (`beyond`). A choice is met
again under what whoever decides knows of it; how often it could have been made is counted beside how often it was (information
sets: Cowling, Powley, Whitehouse 2012). Every seat wants its own best (max^n: Luckhardt, Irani 1986).

What is tried next has the best of what came of it so far, and of a bonus that is the larger, the less it was tried and the more
the greedy bot thinks of it (PUCT: C. D. Rosin, Multi-armed Bandits with Episode Context, 2011; as in Silver et al., 2017). Few
choices of a decision are in the tree at first, and more the more often it is come to (progressive widening: Coulom 2007; Chaslot
et al. 2008). One that is new at the root counts as good as the best that is known (first play urgency: Gelly, Wang 2006).
"""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from interpreter.bots.beyond import play_on
from interpreter.bots.greedy import Outlook
from interpreter.bots.standing import Standing, standing
from interpreter.engine import machine, sight
from interpreter.state.answers import Answer
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.state import State

EXPLORES = 1.5  # how much the bonus is worth, in units of what comes of one iteration and of another by chance
TRUST = 0.5  # how much of the bonus at the root is given as the greedy bot has it; the rest is for all alike
WIDTH, WIDENS = 2.0, 0.5  # after N visits at most WIDTH * N ** WIDENS choices of a decision are in the tree
DEEPEST = 40  # decisions in the tree


class Table(NamedTuple):
    """What holds for all trees of a match."""

    of_pieces: frozenset[int]  # the sites where pieces are chosen
    short: bool  # whether it is played on to its end


class Node:
    """A choice that was made, and what followed. `wins` and `margins` are sums, for the seat that made it."""

    __slots__ = ("children", "margins", "offered", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been made
        self.wins = self.margins = 0.0
        self.children: dict[Hashable, Node] = {}


NEVER = Node()  # what was never tried


class Tree:
    """The same chance, the same root and the same guesses grow the same tree."""

    def __init__(self, root: Node, table: Table, looks: Sequence[Outlook], chance: random.Random) -> None:
        self.root = root
        self._random = chance
        self._table = table
        self._looks = looks
        self._priors = _priors(looks)
        self._scale = Scale()

    def grow(self, s: State) -> None:
        """One iteration from a guessed state, which is played on."""
        assert s.ask is not None
        seat, node, path = s.ask[1], self.root, list[tuple[Node, int]]()
        found = None
        try:
            while s.ask is not None and len(path) < DEEPEST and (node.visits or not path):
                player = s.ask[1]
                index, node = self._pick(node, s)
                path.append((node, player))
                machine.answer(s, s.ask[2][index])
            found = standing(play_on(s, self._table.short, self._random))
            self._scale.note(found, seat)
        except (DeadEnd, Halt):  # the rules come to a stop: nobody wants to go there
            pass
        self.root.visits += 1
        for node, player in path:
            node.visits += 1
            node.wins += found.wins[player] if found else 0.0
            node.margins += found.margins[player] if found else self._scale.worst

    def best(self, s: State) -> int:
        """Which option was tried most; of several, the one that did better."""
        nodes = [self.root.children.get(key, NEVER) for key in keys(s, self._table.of_pieces)]
        worth = [(node.visits, self._scale.of(node), prior) for node, prior in zip(nodes, self._priors, strict=True)]
        return worth.index(max(worth))

    def after(self, s: State, index: int) -> Node:
        """What was tried after an option of the decision."""
        return self.root.children.get(keys(s, self._table.of_pieces)[index]) or Node()

    def settled(self, left: float) -> bool:
        """Whether no other choice can be tried as often as the first one is, in so many iterations (Huang, Coulom, Lin 2010)."""
        first, second = ([0, 0, *sorted(child.visits for child in self.root.children.values())])[-1:-3:-1]
        return first - second > left

    # -- one iteration
    def _pick(self, node: Node, s: State) -> tuple[int, Node]:
        """An option of the open decision, and the node of it."""
        names = keys(s, self._table.of_pieces)
        known = {index: node.children[name] for index, name in enumerate(names) if name in node.children}
        for child in known.values():
            child.offered += 1
        chosen = self._newcomer(node, known, len(names))
        if known and (chosen < 0 or node is self.root):
            chosen = self._most_promising(node, known, chosen, len(names))
        if chosen not in known:
            known[chosen] = node.children[names[chosen]] = Node()
            known[chosen].offered = 1
        return chosen, known[chosen]

    def _newcomer(self, node: Node, known: Mapping[int, Node], options: int) -> int:
        """Which option may come into the tree: at the root the one that looks best to the greedy bot, else any; -1: none yet."""
        new = [index for index in range(options) if index not in known]
        if not new or (known and len(known) >= WIDTH * (node.visits + 1) ** WIDENS):
            return -1
        if node is not self.root:
            return new[int(self._random.random() * len(new))]
        return max(new, key=lambda index: (self._looks[index], self._random.random()))

    def _most_promising(self, node: Node, known: Mapping[int, Node], newcomer: int, options: int) -> int:
        """The best of those that are known, or at the root the one that comes new, if what is hoped of it is more."""
        priors = self._priors if node is self.root else [1 / options] * options
        promises = {index: self._promise(child, priors[index]) for index, child in known.items()}
        if newcomer >= 0:
            best = max(self._scale.of(child) for child in known.values())
            promises[newcomer] = best + EXPLORES * priors[newcomer] * math.sqrt(node.visits + 1)
        return max(promises, key=promises.__getitem__)

    def _promise(self, node: Node, prior: float) -> float:
        return self._scale.of(node) + EXPLORES * prior * math.sqrt(node.offered) / (1 + node.visits)


class Scale:
    """What has come of all iterations: by how much one differs from another is the unit in which all is compared."""

    def __init__(self) -> None:
        self.least = math.inf
        self._most = -math.inf
        self._count = 0
        self._sum = self._squares = 0.0
        self._unit = 1.0

    def note(self, found: Standing, seat: int) -> None:
        """One more, as it is for whoever thinks."""
        self.least, self._most = min(self.least, *found.margins), max(self._most, *found.margins)
        here = self._worth(found.wins[seat], found.margins[seat])
        self._count += 1
        self._sum, self._squares = self._sum + here, self._squares + here * here
        variance = self._squares / self._count - (self._sum / self._count) ** 2
        self._unit = math.sqrt(variance) if variance > 1e-9 else 1.0

    @property
    def worst(self) -> float:
        """The least that anybody was ahead by, or 0 while nothing has come."""
        return self.least if self._count else 0.0

    def of(self, node: Node) -> float:
        """What came of a choice, in units."""
        return self._worth(node.wins / node.visits, node.margins / node.visits) / self._unit if node.visits else 0.0

    def _worth(self, win: float, margin: float) -> float:
        """By how much it is ahead; to have won is worth half of all by which anybody was, to have lost as much less."""
        width = self._most - self.least
        return margin + (width / 2 if width > 0 else 1.0) * (2 * win - 1)


def _priors(looks: Sequence[Outlook]) -> list[float]:
    """Half of it is dealt among all options, half among those that are best for the greedy bot."""
    best = max(looks)
    first = looks.count(best)
    return [(1 - TRUST) / len(looks) + (TRUST / first if one == best else 0.0) for one in looks]


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
