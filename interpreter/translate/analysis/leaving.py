"""Where pieces are after some steps: guards know which have left a zone, what is left there, which have come, and how often
one can be taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import form as n
from interpreter.translate.analysis import facts, supplies
from interpreter.translate.analysis.interference import Stores, apart, changed, moved, read
from interpreter.translate.values import belonging, chains
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.moves_known import zones_of
from interpreter.translate.writing.past import Came, Past, Pieces, Spots
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.nodes import parts

YOU = 0  # the slot of whoever does it
Taken = tuple[Writing, p.Group]  # a group, and who writes what it is


def chosen(x: Writing, step: p.Choose | p.ChooseNumber | p.ChoosePlace, name: str) -> Writing:
    """The same for what comes after a choice, with its candidate, of which is known where it lies."""
    found = x.where({step.slot: n.Name(name)})
    if isinstance(step, p.ChoosePlace) and isinstance(step.spots.piece, p.Local):
        spots, place = x.past.spots, step.spots.places.one
        known = {**spots.place, n.Name(name): place} if isinstance(place, p.PlaceAt) else spots.place
        return found.later(x.past._replace(spots=Spots(spots.lawful | {(x(step.spots.piece), n.Name(name))}, known)))
    return candidate(found, step.group, n.Name(name)) if isinstance(step, p.Choose) else found


def candidate(x: Writing, group: p.Group, piece: n.Node) -> Writing:
    """The same of a piece that is one of a group: where it lies is known."""
    zones = zones_of(group)
    if group.type not in x.tables.class_pieces or not zones:
        return x
    pieces = x.past.pieces
    still = pieces.still if x.past.changed is None else pieces.still | {piece}
    return x.later(x.past._replace(pieces=Pieces({**pieces.lies, piece: zones}, still)))


def after(x: Writing, *steps: p.Step) -> Writing:
    """The same for what comes after some steps."""
    for step in steps:
        if isinstance(step, p.MovePiece):
            x = x.later(_past_move(x, step))
            continue
        found = changed(x.draft, [step], paid=x.certain)
        past = x.past.later(found)
        if isinstance(step, p.MoveSome):
            past = supplies.after_some(x, step, past, found)
        x = x.later(_set_to(x, step, past) if isinstance(step, p.Become) else past)
    return x


def _set_to(x: Writing, step: p.Become, past: Past) -> Past:
    """What is known past a counter or role that has become what is known before any match."""
    value = x(step.value)
    if past.changed is None or step.target.of is not None or not isinstance(value, n.Constant):
        return past
    return past._replace(set_to={**past.set_to, step.target.name: value})


def _past_move(x: Writing, step: p.MovePiece) -> Past:
    """The same of a move, where it may be known from where the piece comes."""
    whence, place = _whence(x, step), _where_to(x, step)
    to = None if place is None else frozenset({place.zone})
    found = moved(x.draft, step, whence, to)
    past = x.past.later(found)
    if found is None or whence is None or to is None or place is None:
        return past
    piece, before = x(step.piece), x.past.pieces
    others = {one: zones for one, zones in before.lies.items() if not zones & (found - whence - to)}
    lies = {one: zones | to if zones & whence else zones for one, zones in others.items()}  # it may be the same piece
    still = frozenset(one for one in before.still if one in others and one != piece and not others[one] & whence)
    past = past._replace(pieces=Pieces({**lies, piece: to}, still))
    zone = None if to & whence or len(whence) != 1 else next(iter(whence))
    if zone is None:
        return past
    return supplies.after_one(x, step, _comes(x, _goes(x, past, zone, piece), place, piece), zone, place.zone, found)


def _goes(x: Writing, past: Past, zone: str, piece: n.Node) -> Past:
    """What is known past a move of a piece out of a zone."""
    came, left = x.past.zones.came.get(zone, ()), x.past.zones.left
    if not _is_followed(x, zone) or any(one.piece != piece for one in came):  # it may be one of those that came
        return past
    return past._replace(zones=past.zones._replace(left={**past.zones.left, zone: (*left.get(zone, ()), piece)}))


def _comes(x: Writing, past: Past, place: p.PlaceAt, piece: n.Node) -> Past:
    """What is known past a move of a piece into a zone."""
    if not _is_followed(x, place.zone) or not apart(x.changed, read(x.draft, place.of, place.space)):
        return past
    before, zones = x.past.zones, past.zones
    left, came = before.left.get(place.zone), (*before.came.get(place.zone, ()), Came(piece, x(place)))
    known = zones.left if left is None else {**zones.left, place.zone: left}
    return past._replace(zones=zones._replace(left=known, came={**zones.came, place.zone: came}))


def _is_followed(x: Writing, zone: str) -> bool:
    """Whether it is known of each piece that has left a zone, or come there."""
    return x.changed is not None and (zone not in x.changed or zone in x.past.zones.left or zone in x.past.zones.came)


def _where_to(x: Writing, step: p.MovePiece) -> p.PlaceAt | None:
    """The place to which a piece is moved, or that of the spot that was chosen for it."""
    if isinstance(step.to, p.PlaceAt):
        return step.to
    return x.past.spots.place.get(x(step.to)) if isinstance(step.to, p.Local) else None


def sets_off_failure(x: Writing, step: p.Step) -> bool:
    """Whether a step may set off a trigger that can turn out impossible."""
    return facts.sets_off_failure(x.draft, step, isinstance(step, p.MovePiece) and _outside(x, step))


def lawful(x: Writing, step: p.MovePiece) -> bool:
    """Whether a piece goes to a spot that was just chosen for it, from where no law says how it lies."""
    return bool(x.past.spots.lawful) and (x(step.piece), x(step.to)) in x.past.spots.lawful and _outside(x, step)


def lies_free(x: Writing, step: p.MovePiece) -> bool:
    """Whether a piece goes from where no law says how it lies to where none does, and there certainly is room for it."""
    lawless = step.apart or not chains.has_law(x.tables, step.to)
    belongs = belonging.belong(x.tables, belonging.classes_meant(x.tables, step.piece), step.to)
    return lawless and not step.with_all and belongs and facts.roomy(x.draft, step.to) and _outside(x, step)


def _outside(x: Writing, step: p.MovePiece) -> bool:
    whence = _whence(x, step)
    return whence is not None and not whence & p.zones_with_law(x.draft.program)


def _whence(x: Writing, step: p.MovePiece) -> Stores:
    """The zones in one of which the piece of a move lies before it, if they are known."""
    if not isinstance(step.piece, p.Local):
        return None
    return x.past.pieces.lies.get(x(step.piece), x.draft.moves.whence.get(id(step)))


def left_by(step: p.MovePiece, whence: Stores) -> str | None:
    """The zone that the piece of a move certainly leaves; None if it may stay there."""
    if whence is None or len(whence) != 1 or not isinstance(step.to, p.PlaceAt) or step.to.zone in whence:
        return None
    return next(iter(whence))


def others(x: Writing, group: p.Group) -> list[n.Node]:
    """What tells the candidates of a group from the pieces that have left its zone, where nothing else is as it was not."""
    zone = _zone(group)
    gone = x.past.zones.left.get(zone, ()) if zone is not None else ()
    if not gone or zone in x.past.zones.came or not _but_for(x.draft, group, x.changed, zone):
        return []
    return [n.Compare("!=", x.bound(group.bound), piece) for piece in gone]


def of_before(x: Writing, group: p.Group) -> list[n.Node] | None:
    """What tells the candidates of a group that were there before from pieces that have left, whatever has come there; None if
    more than that may be otherwise."""
    zone = _zone(group)
    if zone is None or zone not in x.past.zones.came or not _but_for(x.draft, group, x.changed, zone):
        return None
    return [n.Compare("!=", x.bound(group.bound), piece) for piece in x.past.zones.left.get(zone, ())]


def came(x: Writing, group: p.Group) -> list[list[n.Node]] | None:
    """Of each piece that has come to a group's zone the conditions with which it is a candidate; None: they are not known."""
    zone, places = _zone(group), group.places
    if zone is None or places is None or places.of is not None or group.owner is not None or group.rank is not None:
        return None
    held = {one for place in x.tables.family_places(zone) for one in x.tables.held[place]}
    if not held <= set(x.tables.classes_of(group.type)):
        return None
    pieces = x.past.zones.came.get(zone, ())
    if places.one is not None and any(one.place != x(places.one) for one in pieces):
        return None
    return [[] if group.where is None else [x.of_candidate(group.bound, one.piece)(group.where)] for one in pieces]


