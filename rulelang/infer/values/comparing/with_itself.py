"""`there is another die whose side is its side`: what is said of both sides of a comparison is said of two things."""

from __future__ import annotations

from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import compared_with_itself
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Frame, Scope, Typed
from rulelang.program.nodes import parts

_GIVEN = (p.Number, p.Constant, p.OptionValue, p.Bound, p.Local)  # by themselves no question


def other_than_itself(scope: Scope, node: ast.Equal | ast.Being | ast.CompareLine, left: Typed, right: Typed) -> Typed:
    """The right side; where it says again of a candidate what the left says, it is said of what is looked at around that."""
    if _says_again(left.node, right.node) or _says_again(right.node, left.node):
        for around in range(1, len(scope.candidates)):
            outer = replace(scope, candidates=scope.candidates[around:])
            if _fits(outer, node.right, left, right):
                return infer(outer, node.right, left.type)
    return right


def asks_something(scope: Scope, node: ast.Equal | ast.Being | ast.CompareLine, found: p.Compare) -> None:
    """Complains about a comparison of what is asked of one thing with the same."""
    unknown = any(part == UNKNOWN.node for part in parts(found.left))
    if found.left == found.right and not unknown and not isinstance(found.left, _GIVEN):
        names = [name for name, bound in scope.locals.items() if scope.candidates and bound.type == scope.candidates[0].type]
        scope.complain(node, compared_with_itself(scope.symbols.text_of(node.right), names))


def _says_again(said: p.Expression, of: p.Expression) -> bool:
    """Whether what is asked of a candidate on one side is a part of the other; a candidate alone is no question."""
    asked = not isinstance(said, _GIVEN) and any(isinstance(part, p.Bound) for part in parts(said))
    return asked and any(part == said for part in parts(of))


def _fits(outer: Scope, node: ast.Node, left: Typed, right: Typed) -> bool:
    """Whether a side makes sense of what is looked at around, and says something else there."""
    said = len(outer.symbols.diagnostics)
    tried = infer(replace(outer, frame=Frame(outer.frame.slots, outer.frame.bounds), trying=True), node, left.type)
    silent = len(outer.symbols.diagnostics) == said
    outer.symbols.forget_complaints(said)
    return silent and tried.type == right.type and tried.node != right.node
