"""Plays the matches of a study and sums up what was counted: of each game beside the others, from the same seeds.

Paired seeds: the same shuffles, as far as the rules draw alike, and bots with the same chance: less of a difference is luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from interpreter import Game
from interpreter.lab.figures.counting import Counted
from interpreter.lab.figures.figure import Figures
from interpreter.lab.figures.playing import Asked, Counts, counted
from interpreter.lab.matches import Start
from interpreter.lab.studies import unfinished
from interpreter.lab.studies.sums import Beside, Measured, Setting, Sums

KEPT_EVERY = 20.0  # seconds: so much at most is lost where nothing can be said any more


def measure(games: Sequence[Game], setting: Setting, after_each: Callable[[], None] = lambda: None) -> Beside:
    """Plays one match of each game for each seed. `after_each` is called after each match; KeyboardInterrupt ends the study with
    what is done, and the same study goes on from there the next time. Raises Refusal where rules cannot go on."""
    found = Beside([Measured(game, setting) for game in games], [Sums() for _ in games[1:]])
    unfinished.take_up(found)
    for _ in range(found.matches):
        after_each()
    last_kept = time.monotonic()
    try:
        with counted(games, setting.jobs) as counts:
            for row in _rows(counts, len(games), setting, found.matches):
                _add(found, row)
                after_each()
                if time.monotonic() - last_kept > KEPT_EVERY:
                    unfinished.keep(found)
                    last_kept = time.monotonic()
    except KeyboardInterrupt:
        pass
    finally:
        unfinished.keep(found)
    return found


def _add(beside: Beside, row: list[Counted]) -> None:
    for one, measured in zip(row, beside.measured, strict=True):
        measured.add(one)
    for one, differences in zip(row[1:], beside.differences, strict=True):
        differences.add(_less(one.figures, row[0].figures))


def _rows(counts: Counts, games: int, setting: Setting, done: int) -> Iterator[list[Counted]]:
    """For each seed but those that are done what was counted of each game."""
    row: list[Counted] = []
    for one in counts(_asked(games, setting, done)):
        row.append(one)
        if len(row) == games:
            yield row
            row = []


def _asked(games: int, setting: Setting, done: int) -> Iterator[Asked]:
    for seed in setting.seeds[done:]:
        for which in range(games):
            yield which, Start(setting.players, seed, dict(setting.options), setting.seats)


def _less(one: Figures, other: Figures) -> Figures:
    return {figure: one.get(figure, 0.0) - other.get(figure, 0.0) for figure in {**one, **other}}
