"""`hand is empty`: of which of several of that name this is said, where each player, or each thing of a kind, has one."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.names import its_own_or_all
from rulelang.infer.scope import Scope
from rulelang.program import kinds

_YOURS = "yours"
_NOBODY_YET = p.Local(slot=0, type=kinds.PLAYER)  # who is `you` where somebody has the turn


def one_of_its_own(scope: Scope, node: ast.StateLine) -> None:
    """Complains where all places of a family are asked about, and the candidate, `you`, or what was named has one of its own."""
    word = scope.symbols.words.get(node.of.name) if isinstance(node.of, ast.Reference) else None
    each = getattr(word.node, "each", None) if word else None
    if word is None or each is None or (whose := _who_has_one(scope, each.name)) is None:
        return
    key = "" if each.second is None else f" at {each.second}"
    own = f"your {word.name}{key}" if whose == _YOURS else f"{word.name} of {whose}{key}"
    scope.complain(node.of, its_own_or_all(word.name, each.name, own, None if key else node.state), also=scope.symbols.also(word))


def _who_has_one(scope: Scope, each: str) -> str | None:
    """Who surely is meant of a class of which each has one: the candidate, `you`, or the only one that was named before."""
    if scope.candidates and kinds.fits(scope.candidates[0].type, each):
        return _YOURS if scope.you == scope.candidates[0].node else "it"
    if each == kinds.PLAYER:
        return _YOURS if _somebody_is_you(scope) else None
    named = [name for name, binding in scope.locals.items() if binding.type == each]
    return named[0] if len(named) == 1 else None


def _somebody_is_you(scope: Scope) -> bool:
    """Whether it is one who does this: an end, and what is done outside turns, asks of all."""
    return not (scope.you is None or isinstance(scope.you, p.ActivePlayer) or (scope.outside and scope.you == _NOBODY_YET))
