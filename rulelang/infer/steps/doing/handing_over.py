"""What is handed over to an action: by name, in order, or without a word where the caller has a thing of that name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.handing_over import done_with, given_no_such, given_twice_over, handed_over_by_name
from rulelang.infer.core import infer, insist
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Symbol, Symbols
from rulelang.program import kinds


class Parameter(NamedTuple):
    """What an action is given: the name that it has there, and its kind."""

    name: str
    type: str


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
    given = getattr(body, "parameters", None)
    return [
        Parameter(one.name or one.type, parameter_type(scope.symbols, one) or kinds.UNKNOWN)
        for one in (given.parameters if given is not None else ())
    ]


def in_order(arguments: ast.Arguments | None) -> bool:
    """Whether things are handed over one after the other, and not by name."""
    return arguments is not None and not isinstance(arguments.arguments[0], ast.Handed)


def handed_over(scope: Scope, node: ast.Node, body: Symbol, arguments: ast.Arguments | None) -> tuple[p.Expression, ...]:
    """What a body is given by a call, in the order of its parameters; nothing, and a complaint, if something is missing."""
    needed = parameters(scope, body.node)
    said = arguments.arguments if arguments is not None else ()
    if in_order(arguments):
        return _in_order(scope, node, body, [one for one in said if not isinstance(one, ast.Handed)], needed)
    named = [one for one in said if isinstance(one, ast.Handed)]
    if not _names_fit(scope, body, named, needed):
        return ()
    values = {one.name: one.value for one in named}
    at_hand = {one.name: ast.Reference(span=node.span, name=one.name) for one in needed if _is_at_hand(scope, one.name)}
    missing = [one for one in needed if one.name not in values and one.name not in at_hand]
    if missing:
        complaint = handed_over_by_name(body.name, missing, [one for one in needed if one not in missing])
        scope.complain(node, complaint, word=body.name, also=scope.symbols.also(body))
        return ()
    return tuple(_fitting(scope, values.get(one.name) or at_hand[one.name], one.type) for one in needed)


def _in_order(
    scope: Scope, node: ast.Node, body: Symbol, given: Sequence[ast.Expression], needed: Sequence[Parameter]
) -> tuple[p.Expression, ...]:
    if len(given) != len(needed):
        scope.complain(node, done_with(body.name, needed), word=body.name, also=scope.symbols.also(body))
        return ()
    return tuple(_fitting(scope, argument, one.type) for argument, one in zip(given, needed, strict=True))


def _names_fit(scope: Scope, body: Symbol, named: Sequence[ast.Handed], needed: Sequence[Parameter]) -> bool:
    """Whether everything that is named is needed, and once; else complaints."""
    known = [one.name for one in needed]
    counted = Counter(one.name for one in named)
    for one in named:
        if one.name not in known:
            scope.complain(one, given_no_such(body.name, one.name, known), word=one.name, also=scope.symbols.also(body))
        elif counted[one.name] > 1:
            scope.complain(one, given_twice_over(one.name), word=one.name)
    return all(name in known and count == 1 for name, count in counted.items())


def _is_at_hand(scope: Scope, name: str) -> bool:
    """Whether the caller has one thing of a name: chosen, drawn, given, gone through, or the piece whose cell it is."""
    if name in scope.locals:
        return not scope.locals[name].picked
    return any(candidate.word == name for candidate in scope.candidates)


def _fitting(scope: Scope, node: ast.Expression, type: str) -> p.Expression:
    return insist(scope, node, infer(scope, node, type), type)
