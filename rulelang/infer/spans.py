"""What players can be out of, by its name, and the group of those who are in it or out of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.choices.doing import ends_no_phase, only_phases_end
from rulelang.complaints.families.partaking import (
    first_or_last_to_leave,
    no_such_span,
    nobody_leaves,
    only_phases_are_left,
    only_players_leave,
)
from rulelang.infer.scope import Scope
from rulelang.program import kinds


def span_named(scope: Scope, node: ast.Node, name: str) -> str:
    """What players can be out of; a complaint if it is neither a phase nor the round nor the game."""
    word = scope.symbols.bodies.get(name)
    if name in p.NO_PHASE or (word is not None and word.form == "phase"):
        if not any(name == one.name for declaration in scope.symbols.text.declarations for one in _leaving(declaration)):
            scope.complain(node, nobody_leaves(name), word=name)
        return name
    if word is not None:
        scope.complain(node, only_phases_are_left(name), word=name, also=scope.symbols.also(word))
        return name
    phases = [body.name for body in scope.symbols.bodies.values() if body.form == "phase"]
    scope.complain(node, no_such_span(name, [*phases, *p.NO_PHASE]), word=name)
    return name


def phase_named(scope: Scope, node: ast.Node, name: str) -> None:
    """A complaint if a name is that of no phase."""
    word = scope.symbols.bodies.get(name)
    if word is None:
        phases = [body.name for body in scope.symbols.bodies.values() if body.form == "phase"]
        scope.complain(node, ends_no_phase(name, phases), word=name)
    elif word.form != "phase":
        scope.complain(node, only_phases_end(name, word.form), word=name, also=scope.symbols.also(word))


def _leaving(node: ast.Node) -> Iterator[ast.Leave]:
    return (one for one in nodes(node) if isinstance(one, ast.Leave) and not one.comes_back)


def partaking(scope: Scope, node: ast.Partaking, candidate: p.Bound, *, by_order: bool) -> p.Expression | None:
    """`players still in the trick`: what must hold of each of a group; nothing, `by_order`, of the first `to leave the trick`."""
    span = span_named(scope, node, node.name)
    if candidate.type not in (kinds.PLAYER, kinds.UNKNOWN):
        scope.complain(node, only_players_leave(scope.symbols.text_of(node), candidate.type))
    if node.word == "to leave the":
        if not by_order:
            scope.complain(node, first_or_last_to_leave(node.name))
        return None
    return p.Partakes(of=candidate, span=span, out="out" in node.word.split())
