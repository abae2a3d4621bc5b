"""The lines with which somebody passes: the step, and an action that is called so, which may be done without being chosen; and
those with which nothing more is done."""

from __future__ import annotations

from functools import lru_cache

from interpreter.numbering.tables import Tables
from rulelang import program as p
from rulelang.program.nodes import parts

PASS = "pass"
_NOTHING_MORE = (p.Idle, p.Pass, p.Win, p.WinAll, p.Lose, p.LoseAll, p.End)


@lru_cache(maxsize=64)
def passing(t: Tables) -> frozenset[int]:
    """The numbers of these lines."""
    steps = {step.line for step in parts((t.program.round, t.program.bodies)) if isinstance(step, p.Pass)}
    called = {body.line for body in t.program.bodies if body.form == "action" and body.label == PASS}
    return frozenset(steps | called)


@lru_cache(maxsize=64)
def doing_nothing(t: Tables) -> frozenset[int]:
    """The numbers of the lines with which nothing happens, or somebody passes, wins or loses, or something ends."""
    over = (step for step in parts((t.program.round, t.program.bodies)) if isinstance(step, _NOTHING_MORE))
    return frozenset(step.line for step in over)
