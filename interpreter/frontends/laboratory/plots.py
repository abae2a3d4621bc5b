"""Which plots a study has: who wins, where points come from, what changed most, what winners do, one number over a range."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from interpreter.frontends.laboratory.charts import Change, Mean, Point, changes, lines, means
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import Estimate, LabMissing, estimate
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.comparing import Compared
from interpreter.lab.studies.sentences import number
from interpreter.lab.studies.strength import uses
from interpreter.lab.studies.sums import Beside, Measured

MOST = 14  # rows of one plot
ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")
TOTALS = (f.IN_ALL, f.OF_WINNERS)


def needs_altair() -> None:
    """Raises LabMissing where Altair, or what puts its plots into a page, is not there."""
    try:
        import altair  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError:
        raise LabMissing("Altair and vl-convert") from None


@dataclass(frozen=True)
class Plot:
    """A question that a plot answers, how to read it, and the plot as rows, drawn when a page is written."""

    title: str
    note: str
    rows: Sequence[Mean] | Sequence[Change] | Sequence[Point]
    fair: float | None = None

    def drawn(self) -> dict[str, Any]:
        """As Vega-Lite. Raises LabMissing."""
        needs_altair()
        match self.rows[0]:
            case Mean():
                chart = means(self.rows, self.fair)  # type: ignore[arg-type]
            case Change():
                chart = changes(self.rows)  # type: ignore[arg-type]
            case Point():
                chart = lines(self.rows)  # type: ignore[arg-type]
        found: dict[str, Any] = chart.to_dict()
        return {name: value for name, value in found.items() if name != "config"}


# ------------------------------------------------------------------------------------------------------------- which there are
def plots_of_comparison(found: Compared, beside: Beside) -> list[Plot]:
    """A game and a variant of it."""
    told = [figure for figure in found.told if figure.group in f.IN_DETAIL]
    rest = [figure for figure in found.differences if figure.group in f.IN_DETAIL and figure not in told]
    shown = sorted([*sorted(told, key=_by_change(found)), *sorted(rest, key=_by_change(found))][:MOST], key=_up_to_down(found))
    return [
        _wins(beside),
        *_points(beside),
        *_plot("How long is a game, and how open?", LENGTH_NOTE, _length(found)),
        *_plot("What is done more, and what less?", DETAILS_NOTE, [_change(found, figure) for figure in shown]),
    ]


def plots_of_one_game(beside: Beside) -> list[Plot]:
    """One game by itself."""
    measured = beside.measured[0]
    found = [_wins(beside), *_by_first_turn(beside), *_points(beside)]
    for group, title in ((f.DONE, "What do winners do more than others?"), (f.TAKEN, "What do winners take more than others?")):
        used = [use for use in uses(measured, group) if use.times]
        most = sorted(used, key=lambda use: (not use.edge.told, -abs(use.edge.mean)))[:MOST]
        rows = [
            Change(
                _called(measured, use.figure), use.edge.mean, use.edge.low, use.edge.high, use.edge.told, _signed(use.edge.mean)
            )
            for use in sorted(most, key=lambda use: -use.edge.mean)
        ]
        found += _plot(title, EDGE_NOTE, rows)
    return found


def plots_of_sweep(values: Sequence[int], beside: Beside) -> list[Plot]:
    """One number over a range."""
    wins = list(beside.measured[0].sums.groups(f.WINS))
    found = [
        ("Who wins, of a hundred?", wins, 100.0),
        ("How many rounds has a game?", [f.ROUNDS], 1.0),
        ("How many decisions with a choice?", [f.DECISIONS], 1.0),
        ("How many points does the winner have?", [f.OF_WINNERS], 1.0),
        ("How often does the lead change?", [f.LEAD_CHANGES], 1.0),
    ]
    return [
        plot
        for title, figures, times in found
        if any(one.sums.of(figure).other for one in beside.measured for figure in figures)
        for plot in _plot(title, SWEEP_NOTE, _over(values, beside, figures, times))
    ]


SHARE_NOTE = "Of a hundred matches. The dashed line is a fair share."
TOTALS_NOTE = "At the end of a game."
POINTS_NOTE = "Points of an average player, by line of scoring, at the end."
LENGTH_NOTE = "By how many in a hundred each is more or less than before. What is grey may be chance."
DETAILS_NOTE = "Times more or less in a hundred turns. What is grey may be chance."
EDGE_NOTE = "How many times more in a match a winner does it than one of the others. What is grey may be chance."
SWEEP_NOTE = "The band holds the true mean in 95 of 100 such studies."


def _plot(title: str, note: str, rows: Sequence[Change] | Sequence[Point] | Sequence[Mean]) -> list[Plot]:
    return [Plot(title, note, rows)] if rows else []


# ------------------------------------------------------------------------------------------------------------------- rows
def _wins(beside: Beside) -> Plot:
    figures = list(dict.fromkeys(figure for one in beside.measured for figure in one.sums.groups(f.WINS)))
    return Plot("Who wins?", SHARE_NOTE, _means(beside, figures, 100.0), 100 * _fair(beside, figures))


def _by_first_turn(beside: Beside) -> list[Plot]:
    figures = list(beside.measured[0].sums.groups(f.WINS_IN_TURN))
    if len(figures) < 2:
        return []
    rows = _means(beside, figures, 100.0)
    return [Plot("Does it help to be first?", SHARE_NOTE, rows, 100 * _fair(beside, figures))]


def _fair(beside: Beside, figures: Sequence[Figure]) -> float:
    """A fair share of all wins."""
    return sum(beside.measured[0].sums.of(figure).mean for figure in figures) / len(figures)


def _points(beside: Beside) -> list[Plot]:
    first = beside.measured[0].sums
    figures = [*dict.fromkeys(figure for one in beside.measured for figure in one.sums.groups(f.POINTS) if figure not in TOTALS)]
    figures.sort(key=lambda figure: -first.of(figure).mean)
    if not any(one.sums.of(f.IN_ALL).other for one in beside.measured):
        return []
    lines = Plot("Where do points come from?", POINTS_NOTE, _means(beside, figures))
    return [Plot("How many points?", TOTALS_NOTE, _means(beside, TOTALS)), *([lines] if len(figures) > 1 else [])]


def _means(beside: Beside, figures: Sequence[Figure], times: float = 1.0) -> list[Mean]:
    rows = []
    for figure in figures:
        for measured in beside.measured:
            one = estimate(measured.sums.of(figure))
            low, high = _within(one, times)
            told = number(one.mean * times)
            rows.append(Mean(_called(measured, figure), measured.game.title, one.mean * times, low, high, told))
    return rows


def _within(one: Estimate, times: float) -> tuple[float, float]:
    """An interval; of a share no more than all of it."""
    if times == 1:
        return one.low, one.high
    return max(one.low * times, 0.0), min(one.high * times, times)


def _length(found: Compared) -> list[Change]:
    """Rounds, turns, decisions, options and the lead, each as so many in a hundred of what it was."""
    rows = []
    for figure in (f.ROUNDS, f.TURNS, f.DECISIONS, f.OPTIONS, f.LEAD_CHANGES, f.DECIDED):
        one, before = found.differences.get(figure), found.base.sums.of(figure).mean
        if one is None or not before or figure == f.DECIDED:
            continue
        mean, low, high = (100 * value / before for value in (one.mean, one.low, one.high))
        told = f"{_signed(mean)} % ({number(before)} → {number(found.variant.sums.of(figure).mean)})"
        rows.append(Change(figure.name, mean, low, high, one.told, told))
    return rows


def _change(found: Compared, figure: Figure) -> Change:
    one = found.differences[figure]
    before, after = (number(measured.sums.of(figure).mean) for measured in (found.base, found.variant))
    return Change(_called(found.base, figure), one.mean, one.low, one.high, one.told, f"{before} → {after}")


def _over(values: Sequence[int], beside: Beside, figures: Sequence[Figure], times: float) -> list[Point]:
    points = []
    for figure in figures:
        for value, measured in zip(values, beside.measured, strict=True):
            one = estimate(measured.sums.of(figure))
            low, high = _within(one, times)
            points.append(Point(value, figure.name, one.mean * times, low, high))
    return points if any(point.low != points[0].mean or point.high != points[0].mean for point in points) else []


def _by_change(found: Compared) -> Any:
    return lambda figure: -abs(found.differences[figure].mean)


def _up_to_down(found: Compared) -> Any:
    return lambda figure: -found.differences[figure].mean


def _called(measured: Measured, figure: Figure) -> str:
    if figure.group == f.WINS_IN_TURN:
        place = int(figure.name.removeprefix("place "))
        return f"{ORDER[place - 1] if place <= len(ORDER) else f'number {place}'} to have a turn"
    if figure == f.IN_ALL:
        return "of each player"
    return "of the winner" if figure == f.OF_WINNERS else called(measured.game.program, figure.name)


def _signed(value: float) -> str:
    text = number(abs(value))
    return text if text == "0" else f"{'+' if value > 0 else '−'}{text}"
