"""The figures of a study in columns, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from interpreter.frontends.console import OUT
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import estimate
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.sentences import number
from interpreter.lab.studies.strength import Seat, Use, uses
from interpreter.lab.studies.strength import seats as seats_of
from interpreter.lab.studies.sums import Beside, Measured

ROWS_AT_MOST = 40  # in the terminal
NOT_OF_THE_OVERVIEW = (f.WINS, f.WINS_IN_TURN)  # their shares are told in a hundred


@dataclass(frozen=True)
class Table:
    """Headings, rows of texts, and a note: the first column is what is told of."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


# ----------------------------------------------------------------------------------------------------------- of one game
def seats_table(measured: Measured) -> Table:
    """Who wins how often, by seat and by first turn."""
    rows = [
        (name.format(seat.name), f"{100 * seat.share:.1f}", _span(seat), f"{100 * seat.fair:.1f}")
        for group, name in ((f.WINS, "{}"), (f.WINS_IN_TURN, "first turn: {}"))
        for seat in seats_of(measured, group)
    ]
    return Table(("wins", "of a hundred", "give or take", "fair"), rows)


def _span(seat: Seat) -> str:
    return f"{100 * max(0.0, seat.low):.0f} to {100 * min(1.0, seat.high):.0f}"


def uses_tables(measured: Measured) -> list[Table]:
    """What is done and taken; nothing where nothing has a name."""
    note = (
        "Times a game, all players together; of those by a winner and by another, of each of them. Points came through it each "
        "time. Edge: how many times more a winner does it than another; in brackets where that may be chance."
    )
    found = []
    for group, what, done in ((f.DONE, "actions and alternatives", "done"), (f.TAKEN, "cards, rows, places", "had")):
        headings = (what, "offered", "taken", done, "winner", "other", "points", "edge")
        rows = [_use(measured, use) for use in uses(measured, group)]
        found += [Table(headings, rows, note)] if rows else []
    return found


def _use(measured: Measured, use: Use) -> Sequence[str]:
    taken = f"{100 * use.when_offered:.0f} %" if use.offered else "-"
    name = called(measured.game.program, use.figure.name)
    figures = [number(one) for one in (use.times, use.by_winner, use.by_other, use.points)]
    return name, number(use.offered), taken, *figures, _edge(use)


def _edge(use: Use) -> str:
    """By how much a winner does it more than one of the others; in brackets where that may be chance."""
    edge = f"{'+' if use.edge.mean >= 0 else '-'}{number(abs(use.edge.mean))}"
    return edge if use.edge.told else f"({edge})"


# -------------------------------------------------------------------------------------------------------- of several games
def differences_table(beside: Beside) -> Table:
    """Every figure of two games and how they differ; a star where that may be told."""
    found, (base, variant) = compared(beside), beside.measured
    rows = []
    for figure, one in found.differences.items():
        times = 100 if figure.group in NOT_OF_THE_OVERVIEW or figure == f.DECIDED else 1
        before, after = (number(times * measured.sums.of(figure).mean) for measured in (base, variant))
        span = f"{signed(times * one.low)} to {signed(times * one.high)}"
        rows.append((f"{figure.group}: {called(base.game.program, figure.name)}", before, after, span, "*" if one.told else ""))
    return Table(("figure", base.game.title, variant.game.title, "difference", "told"), rows, "Wins in a hundred matches.")


def sweep_table(values: Sequence[int], beside: Beside) -> Table:
    """The figures that matter most, for each value; a star where one differs from the first, as far as that can be told."""
    known = (
        (f.ROUNDS, "rounds"),
        (f.DECISIONS, "decisions"),
        (f.OF_WINNERS, "winners' points"),
        (f.LEAD_CHANGES, "lead changes"),
    )
    shown = [(figure, name) for figure, name in known if any(one.sums.of(figure).other for one in beside.measured)]
    rows = []
    for place, (value, one) in enumerate(zip(values, beside.measured, strict=True)):
        told = compared(beside, place).told if place else {}
        means = [f"{_give_or_take(one, figure)}{'*' if figure in told else ''}" for figure, _ in shown]
        rows.append((str(value), _wins(one, told), *means))
    note = f"Wins of a hundred, seat by seat, and by how much each may be off. A star: other than with {values[0]}, for sure."
    return Table(("value", "wins by seat", *(name for _, name in shown)), rows, note)


def _wins(measured: Measured, told: Container[Figure]) -> str:
    """`38 20* 42 ± 9`."""
    seats = seats_of(measured)
    shares = [f"{100 * seat.share:.0f}{'*' if Figure(f.WINS, seat.name) in told else ''}" for seat in seats]
    return f"{' '.join(shares)} ± {100 * max(min(1.0, (seat.high - seat.low) / 2) for seat in seats):.0f}"


def _give_or_take(measured: Measured, figure: Figure) -> str:
    """`26 ± 1.3`."""
    one = estimate(measured.sums.of(figure))
    return f"{number(one.mean)} ± {number((one.high - one.low) / 2)}"


def signed(value: float) -> str:
    """`+1.5`, `-0.2`, `0`."""
    text = number(abs(value))
    return text if text == "0" else f"{'+' if value > 0 else '-'}{text}"


# ------------------------------------------------------------------------------------------------------- in the terminal
def show(table: Table) -> None:
    """Prints a table; of a long one what stands first and last."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, heading in enumerate(table.headings):
        grid.add_column(heading, justify="right" if place else "left")
    half = ROWS_AT_MOST // 2
    rows = table.rows if len(table.rows) <= ROWS_AT_MOST else [*table.rows[:half], *table.rows[-half:]]
    for row in rows:
        grid.add_row(*map(Text, row))
    OUT.print(grid)
    left = len(table.rows) - len(rows)
    note = f"{table.note} {left} in between are left out." if left else table.note
    OUT.print(Text(f"{note}\n" if note else ""))
