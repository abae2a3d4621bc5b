"""What is handed over to an action: as its heading says it, or without a word where the caller has a thing of that name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.handing_over import done_with, nothing_is_called
from rulelang.infer.core import infer, insist
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Symbol, Symbols
from rulelang.program import kinds

Said = Sequence[ast.Expression | ast.Handed]


class Parameter(NamedTuple):
    """What an action is given: the name that it has there, its kind, and the word before it."""

    name: str
    type: str
    preposition: str


def parameter_type(symbols: Symbols, parameter: ast.Parameter) -> str | None:
    """The kind of a parameter: a class, a number, a space of the only grid; None if there is no such."""
    if parameter.type == "number":
        return kinds.NUMBER
    if parameter.type == kinds.SPACE:
        grids = symbols.grids()
        return kinds.space_of(grids[0].name) if len(grids) == 1 else None
    return parameter.type if parameter.type in symbols.classes else None


def parameters(scope: Scope, body: ast.Node) -> list[Parameter]:
    """What an action or phase is given, without complaints: its own declaration makes them."""
    return [
        Parameter(one.called, parameter_type(scope.symbols, one) or kinds.UNKNOWN, preposition(one))
        for one in getattr(body, "parameters", ())
    ]


def preposition(node: ast.Node) -> str:
    """The word before what is handed over, `with` or `to`; nothing where there is none."""
    word = getattr(node, "preposition", None)
    return word.word if isinstance(word, ast.Preposition) else word or ""


def value(said: ast.Expression | ast.Handed) -> ast.Expression:
    """What is handed over."""
    return said.value if isinstance(said, ast.Handed) else said


def handed_over(scope: Scope, node: ast.Node, body: Symbol, said: Said) -> tuple[p.Expression, ...]:
    """What a body is given by a call, in the order of its parameters; nothing, and a complaint, if something is missing."""
    needed = parameters(scope, body.node)
    values = _in_order(said, needed)
    if values is None:
        for one in said:
            infer(scope, value(one))
        written = [(preposition(one), scope.symbols.text_of(value(one))) for one in said]
        scope.complain(node, done_with(body.name, needed, written), word=body.name, also=scope.symbols.also(body))
        return ()
    missing = [one for one in needed if one.name not in values and not _is_at_hand(scope, one.name)]
    if missing:
        complaint = nothing_is_called(body.name, missing, needed)
        scope.complain(node, complaint, word=body.name, also=scope.symbols.also(body))
        return ()
    at_hand = {one.name: ast.Reference(span=node.span, name=one.name) for one in needed}
    return tuple(_fitting(scope, values.get(one.name) or at_hand[one.name], one.type) for one in needed)


def _in_order(said: Said, needed: Sequence[Parameter]) -> dict[str, ast.Expression] | None:
    """What is said, by the names of the parameters: all of them in their order, or some, as far as the words before them tell
    which; None, where the words do not fit."""
    values: dict[str, ast.Expression] = {}
    left = list(needed)
    for one in said:
        while left and left[0].preposition != preposition(one):
            left.pop(0)
        if not left:
            return None
        values[left.pop(0).name] = value(one)
    alike = len({one.preposition for one in needed}) < len(needed)
    return None if alike and 0 < len(said) < len(needed) else values


def _is_at_hand(scope: Scope, name: str) -> bool:
    """Whether the caller has one thing of a name: chosen, drawn, given, gone through, or the piece whose cell it is."""
    if name in scope.locals:
        return not scope.locals[name].picked
    return any(candidate.word == name for candidate in scope.candidates)


def _fitting(scope: Scope, node: ast.Expression, type: str) -> p.Expression:
    return insist(scope, node, infer(scope, node, type), type)
