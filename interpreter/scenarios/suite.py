"""A game's rules and scenarios, read and compiled: what can be played, and complaints where a text does not fit."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.game import Game
from interpreter.scenarios.find import Found
from interpreter.scenarios.play import Table
from rulelang import ast
from rulelang import compile as compiler
from rulelang.clauses import Scenario
from rulelang.diagnostics import Diagnostic, render
from rulelang.lower import identity
from rulelang.parse import parse_scenarios
from rulelang.scenario import resolve_scenarios
from rulelang.source import Source, Span, read
from rulelang.symbols import Symbols


@dataclass(frozen=True)
class Suite:
    """A game with all its scenarios; `complaints` are rendered, and then there is nothing to play."""

    rules: Source
    trees: tuple[tuple[Source, ast.Scenarios], ...]
    table: Table | None = None
    scenarios: tuple[Scenario, ...] = ()
    complaints: tuple[str, ...] = ()


def suite(found: Found) -> Suite:
    """Reads and compiles the rules and all their scenarios. Raises OSError or UnicodeDecodeError for a file that is no text."""
    rules = read(found.rules)
    sources = [read(path) for path in found.scenarios]
    parsed = [(source, *parse_scenarios(source)) for source in sources]
    bare = Suite(rules, tuple((source, tree) for source, tree, _ in parsed))
    program, complaints, symbols = compiler.compile_with_symbols(rules)
    complaints += [complaint for _, _, unread in parsed for complaint in unread]
    if program is None or symbols is None:
        return replace(bare, complaints=_rendered(complaints or [_page(rules)], [rules, *sources], symbols))
    scenarios, more = resolved(symbols, bare.trees)
    complaints += more
    table = None if complaints else Table(Game(program, identity(program)))
    return replace(bare, table=table, scenarios=scenarios, complaints=_rendered(complaints, [rules, *sources], symbols))


def resolved(symbols: Symbols, trees: tuple[tuple[Source, ast.Scenarios], ...]) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The scenarios against the rules that `symbols` are of."""
    found: list[Scenario] = []
    complaints: list[Diagnostic] = []
    for source, tree in trees:
        more, unfit = resolve_scenarios(symbols, source, tree)
        found += more
        complaints += unfit
    return tuple(found), complaints


def _rendered(complaints: list[Diagnostic], sources: list[Source], symbols: Symbols | None) -> tuple[str, ...]:
    known = {source.name: source for source in sources} | (symbols.sources if symbols else {})
    return tuple(render(complaint, known) for complaint in complaints)


def _page(rules: Source) -> Diagnostic:
    return Diagnostic(code="page_not_played", title="a page is not played", file=rules.name, span=Span(end_column=5),
                      text="this file is a page: an excerpt that is not played", hint="begin it with `game`")  # fmt: skip
