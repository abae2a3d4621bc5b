"""What is known before any match: figures and names that are printed on pieces, numbers, tables, players and options."""

from __future__ import annotations

from rulelang import program as p
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

PRINTED = (
    p.Number, p.Constant, p.Bound, p.Nobody, p.PlayerCount, p.OptionValue, p.Arithmetic, p.Compare, p.Logic, p.Not, p.Cases,
    p.ColumnOf, p.CellOf, p.RowOf, p.IsA,
)  # fmt: skip


def is_printed(symbols: Symbols, part: p.Node) -> bool:
    """Whether a part of an expression says only what is printed; it may have parts that say more."""
    return isinstance(part, PRINTED) and not (isinstance(part, p.ColumnOf) and not all_figures(symbols, part))


def all_figures(symbols: Symbols, column: p.ColumnOf) -> bool:
    """Whether the cells of a column are figures and names, and no formulas that a match decides."""
    for name in symbols.classes_of(column.owner):
        cls = symbols.classes.get(name)
        cells = cls.columns[column.column].nodes if cls is not None and column.column in cls.columns else []
        if any(not isinstance(part, PRINTED) or isinstance(part, p.ColumnOf) for cell in cells for part in parts(cell)):
            return False
    return True
