"""What actions, alternatives, cards and places are called, by the names of their figures."""

from __future__ import annotations

import re

from rulelang.program import Program

CLAUSE = re.compile(r"^(?:action|phase) (\w+)")
ALTERNATIVE = re.compile(r'\["([^"]*)"\]$')


def called(program: Program, name: str) -> str:
    """`“buy” (make a good)` for `action crafts["buy"]`; `mill (building)` for `building: mill`."""
    if clause := CLAUSE.match(name):
        body = next((body.label for body in program.bodies if body.name == clause[1]), clause[1]).replace("_", " ")
        way = ALTERNATIVE.search(name)
        return f"“{way[1]}” ({body})" if way else f"“{body}”"
    if way := ALTERNATIVE.search(name):
        return f"“{way[1]}”"
    kind, _, member = name.partition(": ")
    return f"{member} ({kind})".replace("_", " ") if member else name.replace("_", " ")
