"""What lies on the next space, as far as it can be looked up: without a call, as rules of boards ask for little else.

The space beside one stands in a table, and its place is as far from the first of the board for each: that is a table as well.
"""

from __future__ import annotations

from interpreter import form as n
from interpreter.playable.python.printing import Python

LYING = {"pile": "({pile} if {place} >= 0 else ())", "empty": "({place} >= 0 and not {pile})"}


def looked_up(to: Python, e: n.Ask) -> str | None:
    """A place, or what lies there, as Python, if a table has the place; None if not."""
    if e.what == "at_space":
        table = _places(e)
        return None if table is None else to(table)
    if e.what not in LYING or (found := _places(e.given[0])) is None or not isinstance(found.index, n.Name | n.Slot):
        return None  # what the place is asked by is printed twice
    place = to(found)
    return LYING[e.what].format(place=place, pile=f"{to.uses('z')}[{place}]")


def _places(e: n.Node) -> n.Lookup | None:
    """A place by the table of them: of spaces beside others."""
    match e:
        case n.Ask(what="at_space", given=(n.Constant(value=first), n.Lookup(table=table, index=index))):
            return n.Lookup(tuple(first + space if space >= 0 else -1 for space in table), index)
    return None
