"""A cost must be within what somebody can hold: supplies, limits and jokers."""

from __future__ import annotations

import math

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.resources import cannot_be_paid
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import highest
from rulelang.program.nodes import parts

Want = tuple[float, tuple[int, ...]]  # at least so much, of any of these resources


def costs_can_be_paid(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each cost of which the figures are certain; quiet where something makes costs cheaper or limits higher."""
    if any((m.target == "cost" and m.sign < 0) or (m.target == "limit" and m.sign > 0) for m in program.modifiers):
        return
    given = _provided(program)
    most = [math.inf if n in given else _most(program, resource) for n, resource in enumerate(program.resources)]
    for pay in parts(program):
        if not isinstance(pay, p.Pay) or pay.if_possible:
            continue
        if not _payable(program, most, pay.bundle):
            symbols.complain(span_of(symbols, pay.line), cannot_be_paid())
        for column in parts(pay.bundle):
            if isinstance(column, p.ColumnOf) and column.type == "bundle":
                _check_column(symbols, program, most, column)


def _check_column(symbols: Symbols, program: p.Program, most: list[float], column: p.ColumnOf) -> None:
    owner = symbols.classes.get(column.owner)
    if owner is None or column.column not in owner.columns:
        return
    found = owner.columns[column.column]
    for cell, node in zip(found.cells, found.nodes, strict=False):
        if not _payable(program, most, node):
            symbols.complain(cell.span, cannot_be_paid(), file=cell.file)


def _provided(program: p.Program) -> set[int]:
    """The resources that sources provide while a cost is paid: how much, nobody can say beforehand."""
    if any(source.provides is not None and not _certain(source.provides) for source in program.sources):
        return set(range(len(program.resources)))
    found: set[int] = set()
    for part in parts((*(source.provides for source in program.sources), *(one.provides for one in program.abilities))):
        if isinstance(part, p.Quantity) and isinstance(part.resource, p.Constant):
            found.add(part.resource.value)
        elif isinstance(part, p.AnyQuantity):
            found |= set(part.resources)
    return found


def _certain(bundle: p.Expression) -> bool:
    return isinstance(bundle, p.AnyQuantity) or (isinstance(bundle, p.Quantity) and isinstance(bundle.resource, p.Constant))


def _most(program: p.Program, resource: p.Resource) -> float:
    """The most of a resource that one player can ever have; without end if that is not certain."""
    if resource.track is not None:
        return math.inf
    bounds = [highest(bound, program) for bound in (resource.supply, resource.limit) if bound is not None]
    return min((math.inf if bound is None else bound for bound in bounds), default=math.inf)


def _payable(program: p.Program, most: list[float], bundle: p.Expression) -> bool:
    return any(all(_covered(program, most, want) for want in _merged(way)) for way in _ways(program, bundle))


def _covered(program: p.Program, most: list[float], want: Want) -> bool:
    amount, candidates = want
    jokers = {j for j, joker in enumerate(program.resources) if set(joker.stands_for) & set(candidates)}
    return sum(most[i] for i in {*candidates, *jokers}) >= amount


def _merged(way: list[Want]) -> list[Want]:
    total: dict[tuple[int, ...], float] = {}
    for amount, candidates in way:
        total[candidates] = total.get(candidates, 0) + amount
    return [(amount, candidates) for candidates, amount in total.items()]


def _ways(program: p.Program, bundle: p.Expression) -> list[list[Want]]:
    """The alternatives of a bundle, each with what it certainly asks for at least."""
    match bundle:
        case p.Quantity():
            amount = _least(bundle.amount)
            known = isinstance(bundle.resource, p.Constant)
            return [[(amount, (bundle.resource.value,))]] if known and isinstance(bundle.resource, p.Constant) else [[]]
        case p.AnyQuantity():
            if bundle.one_kind:
                return [[(_least(bundle.amount), (resource,))] for resource in bundle.resources]
            return [[(_least(bundle.amount), bundle.resources)]]
        case p.BundlePlus():
            left, right = _ways(program, bundle.left), _ways(program, bundle.right)
            return [a + b for a in left for b in right][:256] if len(left) * len(right) <= 256 else [[]]
        case p.BundleOr():
            return _ways(program, bundle.left) + _ways(program, bundle.right)
        case p.BundleTimes() if isinstance(bundle.times, p.Number):
            times = bundle.times.value
            return [[(amount * times, who) for amount, who in way] for way in _ways(program, bundle.bundle)]
    return [[]]


def _least(amount: p.Expression) -> float:
    return amount.value if isinstance(amount, p.Number) else 0
