"""The command line `rulelang`: exit code 0 is yes, 1 is no, 2 is wrong use; a user's mistake never shows a traceback."""

from __future__ import annotations

import gc
import io
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from interpreter.frontends import cli_lab
from interpreter.frontends.console import ERR, NO, OUT, WRONG_USE, shortened
from interpreter.match.refusal import Refusal

MOST_GAMES, MOST_JOBS = 1_000_000, 64
MADE_BETWEEN = 50_000  # objects between two looks for what nobody needs: nearly all that reading a game makes is needed
BOTS = "random, greedy, mcts:500 (looks so often before each choice) or mcts:0.5s (so long)"

app = typer.Typer(
    name="rulelang", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False,
    help="Write the rules of a board game as text, check them, and play.",
)  # fmt: skip

app.add_typer(cli_lab.app, name="lab")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A shipped game or variant by name, or the path of a .rules file.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")]
Variants = Annotated[
    list[str] | None,
    typer.Option("--with", metavar="VARIANT", help="A variant by name, or the path of its file; repeatable."),
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_JOBS, help="In how many processes; as many as there are cores if left out."),
]
Seats = Annotated[str, typer.Option(help=f"Who plays: {BOTS}; the last is repeated.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


@app.command()
def check(paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files, or folders with all below them.")]) -> None:
    """Say what does not fit in rules and scenarios."""
    from interpreter.frontends.commands.check import check_files, files_under

    if not check_files(files_under(paths)):
        raise typer.Exit(NO)


@app.command()
def fmt(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files, or folders with all below them.")],
    check: Annotated[bool, typer.Option("--check", help="Write nothing; say which files would change.")] = False,
) -> None:
    """Bring rules and scenarios into their one form: spacing, indentation, aligned tables."""
    from interpreter.frontends.commands.check import files_under
    from interpreter.frontends.commands.fmt import format_files

    if not format_files(files_under(paths), write=not check):
        raise typer.Exit(NO)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A shipped game by name, or the path of a .rules file.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seats: Annotated[
        str | None, typer.Option(help=f"Who plays: human, {BOTS}; e.g. human,mcts:500,greedy; the last is repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and the same choices give the same match.")] = None,
    variants: Variants = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    profile: Annotated[
        bool, typer.Option("--profile", help="When the match is over, say where its time went by rule line.")
    ] = False,
) -> None:
    """Play a match in the terminal, people and bots."""
    from interpreter.frontends.commands.play import Wanted, play, sit_at_new, sit_at_saved

    wanted = Wanted(game, tuple(variants or ()), players, seats, seed, tuple(option or ()))
    sitting = sit_at_saved(resume, wanted) if resume else sit_at_new(wanted)
    play(sitting)
    if profile:
        from interpreter.frontends.commands.profile import show_profile

        show_profile(sitting.match, sitting.out)


@app.command()
def test(
    path: Annotated[Path, typer.Argument(help="A game, a file of scenarios, or a folder with all below it.")],
    coverage: Annotated[bool, typer.Option("--coverage", help="Show the rule lines that no scenario uses.")] = False,
    mutants: Annotated[
        bool, typer.Option("--mutants", help="Change each rule in turn; show the changes that none notices.")
    ] = False,
    only: Annotated[
        str | None,
        typer.Option(metavar="TITLE", help="Play the scenario of this title, or those that have this in their titles."),
    ] = None,
    jobs: Jobs = None,
) -> None:
    """Play the scenarios of games."""
    from interpreter.frontends.commands.test import prove

    if not prove(path, coverage=coverage, mutants=mutants, jobs=jobs, only=only):
        raise typer.Exit(NO)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[str | None, typer.Option(help="How many play, e.g. 2,3; all that the game allows if left out.")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many matches for each number of players.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first match; the next ones follow.")] = 1,
    seats: Seats = "random",
    variants: Variants = None,
    option: Options = None,
    json: Json = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Prove every law at every decision; what is dear, at each 64th.")
    ] = False,
    verify_all: Annotated[bool, typer.Option("--verify-all", help="The same, leaving out nothing (very slow).")] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show the rule lines that no match uses.")] = False,
    jobs: Jobs = None,
) -> None:
    """Play many matches of bots and say what came out."""
    from interpreter.frontends.commands import simulate
    from interpreter.frontends.files.games import game_options, open_game, player_count

    loaded = open_game(game, variants or ())
    counts = [player_count(loaded, count) for count in simulate.player_counts(loaded, players)]
    options = game_options(loaded, option or [])
    named = (game, *(variants or ()))
    plan = simulate.Plan(counts, range(seed, seed + games), options, verify, verify_all, coverage, jobs, named, seats)
    summaries = simulate.run(loaded, plan)
    if json:
        print(simulate.as_json(loaded, summaries, plan))
    else:
        simulate.show(loaded, summaries, plan)
    if any(summary.broken_off for summary in summaries):
        raise typer.Exit(NO)


@app.command()
def diff(
    game: GameName,
    variants: Annotated[list[str], typer.Argument(metavar="VARIANT...", help="Variants by name, or the paths of their files.")],
    json: Json = False,
    lines: Annotated[bool, typer.Option("--lines", help="One column, with - and +, on a wide screen, too.")] = False,
) -> None:
    """Say what variants change, in sentences and in the rules before and after."""
    from interpreter.frontends.commands.diff import show_differences

    show_differences(game, variants, as_json=json, as_lines=lines)


@app.command()
def translate(
    game: GameName,
    address: Annotated[
        str | None,
        typer.Argument(metavar="ADDRESS", help="A name, or the address of a clause; a table of contents if left out."),
    ] = None,
    nodes: Annotated[bool, typer.Option("--nodes", help="The nodes themselves, as a tree.")] = False,
    players: Annotated[int | None, typer.Option(help="For how many; the fewest that can play if left out.")] = None,
    variants: Variants = None,
    option: Options = None,
) -> None:
    """Show what the rules become: the form between rules and play, with the rule lines beside it."""
    from interpreter.frontends.commands.translate import show_contents, show_part
    from interpreter.frontends.files.games import game_options, open_game, player_count

    loaded = open_game(game, variants or ())
    count = loaded.min_players if players is None else player_count(loaded, players)
    tables = loaded.tables(count, game_options(loaded, option or []), traced=True)
    command = " ".join(["rulelang translate", shlex.quote(game), *(f"--with {shlex.quote(one)}" for one in variants or ())])
    if address is None:
        show_contents(tables, command)
    else:
        show_part(tables, address, command, nodes=nodes)


@app.command()
def ast(file: Annotated[Path, typer.Argument(help="A .rules or .scenario file.")], json: Json = False) -> None:
    """Show the text as a tree."""
    from interpreter.frontends.commands.ast import show_tree

    show_tree(file, as_json=json)


def main() -> None:
    """Runs the command line. What is no text, or cannot be shown, is `?`; a file that cannot be read or written ends it."""
    gc.set_threshold(MADE_BETWEEN)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except Refusal as refusal:  # the rules themselves cannot go on
        OUT.print(Text(f"{refusal}."))
        sys.exit(NO)
    except OSError as error:
        what = shortened(str(error.filename or "What comes out"))
        ERR.print(Text(f"{what} cannot be read or written: {error.strerror or error}."))
        sys.exit(WRONG_USE)


if __name__ == "__main__":
    main()
