"""A cost or reward to the node of a demand (`interpreter.paying.demands`), and what can be known of it before play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from interpreter import form as n
from interpreter.numbering.constants import NotConstant
from interpreter.numbering.tables import Tables
from interpreter.paying.demands import NOTHING
from interpreter.translate.writing.magnitude import cost_looked_at, demand_looked_at
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p
from rulelang.program.nodes import parts


@writes(p.Quantity)
def quantity(x: Writing, e: p.Quantity) -> n.Node:
    """Some of one resource."""
    return n.Ask("one", (x(e.amount), x(e.resource)))


@writes(p.Counts)
def counts(x: Writing, e: p.Counts) -> n.Node:
    """Some of what a value counts."""
    return n.Ask("one", (x(e.amount), n.Constant(x.tables.counted(e.value))))


@writes(p.AnyQuantity)
def any_quantity(x: Writing, e: p.AnyQuantity) -> n.Node:
    """Some of several resources."""
    return n.Ask("any_of", (x(e.amount), n.Constant(e.resources), n.Constant(e.one_kind)))


@writes(p.BundlePlus)
def bundle_plus(x: Writing, e: p.BundlePlus) -> n.Node:
    """One and another."""
    return demand_looked_at(x.draft, e, n.Ask("plus", (x(e.left), x(e.right))))


@writes(p.BundleOr)
def bundle_or(x: Writing, e: p.BundleOr) -> n.Node:
    """One or another."""
    return n.Ask("either", (x(e.left), x(e.right)))


@writes(p.BundleTimes)
def bundle_times(x: Writing, e: p.BundleTimes) -> n.Node:
    """The same, so many times."""
    return demand_looked_at(x.draft, e, n.Ask("times", (x(e.times), x(e.bundle))))


@writes(p.BundleIf)
def bundle_if(x: Writing, e: p.BundleIf) -> n.Node:
    """The bundle whose condition holds."""
    node = _marked(x, e.lines[-1], x(e.bundles[-1]))
    for condition, then, line in reversed(list(zip(e.conditions, e.bundles, e.lines, strict=False))):
        node = n.If(x(condition), _marked(x, line, x(then)), node)
    return node


def _marked(x: Writing, line: int, node: n.Node) -> n.Node:
    return n.Marked(line, node) if x.draft.traced and line >= 0 else node


def asked_for(tables: Tables, step: p.Pay) -> list[Any]:
    """What a cost asks for: its own bundle, what makes it dearer, and a discount that leaves open what it takes off."""
    changes = [m for m in tables.program.modifiers if m.target == "cost" and m.name == step.action]
    return [step.bundle, *(m.amount for m in changes if m.sign > 0 or not choiceless(tables, m.amount))]


def cost(x: Writing, step: p.Pay, you: n.Node) -> n.Node:
    """The demand of a cost, with the modifiers that make it dearer or cheaper for whoever pays; nobody pays oneself."""
    node = _changed_cost(x, step, you)
    if step.to is None or step.to.form != "player" or isinstance(step.to.of, p.Nobody):
        return node
    return n.If(n.Compare("==", x(step.to.of), you), n.Constant(NOTHING), node)


def _changed_cost(x: Writing, step: p.Pay, you: n.Node) -> n.Node:
    node = x(step.bundle)
    for number, modifier in enumerate(x.draft.program.modifiers):
        if modifier.target == "cost" and modifier.name == step.action:
            amount = _of_modifier(x, modifier, modifier.amount, number, you)
            changed = cost_looked_at(x.draft, step, n.Ask("change", (node, amount, n.Constant(modifier.sign))))
            node = n.If(_holds(x, modifier, number, you), changed, node)
    return node


def _holds(x: Writing, modifier: p.Modifier, number: int, you: n.Node) -> n.Node:
    if modifier.switched:
        return n.Read(n.plus(n.Constant(x.tables.slot["switch", str(number)]), you))
    return _of_modifier(x, modifier, modifier.condition, number, you)


def _of_modifier(x: Writing, modifier: p.Modifier, e: p.Expression | None, number: int, you: n.Node) -> n.Node:
    """A part of a modifier, whose candidate is whoever pays."""
    own = x.of_modifier(number, you)
    node = own(e)
    if modifier.bound is None or not any(isinstance(part, p.Bound) and part.number == modifier.bound for part in parts(e)):
        return node
    return n.Let(own.candidate(modifier.bound), you, node)


def choiceless(tables: Tables, e: p.Expression | None) -> bool:
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
            if cells is None:  # formulas
                return all(choiceless(tables, cell) for cell in _formulas(tables, e))
            return all(len(d) == 1 and all(len(want[1]) == 1 for want in d[0]) for d in cells)
        case p.ValueOf() if not any(m.target == "value" and m.name == e.name for m in tables.program.modifiers):
            return all(choiceless(tables, value.formula) for value in tables.program.values if value.name == e.name)
    return False


def _formulas(tables: Tables, e: p.ColumnOf) -> list[p.Expression]:
    """What stands in the cells of a column."""
    owners = [tables.piece.get(name) or tables.kind[name] for name in tables.classes_of(e.owner)]
    return [cell for owner in owners for column in owner.columns if column.name == e.column for cell in column.cells]


def resources(tables: Tables, e: p.Expression | None) -> set[int]:
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


def _bundle_nodes(e: p.Expression | None) -> Iterator[object]:
    for node in parts(e):
        if not isinstance(node, (p.ColumnOf, p.CellOf, p.ValueOf)) or node.type == "bundle":
            yield node


def one_way(tables: Tables, step: p.Pay) -> bool:
    """Whether a cost can only be paid in one way: nothing open, and no joker for any of it."""
    return all(
        choiceless(tables, e) and not any(tables.jokers[resource] for resource in resources(tables, e))
        for e in asked_for(tables, step)
    )
