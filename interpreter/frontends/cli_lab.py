"""The command line `rulelang lab`: what a house rule does to the game, from many matches of bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from interpreter.frontends.laboratory.wanted import Wanted

MOST_GAMES, MOST_JOBS, MOST_VALUES = 1_000_000, 64, 50

app = typer.Typer(no_args_is_help=True, help="Measure what a house rule does to a game, or how a game is balanced.")


@dataclass(frozen=True, kw_only=True)
class Study:
    """What every command of the laboratory may be told."""

    game: Annotated[str, typer.Argument(metavar="GAME", help="A shipped game or variant by name, or the path of a .rules file.")]
    variants: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="VARIANT", help="A variant by name, or the path of its file; repeatable."),
    ] = None
    players: Annotated[str | None, typer.Option(help="How many play, e.g. 2,3; the fewest that can play if left out.")] = None
    games: Annotated[
        int, typer.Option(min=2, max=MOST_GAMES, help="How many matches of each game, for each number of players.")
    ] = 200
    bots: Annotated[
        str, typer.Option(help="Who plays: random, greedy, mcts:500 or mcts:0.5s, e.g. mcts:200,greedy; the last is repeated.")
    ] = "greedy"
    seed: Annotated[int, typer.Option(help="The seed of the first match; the next ones follow.")] = 1
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
    ] = None
    jobs: Annotated[
        int | None, typer.Option(min=1, max=MOST_JOBS, help="In how many processes; as many as there are cores if left out.")
    ] = None
    on: Annotated[
        str | None, typer.Option("--on", metavar="ADDRESS", help="Play on a Dask cluster instead, e.g. tcp://192.168.1.7:8786.")
    ] = None
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write a page with tables and plots, as one HTML file.")
    ] = None
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FILE", help="Write all figures to a Parquet file for a notebook.")
    ] = None
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help="Write the record of each match to this folder.")
    ] = None

    @property
    def wanted(self) -> Wanted:
        """The same for the laboratory."""
        from interpreter.frontends.laboratory.wanted import Files, Wanted

        seeds, files = range(self.seed, self.seed + self.games), Files(self.data, self.report, self.records)
        variants, options = tuple(self.variants or ()), tuple(self.option or ())
        return Wanted(self.game, variants, self.players, seeds, self.bots, options, self.jobs, self.on or "", files)


def _command(tells: Callable[..., None]) -> Callable[..., None]:
    """Adds a command, which has all options of a study and after them its own."""
    shared = list(signature(Study, eval_str=True).parameters.values())
    own = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in list(signature(tells, eval_str=True).parameters.values())[1:]]

    def command(**given: Any) -> None:
        tells(Study(**{one.name: given.pop(one.name) for one in shared}), **given)

    parameters = [shared[0], *own, *shared[1:]]
    command.__name__, command.__doc__ = tells.__name__, tells.__doc__
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    app.command()(command)
    return tells


@_command
def compare(study: Study) -> None:
    """Say what variants do to a game: both are played from the same seeds, and only what is sure is told."""
    from interpreter.frontends.laboratory.commands import compare

    compare(study.wanted)


@_command
def report(study: Study) -> None:
    """Say what a game is like: length, seats, points, what winners do, what never comes up."""
    from interpreter.frontends.laboratory.commands import report

    report(study.wanted)


@_command
def sweep(
    study: Study,
    change: Annotated[
        str,
        typer.Option(
            metavar="CLAUSE", help="The number: 'resource gold', 'resource grain.at_most', or a line with {} in its place."
        ),
    ],
    first: Annotated[int, typer.Option("--from", help="The first value.")],
    last: Annotated[int, typer.Option("--to", help="The last value.")],
    by: Annotated[int, typer.Option(min=1, help="The step from one value to the next.")] = 1,
) -> None:
    """Let one number of the rules take one value after another, and say what comes of it."""
    from interpreter.frontends.console import wrong_use
    from interpreter.frontends.laboratory.commands import sweep

    values = range(first, last + 1, by)
    if not 1 <= len(values) <= MOST_VALUES:
        wrong_use(f"From {first} to {last} there are {len(values)} values; a sweep takes 1 to {MOST_VALUES} (`--by`).")
    sweep(study.wanted, change, values)


@_command
def seats(study: Study) -> None:
    """Say whether a seat, or whoever has the first turn, wins more than its share."""
    from interpreter.frontends.laboratory.commands import seats

    seats(study.wanted)


@_command
def cards(study: Study) -> None:
    """Say which actions, alternatives, cards and places winners use more than others."""
    from interpreter.frontends.laboratory.commands import cards

    cards(study.wanted)
