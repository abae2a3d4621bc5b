"""Of which class a piece certainly is at one point of a text: `if drawn is a card: …` may ask for what only cards have."""

from __future__ import annotations

from dataclasses import replace

from rulelang import ast
from rulelang.infer.scope import Binding, Scope


def known_where(scope: Scope, condition: ast.Node, truth: bool) -> Scope:
    """The scope where a condition holds, or where it does not."""
    match condition:
        case ast.Both() if truth:
            return known_where(known_where(scope, condition.left, True), condition.right, True)
        case ast.Either() if not truth:
            return known_where(known_where(scope, condition.left, False), condition.right, False)
        case ast.Negation():
            return known_where(scope, condition.of, not truth)
        case ast.IsA(of=ast.Reference(name=name)):
            return _known(scope, name, condition.name, (condition.negated is None) == truth)
    return scope


def _known(scope: Scope, name: str, meant: str, is_one: bool) -> Scope:
    """What has this name is one of these, or is none; a candidate is of the class of its group."""
    binding = scope.locals.get(name)
    if binding is None or binding.picked:
        return scope
    type = _narrowed(scope, binding.type, meant, is_one)
    found = Binding(type, binding.slot, binding.span, drawn=binding.drawn)
    return scope if type == binding.type else replace(scope, locals={**scope.locals, name: found})


def _narrowed(scope: Scope, type: str, meant: str, is_one: bool) -> str:
    """The class of what is of a class, or is not, if that leaves one of those that a word stands for."""
    classes = set(scope.symbols.unions.get(type, ()))
    other = set(scope.symbols.classes_of(meant))
    left = classes & other if is_one else classes - other
    return next(iter(left)) if len(left) == 1 else type
