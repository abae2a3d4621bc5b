"""What one line asks for, apart from what makes it possible: the candidates of a choice, the demand of a cost. For explanations.

All of it is read from the form of the game; nothing is translated or changed in the middle of a match.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from interpreter.form import Choice, Name, Node, Numbers, Site
from interpreter.numbering.tables import Tables, tables_of
from interpreter.paying.demands import Demand
from interpreter.state.state import Frame, State
from interpreter.telling.refusals.evaluate import value
from interpreter.translate.values import groups
from interpreter.translate.values.bundles import cost
from interpreter.translate.writing.draft import draft_of
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.nodes import parts

PLAYER = "player"  # what stands for whoever is asked about


def candidates(s: State, number: int, player: int) -> list[int] | None:
    """What a choice of a player chooses from, possible or not; None if it is no choice of that sort."""
    match s.n.form.options.get(number):
        case Choice(listed=listed):
            return list(value(listed, s, {}, _frame(s, s.n.sites[number], player)))
        case Numbers(low=low, high=high):
            frame = _frame(s, s.n.sites[number], player)
            return list(range(value(low, s, {}, frame), value(high, s, {}, frame) + 1))
    return None


def _frame(s: State, site: Site, player: int) -> Frame:
    """The running frame as a choice reads it: of what all choose at once, a player's own answers, not those of all."""
    frame = s.stack[-1] if s.stack else []
    if not site.earlier:
        return frame
    frame = frame[:]
    for answers, own in site.earlier:
        frame[answers] = frame[own]
    return frame


def demand(s: State, line: int, player: int) -> Demand | None:
    """What the cost at a line asks of a player, where that line has come up; None if there is no cost."""
    found = _cost(tables_of(s), line)
    return None if found is None else value(found, s, {PLAYER: player})


def evaluated(s: State, expression: p.Expression, player: int, bound: dict[int, int] | None = None) -> Any:
    """What an expression is worth in the frame that runs, a number or a demand; `bound` are the candidates that it is about."""
    x = _reading(tables_of(s))
    return value(x(expression), s, {PLAYER: player, **{x.candidate(number): one for number, one in (bound or {}).items()}})


def group_at(t: Tables, number: int) -> p.Group | None:
    """The group that a choice chooses from; None if it is no choice of that sort."""
    site = t.sites[number]
    return _group(t, site.line, site.name) if site.kind == "choose" else None


def around(s: State, number: int, player: int) -> list[int]:
    """What a choice would choose from without its `where`: the candidates, and all that lies with them."""
    group = group_at(tables_of(s), number)
    if group is None:
        return []
    plain = group.model_copy(update={"where": None, "rank": None, "then_by": ()})
    listed = groups.listing(_reading(tables_of(s)), plain)
    return list(value(listed, s, {PLAYER: player}, _frame(s, s.n.sites[number], player)))


def places(s: State, group: p.Group, player: int) -> list[int]:
    """The places that a group looks at; none if it is not about pieces of known places."""
    if group.places is None:
        return []
    return [place for place in value(groups.places(_reading(tables_of(s)), group.places), s, {PLAYER: player}) if place >= 0]


def listed(s: State, group: p.Group, player: int) -> list[int]:
    """The members of a group, in the frame that runs."""
    return list(value(groups.listing(_reading(tables_of(s)), group), s, {PLAYER: player}))


@lru_cache(maxsize=256)
def _group(t: Tables, line: int, name: str) -> p.Group | None:
    found = (node for node in parts(t.program) if isinstance(node, p.Choose) and (node.line, node.name) == (line, name))
    return next((node.group for node in found), None)


@lru_cache(maxsize=256)
def _cost(t: Tables, line: int) -> Node | None:
    found = {node.bundle: node for node in parts(t.program) if isinstance(node, p.Pay) and node.line == line}
    return cost(_reading(t), next(iter(found.values())), Name(PLAYER)) if len(found) == 1 else None  # of several ways none is it


def _reading(t: Tables) -> Writing:
    return Writing(draft_of(t), {0: Name(PLAYER)})
