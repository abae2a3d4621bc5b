"""Keys: what a thing is asked of that there is for each of one class, or for each of two: `camp of player at gate`."""

from __future__ import annotations

from typing import Any, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.keys import (
    for_which,
    has_no_second_key,
    named_alike,
    not_called_anything,
    one_key_only,
    player_comes_first,
    wrong_second_key,
)
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope, Typed
from rulelang.names.symbols import Symbol, Symbols, class_of_key
from rulelang.program import kinds

_KEYED = (ast.Property, ast.Possession, ast.Its)


def key_settled(scope: Scope, node: ast.Property) -> ast.Property:
    """A key is said last, and belongs to the nearest word before it that has two: `power of top of line of rival at gate`."""
    found, left = _settled(scope, node)
    if left is not None:  # no word has two keys: the nearest one complains
        return node
    return cast(ast.Property, found)


def _settled(scope: Scope, node: Any) -> tuple[Any, Any]:
    """The expression with its key where it belongs, and the key that belongs further out."""
    if not isinstance(node, _KEYED):
        return node, None
    changed: dict[str, Any] = {}
    key = node.key
    if isinstance(node, ast.Property) and key is None:
        changed["of"], key = _settled(scope, node.of)
    mine = key is not None and second_key(scope.symbols.words.get(node.name)) is not None
    if key is None and not changed:
        return node, None
    return node.model_copy(update={**changed, "key": key if mine else None}), None if mine else key


def second_key(word: Symbol | None) -> str | None:
    """The second class for whose members there is one each, or by which a table is."""
    if word is not None and isinstance(word.node, ast.Table):
        return word.node.keys.column if word.node.keys is not None else None
    each = getattr(word.node, "each", None) if word is not None else None
    return each.second if each is not None else None


def both_keys(scope: Scope, node: ast.Node, word: Symbol, owner: Typed, key: ast.Node | None) -> p.Expression | None:
    """What tells one of many: the owner, or the owner with a second key; None after a complaint."""
    second = second_key(word)
    if second is None:
        if key is None:
            return owner.node
        scope.complain(key, has_no_second_key(word.name), also=scope.symbols.also(word))
        return None
    type = class_of_key(scope.symbols, second)
    if type not in scope.symbols.classes:
        return None  # its declaration says that there is no such class
    if key is None:
        first: ast.EachClass = getattr(word.node, "each")  # noqa: B009
        scope.complain(node, for_which(word.name, first.name, second), word=word.name, also=scope.symbols.also(word))
        return None
    given = infer(scope, key, type)
    if not scope.symbols.fits(given.type, type):
        scope.complain(key, wrong_second_key(word.name, second, given.type), also=scope.symbols.also(word))
        return None
    return p.Pair(one=owner.node, other=given.node, type=type)


def one_class(symbols: Symbols, each: ast.EachClass | None, name: str, form: str) -> None:
    """A complaint where there can be one for each of one class only."""
    if each is not None and each.second is not None:
        Scope(symbols).complain(each, one_key_only(name, form), word=each.second)


def check_second(symbols: Symbols, each: ast.EachClass, *, formula: bool = False) -> None:
    """Complains about players as the second key of something else, and about names that a second key lacks or does not need."""
    scope = Scope(symbols)
    if each.second is None:
        return
    if each.second == kinds.PLAYER != each.name:
        scope.complain(each, player_comes_first(each.name), word=each.second)
    if each.word is not None and not formula:
        scope.complain(each, not_called_anything(each.word), word=each.word)
    if formula and each.word is None and each.second == each.name:
        scope.complain(each, named_alike(each.second), word=each.second)
