"""Places, pieces and what is beside them, to nodes."""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.queries.places import Ray
from interpreter.numbering.geometry import Geometry
from interpreter.numbering.tables import Tables
from interpreter.state.slots import ACTIONS, TURNS
from interpreter.translate.values import belonging
from interpreter.translate.values.expressions import all_of
from interpreter.translate.values.groups import number_of_areas, of_its_class, of_its_own, places
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p

RELATION_STEP = {"above": (1, 0), "below": (-1, 0), "right of": (0, 1), "left of": (0, -1)}
OPPOSITE = {"above": "below", "below": "above", "right of": "left of", "left of": "right of"}


@writes(p.PlaceAt)
def place_at(x: Writing, e: p.PlaceAt) -> n.Node:
    """A place by its number; -1 where its space or member is none."""
    if e.zone == "box":
        return n.Constant(0)
    tables = x.tables
    first: n.Node = n.Constant(tables.first_place[e.zone])
    index = e.of if e.space is None else e.space
    if e.space is not None and e.of is not None:
        first = n.plus(first, n.times(tables.count_of(tables.grid[e.zone].space), x.index(e.of)))
    if index is None:
        return first
    return n.Ask("at_space", (first, x(index))) if may_be_absent(x.draft, index) else n.plus(first, x(index))


@writes(p.PlaceState)
def place_state(x: Writing, e: p.PlaceState) -> n.Node:
    """Whether a place, or all of several, is empty or full."""
    if e.places.one is not None:
        return n.Ask("full", (x(e.places.one),)) if e.state == "full" else _empty(x, e.places.one)
    place = n.Name("q")
    state: n.Node = n.Not(n.Pile(place)) if e.state == "empty" else n.Ask("full", (place,))
    return n.Every("q", places(x, e.places), state)


def _empty(x: Writing, place: p.Expression) -> n.Node:
    bare: n.Node = n.Ask("empty", (x(place),)) if may_be_absent(x.draft, place) else n.Not(n.Pile(x(place)))
    lying = _lying(x, place)
    return bare if lying is None else n.Both((bare, n.Not(lying)))


def _lying(x: Writing, place: p.Expression) -> n.Node | None:
    """Whether any resource lies in a shared zone, if any can."""
    if not isinstance(place, p.PlaceAt) or ("zone", place.zone) not in x.tables.holder or place.of is not None:
        return None
    first = x.tables.holder["zone", place.zone]
    return n.Amounts(first, first + len(x.tables.resource_names))


@writes(p.PieceState)
def piece_state(x: Writing, e: p.PieceState) -> n.Node:
    """How a piece lies, or since when."""
    if e.state in ("covered", "uncovered"):
        return n.Ask(e.state, (x(e.of),))
    if e.state in p.TURNS:
        return n.Ask("is_turned", (x(e.of), n.Constant(p.TURNS.index(e.state))))
    if e.state.startswith("new"):
        count = ACTIONS if e.state == "new this action" else TURNS
        stamp = n.Constant(x.tables.slot["stamp", e.state])
        return n.Compare("==", n.Read(n.plus(stamp, x(e.of))), n.Read(n.Constant(count)))
    face = n.Constant(x.tables.slot["face", ""])
    return n.Compare("==", n.Read(n.plus(face, x(e.of))), n.Constant(int(e.state == "face down")))


def whereabouts(x: Writing, piece: p.Expression) -> n.Node:
    """The place of a piece; -1 of no piece."""
    return whereabouts_of(x(piece))


def whereabouts_of(piece: n.Node) -> n.Node:
    """The same of a piece that is written already."""
    return n.Ask("whereabouts", (piece,))


@writes(p.PlaceOfPiece)
def place_of_piece(x: Writing, e: p.PlaceOfPiece) -> n.Node:
    """The place of a piece."""
    return whereabouts(x, e.of)


@writes(p.IndexOfPlace)
def index_of_place(x: Writing, e: p.IndexOfPlace) -> n.Node:
    """Which member, or space, the place of a piece belongs to."""
    tables = x.tables
    indices = tuple(_index(tables, place, e.type) for place in range(tables.places))
    return n.Lookup((*indices, -1), whereabouts(x, e.of))


def _index(tables: Tables, place: int, type_: str) -> int:
    """Which of a class a place belongs to; -1 if it belongs to none."""
    family, index = tables.family[place], tables.index[place]
    if family in tables.grid:
        return index if tables.grid[family].space == type_ else -1
    of, by = tables.of(family), tables.by(family)
    one, other = divmod(index, tables.kept_for(by))
    return one if of == type_ else other if by == type_ else -1


@writes(p.MarkOfPlace)
def mark_of_place(x: Writing, e: p.MarkOfPlace) -> n.Node:
    """The mark of a place's zone, or of which of that kind it is the place."""
    return n.Lookup((*(_mark(x.tables, place, e) for place in range(x.tables.places)), -1), x(e.of))


def _mark(tables: Tables, place: int, e: p.MarkOfPlace) -> int:
    zone = tables.zone.get(tables.family[place])
    marks = zone.marks if zone is not None else ()
    return next((mark for name, _, mark in marks if name == e.mark), _index(tables, place, e.type))


