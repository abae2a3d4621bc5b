"""Who has so many: one, a place, or of several all, none or one: `no other player has more coins than you`."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.infer.core import infer, rule
from rulelang.infer.holding import said_of
from rulelang.infer.reach_of_where import check_reach
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.counted import is_of_bundle, right_word
from rulelang.infer.values.groups import one_by_one
from rulelang.program import kinds

_PLAYERS: dict[str, Literal["any", "no"]] = {"nobody": "no", "somebody": "any"}


@rule(ast.HoldsLine)
def holds(scope: Scope, node: ast.HoldsLine, wanted: str | None) -> Typed:
    """`you have at least 2 coins`; `your hand holds more than 8 cards`; `nobody has more coins than you`."""
    if (found := said_of_several(scope, node)) is not None:
        return found
    said = len(scope.symbols.diagnostics)
    such = said_of(scope, node.such, node.holder)
    if such is None:
        return Typed(UNKNOWN.node, kinds.TRUTH)
    if len(scope.symbols.diagnostics) == said and not right_word(scope, node, is_of_bundle(such)):
        return UNKNOWN
    if isinstance(node.such, ast.SoMany | ast.NoneSuch) and node.such.where is not None:
        group = ast.Group(span=node.such.span, name=node.such.name or "", where=node.such.where)
        check_reach(scope, ast.Some(span=node.span, group=group), infer)
    return Typed(such, kinds.TRUTH)


def has_none(node: ast.HasLine) -> ast.HoldsLine | None:
    """`your hand has no cards`, `seat 2 holds no coins`: that it has none of them; nothing where it says otherwise."""
    none = node.bundle
    if node.only is not None or not isinstance(none, ast.NoneOf) or none.word != "no":
        return None
    group = none.group
    if any((group.whose, group.partaking, group.near, group.on, group.holding, group.ranked)):
        return None
    such = ast.NoneSuch(span=none.span, name=group.name, place=group.place, where=group.where)
    return ast.HoldsLine(span=node.span, holder=node.holder, word=node.word, such=such)


def said_of_several(scope: Scope, node: ast.HoldsLine | ast.HasLine) -> Typed | None:
    """Whether it is so of each of several, of one or of none of them; nothing if it is said of one."""
    holder = node.holder
    if isinstance(holder, ast.Reference) and holder.name in _PLAYERS:
        players = ast.Group(span=holder.span, name=kinds.PLAYER)
        return _of_those(scope, node, _PLAYERS[holder.name], players, None)
    if isinstance(holder, ast.NoneOf) and holder.word in ("no", "none of"):
        return _of_those(scope, node, "no", holder.group, holder.word.endswith("of"))
    if isinstance(holder, ast.Some) and holder.of in (None, "of"):
        return _of_those(scope, node, "any", holder.group, holder.of)
    if isinstance(holder, ast.EachOne):
        return _of_those(scope, node, "each", holder.group, holder.of)
    return None


def _of_those(
    scope: Scope, node: ast.HoldsLine | ast.HasLine, word: Literal["any", "no", "each"], those: ast.Group, of: object
) -> Typed:
    group, candidate = one_by_one(scope, those, word, of)
    it = ast.Reference(span=node.holder.span, name="it")
    so = infer(scope.asking(candidate), node.model_copy(update={"holder": it}), kinds.TRUTH).node
    asked: p.Expression = p.Not(of=so) if word == "each" else so
    where = asked if group.where is None else p.Logic(op="and", left=group.where, right=asked)
    return Typed(p.Fold(op="any" if word == "any" else "no", group=group.model_copy(update={"where": where})), kinds.TRUTH)
