"""What the options of a decision read that is not open to all (language, 3.3: only then may one option go unasked)."""

from __future__ import annotations

from typing import Any

from interpreter.constants import walk
from interpreter.tables import Tables
from rulelang import program as p


def public(tables: Tables, *nodes: Any) -> bool:
    """Whether everything that these expressions, groups or steps read is open to everyone, called bodies included."""
    done: set[str] = set()
    waiting = list(nodes)
    while waiting:
        counted: set[int] = set()
        for node in walk(waiting.pop()):
            if isinstance(node, p.Fold) and node.op in ("count", "any", "no") and node.group.where is None:
                counted.add(id(node.group))  # how many pieces lie somewhere is open to all
            if id(node) not in counted and _secret(tables, node):
                return False
            if isinstance(node, (p.Do, p.DoChosen)):
                for name in (node.body,) if isinstance(node, p.Do) else node.actions:
                    if name not in done:
                        done.add(name)
                        waiting.append(tables.body[name].steps)
    return True


def _secret(tables: Tables, node: Any) -> bool:
    if isinstance(node, p.Group):
        if node.type not in tables.class_pieces:
            return False
        places = node.places
        if places is None:
            classes = set(tables.classes_of(node.type))
            hidden = [zone.name for zone in tables.program.zones if classes & set(zone.holds)]
            return any(tables.zone[name].contents != "everyone" for name in hidden)
        return any(tables.contents[place] != "everyone" for place in _places(tables, places))
    if isinstance(node, p.TopOf):
        return any(tables.order[place] != "everyone" for place in tables.places_of(p.Places(one=node.of)))
    return False


def _places(tables: Tables, places: p.Places) -> list[int]:
    if places.one is not None and not isinstance(places.one, p.PlaceAt):
        return list(range(tables.places))
    return tables.places_of(places)
