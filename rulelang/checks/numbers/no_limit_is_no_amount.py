"""`no limit` is compared, and never counted with: nothing is added to it, and nobody gets or holds as much."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import cells_of, nodes_in, placed, span_of_part
from rulelang.complaints.numbers import never_unlimited, no_limit_here
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import Node

# Where it may stand, by the class of what it is a part of: in comparisons, in tables, where a limit is asked for.
_MAY_STAND = {
    p.Compare: ("left", "right"),
    p.Cases: ("values",),
    p.Value: ("formula",),
    p.Group: ("rank_by",),
    p.Rank: ("by",),
    p.Column: ("cells",),
    p.Matrix: ("cells",),
    p.Zone: ("capacity",),
    p.Grid: ("capacity",),
    p.Resource: ("limit",),
}


def no_limit_is_no_amount(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where a number is needed and `no limit`, or a cell or value that may be that, stands."""
    found = _Unlimited(program)
    if not found.said:
        return
    for line, name in _numbers(program, found):
        symbols.complain(span_of_part(symbols, text, line, name), no_limit_here())
    for line, name in _never(program, found):
        symbols.complain(span_of_part(symbols, text, line, name), never_unlimited())


class _Unlimited:
    """Which expressions may come to `no limit`."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.asked: dict[str, bool] = {}
        self.said = any(isinstance(part, p.Number) and part.value == p.NO_LIMIT for part in p.parts(program))

    def may_be(self, e: object) -> bool:
        """Whether the expression may; of what is worked out it cannot."""
        match e:
            case p.Number():
                return e.value == p.NO_LIMIT
            case p.Cases():
                return any(map(self.may_be, e.values))
            case p.Arithmetic(op="smaller"):
                return self.may_be(e.left) and self.may_be(e.right)
            case p.Arithmetic(op="larger"):
                return self.may_be(e.left) or self.may_be(e.right)
            case p.Fold(op="highest" | "lowest"):
                return self.may_be(e.each)
            case p.ColumnOf():
                return any(map(self.may_be, cells_of(self.program, e.owner, e.column)))
            case p.CellOf():
                matrix = next(one for one in self.program.matrices if one.name == e.table)
                return any(self.may_be(cell) for row in matrix.cells for cell in row)
            case p.ValueOf():
                return self.value(e.name)
            case p.Counts():
                return self.value(e.value)
        return False

    def value(self, name: str) -> bool:
        """Whether a declared value may; one that is worked out of itself is asked about once."""
        if name not in self.asked:
            self.asked[name] = False
            self.asked[name] = any(self.may_be(one.formula) for one in self.program.values if one.name == name)
        return self.asked[name]


def _numbers(program: p.Program, found: _Unlimited) -> Iterator[tuple[int, str]]:
    """Where a number is needed and `no limit` may stand: the line of the clause, and the name of the declaration around it."""
    for part, line, name in placed(program):
        if isinstance(part, p.Modifier) and part.target == "value" and found.value(part.name):
            yield line, name
        for field, below in part.__dict__.items():
            if not _may_stand(part, field) and any(map(found.may_be, nodes_in(below))):
                yield line, name


def _never(program: p.Program, found: _Unlimited) -> Iterator[tuple[int, str]]:
    """Where it is asked whether something is `no limit` that is always a number."""
    for part, line, name in placed(program):
        if isinstance(part, p.Compare) and part.op in ("==", "!=") and found.may_be(part.left) != found.may_be(part.right):
            literal = part.right if found.may_be(part.right) else part.left
            if isinstance(literal, p.Number):
                yield line, name


def _may_stand(part: Node, field: str) -> bool:
    if isinstance(part, p.Arithmetic):
        return part.op in ("smaller", "larger")
    if isinstance(part, p.Fold):
        return field == "each" and part.op in ("highest", "lowest")
    return field in _MAY_STAND.get(type(part), ())
