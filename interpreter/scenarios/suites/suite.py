"""A game's rules and scenarios, read and compiled: what can be played, and complaints where a text does not fit."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from interpreter.match.game import Game
from interpreter.scenarios.beginning.starts import Starts
from interpreter.scenarios.report import Failure
from interpreter.scenarios.suites.find import Found
from interpreter.scenarios.suites.inherit import Inheritance, Tree, inherited
from interpreter.shipped import find
from rulelang import ast
from rulelang import compile as compiler
from rulelang.complaints.values import page_is_not_played
from rulelang.lower import identity
from rulelang.names.symbols import Symbols
from rulelang.scenario_files import resolve_scenarios, reworded_scenarios
from rulelang.scenario_files.clauses import Scenario
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.diagnostics import Diagnostic, render
from rulelang.text.source import SourceFile, Span, read


@dataclass(frozen=True)
class Suite:
    """A game with all its scenarios; `complaints` are rendered, and then there is nothing to play.

    `trees` are its own scenarios and those that a variant inherits; `unfit` are those of its base that speak of what is there
    no longer; `excused` are scenarios of its base that a variant says
    hold no longer, and that can still be told in its words; `named` is where it says so.
    """

    rules: SourceFile
    trees: tuple[Tree, ...]
    text: ast.Text | None = None
    game: SourceFile | None = None
    sources: Mapping[str, SourceFile] = field(default_factory=dict)
    table: Starts | None = None
    scenarios: tuple[Scenario, ...] = ()
    inherited: int = 0
    unfit: tuple[Failure, ...] = ()
    excused: tuple[Scenario, ...] = ()
    named: tuple[tuple[SourceFile, ast.Title], ...] = ()
    complaints: tuple[str, ...] = ()


def suite(found: Found) -> Suite:
    """Reads and compiles the rules and all their scenarios. Raises OSError or UnicodeDecodeError for a file that is no text."""
    rules = read(found.rules)
    sources = [read(path) for path in found.scenarios]
    parsed = [(source, *parse_scenarios(source)) for source in sources]
    own = tuple((source, tree) for source, tree, _ in parsed)
    bare = Suite(rules, own)
    program, complaints, symbols = compiler.compile_all([rules], find)
    complaints += [complaint for _, _, unread in parsed for complaint in unread]
    if program is None or symbols is None:
        return replace(
            bare,
            complaints=_rendered(
                complaints or [page_is_not_played().at(rules.name, Span(end_column=5))], [rules, *sources], symbols
            ),
        )
    from_bases = inherited(rules, symbols.source, own)
    scenarios, more = resolved(symbols, own)
    fitting, unfit = _fitting(symbols, from_bases.trees)
    trees = (*own, *(tree for tree, _ in fitting))
    scenarios += tuple(one for _, found in fitting for one in found)
    complaints += [*from_bases.complaints, *more]
    for source, _ in own if complaints else ():
        complaints = reworded_scenarios(symbols, source, complaints)
    known = [rules, *(source for source, _ in trees)]
    excused = resolved(symbols, from_bases.excused)[0]
    table = None if complaints else Starts(Game(program, identity(program)), (*scenarios, *excused))
    return replace(
        bare, trees=trees, text=symbols.text, game=symbols.source, sources=symbols.sources, table=table, scenarios=scenarios,
        inherited=_count(from_bases), unfit=unfit, excused=excused, named=from_bases.named,
        complaints=_rendered(complaints, known, symbols),
    )  # fmt: skip


def only(ready: Suite, title: str, own: Collection[str]) -> Suite:
    """The same with the scenarios of this title alone; if there is none, with those that have it in their titles.

    `own` are the files that are no base's.
    """
    wanted = title.lower()
    every = [one.title for one in ready.scenarios] + [one.scenario for one in ready.unfit]
    named = {one for one in every if one.lower() == wanted} or {one for one in every if wanted in one.lower()}
    scenarios = tuple(one for one in ready.scenarios if one.title in named)
    unfit = tuple(one for one in ready.unfit if one.scenario in named)
    inherited = len(unfit) + sum(one.file not in own for one in scenarios)
    table = None if ready.table is None else Starts(ready.table.game, scenarios)
    return replace(ready, table=table, scenarios=scenarios, unfit=unfit, excused=(), named=(), inherited=inherited)


def _count(found: Inheritance) -> int:
    return sum(len(tree.tests) for _, tree in found.trees)


def _fitting(symbols: Symbols, trees: Iterable[Tree]) -> tuple[list[tuple[Tree, tuple[Scenario, ...]]], tuple[Failure, ...]]:
    """The inherited scenarios that can be told in the words of these rules, and what those that cannot be speak of."""
    fitting = []
    unfit: list[Failure] = []
    for source, tree in trees:
        found, complaints = resolve_scenarios(symbols, source, tree)
        if complaints:
            strange = _unfit(symbols, source, tree)
            tree = tree.keeping(one for one in tree.tests if one.title not in {failure.scenario for failure in strange})
            found, _ = resolve_scenarios(symbols, source, tree)
            unfit += strange
        if tree.tests:
            fitting.append(((source, tree), found))
    return fitting, tuple(unfit)


def _unfit(symbols: Symbols, source: SourceFile, tree: ast.Scenarios) -> list[Failure]:
    """The scenarios of a file that cannot be told in the words of these rules."""
    found = {one.title: resolve_scenarios(symbols, source, tree.keeping([one]))[1] for one in tree.tests}
    return [
        Failure(source.name, complaints[0].span.line, title, f"this no longer fits the rules: {complaints[0].text}")
        for title, complaints in found.items()
        if complaints
    ]


def resolved(symbols: Symbols, trees: Iterable[Tree]) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The scenarios against the rules that `symbols` are of."""
    found: list[Scenario] = []
    complaints: list[Diagnostic] = []
    for source, tree in trees:
        more, unfit = resolve_scenarios(symbols, source, tree)
        found += more
        complaints += unfit
    return tuple(found), complaints


def _rendered(complaints: list[Diagnostic], sources: list[SourceFile], symbols: Symbols | None) -> tuple[str, ...]:
    known = {source.name: source for source in sources} | (dict(symbols.sources) if symbols else {})
    return tuple(render(complaint, known) for complaint in complaints)
