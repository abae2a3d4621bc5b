"""Several subjects, the same work, in turns: the median of each, and how many times as fast the first of them is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.figures import Task
from bench.processes import CannotMeasure, Engine

RATES = ("face", "in_place")  # the more the better; of all others, the less


@dataclass(frozen=True)
class Subject:
    """What is measured: the engine of a commit, or what that engine's process measures beside it (`hand_`, `spiel_`)."""

    title: str
    engine: Engine
    beside: str = ""


@dataclass(frozen=True)
class Effort:
    """How many rounds, and the seconds of one."""

    rounds: int
    seconds: float


@dataclass(frozen=True)
class Compared:
    """The median of a subject, and of the rounds how many times as fast the first subject was: median, least, most."""

    value: float
    ratio: float
    least: float
    most: float


def compared(subjects: Sequence[Subject], figure: str, table: tuple[str, int], effort: Effort) -> list[Compared | None]:
    """One figure of a game with so many players, for each subject; None for one that cannot say it.

    The first decides how many matches a round has; the others play just as many, from the same seeds.
    """
    taken: list[list[float] | None] = [[] for _ in subjects]
    for number in range(effort.rounds):
        matches = 0
        for index, subject in enumerate(subjects):
            values = taken[index]
            if values is None:
                continue
            task = Task(subject.beside + figure, *table, effort.seconds, matches, number)
            try:
                sample = subject.engine.measure(task)
            except CannotMeasure as error:
                print(f"{table[0]}, {figure} of {subject.title}: {error}", file=sys.stderr)
                taken[index] = None
                continue
            values.append(sample.value)
            matches = matches or sample.matches
    return [_against(taken[0], values, figure in RATES) for values in taken]


def _against(ours: list[float] | None, theirs: list[float] | None, more_is_better: bool) -> Compared | None:
    if not theirs:
        return None
    ratios = [a / b if more_is_better else b / a for a, b in zip(ours or theirs, theirs, strict=True)]
    return Compared(median(theirs), median(ratios), min(ratios), max(ratios))
