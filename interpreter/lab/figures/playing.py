"""Matches that are counted, of one game or of several beside each other, here or in processes of their own.

What is counted comes in the order in which it was asked for: how many processes there are changes nothing. Only figures travel.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager

from interpreter import Game
from interpreter.lab.figures.counting import Counted, Counting
from interpreter.lab.matches import Start
from interpreter.worker_processes import processes
from rulelang.program import Program

Asked = tuple[int, Start]  # which of the games, and what the match begins with
Counts = Callable[[Iterable[Asked]], Iterator[Counted]]
AHEAD = 8  # so many matches for each process wait at a time: memory does not grow with their number


@contextmanager
def counted(games: Sequence[Game], jobs: int) -> Iterator[Counts]:
    """What counts matches of these games, in so many processes."""
    if jobs == 1:
        tables = [Counting(game) for game in games]
        yield lambda asked: (tables[which].count(start) for which, start in asked)
        return
    with processes(jobs, _sit_down, ([(game.program, game.identity) for game in games],)) as pool:

        def of_all(asked: Iterable[Asked]) -> Iterator[Counted]:
            waiting: deque[Future[Counted]] = deque()
            for one in asked:
                waiting.append(pool.submit(_count, one))
                if len(waiting) == AHEAD * jobs:
                    yield waiting.popleft().result()
            yield from (one.result() for one in waiting)

        yield of_all


_tables: list[Counting] = []  # of a process: the games that it plays


def _sit_down(games: Sequence[tuple[Program, str]]) -> None:
    _tables[:] = [Counting(Game(program, identity)) for program, identity in games]


def _count(asked: Asked) -> Counted:
    which, start = asked
    return _tables[which].count(start)
