"""`smaller of 3 and count + pip`: whether the sum behind `and` is meant, or `pip` is added to the smaller of the two."""

from __future__ import annotations

from rulelang import ast
from rulelang.complaints.values import larger_of_what
from rulelang.infer.reach_of_where import between, in_parentheses
from rulelang.infer.scope import Scope

_SUMS = (ast.Plus, ast.Minus)


def check_end_of_larger(scope: Scope, node: ast.Larger) -> None:
    """Complains where brackets could stand in two ways, and both would make sense."""
    whole = node.right
    if scope.trying or not isinstance(whole, _SUMS) or in_parentheses(scope, whole) or _one_makes_no_sense(scope, node):
        return
    first = _first(scope, whole)
    text, of_two = _text(scope, node, whole), _text(scope, node, first)
    rest = text[len(of_two) :]
    if in_parentheses(scope, first):
        of_two, rest = f"{of_two})", rest.lstrip().removeprefix(")")
    begin = between(scope, node.span, (whole.span.line, whole.span.column)).rstrip()
    scope.complain(whole, larger_of_what(node.word, of_two, rest.strip(), f"{begin} ({text[len(begin) :].strip()})"))


def _text(scope: Scope, node: ast.Node, last: ast.Node) -> str:
    """What is written from where one begins to where the other ends."""
    return " ".join(between(scope, node.span, (last.span.end_line, last.span.end_column)).split())


def _one_makes_no_sense(scope: Scope, node: ast.Larger) -> bool:
    """Whether nobody takes the larger of what stands before the sum ends: of two numbers, of nothing and something, and where the
    other side is a sum as well."""
    if not isinstance(node.left, ast.NumberText):
        return isinstance(node.left, _SUMS)
    clamped = node.word == "larger" and node.left.value == 0
    return clamped or isinstance(_first(scope, node.right), ast.NumberText)


def _first(scope: Scope, node: ast.Node) -> ast.Node:
    """What a sum begins with."""
    while isinstance(node, _SUMS) and not in_parentheses(scope, node):
        node = node.left
    return node
