"""The lines with which somebody passes: the step, and an action that is called so, which may be done without being chosen."""

from __future__ import annotations

from functools import lru_cache

from interpreter.numbering.tables import Tables
from rulelang import program as p
from rulelang.program.nodes import parts

PASS = "pass"


@lru_cache(maxsize=64)
def passing(t: Tables) -> frozenset[int]:
    """The numbers of these lines."""
    steps = {step.line for step in parts((t.program.round, t.program.bodies)) if isinstance(step, p.Pass)}
    called = {body.line for body in t.program.bodies if body.form == "action" and body.label == PASS}
    return frozenset(steps | called)
