"""Which resources a bundle can be of: what is asked, paid or gained is told from the declarations alone."""

from __future__ import annotations

from rulelang.program.declarations import Kind, Piece, Program
from rulelang.program.values.atoms import Constant, EmptyBundle
from rulelang.program.values.expressions import (
    AnyQuantity,
    BundleIf,
    BundleOr,
    BundlePlus,
    BundleTimes,
    ColumnOf,
    Counts,
    Quantity,
)

__all__ = ["resources_in"]


def resources_in(program: Program, asked: object) -> frozenset[int]:
    """The resources that a bundle, or the name of a resource, can be of; all of them where nothing says which."""
    match asked:
        case Constant(type="resource"):
            return frozenset([asked.value])
        case Quantity():
            return resources_in(program, asked.resource)
        case AnyQuantity():
            return frozenset(asked.resources)
        case EmptyBundle() | Counts():
            return frozenset()
        case BundlePlus() | BundleOr():
            return resources_in(program, asked.left) | resources_in(program, asked.right)
        case BundleTimes():
            return resources_in(program, asked.bundle)
        case BundleIf():
            return frozenset().union(*(resources_in(program, one) for one in asked.bundles))
        case ColumnOf(type="bundle"):
            tables: list[Kind | Piece] = [*program.kinds, *program.pieces]
            columns = [one for table in tables for one in table.columns if one.name == asked.column]
            if columns:
                return frozenset().union(*(resources_in(program, cell) for one in columns for cell in one.cells))
    return frozenset(range(len(program.resources)))
