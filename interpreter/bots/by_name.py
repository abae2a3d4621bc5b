"""From a word on a command line (`random`, `greedy`, `mcts:500`, `mcts:0.5s`) to a bot."""

from __future__ import annotations

import re
from typing import Protocol

from interpreter import Match, Option
from interpreter.bots.greedy import GreedyBot
from interpreter.bots.random_bot import RandomBot
from interpreter.bots.search import SearchBot

NAMES = ("random", "greedy", "mcts")
ITERATIONS = 200  # of `mcts` without a number
MOST_ITERATIONS, MOST_SECONDS = 1_000_000, 3600.0


class Bot(Protocol):
    """Something that decides for one seat."""

    def choose(self, match: Match) -> Option:
        """One of the options of the match's decision, which is open; the match stays as it is."""
        ...


class NoSuchBot(ValueError):
    """The word names no bot: a sentence says why, for whoever typed it."""


def bot(word: str, seed: int) -> Bot:
    """The bot of this name; all its choices follow from the seed, but those of a budget of time. Raises NoSuchBot."""
    name, colon, budget = word.partition(":")
    if name == "mcts":
        return _searching(budget, seed) if colon else SearchBot(seed, ITERATIONS)
    if name not in NAMES or colon:
        raise NoSuchBot(f"there is no bot `{word}`" if name not in NAMES else f"`{name}` takes no number")
    return RandomBot(seed) if name == "random" else GreedyBot(seed)


def is_bot(word: str) -> bool:
    """Whether the first part of a word is the name of a bot."""
    return word.partition(":")[0] in NAMES


def seed_at(seed: int, seat: int) -> int:
    """The seed of a bot at a seat (from 0) in a match of this seed: the same wherever the match is played."""
    return seed * 1009 + seat


def _searching(budget: str, seed: int) -> SearchBot:
    """By iterations (`500`) or seconds (`0.5s`)."""
    if re.fullmatch(r"\d{1,7}", budget) and 1 <= int(budget) <= MOST_ITERATIONS:
        return SearchBot(seed, int(budget))
    if re.fullmatch(r"\d{1,4}(\.\d{1,3})?s", budget) and 0 < float(budget[:-1]) <= MOST_SECONDS:
        return SearchBot(seed, seconds=float(budget[:-1]))
    raise NoSuchBot(f"`mcts:{budget}` is no budget: `mcts:500` looks 500 times before each choice, `mcts:0.5s` for half a second")
