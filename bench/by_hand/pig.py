"""Pig written by hand: a die, a pot, and the points."""

from __future__ import annotations

from typing import Any

from bench.by_hand.boards import view_of
from interpreter.state.chance import below, seeded

ROLL, HOLD = 0, 1
KEYS = ("roll_again", "hold")
GOAL = 100
BOTH = (ROLL, HOLD)


class Pig:
    """One match: the points of each, what lies in the pot, the last roll, and the generator."""

    __slots__ = ("options", "pip", "player", "players", "points", "pot", "rng")

    def __init__(self, players: int = 2, seed: int = 0) -> None:
        self.players = players
        self.points = [0] * players
        self.pot = 0
        self.pip = 1
        self.player = 0
        self.options: tuple[int, ...] = BOTH
        self.rng = seeded(seed)
        self._roll()

    def _roll(self) -> None:
        """Rolls for whoever is active; after a 1 the next player must roll, and so on, until somebody has a choice."""
        while True:
            self.rng, rolled = below(self.rng, 6)
            self.pip = rolled + 1
            if rolled:
                self.pot += rolled + 1
                return
            self.player = (self.player + 1) % self.players
            self.pot = 0

    def play(self, answer: int) -> None:
        """Rolls once more, or keeps the pot."""
        if answer == HOLD:
            self.points[self.player] += self.pot
            if self.points[self.player] >= GOAL:
                self.options = ()
                return
            self.player = (self.player + 1) % self.players
            self.pot = 0
        self._roll()

    def copy(self) -> Pig:
        """Another match in the same state."""
        twin = Pig.__new__(Pig)
        twin.players, twin.player, twin.pot, twin.pip = self.players, self.player, self.pot, self.pip
        twin.options, twin.rng = self.options, self.rng
        twin.points = self.points[:]
        return twin

    def asked(self) -> tuple[str, str]:
        """One of two is chosen."""
        return "one_of", "what to do"

    def key(self, answer: int) -> str:
        """The name of the action."""
        return KEYS[answer]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Points, pot and die."""
        over = not self.options
        held = [{"point": points} if points else {} for points in self.points]
        return {
            **view_of(self, ["keep the points"] if over else [], over),
            "options": {"goal": GOAL},
            "counters": {"pot": self.pot, "pip": self.pip},
            "resources": {
                "the supply": {"point": "unlimited"},
                **{f"Player {player + 1}": amounts for player, amounts in enumerate(held)},
            },
        }

    def winners(self) -> list[int]:
        """Who has reached the goal."""
        return [] if self.options else [self.player]

    def scores(self) -> list[int]:
        """Nothing is scored: who reaches the goal has won."""
        return [0] * self.players
