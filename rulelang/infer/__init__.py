"""Expressions and steps to typed nodes of the Program, collecting complaints and never raising.

scope: what is known at one point · core: the table of rules · present: how many players there are · reach: how far a `where` goes
values: all that has a value · steps: what is done · declarations: what is declared. After a complaint a value of no kind goes on,
which fits everything. Imports `names`, `program` and what is below them.
"""

from __future__ import annotations

from rulelang.infer.values import cases, expressions, groups, names, networks, properties
from rulelang.infer.values.boards import ahead, directions, neighbours
from rulelang.infer.values.comparing import comparisons
from rulelang.infer.values.families import asked_of_groups, lines, partaking, positions, sets

__all__ = [
    "ahead",
    "asked_of_groups",
    "cases",
    "comparisons",
    "directions",
    "expressions",
    "groups",
    "lines",
    "names",
    "neighbours",
    "networks",
    "partaking",
    "positions",
    "properties",
    "sets",
]
