"""`rulelang simulate`: many matches of bots with a progress bar, and what came out as a table or as JSON."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from functools import partial
from math import isfinite
from time import monotonic
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from interpreter import Game
from interpreter.frontends.commands.test import show_coverage
from interpreter.frontends.console import ERR, OUT, answer_no, at_the_beginning, player_name, shortened, wrong_use
from interpreter.frontends.files.games import options_told
from interpreter.frontends.person.seats import seat_names
from interpreter.lab.at_a_decision import AT_FIRST, LATER
from interpreter.lab.laws import Broken, verify
from interpreter.lab.margins import wilson
from interpreter.lab.matches import BrokenOff, Look, Watch, several
from interpreter.lab.simulation import Spread, Summary, simulate
from interpreter.scenarios.coverage.coverage import coverage, with_cells
from interpreter.scenarios.report import Coverage
from interpreter.telling.english.inflection import amount
from interpreter.worker_processes import cores
from rulelang.program import Chosen
from rulelang.program.kinds import words
from rulelang.program.values.arithmetic import plain as as_plain
from rulelang.program.values.arithmetic import written

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number

SEEDS_TOLD = 10  # of matches that broke off at one line
LONG = 6  # digits that no number of players has
TELLS_EVERY = 60  # seconds
ENOUGH = 20  # matches for a process to be worth its start
FEWER = "If there was no room for it, `--jobs 1` needs less."
DEAR = (
    f"Whole saves, undo and all wrong options were looked at at the first {AT_FIRST} decisions of each "
    f"match, at each {LATER}th and at the end; `--verify-all` looks at them everywhere."
)


class HowFar:
    """Where no bar can be shown, a line now and then of how far the matches are: long ones look as if nothing went on."""

    def __init__(self, players: int, matches: int, clock: Callable[[], float] = monotonic) -> None:
        self.of, self.matches, self.clock = amount(players, "player"), matches, clock
        self.done, self.began = 0, clock()
        self.told = self.began

    def one_more(self) -> None:
        """A match is over."""
        self.done, now = self.done + 1, self.clock()
        if now - self.told < TELLS_EVERY or self.done == self.matches:
            return
        self.told = now
        left = round((now - self.began) / self.done * (self.matches - self.done) / 60)
        ERR.print(f"{self.of}: {self.done} of {self.matches} matches, about {amount(max(1, left), 'minute')} left")


def player_counts(game: Game, text: str | None) -> list[int]:
    """The numbers of players in `2,3`; all that the game is for if nothing is said."""
    if text is None:
        return list(range(game.min_players, game.max_players + 1))
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and len(word) <= LONG for word in words):
        wrong_use(f"`--players` takes numbers like 2,3 and not `{shortened(text)}`.")
    return list(dict.fromkeys(int(word) for word in words))


@dataclass(frozen=True)
class Plan:
    """What to play and how to look at it."""

    counts: Sequence[int]
    seeds: range
    options: Chosen
    verified: bool = False
    everything: bool = False  # laws leave out nothing that is dear
    covered: bool = False
    jobs: int | None = None  # None: as many as there are cores, where there is enough to do
    named: tuple[str, ...] = ()  # the game and its variants as they were named
    seats: str = "random"  # who plays, in the words of `--seats`

    @property
    def watch(self) -> Watch | None:
        """The laws, if they are to be proved."""
        return partial(verify, everything=self.everything) if self.verified or self.everything else None

    @property
    def processes(self) -> int:
        """In how many processes the matches are played."""
        wanted = min(cores(), len(self.seeds) // ENOUGH) if self.jobs is None else self.jobs
        return max(1, min(wanted, len(self.seeds)))


def run(game: Game, plan: Plan) -> list[Summary]:
    """The summary for each number of players. Ends the command with seed and step where a law is broken."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played = Game(with_cells(game.program), game.identity) if plan.covered else game
    summaries = []
    with (
        Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress,
        several(played, Look(plan.watch, plan.covered), plan.processes) as matches,
    ):
        for players in plan.counts:
            task = progress.add_task(amount(players, "player"), total=len(plan.seeds))
            try:
                after_each = partial(progress.advance, task) if ERR.is_terminal else HowFar(players, len(plan.seeds)).one_more
                seats = tuple(seat_names(plan.seats, players, people=False))
                summaries.append(
                    simulate(played, players, plan.seeds, plan.options, after_each=after_each, matches=matches, seats=seats)
                )
            except Broken as broken:
                progress.stop()
                answer_no(f"{game.title}, {amount(players, 'player')}: {broken}\n{_again(game, players, plan, broken)}")
            except BrokenProcessPool:
                progress.stop()
                answer_no(f"{game.title}, {amount(players, 'player')}: a process that played was ended from outside. {FEWER}")
    return summaries


