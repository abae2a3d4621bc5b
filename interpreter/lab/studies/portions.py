"""Plays the matches of a study in portions: here, or in processes of this machine.

Portions come back in the order in which they were asked for. How large each is, and who plays it, changes nothing of what comes
out. Only sums travel, and records where they are asked for.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass

from interpreter import Game
from interpreter.lab.figures.counting import Counting
from interpreter.lab.matches import Start
from interpreter.lab.studies.sums import Portion, Setting
from interpreter.worker_processes import processes
from rulelang.program import Program

AHEAD = 3  # so many portions for each process wait at a time: memory does not grow with their number
WANTED = 0.5  # seconds that a portion should take: it is lost when the study is interrupted
MOST = 64  # matches of each game in one portion


@dataclass(frozen=True)
class Task:
    """What to play: one match of each game for each seed."""

    seeds: range
    setting: Setting


Portions = Callable[[Iterable[Task]], Iterator[Portion]]
Rules = Sequence[tuple[Program, str]]  # of each game: its Program and its identity


class Pace:
    """Cuts seeds into portions that take about as long as wanted, by how long those before them took."""

    def __init__(self, setting: Setting, done: int) -> None:
        self._setting = setting
        self._left = setting.seeds[done:]
        self._size = 1

    def __iter__(self) -> Iterator[Task]:
        while self._left:
            seeds, self._left = self._left[: self._size], self._left[self._size :]
            yield Task(seeds, self._setting)

    def took(self, portion: Portion) -> None:
        """How long a portion took."""
        each = portion.seconds / max(1, portion.sums[0].matches)
        self._size = max(1, min(MOST, 2 * self._size, round(WANTED / max(each, 1e-6))))


def play(games: Sequence[Counting], task: Task) -> Portion:
    """Plays a portion. Raises Refusal, with the seed, where rules cannot go on."""
    setting, began = task.setting, time.perf_counter()
    portion = Portion.empty(len(games))
    for seed in task.seeds:
        start = Start(setting.players, seed, dict(setting.options), setting.seats)
        row = [game.count(start, setting.recorded) for game in games]
        portion.add([one.figures for one in row])
        for number, one in enumerate(row):
            portion.lines[number] |= one.lines
            portion.stopped[number] += one.stopped
            portion.records += [] if one.record is None else [(number, one.record)]
    portion.seconds = time.perf_counter() - began
    return portion


@contextmanager
def here(games: Sequence[Game], setting: Setting) -> Iterator[Portions]:
    """Portions one after another, in this process."""
    counting = [Counting(game, setting.closely) for game in games]
    yield lambda tasks: (play(counting, task) for task in tasks)


@contextmanager
def in_processes(games: Sequence[Game], setting: Setting) -> Iterator[Portions]:
    """Several at a time, in so many processes."""
    rules = [(game.program, game.identity) for game in games]
    with processes(setting.jobs, _sit_down, (rules, setting.closely)) as pool:

        def of_all(tasks: Iterable[Task]) -> Iterator[Portion]:
            waiting: deque[Future[Portion]] = deque()
            for task in tasks:
                waiting.append(pool.submit(_play, task))
                if len(waiting) == AHEAD * setting.jobs:
                    yield waiting.popleft().result()
            yield from (one.result() for one in waiting)

        yield of_all


_tables: list[Counting] = []  # of a process: the games that it plays


def _sit_down(rules: Rules, closely: bool) -> None:
    _tables[:] = [Counting(Game(program, identity), closely) for program, identity in rules]


def _play(task: Task) -> Portion:
    return play(_tables, task)
