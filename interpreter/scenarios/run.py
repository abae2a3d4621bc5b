"""Runs the scenarios of every game under a path, with coverage and mutants if they are wanted."""

from __future__ import annotations

from pathlib import Path

from interpreter.match.game import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.coverage.coverage import coverage as measure
from interpreter.scenarios.coverage.coverage import with_cells
from interpreter.scenarios.coverage.equivalents import idle_clauses, malformed
from interpreter.scenarios.coverage.mutation import Work, mutate
from interpreter.scenarios.playing.play_scenario import play
from interpreter.scenarios.report import Coverage, Failure, GameReport, Report
from interpreter.scenarios.suites.find import Found, find
from interpreter.scenarios.suites.suite import Suite, only, suite


def run(path: Path | str, coverage: bool = False, mutants: bool = False, work: Work | None = None) -> Report:
    """Plays all scenarios at or under `path`, or only some. Raises OSError or UnicodeDecodeError for files that cannot be read.

    A game of which no scenario is wanted is left out.
    """
    games, notes = find(Path(path))
    work = work or Work()
    found = [_run_game(one, coverage, mutants, work) for one in games]
    return Report(tuple(one for one in found if work.only is None or one.scenarios or one.complaints), tuple(notes))


def _run_game(found: Found, coverage: bool, mutants: bool, work: Work) -> GameReport:
    ready = suite(found)
    files = tuple(str(path) for path in found.scenarios)
    if ready.complaints:
        return GameReport(str(found.rules), files, inherited=ready.inherited, complaints=ready.complaints)
    if work.only is not None:
        ready = only(ready, work.only, files)
    played = _failures(found, ready, work)
    own = [failure for failure in played if failure.file in files]
    failures = (*own, *ready.unfit, *(failure for failure in played if failure not in own), *_still_holding(ready))
    covered, traced = _coverage(found, ready) if coverage else (None, ())
    failures = failures or traced
    if coverage or mutants:
        failures = (*failures, *malformed(found.equivalents))
    changed = mutate(found, ready, work) if mutants and not failures else None
    count = len(ready.scenarios) + len(ready.unfit)
    return GameReport(str(found.rules), files, count, ready.inherited, len(ready.named), failures, (), covered, changed)


def _failures(found: Found, ready: Suite, work: Work) -> list[Failure]:
    assert ready.table is not None
    work.begun(f"scenarios of {found.rules}", len(ready.scenarios))
    failures = []
    for scenario in ready.scenarios:
        failures.append(play(ready.table, scenario).failure)
        work.one_done()
    return [failure for failure in failures if failure is not None]


def _still_holding(ready: Suite) -> list[Failure]:
    """What a variant says no longer holds must not: else its reason is none."""
    assert ready.table is not None
    holding = {one.title for one in ready.excused if play(ready.table, one).failure is None}
    text = "this scenario of the base still holds: no reason is needed"
    return [Failure(s.name, title.span.line, title.text, text) for s, title in ready.named if title.text in holding]


def _coverage(found: Found, ready: Suite) -> tuple[Coverage, tuple[Failure, ...]]:
    """What the scenarios use, and what fails in the traced run."""
    assert ready.table is not None
    game = ready.table.game
    traced = Starts(Game(with_cells(game.program), game.identity), ready.scenarios)
    outcomes = [play(traced, scenario, traced=True) for scenario in ready.scenarios]
    failures = tuple(outcome.failure for outcome in outcomes if outcome.failure is not None)
    idle = idle_clauses(found.equivalents, game.program.lines)
    return measure(game.program, {line for outcome in outcomes for line in outcome.lines}, idle), failures
