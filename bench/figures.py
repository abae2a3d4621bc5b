"""The figures of one game at one table. Each takes a task and gives what it has measured in one round, in CPU time.

A task says which matches: whole ones from a seed on, for some seconds or just so many. So two engines, or an engine and a game
by hand, are given the same work.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from types import FunctionType, ModuleType
from typing import Any

from bench import engine, spiel
from interpreter import Match

LOOKED_AT = 8  # decisions from one moment that is measured to the next
MANY = 1_000_000  # seeds from one round to the next


@dataclass(frozen=True)
class Task:
    """What is to be measured: a figure of a game, and which matches are played for it."""

    figure: str
    game: str
    players: int
    seconds: float = 1.0
    matches: int = 0  # just so many, however long it takes; 0: as many as are done in `seconds`
    round: int = 0


@dataclass(frozen=True)
class Sample:
    """What came out: decisions a second, seconds or bytes, and over how many matches."""

    value: float
    matches: int


Playing = Callable[[str, int, int, engine.Chance], int]


def _rate(play: Playing) -> Callable[[Task], Sample]:
    """Decisions with a choice, a second."""

    def measured(task: Task) -> Sample:
        chance = random.Random(task.round).random
        first = task.round * MANY
        play(task.game, task.players, first, chance)  # what is made at first use is not counted
        gc.collect()
        decisions = matches = 0
        began = process_time()
        spent = 0.0
        while matches < task.matches if task.matches else spent < task.seconds:
            matches += 1
            decisions += play(task.game, task.players, first + matches, chance)
            spent = process_time() - began
        return Sample(decisions / spent, matches)

    return measured


def _spiel(in_python: bool) -> Callable[[Task], Sample]:
    """The same of the game in OpenSpiel."""
    return _rate(spiel.in_python if in_python else spiel.in_cpp)


def _by_hand(face: bool) -> Callable[[Task], Sample]:
    """The same of the game that is written by hand; it is known by an engine of today alone."""

    def measured(task: Task) -> Sample:
        from bench.by_hand import playing

        return _rate(playing.through_the_face if face else playing.bare)(task)

    return measured


def _moments(task: Task) -> Iterator[tuple[Match, Callable[[], float]]]:
    """Matches as they stand at some decisions, until the seconds are over, and the chance that moves them."""
    chance = random.Random(task.round).random
    seed, game = task.round * MANY, engine.game_of(task.game)
    game.new(players=task.players)  # what is made at first use is not counted
    until = process_time() + task.seconds
    while True:
        match = game.new(players=task.players, seed=seed)
        while (decision := match.decision) is not None:
            if match.length % LOOKED_AT == LOOKED_AT // 2:
                yield match, chance
                if process_time() > until:
                    return
            match.play(decision.options[int(chance() * len(decision.options))])
        seed += 1


def _mean(what: Callable[[Match], Callable[[], object]], times: int = 1) -> Callable[[Task], Sample]:
    """The mean seconds of something that can be done with a match at any moment; `what` makes it ready."""

    def measured(task: Task) -> Sample:
        spent, done = 0.0, 0
        for match, _ in _moments(task):
            act = what(match)
            began = process_time()
            for _ in range(times):
                act()
            spent += process_time() - began
            done += times
        return Sample(spent / done, done)

    return measured


def _restoring(match: Match) -> Callable[[], object]:
    saved, game = match.copy().save(), match.game
    return lambda: game.restore(saved)  # type: ignore[attr-defined]


def _slowest(task: Task) -> Sample:
    """The longest time from one decision to the next, with its options, in seconds."""
    chance = random.Random(task.round).random
    engine.through_the_face(task.game, task.players, task.round * MANY, chance)  # what is made at first use is not counted
    longest, matches = 0.0, 0
    gc.collect()
    gc.disable()  # what is thrown away elsewhere is not this decision's
    until = process_time() + task.seconds
    while process_time() < until:
        match = engine.game_of(task.game).new(players=task.players, seed=task.round * MANY + matches)
        matches += 1
        while (decision := match.decision) is not None:
            option = decision.options[int(chance() * len(decision.options))]
            began = process_time()
            match.play(option)
            if match.decision is not None:
                len(match.decision.options)
            longest = max(longest, process_time() - began)
    gc.enable()
    return Sample(longest, matches)


def _memory(task: Task) -> Sample:
    """The bytes that one match more takes when it is over."""
    matches = [engine.game_of(task.game).new(players=task.players, seed=task.round * MANY + number) for number in range(2)]
    chance = random.Random(task.round).random
    for match in matches:
        while (decision := match.decision) is not None:
            match.play(decision.options[int(chance() * len(decision.options))])
    shared = _reached(matches[0], {})
    more = _reached(matches[1], dict(shared))
    return Sample(sum(sys.getsizeof(thing) for name, thing in more.items() if name not in shared), 1)


def _reached(start: object, found: dict[int, Any]) -> dict[int, Any]:
    """All that can be reached, by its identity, with what was found before; code and classes are nobody's."""
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, (type, FunctionType, ModuleType)):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return found


FIGURES: dict[str, Callable[[Task], Sample]] = {
    "face": _rate(engine.through_the_face),
    "in_place": _rate(engine.in_place),
    "hand_face": _by_hand(face=True),
    "hand_in_place": _by_hand(face=False),
    "cpp_face": _spiel(in_python=False),
    "python_face": _spiel(in_python=True),
    "copy": _mean(lambda match: match.copy, times=20),
    "view": _mean(lambda match: lambda: match.view(0)),
    "save": _mean(lambda match: match.copy().save),
    "restore": _mean(_restoring),
    "slowest": _slowest,
    "memory": _memory,
}
