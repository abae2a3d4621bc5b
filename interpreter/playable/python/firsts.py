"""The first option of a decision, found without the others: whoever looks ahead tries that before any other."""

from __future__ import annotations

from dataclasses import replace

from interpreter import form as n
from interpreter.form import options as o
from interpreter.playable.python.printing import Python
from interpreter.playable.python.steps import filtered
from interpreter.state.answers import NOT_DONE, NOTHING_USED

KNOWN_APART = ("", "distinct", "distinct_to")  # of these ways of telling apart the first that is found stands for those like it


def has_first(site: n.Site, options: o.Options) -> bool:
    """Whether the first option can be found by itself; of what may be left, leaving it is tried first."""
    if site.leaves:
        return True
    if isinstance(options, o.Choice):
        return options.apart in KNOWN_APART and (_listing(options) is not None or _of_spaces(options))
    return isinstance(options, o.Numbers | o.Ways)


def first(to: Python, site: n.Site, options: o.Options, number: int) -> list[str]:
    """The lines of a function that gives one option, or none if there is none."""
    if site.leaves:
        return [f"return ({NOTHING_USED if isinstance(options, o.Gathered) else NOT_DONE},)"]
    match options:
        case o.Choice():
            return _of_choice(to, options, number)
        case o.Numbers():
            among = n.Ask("among", (options.low, options.high, n.Constant(options.line)))
            return [f"return {_next(to, n.Loop(options.name, among, options.possible))}"]
        case o.Ways():
            return _of_ways(to, options)
    raise TypeError(options)


def _of_choice(to: Python, options: o.Choice, number: int) -> list[str]:
    listing = _listing(options)
    if listing is None:
        assert isinstance(options.listed, n.Ask)
        return [f"return {to(replace(options.listed, what='first_space'))}"]
    found = _next(to, listing.loop, "(-1,)" if options.optional else "()")
    if isinstance(options.listed, n.Kept):
        found = f"[{found} for kept in ({{}},)][0]"
    if options.apart != "distinct_to" or options.you is None:
        return [f"return {found}"]
    return [f"o = {found}", f"return o if o and known_to(s, o[0], {to(options.you)}) else options{number}(s, f)"]


def _of_spaces(options: o.Choice) -> bool:
    """Whether all spaces are options on which a piece may be laid."""
    return isinstance(options.listed, n.Ask) and options.listed.what == "spaces" and not (options.possible or options.optional)


def _next(to: Python, loop: n.Loop, otherwise: str = "()") -> str:
    return f"next((({loop.name},) {to(loop)}), {otherwise})"


def _listing(options: o.Choice) -> n.Listing | None:
    """What goes through the candidates one by one."""
    found = filtered(options)
    found = found.of if isinstance(found, n.Kept) else found
    return found if isinstance(found, n.Listing) else None


def _of_ways(to: Python, options: o.Ways) -> list[str]:
    lines: list[str] = []
    for number, conditions in enumerate(options.possible):
        if not conditions:
            return [*lines, f"return ({number},)"]
        lines += [f"if {' and '.join(map(to, conditions))}:", f"    return ({number},)"]
    return [*lines, "return ()"]
