"""A study as data frames, for a notebook, and as a Parquet file: a row for each game and figure."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpreter.lab.figures.intervals import LabMissing, estimate
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.sums import Beside

if TYPE_CHECKING:
    import polars


def needs_polars() -> None:
    """Raises LabMissing where Polars is not there."""
    try:
        import polars  # noqa: F401
    except ImportError:
        raise LabMissing("Polars") from None


def rows(beside: Beside) -> list[dict[str, Any]]:
    """For each game and figure its mean with the interval; of all but the first also how it differs from the first.

    `change_…` is the difference from the first game, match by match; `told` whether it may be told among all the others.
    Raises LabMissing.
    """
    found = []
    for number, measured in enumerate(beside.measured):
        differences = compared(beside, number).differences if number else {}
        for figure in sorted({figure for one in beside.measured for figure in one.sums.figures}):
            mean, change = estimate(measured.sums.of(figure)), differences.get(figure)
            found.append({
                "game": measured.game.name, "variants": "+".join(measured.game.variants), "identity": measured.game.identity,
                "players": measured.setting.players, "matches": beside.matches, "first_seed": measured.setting.seeds.start,
                "bots": ",".join(measured.setting.seats), "group": figure.group, "figure": figure.name,
                "mean": mean.mean, "low": mean.low, "high": mean.high,
                "change": change.mean if change else None, "change_low": change.low if change else None,
                "change_high": change.high if change else None, "told": change.told if change else None,
            })  # fmt: skip
    return found


def frame(*studies: Beside) -> polars.DataFrame:
    """The rows of studies, of several numbers of players for instance. Raises LabMissing."""
    needs_polars()
    import polars

    return polars.DataFrame([row for beside in studies for row in rows(beside)], infer_schema_length=None)


def write_parquet(path: Path, *studies: Beside) -> None:
    """The same as a file. Raises OSError where it cannot be written, and LabMissing."""
    frame(*studies).write_parquet(path)
