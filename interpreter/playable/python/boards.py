"""What is asked of boards, printed: what lies on the next space; of a whole one which of its spaces, whether a line is long
enough, and whether it is full.

The space beside one stands in a table, and its place is as far from the first of the board for each: that is a table as well.

A loop over spaces that asks what lies there has the place of each beside it, in a table. A line that is long enough has so many
in a row, and the space that is asked about among them: the stretches of its length through that space stand in a table. On a
board with room for one on each space all are taken if none is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from interpreter import form as n
from interpreter.playable.folding.rewriting import with_parts
from interpreter.playable.python.printing import Python
from interpreter.playable.python.unvarying import LONG

SMALL = 64  # places that are looked at in one go
LYING = {"pile": "({pile} if {place} >= 0 else ())", "empty": "({place} >= 0 and not {pile})"}


# ---------------------------------------------------------------------------------------------------------------- lines
def long_enough(to: Python, e: n.Compare) -> str | None:
    """Whether the longest line of some pieces through a space, which counts, is as long as that; None if it is asked otherwise.

    The pieces are those of which a table says the same: those of one player, of one class.
    """
    match e:
        case n.Compare(op=">=", left=n.Ask(what="longest", given=given), right=n.Constant(value=int(least))):
            match given:
                case (n.Constant(value=first), n.Lookup(table=rays, index=space), n.Named() as counts):
                    stretches = n.Lookup(tuple(tuple(_stretches(both, first, least)) for both in rays), space)
                    return _in_a_row(to, stretches, counts)
    return None


def _in_a_row(to: Python, stretches: n.Node, counts: n.Named) -> str | None:
    match counts.of:
        case n.Compare(op="==", left=n.Lookup(table=table, index=index), right=wanted) if index == n.Name(counts.name):
            if index in n.walk(wanted):
                return None
            return f"in_a_row({to.uses('z')}, {to(stretches)}, {to.constant(table)}, {to(wanted)})"
    return None


def _stretches(axes: Any, first: int, least: int) -> Iterator[tuple[int, ...]]:
    """The other places of each stretch of a length, the nearest first."""
    for one, other in axes:
        for ahead in range(least):
            behind = least - 1 - ahead
            if ahead <= len(one) and behind <= len(other):
                yield tuple(first + space for space in (*one[:ahead], *other[:behind]))


# --------------------------------------------------------------------------------------------------------- full boards
def all_full(to: Python, e: n.Every) -> str | None:
    """Whether something lies on each of some places that have room for one; None if that is not what is asked."""
    match e:
        case n.Every(several=n.Constant(value=places), of=n.Ask(what="full", given=(n.Name(name=name),))) if name == e.name:
            if not places or to.numbers is None or any(to.numbers.capacity[place] != 1 for place in places):
                return None
            z, first, last = to.uses("z"), places[0], places[-1]
            if places == tuple(range(first, last + 1)) and len(places) <= SMALL:
                return f"(() not in {z}[{first}:{last + 1}])"
            return f"all(map({z}.__getitem__, {to.constant(places)}))"
    return None


# -------------------------------------------------------------------------------------------------------------- spaces
def with_places(to: Python, loop: n.Loop) -> tuple[str, n.Loop] | None:
    """What a loop over spaces goes through, if each has its place beside it, and the loop that asks for that by a name."""
    match loop.source:
        case n.Span(first=n.Constant(value=first), last=n.Constant(value=last)) if last - first >= LONG:
            piles = [node for test in loop.tests for node in n.walk(test) if isinstance(node, n.Pile)]
            boards = {board for pile in piles if (board := _board(pile.place, loop.name)) is not None}
            if len(boards) != 1:
                return None
            (board,) = boards
            place, named = n.Arithmetic("+", n.Constant(board), n.Name(loop.name)), n.Name(to.fresh())
            tests = tuple(_with(test, place, named) for test in loop.tests)
            table = to.constant(tuple((space, board + space) for space in range(first, last)))
            return f"{loop.name}, {named.name} in {table}", replace(loop, tests=tests)
    return None


def _board(place: n.Node, space: str) -> int | None:
    """The first place of the board where this is the place of a space."""
    match place:
        case n.Arithmetic(op="+", left=n.Constant(value=int(first)), right=n.Name(name=name)) if name == space:
            return first
    return None


def _with(node: n.Node, old: n.Node, new: n.Node) -> n.Node:
    """The node with one for another in it."""
    if node == old:
        return new
    found: n.Node = with_parts(node, lambda part: _with(part, old, new))
    return found


# -------------------------------------------------------------------------------------------------------- the next space
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
