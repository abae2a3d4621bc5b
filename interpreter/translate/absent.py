"""Whether a value may be nobody or nothing (-1), so that what is asked of it must not be read from a neighbour's place."""

from __future__ import annotations

from typing import Any

from interpreter.constants import walk
from interpreter.translate.code import Text
from rulelang import program as p


def may_be_absent(text: Text, e: Any) -> bool:
    """Whether an index or place may be -1; of a parameter, whether some call gives such a thing for it."""
    match e:
        case None:
            return False
        case p.Nobody() | p.Picked() | p.TopOf() | p.OwnerOf() | p.IndexOfPlace():
            return True
        case p.State():
            return e.form == "role"
        case p.Neighbour():
            return e.type != "player" or may_be_absent(text, e.of)
        case p.PlaceOfPiece():
            return may_be_absent(text, e.of)
        case p.PlaceAt():
            return may_be_absent(text, e.of) or may_be_absent(text, e.space)
        case p.Cases():
            thing = e.type not in ("number", "truth", "bundle")
            return any(may_be_absent(text, value) for value in e.values) or (thing and may_be_absent(text, e.of))
        case p.Local():
            return e.slot > 0 and e.type in absent_types(text)
    return False


def absent_types(text: Text) -> frozenset[str]:
    """The kinds of the parameters for which some call may give nobody or nothing."""
    if text.absent_types is None:
        text.absent_types = frozenset()  # a parameter that is only passed on is as certain as where it comes from
        found: set[str] = set()
        for node in walk(text.program):
            if isinstance(node, p.Do | p.DoChosen):
                name = node.body if isinstance(node, p.Do) else node.actions[0]
                types = text.tables.body[name].parameters
                found |= {type_ for type_, given in zip(types, node.arguments, strict=True) if may_be_absent(text, given)}
        text.absent_types = frozenset(found)
    return text.absent_types
