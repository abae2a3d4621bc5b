"""Groups in words: where their candidates are, which of them count, and what is made of them."""

from __future__ import annotations

from interpreter import form as n
from interpreter.listing.readable.naming.values import Said
from interpreter.listing.readable.nodes.lists import STRETCHES
from interpreter.listing.readable.showing import People, all_of, is_a, one_of, shows

FOLDS = {
    "any": "any",
    "no": "no",
    "count": "count of",
    "sum": "the sum over",
    "highest": "the highest over",
    "lowest": "the lowest over",
    "most": "the most alike of",
    "different": "how many are different of",
    "shared": "how many are shared by at least {least} of",
    "run": "the longest run of",
}


# --------------------------------------------------------------------------------------------------------------- groups
@shows(n.Span)
def _span(to: People, e: n.Span, want: str) -> str:
    stretch = (e.first, e.last)
    for name, (first, last) in to.t.class_pieces.items():
        if stretch == (n.Constant(first), n.Constant(last)):
            return f"all {name}"
    if want == "players" and stretch == (n.Constant(0), n.Constant(to.t.players)):
        return "all players"
    return f"{to(e.first)} up to, not including, {to(e.last)}"


@shows(n.Sorted)
def _sorted(to: People, e: n.Sorted, want: str) -> str:
    return to(e.of, want)


@is_a(n.Sorted)
def _kind_of_sorted(to: People, e: n.Sorted) -> str:
    return to.kind(e.of)


@shows(n.Piles)
def _piles(to: People, e: n.Piles, _: str) -> str:
    return to(e.places, "places")


@is_a(n.Piles)
def _kind_of_piles(_: People, __: n.Piles) -> str:
    return "pieces"


@shows(n.Loop)
def _loop(to: People, e: n.Loop, _: str) -> str:
    kind = to.candidate(e.name, e.source)
    with to.naming(e.name, kind, *e.tests) as said:
        head = _head(to, e, kind, said)
        tests = all_of(to, [test for test in e.tests if not _always(to, test)])
        return f"{head} where {tests}" if tests else head


def _always(to: People, test: n.Node) -> bool:
    """Whether a test says of a player that it is a player."""
    return isinstance(test, n.In) and test.several == n.Span(n.Constant(0), n.Constant(to.t.players))


def _head(to: People, e: n.Loop, kind: str, said: str) -> str:
    """A candidate, and where it is looked for."""
    match e.source:
        case n.Span(first=n.Constant(value=0), last=n.Constant(value=last)) if _all_there_are(to, kind, last):
            return said
        case n.Span(first=n.Constant(value=first), last=n.Constant(value=last)) if to.t.class_pieces.get(kind) == (first, last):
            return said
        case n.Span(first=first, last=last):
            return f"{said} from {to(first)} to {to(_before(last))}"
        case n.Pile() | n.Sorted() | n.Piles():
            return f"{said} in {to(e.source)}"
    if isinstance(e.source, n.Ask) and e.source.what == "seats":
        return f"{said} from {to(e.source.given[0], 'player')} on"
    source = to(e.source, STRETCHES.get(kind, kind))
    return source.removeprefix("each ") if source.startswith(f"each {said}") else f"{said} of {source}"


def _all_there_are(to: People, kind: str, count: int) -> bool:
    known = kind == "player" or kind in to.t.kind or kind in to.t.space_grid
    return known and to.t.count_of(kind) == count


def _before(last: n.Node) -> n.Node:
    match last:
        case n.Arithmetic(op="+", left=left, right=n.Constant(value=1)):
            return left
        case n.Constant(value=value):
            return n.Constant(value - 1)
    return n.Arithmetic("-", last, n.Constant(1))


@shows(n.Listing)
def _listing(to: People, e: n.Listing, _: str) -> str:
    return f"each {to(e.loop)}"


@is_a(n.Listing)
def _kind_of_listing(to: People, e: n.Listing) -> str:
    kind = to.candidate(e.loop.name, e.loop.source)
    return "pieces" if kind in to.t.class_pieces else STRETCHES.get(kind, kind)


@shows(n.Ranked)
def _ranked(to: People, e: n.Ranked, want: str) -> str:
    with to.naming(e.name, to.candidate(e.name), e.by):
        by = to(e.by)
    return f"{to(e.of, want)}, with the {'highest' if e.highest else 'lowest'} {by}"


@is_a(n.Ranked)
def _kind_of_ranked(to: People, e: n.Ranked) -> str:
    return to.kind(e.of)


@shows(n.Fold)
def _fold(to: People, e: n.Fold, _: str) -> str:
    if e.each is None:
        return f"{FOLDS[e.op]} {to(e.loop)}"
    with to.naming(e.loop.name, to.candidate(e.loop.name, e.loop.source), *e.loop.tests, e.each):
        each = to(e.each)
    return f"({FOLDS[e.op].format(least=e.least)} {to(e.loop)}: {each})"


@shows(n.Every)
def _every(to: People, e: n.Every, _: str) -> str:
    several = to(e.several, "places" if e.name == "q" else to.kind(e.several))
    if e.of == n.Name(e.name):
        return f"each of {several} is yes"
    before = dict(to.bound)
    to.bound[e.name] = Said(several, "place" if e.name == "q" else one_of(to.kind(e.several)))
    said = to(e.of)
    to.bound = before
    return said
