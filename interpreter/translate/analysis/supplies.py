"""How many pieces steps have taken from a place, one after the other, and where no place has become fuller by them."""

from __future__ import annotations

from interpreter import form as n
from interpreter.translate.analysis import facts
from interpreter.translate.analysis.interference import PLACES, Stores, apart, read
from interpreter.translate.values import belonging, chains
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.past import NAMED, Gone, Past, Zones
from interpreter.translate.writing.writer import Writing
from rulelang import program as p


def after_some(x: Writing, step: p.MoveSome, past: Past, found: Stores) -> Past:
    """What is known past a move of some pieces from one place to another."""
    source, to = step.source, step.to
    if not isinstance(source, p.PlaceAt) or not isinstance(to, p.PlaceAt) or chains.laid(x.tables, step):
        return past
    names = frozenset({source.zone, to.zone})
    if found is None or not _follows(x, names, found):
        return past
    before, zones = x.past.zones.past(found - names), past.zones
    gone = {zone: several for zone in names if (several := _gone(x, before, zone)) is not None}
    if source.zone in gone and apart(x.changed, read(x.draft, source, step.amount)):
        gone[source.zone] = (*gone[source.zone], Gone(x(source), x(step.amount)))
    elif source.zone in gone:
        del gone[source.zone]
    free = {}
    if (spaces := _free(x, before, source.zone)) is not None:
        free[source.zone] = spaces
    if step.amount == p.Number(value=1) and _space(x, to) in (spaces := _free(x, before, to.zone) or frozenset()):
        free[to.zone] = spaces - {_space(x, to)}
    return past._replace(zones=zones._replace(gone={**zones.gone, **gone}, free={**zones.free, **free}))


def after_one(x: Writing, step: p.MovePiece, past: Past, zone: str, to: str, found: frozenset[str]) -> Past:
    """What is known past a move of a piece that certainly leaves a zone, and comes to another."""
    names, piece = frozenset({zone, to}), x(step.piece)
    if not _follows(x, names, found):
        return past
    before, zones = x.past.zones.past(found - names), past.zones
    gone, free = _gone(x, before, to), _free(x, before, zone)
    if free is not None and piece in x.past.pieces.still and zone in x.tables.grid:
        free |= {x(p.IndexOfPlace(of=step.piece, type=x.tables.grid[zone].space))}
    return past._replace(
        zones=zones._replace(
            gone=zones.gone if gone is None else {**zones.gone, to: gone},
            free=zones.free if free is None else {**zones.free, zone: free},
        )
    )


def given(x: Writing, step: p.MoveSome) -> list[n.Node] | None:
    """Conditions that are enough for a move of some pieces, where no more than is known has been taken from there, and there
    is room where they come; None if none are known."""
    source, to = step.source, step.to
    if not isinstance(source, p.PlaceAt) or not isinstance(to, p.PlaceAt) or not _any_will_do(x, step):
        return None
    gone, room = None if x.changed is None else _gone(x, x.past.zones, source.zone), _room(x, step, to)
    if gone is None or room is None or not apart(x.changed, read(x.draft, source, step.amount)):
        return None
    return [are_there(x(source), (*gone, Gone(x(source), x(step.amount)))), *room]


def room(x: Writing, to: p.Expression, count: n.Node) -> n.Node:
    """Whether so many pieces have room at a place."""
    space = isinstance(to, p.PlaceAt) and to.zone in x.tables.grid and x.tables.grid[to.zone].capacity is None
    if space and count == n.Constant(1) and not may_be_absent(x.draft, to):
        return n.Not(n.Pile(x(to)))
    return n.Ask("roomy", (x(to), count))


def are_there(place: n.Node, gone: tuple[Gone, ...]) -> n.Node:
    """That as many lie at a place as are gone from its zone in all."""
    total = gone[0].many
    for one in gone[1:]:
        total = n.plus(total, one.many)
    return n.Compare(">=", n.Ask("how_many", (n.Pile(place),)), total)


def _any_will_do(x: Writing, step: p.MoveSome) -> bool:
    """Whether such a move takes whatever lies there, and all of it may lie where it goes."""
    tables = x.tables
    fits = belonging.belong(tables, belonging.classes_named(tables, step), step.to)
    seen = tables.sight.faces < 0 and not chains.laid(tables, step) and not may_be_absent(x.draft, step.source)
    return x.certain and seen and fits and not belonging.mixed(tables, step.type, step.source)


def _room(x: Writing, step: p.MoveSome, to: p.PlaceAt) -> list[n.Node] | None:
    """Conditions with which there is room."""
    if facts.roomy(x.draft, to):
        return []
    free = None if x.changed is None else _free(x, x.past.zones, to.zone)
    if free is None or to.of is not None:
        return None
    if step.amount == p.Number(value=1) and _space(x, to) in free:
        return []
    if may_be_absent(x.draft, to) or not apart(x.changed, read(x.draft, to.space)):
        return None
    return [room(x, to, x(step.amount))]


def _follows(x: Writing, names: frozenset[str], found: frozenset[str]) -> bool:
    """Whether a move between two zones changes nothing but them."""
    stores = {one for one in found if not one.startswith(NAMED)}
    return x.certain and x.changed is not None and len(names) > 1 and stores == names | {PLACES}


def _gone(x: Writing, zones: Zones, zone: str) -> tuple[Gone, ...] | None:
    """What is gone from a zone; None if that is not known."""
    return zones.gone.get(zone) if zone in (x.changed or ()) else ()


def _free(x: Writing, zones: Zones, zone: str) -> frozenset[n.Node] | None:
    """Of a zone that is nowhere fuller than it was, the spaces in which one less lies; None if it may be fuller."""
    return zones.free.get(zone) if zone in (x.changed or ()) else frozenset()


def _space(x: Writing, place: p.PlaceAt) -> n.Node | None:
    return x(place.space) if place.space is not None and place.of is None else None
