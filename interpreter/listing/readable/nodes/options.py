"""What a decision lists, and, apart from it, what makes an option possible."""

from __future__ import annotations

from interpreter import form as n
from interpreter.form import options as o
from interpreter.listing.readable.showing import INDENT, People, one_of, shows

ALIKE = {
    "distinct": "alike ones are one option", "distinct_to": "those alike to who chooses are one option",
    "distinct_spots": "spots on what lies alike are one option",
    "by_place": "each is told by its place alone",
}  # fmt: skip


def _possible(to: People, conditions: tuple[n.Node, ...]) -> list[str]:
    if not conditions:
        return []
    if len(conditions) == 1:
        return to.laid("possible if ", conditions[0])
    return ["possible if all of", *(f"{INDENT}{line}" for one in conditions for line in to.laid("- ", one))]


@shows(o.Choice)
def _choice(to: People, e: o.Choice) -> list[str]:
    lines = to.laid("listed: ", e.listed)
    kind = to.candidate(e.name) or one_of(to.kind(e.listed))
    with to.naming(e.name, kind, *e.possible) as said:
        lines += [line.replace("possible if", f"{said} is possible if", 1) for line in _possible(to, e.possible)]
    lines += [ALIKE[e.apart]] if e.apart else []
    return [*lines, f"apart from all others: {to(e.held)}"] if e.held is not None else lines


@shows(o.Numbers)
def _numbers(to: People, e: o.Numbers) -> list[str]:
    lines = [f"listed: each number from {to(e.low)} to {to(e.high)}"]
    with to.naming(e.name, "", *e.possible) as said:
        return [*lines, *(line.replace("possible if", f"{said} is possible if", 1) for line in _possible(to, e.possible))]


@shows(o.Ways)
def _ways(to: People, e: o.Ways) -> list[str]:
    lines = []
    for label, conditions in zip(to.names.ways(to.site), e.possible, strict=True):
        lines += [f"listed: `{label}`", *(f"{INDENT}{line}" for line in _possible(to, conditions))]
    return lines


@shows(o.Payments)
def _payments(to: People, e: o.Payments) -> list[str]:
    return to.laid("listed: ", e.ways)


@shows(o.Gathered)
def _gathered(to: People, e: o.Gathered) -> list[str]:
    return ["listed, one by one:", *to.within(e.steps)]
