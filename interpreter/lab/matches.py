"""Matches of bots and what came of each: one after another here, or several at a time in processes of their own.

Matches are independent, and outcomes come in the order of the seeds: how many processes there are changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from interpreter import Game, Match
from interpreter.bots import bot, seed_at
from interpreter.match.refusal import CannotGoOn
from interpreter.worker_processes import processes
from rulelang.program import Chosen, Program

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number

Watch = Callable[[Match, int, int], None]  # match, seed, step: called at every decision and at the end
RANDOM = ("random",)
AT_ONCE = 4  # so many matches, at most, are handed to a process at a time


@dataclass(frozen=True)
class Start:
    """What a match begins with."""

    players: int
    seed: int
    options: Chosen = field(default_factory=dict)
    seats: tuple[str, ...] = ()  # [seat] the bot that plays there, by its name; random bots where nothing is said


@dataclass(frozen=True)
class Outcome:
    """What came of one match."""

    decisions: int
    widths: tuple[int, ...]  # how many options there were at each decision with several
    stopped: bool
    winners: tuple[int, ...]
    places: tuple[int, ...]  # by seat, from 1; none where nothing ranks them
    teams: tuple[tuple[int, ...], ...]  # the seats of each team; none in a game without teams
    lost: bool  # a line of the rules said that nobody has won
    scores: tuple[Number, ...]  # by seat; none where the rules score nothing
    lines: frozenset[int]  # that ran or were read, if the match was traced


@dataclass(frozen=True)
class BrokenOff:
    """A match in which the rules could not go on: its seed, why, and at which line."""

    seed: int
    why: str
    line: str | None


@dataclass(frozen=True)
class Look:
    """How matches are looked at: by whom, and whether they are traced."""

    watch: Watch | None = None
    traced: bool = False


Matches = Callable[[Sequence[Start]], Iterator[Outcome | BrokenOff]]


def bot_match(game: Game, look: Look, start: Start) -> Outcome:
    """A match of bots, as `rulelang play` plays it. Raises CannotGoOn, with seed and step, where the rules cannot go on."""
    seed, watch = start.seed, look.watch
    match = _begun(game, look, start)
    bots = [bot(name, seed_at(seed, seat)) for seat, name in enumerate(start.seats or RANDOM * start.players)]
    steps, widths = 0, []
    while (decision := match.decision) is not None:
        if watch is not None:
            watch(match, seed, steps)
        width = len(decision.options)
        steps += 1
        if width > 1:
            widths.append(width)
        try:
            match.play(bots[decision.player].choose(match))
        except CannotGoOn as stop:
            raise CannotGoOn(f"seed {seed}, step {steps}: {stop}", stop.line) from None
    if watch is not None:
        watch(match, seed, steps)
    scores = tuple(match.scores) if match.score_lines else ()
    result = (tuple(match.winners), tuple(match.places), tuple(match.teams.values()), match.won_outright and not match.winners)
    return Outcome(steps, tuple(widths), match.stopped, *result, scores, frozenset(match.lines_used))


def _begun(game: Game, look: Look, start: Start) -> Match:
    try:
        return game.new(players=start.players, seed=start.seed, options=dict(start.options), traced=look.traced)
    except CannotGoOn as stop:
        raise CannotGoOn(f"seed {start.seed}, step 0: {stop}", stop.line) from None


def played(game: Game, look: Look, start: Start) -> Outcome | BrokenOff:
    """A match of bots to its end, or to where the rules cannot go on."""
    try:
        return bot_match(game, look, start)
    except CannotGoOn as stop:
        return BrokenOff(start.seed, str(stop), stop.line)


def alone(game: Game, look: Look) -> Matches:
    """Matches one after another, in this process."""
    return lambda starts: (played(game, look, start) for start in starts)


@contextmanager
def several(game: Game, look: Look, jobs: int) -> Iterator[Matches]:
    """Matches in so many processes; the watch must then be a function that another process can find."""
    if jobs == 1:
        yield alone(game, look)
        return
    with processes(jobs, _sit_down, (game.program, game.identity, look)) as pool:
        yield lambda starts: pool.map(_play, starts, chunksize=max(1, min(AT_ONCE, len(starts) // jobs)))


_table: list[Callable[[Start], Outcome | BrokenOff]] = []  # of a process: what it plays


def _sit_down(program: Program, identity: str, look: Look) -> None:
    _table[:] = [partial(played, Game(program, identity), look)]


def _play(start: Start) -> Outcome | BrokenOff:
    return _table[0](start)
