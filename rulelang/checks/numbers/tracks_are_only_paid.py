"""What is paid on a track lies with nobody: paying it moves a marker on, and nothing else can be done with it."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.resources import only_paid
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts


def tracks_are_only_paid(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about a reward or a move that may be of a resource that is paid on a track: it would move nothing."""
    tracked = {number for number, resource in enumerate(program.resources) if resource.track is not None}
    for step in parts(program) if tracked else ():
        for number in sorted(tracked & _given(program, step)):
            resource = program.resources[number]
            symbols.complain(span_of(symbols, getattr(step, "line", -1)), only_paid(resource.name, resource.track or ""))


def _given(program: p.Program, step: p.Node) -> set[int]:
    match step:
        case p.Gain() | p.MoveResources():
            return _in(program, step.bundle)
        case p.MoveAllResources():
            return set(step.resources)
    return set()


def _in(program: p.Program, bundle: p.Expression) -> set[int]:
    """The resources that a bundle can be of; which of a kind, may be open."""
    match bundle:
        case p.Quantity(resource=p.Constant(value=number)):
            return {number}
        case p.Quantity():
            return {number for number, resource in enumerate(program.resources) if resource.group is not None}
        case p.AnyQuantity():
            return set(bundle.resources)
    return {number for part in _within(program, bundle) for number in _in(program, part)}


def _within(program: p.Program, bundle: p.Expression) -> Iterable[p.Expression]:
    """The bundles of which a bundle is made up, or one of which it is."""
    match bundle:
        case p.BundlePlus() | p.BundleOr():
            return bundle.left, bundle.right
        case p.BundleTimes():
            return (bundle.bundle,)
        case p.BundleIf():
            return bundle.bundles
        case p.Cases():
            return bundle.values
        case p.ColumnOf(type=kinds.BUNDLE):
            tables: list[p.Kind | p.Piece] = [*program.kinds, *program.pieces]
            columns = [column for table in tables for column in table.columns if column.name == bundle.column]
            return [cell for column in columns for cell in column.cells]
        case p.CellOf(type=kinds.BUNDLE):
            return [cell for one in program.matrices if one.name == bundle.table for row in one.cells for cell in row]
        case p.ValueOf(type=kinds.BUNDLE):
            return [value.formula for value in program.values if value.name == bundle.name]
    return ()