@writes(p.OwnerOf)
def owner_of(x: Writing, e: p.OwnerOf) -> n.Node:
    """Whose piece it is, or in whose place it lies."""
    return n.Ask("owner", (x(e.of),))


@writes(p.Beneath)
def beneath(x: Writing, e: p.Beneath) -> n.Node:
    """What a piece lies on."""
    return n.Ask("under", (x(e.of),))


@writes(p.WholeOf)
def whole_of(x: Writing, e: p.WholeOf) -> n.Node:
    """What a piece is a part of."""
    return n.Lookup((*x.tables.whole, -1), x(e.of))


@writes(p.Inside)
def inside(x: Writing, e: p.Inside) -> n.Node:
    """Whether a piece is in a place, or in one of several; or in an area."""
    if e.places.area is not None and e.places.families[0] in x.tables.grid:
        area = e.places.area
        return n.Ask("in_area", (number_of_areas(x, area.areas), x(e.piece), x(area.of)))
    where = whereabouts(x, e.piece)
    return n.Compare("==", where, x(e.places.one)) if e.places.one is not None else n.In(where, places(x, e.places))


@writes(p.TopOf)
def top_of(x: Writing, e: p.TopOf) -> n.Node:
    """The piece that would be drawn next."""
    return n.Ask("top", (x(e.of),))


@writes(p.Neighbour)
def neighbour(x: Writing, e: p.Neighbour) -> n.Node:
    """What is beside something."""
    return n.Lookup((*_beside(x, e.type, e.relation), -1), x(e.of))


def _beside(x: Writing, type: str, relation: str) -> tuple[int, ...]:
    """What is beside each; -1 where nothing is."""
    tables = x.tables
    size = tables.count_of(type)
    up, right = RELATION_STEP[relation]
    if type == "player":
        beyond = tuple((player - right) % size for player in range(size))  # clockwise is to the left
        return beyond + (0 if right < 0 else size - 1,) * (
            tables.seats - size
        )  # automas sit between the last player and the first
    if type in tables.space_grid:
        geometry = tables.geometry[tables.space_grid[type].name]
        return tuple(geometry.beyond[list(geometry.directions.values()).index((up, right))])
    if tables.kind[type].wraps:
        return tuple((m + up + right) % size for m in range(size))
    return tuple(m + up + right if 0 <= m + up + right < size else -1 for m in range(size))


@writes(p.StepsBeyond)
def steps_beyond(x: Writing, e: p.StepsBeyond) -> n.Node:
    """What is so many steps from something: of each a row, with what is there after so many steps back, none, and on."""
    kind = x.tables.kind.get(e.type)
    starts, on = range(x.tables.count_of(e.type)), _beside(x, e.type, e.relation)
    if kind is not None and kind.wraps:
        size = len(starts)
        rows = [_walked(on, start, size) for start in starts]
        steps: n.Node = n.Divided("remainder", x(e.steps), n.Constant(size), x.draft.at)
    else:
        back, most = _beside(x, e.type, OPPOSITE[e.relation]), _furthest(on) + 1
        rows = [(*reversed(_walked(back, start, most + 1)[1:]), *_walked(on, start, most + 1)) for start in starts]
        at_most = n.Arithmetic("smaller", x(e.steps), n.Constant(most))
        steps = n.plus(n.Arithmetic("larger", at_most, n.Constant(-most)), n.Constant(most))
    nowhere = (-1,) * len(rows[0])
    return n.Item(n.Lookup((*rows, nowhere), x(e.of)), steps)


def _furthest(beside: tuple[int, ...]) -> int:
    """How many steps one can go at most."""
    return max(
        next(count for count, at in enumerate(_walked(beside, start, len(beside) + 1)) if at < 0) - 1
        for start in range(len(beside))
    )


def _walked(beside: tuple[int, ...], start: int, count: int) -> tuple[int, ...]:
    """Where one is after no step, one, two, … from here; -1 from where there is nothing beside."""
    found = [start]
    while len(found) < count:
        found.append(beside[found[-1]] if found[-1] >= 0 else -1)
    return tuple(found)


@writes(p.LongestLine)
def longest_line(x: Writing, e: p.LongestLine) -> n.Node:
    """The longest straight line of pieces that count, through a space."""
    tables, group = x.tables, e.group
    tests = [*of_its_class(x, group), *of_its_own(x, group)]
    tests += [x(group.where)] if group.where is not None else []
    if tables.held[tables.first_place[e.grid]] - set(tables.classes_of(group.type)):
        tests.append(n.Lookup(belonging.among(tables, group.type), x.bound(group.bound)))
    first: n.Node = n.Constant(tables.first_place[e.grid])
    if e.owner is not None:
        first = n.plus(first, n.times(tables.count_of(tables.grid[e.grid].space), x(e.owner)))
    rays = n.Lookup(both_ways(tables.geometry[e.grid]), x(e.space))
    return n.Ask("longest", (first, rays, n.Named(x.candidate(group.bound), all_of(tests))))


def both_ways(geometry: Geometry) -> tuple[tuple[tuple[Ray, Ray], ...], ...]:
    """[space][line] The spaces outward on both sides, of each line through it."""
    half = len(geometry.directions) // 2
    return tuple(tuple(zip(rays[:half], rays[half:], strict=True)) for rays in geometry.rays)
