"""`by players (2: 14, 3: 20)`: a value for each case, and no case left out, given twice, or that cannot come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import (
    case_never_comes,
    case_twice,
    case_worked_out,
    cases_missing,
    else_never_comes,
    larger_tables_missing,
)
from rulelang.complaints.values import row_as_case
from rulelang.infer.core import infer, insist, rule, truth
from rulelang.infer.players_present import where_false, where_true
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.bundles import as_bundle
from rulelang.infer.values.none_counted import none_is_said
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

Written = Sequence[tuple[Scope, Any]]  # values as they are written, each with what is known where it is read
Needed = list[tuple[int, str]]


@rule(ast.CasesText)
def cases(scope: Scope, node: ast.CasesText, wanted: str | None) -> Typed:
    of = infer(scope, node.of)
    keys = tuple(_key(scope, case.key, of, scope.symbols.text_of(node.of)) for case in node.cases)
    _check_keys(scope, node, of, keys)
    written = [(_where(scope, of, key), case.value) for case, key in zip(node.cases, keys, strict=True)]
    written += [(scope, node.otherwise)] if node.otherwise is not None else []
    given = _chosen(written, wanted, scope, (of.node, keys))
    none_is_said(scope, node, of, given)
    return given


@rule(ast.ByTable)
def by_table(scope: Scope, node: ast.ByTable, wanted: str | None) -> Typed:
    """`5 (3 players: 7)`: cases by the number of players; the number before them is for those that are not named.

    With more players than are named nothing is said: what holds for a few need not hold for many.
    """
    of = ast.Reference(span=node.span, name="players")
    known = needed_cases(scope.symbols, infer(scope, of))
    named = [players for table in node.tables for players in table.players]
    usual = ast.NumberText(span=node.span, value=node.number)
    written = [(players, table.value) for table in node.tables for players in table.players]
    written += [(players, usual) for players, _ in known if players < max(named) and players not in named]
    cases_ = tuple(
        ast.Case(span=node.span, key=ast.NumberText(span=node.span, value=players), value=value) for players, value in written
    )
    larger = [players for players, _ in known if players > max(named)]
    if larger:
        scope.complain(node, larger_tables_missing(larger))
    otherwise = usual if larger or not known else None
    return cases(scope, ast.CasesText(span=node.span, of=of, cases=cases_, otherwise=otherwise), wanted)


@rule(ast.Conditional)
def conditional(scope: Scope, node: ast.Conditional, wanted: str | None) -> Typed:
    """`5 if C, else 0`: the case where a condition holds, and the rest."""
    of = truth(scope, node.condition)
    written = [(where_true(scope, node.condition), node.value), (where_false(scope, node.condition), node.otherwise)]
    return _chosen(written, wanted, scope, (of, (p.Number(value=1),)))


def _chosen(written: Written, wanted: str | None, scope: Scope, by: tuple[p.Expression, tuple[p.Expression, ...]]) -> Typed:
    """One of several values of one kind, by what is asked and the keys."""
    of, keys = by
    values = [infer(where, value, wanted) for where, value in written]
    texts = [value for _, value in written]
    type = next((v.type for v in values if v.type not in (kinds.UNKNOWN, kinds.NOBODY)), kinds.UNKNOWN)
    if wanted == kinds.BUNDLE or any(v.type == kinds.BUNDLE for v in values):
        bundles = tuple(as_bundle(scope, text, v) for text, v in zip(texts, values, strict=True))
        return Typed(p.Cases(of=of, keys=keys, values=bundles, type=kinds.BUNDLE), kinds.BUNDLE)
    found = tuple(insist(scope, text, v, type) for text, v in zip(texts, values, strict=True))
    return Typed(p.Cases(of=of, keys=keys, values=found, type=type), type)


def _key(scope: Scope, node: ast.Node, of: Typed, asked: str) -> p.Expression:
    """The label of a case: one number or name."""
    given = infer(replace(scope, least=scope.symbols.most_players), node, of.type)
    if given.type == kinds.row_of(of.type):
        scope.complain(node, row_as_case(scope.symbols.text_of(node), asked, of.type))
        return UNKNOWN.node
    key = insist(scope, node, given, of.type)
    wrong = not scope.symbols.fits(given.type, of.type) or kinds.UNKNOWN in (given.type, of.type)
    if wrong or isinstance(key, p.Number | p.Constant):
        return key
    scope.complain(node, case_worked_out(scope.symbols.text_of(node)))
    return UNKNOWN.node


def _where(scope: Scope, of: Typed, key: p.Expression) -> Scope:
    """The scope of the value of a case; of `players` it says how many there are."""
    known = key.value if isinstance(of.node, p.PlayerCount) and isinstance(key, p.Number) else 0
    return replace(scope, least=max(scope.least, known))


def _check_keys(scope: Scope, node: ast.CasesText, of: Typed, keys: tuple[p.Expression, ...]) -> None:
    """Complains about a case given twice, one that cannot come, and one that is certain to come and is not there."""
    needed = dict(needed_cases(scope.symbols, of))
    seen: set[int] = set()
    for case, key in zip(node.cases, keys, strict=True):
        if not isinstance(key, p.Number | p.Constant):
            continue
        text = scope.symbols.text_of(case.key)
        if key.value in seen:
            scope.complain(case.key, case_twice(text))
        elif needed and key.value not in needed and declared_with(scope.symbols, of, case.key):
            scope.complain(case.key, case_never_comes(scope.symbols.text_of(node.of), text))
        seen.add(key.value)
    missing = [name for value, name in needed.items() if value not in seen]
    if missing and node.otherwise is None and all(isinstance(key, p.Number | p.Constant) for key in keys):
        scope.complain(node, cases_missing(missing))
    settled = of.type == kinds.NUMBER and not isinstance(
        of.node, p.PlayerCount | p.OptionValue
    )  # of which a variant may bring more
    if needed and not missing and node.otherwise is not None and settled:
        scope.complain(node.otherwise, else_never_comes())


def declared_with(symbols: Symbols, of: Typed, node: ast.Node) -> bool:
    """Whether what limits the cases stands in the same file: a variant may leave some that never come now."""
    form: type[ast.Node] = ast.Players if isinstance(of.node, p.PlayerCount) else ast.OptionLine
    if not isinstance(of.node, p.PlayerCount | p.OptionValue):
        return True
    found = [line for line in symbols.text.declarations if isinstance(line, form)]
    return all(line.span.file == node.span.file for line in found)


def needed_cases(symbols: Symbols, of: Typed) -> Needed:
    """The cases that are certain to be all that can come, where that is known."""
    match of.node:
        case p.PlayerCount():
            numbers = range(symbols.least_players, symbols.most_players + 1)
            return [(number, str(number)) for number in numbers] if symbols.players_known else []
        case p.OptionValue(name=name) | p.StateValue(name=name):
            word = symbols.words.get(name)
            if word and isinstance(word.node, ast.OptionLine):
                return list(enumerate(n.name for n in word.node.names)) or [
                    (v, str(v)) for v in word.node.values if isinstance(v, int)
                ]
            if word and isinstance(word.node, ast.DieLine):
                return [(value, str(value)) for value in range(word.node.low, word.node.high + 1)]
        case p.ColumnOf(owner=owner, column=name) if of.type == kinds.NUMBER and owner in symbols.classes:
            column = symbols.classes[owner].columns.get(name)
            cells = column.nodes if column is not None else []
            if cells and owner not in symbols.unions and all(isinstance(cell, p.Number) for cell in cells):
                found = sorted({cell.value for cell in cells if isinstance(cell, p.Number)})
                return [(value, str(value)) for value in found]
    cls = symbols.classes.get(kinds.piece_of(of.type) or of.type)
    return list(enumerate(cls.members)) if cls is not None and (cls.form == "kind" or cls.name != of.type) else []
