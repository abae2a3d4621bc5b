"""Pieces that leave a zone one by one: of what is left there guards know which it is, and how often one more can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter import form as n
from interpreter.translate.analysis.facts import may_fail
from interpreter.translate.analysis.interference import apart, changed, read
from interpreter.translate.values import groups
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.writer import Writing
from rulelang import program as p


def after(x: Writing, step: p.Step) -> Writing:
    """What guards of what comes after a step may read: where it is but one piece that has left a zone, all else there."""
    found = changed(x.draft, [step])
    zone = None if found is None else left_by(x.draft, step)
    return x.after(found) if zone is None else x.after(found, zone, x(step.piece))


def left_by(draft: Draft, step: p.Step) -> str | None:
    """The zone that the piece of a move certainly leaves; None if it may stay there."""
    if not isinstance(step, p.MovePiece) or not isinstance(step.piece, p.Local) or not isinstance(step.to, p.PlaceAt):
        return None
    whence = draft.moves.whence.get(id(step), frozenset())
    return next(iter(whence)) if len(whence) == 1 and step.to.zone not in whence else None


def others(x: Writing, group: p.Group) -> list[n.Node]:
    """What tells the candidates of a group from the pieces that have left its zone, where nothing else is as it was not."""
    zone = _zone(group)
    gone = x.left.get(zone, ()) if zone is not None else ()
    if not gone or not _but_for(x.draft, group, x.changed, zone):
        return []
    return [n.Compare("!=", x.bound(group.bound), piece) for piece in gone]


def _zone(group: p.Group) -> str | None:
    """The one zone in which the pieces of a group lie."""
    one = None if group.places is None or group.places.whole is not None else group.places.one
    return one.zone if isinstance(one, p.PlaceAt) else None


def _but_for(draft: Draft, group: p.Group, changes: frozenset[str] | None, zone: str | None) -> bool:
    """Whether of these changes none but those of its zone concern a group, and those only as pieces that lie there or do not."""
    if changes is None or group.places is None or not isinstance(group.places.one, p.PlaceAt):
        return False
    place = group.places.one
    besides = read(draft, group.owner, group.you, group.where, group.rank_by, group.then_by, place.of, place.space)
    all_of_it = read(draft, group)
    return apart(changes, besides) and all_of_it is not None and changes & all_of_it <= {zone}


def taken(draft: Draft, steps: Sequence[p.Step]) -> p.Group | None:
    """The group of which these steps choose one and move it out of its zone, if they can be carried out as long as there is one, and
    change nothing else of it: so many times they need so many."""
    found = _in_line(draft, steps)
    if len(found) < 2 or not isinstance(chosen := found[0], p.Choose) or chosen.optional or chosen.group.rank is not None:
        return None
    *between, move = found[1:]
    zone = left_by(draft, move)
    if zone is None or zone != _zone(chosen.group) or move.piece.slot != chosen.slot or not _still(draft, between):
        return None
    if may_fail(draft, [move]) or not _but_for(draft, chosen.group, changed(draft, [move]), zone):
        return None
    return chosen.group


def _still(draft: Draft, steps: Sequence[p.Step]) -> bool:
    """Whether these are choices that can always be made."""
    return all(isinstance(step, p.Choose) for step in steps) and not may_fail(draft, steps)


def _in_line(draft: Draft, steps: Sequence[p.Step]) -> Sequence[p.Step]:
    """The steps, or those of the body that they do."""
    match steps:
        case [p.Do(body=name, arguments=())]:
            return draft.tables.body[name].steps
    return steps
