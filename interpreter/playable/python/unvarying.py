"""What is the same for each candidate of a loop is worked out once, in front of it (loop-invariant code motion).

Nobody can tell: a node changes nothing, so what it is before the first candidate it is for each. What is taken out cannot fail
and is not noted in a traced game, so it does no harm where no candidate comes to it. It is taken out only of loops that are long.

Whatever helps to pay a cost is listed once in a function, too, as while it runs nothing changes (`Python.help`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from interpreter import form as n
from interpreter.playable.folding.certain import certain
from interpreter.playable.folding.rewriting import asks_for, binds, with_parts
from interpreter.playable.python.printing import Python

LONG = 4  # so many candidates


def taken_out(loop: n.Loop, fresh: Callable[[], str]) -> tuple[tuple[tuple[str, n.Node], ...], n.Loop]:
    """What is worked out before a loop, each with a name, and the loop that asks for these names."""
    if not _is_long(loop.source):
        return (), loop
    bound = {loop.name, *(name for test in loop.tests for name in binds(test))}
    found: dict[n.Node, str] = {}

    def named(node: n.Node) -> n.Node:
        if _is_dear(node) and certain(node) and bound.isdisjoint(asks_for(node) - binds(node)):
            if node not in found:
                found[node] = fresh()
            return n.Name(found[node])
        made: n.Node = with_parts(node, named)
        return made

    tests = tuple(map(named, loop.tests))
    return tuple((name, node) for node, name in found.items()), replace(loop, tests=tests)


def _is_long(source: n.Node) -> bool:
    """Whether a loop goes through more than a few."""
    match source:
        case n.Span(first=n.Constant(value=first), last=n.Constant(value=last)):
            return bool(last - first >= LONG)
        case n.Piles(places=n.Constant(value=places)):
            return len(places) >= LONG
    return isinstance(source, n.Pile | n.Sorted)


def _is_dear(node: n.Node) -> bool:
    return isinstance(node, n.Ask) or (isinstance(node, n.Fold) and _is_long(node.loop.source))


def helped(to: Python, e: n.Ask) -> str | None:
    """Whether a cost can be paid, with help that is listed when it is first needed; None if it may hang on what is paid for."""
    if not to.still or not all(one.name == "you" for one in n.walk(e.given[2]) if isinstance(one, n.Name)):
        return None
    player, demand, offers, *more = e.given
    return f"{e.what}({', '.join(['s', to(player), to(demand), to.help(offers), *map(to, more)])})"
