"""One change of a tree: where, of what aspect, in which words, and how; two edits can be compared, and one applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from rulelang import ast
from rulelang.complaints.complaint import Complaint
from rulelang.printing.format import line_of
from rulelang.printing.write import Writer

Place = tuple[str, int, int, str]  # the file, line and column where a clause begins, and its kind
Tree = TypeVar("Tree", bound=ast.Node)
Make = Callable[[ast.Node], tuple[ast.Node, ...]]  # the clause as it was -> what stands in its place


class Edit(NamedTuple):
    """What one statement (or one part of it) of one variant does."""

    by: str  # the variant's file
    statement: ast.Node
    span_of: ast.Node  # the part of the statement that says it
    path: tuple[Place, ...]  # of the clause, from its declaration down; empty for a new declaration
    aspect: tuple[str, ...]  # what of the clause: two edits of one aspect must say the same
    said: str
    make: Make
    whole: bool = False  # nothing of the clause is left as it was
    between: bool = False  # steps that are put between others; `aspect` is then what stands before and after them
    anchor: tuple[Place, ...] = ()  # the step beside which they are put

    @property
    def statement_word(self) -> str:
        """The first word of the statement."""
        return str(getattr(self.statement, "kind", "")).partition("_")[0]


class Impossible(Exception):
    """A change that does not fit what it changes: the guilty part, and what is said of it."""

    def __init__(self, node: ast.Node, complaint: Complaint) -> None:
        super().__init__(complaint.text)
        self.node, self.complaint = node, complaint


_ALIKE = {"one_of_names": "one_of"}  # names on one line become lines when a variant adds steps to one of them


def place(node: ast.Node) -> Place:
    """By what a clause is known in every tree that it is part of."""
    kind = str(getattr(node, "kind", ""))
    return node.span.file, node.span.line, node.span.column, _ALIKE.get(kind, kind)


def written(*found: ast.Node) -> str:
    """Clauses as words, the same for the same clauses wherever they stand and however they are laid out."""
    writer = Writer(lambda node: False)
    words: list[str] = []
    for node in found:
        words += [word if isinstance(word, str) else word.form for word in writer.write(node)]
    return " ".join(word for word in words if word not in ("begin", "finish"))


def plain(node: ast.Node) -> str:
    """The first line of a clause."""
    return line_of(node)


def changed(tree: Tree, path: tuple[Place, ...], make: Make) -> tuple[Tree, bool]:
    """The tree with what `make` gives in the place of a clause, and whether the clause is there."""
    if not path:
        return tree, False
    for name in type(tree).model_fields:
        value = getattr(tree, name)
        if isinstance(value, ast.Node):
            new, found = _instead(value, path, make)
            if found:
                return tree.model_copy(update={name: new[0] if new else None}), True
        elif isinstance(value, tuple):
            for number, part in enumerate(value):
                new, found = _instead(part, path, make) if isinstance(part, ast.Node) else ((), False)
                if found:
                    return tree.model_copy(update={name: (*value[:number], *new, *value[number + 1 :])}), True
    return tree, False


def _instead(node: ast.Node, path: tuple[Place, ...], make: Make) -> tuple[tuple[ast.Node, ...], bool]:
    if place(node) == path[-1]:
        return make(node), True
    new, found = changed(node, path, make)
    return (new,), found