def asks_for_what_was_set(x: Writing, group: p.Group) -> bool:
    """Whether a group hangs on what a counter or role has become."""
    return any(isinstance(node, p.StateValue) and node.of is None and node.name in x.past.set_to for node in parts(group))


def foretold(x: Writing, what: Any) -> bool:
    """Whether what a condition reads is as it was, or known: where pieces with a name lie that lie where they lay, and what was
    set."""
    found = read(x.draft, what, but=lambda node: _of_still(x, node))
    if found is not None and not any(isinstance(node, p.ValueOf) for node in parts(what)):  # it reads what is now
        found -= x.past.set_to.keys()
    return apart(x.changed, found)


def _of_still(x: Writing, node: Any) -> bool:
    """Whether this hangs on nothing but where a piece lies that lies where it lay."""
    if not isinstance(node, p.OwnerOf | p.IndexOfPlace | p.PlaceOfPiece):
        return False
    piece = node.of.of if isinstance(node.of, p.PlaceOfPiece) else node.of
    return isinstance(piece, p.Local) and x(piece) in x.past.pieces.still


def _zone(group: p.Group) -> str | None:
    """The zone in one place of which the pieces of a group lie, or in all of which."""
    found = zones_of(group)
    return next(iter(found)) if len(found) == 1 else None


