"""A completed rule of the grammar to the node of its class, with its exact span and its comments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, get_args

from typing_extensions import TypeAliasType

from rulelang import ast
from rulelang.syntax.parse_table import Rule
from rulelang.syntax.tokens import Word
from rulelang.text.making import made
from rulelang.text.source import Span

DEEPEST = 100  # levels of nodes; deeper texts are complained about, so that no later step can run out of stack


class TooDeep(Exception):
    """Raised where clauses stand in clauses beyond `DEEPEST`."""


class Part(NamedTuple):
    """What stands on the stack: a child (or the children of a rule that spreads), and its first and last word."""

    value: Any
    first: Word | None = None
    last: Word | None = None


def _kinds(union: object) -> set[str]:
    """The kinds of a union of classes, and of unions in it."""
    if isinstance(union, TypeAliasType):
        union = union.__value__
    if isinstance(union, type):
        return {union.model_fields["kind"].default} if issubclass(union, ast.Node) else set()
    return {kind for part in get_args(union) for kind in _kinds(part)}


# The clauses that begin a line: comments belong to them.
LINE_CLAUSES = (
    _kinds(ast.Declaration)
    | _kinds(ast.Step)
    | {"row", "csv", "alternative", "named", "else_if", "else_step", "scenario", "background", "begins"}
    | {"no_longer_holds", "title", "clause", "refused", "legend"}
    | {"bundle_line", "bundle_if", "bundle_else_if", "bundle_else"}
)


class _Shape(NamedTuple):
    cls: type[ast.Node]
    names: list[str]
    many: int | None


def _shape(cls: type[ast.Node]) -> _Shape:
    written = {name: field for name, field in cls.model_fields.items() if not field.exclude}  # all that the grammar says
    names = [name for name in cls.in_order or written if name not in ("kind", "span", "comments")]
    many = next((i for i, name in enumerate(names) if cls.model_fields[name].default == ()), None)
    return _Shape(cls, names, many)


SHAPES = {kind: _shape(cls) for kind, cls in ast.CLASSES.items()}


class Builder:
    """Makes the nodes of one declaration. `comments` are those that wait, by the line of the clause they belong to; `file`
    is what the places say of the file."""

    def __init__(self, comments: dict[int, list[ast.Comment]], firsts: dict[int, int], file: str = "") -> None:
        self.comments = comments
        self.file = file
        self.firsts = firsts  # by line, the column of its first word
        self.depths: dict[int, int] = {}

    def complete(self, rule: Rule, parts: Sequence[Part]) -> Part:
        """The part that stands for a completed rule."""
        first = last = None
        children: list[object] = []
        for (value, begins, ends), keep, absent in zip(parts, rule.keep, rule.absent, strict=False):
            first, last = first or begins, ends or last
            if absent:
                children += [None] * absent
            if isinstance(value, list):
                children += value
            elif keep:
                children.append(value)
        children += [None] * rule.absent[-1]
        if rule.spreads:
            return Part(children, first, last)
        if rule.passes and len(children) == 1:
            return Part(children[0], first, last)
        return Part(self.node(rule.name, children, first, last), first, last)

    def node(self, kind: str, children: list[object], first: Word | None, last: Word | None) -> ast.Node:
        """The node of a rule from its children in order. Raises TooDeep."""
        shape = SHAPES[kind]
        span = Span(
            line=first.line if first else 1,
            column=first.column if first else 1,
            end_line=last.line if last else 1,
            end_column=last.end_column if last else 1,
            file=self.file,
        )
        comments: list[ast.Comment] = []
        if first and kind in LINE_CLAUSES and self.firsts.get(first.line) == first.column:
            comments = self.comments.pop(first.line, [])
        node = made(shape.cls, span=span, comments=tuple(comments), **_fields(shape, children))
        depth = 1 + max([self.depths.get(id(child), 0) for child in children], default=0)
        if depth > DEEPEST:
            raise TooDeep
        self.depths[id(node)] = depth
        return node


def _fields(shape: _Shape, children: list[object]) -> dict[str, Any]:
    names, many = shape.names, shape.many
    children = children + [None] * (len(names) - (many is not None) - len(children))  # an alternative without its last part
    if many is None:
        return dict(zip(names, children, strict=True))
    after = len(names) - many - 1
    until = len(children) - after
    taken = tuple(child for child in children[many:until] if child is not None)
    return dict(zip(names, [*children[:many], taken, *children[until:]], strict=True))
