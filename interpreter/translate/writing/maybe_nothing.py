"""Whether a value may be nobody or nothing (-1), so that what is asked of it must not be read from a neighbour's place."""

from __future__ import annotations

from interpreter.numbering.constants import walk
from interpreter.translate.writing.draft import Draft
from rulelang import program as p
from rulelang.program import kinds


def may_be_absent(draft: Draft, e: p.Expression | None) -> bool:
    """Whether an index or place may be -1; of a parameter, whether some call gives such a thing for it."""
    match e:
        case None:
            return False
        case p.Nobody() | p.Picked() | p.TopOf() | p.OwnerOf() | p.IndexOfPlace() | p.SpaceBeyond() | p.ForwardOf() | p.AreaOf():
            return True
        case p.ColumnOf(type=kinds.DIRECTION):  # what is opposite of no direction
            return may_be_absent(draft, e.of)
        case p.AreaFact():
            return e.fact in ("value", "owner", "now")
        case p.StateValue():
            return e.form == "role"
        case p.AutomaSeat():
            return draft.tables.automa_seat[e.name] < 0
        case p.Neighbour():
            kind = draft.tables.kind.get(e.type)
            goes_round = e.type == "player" or (kind is not None and kind.wraps)
            return not goes_round or may_be_absent(draft, e.of)
        case p.PlaceOfPiece():
            return may_be_absent(draft, e.of)
        case p.PlaceAt():
            return may_be_absent(draft, e.of) or may_be_absent(draft, e.space)
        case p.Cases():
            thing = e.type not in ("number", "truth", "bundle")
            return any(may_be_absent(draft, value) for value in e.values) or (thing and may_be_absent(draft, e.of))
        case p.Local():
            return e.slot > 0 and e.type in absent_types(draft)
    return False


def absent_types(draft: Draft) -> frozenset[str]:
    """The kinds of the parameters for which some call may give nobody or nothing."""
    if draft.absent_types is None:
        draft.absent_types = frozenset()  # a parameter that is only passed on is as certain as where it comes from
        found: set[str] = set()
        for node in walk(draft.program):
            if isinstance(node, p.Do | p.DoChosen):
                name = node.body if isinstance(node, p.Do) else node.actions[0]
                types = draft.tables.body[name].parameters
                found |= {type_ for type_, given in zip(types, node.arguments, strict=True) if may_be_absent(draft, given)}
        draft.absent_types = frozenset(found)
    return draft.absent_types
