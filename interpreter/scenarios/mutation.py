"""Every mutant of a game's rules against its scenarios: whether the checks refuse it, a scenario fails, or nothing notices."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType
from typing import Literal

from interpreter import machine, search
from interpreter.game import Game
from interpreter.scenarios.coverage import with_cells
from interpreter.scenarios.equivalents import divided
from interpreter.scenarios.find import Found
from interpreter.scenarios.play import Table, play
from interpreter.scenarios.report import Mutation, Survivor
from interpreter.scenarios.suite import Suite, suite
from interpreter.translate import turns
from rulelang.compile import compile_tree
from rulelang.lower import identity
from rulelang.mutants import Mutant, mutants
from rulelang.scenario import resolve_scenarios

Fate = Literal["check", "scenario", "endless", "same", "survives"]  # same: other words for the same rules
MANY = 30  # mutants that are worth a second process
PROCESSES = 2
BOUNDS = (  # what a mutant may take: shipped rules take far less
    (machine, "BLOCKS_AT_MOST", 20_000), (search, "BLOCKS_AT_MOST", 20_000), (search, "TRIES_AT_MOST", 2_000),
    (turns, "LOOP_AT_MOST", 10_000),
)  # fmt: skip
SECONDS = 20  # of work on one mutant, if the bounds should not hold


class _TooLong(Exception):
    pass


def mutate(found: Found, ready: Suite) -> Mutation:
    """The fate of each mutant. Raises ValueError if the file of known equivalents cannot be read."""
    every = list(_mutants(ready))
    if len(every) < MANY:
        fates = _fates(found, 0, 1)
    else:
        with ProcessPoolExecutor(PROCESSES) as pool:
            parts = list(pool.map(_fates, [found] * PROCESSES, range(PROCESSES), [PROCESSES] * PROCESSES))
        fates = {number: fate for part in parts for number, fate in part.items()}
    file = str(found.rules)
    surviving = [Survivor(m.address, m.change, file, m.line) for number, m in enumerate(every) if fates[number] == "survives"]
    bare, excused, stale = divided(surviving, found.equivalents)
    counts = {fate: list(fates.values()).count(fate) for fate in ("check", "scenario", "endless")}
    same = list(fates.values()).count("same")
    return Mutation(counts["check"], counts["scenario"], counts["endless"], len(excused) + same, tuple(bare), stale)


def _fates(found: Found, part: int, parts: int) -> dict[int, Fate]:
    """The fates of every mutant whose number leaves `part` when divided by `parts`."""
    ready = suite(found)
    order = _Order(ready)
    with _bounded():
        return {number: _fate(ready, mutant, order) for number, mutant in enumerate(_mutants(ready)) if number % parts == part}


def _mutants(ready: Suite) -> Iterator[Mutant]:
    """The mutants of the game; of a variant, those of its own clauses."""
    assert ready.text is not None
    file = ready.rules.name if ready.rules.name in ready.sources and ready.rules != ready.game else ""
    return (mutant for mutant in mutants(ready.text) if mutant.file == file)


class _Order:
    """In which order scenarios are tried: those that use the changed line first, and first of all what noticed the last."""

    def __init__(self, ready: Suite) -> None:
        assert ready.table is not None
        game = ready.table.game
        self.identity = identity(game.program)
        traced = Table(Game(with_cells(game.program), ""))
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
    """Within, rules that go on and on are stopped early, and by the clock at last."""
    usual = [getattr(module, name) for module, name, _ in BOUNDS]
    before = signal.signal(signal.SIGALRM, _stop) if _has_clock() else None
    try:
        for module, name, bound in BOUNDS:
            setattr(module, name, bound)
        yield
    finally:
        for (module, name, _), value in zip(BOUNDS, usual, strict=True):
            setattr(module, name, value)
        if _has_clock():
            signal.signal(signal.SIGALRM, before)


def _has_clock() -> bool:
    """Whether an alarm can be set here; without one the bounds alone must do."""
    return hasattr(signal, "SIGALRM") and threading.current_thread() is threading.main_thread()


def _alarm(seconds: int) -> None:
    if _has_clock():
        signal.alarm(seconds)


def _stop(_: int, __: FrameType | None) -> None:
    raise _TooLong


def _fate(ready: Suite, mutant: Mutant, order: _Order) -> Fate:
    _alarm(SECONDS)
    try:
        return _played(ready, mutant, order)
    except _TooLong:
        return "endless"
    finally:
        _alarm(0)


def _played(ready: Suite, mutant: Mutant, order: _Order) -> Fate:
    assert ready.game is not None
    program, complaints, symbols = compile_tree(ready.game, mutant.tree, ready.sources)
    if program is None or complaints or symbols is None:
        return "check"
    table = Table(Game(program, ""))
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
