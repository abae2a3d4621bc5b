"""What seats, first turns, actions, alternatives and cards have to do with winning, in the matches of one game."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import ALPHA, Estimate, told_together
from interpreter.lab.figures.names import clauses
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
    """What was done with an action, an alternative, a card, a row or a place, in a match: means over all matches."""

    figure: Figure
    offered: float  # decisions at which it was one of several options
    chosen: float  # of them, those at which it was taken
    times: float  # done or taken, an action also where there was no choice
    by_winner: float  # of them, those of each of the winners
    by_other: float  # and of each of the others
    points: float  # that came through it each time
    edge: Estimate  # how much more often one of the winners did it than one of the others

    @property
    def when_offered(self) -> float:
        """How often it was taken where it was offered, as a share."""
        return self.chosen / self.offered if self.offered else 0.0


def seats(measured: Measured, group: str = f.WINS) -> list[Seat]:
    """Each seat (or, for WINS_IN_TURN, each place in the order of first turns) beside a fair share of all wins of the group."""
    sums = measured.sums
    names = sums.groups(group)
    fair = sum(one.mean for one in names.values()) / len(names) if names else 0.0
    found = told_together({group: (ALPHA, {figure: one.less(fair) for figure, one in names.items()})})[group]
    return [Seat(figure.name, names[figure].mean, fair, one) for figure, one in found.items()]


def uses(measured: Measured, group: str) -> list[Use]:
    """All actions and alternatives (DONE), or all cards, rows and places (TAKEN), what winners did most by comparison first."""
    sums = measured.sums
    edges = {figure: sums.of(Figure(f.EDGE[group], figure.name)) for figure in _known(measured, group)}
    found = told_together({group: (ALPHA, edges)})[group]
    listed = [_use(measured, figure, one) for figure, one in found.items()]
    return sorted(listed, key=lambda use: (-use.edge.told, -use.edge.mean))


def _use(measured: Measured, figure: Figure, edge: Estimate) -> Use:
    group, name = figure

    def mean(of: str) -> float:
        return measured.sums.of(Figure(of, name)).mean

    times = mean(group)
    through = mean(f.THROUGH) / times if times else 0.0
    return Use(
        figure, mean(f.OFFERED), mean(f.TAKEN), times, mean(f.BY_WINNER[group]), mean(f.BY_OTHER[group]), through, edge
    )  # fmt: skip


def _known(measured: Measured, group: str) -> list[Figure]:
    """The figures of a group that came up, or were offered at least."""
    names = {figure.name for figure in measured.sums.figures if figure.group in (group, f.OFFERED)}
    clause = {*clauses(measured.game.program).values()}
    return [Figure(group, name) for name in sorted(names) if (name in clause) == (group == f.DONE)]


def _names(measured: Measured, group: str) -> set[str]:
    return {figure.name for figure, one in measured.sums.figures.items() if figure.group == group and one.other}


@dataclass(frozen=True)
class Idle:
    """What nobody used, by the names of figures."""

    never_offered: list[str]  # actions and alternatives that nobody could do, and cards of a class of which others were offered
    never_taken: list[str]  # offered, and never taken or done
    never_spent: list[str]  # resources that were got
    never_got: list[str]  # resources


def idle(measured: Measured) -> Idle:
    """What nobody used in matches that were looked at closely."""
    offered, taken, done = (_names(measured, group) for group in (f.OFFERED, f.TAKEN, f.DONE))
    got, spent = _names(measured, f.GOT), _names(measured, f.SPENT)
    known = [*clauses(measured.game.program).values(), *_cards(measured, offered)]
    resources = [resource.name for resource in measured.game.program.resources]
    return Idle(
        [name for name in known if name not in offered | done],
        sorted(offered - taken - done),
        [name for name in resources if name in got - spent],
        [name for name in resources if name not in got | spent],
    )


def _cards(measured: Measured, offered: set[str]) -> list[str]:
    """The cards of the classes of which some were offered."""
    classes = {name.partition(": ")[0] for name in offered}
    pieces = [piece for piece in measured.game.program.pieces if piece.name in classes and not piece.rolled]
    return [f"{piece.name}: {row}" for piece in pieces for row in piece.rows]
