"""The laboratory for a notebook: studies as data frames (Polars), a row for each game and figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from interpreter.lab.studies.frames import frame, needs_polars
from interpreter.lab.studies.study import measure
from interpreter.lab.studies.sums import Setting
from interpreter.load import load
from interpreter.worker_processes import cores

if TYPE_CHECKING:
    import polars


def compare(
    game: str, variants: Sequence[str] = (), *, players: int | None = None, games: int = 200, bots: Sequence[str] = ("greedy",),
    seed: int = 1, jobs: int | None = None, on: str = "",
) -> polars.DataFrame:  # fmt: skip
    """A game beside the same game with variants, from the same seeds; without variants the game alone.

    `players`: how many (the fewest that can play, if it is not said). `bots`: by seat, the last is repeated. `jobs`: in how many
    processes (as many as there are cores). `on`: the address of a cluster in place of them.
    Columns: `interpreter.lab.studies.frames.rows`.
    Raises Complaints, FileNotFoundError, Refusal as `load` and `Game.new`, LabMissing without the extra `lab`, and NoCluster.
    """
    needs_polars()
    loaded = [load(game)] + ([load(game, list(variants))] if variants else [])
    count = loaded[-1].min_players if players is None else players
    seats = [*bots, *[bots[-1]] * count][:count]
    setting = Setting(count, range(seed, seed + games), tuple(seats), {}, jobs or cores(), on, closely=not variants)
    return frame(measure(loaded, setting))
