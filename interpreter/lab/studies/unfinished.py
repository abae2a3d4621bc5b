"""Studies that were interrupted go on where they stopped: their sums are kept in the user's cache folder.

They are found again as long as the rules, the code, the bots and the first seed are the same; how many matches are wanted does
not matter, so that a study may also go on with more of them.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from interpreter.keeping import folder
from interpreter.keeping.code import stamp
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.moments import Moments
from interpreter.lab.studies.sums import Beside, Sums


def take_up(beside: Beside) -> None:
    """What was counted of these games before, if it is no more than what is wanted; else nothing changes."""
    name = _name(beside)
    data = None if name is None else folder.found(name)
    if data is None:
        return
    kept = json.loads(data)
    if kept["matches"] > len(beside.measured[0].setting.seeds):
        return
    for measured, one in zip(beside.measured, kept["measured"], strict=True):
        measured.lines, measured.stopped = set(one["lines"]), one["stopped"]
        _read(measured.sums, kept["matches"], one["figures"])
    for sums, figures in zip(beside.differences, kept["differences"], strict=True):
        _read(sums, kept["matches"], figures)


def keep(beside: Beside) -> None:
    """Keeps what was counted so far, if that can be done and no more is kept already."""
    name = _name(beside)
    data = None if name is None else folder.found(name)
    if name is None or (data is not None and json.loads(data)["matches"] > beside.matches):
        return
    measured = [{"lines": sorted(one.lines), "stopped": one.stopped, "figures": _listed(one.sums)} for one in beside.measured]
    kept = {"matches": beside.matches, "measured": measured, "differences": [_listed(sums) for sums in beside.differences]}
    folder.keep(name, json.dumps(kept).encode())


def _name(beside: Beside) -> str | None:
    """What the study is called in the folder; None where the code cannot be told from another."""
    setting, code = beside.measured[0].setting, stamp()
    if code is None or folder.folder() is None:
        return None
    rules = [one.game.identity for one in beside.measured]
    lines = [[(line.address, line.text) for line in one.game.program.lines] for one in beside.measured]
    about = [code, rules, lines, setting.players, setting.seeds.start, setting.seats, sorted(setting.options.items())]
    about += [setting.closely, setting.recorded]
    return f"study-{sha256(repr(about).encode()).hexdigest()[:32]}"


def _listed(sums: Sums) -> list[list[Any]]:
    return [[*figure, one.other, one.total, one.squares] for figure, one in sums.figures.items()]


def _read(sums: Sums, matches: int, figures: list[list[Any]]) -> None:
    sums.matches = matches
    for group, name, other, total, squares in figures:
        sums.figures[Figure(group, name)] = Moments(0, other, total, squares)
