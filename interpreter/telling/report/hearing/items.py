"""What is heard of a match, item by item: what happened, what was decided, and where rounds, phases and turns begin and end."""

from __future__ import annotations

from typing import NamedTuple

from interpreter.telling.report.clauses import Clause
from interpreter.telling.report.doing import Choice

SET_UP = "set-up"
GO_ON = "turns"  # the heading of turns that no phase holds, where they go on after a phase


class RoundBegins(NamedTuple):
    """A round, by its number from 1 on; `alone`: with a heading of its own where no phase begins with it."""

    number: int
    alone: bool


class PhaseBegins(NamedTuple):
    """A phase, with its title; `within` a turn."""

    heading: str
    within: bool


class PhaseEnds(NamedTuple):
    """The last phase that began is over."""


class TurnBegins(NamedTuple):
    """A player has the turn."""

    player: int


class TurnsEnd(NamedTuple):
    """The turns that were taken last are over."""


class Passes(NamedTuple):
    """A player passes, and was not asked."""

    player: int


class Ends(NamedTuple):
    """The game ends, or comes to its end, in a sentence that may say why."""

    text: str


Item = Clause | Choice | Ends | RoundBegins | PhaseBegins | PhaseEnds | TurnBegins | TurnsEnd | Passes
