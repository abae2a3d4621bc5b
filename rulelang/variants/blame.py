"""Complaints about lines of a base to complaints about the statement of a variant that made them wrong.

That is what the author of the variant can change. The guilty statement is the first after which the complaint is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from rulelang import ast
from rulelang.ast.addresses import clauses
from rulelang.complaints.complaint import IN_THE_BASE
from rulelang.complaints.variants.bases import said_anew
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.variants.apply import one_by_one
from rulelang.variants.edit import plain
from rulelang.variants.read import Layer, Stack
from rulelang.variants.statements.changing import can_change

Check = Callable[[ast.Text], list[Diagnostic]]


def blamed(stack: Stack, found: Sequence[Diagnostic], check: Check) -> Iterator[Diagnostic]:
    """The complaints; those about lines of a base that was in order before are told of the statement that is to blame."""
    own = {layer.source.name for layer in stack.layers}
    if not stack.layers or all(complaint.file in own for complaint in found):
        yield from found
        return
    steps = list(one_by_one(stack))
    trees = [stack.text, *(after for _, _, _, after in steps)]

    @cache
    def wrong(number: int) -> frozenset[object]:
        return frozenset(map(_key, check(trees[number])))

    for complaint in found:
        number = 0 if complaint.file in own else _first(lambda n: _key(complaint) in wrong(n), len(steps))  # noqa: B023 - used at once
        if number:
            layer, statement, _, _ = steps[number - 1]
            yield _told(layer, statement, complaint, _way_out(stack, trees[number], complaint))
        else:
            yield complaint


def where_it_stands(tree: ast.Text, game: str, complaint: Diagnostic) -> tuple[str | None, bool]:
    """The address of the innermost clause of a tree that a complaint is about, and whether it is one of several choices."""
    found = [(address, node) for address, node in clauses(tree) if _holds(game, complaint, node)]
    address, node = found[-1] if found else (None, tree)
    return address, isinstance(node, ast.Name | ast.Named)


def _holds(game: str, complaint: Diagnostic, node: ast.Node) -> bool:
    return (node.span.file or game) == complaint.file and _stands_in(complaint, node)


def _key(complaint: Diagnostic) -> object:
    return complaint.code, complaint.file, complaint.span, complaint.text


def _first(holds: Callable[[int], bool], last: int) -> int:
    """The first number at which something holds that then goes on to hold; 0 if it did from the beginning, or never does."""
    if holds(0) or not holds(last):
        return 0
    low, high = 0, last
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


def _told(layer: Layer, statement: ast.Node, complaint: Diagnostic, way: str) -> Diagnostic:
    there = Also(file=complaint.file, span=complaint.span, text=IN_THE_BASE)
    end = len(plain(statement)) + statement.span.column if statement.span.end_line > statement.span.line else 0
    span = statement.span if not end else statement.span.model_copy(update={"end_line": statement.span.line, "end_column": end})
    return complaint.model_copy(
        update={
            "file": layer.source.name, "span": span.model_copy(update={"file": ""}), "also": (there, *complaint.also),
            "hint": f"{complaint.hint or ''} {way}".strip(),
        }
    )  # fmt: skip


def _way_out(stack: Stack, tree: ast.Text, complaint: Diagnostic) -> str:
    """How a variant says something else than a line of its base."""
    around = [
        (address, node)
        for address, node in clauses(tree)
        if _holds(stack.game.name, complaint, node) and not isinstance(node, ast.RankingLine)  # `winner:` is said as a whole
    ]
    if not around:
        return said_anew(None)
    declaration, node = around[0]
    return said_anew(declaration, "change") if can_change(node) else said_anew(around[-1][0], "replace")


def _stands_in(complaint: Diagnostic, node: ast.Node) -> bool:
    span, at = node.span, (complaint.span.line, complaint.span.column)
    return (span.line, span.column) <= at < (span.end_line, span.end_column)
