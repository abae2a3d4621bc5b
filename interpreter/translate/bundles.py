"""A cost or reward to the Python text of a demand, and what can be known of it before play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from interpreter.constants import NotConstant, walk
from interpreter.tables import Tables
from rulelang import program as p

if TYPE_CHECKING:
    from interpreter.translate.expressions import Expressions

BUNDLES = (p.EmptyBundle, p.Quantity, p.AnyQuantity, p.BundlePlus, p.BundleOr, p.BundleTimes, p.BundleIf)


def bundle(x: Expressions, e: Any) -> str:
    """The text of a demand (`interpreter.payment`)."""
    match e:
        case p.EmptyBundle():
            return "NOTHING"
        case p.Quantity():
            return f"one({x(e.amount)}, {x(e.resource)})"
        case p.AnyQuantity():
            return f"any_of({x(e.amount)}, {x.text.constant(e.resources)}, {e.one_kind})"
        case p.BundlePlus():
            return f"plus({x(e.left)}, {x(e.right)})"
        case p.BundleOr():
            return f"either({x(e.left)}, {x(e.right)})"
        case p.BundleTimes():
            return f"times({x(e.times)}, {x(e.bundle)})"
    assert isinstance(e, p.BundleIf)
    text = _marked(x, e.lines[-1], x(e.bundles[-1]))
    for condition, then, line in reversed(list(zip(e.conditions, e.bundles, e.lines, strict=False))):
        text = f"({_marked(x, line, x(then))} if {x(condition)} else {text})"
    return text


def asked_for(tables: Tables, step: p.Pay) -> list[Any]:
    """What a cost asks for: its own bundle, and what makes it dearer."""
    changes = [m for m in tables.program.modifiers if m.target == "cost" and m.name == step.action and m.sign > 0]
    return [step.bundle, *(modifier.amount for modifier in changes)]


def cost(x: Expressions, step: p.Pay, you: str) -> str:
    """The text of the demand of a cost, with the modifiers that make it dearer or cheaper for whoever pays."""
    text = x(step.bundle)
    for number, modifier in enumerate(x.text.program.modifiers):
        if modifier.target == "cost" and modifier.name == step.action:
            changed = f"change({text}, {_of_modifier(x, modifier, modifier.amount, number, you)}, {modifier.sign})"
            text = f"({changed} if {_holds(x, modifier, number, you)} else {text})"
    return text


def _holds(x: Expressions, modifier: p.Modifier, number: int, you: str) -> str:
    if modifier.switched:
        return f"v[{x.text.tables.slot['switch', str(number)]} + {you}]"
    return _of_modifier(x, modifier, modifier.condition, number, you)


def _of_modifier(x: Expressions, modifier: p.Modifier, e: Any, number: int, you: str) -> str:
    """The text of a part of a modifier, whose candidate is whoever pays."""
    text = x.of_modifier(number, you)(e)
    if modifier.bound is None or not any(isinstance(part, p.Bound) and part.number == modifier.bound for part in walk(e)):
        return text
    return f"[{text} for {x.candidate(modifier.bound)}m{number} in ({you},)][0]"


def _marked(x: Expressions, line: int, text: str) -> str:
    return f"(mark(s, {line}) or {text})" if x.text.traced and line >= 0 else text


def choiceless(tables: Tables, e: Any) -> bool:
    """Whether a bundle leaves nothing open: no alternatives, no mixture."""
    match e:
        case p.AnyQuantity():
            return len(e.resources) == 1
        case p.BundleOr():
            return False
        case p.Quantity() | p.EmptyBundle():
            return True
        case p.BundlePlus():
            return choiceless(tables, e.left) and choiceless(tables, e.right)
        case p.BundleTimes():
            return choiceless(tables, e.bundle)
        case p.BundleIf():
            return all(choiceless(tables, part) for part in e.bundles)
        case p.Cases():
            return all(choiceless(tables, part) for part in e.values)
        case p.ColumnOf():
            cells = tables.constants[e.owner, e.column]
            return cells is not None and all(len(d) == 1 and all(len(want[1]) == 1 for want in d[0]) for d in cells)
    return False


def resources(tables: Tables, e: Any) -> set[int]:
    """The resources that a bundle may ask for (all of them where that is open)."""
    everything = set(range(len(tables.program.resources)))
    found: set[int] = set()
    for node in _bundle_nodes(e):
        match node:
            case p.Quantity():
                try:
                    found.add(tables.constant(node.resource))
                except NotConstant:
                    return everything
            case p.AnyQuantity():
                found |= set(node.resources)
            case p.ColumnOf():
                cells = tables.constants[node.owner, node.column]
                if cells is None:
                    return everything
                found |= {r for demand in cells for way in demand for _, candidates in way for r in candidates}
            case p.CellOf() | p.ValueOf():
                return everything
    return found


def _bundle_nodes(e: Any) -> Iterator[Any]:
    for node in walk(e):
        if not isinstance(node, p.ColumnOf) or node.type == "bundle":
            yield node


def one_way(tables: Tables, step: p.Pay) -> bool:
    """Whether a cost can only be paid in one way: nothing open, and no joker for any of it."""
    return all(
        choiceless(tables, e) and not any(tables.jokers[resource] for resource in resources(tables, e))
        for e in asked_for(tables, step)
    )
