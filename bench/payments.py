"""How long it takes to find every way of paying where sources help, and how many options a decision has at most."""

from __future__ import annotations

import random
import statistics
import time
from typing import NamedTuple

from interpreter import Game, Match


class Payments(NamedTuple):
    """What random matches asked: how many payments, seconds to list the ways of one, and the widest decision of all."""

    listed: int
    median: float
    most_of_all: float  # of 95 in 100
    longest: float
    widest: int


def payments(game: Game, matches: int) -> Payments | None:
    """Times each list of ways in random matches at every number of players; None for a game without sources."""
    if not game.program.sources:
        return None
    times: list[float] = []
    widest = 0
    for number in range(matches):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        match = game.new(players=players, seed=number)
        chance = random.Random(number)
        while (decision := match.decision) is not None:
            widest = max(widest, len(decision.options))
            if decision.site.type == "sourced":
                times.append(_seconds(match))
            match.play(decision.options[chance.randrange(len(decision.options))])
    if len(times) < 2:
        return None
    return Payments(len(times), statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times), widest)


def _seconds(match: Match) -> float:
    """How long it takes to list the ways of the open decision once more."""
    state = match.state.copy()
    assert state.ask is not None
    number = state.ask[0]
    options = state.n.listers[number]
    start = time.perf_counter()
    list(options(state, state.stack[-1]))
    return time.perf_counter() - start
