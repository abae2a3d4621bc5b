"""Loops: one in another merged, what all candidates have in common tested before, and short ones written out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from interpreter import form as n
from interpreter.playable.folding.certain import certain, is_truth
from interpreter.playable.folding.folding import Folding, simpler
from interpreter.playable.folding.numbers import all_of
from interpreter.playable.folding.rewriting import asks_for, binds, put

SHORT = 8  # candidates
LOOPS_AT_MOST = 3  # in each other, of one that is written out
WRITTEN_OUT = 150  # nodes
IN_ANY_ORDER = ("any", "no", "count", "sum", "highest", "lowest", "most", "different", "shared", "run")


@simpler(n.Loop)
def _merged(fold: Folding, e: n.Loop) -> n.Node | None:
    """Candidates that are looked for among those that another loop finds."""
    tests = tuple(_apart(fold, e.name, e.tests))
    if isinstance(e.source, n.Listing):
        inner = e.source.loop
        found = [put(test, {inner.name: n.Name(e.name)}) for test in inner.tests]
        if all(map(certain, inner.tests)) and e.name not in _others(inner):
            return replace(e, source=inner.source, tests=(*found, *tests))
    return replace(e, tests=tests) if tests != e.tests else None


def _others(loop: n.Loop) -> set[str]:
    """The names in the tests of a loop beside what it goes through."""
    return {name for test in loop.tests for name in binds(test) | asks_for(test)} - {loop.name}


def _apart(fold: Folding, name: str, tests: Sequence[n.Node]) -> Iterator[n.Node]:
    """All tests of which all must hold, none of the certain ones twice, without those that always hold."""
    seen: list[n.Node] = []
    for test in _of_one_table(fold, n.Name(name), tests):
        for part in test.parts if isinstance(test, n.Both) else (test,):
            always = isinstance(part, n.Constant) and bool(part.value)
            if not always and (part not in seen or not certain(part)):
                seen.append(part)
                yield part


def _of_one_table(fold: Folding, of: n.Name, tests: Sequence[n.Node]) -> Sequence[n.Node]:
    """The same, where a candidate is of a class and what stands in a table of that class is true, as one table of all."""
    for number, (test, then) in enumerate(pairwise(tests)):
        rows = fold.numbers_at(of)
        match test, then:
            case n.Between(of=one, first=first, last=last), n.Lookup(table=table, index=other) if one == other == of and rows:
                if rows[0] >= 0 and is_truth(then) and last <= len(table):
                    found = n.Lookup(tuple([first <= row < last and table[row] for row in range(rows[-1] + 1)]), of)
                    return [*tests[:number], found, *tests[number + 2 :]]
    return tests


@simpler(n.Fold)
def _fold(fold: Folding, e: n.Fold) -> n.Node | None:
    return _any_spot(e) or _in_any_order(fold, e) or _asked_before(fold, e) or _written_out(fold, e)


def _any_spot(e: n.Fold) -> n.Node | None:
    """Whether there is a spot, without a list of all."""
    match e:
        case n.Fold(op="any", loop=n.Loop(source=n.Ask(what="spots") as spots, tests=())):
            return replace(spots, what="any_spot")
    return None


def _in_any_order(fold: Folding, e: n.Fold) -> n.Node | None:
    """The candidates as they lie: in which order they are looked at makes no difference where that is certain."""
    source = e.loop.source
    if isinstance(source, n.Ranked) and e.op in ("any", "no") and not e.loop.tests and _certainly(source.by, source.of):
        return replace(e, loop=_loop_over(fold, e.loop, source.of))
    if not _certainly(*e.loop.tests, *([] if e.each is None else [e.each])):
        return None
    if isinstance(source, n.Sorted):
        return replace(e, loop=replace(e.loop, source=source.of))
    if isinstance(source, n.Piles) and source.by_number:
        return replace(e, loop=replace(e.loop, source=replace(source, by_number=False)))
    return None


def _certainly(*nodes: n.Node) -> bool:
    return all(map(certain, nodes))


def _loop_over(fold: Folding, loop: n.Loop, source: n.Node) -> n.Loop:
    found = fold.made(replace(loop, source=source))
    assert isinstance(found, n.Loop)
    return found


def _asked_before(fold: Folding, e: n.Fold) -> n.Node | None:
    """Whether there is one, of tests that ask nothing of the candidate and of the others."""
    if e.op not in ("any", "no"):
        return None
    first = [test for test in e.loop.tests if certain(test) and not _asks(test, e.loop)]
    if not first:
        return None
    rest = tuple([test for test in e.loop.tests if test not in first])
    found = fold.made(n.Both((*first, fold.made(replace(e, op="any", loop=replace(e.loop, tests=rest))))))
    return found if e.op == "any" else fold.made(n.Not(found))


def _asks(test: n.Node, loop: n.Loop) -> bool:
    return loop.name in asks_for(test) or (isinstance(loop.source, n.Piles) and "q" in asks_for(test))


# ------------------------------------------------------------------------------------------------------------ written out
def _written_out(fold: Folding, e: n.Fold) -> n.Node | None:
    """A loop through a few numbers that are known, as what it comes to."""
    several = numbers_of(e.loop.source)
    if several is None or e.op not in ("any", "no", "count", "sum"):
        return None
    nodes = [*n.walk(e)]
    if len(nodes) * len(several) > 4 * WRITTEN_OUT or sum(1 for one in nodes if isinstance(one, n.Fold)) > LOOPS_AT_MOST:
        return None  # loops in loops are gone through again for each candidate
    each = [_for_one(fold, e, one) for one in several]
    if any(one is None for one in each) or sum(1 for one in each for _ in n.walk(one)) > WRITTEN_OUT:
        return None
    if e.op in ("any", "no"):
        found = fold.made(n.Either(tuple([one for one in each if one is not None])))
        return found if e.op == "any" else fold.made(n.Not(found))
    total: n.Node = n.Constant(0)
    for one in each:
        assert one is not None
        total = fold.made(n.Arithmetic("+", total, one))
    return fold.made(n.If(total, n.Constant(1), n.Constant(0))) if is_truth(total) else total  # one candidate is counted


def _for_one(fold: Folding, e: n.Fold, one: int) -> n.Node | None:
    """What one candidate adds; None if it cannot be said by itself."""
    names = {e.loop.name: n.Constant(one)}
    test = fold(put(all_of(e.loop.tests), names))
    if not is_truth(test):
        return None
    if e.op in ("any", "no") or (e.op == "count" and e.each is None):
        return test if e.op != "count" or not isinstance(test, n.Constant) else n.Constant(int(test.value))
    each = n.Constant(1) if e.each is None else fold(put(e.each, names))
    return fold.made(n.If(test, each, n.Constant(0)))


def numbers_of(source: n.Node) -> range | None:
    """The numbers that a loop goes through, if these are a few that are known."""
    match source:
        case n.Span(first=n.Constant(value=first), last=n.Constant(value=last)) if last - first <= SHORT:
            return range(first, last)
    return None


@simpler(n.Choice)
def _choice(fold: Folding, e: n.Choice) -> n.Node | None:
    """A choice of a few numbers that are known, as so many ways."""
    match e.listed:
        case n.Listing(loop=n.Loop(name=name, tests=tests) as loop) if not e.apart and not e.optional:
            several = numbers_of(loop.source)
        case _:
            return None
    if several is None or several.start != 0 or sum(1 for one in (*tests, *e.possible) for _ in n.walk(one)) > WRITTEN_OUT:
        return None
    if not any(e.name in asks_for(one) or name in asks_for(one) for one in (*tests, *e.possible)):
        return None  # all or none
    possible = tuple(put(one, {e.name: n.Name(name)}) for one in e.possible)
    asked = [[fold(put(one, {name: n.Constant(way)})) for one in (*tests, *possible)] for way in several]
    ways = [tuple(_apart(fold, name, one)) for one in asked]
    size = sum(1 for way in ways for one in way for _ in n.walk(one))
    return n.Ways(tuple(ways)) if size <= 2 * WRITTEN_OUT else None
