"""The slowest decision of many random matches of a game: a machine that was busy for a moment is not taken for it.

A decision lasts from the answer to the options of the next. One that lasted longer than all before it is taken again, from where
it was asked, and the shortest time counts.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from interpreter import Game, Match

AGAIN = 4  # times
AT_MOST = 0.02  # seconds: what a person does not notice


@dataclass
class Slowest:
    """The slowest decision of a game at one table, and how many were slower than anybody should wait."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    where: str = ""  # the address of the rule that asked, with the seed and the number of the decision
    too_slow: int = 0


def slowest(game: Game, players: int, matches: int) -> Slowest:
    """Of so many matches, from seed 0 on."""
    found = Slowest()
    gc.collect()
    gc.disable()  # what is thrown away elsewhere is not this decision's
    try:
        for seed in range(matches):
            for before, index in _decisions(game, players, seed):
                _take(found, before, index, seed)
            found.matches += 1
            if seed % 50 == 0:
                gc.collect()
    finally:
        gc.enable()
    return found


def _decisions(game: Game, players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """A match as it stands at each decision, and the option that is taken then."""
    chance = random.Random(seed).random
    match = game.new(players=players, seed=seed)
    while (decision := match.decision) is not None:
        index = int(chance() * len(decision.options))
        yield match, index
        if match.decision is decision:
            match.play(decision.options[index])


def _take(found: Slowest, match: Match, index: int, seed: int) -> None:
    """Plays a decision and notes how long it took."""
    before = match.copy()
    taken = _time(match, index)
    found.decisions += 1
    least = min(found.seconds, AT_MOST)
    if taken > least:
        taken = min([taken, *(_time(before.copy(), index) for _ in range(AGAIN))])
    found.too_slow += taken > AT_MOST
    if taken > found.seconds:
        asked = before.decision
        found.seconds = taken
        found.where = f"{asked and asked.address} (seed {seed}, decision {before.length + 1})"


def _time(match: Match, index: int) -> float:
    decision = match.decision
    assert decision is not None
    option = decision.options[index]
    began = process_time()
    match.play(option)
    if match.decision is not None:
        len(match.decision.options)
    return process_time() - began