def _but_for(draft: Draft, group: p.Group, changes: frozenset[str] | None, zone: str | None) -> bool:
    """Whether of these changes none but those of its zone concern a group, and those only as pieces that lie there or do not."""
    places = group.places
    if changes is None or places is None or places.near is not None or places.area is not None or places.whole is not None:
        return False
    of = (places.one.of, places.one.space) if isinstance(places.one, p.PlaceAt) else (places.of,)
    besides = read(draft, group.owner, group.you, group.where, group.rank_by, group.then_by, *of)
    all_of_it = read(draft, group)
    return apart(changes, besides) and all_of_it is not None and changes & all_of_it <= {zone}


def taken(x: Writing, steps: Sequence[p.Step]) -> Taken | None:
    """The group of which these steps choose one and move it out of its zone, if they can be carried out as long as there is one,
    and change nothing else of it: so often they need so many. With it who writes what it is in these steps."""
    draft = x.draft
    match steps:
        case [p.Do(body=name, arguments=())]:
            x, steps = x.within(name), draft.tables.body[name].steps
    if len(steps) < 2 or not isinstance(first := steps[0], p.Choose) or first.optional or first.group.rank is not None:
        return None
    *between, move = steps[1:]
    if not isinstance(move, p.MovePiece) or not isinstance(move.piece, p.Local) or move.piece.slot != first.slot:
        return None
    zone = left_by(move, draft.moves.whence.get(id(move)))
    if zone is None or zone != _zone(first.group) or not all(isinstance(step, p.Choose) for step in between):
        return None
    if facts.may_fail(draft, [*between, move]) or not _but_for(draft, first.group, changed(draft, [move]), zone):
        return None
    return x, first.group


def the_same(several: Sequence[Taken | None]) -> Taken | None:
    """The group, if all of these are the same of whoever takes from it."""
    found = [one for one in several if one is not None]
    if not found or len(found) < len(several) or any(group != found[0][1] for _, group in found):
        return None
    by_whom = all(node.slot == YOU for node in parts(found[0][1]) if isinstance(node, p.Local))
    return found[0] if by_whom else None
