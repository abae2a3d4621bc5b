"""Seats that choose by themselves: a bot sees the match through the face and names one of the offered options.

random_bot.py   any option, each as likely
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from interpreter import Match, Option
from interpreter.bots.random_bot import RandomBot


class Bot(Protocol):
    """Something that decides for one seat."""

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open; the match stays as it is."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}  # word on a command line -> what makes a bot from a seed


def seed_at(seed: int, seat: int) -> int:
    """The seed of a bot at a seat (from 0) in a match of this seed: the same wherever the match is played."""
    return seed * 1009 + seat


__all__ = ["BOTS", "Bot", "RandomBot", "seed_at"]
