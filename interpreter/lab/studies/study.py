"""Plays the matches of a study and sums up what was counted: of each game beside the others, from the same seeds.

Paired seeds: the same shuffles, as far as the rules draw alike, and bots with the same chance: less of a difference is luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpreter import Game
from interpreter.lab.studies import unfinished
from interpreter.lab.studies.cluster import on_cluster
from interpreter.lab.studies.portions import Pace, Portions, here, in_processes
from interpreter.lab.studies.sums import Beside, Measured, Setting, Sums

if TYPE_CHECKING:
    from interpreter.match.record import Record

KEPT_EVERY = 20.0  # seconds: so much at most is lost where nothing can be said any more


def _nothing(*_: object) -> None:
    """Nobody looks."""


@dataclass(frozen=True)
class Watching:
    """Who looks while a study is played: told how many more matches of each game are done, and of each match's record (game and
    record), where these are wanted."""

    done: Callable[[int], None] = _nothing
    record: Callable[[int, Record], None] = _nothing


NOBODY = Watching()


def _played(games: Sequence[Game], setting: Setting) -> AbstractContextManager[Portions]:
    """What plays portions of these games where the setting says. Raises LabMissing and NoCluster."""
    if setting.on:
        return on_cluster(games, setting)
    return here(games, setting) if setting.jobs == 1 else in_processes(games, setting)


def measure(games: Sequence[Game], setting: Setting, watching: Watching = NOBODY) -> Beside:
    """Plays one match of each game for each seed. KeyboardInterrupt ends the study with what is done, and the same study goes on
    from there the next time. Raises Refusal where rules cannot go on, and LabMissing and NoCluster where there is no cluster."""
    found = Beside([Measured(game, setting) for game in games], [Sums() for _ in games[1:]])
    unfinished.take_up(found)
    watching.done(found.matches)
    last_kept, pace = time.monotonic(), Pace(setting, found.matches)
    try:
        with _played(games, setting) as portions:
            for portion in portions(iter(pace)):
                pace.took(portion)
                found.merge(portion)
                for game, record in portion.records:
                    watching.record(game, record)
                watching.done(portion.sums[0].matches)
                if time.monotonic() - last_kept > KEPT_EVERY:
                    unfinished.keep(found)
                    last_kept = time.monotonic()
    except KeyboardInterrupt:
        pass
    finally:
        unfinished.keep(found)
    return found
