"""Things of a kind, and spaces, that belong to players: what is called `owner` says whose each is."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.groups import owner_is_no_player
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Scope
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

OWNER = "owner"


def says_owner(symbols: Symbols, type: str) -> bool:
    """Whether something says of each of a kind, or of each space, who its owner is."""
    cls = symbols.classes.get(type)
    if cls is None or cls.form not in ("kind", "space"):
        return False
    word = symbols.words.get(OWNER)
    line = word.node if word is not None else None
    each = line.each if isinstance(line, ast.RoleLine | ast.ValueLine) else None
    of_each = each is not None and each.second is None and each.name == (kinds.SPACE if cls.form == "space" else type)
    return OWNER in cls.columns or of_each


def belongs(scope: Scope, node: ast.Group, whose: Literal["your", "other"], you: p.Expression) -> p.Expression:
    """That the candidate of this scope is one's own, or another player's: what is nobody's is neither."""
    owner = infer(scope, ast.Its(span=node.span, name=OWNER))
    if owner.type not in (kinds.PLAYER, kinds.UNKNOWN):
        return scope.complain(node, owner_is_no_player(scope.candidates[0].word, owner.type), word=whose).node
    if owner.type == kinds.UNKNOWN:
        return UNKNOWN.node
    if whose == "your":
        return p.Compare(op="==", left=owner.node, right=you)
    somebody = p.Compare(op="!=", left=owner.node, right=p.Nobody())
    return p.Logic(op="and", left=somebody, right=p.Compare(op="!=", left=owner.node, right=you))
