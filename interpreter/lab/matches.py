"""Random matches and what came of each: one after another here, or several at a time in processes of their own.

Matches are independent, and outcomes come in the order of the seeds: how many processes there are changes nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from interpreter import Game, Match, Refusal
from rulelang.program import Program

Watch = Callable[[Match, int, int], None]  # match, seed, step: called at every decision and at the end
AT_ONCE = 4  # so many matches, at most, are handed to a process at a time


@dataclass(frozen=True)
class Outcome:
    """What came of one match."""

    decisions: int
    widths: tuple[int, ...]  # how many options there were at each decision with several
    stopped: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]  # by seat; none where the rules score nothing
    lines: frozenset[int]  # that ran or were read, if the match was traced


Matches = Callable[[int, Mapping[str, int], range], Iterator[Outcome]]  # players, options, seeds


def random_match(game: Game, watch: Watch | None, traced: bool, players: int, options: Mapping[str, int], seed: int) -> Outcome:
    """A match in which each option is as likely. Raises Refusal, with seed and step, where the rules cannot go on."""
    match = game.new(players=players, seed=seed, options=dict(options), traced=traced)
    chance = random.Random(seed).random
    steps, widths = 0, []
    while (decision := match.decision) is not None:
        if watch is not None:
            watch(match, seed, steps)
        width = len(decision.options)
        steps += 1
        if width > 1:
            widths.append(width)
        try:
            match.play(decision.options[int(chance() * width)])
        except Refusal as refusal:
            raise Refusal(f"seed {seed}, step {steps}: {refusal}", refusal.line) from None
    if watch is not None:
        watch(match, seed, steps)
    scores = tuple(match.scores) if match.score_lines else ()
    return Outcome(steps, tuple(widths), match.stopped, tuple(match.winners), scores, frozenset(match.lines_used))


def alone(game: Game, watch: Watch | None = None, traced: bool = False) -> Matches:
    """Matches one after another, in this process."""

    def matches(players: int, options: Mapping[str, int], seeds: range) -> Iterator[Outcome]:
        return (random_match(game, watch, traced, players, options, seed) for seed in seeds)

    return matches


@contextmanager
def several(game: Game, watch: Watch | None = None, traced: bool = False, jobs: int = 1) -> Iterator[Matches]:
    """Matches in so many processes; `watch` must then be a function that another process can find."""
    if jobs == 1:
        yield alone(game, watch, traced)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _sit_down, (game.program, game.identity, watch, traced))

    def matches(players: int, options: Mapping[str, int], seeds: range) -> Iterator[Outcome]:
        return pool.map(partial(_played, players, options), seeds, chunksize=max(1, min(AT_ONCE, len(seeds) // jobs)))

    try:
        yield matches
    finally:
        pool.shutdown(cancel_futures=True)


_table: list[Callable[[int, Mapping[str, int], int], Outcome]] = []  # of a process: what it plays


def _sit_down(program: Program, identity: str, watch: Watch | None, traced: bool) -> None:
    _table[:] = [partial(random_match, Game(program, identity), watch, traced)]


def _played(players: int, options: Mapping[str, int], seed: int) -> Outcome:
    return _table[0](players, options, seed)
