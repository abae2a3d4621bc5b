"""What is asked of ways, to nodes; between places that ways of a table join, all of them, it is worked out before play."""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.networks import walking
from interpreter.translate.values.groups import listing
from interpreter.translate.writing.magnitude import looked_at
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p

ASKED = {"largest network": "largest_network", "longest path": "longest_path"}
Figures = tuple[tuple[int, ...], ...]  # [place][place], and one more of each, for no place


@writes(p.JoinedBy)
def joined_by(x: Writing, e: p.JoinedBy) -> n.Node:
    """Whether ways join two places."""
    known = _figures(x, e)
    if known is not None:
        return _looked_up(known, x(e.one), x(e.other))
    return n.Ask("joined_by", (*_ways(x, e.ways)[:3], x(e.one), x(e.other)))


@writes(p.DistanceAlong)
def distance_along(x: Writing, e: p.DistanceAlong) -> n.Node:
    """How far it is from one place to another."""
    known = _figures(x, e)
    if known is not None:
        return _looked_up(known, x(e.one), x(e.other))
    return looked_at(x.draft, e, n.Ask("far", (*_ways(x, e.ways), x(e.one), x(e.other))))


@writes(p.StepsApart)
def steps_apart(x: Writing, e: p.StepsApart) -> n.Node:
    """How many steps it is from one name of a kind to another, up or down."""
    names = range(x.tables.count_of(e.of))
    size, wraps = len(names), x.tables.kind[e.of].wraps
    far = [[min(abs(one - other), size - abs(one - other) if wraps else size) for other in names] for one in names]
    known = (*((*row, walking.FAR) for row in far), (walking.FAR,) * (size + 1))
    return _looked_up(known, x(e.one), x(e.other))


@writes(p.NetworkOf)
def network_of(x: Writing, e: p.NetworkOf) -> n.Node:
    """How large the largest network is, or how long the longest path."""
    return looked_at(x.draft, e, n.Ask(ASKED[e.form], _ways(x, e.ways)))


def _ways(x: Writing, ways: p.Ways) -> tuple[n.Node, ...]:
    """Which ways there are, and of each its ends and its length."""
    name = x.candidate(ways.group.bound)
    length = n.Constant(1) if ways.length is None else x(ways.length)
    return listing(x, ways.group), *(n.Named(name, one) for one in (*map(x, ways.ends), length))


def _looked_up(known: Figures, one: n.Node, other: n.Node) -> n.Node:
    """What is so between two places, either of which may be a certain one: ways lead both ways."""
    if isinstance(other, n.Constant):
        one, other = other, one
    if not isinstance(one, n.Constant):
        return n.Item(n.Lookup(known, one), other)
    return n.Constant(known[one.value][other.value]) if isinstance(other, n.Constant) else n.Lookup(known[one.value], other)


def _figures(x: Writing, e: p.JoinedBy | p.DistanceAlong) -> Figures | None:
    """What is so between any two places; None where that hangs on which ways there are, or a cell on what is so in play."""
    group, tables = e.ways.group, x.tables
    if group.type not in tables.kind or group.where is not None or group.rank is not None:
        return None
    ways = range(tables.count_of(group.type))
    columns = [_column(x, one, len(ways)) for one in (*e.ways.ends, e.ways.length)]
    known = [cells for cells in columns if cells is not None]
    if len(known) < len(columns):
        return None
    one, other, length = (cells.__getitem__ for cells in known)
    assert isinstance(e.ways.ends[0], p.ColumnOf)
    places = (*range(tables.count_of(e.ways.ends[0].type)), -1)
    if isinstance(e, p.JoinedBy):
        return tuple(tuple(int(walking.joined_by(ways, one, other, here, there)) for there in places) for here in places)
    return tuple(tuple(walking.far(ways, one, other, length, here, there) for there in places) for here in places)


def _column(x: Writing, cell: p.Expression | None, many: int) -> tuple[int, ...] | None:
    """What stands in a column for each of so many ways, 1 where there is none; None if a cell has no number of its own."""
    if cell is None:
        return (1,) * many
    return x.tables.constants[cell.owner, cell.column] if isinstance(cell, p.ColumnOf) else None
