"""How fast a game is: decisions a second through the face and in place, the time of a copy. One core, random play."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from bench.tic_tac_toe import TicTacToe
from interpreter import Game, Match
from interpreter.engine import machine
from interpreter.state.chance import seeded
from interpreter.state.state import fresh

ROUNDS = 3
Play = Callable[[int, Callable[[], float]], int]  # a seed and chance: plays one match, returns its decisions with a choice


@dataclass(frozen=True)
class Figures:
    """One game's figures: decisions with two options or more a second, and the seconds of a copy."""

    game: str
    players: int
    face: float
    in_place: float
    copy: float
    copied_at: int  # decisions at which copies were timed


def per_second(play: Play, seconds: float) -> float:
    """Decisions with a choice a second: the best of some rounds that last `seconds` together."""
    return max(_round(play, seconds / ROUNDS, first) for first in range(ROUNDS))


def _round(play: Play, seconds: float, first: int) -> float:
    chance = random.Random(first).random
    decisions, seed = 0, first * 1_000_000
    play(seed, chance)
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += play(seed, chance)
        seed += 1
    return decisions / spent


def through_the_face(game: Game, players: int) -> Play:
    """One match with nothing but the face."""

    def play(seed: int, chance: Callable[[], float]) -> int:
        match = game.new(players=players, seed=seed)
        chosen = 0
        while (decision := match.decision) is not None:
            options = decision.options
            width = len(options)
            chosen += width > 1
            match.play(options[int(chance() * width)])
        return chosen

    return play


def in_place(game: Game, players: int) -> Play:
    """One match with the machine's step alone: no refusals, no record, no copy."""
    playable = game.playable(players, {})

    def play(seed: int, chance: Callable[[], float]) -> int:
        state = fresh(playable, seeded(seed))
        machine.begin(state)
        chosen = 0
        while state.ask is not None:
            values = state.ask[2]
            width = len(values)
            chosen += width > 1
            machine.answer(state, values[int(chance() * width)])
        return chosen

    return play


def by_hand(_: int, chance: Callable[[], float]) -> int:
    """One match of the game written by hand."""
    match = TicTacToe()
    chosen = 0
    while options := match.options():
        chosen += len(options) > 1
        match.play(options[int(chance() * len(options))])
    return chosen


def copy_time(game: Game, players: int, matches: int = 20, times: int = 20) -> tuple[float, int]:
    """The mean seconds of `copy` over the decisions of some matches, and how many decisions that were."""
    spent, copied = 0.0, 0
    chance = random.Random(1).random
    for seed in range(matches):
        match: Match = game.new(players=players, seed=seed)
        while (decision := match.decision) is not None and copied < 2000:
            copy = match.copy
            began = perf_counter()
            for _ in range(times):
                copy()
            spent += perf_counter() - began
            copied += 1
            match.play(decision.options[int(chance() * len(decision.options))])
    return spent / (copied * times), copied


def measured(game: Game, players: int, seconds: float) -> Figures:
    """All figures of one game with so many players."""
    face = per_second(through_the_face(game, players), seconds)
    step = per_second(in_place(game, players), seconds)
    copy, copied_at = copy_time(game, players)
    return Figures(game.name, players, face, step, copy, copied_at)
