"""What one line asks for, read afresh from the rules: the candidates of a choice, the demand of a cost. For explanations only.

Play lists its options together with what makes them possible; to say why something is not among them, the two must be told
apart.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from interpreter.constants import walk
from interpreter.payment import Demand
from interpreter.state import Frame, State
from interpreter.tables import Tables
from interpreter.translate import bundles, groups, secrecy
from interpreter.translate.code import Site
from interpreter.translate.expressions import Expressions
from rulelang import program as p


def candidates(s: State, number: int, player: int) -> list[Any] | None:
    """What a choice of a player chooses from, possible or not; None if it is no choice of that sort."""
    site: Site = s.t.sites[number]
    if site.kind not in ("choose", "number"):
        return None
    found = _listing(s.t, site.line, site.name)
    return None if found is None else list(found(s, _frame(s, site), player))


def _frame(s: State, site: Site) -> Frame:
    """The running frame as a choice reads it: of what all choose at once, a player's own answers, not those of all."""
    frame = s.stack[-1][:] if site.earlier else s.stack[-1]
    for answers, own in site.earlier:
        frame[answers] = frame[own]
    return frame


def demand(s: State, line: int, player: int) -> Demand | None:
    """What the cost at a line asks of a player, where that line has come up; None if there is no cost."""
    found = _cost(s.t, line)
    return None if found is None else found(s, s.stack[-1], player)


def compared(s: State, line: int, player: int) -> tuple[int, int] | None:
    """The two numbers that a `needs:` compares, in the frame that runs; None if it compares none, or not all can see them."""
    found = _sides(s.t, line)
    return None if found is None else found(s, s.stack[-1], player)


@lru_cache(maxsize=256)
def _sides(t: Tables, line: int) -> Callable[..., Any] | None:
    for node in walk(t.program):
        if isinstance(node, p.Needs) and node.line == line and isinstance(node.condition, p.Compare):
            if node.condition.op in ("<", "<=", ">", ">=") and secrecy.public(t, node.condition):
                return _function(t, f"({_reading(t)(node.condition.left)}, {_reading(t)(node.condition.right)})")
            return None
    return None


@lru_cache(maxsize=256)
def _listing(t: Tables, line: int, name: str) -> Callable[..., Any] | None:
    for node in walk(t.program):
        if isinstance(node, p.Choose) and (node.line, node.name) == (line, name):
            return _function(t, groups.listing(_reading(t), node.group))
        if isinstance(node, p.ChooseNumber) and (node.line, node.name) == (line, name):
            return _function(t, f"range({_reading(t)(node.low)}, {_reading(t)(node.high)} + 1)")
    return None


@lru_cache(maxsize=256)
def _cost(t: Tables, line: int) -> Callable[..., Any] | None:
    for node in walk(t.program):
        if isinstance(node, p.Pay) and node.line == line:
            return _function(t, bundles.cost(_reading(t), node, "player"))
    return None


def _reading(t: Tables) -> Expressions:
    return Expressions(t.text, {0: "player"})


def _function(t: Tables, expression: str) -> Callable[..., Any]:
    """A function of a state, its frame and a player."""
    text = t.text
    before = len(text.functions)
    text.function("afresh(s, f, player)", [f"return {expression}"])
    exec(compile("\n".join(text.functions[before:]), "<afresh>", "exec"), text.namespace)  # noqa: S102 - our own text
    del text.functions[before:]
    function: Callable[..., Any] = text.namespace["afresh"]
    return function
