"""How far a `where` reaches, and that what is asked about candidates speaks of them: one meaning, or a complaint."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import children
from rulelang.complaints.groups import asked_of_each, two_readings
from rulelang.infer.scope import Frame, Scope, Typed
from rulelang.program import kinds
from rulelang.program.nodes import parts
from rulelang.text.source import Span

Infer = Callable[[Scope, ast.Node, str | None], Typed]  # what an expression means, with the kind that is wanted
# Conditions that may end with a group.
_TESTS = (ast.Some, ast.NoneOf, ast.Equal, ast.Being, ast.CompareLine, ast.HasLine, ast.Joined)
_SPELLED = {"whose": "its", "that are": "it is", "that": "it"}
_SHORT = re.compile(r"\b(?:whose|that are|that)\b")
_GIVEN = (p.Number, p.PlayerCount, p.OptionValue, p.Arithmetic)


def speaks_of(scope: Scope, node: ast.Node, found: p.Expression, bound: int, word: str, said: int) -> None:
    """Complains about what is asked of each candidate and depends on none; `said` complaints were made before it was read."""
    if len(scope.symbols.diagnostics) > said or about(found, bound):
        return
    yours = any(isinstance(child, ast.Possession | ast.You) for child in _all(node))
    scope.complain(node, asked_of_each(word, scope.symbols.text_of(node), yours=yours))


def sum_speaks_of(scope: Scope, node: ast.Node, found: p.Expression, bound: int, word: str, said: int) -> None:
    """The same of a sum, where a plain number is so many for each candidate."""
    if not all(isinstance(part, _GIVEN) for part in parts(found)):
        speaks_of(scope, node, found, bound, word, said)


def about(found: p.Expression, bound: int) -> bool:
    """Whether an expression depends on a candidate."""
    return any(isinstance(part, p.Bound) and part.number == bound for part in parts(found))


def _all(node: ast.Node) -> Iterator[ast.Node]:
    yield node
    for child in children(node):
        yield from _all(child)


def check_reach(scope: Scope, node: ast.Node, infer: Infer) -> None:
    """Complains where the last part of a `where` could as well stand outside it, and both would make sense to `infer`."""
    if scope.trying or not isinstance(node, _TESTS):
        return
    for group in _open_groups(scope, node):
        operands = list(_operands(scope, group.where)) if group.where is not None else []
        if len(operands) > 1 and _makes_sense(scope, operands[-1], infer):
            _two_readings(scope, node, group, operands[-1])
            return


def _open_groups(scope: Scope, node: ast.Node) -> Iterator[ast.Group]:
    """The groups that a condition ends with, whose `where` takes in whatever follows."""
    while True:
        below = list(children(node))
        if not below or isinstance(node, ast.CasesText) or in_parentheses(scope, below[-1]):
            return
        node = below[-1]
        if isinstance(node, ast.Group) and node.where is not None and node.ranked is None:
            yield node


def _operands(scope: Scope, node: ast.Node) -> Iterator[ast.Node]:
    """What `and` and `or` join, outside parentheses."""
    if isinstance(node, ast.Either | ast.Both) and not in_parentheses(scope, node):
        yield from _operands(scope, node.left)
        yield from _operands(scope, node.right)
    else:
        yield node


def in_parentheses(scope: Scope, node: ast.Node) -> bool:
    """Whether the author wrote parentheses around exactly this."""
    lines = _lines(scope, node.span)
    before = lines[node.span.line - 1][: node.span.column - 1].rstrip()
    after = lines[node.span.end_line - 1][node.span.end_column - 1 :].lstrip()
    return before.endswith("(") and after.startswith(")")


def _lines(scope: Scope, span: Span) -> list[str]:
    source = scope.symbols.sources.get(span.file or scope.file or "", scope.symbols.source)
    return [*source.lines(), *[""] * span.end_line]


def _makes_sense(scope: Scope, node: ast.Node, infer: Infer) -> bool:
    """Whether a condition could stand here by itself."""
    said = len(scope.symbols.diagnostics)
    frame = Frame(scope.frame.slots, scope.frame.bounds)
    given = infer(replace(scope, frame=frame, trying=True), node, kinds.TRUTH)
    silent = len(scope.symbols.diagnostics) == said
    scope.symbols.forget_complaints(said)
    return silent and given.type == kinds.TRUTH


def _two_readings(scope: Scope, node: ast.Node, group: ast.Group, last: ast.Node) -> None:
    assert group.where is not None
    first, word, part = _split(scope, node.span, last.span)
    asked = between(scope, node.span, _start(group.where.span)).rstrip(" (")
    rest = between(scope, group.where.span, _start(last.span)) + between(scope, last.span, _end(last.span))
    closing = part[len(part.rstrip(")")) :] if part.startswith("(") else ""
    if not asked.endswith("where"):  # `whose`, `that`: parentheses stand after `where`
        asked, rest = f"{asked} where", _SHORT.sub(lambda found: _SPELLED[found[0]], rest)
    scope.complain(last, two_readings(first, word, part, f"{asked} ({rest}{closing})"))


def _split(scope: Scope, begin: Span, last: Span) -> tuple[str, str, str]:
    """What stands before the last part, the word that joins it, and the part with its parentheses."""
    before = between(scope, begin, _start(last)).rstrip()
    opened = before.endswith("(")
    first, word = before.rstrip(" (").rsplit(" ", 1)
    part = between(scope, last, _end(last))
    return first.rstrip(), word, f"({part})" if opened else part


def _start(span: Span) -> tuple[int, int]:
    return span.line, span.column


def _end(span: Span) -> tuple[int, int]:
    return span.end_line, span.end_column


def between(scope: Scope, begin: Span, end: tuple[int, int]) -> str:
    """The text from where a clause begins up to a place."""
    lines = _lines(scope, begin)[begin.line - 1 : end[0]]
    lines[-1] = lines[-1][: end[1] - 1]
    lines[0] = lines[0][begin.column - 1 :]
    return " ".join(lines)
