"""The tables of `rulelang lab`: seats, what is done and taken, one number over a range."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from interpreter.frontends.console import OUT
from interpreter.lab.figures import figure as f
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.of_one_game import mean_of
from interpreter.lab.studies.sentences import number
from interpreter.lab.studies.strength import Seat, Use, uses
from interpreter.lab.studies.strength import seats as seats_of
from interpreter.lab.studies.sums import Measured

ROWS_AT_MOST = 40


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table


def show_seats(measured: Measured) -> None:
    table = _table("wins", "of a hundred", "give or take", "fair")
    for group, name in ((f.WINS, "{}"), (f.WINS_IN_TURN, "first turn: {}")):
        for seat in seats_of(measured, group):
            table.add_row(name.format(seat.name), f"{100 * seat.share:.1f}", _span(seat), f"{100 * seat.fair:.1f}")
    OUT.print(table)
    OUT.print()


def _span(seat: Seat) -> str:
    return f"{100 * max(0.0, seat.low):.0f} to {100 * min(1.0, seat.high):.0f}"


def show_uses(measured: Measured) -> None:
    for group, what, done in ((f.DONE, "actions and alternatives", "done"), (f.TAKEN, "cards, places and others", "taken")):
        found = uses(measured, group)
        if not found:
            continue
        table = _table(what, *(["offered"] if group == f.TAKEN else []), done, "more by a winner")
        shown = found if len(found) <= ROWS_AT_MOST else [*found[: ROWS_AT_MOST // 2], *found[-ROWS_AT_MOST // 2 :]]
        for use in shown:
            offered = [number(use.offered)] if group == f.TAKEN else []
            table.add_row(Text(called(measured.game.program, use.figure.name)), *offered, number(use.taken), _edge(use))
        OUT.print(table)
        left = len(found) - len(shown)
        OUT.print(Text(f"Times a game, all players together.{f' {left} in between are left out.' if left else ''}\n"))


def _edge(use: Use) -> str:
    """By how much a winner does it more than one of the others; in brackets where that may be chance."""
    edge = f"{'+' if use.edge.mean >= 0 else '-'}{number(abs(use.edge.mean))}"
    return edge if use.edge.told else f"({edge})"


def show_sweep(values: Sequence[int], measured: Sequence[Measured]) -> None:
    table = _table("value", "wins of Player 1", "rounds", "decisions", "points of the winners", "lead changes")
    for value, one in zip(values, measured, strict=True):
        wins = seats_of(one)[0]
        figures = [mean_of(one, figure) for figure in (f.ROUNDS, f.DECISIONS, f.OF_WINNERS, f.LEAD_CHANGES)]
        table.add_row(str(value), f"{100 * wins.share:.0f} ({_span(wins)})", *figures)
    OUT.print(table)
