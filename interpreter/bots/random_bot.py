"""A bot that takes any offered option, each as likely; the same seed takes the same ones."""

from __future__ import annotations

import random

from interpreter import Match, Option


class RandomBot:
    """Chooses at random, from a stream of its own that the match's chance does not touch."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open."""
        assert match.decision is not None
        options = match.decision.options
        return options[self.index(len(options))]

    def index(self, width: int) -> int:
        """Which of so many options: it looks at none of them."""
        return int(self._random.random() * width)