def _again(game: Game, players: int, plan: Plan, broken: Broken) -> str:
    """The command that shows a broken law again: with the game and the variants as they were named, files by their paths."""
    named, *variants = plan.named or (game.name, *game.variants)
    words = ["rulelang", "simulate", named]
    words += [word for name in variants for word in ("--with", name)]
    words += ["--seats", plan.seats] if plan.seats != "random" else []
    words += ["--players", str(players), "--games", "1", "--seed", str(broken.seed)]
    words += [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    return f"Shown again by: {shlex.join([*words, '--verify-all' if plan.everything else '--verify'])}"


def covered(game: Game, summaries: Sequence[Summary]) -> Coverage:
    """What of all lines, branches and cells the matches used."""
    return coverage(game.program, set().union(*(summary.lines for summary in summaries)))


def show(game: Game, summaries: Sequence[Summary], plan: Plan) -> None:
    """Prints a table for each number of players."""
    for summary in summaries:
        if summary.matches:
            OUT.print(Text(_headline(game, summary, plan), style="bold"))
            OUT.print(_seats(summary))
            OUT.print(Text(_lengths(summary)))
        for text in _broken_off(game, summary):
            OUT.print(Text(f"{text}\n"))
    if plan.watch is not None and any(summary.matches for summary in summaries):
        steps = sum(summary.decisions.total for summary in summaries)
        OUT.print(Text(_held(steps, plan)))
    if plan.covered:
        show_coverage(covered(game, summaries), "match")


def _broken_off(game: Game, summary: Summary) -> Iterator[str]:
    """Each line at which the rules could not go on: in how many matches, with which seeds, and why in the first of them."""
    by_line: dict[str | None, list[BrokenOff]] = {}
    for one in summary.broken_off:
        by_line.setdefault(one.line, []).append(one)
    for alike in by_line.values():
        seeds = ", ".join(str(one.seed) for one in alike[:SEEDS_TOLD]) + (", …" if len(alike) > SEEDS_TOLD else "")
        several = f"{amount(len(alike), 'match')} broken off" + (f" (seeds {seeds})" if len(alike) > 1 else "")
        yield f"{game.title}, {amount(summary.players, 'player')}: {several}: {alike[0].why}."


def _held(steps: Number, plan: Plan) -> str:
    """That the laws held, and at how many decisions; where nobody decides they had little to look at."""
    if not steps:
        return "Nobody decided anything in these matches: the laws could look at nothing but how they ended."
    return f"Every law held at each of {steps} decisions." + ("" if plan.everything else f" {DEAR}")


def _headline(game: Game, summary: Summary, plan: Plan) -> str:
    draws = f", {summary.drawn} without a single winner" if summary.drawn else ""
    draws += f", of which {summary.lost} {'was' if summary.lost == 1 else 'were'} lost by all" if summary.lost else ""
    broken = f", {len(summary.broken_off)} more broken off" if summary.broken_off else ""
    stopped = f", {summary.stopped} stopped at the limit of decisions" if summary.stopped else ""
    options = options_told(game, summary.players, plan.options)
    seeds = f"seeds {plan.seeds.start} to {plan.seeds.stop - 1}"
    matches = f"{amount(summary.matches, 'match')} of {amount(summary.players, 'player')}{options}, {seeds}"
    return f"{game.title}: {matches}{draws}{stopped}{broken}"


def _seats(summary: Summary) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    placed = len({*summary.teams} or summary.scores) > 2 and summary.places[0].count > 0
    scored = any(score.count for score in summary.scores)
    headings = [*(["place"] if placed else []), *(["score: mean", "least", "most"] if scored else [])]
    for heading in ("", "wins", "share", "(95% sure)", *headings):
        table.add_column(heading, justify="left" if heading == "" else "right")
    names = [player_name(seat) + (f" ({words(summary.teams[seat])})" if summary.teams else "") for seat in range(summary.players)]
    for seat, name in enumerate([*names, *map(at_the_beginning, summary.automas)]):
        score = summary.scores[seat]
        own = summary.places[seat]
        place = (f"{own.mean:.1f}" if own.count else "-",) if placed else ()
        figures = (f"{score.mean:.1f}{_margin(score)}", written(score.least), written(score.most)) if score.count else ("-",) * 3
        wins = summary.wins[seat]
        low, high = wilson(wins, summary.matches)
        share = (f"{wins / summary.matches:.1%}", f"{low:.0%} to {high:.0%}")
        table.add_row(name, f"{wins:g}" if wins == int(wins) else f"{wins:.1f}", *share, *place, *(figures if scored else ()))
    return table


def _margin(spread: Spread) -> str:
    """` ± 1.2`; nothing of a single match."""
    return f" ± {spread.margin:.1f}" if isfinite(spread.margin) else ""


def _lengths(summary: Summary) -> str:
    return (
        f"decisions in a match: {_spread(summary.decisions)}; with a choice: {_spread(summary.chosen)}; "
        f"options where there is a choice: {_spread(summary.options)}\n"
    )


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.1f} ({spread.least} to {spread.most})"


def as_json(game: Game, summaries: Sequence[Summary], plan: Plan) -> str:
    """The summaries for a program that reads them."""
    data = {
        "game": game.name, "variants": list(game.variants), "identity": game.identity, "options": dict(plan.options),
        "seats": plan.seats, "verified": plan.watch is not None, "everything": plan.everything,
        "first_seed": plan.seeds.start, "results": [_plain(summary) for summary in summaries],
    }  # fmt: skip
    if plan.covered:
        found = covered(game, summaries)
        data["coverage"] = {**asdict(found), "percent": found.percent}
    return json.dumps(data, indent=2)


def _plain(summary: Summary) -> dict[str, Any]:
    data = asdict(summary)
    del data["lines"]
    if not summary.automas:
        del data["automas"]
    for name in ("decisions", "chosen", "options"):
        del data[name]["squares"]
        data[name]["mean"] = getattr(summary, name).mean
    data["shares"] = [wilson(wins, summary.matches) for wins in summary.wins]
    for name in ("teams", "broken_off"):
        if not data[name]:
            del data[name]
    for name in ("scores", "places"):
        for spread, plain in zip(getattr(summary, name), data[name], strict=True):
            del plain["squares"]
            plain.update(mean=spread.mean, margin=spread.margin if isfinite(spread.margin) else None)
            plain.update({figure: as_plain(plain[figure]) for figure in ("total", "least", "most")})
    return data
