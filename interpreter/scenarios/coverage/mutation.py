"""Every mutant of a game's rules against its scenarios: whether the checks refuse it, a scenario fails, or nothing notices."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Literal

from interpreter.engine import machine
from interpreter.engine.deciding import diving, lookahead
from interpreter.match.game import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.coverage.coverage import with_cells
from interpreter.scenarios.coverage.equivalents import divided
from interpreter.scenarios.coverage.unread import ColumnName, column_of, unread
from interpreter.scenarios.playing.play_scenario import play
from interpreter.scenarios.report import Mutation, Survivor
from interpreter.scenarios.suites.find import Found
from interpreter.scenarios.suites.suite import Suite, suite
from interpreter.translate.steps import loops
from interpreter.worker_processes import cores, processes
from rulelang.compile import compile_tree
from rulelang.lower import identity
from rulelang.mutants import Mutant, mutants
from rulelang.scenario_files import resolve_scenarios

Fate = Literal["check", "scenario", "endless", "same", "survives"]  # same: other words for the same rules
MANY = 60  # mutants that are worth a second process
AT_ONCE = 4  # mutants that are handed to a process
BOUNDS = (  # what a mutant may take: shipped rules take far less
    (machine, "BLOCKS_AT_MOST", 20_000), (diving, "BLOCKS_AT_MOST", 20_000), (lookahead, "TRIES_AT_MOST", 2_000),
    (loops, "LOOP_AT_MOST", 10_000),
)  # fmt: skip
SECONDS, TIMES = 2, 4  # of work on one mutant, if the bounds do not hold: so many, and so many times what the game itself takes


class _TooLong(BaseException):
    """Raised by the clock, in the midst of anything."""


@dataclass(frozen=True)
class Work:
    """Which scenarios are played, in how many processes mutants are tried (None: as many as there are cores), and who is told how
    far that has come."""

    jobs: int | None = None
    begun: Callable[[str, int], None] = lambda what, total: None  # `scenarios of g.rules`, and how many
    one_done: Callable[[], None] = lambda: None
    only: str | None = None  # a title, or a part of titles


def mutate(found: Found, ready: Suite, work: Work) -> Mutation:
    """The fate of each mutant."""
    every = list(_mutants(ready))
    work.begun(f"mutants of {found.rules}", len(every))
    fates = []
    for fate in _fates(found, ready, len(every), work.jobs):
        fates.append(fate)
        work.one_done()
    file = str(found.rules)
    surviving = [Survivor(m.address, m.change, file, m.line) for m, fate in zip(every, fates, strict=True) if fate == "survives"]
    bare, excused, stale = divided(surviving, found.equivalents)
    counts = {fate: fates.count(fate) for fate in ("check", "scenario", "endless")}
    return Mutation(
        by_check=counts["check"],
        by_scenario=counts["scenario"],
        never_ends=counts["endless"],
        equivalent=len(excused) + fates.count("same"),
        survivors=tuple(bare),
        unread=tuple(str(column) for column in _unread(ready)),
        stale=stale,
    )


def _fates(found: Found, ready: Suite, total: int, jobs: int | None) -> Iterator[Fate]:
    """The fate of every mutant, in their order."""
    jobs = min(cores() if jobs is None else jobs, total // MANY + 1)
    if jobs == 1:
        trial = _Trial(ready)
        yield from (trial.fate(number) for number in range(total))
        return
    with processes(jobs, _sit_down, (found,)) as pool:
        yield from pool.map(_tried, range(total), chunksize=AT_ONCE)


_table: list[_Trial] = []  # of a process: what it tries


def _sit_down(found: Found) -> None:
    _table[:] = [_Trial(suite(found))]


def _tried(number: int) -> Fate:
    return _table[0].fate(number)


class _Trial:
    """The mutants of a game against its scenarios."""

    def __init__(self, ready: Suite) -> None:
        self.ready = ready
        self.mutants = list(_mutants(ready))
        before = time.process_time()
        assert ready.game is not None
        assert ready.text is not None
        compile_tree(ready.game, ready.text, ready.sources)
        self.order = _Order(ready)
        self.seconds = SECONDS + TIMES * (time.process_time() - before)

    def fate(self, number: int) -> Fate:
        """What becomes of one mutant."""
        with _bounded():
            return _fate(self.ready, self.mutants[number], self.order, self.seconds)


def _mutants(ready: Suite) -> Iterator[Mutant]:
    """The mutants of the game, but not of cells that no rule reads; of a variant, those of its own clauses."""
    assert ready.text is not None
    idle = _unread(ready)
    file = ready.rules.name if ready.rules.name in ready.sources and ready.rules != ready.game else ""
    return (one for one in mutants(ready.text) if one.file == file and column_of(one.address) not in idle)


def _unread(ready: Suite) -> tuple[ColumnName, ...]:
    assert ready.table is not None
    return unread(ready.table.game.program)


class _Order:
    """In which order scenarios are tried: those that use the changed line first, and first of all what noticed the last."""

    def __init__(self, ready: Suite) -> None:
        assert ready.table is not None
        game = ready.table.game
        self.identity = identity(game.program)
        traced = Starts(Game(with_cells(game.program), ""), ready.scenarios)
        lines = game.program.lines
        self.used = [{lines[n].address for n in play(traced, one, traced=True).lines} for one in ready.scenarios]
        self.trees = [(source, tree.keeping([one])) for source, tree in ready.trees for one in tree.tests]
        self.keen = list(range(len(ready.scenarios)))  # numbers of scenarios, the last that noticed something first

    def of(self, address: str) -> list[int]:
        """The numbers of all scenarios, the most promising first."""
        return sorted(self.keen, key=lambda number: address not in self.used[number])

    def noticed(self, number: int) -> None:
        """This scenario found a mutant."""
        self.keen.remove(number)
        self.keen.insert(0, number)


@contextmanager
def _bounded() -> Iterator[None]:
    """Within, rules that go on and on are stopped early."""
    usual = [getattr(module, name) for module, name, _ in BOUNDS]
    try:
        for module, name, bound in BOUNDS:
            setattr(module, name, bound)
        yield
    finally:
        for (module, name, _), value in zip(BOUNDS, usual, strict=True):
            setattr(module, name, value)


def _fate(ready: Suite, mutant: Mutant, order: _Order, seconds: float) -> Fate:
    """What becomes of a mutant; one that takes longer than it may, in seconds of work, has no end."""
    if not hasattr(signal, "SIGPROF") or threading.current_thread() is not threading.main_thread():
        return _played(ready, mutant, order)  # without a clock the bounds alone must do
    before = signal.signal(signal.SIGPROF, _stop)
    try:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        return _played(ready, mutant, order)
    except _TooLong:
        return "endless"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _stop(_: int, __: FrameType | None) -> None:
    raise _TooLong


def _played(ready: Suite, mutant: Mutant, order: _Order) -> Fate:
    assert ready.game is not None
    program, complaints, symbols = compile_tree(ready.game, mutant.tree, ready.sources)
    if program is None or complaints or symbols is None:
        return "check"
    table = Starts(Game(program, ""), ready.scenarios)
    for number in order.of(mutant.address):
        (source, tree) = order.trees[number]
        scenarios, unfit = resolve_scenarios(symbols, source, tree)
        outcome = None if unfit else play(table, scenarios[0])
        if outcome is None:
            return "scenario"
        if outcome.failure is not None:
            order.noticed(number)
            return "endless" if outcome.endless else "scenario"
    return "same" if identity(program) == order.identity else "survives"
