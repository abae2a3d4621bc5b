"""Where pieces are after some steps: guards know which have left a zone, what is left there, and how often one can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter import form as n
from interpreter.numbering.constants import walk
from interpreter.translate.analysis import facts
from interpreter.translate.analysis.interference import Stores, apart, both, changed, moved, read, slot_name
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.moves_known import zones_of
from interpreter.translate.writing.writer import Past, Writing
from rulelang import program as p

YOU = 0  # the slot of whoever does it
Taken = tuple[Writing, p.Group]  # a group, and who writes what it is


def chosen(x: Writing, step: p.Choose | p.ChooseNumber | p.ChoosePlace, name: str) -> Writing:
    """The same for what comes after a choice, with its candidate, of which is known where it lies."""
    found = x.where({step.slot: n.Name(name)})
    if isinstance(step, p.ChoosePlace) and isinstance(step.spots.piece, p.Local):
        return found.later(x.past._replace(spots=x.past.spots | {(x(step.spots.piece), n.Name(name))}))
    if not isinstance(step, p.Choose) or step.group.type not in x.tables.class_pieces:
        return found
    zones = zones_of(step.group)
    return found.later(x.past._replace(lies={**x.past.lies, n.Name(name): zones})) if zones else found


def after(x: Writing, *steps: p.Step) -> Writing:
    """The same for what comes after some steps."""
    for step in steps:
        x = x.later(_past_move(x, step) if isinstance(step, p.MovePiece) else _past(x.past, changed(x.draft, [step])))
    return x


def _past(past: Past, found: Stores) -> Past:
    """What is known past steps that change this."""
    if found == frozenset():
        return past
    if found is None:
        return Past(None)
    left = {zone: pieces for zone, pieces in past.left.items() if zone not in found and not _renamed(found, *pieces)}
    lies = {piece: zones for piece, zones in past.lies.items() if not zones & found and not _renamed(found, piece)}
    return Past(both(past.changed, found), left, lies)


def _renamed(found: frozenset[str], *pieces: n.Node) -> bool:
    """Whether the name of one of these is that of another piece from now on."""
    return any(isinstance(one, n.Slot) and slot_name(one.index) in found for piece in pieces for one in n.walk(piece))


def _past_move(x: Writing, step: p.MovePiece) -> Past:
    """The same of a move, where it may be known from where the piece comes."""
    whence = _whence(x, step)
    found = moved(x.draft, step, whence)
    past = _past(x.past, found)
    if found is None or whence is None or not isinstance(step.to, p.PlaceAt):
        return past
    piece, to = x(step.piece), frozenset({step.to.zone})
    others = {one: zones for one, zones in x.past.lies.items() if not zones & (found - whence - to)}
    lies = {one: zones | to if zones & whence else zones for one, zones in others.items()}  # it may be the same piece
    zone = left_by(step, whence)
    if zone is None or not (x.changed is not None and (zone in x.past.left or zone not in x.changed)):
        return past._replace(lies={**lies, piece: to})
    return Past(past.changed, {**past.left, zone: (*x.past.left.get(zone, ()), piece)}, {**lies, piece: to})


def sets_off_failure(x: Writing, step: p.Step) -> bool:
    """Whether a step may set off a trigger that can turn out impossible."""
    return facts.sets_off_failure(x.draft, step, isinstance(step, p.MovePiece) and _outside(x, step))


def lawful(x: Writing, step: p.MovePiece) -> bool:
    """Whether a piece goes to a spot that was just chosen for it, from where no law says how it lies."""
    return bool(x.past.spots) and (x(step.piece), x(step.to)) in x.past.spots and _outside(x, step)


def _outside(x: Writing, step: p.MovePiece) -> bool:
    whence = _whence(x, step)
    return whence is not None and not whence & p.zones_with_law(x.draft.program)


def _whence(x: Writing, step: p.MovePiece) -> Stores:
    """The zones in one of which the piece of a move lies before it, if they are known."""
    if not isinstance(step.piece, p.Local):
        return None
    return x.past.lies.get(x(step.piece), x.draft.moves.whence.get(id(step)))


def left_by(step: p.MovePiece, whence: Stores) -> str | None:
    """The zone that the piece of a move certainly leaves; None if it may stay there."""
    if whence is None or len(whence) != 1 or not isinstance(step.to, p.PlaceAt) or step.to.zone in whence:
        return None
    return next(iter(whence))


def others(x: Writing, group: p.Group) -> list[n.Node]:
    """What tells the candidates of a group from the pieces that have left its zone, where nothing else is as it was not."""
    zone = _zone(group)
    gone = x.past.left.get(zone, ()) if zone is not None else ()
    if not gone or not _but_for(x.draft, group, x.changed, zone):
        return []
    return [n.Compare("!=", x.bound(group.bound), piece) for piece in gone]


def _zone(group: p.Group) -> str | None:
    """The zone in one place of which the pieces of a group lie."""
    found = zones_of(group)
    return next(iter(found)) if found and group.places is not None and group.places.one is not None else None


def _but_for(draft: Draft, group: p.Group, changes: frozenset[str] | None, zone: str | None) -> bool:
    """Whether of these changes none but those of its zone concern a group, and those only as pieces that lie there or do not."""
    if changes is None or group.places is None or not isinstance(group.places.one, p.PlaceAt):
        return False
    place = group.places.one
    besides = read(draft, group.owner, group.you, group.where, group.rank_by, group.then_by, place.of, place.space)
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
    by_whom = all(node.slot == YOU for node in walk(found[0][1]) if isinstance(node, p.Local))
    return found[0] if by_whom else None
