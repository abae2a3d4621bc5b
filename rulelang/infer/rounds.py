"""Rounds that count themselves, and what is done once in a turn or a round: counters that nobody declares, where something asks
for them. The engine counts on when a turn begins or a round ends; what is done once in it notes the number of the last time.
"""

from __future__ import annotations

from typing import Any, Literal

from rulelang import program as p
from rulelang.program.declarations import ROUND_COUNTER, TURN_COUNTER

Span = Literal["game", "round", "turn"]
Steps = tuple[p.Step, ...]


def number_of(span: Literal["round", "turn"]) -> p.StateValue:
    """The number of the round that is played, from 1 on; or how many turns have begun."""
    return p.StateValue(form="counter", name=span)


def once_each(span: Span, name: str, line: int, you: p.Expression) -> Steps:
    """What comes before the steps of an action that `you` can do once in each turn or round, or in the game."""
    first, noted = _first_time(span, name, line, you)
    return p.Needs(line=line, condition=first), noted


def once_set_off(span: Span, name: str, line: int, you: p.Expression, steps: Steps) -> Steps:
    """The steps of a trigger that comes once for `you` in each turn or round, or in the game; later it is nothing."""
    first, noted = _first_time(span, name, line, you)
    return (p.If(line=line, branches=(p.Branch(line=line, condition=first, steps=(noted, *steps)),)),)


def _first_time(span: Span, name: str, line: int, you: p.Expression) -> tuple[p.Expression, p.Become]:
    done = p.StateValue(form="counter", name=_noted(name), of=you)
    now = p.Number(value=1) if span == "game" else number_of(span)
    return p.Compare(op="<", left=done, right=now), p.Become(line=line, target=done, value=now)


def counters(parts: dict[str, Any]) -> tuple[p.Counter, ...]:
    """Those that parts of a Program ask for: that of the rounds is shown to all."""
    nodes = p.parts(tuple(parts.values()))
    asked = dict.fromkeys(node.name for node in nodes if isinstance(node, p.StateValue) and node.form == "counter")
    noted = {_noted(body.name) for body in (*parts["bodies"], *(trigger.body for trigger in parts["triggers"]))}
    start = {ROUND_COUNTER: p.Number(value=1), TURN_COUNTER: p.Number(value=0)}
    found = (p.Counter(name=name, of=None, start=start[name], unshown=name == TURN_COUNTER) for name in asked if name in start)
    last = (p.Counter(name=name, of="player", start=p.Number(value=0), unshown=True) for name in asked if name in noted)
    return (*found, *last)


def _noted(name: str) -> str:
    """The counter of the last time: no rules file can declare this name."""
    return f"{name} was done"
