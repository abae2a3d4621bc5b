"""Values of one line, put in place of the call: what they are worth is seen together with what is asked of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from interpreter import form as n
from interpreter.playable.folding.folding import Folding, of_function, simpler
from interpreter.playable.folding.rewriting import binds, put, with_parts

SMALL = 40  # nodes
PLAIN = (n.Name, n.Slot, n.Constant)


@simpler(n.Call)
def _called(fold: Folding, e: n.Call) -> n.Node | None:
    if not all(isinstance(one, PLAIN) for one in e.given) or e.function not in fold.functions:
        return None
    there = not e.or_zero or fold.is_there(e.given[0])
    if not there and not isinstance(e.given[0], PLAIN):
        return None
    defined = of_function(fold, fold.functions[e.function])
    body = _one_line(defined)
    if body is None or len(defined.given) != len(e.given):
        return None
    fresh = {name: n.Name(fold.fresh(name)) for name in binds(body)}
    found = fold(put(_renamed(body, fresh), dict(zip(defined.given, e.given, strict=True))))
    return found if there else n.If(n.Compare(">=", e.given[0], n.Constant(0)), found, n.Constant(0))


def _one_line(defined: n.Defined) -> n.Node | None:
    """What a function is worth, as one small node that calls nothing; None if it is more."""
    match defined.steps:
        case (n.Return(value=value),):
            body = value
        case (n.Bind(name=name, value=value), n.Return(value=n.Name(name=given))) if name == given:
            body = value
        case _:
            return None
    nodes = list(n.walk(body))
    plain = len(nodes) <= SMALL and not any(isinstance(one, n.Call | n.Marked | n.Kept | n.ByResource) for one in nodes)
    return body if plain else None


def _renamed(node: n.Node, names: dict[str, n.Name]) -> Any:
    """The node with other names for what is bound in it."""
    if isinstance(node, n.Name):
        return names.get(node.name, node)
    made = with_parts(node, lambda part: _renamed(part, names))
    return replace(made, name=names[made.name].name) if hasattr(made, "name") else made
