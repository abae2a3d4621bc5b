"""A few figures at the head of a page: what a game is like, and beside it what it is like with a variant."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.sentences import number
from interpreter.lab.studies.sums import Beside

SHOWN = (
    (f.ROUNDS, "rounds in a game"), (f.DECISIONS, "decisions with a choice"), (f.IN_ALL, "points each"),
    (f.OF_WINNERS, "points of the winner"), (f.LEAD_CHANGES, "changes of the lead"), (f.DECIDED, "won by who leads at half time"),
)  # fmt: skip


@dataclass(frozen=True)
class Tile:
    """A figure: before (nothing, of one game) and now, and what may be said of the difference."""

    name: str
    now: str
    before: str = ""
    note: str = ""


def tiles(beside: Beside) -> list[Tile]:
    """Those that were counted."""
    shown = [(figure, name) for figure, name in SHOWN if any(one.sums.of(figure).other for one in beside.measured)]
    if len(beside.measured) == 1:
        return [Tile(name, _told(beside, 0, figure)) for figure, name in shown]
    told = compared(beside).told
    return [
        Tile(name, _told(beside, 1, figure), _told(beside, 0, figure), "" if figure in told else "may be chance")
        for figure, name in shown
    ]


def _told(beside: Beside, which: int, figure: Figure) -> str:
    mean = beside.measured[which].sums.of(figure).mean
    return f"{100 * mean:.0f} %" if figure == f.DECIDED else number(mean)
