"""What seats, first turns, actions, alternatives and cards have to do with winning, in the matches of one game."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.counting import Counting
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import ALPHA, Estimate, told_together
from interpreter.lab.studies.sums import Measured


@dataclass(frozen=True)
class Seat:
    """How often a seat, or whoever has the first turn as number so-and-so, wins, and whether that differs from a fair share."""

    name: str
    share: float
    fair: float
    less_fair: Estimate  # of the share less the fair one

    @property
    def low(self) -> float:
        """The low end of the interval of the share."""
        return self.fair + self.less_fair.low

    @property
    def high(self) -> float:
        """The high end."""
        return self.fair + self.less_fair.high


@dataclass(frozen=True)
class Use:
    """What was done with an action, an alternative, a card or a place, in a match; of actions it is not counted who could."""

    figure: Figure
    offered: float
    taken: float
    edge: Estimate  # how much more often one of the winners did it than one of the others


def seats(measured: Measured, group: str = f.WINS) -> list[Seat]:
    """Each seat (or, for WINS_IN_TURN, each place in the order of first turns) beside a fair share of all wins of the group."""
    sums = measured.sums
    names = sums.groups(group)
    fair = sum(one.mean for one in names.values()) / len(names) if names else 0.0
    found = told_together({group: (ALPHA, {figure: one.less(fair) for figure, one in names.items()})})[group]
    return [Seat(figure.name, names[figure].mean, fair, one) for figure, one in found.items()]


def uses(measured: Measured, group: str) -> list[Use]:
    """All that was done (DONE) or taken (TAKEN), what winners did most by comparison first."""
    sums = measured.sums
    edges = {figure: sums.of(Figure(f.EDGE[group], figure.name)) for figure in _known(measured, group)}
    found = told_together({group: (ALPHA, edges)})[group]
    offered = {figure: sums.of(Figure(f.OFFERED, figure.name)).mean for figure in edges}
    listed = [Use(figure, offered[figure], sums.of(figure).mean, one) for figure, one in found.items()]
    return sorted(listed, key=lambda use: (-use.edge.told, -use.edge.mean))


def _known(measured: Measured, group: str) -> list[Figure]:
    """The figures of a group that came up, or were offered at least."""
    names = {figure.name for figure in measured.sums.figures if figure.group == group}
    if group == f.TAKEN:
        names |= {figure.name for figure in measured.sums.figures if figure.group == f.OFFERED}
    return [Figure(group, name) for name in sorted(names)]


def never_done(measured: Measured) -> list[str]:
    """The addresses of the actions and alternatives that nobody ever did."""
    done = {figure.name for figure in measured.sums.figures if figure.group == f.DONE}
    return [name for name in Counting(measured.game).named.values() if name not in done]


def never_taken(measured: Measured) -> list[str]:
    """The names of what was offered and never taken."""
    figures = measured.sums.figures
    return sorted(figure.name for figure in figures if figure.group == f.OFFERED and Figure(f.TAKEN, figure.name) not in figures)


def never_offered(measured: Measured) -> list[str]:
    """The names of cards that were never to be had, of classes of which others were offered."""
    offered = {figure.name for figure in measured.sums.figures if figure.group == f.OFFERED}
    classes = {name.partition(": ")[0] for name in offered}
    pieces = [piece for piece in measured.game.program.pieces if piece.name in classes and not piece.rolled]
    return [name for piece in pieces for row in piece.rows if (name := f"{piece.name}: {row}") not in offered]
