"""The passes of a loop judged together: what each takes is taken as often, and what each leaves as full as it was stays so."""

from __future__ import annotations

from interpreter import form as n
from interpreter.translate.analysis import guards, leaving, supplies
from interpreter.translate.analysis.amount_of_work import is_large
from interpreter.translate.analysis.facts import may_fail
from interpreter.translate.writing.moves_known import zones_of
from interpreter.translate.writing.past import Gone, Past
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

LEAVES_PIECES = (p.Become, p.Gain, p.MoveResources, p.MoveAllResources)  # where they lie


def judged(x: Writing, step: p.Each) -> tuple[list[n.Node], Past] | None:
    """Conditions with which all passes can certainly be carried out, and what is known after them; None if none are known.

    What is done for one of the group leaves the others where they lay; so each pass finds its own there.
    """
    group, zones = step.group, zones_of(step.group)
    if group.type not in x.tables.class_pieces or x.changed is None or not zones:
        return None
    if not guards.told(x, group) or is_large(x.tables, (step,)):
        return None
    piece = x.bound(group.bound)
    view = x.where({step.slot: piece}).later(_with_no_space_left(x.past))
    once = _pass(leaving.candidate(view, group, piece), step, piece, zones)
    several = None if once is None else _so_often(x, once, guards.among(x, group, (), "count"))
    if several is None or any(piece in n.walk(one.place) for more in several.zones.gone.values() for one in more):
        return None
    if _pass(leaving.candidate(view.later(several), group, piece), step, piece, zones) is None:
        return None
    return _are_there(x.past, several), several


def _are_there(before: Past, after: Past) -> list[n.Node]:
    """Conditions that all are there that are gone meanwhile."""
    gone = {zone: several for zone, several in after.zones.gone.items() if several != before.zones.gone.get(zone, ())}
    return [
        supplies.are_there(place, several) for several in gone.values() for place in dict.fromkeys(one.place for one in several)
    ]


def _with_no_space_left(past: Past) -> Past:
    """What is known, without the spaces from which one piece has gone: only one pass could use them."""
    return past._replace(zones=past.zones._replace(free={zone: frozenset() for zone in past.zones.free}))


def _so_often(x: Writing, once: Past, times: n.Node) -> Past | None:
    """What is known after so many passes, from what is after one."""
    if once.changed is None:
        return None
    before, past = x.past.zones.gone, x.past.later(once.changed)
    gone: dict[str, tuple[Gone, ...]] = {}
    for zone, several in once.zones.gone.items():
        new = several[len(before.get(zone, ())) :]
        if not all(isinstance(one.many, n.Constant) for one in new):
            return None
        gone[zone] = (*before.get(zone, ()), *(Gone(one.place, _product(one.many, times)) for one in new))
    free = {zone: frozenset[n.Node]() for zone in once.zones.free}
    return past._replace(zones=past.zones._replace(gone=gone, free=free))


def _product(count: n.Node, times: n.Node) -> n.Node:
    assert isinstance(count, n.Constant)
    return n.times(count.value, times)


def _pass(x: Writing, loop: p.Each | p.Body, piece: n.Node, zones: frozenset[str]) -> Past | None:
    """What is known after a pass for one piece that can be carried out if there is enough of what it takes, and leaves others in
    these zones; None of another."""
    for step in loop.steps:
        match step:
            case p.Do() if x.may_go_into(step.body) and leaving.foretold(x, step.arguments):
                within = _pass(x.within(step.body, guards.handed(x, step)), x.tables.body[step.body], piece, zones)
                if within is None:
                    return None
                x = x.later(within)
                continue
            case p.MovePiece() if x(step.piece) == piece and (leaving.lawful(x, step) or leaving.lies_free(x, step)):
                pass
            case p.MoveSome(called=None) if not _takes(step, zones) and _is_given(x, step):
                pass
            case _ if not isinstance(step, LEAVES_PIECES) or may_fail(x.draft, [step]):
                return None
        if leaving.sets_off_failure(x, step):
            return None
        x = leaving.after(x, step)
        if x.changed is None:
            return None
    return x.past


def _is_given(x: Writing, step: p.MoveSome) -> bool:
    """Whether a move can be made if there is enough of what it takes: there certainly is room."""
    found = supplies.given(x, step)
    return found is not None and len(found) == 1


def _takes(step: p.MoveSome, zones: frozenset[str]) -> bool:
    """Whether a move may take what lies in one of these zones."""
    return not isinstance(step.source, p.PlaceAt) or step.source.zone in zones
