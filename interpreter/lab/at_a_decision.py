"""A match at one decision as the laws look at it: what it is, what everybody is shown, and one choice played on a copy.

All of it is made once and shared by the laws, which change none of it.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import Any

from interpreter import Decision, Match
from interpreter.state.slots import ACTIONS, TURNS
from interpreter.state.state import State

Seat = int | None  # None: a spectator
Shown = tuple[Any, ...]  # a view and, at a player's own decision, what is asked and offered

NOT_OF_THE_MATCH = ("n", "passes", "trace", "dealer", "probing")
all_that_counts = attrgetter(*(name for name in State.__slots__ if name not in NOT_OF_THE_MATCH))

AT_FIRST = 16  # at so many decisions from the start the laws leave out nothing that is dear
LATER = 64  # nor at each so-manieth after that


def same(one: State, other: State) -> bool:
    """Whether two states are equal in all that makes a match."""
    return bool(all_that_counts(one) == all_that_counts(other))


def text(value: Any) -> str:
    """The value as canonical JSON: equal texts mean equal byte for byte."""
    return json.dumps(value, sort_keys=True, ensure_ascii=True)


def shown(match: Match, seats: list[Seat]) -> dict[Seat, Shown]:
    """All that these are shown: the view, and at a player's own decision what is asked and offered."""
    found: dict[Seat, Shown] = {seat: (view,) for seat, view in match.views(seats).items()}
    decision = match.decision
    if decision is not None and decision.player in found:
        offered = [(option.key, option.label, option.value) for option in decision.options]
        found[decision.player] = (*found[decision.player], decision.prompt, offered)
    return found


def name(player: Seat) -> str:
    """What a seat is called in a complaint."""
    return "a spectator" if player is None else f"player {player + 1}"


def brings_news(before: State, after: State) -> bool:
    """Whether chance spoke or something hidden came to light in between."""
    return (before.draws, before.seen) != (after.draws, after.seen)


def stage(state: State) -> tuple[int, ...]:
    """What stays the same as long as one action goes on, without chance and without news."""
    return state.draws, state.seen, state.v[ACTIONS], state.v[TURNS]


@dataclass(frozen=True)
class Moment:
    """A match, its seed and step, and whether the laws look at all they can here or leave out what is dear."""

    match: Match
    seed: int
    step: int
    everything: bool = False

    @cached_property
    def state(self) -> State:
        """The state as it was before the laws looked at the match."""
        return self.match.state.copy()

    @cached_property
    def seats(self) -> list[Seat]:
        """Everybody at the table, a spectator first."""
        return [None, *range(self.match.players)]

    @cached_property
    def witnesses(self) -> list[Seat]:
        """Who looks here: everybody where what is dear is looked at, else who decides and somebody else."""
        if self.thorough:
            return self.seats
        others = [seat for seat in self.seats if seat != self.decision.player]
        return [self.decision.player, others[self._picked(len(others), 1)]]

    @property
    def witness_later(self) -> Seat:
        """One of them."""
        return self.witnesses[self._picked(len(self.witnesses), 2)]

    @cached_property
    def shown(self) -> dict[Seat, Shown]:
        """What the witnesses are shown."""
        return shown(self.match, self.witnesses)

    @property
    def thorough(self) -> bool:
        """Whether the dear parts of the laws are looked at here."""
        due = self.step < AT_FIRST or (self.step + self.seed) % LATER == 0
        return self.everything or due or self.match.decision is None

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.match.decision is not None
        return self.match.decision

    @property
    def chance(self) -> random.Random:
        """The same numbers for the same seed and step."""
        return random.Random(self.seed * 1_000_003 + self.step)

    @cached_property
    def choice(self) -> int:
        """One of the options."""
        return self._picked(len(self.decision.values))

    @property
    def key(self) -> str:
        """Its key."""
        return self.decision.keys[self.choice]

    def _picked(self, count: int, what: int = 0) -> int:
        """A number below `count`, the same for the same seed and step, and another for another `what`."""
        return (((self.seed * 1_000_003 + self.step) * 4 + what) * 0x9E3779B97F4A7C15 % 2**64 >> 32) % count

    @cached_property
    def after(self) -> Match:
        """A copy in which that option was chosen."""
        copy = self.match.copy()
        copy.play(self.decision.options[self.choice])
        return copy
