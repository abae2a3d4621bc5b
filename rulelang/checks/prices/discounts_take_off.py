"""A discount must take something off a price of its action: off a resource or mixture that is all of what it names, or some."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.resources import a_discount_of_either, takes_nothing_off
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

Asked = frozenset[tuple[int, ...]]  # of which resources a price asks for so much; of several at once, any mixture will do


def discounts_take_off(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each discount, and the prices of its action; quiet where what one of them names hangs on play."""
    for discount in program.modifiers:
        off = _asked(symbols, discount.amount) if discount.target == "cost" and discount.sign < 0 else None
        if off is None:
            continue
        found = _together(symbols, _prices(program, discount.name))
        if any(map(_either, parts(discount.amount))):
            symbols.complain(span_of(symbols, discount.line), a_discount_of_either(discount.name))
        elif found is not None and (missing := sorted(one for one in off if not any(set(price) <= set(one) for price in found))):
            names = [program.resources[number].name for number in missing[0]]
            symbols.complain(span_of(symbols, discount.line), takes_nothing_off(discount.name, names))


def _prices(program: p.Program, action: str) -> tuple[p.Expression, ...]:
    """What an action asks for by itself, and what makes it dearer."""
    paid = (step.bundle for step in parts(program) if isinstance(step, p.Pay) and step.action == action)
    dearer = (one.amount for one in program.modifiers if one.target == "cost" and one.name == action and one.sign > 0)
    return (*paid, *dearer)


def _either(part: p.Node) -> bool:
    return isinstance(part, p.BundleOr) or (isinstance(part, p.AnyQuantity) and part.one_kind)


def _asked(symbols: Symbols, bundle: p.Expression) -> Asked | None:
    """What a bundle asks for in any of its ways; None where that is not known before play."""
    match bundle:
        case p.Quantity(resource=p.Constant(value=resource)):
            return frozenset({(resource,)})
        case p.AnyQuantity():
            return frozenset((one,) for one in bundle.resources) if bundle.one_kind else frozenset({bundle.resources})
        case p.EmptyBundle():
            return frozenset()
        case p.BundlePlus() | p.BundleOr():
            return _together(symbols, (bundle.left, bundle.right))
        case p.BundleTimes():
            return _asked(symbols, bundle.bundle)
        case p.BundleIf():
            return _together(symbols, bundle.bundles)
        case p.Cases():
            return _together(symbols, bundle.values)
        case p.ColumnOf() if bundle.owner in symbols.classes and bundle.column in symbols.classes[bundle.owner].columns:
            return _together(symbols, tuple(symbols.classes[bundle.owner].columns[bundle.column].nodes))
    return None


def _together(symbols: Symbols, bundles: tuple[p.Expression, ...]) -> Asked | None:
    found = [_asked(symbols, bundle) for bundle in bundles]
    known = [one for one in found if one is not None]
    return frozenset[tuple[int, ...]]().union(*known) if len(known) == len(found) else None
