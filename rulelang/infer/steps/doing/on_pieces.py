"""Counters that lie on pieces, `counter damage of each ship: 0 at first`: kept as resources are, they go with the piece and are
seen with it. What makes them more or less brings so much there, or takes it away, and no more than there is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.keys import pieces_have_one_key
from rulelang.complaints.names import printed_on_it
from rulelang.complaints.numbers import begins_with_a_figure
from rulelang.complaints.sight import seen_with_the_piece
from rulelang.infer.core import how_many, infer
from rulelang.infer.scope import Candidate, Scope
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_NONE = p.Number(value=0)
_SUPPLY = p.Holder(form="supply")


def counted_on_pieces(symbols: Symbols, line: ast.CounterLine) -> p.Resource:
    """The counter as what lies on the pieces of a class; how much at first may be a figure of the piece itself."""
    assert line.each is not None
    of = line.each.name
    scope = Scope(symbols, candidates=(Candidate(p.Bound(number=0, type=of), of, of),))
    if any(line.name in symbols.classes[one].columns for one in symbols.classes_of(of)):
        scope.complain(line, printed_on_it(line.name, of), word=line.name)
    if line.each.second is not None:
        scope.complain(line.each, pieces_have_one_key(line.name, of), word=line.each.second)
    for note in (line.seen, line.unshown):
        if note is not None:
            scope.complain(line, seen_with_the_piece(line.name, of), word="seen" if note is line.seen else "for")
    plural = line.plural.name if line.plural is not None else None
    at_first = how_many(scope, line.start)
    if any(isinstance(part, p.Bound) for part in parts(at_first)) and not _is_printed(symbols, of, at_first):
        scope.complain(line.start, begins_with_a_figure(line.name, of))
    return p.Resource(name=line.name, plural=plural, counted_of=of, at_first=at_first)


def _is_printed(symbols: Symbols, of: str, at_first: p.Expression) -> bool:
    """Whether it is a figure in the tables, and of each piece a number of which there can be so many."""
    if not isinstance(at_first, p.ColumnOf):
        return False
    cells = [cell for one in symbols.classes_of(of) for cell in symbols.classes[one].columns[at_first.column].nodes]
    return all(isinstance(cell, p.Number) and cell.value >= 0 for cell in cells)


def counted_on_piece(scope: Scope, node: ast.Node) -> p.Amount | None:
    """The counter of a piece that a clause names, `damage of ship`; nothing if it names anything else."""
    counted = scope.symbols.counted_on_pieces
    if not isinstance(node, ast.Property | ast.AmountOn | ast.Its) or scope.symbols.one_of(node.name) not in counted:
        return None
    found = infer(scope, node).node
    return found if isinstance(found, p.Amount) else None


def changed(line: int, counted: p.Amount, by: p.Expression, *, more: bool) -> p.Step:
    """`add 2 to damage of ship`, `take 1 from damage of ship`; less than none is the other way round."""
    if isinstance(by, p.Number):
        much = p.Number(value=abs(by.value))
        return _more(line, counted, much) if more == (by.value >= 0) else _less(line, counted, much)
    against = p.Arithmetic(op="-", left=_NONE, right=by)
    up, down = (by, against) if more else (against, by)
    return _either(line, p.Compare(op=">", left=up, right=_NONE), _more(line, counted, up), _less(line, counted, down))


def put(line: int, counted: p.Amount, value: p.Expression) -> p.Step:
    """`damage of ship becomes 3`: what is missing comes there, or what is too much goes."""
    if value == _NONE:
        assert isinstance(counted.resource, p.Constant)
        return p.MoveAllResources(line=line, resources=(counted.resource.value,), source=counted.holder, target=_SUPPLY)
    missing = p.Arithmetic(op="-", left=value, right=counted)
    too_much = p.Arithmetic(op="-", left=counted, right=value)
    above = p.Compare(op=">", left=value, right=counted)
    return _either(line, above, _more(line, counted, missing), _less(line, counted, too_much))


def _more(line: int, counted: p.Amount, by: p.Expression) -> p.Step:
    bundle = p.Quantity(amount=by, resource=counted.resource)
    return p.MoveResources(line=line, bundle=bundle, source=_SUPPLY, target=counted.holder)


def _less(line: int, counted: p.Amount, by: p.Expression) -> p.Step:
    bundle = p.Quantity(amount=by, resource=counted.resource)
    return p.MoveResources(line=line, bundle=bundle, source=counted.holder, target=_SUPPLY, if_possible=True)


def _either(line: int, condition: p.Expression, then: p.Step, instead: p.Step) -> p.Step:
    first = p.Branch(line=line, condition=condition, steps=(then,))
    return p.If(line=line, branches=(first, p.Branch(line=line, condition=None, steps=(instead,))))
