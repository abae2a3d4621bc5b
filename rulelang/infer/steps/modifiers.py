"""Modifiers to typed nodes: what changes a value, a cost or a limit while a condition holds, or until a phase ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.choices.doing import no_such_action
from rulelang.complaints.choices.moments import until_the_end_of_what
from rulelang.complaints.resources import a_discount_of_each, no_such_resource
from rulelang.complaints.values import no_such_value, whose_value
from rulelang.infer.core import number, truth
from rulelang.infer.players_present import where_true
from rulelang.infer.scope import Candidate, Frame, Scope
from rulelang.infer.values.bundles import bundle
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

Target = Literal["value", "cost", "limit"]  # what a modifier changes


def modifier(symbols: Symbols, node: ast.ModifierLine) -> p.Modifier | None:
    """`while C: …`, as declared."""
    frame = Frame()
    if _is_of_each(symbols, node):
        return None
    target, name, of = _target(Scope(symbols, frame, you=p.ActivePlayer()), node.change)
    scope, bound = _scope(Scope(symbols, frame), of)
    condition = truth(scope, node.condition)
    if target is None:
        return None
    scope = where_true(scope, node.condition)
    return _made(scope, symbols.line_of(node), node.change, target, name, bound, condition=condition)


def _is_of_each(symbols: Symbols, node: ast.ModifierLine) -> bool:
    """Whether a discount speaks of a kind of resources as if it were said of each of them: there is a complaint then."""
    if not isinstance(node.change, ast.CostChange):
        return False
    spoken_of = [part for part in (*nodes(node.condition), *nodes(node.change.amount)) if isinstance(part, ast.Reference)]
    kind = next((part for part in spoken_of if symbols.resource_group(part.name)), None)
    if kind is None:
        return False
    complaint = a_discount_of_each(kind.name, symbols.classes[kind.name].members[0])
    Scope(symbols).complain(kind, complaint)
    return True


def during(scope: Scope, node: ast.DuringStep) -> p.Step | None:
    target, name, of = _target(scope, node.change)
    inner, bound = _scope(Scope(scope.symbols, Frame(), least=scope.least), of)
    made = _made(inner, scope.symbols.line_of(node), node.change, target, name, bound, switched=True) if target else None
    if made is None:
        return None
    if node.scope == "repeat":
        scope.complain(node, until_the_end_of_what())
        return None
    scope.symbols.extra_modifiers.append(made)
    number_ = scope.symbols.declared_modifiers + len(scope.symbols.extra_modifiers) - 1
    until = node.scope.removeprefix("the ").replace("your ", "")
    return p.During(line=scope.symbols.line_of(node), scope=cast(Any, until), modifier=number_)


def _scope(scope: Scope, of: str | None) -> tuple[Scope, int | None]:
    if of is None:
        return scope, None
    bound = scope.frame.new_bound()
    node = p.Bound(number=bound, type=of)
    you = node if of == kinds.PLAYER else None
    candidate = Candidate(node, of, kinds.SPACE if kinds.grid_of(of) else of)
    return replace(scope, you=you, candidates=(candidate,)), bound


def _target(scope: Scope, change: ast.AnyChange) -> tuple[Target | None, str, str | None]:
    """What is changed, its name, and the class of its candidate."""
    if isinstance(change, ast.CostChange):
        word = scope.symbols.bodies.get(change.action)
        if word is None:
            scope.complain(change, no_such_action(change.action, scope.symbols.bodies), word=change.action)
            return None, "", kinds.PLAYER
        return "cost", change.action, kinds.PLAYER
    if isinstance(change, ast.LimitChange):
        if change.name not in scope.symbols.resource_index:
            scope.complain(change, no_such_resource(change.name, scope.symbols.resource_index), word=change.name)
            return None, "", kinds.PLAYER
        return "limit", change.name, kinds.PLAYER
    name = getattr(change.target, "name", None)
    word = scope.symbols.words.get(name) if isinstance(name, str) else None
    if word is None or not isinstance(word.node, ast.ValueLine):
        values = [w.name for w in scope.symbols.words.values() if w.form == "value"]
        scope.complain(
            change.target, no_such_value(scope.symbols.text_of(change.target), name if isinstance(name, str) else None, values)
        )
        return None, "", kinds.PLAYER
    of = word.node.each.name if word.node.each else None
    _check_whose(scope, change.target, word.name, of)
    return "value", word.name, of


def _check_whose(scope: Scope, target: ast.Node, name: str, of: str | None) -> None:
    """A value of each player is changed as `your food`, one of each village as `food of village`, and one of nobody as `food`."""
    if of is None:
        right = isinstance(target, ast.Reference)
    elif of == kinds.PLAYER:
        right = isinstance(target, ast.Possession) or (isinstance(target, ast.Property) and isinstance(target.of, ast.You))
    else:
        right = isinstance(target, ast.Property) and isinstance(target.of, ast.Reference) and target.of.name == of
    if not right:
        scope.complain(target, whose_value(name, of))


def _made(
    scope: Scope,
    line: int,
    change: ast.AnyChange,
    target: Target,
    name: str,
    bound: int | None,
    condition: p.Expression | None = None,
    switched: bool = False,
) -> p.Modifier:
    amount = bundle(scope, change.amount) if isinstance(change, ast.CostChange) else number(scope, change.amount)
    bounds = () if isinstance(change, ast.CostChange) else change.bounds
    limits = {b.side: number(scope, b.amount) for b in bounds}
    return p.Modifier(
        line=line,
        target=target,
        name=name,
        bound=bound,
        condition=condition,
        sign=1 if change.sign == "more" else -1,
        amount=amount,
        at_least=limits.get("least"),
        at_most=limits.get("most"),
        switched=switched,
    )
