"""The three sorts of plots of a page, as Vega-Lite: means with intervals, differences with intervals, and lines over a range.

Each row of a plot has its name above it, so that a plot is as readable on a phone as on a screen, and its figure beside it, so
that nobody looks it up on an axis. Colours have names (`style`, `range`): the page has them for light and for dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import altair

NAME, DOT, GAP = 22, 17, 12  # pixels: of a row's name, of each mean below it, and between two rows
LINES = 190  # pixels: how high a plot of lines is
SIGNED = "(datum.value > 0 ? '+' : '') + datum.label"
ROOM = 0.16  # of the width, for the figure beside the last mean


@dataclass(frozen=True)
class Mean:
    """A mean with its interval, of one row and one game."""

    what: str
    game: str
    mean: float
    low: float
    high: float
    told: str  # the figure in words


@dataclass(frozen=True)
class Change:
    """A difference with its interval; `sure`: it may be told."""

    what: str
    mean: float
    low: float
    high: float
    sure: bool
    told: str


@dataclass(frozen=True)
class Point:
    """A mean with its interval, at one value of a number; `line` is what it is of."""

    value: int
    line: str
    mean: float
    low: float
    high: float


def means(rows: Sequence[Mean], fair: float | None = None) -> Any:
    """A dot and a line for each mean, games below each other; `fair` is drawn across each row."""
    import altair as alt

    names, games = list(dict.fromkeys(row.what for row in rows)), list(dict.fromkeys(row.game for row in rows))
    each = NAME + DOT * len(games) + GAP
    placed = [{**vars(row), "y": names.index(row.what) * each + NAME + DOT * (games.index(row.game) + 0.5)} for row in rows]
    least, most = min([row.low for row in rows] + [0.0]), max([row.high for row in rows] + [fair or 0.0])
    across = _Across(len(names), each, alt.Scale(domain=[least, most + ROOM * (most - least)], nice=False, zero=False))
    colour = alt.Color("game:N", scale=alt.Scale(domain=games, range="category"), legend=None)
    of = across.chart(placed)
    said = of.encode(x=alt.X("high:Q", scale=across.x), text="told:N").mark_text(align="left", dx=8, style="figure")
    layers = [*(across.rules(fair, "fair") if fair is not None else []), *across.marks(of, colour, alt.Axis(tickCount=5)), said]
    return across.layered([*layers, across.names(names)])


def changes(rows: Sequence[Change]) -> Any:
    """A dot for each difference, with its interval, beside nothing; grey where it may be chance."""
    import altair as alt

    each = NAME + DOT + GAP
    placed = [{**vars(row), "y": number * each + NAME + DOT / 2, "kind": _kind(row)} for number, row in enumerate(rows)]
    least, most = min([row.low for row in rows] + [0.0]), max([row.high for row in rows] + [0.0])
    wide = (most - least) / 20
    across = _Across(len(rows), each, alt.Scale(domain=[least - wide, most + wide], nice=False, zero=False))
    colour = alt.Color("kind:N", scale=alt.Scale(domain=["more", "less", "open"], range="diverging"), legend=None)
    marks = across.marks(across.chart(placed), colour, alt.Axis(tickCount=5, labelExpr=SIGNED))
    told = across.names([row.told for row in rows], right=True)
    return across.layered([*across.rules(0.0, "zero"), *marks, across.names([row.what for row in rows]), told])


class _Across:
    """What both have: rows below each other, with a name above what is drawn, and one scale across."""

    def __init__(self, rows: int, each: int, x: altair.Scale) -> None:
        import altair as alt

        self._rows, self._each = rows, each
        self.x = x
        self._y = alt.Scale(domain=[rows * each, 0], nice=False)

    def chart(self, placed: Sequence[Any]) -> altair.Chart:
        """Of what has a place from top to bottom."""
        import altair as alt

        return alt.Chart(alt.InlineData(list(placed))).encode(y=alt.Y("y:Q", scale=self._y, axis=None))

    def marks(self, of: altair.Chart, colour: altair.Color, axis: altair.Axis) -> list[Any]:
        """Intervals and means."""
        import altair as alt

        low = alt.X("low:Q", scale=self.x, title=None, axis=axis)
        lines = of.encode(x=low, x2="high:Q", color=colour).mark_rule(strokeWidth=3, opacity=0.5, strokeCap="round")
        dots = of.encode(x=alt.X("mean:Q", scale=self.x), color=colour).mark_point(filled=True, size=90, opacity=1)
        return [lines, dots]

    def rules(self, at: float, style: str) -> list[Any]:
        """A line in each row, from top to bottom."""
        data = [
            {"at": at, "y": row * self._each + NAME - 3, "end": (row + 1) * self._each - GAP + 3} for row in range(self._rows)
        ]
        return [self.chart(data).mark_rule(style=style).encode(x="at:Q", y2="end:Q")]

    def names(self, names: Sequence[str], right: bool = False) -> Any:
        """The name of each row, from the left edge; or what is told of it, to the right one."""
        import altair as alt

        data = [{"name": name, "y": row * self._each + NAME / 2} for row, name in enumerate(names)]
        side, width = ("right", "width") if right else ("left", 0)
        room = alt.Undefined if right else alt.ExprRef(expr="width - 90")
        text = self.chart(data).mark_text(align=side, style="figure" if right else "name", limit=room)
        return text.encode(x=alt.value(width), text="name:N")

    def layered(self, layers: Sequence[Any]) -> Any:
        """All of it, as wide as the page."""
        import altair as alt

        return alt.layer(*layers).properties(width="container", height=self._rows * self._each)


def _kind(row: Change) -> str:
    return "open" if not row.sure else "more" if row.mean > 0 else "less"


def lines(points: Sequence[Point]) -> Any:
    """A line over the values, with a band for the interval; its name stands at its end."""
    import altair as alt

    data = [vars(point) for point in points]
    names = list(dict.fromkeys(point.line for point in points))
    last = max(point.value for point in points)
    ends = [{**vars(point), "name": point.line if len(names) > 1 else ""} for point in points if point.value == last]
    x = alt.X(
        "value:Q", title=None, axis=alt.Axis(values=sorted({point.value for point in points}), format="d", labelOverlap=True)
    )
    colour = alt.Color("line:N", scale=alt.Scale(domain=names, range="category"), legend=None)
    of = alt.Chart(alt.InlineData(data)).encode(x=x.scale(zero=False, nice=False), color=colour)
    mean = alt.Y("mean:Q", title=None, axis=alt.Axis(tickCount=4), scale=alt.Scale(zero=False))
    labels = alt.Chart(alt.InlineData(ends)).encode(x="value:Q", y=mean, text="name:N", color=colour)
    return alt.layer(
        of.mark_area(opacity=0.18).encode(y=alt.Y("low:Q", title=None, scale=alt.Scale(zero=False)), y2="high:Q"),
        of.mark_line(strokeWidth=2.5, point=alt.OverlayMarkDef(filled=True, size=50)).encode(y=mean),
        labels.mark_text(align="right", dy=-12, style="figure"),
    ).properties(width="container", height=LINES)
