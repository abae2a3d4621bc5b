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
from interpreter.translate import bundles, groups
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


def evaluated(s: State, expression: Any, player: int, bound: dict[int, Any] | None = None) -> Any:
    """What an expression is worth in the frame that runs; `bound` are the candidates that it is about."""
    bound = bound or {}
    return _value(s.t, expression, tuple(bound))(s, s.stack[-1], player, *bound.values())


def group_at(t: Tables, number: int) -> p.Group | None:
    """The group that a choice chooses from; None if it is no choice of that sort."""
    site = t.sites[number]
    node = _choice(t, site.line, site.name) if site.kind == "choose" else None
    return None if node is None else node.group


def around(s: State, number: int, player: int) -> list[Any]:
    """What a choice would choose from without its `where`: the candidates, and all that lies with them."""
    site: Site = s.t.sites[number]
    if group_at(s.t, number) is None:
        return []
    return list(_unfiltered(s.t, site.line, site.name)(s, _frame(s, site), player))


def places(s: State, group: p.Group, player: int) -> list[int]:
    """The places that a group looks at; none if it is not about pieces of known places."""
    if group.places is None:
        return []
    return [place for place in _places(s.t, group)(s, s.stack[-1], player) if place >= 0]


@lru_cache(maxsize=256)
def _value(t: Tables, expression: Any, bound: tuple[int, ...]) -> Callable[..., Any]:
    x = _reading(t)
    return _function(t, x(expression), ", ".join(["", *map(x.candidate, bound)]))


@lru_cache(maxsize=256)
def _places(t: Tables, group: p.Group) -> Callable[..., Any]:
    assert group.places is not None
    return _function(t, groups.places(_reading(t), group.places))


@lru_cache(maxsize=256)
def _unfiltered(t: Tables, line: int, name: str) -> Callable[..., Any]:
    node = _choice(t, line, name)
    assert node is not None
    return _function(t, groups.listing(_reading(t), node.group.model_copy(update={"where": None, "rank": None, "then_by": ()})))


@lru_cache(maxsize=256)
def _choice(t: Tables, line: int, name: str) -> p.Choose | None:
    for node in walk(t.program):
        if isinstance(node, p.Choose) and (node.line, node.name) == (line, name):
            return node
    return None


@lru_cache(maxsize=256)
def _listing(t: Tables, line: int, name: str) -> Callable[..., Any] | None:
    if (choice := _choice(t, line, name)) is not None:
        return _function(t, groups.listing(_reading(t), choice.group))
    for node in walk(t.program):
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


def _function(t: Tables, expression: str, more: str = "") -> Callable[..., Any]:
    """A function of a state, its frame, a player, and perhaps more."""
    text = t.text
    before = len(text.functions)
    text.function(f"afresh(s, f, player{more})", [f"return {expression}"])
    exec(compile("\n".join(text.functions[before:]), "<afresh>", "exec"), text.namespace)  # noqa: S102 - our own text
    del text.functions[before:]
    function: Callable[..., Any] = text.namespace["afresh"]
    return function
