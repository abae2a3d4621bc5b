"""The lines with which pieces are paid: what goes then is told as paid, and not as moved."""

from __future__ import annotations

from functools import lru_cache

from interpreter.numbering.tables import Tables
from rulelang import program as p
from rulelang.program.nodes import parts


@lru_cache(maxsize=64)
def paying(t: Tables) -> frozenset[int]:
    """The numbers of these lines."""
    asked = (step for step in parts((t.program.round, t.program.bodies)) if isinstance(step, p.Choose | p.Needs))
    return frozenset(step.line for step in asked if step.paid is not None)
