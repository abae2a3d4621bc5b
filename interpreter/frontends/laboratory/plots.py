"""The plots of a study, as Vega-Lite: who wins, where points come from, what is done how often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import LabMissing, estimate
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.sums import Beside, Measured

if TYPE_CHECKING:
    import altair

MOST = 20  # bars of one plot
COLOURS = ("#4c6a92", "#d1793f")
ROW = 20  # pixels for each game in a row of a plot


def needs_altair() -> None:
    """Raises LabMissing where Altair, or what puts its plots into a page, is not there."""
    try:
        import altair  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError:
        raise LabMissing("Altair and vl-convert") from None


def plots(beside: Beside) -> list[tuple[str, str]]:
    """Each plot by its title, as JSON. Raises LabMissing."""
    needs_altair()
    sums = beside.measured[0].sums
    wins = [figure for one in beside.measured for figure in one.sums.groups(f.WINS)]
    points = [figure for one in beside.measured for figure in one.sums.groups(f.POINTS)]
    most_done = _most(beside, f.RATE[f.DONE])
    found = [("Who wins, of a hundred matches", _bars(beside, dict.fromkeys(wins), 100.0))]
    if sums.of(f.IN_ALL).other:
        found.append(("Points of each player, by line", _bars(beside, dict.fromkeys(points))))
    length = [f.ROUNDS, f.LEAD_CHANGES]
    found.append(("Rounds and changes of the lead", _bars(beside, length)))
    found.append(("What is done, times in a hundred turns", _bars(beside, most_done)))
    return [(title, chart.to_json(indent=None)) for title, chart in found]


def _most(beside: Beside, group: str) -> list[Figure]:
    """What differs most, or of one game what is done most: what is done most first."""
    first = beside.measured[0].sums
    figures = {figure for one in beside.measured for figure in one.sums.groups(group)}

    def weight(figure: Figure) -> float:
        changes = [abs(sums.of(figure).mean) for sums in beside.differences]
        return max(changes) if changes else first.of(figure).mean

    most = sorted(figures, key=weight, reverse=True)[:MOST]
    return sorted(most, key=lambda figure: first.of(figure).mean, reverse=True)


def _bars(beside: Beside, figures: Iterable[Figure], times: float = 1.0) -> altair.LayerChart | altair.FacetChart:
    """A bar for each game and figure, with its interval."""
    import altair as alt

    games = [name_of(measured) for measured in beside.measured]
    data: list[dict[str, Any]] = []
    for figure in figures:
        for name, measured in zip(games, beside.measured, strict=True):
            one = estimate(measured.sums.of(figure))
            told = called(measured.game.program, figure.name)
            data.append({"what": told, "game": name, "mean": one.mean * times, "low": one.low * times, "high": one.high * times})
    rows = [row["what"] for row in data]
    of = alt.Chart(alt.InlineData(data)).encode(
        y=alt.Y("what:N", title=None, sort=list(dict.fromkeys(rows)), axis=alt.Axis(labelLimit=220)),
        yOffset=alt.YOffset("game:N", sort=games),
    )
    colours = alt.Scale(domain=games, range=COLOURS[: len(games)])
    bars = of.mark_bar().encode(
        x=alt.X("mean:Q", title=None),
        color=alt.Color("game:N", title=None, sort=games, scale=colours, legend=_legend(games)),
        tooltip=["game:N", "what:N", *(alt.Tooltip(f"{name}:Q", format=".2f") for name in ("mean", "low", "high"))],
    )
    rules = of.mark_rule(color="#222").encode(x="low:Q", x2="high:Q")
    height = ROW * len(games) * len(dict.fromkeys(rows)) + ROW
    return alt.layer(bars, rules).properties(width="container", height=height)


def _legend(games: list[str]) -> Any:
    import altair as alt

    return alt.Legend(orient="top") if len(games) > 1 else None


def name_of(measured: Measured) -> str:
    """What a game is called beside others: its title."""
    return measured.game.title
