"""What belongs together is told together: what goes the same way, what several did alike, what comes from one place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Literal

from interpreter.telling.english.articles import bare, is_plural
from interpreter.telling.english.inflection import amount, listed, many, one_of
from interpreter.telling.report.clauses import BY_CHANCE, NOBODY, SHUFFLED, Clause
from interpreter.telling.report.notes import with_notes
from interpreter.telling.report.saying import places, said
from interpreter.telling.report.things import Thing, how_many, plainest, same, together

_UP_OR_DOWN = re.compile(r"((?:the )?[^,]*?) of (.+) (goes? (?:up|down) by \d+)")
_MANY = 6  # pieces with names that go to several places at once; of more it is told how many go to each
_ENDS = 3  # so many places are told of in few words


def joined(clauses: Sequence[Clause], *, set_up: bool = False) -> list[Clause]:
    """The clauses; what several players did alike, one after another, is one, and so is what comes from one place to several."""
    moved = _placed_once(with_notes(_where_chance_had_it(clauses)))
    moved = _counted_at_once(moved)
    own = _in_one_go(_alike(_in_one_go(moved), set_up=set_up))
    ordered = list(_in_order(list(_shuffled(own))))
    return list(_gathered(list(_gathered(ordered, "source")), "to"))


def _where_chance_had_it(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses: a place that chance has chosen, and to which something goes at once, is told with what goes there."""
    found: list[Clause] = []
    for one in clauses:
        chosen = found[-1] if found else None
        if chosen is None or not chosen.chance or not one.what or one.verb or one.rest or not _is_there(one.to, chosen.chance):
            found.append(one)
            continue
        found[-1] = one._replace(chance=one.to)
        before = found[-2] if len(found) > 1 else None
        if before is not None and before.what and before.chance and (before.what, before.source) == (one.what, one.source):
            found[-2:] = [before._replace(also=(*before.also, one.to))]
    return [_by_chance(one) if one.chance and one.what else one for one in found]


def _is_there(place: str, chosen: str) -> bool:
    """Whether a place is the one that was chosen, or a place of it: `mist of south`."""
    return place == chosen or place.endswith(f" of {bare(chosen)}")


def _by_chance(one: Clause) -> Clause:
    return Clause(NOBODY, "", f"{BY_CHANCE}{said(one)}", ways=one.ways)


def _placed_once(clauses: list[Clause]) -> list[Clause]:
    """The clauses: where a piece lies of which an amount is taken goes without saying if it leaves right afterwards."""
    found = clauses[:]
    for number, (one, after) in enumerate(pairwise(clauses)):
        piece, in_, place = one.source.partition(" in ")
        if in_ and place == after.source and one.who == after.who and [str(thing) for thing in after.what] == [piece]:
            found[number] = one._replace(source=piece)
    return found


