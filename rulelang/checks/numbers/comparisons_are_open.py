"""A number is compared with what it can be: a comparison that is never so, or always, was meant otherwise."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import is_of_the_base
from rulelang.complaints.numbers import decided_before
from rulelang.names.symbols import Symbols
from rulelang.program.certain.bounds import Bounds, bounds
from rulelang.program.certain.numbers import COMPARED, Seating, certain, seatings


def comparisons_are_open(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each comparison of a number with one that is certain; quiet where it may go either way at some table.

    Of what a variant is based on, comparisons may be left that its own numbers decide.
    """
    written_here = [(node, found) for node, found in symbols.compared if not is_of_the_base(symbols, node.span)]
    tables = list(seatings(program)) if written_here else []
    for node, compare in written_here:
        outcomes = {_outcome(compare, table) for table in tables}
        if len(outcomes) == 1 and None not in outcomes:
            track = isinstance(compare.left, p.StateValue) and compare.left.form == "track"
            found = {bounds(compare.left, table) for table in tables}
            low, high = min(one.low for one in found if one is not None), max(one.high for one in found if one is not None)
            written = symbols.text_of(getattr(node, "left", node))
            symbols.complain(node.span, decided_before(written, low, high, always=True in outcomes, track=track))


def _outcome(compare: p.Compare, table: Seating) -> bool | None:
    """Whether it is always so, or never; None where it may go either way, or where a number as it was set up is compared."""
    left, right = bounds(compare.left, table), certain(compare.right, table)
    if left is None or right is None or (certain(compare.left, table) is not None and not isinstance(compare.left, p.Arithmetic)):
        return None
    holds = {COMPARED[compare.op](number, right) for number in _ends(left, right)}
    return holds.pop() if len(holds) == 1 else None


def _ends(left: Bounds, right: int) -> set[int]:
    """The numbers that can come out differently: both ends, and what it is compared with, if that lies between."""
    between = {one for one in (right - 1, right, right + 1) if left.low <= one <= left.high}
    return {left.low, left.high} | between
