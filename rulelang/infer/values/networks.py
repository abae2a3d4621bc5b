"""Ways between places: whether they join two of them, how far it is along them, and how large a network they make."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.boards.networks import (
    has_more_ends,
    joins_nothing,
    measured_along_what,
    no_such_measure,
    shorter_than_nothing,
    way_is_printed,
)
from rulelang.infer.core import rule, thing
from rulelang.infer.printed import all_figures
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.columns.cells import column_type
from rulelang.infer.values.comparing.steps_apart import steps_apart
from rulelang.infer.values.comparing.with_itself import asks_something, of_two_things
from rulelang.infer.values.groups import group
from rulelang.names.symbols import Class
from rulelang.program import kinds

ENDS = 2  # of a way


def ways(scope: Scope, node: ast.Group, measure: str | None = None) -> tuple[p.Ways, str] | None:
    """The ways of a group, and the kind that they join; None after a complaint."""
    found, candidate = group(scope, node, plural=True)
    cls = scope.symbols.classes.get(found.type)
    if found.type == kinds.UNKNOWN:
        return None
    joined = _ends(scope, node, found.type, cls)
    if cls is None or joined is None:
        return None
    kind, columns = joined
    one, other = (p.ColumnOf(owner=found.type, column=name, of=candidate.node, type=kind) for name in columns)
    length = None
    if measure is not None:
        length = _measured(scope, node, cls, measure, candidate.node)
        if length is None:
            return None
    for column in (one, other, length):
        if column is not None and not all_figures(scope.symbols, column):
            scope.complain(node, way_is_printed(column.column), word=node.name)
            return None
    return p.Ways(group=found, ends=(one, other), length=length), kind


def _ends(scope: Scope, node: ast.Group, type: str, cls: Class | None) -> tuple[str, list[str]] | None:
    """The kind of which two columns name a member, and these columns; a complaint where it is not one kind, and two columns."""
    named: dict[str, list[str]] = {}
    for name, column in (cls.columns if cls is not None and cls.form in ("kind", "piece") else {}).items():
        kind = column_type(scope.symbols, column)
        if kind == kinds.UNKNOWN:
            return None  # its cells have said so
        if kind in scope.symbols.classes and scope.symbols.classes[kind].form == "kind":
            named.setdefault(kind, []).append(name)
    several = {kind: columns for kind, columns in named.items() if len(columns) >= ENDS}
    if len(several) != 1:
        scope.complain(node, joins_nothing(type, list(several)), word=node.name)
        return None
    [(kind, columns)] = several.items()
    if len(columns) > ENDS:
        scope.complain(node, has_more_ends(type, kind, columns), word=node.name)
        return None
    return kind, columns


def _measured(scope: Scope, node: ast.Group, cls: Class, name: str, way: p.Expression) -> p.ColumnOf | None:
    """How long a way is; a complaint where no column says it."""
    figures = [
        one for one, column in cls.columns.items() if column_type(scope.symbols, column) == kinds.NUMBER and one != "copies"
    ]
    if name not in figures:
        scope.complain(node, no_such_measure(name, cls.name, figures))
        return None
    found = p.ColumnOf(owner=cls.name, column=name, of=way, type=kinds.NUMBER)
    for one in scope.symbols.classes_of(cls.name):
        cells = scope.symbols.classes[one].columns[name].nodes
        if any(isinstance(part, p.Arithmetic) and part.op == "-" for cell in cells for part in p.parts(cell)):
            scope.complain(node, shorter_than_nothing(name))
            return None
    return found


def _two_places(scope: Scope, node: ast.Joined | ast.Far, kind: str) -> tuple[p.Expression, p.Expression]:
    """Both ends, which are not the same place."""
    one, other = (Typed(thing(scope, side, kind), kind) for side in (node.one, node.other))
    left, right = of_two_things(scope, (node.one, node.other), one, other)
    asks_something(scope, node, left.node, (node.other, right.node))
    return left.node, right.node


@rule(ast.Joined)
def joined(scope: Scope, node: ast.Joined, wanted: str | None) -> Typed:
    found = ways(scope, node.ways)
    if found is None:
        return Typed(UNKNOWN.node, kinds.TRUTH)
    one, other = _two_places(scope, node, found[1])
    made = p.JoinedBy(one=one, other=other, ways=found[0])
    return Typed(p.Not(of=made) if node.negated else made, kinds.TRUTH)


@rule(ast.Far)
def far(scope: Scope, node: ast.Far, wanted: str | None) -> Typed:
    if node.ways is None:
        return _steps(scope, node)
    found = ways(scope, node.ways, node.measure)
    if found is None:
        return UNKNOWN
    one, other = _two_places(scope, node, found[1])
    return Typed(p.DistanceAlong(one=one, other=other, ways=found[0]), kinds.NUMBER)


def _steps(scope: Scope, node: ast.Far) -> Typed:
    """Without ways each step counts 1."""
    if node.measure is not None:
        return scope.complain(node, measured_along_what(node.measure), word=node.measure)
    return steps_apart(scope, node, node.one, node.other)


@rule(ast.Network)
def network(scope: Scope, node: ast.Network, wanted: str | None) -> Typed:
    found = ways(scope, node.ways, node.measure)
    if found is None:
        return UNKNOWN
    form = cast(Literal["largest network", "longest path"], node.word)
    return Typed(p.NetworkOf(form=form, ways=found[0]), kinds.NUMBER)
