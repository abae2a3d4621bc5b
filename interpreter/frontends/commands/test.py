"""`rulelang test`: the scenarios under a path, the rules that none of them uses, the changes that none of them notices."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from interpreter.frontends.console import ERR, OUT, answer_no, shortened, wrong_use
from interpreter.scenarios import run
from interpreter.scenarios.coverage.mutation import Work
from interpreter.scenarios.report import Coverage, GameReport, Mutation, Report
from interpreter.scenarios.suites.find import scenarios_of

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def prove(path: Path, *, coverage: bool, mutants: bool, jobs: int | None = None, only: str | None = None) -> bool:
    """Plays all scenarios under the path, or those of one title, and prints what came out; true if nothing is wrong."""
    if not path.exists():
        wrong_use(f"There is no file or folder {path}.")
    if only is not None and (coverage or mutants):
        wrong_use("`--only` plays some scenarios: `--coverage` and `--mutants` are about all of them.")
    with Progress(*COLUMNS, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        try:
            report = run(path, coverage=coverage, mutants=mutants, work=_shown(progress, jobs, only))
        except BrokenProcessPool:
            progress.stop()
            answer_no("A process that tried mutants was ended from outside. If there was no room for it, `--jobs 1` needs less.")
    if only is not None and not report.games and not report.notes:
        wrong_use(f"No scenario under {path} has `{shortened(only)}` in its title.")
    for game in report.games:
        _show_game(game)
    for note in report.notes:
        OUT.print(Text(note))
    OUT.print(Text(_total(report), style="bold"))
    return report.good


def _shown(progress: Progress, jobs: int | None, only: str | None) -> Work:
    """Work on scenarios and mutants that shows how far it has come."""
    task = progress.add_task("reading the rules", total=None)

    def begun(what: str, total: int) -> None:
        progress.reset(task, total=total, description=what)

    return Work(jobs, begun, lambda: progress.advance(task), only)


def _show_game(game: GameReport) -> None:
    inherited = f" ({game.inherited} of its base, {game.excused} no longer hold)" if game.inherited or game.excused else ""
    played = f"{_count(game.scenarios, 'scenario')}{inherited}, {len(game.failures) or 'none'} failed"
    OUT.print(Text(f"{game.rules}: {'not played' if game.complaints else played}"))
    for complaint in game.complaints:
        OUT.print(Text(complaint + "\n"))
    for failure in game.failures:
        OUT.print(Text(f"  {failure.scenario}\n    {failure}"))
    if game.inherited:
        _show_what_may_differ(game)
    if game.coverage is not None:
        show_coverage(game.coverage, "scenario")
    if game.mutation is not None:
        _show_mutation(game.mutation)
        if game.coverage is None:
            _show_unread(game.mutation.unread)


def _show_what_may_differ(game: GameReport) -> None:
    """Prints the lines by which a variant says that scenarios of its base hold no longer."""
    own = {str(file) for file in scenarios_of(Path(game.rules))}
    titles = list(dict.fromkeys(failure.scenario for failure in game.failures if failure.file not in own))
    if titles or game.complaints:
        file = Path(game.rules).with_suffix(".scenario")
        lines = ['no longer holds because "…":', *(f'  "{title}"' for title in titles or ["the title of the scenario"])]
        OUT.print(Text(f"  What is meant to be different now is said in {file}, with the reason:\n\n" + "\n".join(lines) + "\n"))


def show_coverage(coverage: Coverage, by: str) -> None:
    """Prints what share was used, and what no scenario (or match: `by`) uses."""
    OUT.print(Text(f"  coverage: {coverage.used} of {coverage.total} lines, branches and cells ({coverage.percent:.0f} %)"))
    for unused in coverage.unused:
        OUT.print(Text(f"    {unused.file}:{unused.line}: no {by} uses the {unused.what} {unused.address}"))
    for unused, reason in coverage.excused:
        OUT.print(Text(f"    {unused.file}:{unused.line}: the {unused.what} {unused.address} may be left out: {reason}"))
    for resource in coverage.unasked:
        OUT.print(Text(f"    `{resource}` can be gained, and no rule asks for it: it is never paid, counted, scored or moved"))
    for column in coverage.only_read:
        OUT.print(Text(f"    what `{column}` says is for people alone: no rule does it"))
    _show_unread(coverage.unread)


def _show_unread(columns: tuple[str, ...]) -> None:
    """Prints which columns nothing in play comes of, if there are any."""
    if columns:
        OUT.print(Text(f"    {_count(len(columns), 'column')} that no rule reads: {', '.join(columns)}"))


def _show_mutation(mutation: Mutation) -> None:
    fates = [
        (mutation.by_check, "refused by the checks"),
        (mutation.by_scenario, "noticed by a scenario"),
        (mutation.never_ends, "without an end"),
        (mutation.equivalent, "known to be equivalent"),
        (len(mutation.survivors), "survive"),
    ]
    OUT.print(Text(f"  mutants: {mutation.total}: " + ", ".join(f"{number} {fate}" for number, fate in fates if number)))
    for survivor in mutation.survivors:
        OUT.print(Text(f"    {survivor.file}:{survivor.line}: no scenario notices {survivor.description} ({survivor.address})"))
    for entry in mutation.stale:
        OUT.print(Text(f"    this reason fits no surviving mutant any more: {entry}"))


def _total(report: Report) -> str:
    played = [game for game in report.games if not game.complaints]
    left = len(report.games) - len(played)
    more = f"; {_count(left, 'game')} not played: mend first what is said above" if left else ""
    if not played and left:
        return more.removeprefix("; ")
    failed = len(report.failures) or "none"
    return f"{_count(report.scenarios, 'scenario')} in {_count(len(played), 'game')}, {failed} failed{more}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
