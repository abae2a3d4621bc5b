"""Why something was passed over that a player could expect, in the few words that a log has room for."""

from __future__ import annotations

from functools import lru_cache

from interpreter.form import Site
from interpreter.numbering.tables import tables_of
from interpreter.state.answers import Answer
from interpreter.state.failures import DeadEnd
from interpreter.state.state import State
from interpreter.telling.refusals.dead_ends import asked_at, asked_next, stopped, stopped_at
from interpreter.telling.refusals.reasons import asked_there, at_dead_end, in_question, named_few
from interpreter.telling.words.wording import labels

FEW = 2  # so many different reasons are told
DEPTH = 3  # so many choices within choices are looked into
LONG = 160  # letters: what takes more is told by what there is none of


@lru_cache(maxsize=512)
def passed_over(s: State, entry: int, after: int) -> str:
    """Why something was not done that nobody was asked about, in the state in which it would have been done.

    It is what the open decision would have been about, or, if `entry` is one, the steps from that block up to `after`.
    """
    assert s.ask is not None
    number, player, _ = s.ask
    if entry < 0:
        return _brief(s, s, number, 0, DEPTH)
    return _found(s, stopped_at(s, entry, after), asked_at(s, entry, after, player), DEPTH)


def _brief(s: State, at: State, number: int, value: Answer, depth: int) -> str:
    """Why an answer in `at` is not possible, for the decision that is open in `s`; empty if it is."""
    assert s.ask is not None
    base = len(s.stack) - 1
    return _found(s, stopped(at, number, value, base), asked_next(at, number, value, base, s.ask[1]), depth)


def _found(s: State, found: tuple[DeadEnd, State] | None, then: State | None, depth: int) -> str:
    if found is None:
        return ""
    if depth and then is not None and then.ask is not None and s.n.sites[then.ask[0]].kind in ("choose", "one_of"):
        return _of_choice(s, then.ask[0], then, depth - 1)
    if depth and (number := asked_there(s, found[0])) >= 0:
        return _of_choice(s, number, found[1], depth - 1)
    return at_dead_end(s, *found, 1).told.replace("_", " ")


def _of_choice(s: State, number: int, then: State, depth: int) -> str:
    """What stops the candidates of a choice, if that is said in a few words."""
    assert s.ask is not None
    site: Site = s.n.sites[number]
    values = in_question(s, number, then)
    found: dict[str, list[str]] = {}
    for name, value in zip(labels(then, site, tuple(values), s.ask[1]), values, strict=True):
        if why := _brief(s, then, number, value, depth):
            found.setdefault(why, []).append(name)
    if len(found) == 1:
        return next(iter(found))
    told = "; ".join(f"{named_few(names)}: {why}" for why, names in found.items())
    if not 0 < len(found) <= FEW or len(told) > LONG:
        told = tables_of(s).nothing_to_choose(site)
    return told.replace("_", " ")
