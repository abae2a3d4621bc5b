"""Halves and quarters are scored, compared and shown; whole things are counted, and nothing is finer than a quarter."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import cells_of, nodes_in, placed, span_of_part
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.numbers import halves_here, too_fine
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import Node

FINEST = 4

# Where a half may stand, by the class of what it is a part of: in what leads to a score, and where it is compared.
_MAY_STAND = {
    p.Score: ("formula",),
    p.Ranking: ("formula",),
    p.Value: ("formula",),
    p.Compare: ("left", "right"),
    p.Cases: ("values",),
    p.Column: ("cells",),
    p.Group: ("rank_by",),
    p.Rank: ("by",),
}
_REACHED = {
    "+": ("left", "right"), "-": ("left", "right"), "*": ("left", "right"), "larger": ("left", "right"),
    "smaller": ("left", "right"), "exactly": ("left",), "down": ("left",), "up": ("left",), "remainder": (),
}  # fmt: skip


def halves_are_scored(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where a whole number is needed and a half may stand, and where a number may be finer than a quarter."""
    if not any(isinstance(part, p.Arithmetic) and part.op == "exactly" for part in p.parts(program)):
        return
    for line, name, complaint in _wrong(program, _Finest(program)):
        symbols.complain(span_of_part(symbols, text, line, name), complaint)


class _Finest:
    """In how many parts a one may be cut in what expressions come to: 1, 2, 4; more than FINEST stands for all beyond."""

    def __init__(self, program: p.Program) -> None:
        self.program = program
        self.values = dict.fromkeys((one.name for one in program.values), 1)
        self.scores = 1
        while (found := self._once()) != (self.values, self.scores):  # a value may be worked out of another, or of itself
            self.values, self.scores = found

    def _once(self) -> tuple[dict[str, int], int]:
        values = {one.name: self.of(one.formula) for one in self.program.values}
        return values, max((self.of(one.formula) for one in self.program.scores), default=1)

    def of(self, e: object) -> int:
        """The parts of what an expression comes to."""
        return min(self._parts(e), 2 * FINEST)

    def _parts(self, e: object) -> int:
        match e:
            case p.Arithmetic(op="+" | "-" | "larger" | "smaller"):
                return max(self.of(e.left), self.of(e.right))
            case p.Arithmetic(op="*"):
                return self.of(e.left) * self.of(e.right)
            case p.Arithmetic(op="exactly", left=p.Number(value=parts), right=p.Number(value=whole)):
                return 1 if parts % whole == 0 else whole if parts % 2 else whole // 2
            case p.Arithmetic(op="exactly", right=p.Number(value=whole)):
                return self.of(e.left) * whole
            case p.Cases():
                return max(map(self.of, e.values))
            case p.Fold(op="sum" | "highest" | "lowest"):
                return self.of(e.each)
            case p.ColumnOf():
                return max(map(self.of, cells_of(self.program, e.owner, e.column)), default=1)
            case p.ValueOf():
                return self.values[e.name]
            case p.Counts():
                return self.values[e.value]
            case p.ScoreOf():
                return self.scores
        return 1


def _wrong(program: p.Program, finest: _Finest) -> Iterator[tuple[int, str, Complaint]]:
    """Each place with a number that cannot be there: the line of the clause, and the name of the declaration around it."""
    for part, line, name in placed(program):
        if isinstance(part, p.Arithmetic) and finest.of(part) > FINEST:
            yield line, name, too_fine()
        for field, below in part.__dict__.items():
            if not _may_stand(part, field) and any(finest.of(one) > 1 for one in nodes_in(below)):
                yield line, name, halves_here()
        if isinstance(part, p.Counts) and finest.of(part) > 1:
            yield line, name, halves_here()


def _may_stand(part: Node, field: str) -> bool:
    if isinstance(part, p.Arithmetic):
        return field in _REACHED[part.op]
    if isinstance(part, p.Grade):
        return isinstance(part.least, p.Arithmetic) and isinstance(
            part.least.left, p.Number
        )  # one that is written, not worked out
    if isinstance(part, p.Fold):
        return field == "each" and part.op in ("sum", "highest", "lowest")
    return field in _MAY_STAND.get(type(part), ())