def _counted_at_once(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses; of what is raised or lowered on several by as much, one: `the price of … goes up by 1 each`."""
    found: list[Clause] = []
    for (name, how), run in groupby(clauses, key=_raised):
        own = list(run)
        if name and len(own) > 1:
            on = places([one.rest.removeprefix(f"{name} of ").removesuffix(f" {how}") for one in own])
            each = "" if on.startswith("each of ") else " each"
            own = [own[0]._replace(rest=f"{name} of {on} {how}{each}")]
        found += own
    return found


def _raised(one: Clause) -> tuple[str, str]:
    """Of `the price of the kiln goes up by 1` what changes, and how; nothing of anything else."""
    found = _UP_OR_DOWN.fullmatch(one.rest) if not one.verb and not one.what else None
    return (found[1], found[3]) if found is not None else ("", "")


def _in_order(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses; of what nobody moves, as far as one does not follow from another, what goes to one place stands together."""
    for moves, run in groupby(clauses, key=lambda one: bool(not one.verb and one.what and not one.rest)):
        waiting = list(run)
        while moves and waiting:
            sources, ends, count = set[str](), set[str](), 0
            while count < len(waiting):
                sources.add(waiting[count].source)
                ends.add(waiting[count].to)
                if sources & ends:
                    break
                count += 1
            free, waiting = waiting[: max(count, 1)], waiting[max(count, 1) :]
            begin = "to" if len({one.to for one in free}) < len({one.source for one in free}) else "source"
            order = list(dict.fromkeys(getattr(one, begin) for one in free))
            yield from sorted(free, key=lambda one: order.index(getattr(one, begin)))
        yield from waiting


def _gathered(clauses: Sequence[Clause], begin: Literal["source", "to"]) -> Iterator[Clause]:
    """The clauses; what nobody moves and comes from one place, or goes to one, does so at once."""
    for place, run in groupby(clauses, key=lambda one: getattr(one, begin) if not one.verb and one.what and not one.rest else ""):
        own = list(run)
        if not place or len(own) < 2:
            yield from own
            continue
        before, after = ("from", "to") if begin == "source" else ("to", "from")
        yield Clause(NOBODY, "", f"{before} {place}: {'; '.join(_ways(_by_end(own, after), after))}")


def _by_end(clauses: Sequence[Clause], way: str) -> dict[str, list[Thing]]:
    found: dict[str, list[Thing]] = {}
    for one in clauses:
        found.setdefault(one.to if way == "to" else one.source, []).extend(one.what)
    return found


def _ways(ends: dict[str, list[Thing]], way: str) -> Iterator[str]:
    """`4 tiles to each of 7 squares`: what goes to each place; places to which as much goes are told together."""
    pieces = [thing for things in ends.values() for thing in things if thing.called != "amount"]
    named = [thing for thing in pieces if thing.called == "name"]
    few = len(ends) >= _ENDS and bool(pieces) and (not named or len(pieces) > _MANY)
    alike: dict[str, list[str]] = {}
    for to, things in ends.items():
        alike.setdefault(how_many(things) if few else together(things), []).append(to)
    for what, tos in alike.items():
        where = places(tos)
        yield f"{what}{' each' if len(tos) > 1 and not where.startswith('each of ') else ''} {way} {where}"


def _shuffled(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses; what is shuffled, one after another, at once."""
    for is_shuffled, run in groupby(clauses, key=lambda one: not one.verb and one.rest.startswith(SHUFFLED)):
        own = list(run)
        if is_shuffled:
            what = places([one.rest.removeprefix(SHUFFLED) for one in own])
            several = len(own) > 1 and not what.startswith("each of ")
            yield Clause(NOBODY, "", f"{what} {'are' if several or is_plural(what) else 'is'} shuffled")
        else:
            yield from own


def _in_one_go(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses: what goes on from where it has just come to has gone there at once; what goes the same way goes together."""
    found: list[Clause] = []
    for one in clauses:
        last = found[-1] if found else None
        together_now = None if last is None or (last.who, last.together) != (one.who, one.together) else _as_one(last, one)
        if together_now is None:
            found.append(one)
        else:
            found[-1] = together_now
    return found


def _as_one(last: Clause, one: Clause) -> Clause | None:
    """Two things that one player did, as one; nothing if they stay two."""
    if not last.verb:
        return None
    if one.verb == last.verb == "gain" and not last.notes:
        return one._replace(rest=_more(last.rest, one.rest))
    if one.verb == last.verb == "choose" and not last.notes:
        return one._replace(rest=f"{last.rest}, then {one.rest}")
    if not one.what or last.rest:
        return None
    if (
        same(one.what, last.what)
        and one.source == last.to
        and last.to
        and (one.to != last.source or last.stops)
        and (last.verb, one.verb) != ("take", "give")
        and not last.notes
        and not last.also
    ):
        via = (*last.via, last.to) if last.stops else last.via
        untold = last.untold and one.untold
        return one._replace(verb=last.verb, source=last.source, via=via, untold=untold, own=(last.own[0], one.own[1]))
    if last.via:
        return None
    same_way = (one.verb, one.source, one.to, one.also) == (last.verb, last.source, last.to, ())
    if same_way and one.what[0].called != "amount":
        return last._replace(what=(*last.what, *one.what), notes=(*last.notes, *one.notes), rest=one.rest)
    return _with_ends(last, one)


def _with_ends(last: Clause, one: Clause) -> Clause | None:
    """The same from or to one place more."""
    if (
        (one.verb, one.what) != (last.verb, last.what)
        or one.rest
        or one.also
        or any(thing.called == "name" for thing in one.what)
    ):
        return None
    notes = (*last.notes, *one.notes)
    if one.to == last.to and (last.gathered or not last.also):
        return last._replace(also=(*last.also, one.source), gathered=True, notes=notes)
    if one.source == last.source and not last.gathered:
        return last._replace(also=(*last.also, one.to), notes=notes)
    return None


def _more(gained: str, more: str) -> str:
    """`1 timber and 1 brick`, and a third thing: `1 timber, 1 brick and 1 pearl`."""
    if "(" in gained:
        return f"{gained} and {more}"
    parts = gained.replace(" and ", ", ").split(", ")
    for number, part in enumerate(parts):
        if len(both := _sum(part, more)) == 1:
            return listed([*parts[:number], *both, *parts[number + 1 :]])
    return listed([*parts, more])


def _sum(one: str, more: str) -> tuple[str, ...]:
    """`3 coins` and `1 coin` as `4 coins`; what is not the same stays two."""
    (count, _, noun), (further, _, again) = one.partition(" "), more.partition(" ")
    if not (count.isdecimal() and further.isdecimal() and again in (noun, one_of(noun), many(noun))):
        return one, more
    return (f"{int(count) + int(further)} {noun if count != '1' else again if further != '1' else amount(2, noun)[2:]}",)


def _alike(clauses: Sequence[Clause], *, set_up: bool) -> list[Clause]:
    """The clauses; of players who did the same things, one after another, those of the first, for all of them together. What is
    the same but for which pieces they were is told so, if nobody came to know a piece by it, or in set-up."""
    runs = [(who, list(run)) for who, run in groupby(clauses, key=lambda one: one.who if one.verb else None)]
    found: list[Clause] = []
    for _, alike in groupby(runs, key=lambda run: [(one.verb, _alike_in(one, set_up=set_up), one.notes) for one in run[1]]):
        each = list(alike)
        whos = tuple(who for who, _ in each if who is not None)
        if len(each) > 1 and len(set(whos)) == len(each):
            found += [_of_all(ones, whos) for ones in zip(*(run for _, run in each), strict=True)]
        else:
            found += [one for _, run in each for one in run]
    return found


def _alike_in(one: Clause, *, set_up: bool) -> str:
    """What must be the same in what others did."""
    telling = [thing for thing in one.what if thing.shown and not (set_up and thing.called == "number")]
    return said(one, few=not telling)


def _of_all(ones: Sequence[Clause], whos: tuple[int, ...]) -> Clause:
    """What several did alike: which pieces it was only if these are called alike."""
    first = ones[0]._replace(together=whos)
    exactly = len({said(one) for one in ones}) == 1
    if exactly:  # each their own
        return first._replace(what=tuple(thing._replace(known=False) for thing in first.what))
    return first._replace(what=tuple(plainest(thing) for thing in first.what))
