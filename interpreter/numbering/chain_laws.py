"""The laws of chains as tables: which printed face goes on which, begins on the table, and carries how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from interpreter.numbering.constants import NotConstant
from interpreter.numbering.layout import Layout
from interpreter.state.laws import ChainLaw
from rulelang import program as p
from rulelang.program.values.arithmetic import arithmetic

Faces = Mapping[int, int]  # by the number of a candidate its face


def chain_laws(t: Layout) -> tuple[ChainLaw, ...]:
    """The law of each chain, in the order of declaration."""
    return tuple(_law(t, chain) for chain in t.program.chains)


def _law(t: Layout, chain: p.Chain) -> ChainLaw:
    """A face is a row of one of the chain's classes, counted through all of them."""
    first: dict[str, int] = {}
    rows: list[tuple[str, int]] = []
    for name in t.classes_of(chain.type):
        first[name] = len(rows)
        rows += [(name, row) for row in range(len(t.piece[name].rows))]
    faces = range(len(rows))
    base = tuple(_base(t, chain, first, face) for face in faces)
    return ChainLaw(
        faces=tuple(first[name] + row if name in first else -1 for name, row in zip(t.piece_class, t.piece_row, strict=True)),
        base=base,
        goes_on=tuple(tuple(_goes_on(t, chain, rows, base[face], face, other) for other in faces) for face in faces),
        begins=tuple(_begins(t, chain, base[face], face) for face in faces),
        carries=tuple(int(printed(t, chain.carries, {chain.piece: face})) for face in faces),
        stand_ins=tuple(_stands_in(chain, *rows[face]) for face in faces),
    )


def _base(t: Layout, chain: p.Chain, first: Mapping[str, int], face: int) -> int:
    row = -1 if chain.base is None else int(printed(t, chain.base, {chain.piece: face}))
    return row if row < 0 else first[chain.base_class or ""] + row


def _goes_on(t: Layout, chain: p.Chain, rows: Sequence[tuple[str, int]], base: int, face: int, other: int) -> bool:
    if chain.fits is None:
        return base == other or _stands_in(chain, *rows[face]) or _stands_in(chain, *rows[other])
    return bool(printed(t, chain.fits, {chain.piece: face, chain.beneath: other}))


def _begins(t: Layout, chain: p.Chain, base: int, face: int) -> bool:
    if chain.fits is None:
        return base < 0
    return chain.begins is None or bool(printed(t, chain.begins, {chain.piece: face}))


def _stands_in(chain: p.Chain, name: str, row: int) -> bool:
    return any(one.piece == name and one.row in (None, row) for one in chain.stand_ins)


def printed(t: Layout, e: p.Expression, faces: Faces) -> Any:
    """What an expression says of printed faces; a piece that is none has 0, or nothing. Raises NotConstant for all else."""
    match e:
        case p.Bound():
            return faces[e.number]
        case p.RowOf():
            return printed(t, e.of, faces)
        case p.ColumnOf():
            cells, index = t.constants.get((e.owner, e.column)), printed(t, e.of, faces)
            if cells is None:
                raise NotConstant
            return cells[index] if index >= 0 else 0 if e.type in ("number", "truth") else -1
        case p.Compare():
            return _COMPARED[e.op](printed(t, e.left, faces), printed(t, e.right, faces))
        case p.Logic():
            both = (printed(t, e.left, faces), printed(t, e.right, faces))
            return all(both) if e.op == "and" else any(both)
        case p.Not():
            return not printed(t, e.of, faces)
        case p.Arithmetic():
            return arithmetic(e.op, printed(t, e.left, faces), printed(t, e.right, faces))
        case p.Cases():
            key = printed(t, e.of, faces)
            found = [value for case, value in zip(e.keys, e.values, strict=False) if printed(t, case, faces) == key]
            return printed(t, (*found, *e.values[len(e.keys) :])[0], faces)
        case p.CellOf():
            return t.matrix(e.table).get((printed(t, e.row, faces), printed(t, e.column, faces)), 0)
    return t.constant(e)


_COMPARED = {
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, "<": lambda a, b: a < b,
}  # fmt: skip
