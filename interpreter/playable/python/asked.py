"""A decision whose options are a list and that is simply asked if there are two or more of them, printed where it stands."""

from __future__ import annotations

from interpreter import form as n
from interpreter.form import options as o
from interpreter.playable.folding.certain import certain
from interpreter.playable.python.printing import PRINTED, Python

SHORT = 24  # nodes of a list that is built where it is asked for, without a call


def plainly(to: Python, site: int) -> bool:
    """Whether no automa plays, nobody looks ahead for this decision, and nothing may be done beside it."""
    numbers, options = to.numbers, to.form.options[site]
    is_list = isinstance(options, o.Numbers | o.Ways) or (isinstance(options, o.Choice) and not options.apart)
    return (
        is_list
        and numbers is not None
        and numbers.seats == numbers.players
        and not numbers.any_time
        and not to.form.sites[site].risky
    )


def listed(to: Python, site: int) -> list[str]:
    """Lines after which `o` holds the options."""
    options = to.form.options[site]
    if not _is_short(options):
        return [f"o = options{site}(s, f)"]
    *lines, last = PRINTED[type(options)](to, options)
    found = last.removeprefix("return ")
    return [*lines, *([] if found == "o" else [f"o = {found}"])]


def _is_short(options: o.Options) -> bool:
    """Whether a list is as good anywhere: it is not long, and nothing of it is listed once for several that ask."""
    nodes = [*n.walk(options)][1:]
    return len(nodes) <= SHORT and all(certain(node) for node in nodes)
