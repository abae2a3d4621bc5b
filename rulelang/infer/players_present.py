"""What is certain at one point of a text: how many players there are at least, so that `seat 4` is asked only where somebody
sits there; and of which class a piece is.
"""

from __future__ import annotations

from dataclasses import replace

from rulelang import ast
from rulelang.infer.classes_known import known_where
from rulelang.infer.scope import Scope


def present(scope: Scope) -> int:
    """The least number of players here."""
    return max(scope.least, scope.symbols.least_players)


def where_true(scope: Scope, *conditions: ast.Node) -> Scope:
    """The scope of what happens only where these conditions hold."""
    for condition in conditions:
        scope = known_where(scope, condition, True)
    return replace(scope, least=max(scope.least, *(_least(condition) for condition in conditions)))


def where_false(scope: Scope, *conditions: ast.Node) -> Scope:
    """The scope of what happens only where none of these conditions holds."""
    for condition in conditions:
        scope = replace(scope, least=max(scope.least, _least_without(condition, present(scope))))
        scope = known_where(scope, condition, False)
    return scope


def _asked(node: ast.Node) -> tuple[str, int] | None:
    """`players is at least 3` as a word and a number."""
    if not isinstance(node, ast.Equal | ast.CompareLine) or not isinstance(node.right, ast.NumberText):
        return None
    if not isinstance(node.left, ast.Reference) or node.left.name != "players":
        return None
    if isinstance(node, ast.CompareLine):
        return node.comparator, node.right.value
    return "is not" if node.negated else "is", node.right.value


def _least(node: ast.Node) -> int:
    """The least number of players where a condition holds; 0 if it says nothing of it."""
    match node:
        case ast.Both():
            return max(_least(node.left), _least(node.right))
        case ast.Either():
            return min(_least(node.left), _least(node.right))
    match _asked(node):
        case ("at least" | "exactly" | "is", number):
            return number
        case ("more than", number):
            return number + 1
    return 0


def _least_without(node: ast.Node, known: int) -> int:
    """The least number of players where a condition does not hold, of at least `known`."""
    if isinstance(node, ast.Negation):
        return _least(node.of)
    match _asked(node):
        case ("less than", number):
            return number
        case ("at most", number):
            return number + 1
        case ("is" | "exactly", number) if number == known:
            return number + 1
    return 0
