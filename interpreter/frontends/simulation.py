"""`rulelang simulate`: many random matches with a progress bar, and what came out as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from interpreter import Game
from interpreter.frontends.console import ERR, OUT, answer_no, player_name, wrong_use
from interpreter.lab.laws import Broken, verify
from interpreter.lab.simulate import Spread, Summary, simulate


def player_counts(game: Game, text: str | None) -> list[int]:
    """The numbers of players in `2,3`; all that the game is for if nothing is said."""
    if text is None:
        return list(range(game.min_players, game.max_players + 1))
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words):
        wrong_use(f"`--players` takes numbers like 2,3 and not `{text}`.")
    return list(dict.fromkeys(int(word) for word in words))


def run(game: Game, counts: Sequence[int], seeds: range, options: dict[str, int], *, verified: bool) -> list[Summary]:
    """The summary for each number of players. Ends the command with seed and step where a law is broken."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        summaries = []
        for players in counts:
            task = progress.add_task(f"{players} players", total=len(seeds))
            watch = verify if verified else None
            try:
                summaries.append(
                    simulate(game, players, seeds, options, after_each=lambda task=task: progress.advance(task), watch=watch)  # type: ignore[misc]
                )
            except Broken as broken:
                progress.stop()
                answer_no(f"{game.title}, {players} players: {broken}")
    return summaries


def show(game: Game, summaries: Sequence[Summary], seeds: range, *, verified: bool) -> None:
    """Prints a table for each number of players."""
    for summary in summaries:
        OUT.print(Text(_headline(game, summary, seeds), style="bold"))
        OUT.print(_seats(summary))
        OUT.print(Text(_lengths(summary)))
    if verified:
        steps = sum(summary.decisions.total for summary in summaries)
        OUT.print(Text(f"Every law held at each of {steps} decisions."))


def _headline(game: Game, summary: Summary, seeds: range) -> str:
    draws = f", {summary.drawn} without a single winner" if summary.drawn else ""
    stopped = f", {summary.stopped} stopped at the limit of decisions" if summary.stopped else ""
    matches = f"{summary.matches} matches of {summary.players} players, seeds {seeds.start} to {seeds.stop - 1}"
    return f"{game.title}: {matches}{draws}{stopped}"


def _seats(summary: Summary) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", "wins", "share", "score: mean", "least", "most"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    for seat in range(summary.players):
        score = summary.scores[seat]
        figures = (f"{score.mean:.1f}", str(score.least), str(score.most)) if score.count else ("-", "-", "-")
        wins = summary.wins[seat]
        table.add_row(
            player_name(seat), f"{wins:g}" if wins == int(wins) else f"{wins:.1f}", f"{wins / summary.matches:.1%}", *figures
        )
    return table


def _lengths(summary: Summary) -> str:
    return (
        f"decisions in a match: {_spread(summary.decisions)}; with a choice: {_spread(summary.chosen)}; "
        f"options where there is a choice: {_spread(summary.options)}\n"
    )


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.1f} ({spread.least} to {spread.most})"


def as_json(game: Game, summaries: Sequence[Summary], seeds: range, options: dict[str, int], *, verified: bool) -> str:
    """The summaries for a program that reads them."""
    data = {
        "game": game.name, "identity": game.identity, "options": options, "verified": verified,
        "first_seed": seeds.start, "results": [_plain(summary) for summary in summaries],
    }  # fmt: skip
    return json.dumps(data, indent=2)


def _plain(summary: Summary) -> dict[str, Any]:
    data = asdict(summary)
    for name in ("decisions", "chosen", "options"):
        data[name]["mean"] = getattr(summary, name).mean
    for spread, plain in zip(summary.scores, data["scores"], strict=True):
        plain["mean"] = spread.mean
    return data
