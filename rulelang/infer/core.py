"""One expression to its typed node: the table of rules by class of the tree, and what a clause may ask of a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import less_than_none
from rulelang.complaints.values import not_a_value, wrong_kind
from rulelang.infer.reach_of_where import check_reach
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.program import kinds

Rule = Callable[[Scope, Any, str | None], Typed]
Op = Literal["==", "!=", ">=", "<=", ">", "<"]
COMPARE: dict[str, Op] = {
    "exactly": "==",
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
    "fewer than": "<",
}
RULES: dict[type[ast.Node], Rule] = {}


def rule(*classes: type[ast.Node]) -> Callable[[Rule], Rule]:
    """Enters a function as the rule of these classes."""

    def enter(function: Rule) -> Rule:
        for cls in classes:
            RULES[cls] = function
        return function

    return enter


def infer(scope: Scope, node: ast.Node, wanted: str | None = None) -> Typed:
    """What an expression means. `wanted` settles names that could be several things; it is not insisted on."""
    found = RULES.get(type(node))
    if found is None:
        return scope.complain(node, not_a_value(scope.symbols.text_of(node)))
    said = len(scope.symbols.diagnostics)
    given = found(scope, node, wanted)
    if given.type == kinds.TRUTH and len(scope.symbols.diagnostics) == said:
        check_reach(scope, node, infer)
    return given


def number(scope: Scope, node: ast.Node) -> p.Expression:
    """A number, or a complaint."""
    return thing(scope, node, kinds.NUMBER)


def how_many(scope: Scope, node: ast.Node) -> p.Expression:
    """A number of which there cannot be less than none, or a complaint."""
    found = number(scope, node)
    if isinstance(found, p.Number) and found.value < 0:
        scope.complain(node, less_than_none(found.value))
    return found


def truth(scope: Scope, node: ast.Node) -> p.Expression:
    """A condition, or a complaint."""
    return thing(scope, node, kinds.TRUTH)


def as_truth(node: p.Expression, negated: str | None = None) -> Typed:
    """A truth, or its opposite."""
    return Typed(p.Not(of=node) if negated else node, kinds.TRUTH)


def player(scope: Scope, node: ast.Node) -> p.Expression:
    """A player, or a complaint."""
    return thing(scope, node, kinds.PLAYER)


def party(scope: Scope, node: ast.Node) -> tuple[p.Expression, bool]:
    """A player or a team, and whether it is a team; or a complaint."""
    given = infer(scope, node, kinds.PLAYER)
    if given.type == kinds.TEAM and scope.symbols.teams:
        return given.node, True
    return insist(scope, node, given, kinds.PLAYER), False


def thing(scope: Scope, node: ast.Node, type: str) -> p.Expression:
    """A value of one kind, or a complaint."""
    return insist(scope, node, infer(scope, node, type), type)


def insist(scope: Scope, node: ast.Node, given: Typed, type: str) -> p.Expression:
    """The value, if it is of the kind; else a complaint."""
    if kinds.fits(given.type, type) or given.type in scope.symbols.unions.get(type, ()) or _within(scope, given.type, type):
        return given.node
    another_kind(scope, node, given.type, type)
    return UNKNOWN.node


def is_piece(scope: Scope, type: str) -> bool:
    """Whether values of this kind are pieces."""
    cls = scope.symbols.classes.get(type)
    return cls is not None and cls.form == "piece"


def _within(scope: Scope, given: str, type: str) -> bool:
    """Whether a word for several classes of pieces stands for some of those that another word stands for."""
    unions = scope.symbols.unions
    return given in unions and set(unions[given]) <= set(unions.get(type, ()))


def another_kind(scope: Scope, node: ast.Node, given: str, wanted: str) -> None:
    """Complains about a value of the wrong kind."""
    scope.complain(node, wrong_kind(scope.symbols.text_of(node), given, wanted))
