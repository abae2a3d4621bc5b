"""What stands near a space of a grid, to nodes: tables of spaces that were worked out before, looked up by the space."""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.queries.places import NO_SUCH
from interpreter.numbering.geometry import Geometry, Spaces
from interpreter.translate.values.belonging import among
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p

FAR = 1_000_000  # further than any board goes
JUMP = 2  # how many steps a jump is long
OUTFLANKING = 2  # so many pieces at least: one of another, one of one's own


# ------------------------------------------------------------------------------------------------------------- groups
def spaces(x: Writing, group: p.Group) -> n.Node:
    """The spaces of a group that stand near another."""
    near, grid = _near(group), x.tables.space_grid[group.type].name
    return _looked_up(x, near, _table(x.tables.geometry[grid], near.relation))


def places(x: Writing, group: p.Group) -> n.Node:
    """The places where the pieces of a group may lie that stand near a space; of a board of one's own, there."""
    assert group.places is not None
    near, grid, owner = _near(group), group.places.families[0], group.places.of
    if near.relation == "outflanked from":
        return outflanked(x, group)
    tables = x.tables
    boards = [tables.first_place[grid]]
    if owner is not None:
        boards = [boards[0] + tables.geometry[grid].size * seat for seat in range(tables.seats)]
    found = tuple(_shifted(_table(tables.geometry[grid], near.relation), first) for first in boards)
    if owner is None:
        return _looked_up(x, near, found[0])
    nobodys = isinstance(owner, p.OwnerOf) or may_be_absent(x.draft, owner)  # of a piece that lies on no board
    board = n.Lookup((*found, found[0]) if nobodys else found, x(owner))
    return _on_board(x, near, board)


def _near(group: p.Group) -> p.Near:
    assert group.places is not None
    assert group.places.near is not None
    return group.places.near


def _table(geometry: Geometry, relation: p.Relation) -> tuple[object, ...]:
    """[space] The spaces that stand so to it, `between` [space][other]; one more, for no space."""
    if relation == "between":
        nothing: Spaces = ()
        return (*((*row, ()) for row in geometry.between), (nothing,) * (geometry.size + 1))
    return (*_rows(geometry, relation), ())


def _rows(geometry: Geometry, relation: str) -> tuple[Spaces, ...]:
    match relation:
        case "next to":
            return geometry.next_to
        case "diagonally next to":
            return geometry.corners
        case "around":
            return geometry.near()
    which = next((word for word in ("diagonal", "orthogonal") if word in relation), "")
    return geometry.near(which, JUMP, JUMP) if "jump" in relation else geometry.near(which, None)


def _shifted(table: tuple[object, ...], by: int) -> tuple[object, ...]:
    """The same of places: a space of a board that begins at a place."""
    return tuple(_shifted(row, by) if isinstance(row, tuple) else by + int(str(row)) for row in table)


def _looked_up(x: Writing, near: p.Near, table: tuple[object, ...]) -> n.Node:
    row = n.Lookup(table, x(near.space))
    return row if near.other is None else n.Item(row, x(near.other))


def _on_board(x: Writing, near: p.Near, board: n.Node) -> n.Node:
    row = n.Item(board, x(near.space))
    return row if near.other is None else n.Item(row, x(near.other))


def is_outflanked(group: p.Group) -> bool:
    """Whether a group is of all pieces in such lines: where there is one, each is one of them."""
    near = group.places.near if group.places is not None else None
    return near is not None and near.relation == "outflanked from" and group.where is None and group.owner is None


def outflanked(x: Writing, group: p.Group, one: bool = False) -> n.Node:
    """The places of the pieces that lie between a space and a piece of one's own; `one`: those of one line, if there is any."""
    tables, near = x.tables, _near(group)
    assert group.places is not None
    grid, owner = group.places.families[0], group.places.of
    first: n.Node = n.Constant(tables.first_place[grid])
    if owner is not None:
        first = n.plus(first, n.times(tables.geometry[grid].size, x.index(owner)))
    rays = tuple(tuple(ray for ray in several if len(ray) >= OUTFLANKING) for several in tables.geometry[grid].rays)
    return n.Ask("outflanked", (first, n.Lookup((*rays, ()), x(near.space)), _whose(x, group), x(group.you), n.Constant(one)))


def _whose(x: Writing, group: p.Group) -> n.Node:
    """Whose each piece is, as a table: of those that are nobody's whose board it is, of other classes NO_SUCH."""
    assert group.places is not None
    tables, owner = x.tables, group.places.of
    named = list(zip(tables.piece_owner, among(tables, group.type), strict=True))
    boards = range(tables.seats) if owner is not None else (-1,)
    of = [tuple((whose if whose >= 0 else board) if such else NO_SUCH for whose, such in named) for board in boards]
    return n.Constant(of[0]) if owner is None else n.Lookup(tuple(of), x.index(owner))


# -------------------------------------------------------------------------------------------------- spaces and directions
def _rowed(table: tuple[Spaces, ...], row: n.Node, column: n.Node) -> n.Node:
    """A figure of two: which is in the table by the first and then the second."""
    return n.Item(n.Lookup(table, row), column)


@writes(p.SpaceBeyond)
def space_beyond(x: Writing, e: p.SpaceBeyond) -> n.Node:
    """The next space in a direction."""
    geometry = x.tables.geometry[x.tables.space_grid[e.type].name]
    rows = tuple((*row, -1) for row in geometry.beyond)
    nowhere = (-1,) * (geometry.size + 1)
    return _rowed((*rows, nowhere), x(e.heading), x(e.of))


def _by_seat(x: Writing, grid: str) -> list[str]:
    """At which side of a grid each seat is."""
    sides = dict(x.tables.grid[grid].sides)
    return [sides.get(seat, "bottom") for seat in range(x.tables.seats)]


@writes(p.ForwardOf)
def forward_of(x: Writing, e: p.ForwardOf) -> n.Node:
    """The direction that a player faces."""
    geometry = x.tables.geometry[e.grid]
    ahead = [geometry.facing(side) for side in _by_seat(x, e.grid)]
    count = len(geometry.directions)
    return n.Lookup((*((one + count // 2 * e.back) % count for one in ahead), -1), x(e.of))


@writes(p.Ahead)
def ahead(x: Writing, e: p.Ahead) -> n.Node:
    """Whether one space is further on than another; neither is, where one of them is not there."""
    geometry = x.tables.geometry[e.grid]
    far = [geometry.progress(side) for side in _by_seat(x, e.grid)]
    nobody = (0,) * geometry.size
    one, other = (tuple((*row, beyond) for row in (*far, nobody)) for beyond in (-FAR, FAR))
    player = x(e.player)
    return n.Compare(">", _rowed(one, player, x(e.one)), _rowed(other, player, x(e.other)))


@writes(p.Distance)
def distance(x: Writing, e: p.Distance) -> n.Node:
    """How many steps it is from one space to another."""
    geometry = x.tables.geometry[e.grid]
    rows = tuple((*row, geometry.size) for row in geometry.apart)
    return _rowed((*rows, (geometry.size,) * (geometry.size + 1)), x(e.one), x(e.other))
