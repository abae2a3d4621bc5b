"""A group to nodes: where its candidates are, in which order, and which of them count."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter import form as n
from interpreter.translate.values import boards
from interpreter.translate.writing.magnitude import looked_at
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p

WHOLE = ("count", "any", "no")  # of all that lies at one place


def places(x: Writing, where: p.Places) -> n.Node:
    """A tuple of place numbers."""
    if where.area is not None and where.families[0] in x.tables.zone:
        first = n.Constant(x.tables.first_place[where.families[0]])
        return n.Ask("places_on_area", (number_of_areas(x, where.area.areas), x(where.area.of), first))
    if where.area is not None:
        return n.Ask("places_of_area", (number_of_areas(x, where.area.areas), x(where.area.of)))
    if where.one is not None:
        return n.Tuple((x(where.one),))
    found: list[n.Node] = []
    constant: list[int] = []
    for family in where.families:
        numbers = list(x.tables.family_places(family))
        if where.of is not None and x.tables.place_owner[numbers[0]] >= 0:
            found.append(_owned(x, family, where.of))
        else:
            constant += numbers
    if constant or not found:
        found.append(n.Constant(tuple(constant)))
    return found[0] if len(found) == 1 else n.Joined(tuple(found))


def number_of_areas(x: Writing, name: str) -> n.Node:
    """A class of areas by its number."""
    return n.Constant([areas.name for areas in x.tables.program.areas].index(name))


def _owned(x: Writing, family: str, owner: p.Expression) -> n.Node:
    """A player's own places of a family."""
    first, seats = x.tables.first_place[family], x.tables.seats
    size = len(x.tables.family_places(family)) // seats
    own = tuple(tuple(range(first + seat * size, first + (seat + 1) * size)) for seat in range(seats))
    return n.Lookup((*own, ()) if may_be_absent(x.draft, owner) else own, x(owner))


def pile(x: Writing, place: p.Expression) -> n.Node:
    """The pieces that lie at a place; none where there is no place."""
    return n.Ask("pile", (x(place),)) if may_be_absent(x.draft, place) else n.Pile(x(place))


def loop(x: Writing, group: p.Group, by_number: bool = True, possible: Sequence[n.Node] = ()) -> n.Loop:
    """A group without its ranks; in order, or (not `by_number`) in any. `possible` are more tests of a candidate."""
    candidate = x.bound(group.bound)
    tests: list[n.Node] = []
    source: n.Node = n.Span(n.Constant(0), n.Constant(0))
    if group.type in x.tables.class_pieces:
        source, tests = _lying(x, group, by_number)
        tests += of_its_own(x, group)
    elif group.type in x.tables.area:
        source, tests = _areas(x, group)
    else:
        near = group.places.near if group.places is not None else None
        source = _all_of(x, group) if near is None else boards.spaces(x, group)
        if group.owner == "other" and group.type not in x.tables.space_grid:
            tests.append(n.Compare("!=", candidate, x(group.you)))
    if group.where is not None:
        tests.append(x(group.where))
    return n.Loop(x.candidate(group.bound), source, (*tests, *possible))


def _all_of(x: Writing, group: p.Group) -> n.Node:
    """All of a class; of spaces those of an area, if it is said."""
    if group.places is not None and group.places.area is not None:
        area = group.places.area
        return n.Ask("spaces_of_area", (number_of_areas(x, area.areas), x(area.of)))
    return n.Span(n.Constant(0), n.Constant(x.tables.count_of(group.type)))


def _areas(x: Writing, group: p.Group) -> tuple[n.Node, list[n.Node]]:
    """The areas with a piece in some places, and whether they are one's own, or another's, if that is asked."""
    assert group.places is not None
    number = number_of_areas(x, group.type)
    source = n.Ask("areas_in", (number, places(x, group.places)))
    if group.owner is None:
        return source, []
    owner = n.Ask("area_owner", (number, x.bound(group.bound)))
    return source, [n.Compare("==" if group.owner == "your" else "!=", owner, x(group.you))]


def _lying(x: Writing, group: p.Group, by_number: bool) -> tuple[n.Node, list[n.Node]]:
    """Where the pieces of a group are looked for, and what tells them from others that are there."""
    candidate, tables = x.bound(group.bound), x.tables
    first, last = tables.class_pieces[group.type]
    if group.places is not None and group.places.whole is not None:
        return n.Lookup((*tables.parts, ()), x(group.places.whole)), []
    if group.places is None:
        return n.Span(n.Constant(first), n.Constant(last)), [
            n.Compare("!=", n.At(candidate), n.Constant(0)),
            *of_its_class(x, group),
        ]
    found = _known_places(x, group.places)
    by_number = by_number and not all(tables.capacity[place] <= 1 or _as_it_lies(x, place) for place in found)
    mixed = any(tables.held[place] - set(tables.classes_of(group.type)) for place in found)
    tests = (of_its_class(x, group) or [n.Between(first, candidate, last)]) if mixed else []
    if group.places.one is None:
        where = places(x, group.places) if group.places.near is None else boards.places(x, group)
        return n.Piles(where, by_number), tests
    lying = pile(x, group.places.one)
    return n.Sorted(lying) if by_number else lying, tests


