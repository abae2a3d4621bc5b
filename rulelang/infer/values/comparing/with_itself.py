"""`there is another die whose side is its side`: what is said of both sides of a comparison is said of two things."""

from __future__ import annotations

from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import children
from rulelang.complaints.groups import compared_with_itself, thing_with_itself
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Frame, Scope, Typed
from rulelang.program.nodes import parts

_GIVEN = (p.Number, p.Constant, p.OptionValue)  # by themselves no question
_THINGS = (p.Bound, p.Local)  # a thing alone


def of_two_things(scope: Scope, written: tuple[ast.Node, ast.Node], left: Typed, right: Typed) -> tuple[Typed, Typed]:
    """Both sides; where one says of a candidate what the other says, it is said of what is looked at around that.

    That is the right side, or, where the right speaks of `it` and the left has a name, the left one.
    """
    says_it = [_says_it(side) for side in written]
    if left.node == right.node and isinstance(left.node, p.Bound) and says_it[0] == says_it[1]:
        return left, right
    if left.node == right.node or _says_again(left.node, right.node) or _says_again(right.node, left.node):
        if says_it == [False, True]:
            return _around(scope, written[0], left, right), right
        return left, _around(scope, written[1], right, left)
    return left, right


def _around(scope: Scope, node: ast.Node, side: Typed, other: Typed) -> Typed:
    """What a side says of the nearest thing around for which it makes sense and says something else; or the side as it is."""
    for around in range(1, len(scope.candidates)):
        outer = replace(scope, candidates=scope.candidates[around:])
        if _fits(outer, node, other, side):
            return infer(outer, node, other.type)
    return side


def _says_it(node: ast.Node) -> bool:
    return (
        isinstance(node, ast.Its) or (isinstance(node, ast.Reference) and node.name == "it") or any(map(_says_it, children(node)))
    )


def asks_something(scope: Scope, node: ast.Node, left: p.Expression, right: tuple[ast.Node, p.Expression]) -> None:
    """Complains where what is asked of one thing, or a thing alone, is compared with the same; the right side as written, too."""
    written, other = right
    unknown = any(part == UNKNOWN.node for part in parts(left))
    if left == other and not unknown and not isinstance(left, _GIVEN):
        names = [name for name, bound in scope.locals.items() if scope.candidates and bound.type == scope.candidates[0].type]
        told = thing_with_itself if isinstance(left, _THINGS) else compared_with_itself
        scope.complain(node, told(scope.symbols.text_of(written), names))


def ones_own(scope: Scope, left: Typed, right: Typed) -> str | None:
    """The name of what each player chose among the pieces of that player, where both sides are such: these are never the same."""
    for name, bound in scope.locals.items():
        slots = [side.node.slot for side in (left, right) if isinstance(side.node, p.Picked)]
        if bound.own and slots == [bound.slot] * 2 and left.node != right.node:
            return name
    return None


def _says_again(said: p.Expression, of: p.Expression) -> bool:
    """Whether what is asked of a candidate on one side is a part of the other; a candidate alone is no question."""
    asked = not isinstance(said, (*_GIVEN, *_THINGS)) and any(isinstance(part, p.Bound) for part in parts(said))
    return asked and any(part == said for part in parts(of))


def _fits(outer: Scope, node: ast.Node, other: Typed, side: Typed) -> bool:
    """Whether a side makes sense of what is looked at around, and says something else there."""
    said = len(outer.symbols.diagnostics)
    tried = infer(replace(outer, frame=Frame(outer.frame.slots, outer.frame.bounds), trying=True), node, other.type)
    silent = len(outer.symbols.diagnostics) == said
    outer.symbols.forget_complaints(said)
    return silent and tried.type == side.type and tried.node != side.node
