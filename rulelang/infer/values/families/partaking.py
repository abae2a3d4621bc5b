"""Who is still in something, who is out of it, and who comes next: `it is out of the trick`, `next player left of you …`."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.partaking import next_of_players
from rulelang.infer.core import player, rule, thing
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.spans import span_named
from rulelang.infer.values.groups import group
from rulelang.program import kinds


@rule(ast.Partakes)
def partakes(scope: Scope, node: ast.Partakes, wanted: str | None) -> Typed:
    span = span_named(scope, node, node.name)
    return Typed(p.Partakes(of=player(scope, node.of), span=span, out="out" in node.word.split()), kinds.TRUTH)


# In a circle of names, as `field right of mill` goes: where the next one is looked for.
_STEPS: dict[str, Literal[1, -1]] = {"right of": 1, "above": 1, "ahead of": 1, "left of": -1, "below": -1, "behind": -1}


@rule(ast.NextOne)
def next_one(scope: Scope, node: ast.NextOne, wanted: str | None) -> Typed:
    among = ast.Group(
        span=node.span, name=node.name, partaking=node.partaking, holding=node.holding, where=node.where, ranked=node.ranked
    )
    found, candidate = group(scope, among)
    cls = scope.symbols.classes.get(candidate.type)
    if cls is not None and cls.wraps and node.relation in _STEPS:
        of = thing(scope, node.of, candidate.type)
        return Typed(p.NextPlayer(of=of, order=_STEPS[node.relation], group=found), candidate.type)
    if node.relation not in ("left of", "right of") or candidate.type != kinds.PLAYER:
        if candidate.type != kinds.UNKNOWN:
            scope.complain(node, next_of_players(node.relation, candidate.type))
        return UNKNOWN
    of = player(scope, node.of)
    return Typed(p.NextPlayer(of=of, order=1 if node.relation == "left of" else -1, group=found), kinds.PLAYER)


def in_the_order_of_leaving(node: ast.EndOf, found: p.Group) -> p.Group | None:
    """`the first player to leave the hand`: the group by when they left; None where it is not asked so."""
    said = node.group.partaking
    if said is None or found.type != kinds.PLAYER or said.word != "to leave the":
        return None
    left = p.LeftAs(of=p.Bound(number=found.bound, type=found.type), span=said.name)
    has_left = p.Compare(op=">", left=left, right=p.Number(value=0))
    where = has_left if found.where is None else p.Logic(op="and", left=has_left, right=found.where)
    best = "lowest" if node.word == "the first" else "highest"
    return found.model_copy(update={"where": where, "rank": best, "rank_by": left, "then_by": ()})
