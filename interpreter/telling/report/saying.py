"""A clause in words: what goes from where to where; ends that are alike are said together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from interpreter.telling.english.articles import bare, counted_off, is_plural
from interpreter.telling.english.inflection import is_ordinal, listed, many
from interpreter.telling.report.clauses import Clause
from interpreter.telling.report.things import Thing, how_many, together

_LAYS, _PUTS = "lay", ("put", "place", "set")  # verbs of what comes to lie on a place, and on a space of a board
HAND = "the hand"  # of whoever acts: that a card is drawn to it or comes from it goes without saying
ELSEWHERE, BACK, ON = "elsewhere in ", "back into ", "on "  # what stands instead of `to`
_EACH = 3  # so many ends of one sort are counted


def said(one: Clause, *, few: bool = False) -> str:
    """What a clause says after its verb; of pieces only how many, if so wanted."""
    if not one.what:
        return one.rest
    things = how_many(one.what) if few else together(one.what)
    ends = ("" if _untold(one, "source") else _from(one)) + ("" if _untold(one, "to") else _to(one))
    each = " each" if one.also and " each of " not in ends else ""
    if not one.verb:
        each = f"{each} {'goes' if len(one.what) == 1 and not _several(one.what[0]) else 'go'}"
    return f"{things}{each}{ends}{one.rest}"


def _untold(one: Clause, end: str) -> bool:
    if one.untold:
        return one.untold == end
    return bool(one.source and one.to) and (
        (end == "to" and one.to == HAND and one.verb in ("draw", "take"))
        or (end == "source" and one.source == HAND and one.verb not in ("give", ""))
    )


def _several(one: Thing) -> bool:
    if one.called == "name":
        return is_plural(one.noun)
    return one.called == "amount" and not one.noun.startswith("1 ")


def _from(one: Clause) -> str:
    several = one.also if one.gathered else ()
    return f" from {places((one.source, *several))}" if one.source else ""


def _to(one: Clause) -> str:
    if not one.to:
        return ""
    if one.via:
        first, *others = (_to(one._replace(to=place, via=())) for place in (*one.via, one.to))
        return "".join((first, *(f", then{place}" for place in others)))
    ends = (one.to, *(() if one.gathered else one.also))
    for before in (ELSEWHERE, BACK, ON):
        if one.to.startswith(before):
            return f" {before}{places([end.removeprefix(before) for end in ends])}"
    head, of, rest = one.to.partition(" of ")
    again = of and not one.also and one.source.startswith(f"{head} of ")  # from path of north to south
    first = one.verb.partition(" ")[0]
    before = "on" if first == _LAYS or (first in _PUTS and one.stops) else "to"
    return f" {before} {(f'the {rest}' if is_ordinal(rest) else rest) if again else places(ends)}"


def places(ends: Sequence[str]) -> str:
    """Several ends in one list: `castle, shrine and 2 witch huts in fields`, `lane of north and south`, `each of 7 squares`."""
    if len(ends) == 1:
        return counted_off(ends[0])
    parts = [end.partition(" in ") for end in ends]
    tails = {tail for _, _, tail in parts}
    family = {tail.partition(" of ")[0] for tail in tails}
    if len(family) == 1 and all(tails) and not (len(tails) > 1 and any(" of Player " in tail for tail in tails)):
        counted = Counter(name for name, _, _ in parts)
        names = [name if count == 1 else f"{count} {many(bare(name))}" for name, count in counted.items()]
        return f"{listed(names)} in {tails.pop() if len(tails) == 1 else family.pop()}"
    heads = {end.partition(" of ")[0] for end in ends}
    if len(heads) == 1 and all(" of " in end for end in ends):
        if len(ends) >= _EACH:
            return f"each of {len(ends)} {many(bare(heads.pop()))}"
        return f"{heads.pop()} of {listed([end.partition(' of ')[2] for end in ends])}"
    return listed([counted_off(end) for end in ends])
