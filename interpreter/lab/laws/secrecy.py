"""Secrets stay secret: what a seat may not know does not show in anything that it is shown (language, 3.8)."""

from __future__ import annotations

import random

from interpreter.lab.at_a_decision import Moment, name
from interpreter.lab.twin_match import Leak
from interpreter.lab.twins import Course, leak
from interpreter.numbering.tables import Tables, tables_of

TWINS, MANY = 2, 6  # that go beside a match: usually, and where nothing is left out
WAY_OUT = (
    "Way out: show it first (move it where it is seen, or turn it up), ask everybody whatever they hold, or let nothing that is "
    "seen hang on it"
)


class Found(str):
    """How a law is broken, with the step at which that shows, if it is another than where the law looks."""

    step: int


def secrets_stay_secret(moment: Moment) -> str | None:
    """When a match is over it is played again beside twins: matches that differ only in what a seat may not know, and must show
    that seat the same. `everything`: beside more of them, and with all refusals."""
    match = moment.match
    forks = random.Random(moment.seed * 1_000_003 + match.players)
    count = MANY if moment.everything else TWINS
    tables = tables_of(match.state)
    course = Course(match.game, match.players, tables.options, match.seed, match.history, forks, count, deeply=moment.everything)
    found = leak(course)
    return None if found is None else _told(tables, found)


def _told(tables: Tables, found: Leak) -> str:
    """Who learns what, where, and what to do about it."""
    lines = tables.program.lines
    place = ""
    if 0 <= found.line < len(lines):
        line = lines[found.line]
        place = f", at {line.file.rsplit('/', 1)[-1]}:{line.line}: {line.text.strip()}"
    told = Found(f"{name(found.seat)} learns a secret ({found.secret}): {found.what}{place}. {WAY_OUT}")
    told.step = found.step
    return told
