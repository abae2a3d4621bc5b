"""Two tests that ask the same are one: what is asked in both of them is asked once.

`(a or x) and (not a or y)` is y if a holds, and else x; so is `(a and y) or (not a and x)`. `(a or x) and (b or x)` is
`(a and b) or x`. All come to the same in the same order, but for what is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from interpreter import form as n
from interpreter.playable.folding.certain import certain, is_truth
from interpreter.playable.folding.folding import Folding, simpler
from interpreter.playable.folding.numbers import all_of

Joined = Callable[[Folding, n.Node, n.Node], n.Node | None]


@simpler(n.Both)
def _of_both(fold: Folding, e: n.Both) -> n.Node | None:
    return _joined(fold, e, _whichever_holds) or _joined(fold, e, _or_what_both_take)


@simpler(n.Either)
def _of_either(fold: Folding, e: n.Either) -> n.Node | None:
    return _joined(fold, e, _whichever_is_asked)


@simpler(n.Choice)
def _of_a_choice(fold: Folding, e: n.Choice) -> n.Node | None:
    """What makes a candidate possible, as one test."""
    found = fold.made(all_of(e.possible))
    possible = found.parts if isinstance(found, n.Both) else () if found == n.Constant(True) else (found,)
    return replace(e, possible=possible) if possible != e.possible else None


def _joined(fold: Folding, e: n.Both | n.Either, join: Joined) -> n.Node | None:
    """The same with the first two tests next to each other that are one."""
    for number, (one, other) in enumerate(pairwise(e.parts)):
        if (found := join(fold, one, other)) is not None:
            return fold.made(replace(e, parts=(*e.parts[:number], found, *e.parts[number + 2 :])))
    return None


def _whichever_holds(fold: Folding, one: n.Node, other: n.Node) -> n.Node | None:
    """`(a or x) and (not a or y)`."""
    match one, other:
        case n.Either(parts=(first, *left)), n.Either(parts=(then, *right)) if left and right and _opposite(fold, first, then):
            return _if(fold, first, _any_of(right), _any_of(left))
    return None


def _whichever_is_asked(fold: Folding, one: n.Node, other: n.Node) -> n.Node | None:
    """`(a and y) or (not a and x)`."""
    match one, other:
        case n.Both(parts=(first, *left)), n.Both(parts=(then, *right)) if left and right and _opposite(fold, first, then):
            return _if(fold, first, fold.made(all_of(left)), fold.made(all_of(right)))
    return None


def _if(fold: Folding, condition: n.Node, then: n.Node, otherwise: n.Node) -> n.Node | None:
    """One or the other, where all are truths."""
    return fold.made(n.If(condition, then, otherwise)) if is_truth(then) and is_truth(otherwise) else None


def _or_what_both_take(fold: Folding, one: n.Node, other: n.Node) -> n.Node | None:
    """`(a or x) and (b or x)`, if a and b are certain, and asking for x once leaves the trace of asking for it twice."""
    match one, other:
        case n.Either(parts=(a, *rest)), n.Either(parts=(b, *same)) if rest and rest == same and certain(a) and certain(b):
            if is_truth(b) and all(map(is_truth, rest)) and not _leave_a_trace(rest):
                return fold.made(n.Either((fold.made(n.Both((a, b))), *rest)))
    return None


def _opposite(fold: Folding, one: n.Node, other: n.Node) -> bool:
    """Whether exactly one of two tests holds, always."""
    return certain(one) and certain(other) and (fold.made(n.Not(one)) == other or fold.made(n.Not(other)) == one)


def _leave_a_trace(nodes: Sequence[n.Node]) -> bool:
    return any(isinstance(one, n.Marked | n.Call) for node in nodes for one in n.walk(node))


def _any_of(tests: Sequence[n.Node]) -> n.Node:
    return n.Either(tuple(tests)) if len(tests) > 1 else tests[0]