def of_its_class(x: Writing, group: p.Group) -> list[n.Node]:
    """That a piece between the first and the last of a group's classes is of one of them, if others are between."""
    tables = x.tables
    first, last = tables.class_pieces[group.type]
    classes = tables.classes_of(group.type)
    if not set(tables.piece_class[first:last]) - set(classes):
        return []
    return [n.Lookup(tuple(one in classes for one in tables.piece_class), x.bound(group.bound))]


def of_its_own(x: Writing, group: p.Group) -> list[n.Node]:
    """That a piece is one's own, or another's, if the group asks."""
    if group.owner is None:
        return []
    candidate, tables = x.bound(group.bound), x.tables
    own = {tables.piece[one].each_player for one in tables.classes_of(group.type)}
    owner: n.Node = n.Ask("owner", (candidate,))
    if own == {True}:
        owner = n.Lookup(tuple(tables.piece_owner), candidate)
    elif own == {False}:
        owner = n.Lookup(tuple(tables.place_owner), n.At(candidate))
    return [n.Compare("==" if group.owner == "your" else "!=", owner, x(group.you))]


def _as_it_lies(x: Writing, place: int) -> bool:
    """Whether the order of a place is no secret to whoever is shown its pieces; in line, each that is not seen has its place."""
    tables = x.tables
    order = tables.order[place]
    return tables.ordered[place] and (order == "everyone" or (tables.in_line[place] and order == tables.contents[place]))


def _known_places(x: Writing, where: p.Places) -> list[int]:
    if isinstance(where.one, p.PlaceAt) or where.one is None:
        return x.tables.places_of(where)
    return list(range(x.tables.places))


def listing(x: Writing, group: p.Group, possible: Sequence[n.Node] = ()) -> n.Node:
    """The group's candidates, in order; `possible` are more tests of a candidate."""
    return x.keep(group, lambda: _listed(x, group, possible))


def _listed(x: Writing, group: p.Group, possible: Sequence[n.Node]) -> n.Node:
    found: n.Node = n.Listing(loop(x, group, possible=possible))
    if group.rank is None:
        return found
    for best, by in [(group.rank, group.rank_by), *((rank.best, rank.by) for rank in group.then_by)]:
        found = n.Ranked(found, x.candidate(group.bound), x(by), best == "highest")
    return found


def any_of(x: Writing, group: p.Group, possible: Sequence[n.Node]) -> n.Node:
    """Whether there is a candidate; `possible` are more tests of it."""
    return n.Fold("any", loop(x, group, possible=possible))


@writes(p.HowOftenCame)
def how_often_came(_: Writing, __: p.HowOftenCame) -> n.Node:
    """How often what counts of the position was as it is now."""
    return n.Ask("how_often_came")


@writes(p.EndOf)
def end_of(x: Writing, e: p.EndOf) -> n.Node:
    """The candidate at an end of those that are in an order."""
    return n.Ask(f"{e.end}_of", (listing(x, e.group),))


@writes(p.Partakes)
def partakes(x: Writing, e: p.Partakes) -> n.Node:
    """Whether a player is in something, or out of it."""
    return n.Ask("is_out" if e.out else "is_in", (n.Constant(x.tables.spans.index(e.span)), x(e.of)))


@writes(p.LeftAs)
def left_as(x: Writing, e: p.LeftAs) -> n.Node:
    """The how manieth a player was to leave something."""
    return n.Ask("left_as", (n.Constant(x.tables.spans.index(e.span)), x(e.of)))


@writes(p.NextPlayer)
def next_player(x: Writing, e: p.NextPlayer) -> n.Node:
    """The first of a group that comes after somebody, or after a name in a circle."""
    around = x.tables.players if e.group.type == "player" else x.tables.count_of(e.group.type)
    order = n.Ask("following", (x(e.of), n.Constant(around), n.Constant(e.order)))
    members = listing(x, e.group)
    name = n.Name(x.candidate(e.group.bound))
    return n.Ask("first_of", (n.Listing(n.Loop(name.name, order, (n.In(name, members),))),))


@writes(p.PositionOf)
def position_of(x: Writing, e: p.PositionOf) -> n.Node:
    """The how manieth of a line a piece is."""
    return n.Ask("position", (x(e.piece), pile(x, e.place)))


@writes(p.Fold)
def fold(x: Writing, e: p.Fold) -> n.Node:
    """A count, a test or a sum over a group."""
    each, least = None if e.each is None else x(e.each), e.least or 1
    if e.op in ("any", "no") and boards.is_outflanked(e.group):
        return n.Fold(e.op, n.Loop(x.candidate(e.group.bound), boards.outflanked(x, e.group, one=True)))
    if e.group.rank is not None:
        return looked_at(x.draft, e, n.Fold(e.op, n.Loop(x.candidate(e.group.bound), listing(x, e.group)), each, least))
    found = loop(x, e.group, by_number=False)
    if any(isinstance(node, n.Ask) and node.what == "known" for node in n.walk((found, *((each,) if each else ())))):
        found = loop(x, e.group)  # it can stop at a candidate: at the same one, in whatever order they lie
    return looked_at(x.draft, e, n.Fold(e.op, found, each, least))
