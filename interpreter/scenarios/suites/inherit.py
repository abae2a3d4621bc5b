"""What a variant inherits: the scenarios of its bases, but for those that it names because they no longer hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from interpreter.scenarios.suites.find import scenarios_of
from interpreter.shipped import find
from rulelang import ast
from rulelang.complaints.scenarios import no_such_scenario
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile, read
from rulelang.variants import bases

Tree = tuple[SourceFile, ast.Scenarios]


@dataclass(frozen=True)
class Inheritance:
    """The scenarios of the bases that hold here, those that this variant says hold no longer, and wrong titles among these."""

    trees: tuple[Tree, ...] = ()
    excused: tuple[Tree, ...] = ()
    named: tuple[tuple[SourceFile, ast.Title], ...] = ()
    complaints: tuple[Diagnostic, ...] = ()


def inherited(rules: SourceFile, game: SourceFile, own: Iterable[Tree]) -> Inheritance:
    """What the rules inherit, which change `game` or are it, where `own` are their own scenarios. Raises OSError."""
    named = _named(own)
    gone: set[str] = set()
    trees: list[Tree] = []
    excused: list[Tree] = []
    for base in bases(rules, find) if rules is not game else ():
        files = [(source, _parsed(source)) for source in map(read, scenarios_of(base))]
        trees += [(source, _without(tree, gone | titles(named))) for source, tree in files]
        excused += [(source, _without(tree, gone, titles(named))) for source, tree in files]
        gone |= titles(_named(files))
    known = {one.title for _, tree in (*trees, *excused) for one in tree.tests}
    complaints = tuple(_unknown(source, title, known) for source, title in named if title.text not in known)
    return Inheritance(tuple(trees), tuple(excused), named, complaints)


@lru_cache(maxsize=64)
def _parsed(source: SourceFile) -> ast.Scenarios:
    """The scenarios of a base, of which all its variants ask one after another."""
    return parse_scenarios(source)[0]


def titles(named: Iterable[tuple[SourceFile, ast.Title]]) -> set[str]:
    """The titles alone."""
    return {title.text for _, title in named}


def _named(trees: Iterable[Tree]) -> tuple[tuple[SourceFile, ast.Title], ...]:
    return tuple(
        (source, title)
        for source, tree in trees
        for one in tree.scenarios
        if isinstance(one, ast.NoLongerHolds)
        for title in one.titles
    )


def _without(tree: ast.Scenarios, gone: set[str], among: set[str] | None = None) -> ast.Scenarios:
    """The scenarios whose titles are not gone; only those among some, if these are given."""
    return tree.keeping(one for one in tree.tests if one.title not in gone and (among is None or one.title in among))


def _unknown(source: SourceFile, title: ast.Title, known: set[str]) -> Diagnostic:
    return no_such_scenario(title.text, known).at(source.name, title.span)
