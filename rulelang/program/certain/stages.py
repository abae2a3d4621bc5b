"""A choice that falls back in stages to anything: its condition leaves no candidate out that there would be without it."""

from __future__ import annotations

import re

from rulelang import program as p

_BOUND = re.compile(r'"(bound|number)":(\d+)')  # of a candidate, in a group as text


def without_fallbacks(group: p.Group) -> p.Expression | None:
    """What must hold of some candidate of a group so that there is one: its condition, but for parts that fall back to any."""
    kept: p.Expression | None = None
    for part in p.conjuncts(group.where):
        if not _falls_back(group, part):
            kept = part if kept is None else p.Logic(op="and", left=kept, right=part)
    return kept


def _falls_back(group: p.Group, part: p.Expression) -> bool:
    """Whether a part is `such, or anything where there is no such one`, with any number of stages between them."""
    if not isinstance(part, p.Logic) or part.op != "or":
        return False
    first, rest = part.left, part.right
    if isinstance(rest, p.Logic) and rest.op == "and":
        none, rest = rest.left, rest.right
        return _none_such(group, part, first, none) and _falls_back(_with(group, part, rest), rest)
    return _none_such(group, part, first, rest)


def _none_such(group: p.Group, part: p.Expression, such: p.Expression, none: p.Expression) -> bool:
    """Whether an expression says that none of the group, with `such` in place of the part, is there."""
    return isinstance(none, p.Fold) and none.op == "no" and _text(none.group) == _text(_with(group, part, such))


def _with(group: p.Group, part: p.Expression, such: p.Expression) -> p.Group:
    """The group without ranks, and with another condition in place of a part of its own."""
    where = None if group.where is None else _replaced(group.where, part, such)
    return group.model_copy(update={"where": where, "rank": None, "rank_by": None, "then_by": ()})


def _replaced(where: p.Expression, part: p.Expression, such: p.Expression) -> p.Expression:
    if where is part:
        return such
    if isinstance(where, p.Logic) and where.op == "and":
        sides = {"left": _replaced(where.left, part, such), "right": _replaced(where.right, part, such)}
        return where.model_copy(update=sides)
    return where


def _text(group: p.Group) -> str:
    """A group as text in which the candidates are numbered as they come."""
    numbers: dict[str, str] = {}
    return _BOUND.sub(lambda found: f"{numbers.setdefault(found[2], str(len(numbers)))}", group.model_dump_json())
