"""Conditions with names: `you are safe`, `space is not attacked`, `player is strong at gate`, and `open` where there is one."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.conditions import (
    condition_is_said_of,
    condition_without,
    is_said,
    key_of_no_condition,
    you_are,
)
from rulelang.infer.core import infer
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.columns.cells import column_type
from rulelang.infer.values.families.keys import both_keys
from rulelang.names.symbols import Symbol, class_of_key
from rulelang.program import kinds


def condition_named(scope: Scope, node: ast.Node) -> Symbol | None:
    """The condition that stands after `is`; a name that is bound here is no condition."""
    if not isinstance(node, ast.Reference) or node.name in scope.locals:
        return None
    word = scope.symbols.words.get(node.name)
    return word if word is not None and isinstance(word.node, ast.Condition) else None


def answer_named(scope: Scope, owner: ast.Node, name: str) -> Typed | None:
    """What a column of yes and no says of something, where `is open` or `is a store` names one that it has; else nothing."""
    columns = [cls.columns[name] for cls in scope.symbols.classes.values() if name in cls.columns]
    if name in scope.locals or not any(column_type(scope.symbols, one) == kinds.TRUTH and one.answers for one in columns):
        return None
    cls = scope.symbols.classes.get(infer(scope, owner).type)
    if cls is None or name in cls.members or name not in cls.columns or not cls.columns[name].answers:
        return None
    return infer(scope, ast.Property(span=owner.span, name=name, of=owner), kinds.TRUTH)


def is_or_are(scope: Scope, node: ast.Equal | ast.Being) -> None:
    """A complaint where `is` stands after `you`, or `are` after anything else: one way to say each thing."""
    if isinstance(node.left, ast.You) == isinstance(node, ast.Being):
        return
    word, rest = ("is", "are") if isinstance(node, ast.Equal) else ("are", "is")
    of = scope.symbols.text_of
    line = " ".join([of(node.left), rest, *(["not"] if node.negated else []), of(node.right)])
    scope.complain(node, is_said(line) if rest == "is" else you_are(line), word=word)


def holds(scope: Scope, node: ast.Equal | ast.Being, word: Symbol) -> Typed:
    """Whether a condition holds of something, or of two."""
    assert isinstance(word.node, ast.Condition)
    owner, each = infer(scope, node.left), word.node.each
    wanted = class_of_key(scope.symbols, each.name) if each is not None else None
    cls = scope.symbols.classes.get(owner.type)
    is_a_row = cls is not None and word.name in cls.members
    if wanted is None:
        complaint = condition_without(word.name, owner.type, is_a_row=is_a_row)
        scope.complain(node, complaint, word=word.name, also=scope.symbols.also(word))
    elif wanted in scope.symbols.classes and not scope.symbols.fits(owner.type, wanted):
        written, said_of = scope.symbols.text_of(node.left), each.name if each is not None else ""
        complaint = condition_is_said_of(word.name, said_of, written, owner.type, is_a_row=is_a_row)
        scope.complain(node.left, complaint, also=scope.symbols.also(word))
    elif kinds.UNKNOWN not in (owner.type, wanted) and (of := both_keys(scope, node, word, owner, node.key)) is not None:
        return _truth(p.ValueOf(name=word.name, of=of, type=kinds.TRUTH), node.negated)
    return Typed(UNKNOWN.node, kinds.TRUTH)


def no_key(scope: Scope, node: ast.Equal | ast.Being) -> None:
    """A complaint where a second key follows what is no condition."""
    known = scope.symbols.words.keys() | scope.symbols.members.keys() | scope.locals.keys()
    unknown = isinstance(node.right, ast.Reference) and node.right.name not in known  # that is said elsewhere
    if node.key is not None and not unknown:
        scope.complain(node.key, key_of_no_condition(scope.symbols.text_of(node.right)))


def _truth(of: p.Expression, negated: str | None) -> Typed:
    return Typed(p.Not(of=of) if negated else of, kinds.TRUTH)
