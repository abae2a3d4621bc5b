"""The command line `rulelang lab`: what a house rule does to the game, from many matches of bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from interpreter.frontends.laboratory.wanted import Wanted

MOST_GAMES, MOST_JOBS, MOST_VALUES = 1_000_000, 64, 50

app = typer.Typer(no_args_is_help=True, help="Measure what a house rule does to a game, or how a game is balanced.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A shipped game or variant by name, or the path of a .rules file.")]
Players = Annotated[str | None, typer.Option(help="How many play, e.g. 2,3; the fewest that can play if left out.")]
Games = Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="How many matches of each game, for each number of players.")]
Bots = Annotated[
    str, typer.Option(help="Who plays: random, greedy, mcts:500 or mcts:0.5s, e.g. mcts:200,greedy; the last is repeated.")
]
Seed = Annotated[int, typer.Option(help="The seed of the first match; the next ones follow.")]
Variants = Annotated[
    list[str] | None, typer.Option("--with", metavar="VARIANT", help="A variant by name, or the path of its file; repeatable.")
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")]
Jobs = Annotated[
    int | None, typer.Option(min=1, max=MOST_JOBS, help="In how many processes; as many as there are cores if left out.")
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", help="Write all figures to a Parquet file for a notebook.")]
Page = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="Write a page with tables and plots, as one HTML file.")
]


def _wanted(
    game: str, variants: list[str] | None, players: str | None, games: int, bots: str, seed: int, option: list[str] | None,
    jobs: int | None, data: Path | None = None, page: Path | None = None,
) -> Wanted:  # fmt: skip
    from interpreter.frontends.laboratory.wanted import Wanted

    seeds = range(seed, seed + games)
    return Wanted(game, tuple(variants or ()), players, seeds, bots, tuple(option or ()), jobs, data, page)


@app.command()
def compare(
    game: GameName,
    variants: Variants = None,
    players: Players = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = None,
    report: Page = None,
    data: Data = None,
) -> None:
    """Say what variants do to a game: both are played from the same seeds, and only what is sure is told."""
    from interpreter.frontends.laboratory.commands import compare

    compare(_wanted(game, variants, players, games, bots, seed, option, jobs, data, report))


@app.command()
def report(
    game: GameName,
    variants: Variants = None,
    players: Players = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = None,
    report: Page = None,
    data: Data = None,
) -> None:
    """Say what a game is like: length, seats, points, what winners do, what never comes up."""
    from interpreter.frontends.laboratory.commands import report as tell

    tell(_wanted(game, variants, players, games, bots, seed, option, jobs, data, report))


@app.command()
def sweep(
    game: GameName,
    change: Annotated[
        str,
        typer.Option(
            metavar="CLAUSE", help="The number: 'resource gold', 'resource grain.at_most', or a line with {} in its place."
        ),
    ],
    first: Annotated[int, typer.Option("--from", help="The first value.")],
    last: Annotated[int, typer.Option("--to", help="The last value.")],
    by: Annotated[int, typer.Option(min=1, help="The step from one value to the next.")] = 1,
    variants: Variants = None,
    players: Players = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = None,
) -> None:
    """Let one number of the rules take one value after another, and say what comes of it."""
    from interpreter.frontends.console import wrong_use
    from interpreter.frontends.laboratory.commands import sweep

    values = range(first, last + 1, by)
    if not 1 <= len(values) <= MOST_VALUES:
        wrong_use(f"From {first} to {last} there are {len(values)} values; a sweep takes 1 to {MOST_VALUES} (`--by`).")
    sweep(_wanted(game, variants, players, games, bots, seed, option, jobs), change, values)


@app.command()
def seats(
    game: GameName,
    variants: Variants = None,
    players: Players = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = None,
) -> None:
    """Say whether a seat, or whoever has the first turn, wins more than its share."""
    from interpreter.frontends.laboratory.commands import seats

    seats(_wanted(game, variants, players, games, bots, seed, option, jobs))


@app.command()
def cards(
    game: GameName,
    variants: Variants = None,
    players: Players = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    jobs: Jobs = None,
) -> None:
    """Say which actions, alternatives, cards and places winners use more than others."""
    from interpreter.frontends.laboratory.commands import cards

    cards(_wanted(game, variants, players, games, bots, seed, option, jobs))
