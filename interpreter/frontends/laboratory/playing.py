"""Plays the matches of a study before the eyes of whoever waits: a bar with the time that is left, and one line where it ends."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from interpreter import Game
from interpreter.frontends.console import ERR, answer_no, wrong_use
from interpreter.frontends.laboratory.plots import needs_altair
from interpreter.frontends.laboratory.wanted import Files, Wanted
from interpreter.lab.figures.intervals import LabMissing, needs_scipy
from interpreter.lab.studies.cluster import NoCluster, needs_distributed
from interpreter.lab.studies.frames import needs_polars
from interpreter.lab.studies.study import Watching, measure
from interpreter.lab.studies.sums import Beside, Setting
from interpreter.match.record import Record
from interpreter.telling.english.inflection import amount

GOES_ON = "The same command goes on from there."


def ready(wanted: Wanted) -> None:
    """Ends the command, before anything is played, where something is missing that it will need."""
    try:
        needs_scipy()
        if wanted.on:
            needs_distributed()
        if wanted.files.data is not None:
            needs_polars()
        if wanted.files.page is not None:
            needs_altair()
    except LabMissing as missing:
        wrong_use(str(missing))


def played(games: Sequence[Game], setting: Setting, files: Files) -> Beside:
    """Plays the matches; interrupted, it says so and goes on with what there is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        task = progress.add_task(amount(setting.players, "player"), total=len(setting.seeds))
        watching = Watching(partial(progress.advance, task), partial(_write_record, files.records, games))
        try:
            found = measure(games, setting, watching)
        except BrokenProcessPool:
            progress.stop()
            answer_no(
                f"A process that played was ended from outside. {GOES_ON} If there was no room for it, `--jobs 1` needs less."
            )
        except NoCluster as trouble:
            progress.stop()
            answer_no(f"{trouble} What was played is kept: the same command goes on from there, here or on a cluster.")
    if found.matches < 2:
        answer_no("Interrupted before two matches were played: nothing can be told.")
    if found.matches < len(setting.seeds):
        ERR.print(Text(f"Interrupted: what follows is of the {found.matches} matches that were played. {GOES_ON}"))
    return found


def _write_record(folder: Path | None, games: Sequence[Game], game: int, record: Record) -> None:
    """One match of one of the games. Raises OSError."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        name = "-".join([games[game].name, *games[game].variants, f"{record['players']}-players", f"{record['seed']}"])
        (folder / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
