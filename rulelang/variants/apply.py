"""A stack to one tree: every statement of every variant found in its own base, compared with all others, and applied.

The result does not depend on the order in which variants were asked for: what is based on another comes after it, the rest
in the order of the names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rulelang import ast
from rulelang.complaints.complaint import THERE_UNTIL
from rulelang.complaints.variants.bases import changes_nothing
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.source import Span
from rulelang.variants.address import Missing
from rulelang.variants.conflicts import conflicts, same
from rulelang.variants.edit import Edit, Impossible, Place, changed
from rulelang.variants.read import STATEMENTS, Layer, Stack
from rulelang.variants.statements.edits import edits, steps_put_beside
from rulelang.variants.without_effect import idle


def apply(stack: Stack) -> tuple[ast.Text, list[Diagnostic]]:
    """The tree of the game as all variants of the stack want it, and complaints about statements that do not fit."""
    known, complaints = _known(stack)
    every = [edit for found in known.values() for edit in found]
    names = {_key(layer): layer.source.name for layer in stack.layers}
    related = frozenset((names[base], layer.source.name) for layer in stack.layers for base in layer.bases if base in names)
    clashes = list(conflicts(every, related, stack.game.name))
    losers = {id(edit) for edit, _ in clashes}
    tree = _applied(stack.text, [edit for edit in every if id(edit) not in losers])
    return _titled(tree, stack), [*complaints, *(complaint for _, complaint in clashes)]


def removed(stack: Stack) -> dict[str, Also]:
    """The names of declarations that variants do away with, and where they say so."""
    found: dict[str, Also] = {}
    for layer in stack.layers:
        for statement in layer.text.declarations[1:]:
            match statement:
                case ast.RemoveLine(address=ast.Address(name=name, parts=())):
                    found[name] = Also(file=layer.source.name, span=statement.span, text=THERE_UNTIL)
    return found


def one_by_one(stack: Stack) -> Iterator[tuple[Layer, ast.Node, ast.Text, ast.Text]]:
    """Each statement of each variant with the tree before and after it."""
    done: list[Edit] = []
    tree = stack.text
    for layer, (_, found) in zip(stack.layers, _known(stack)[0].items(), strict=True):
        for statement in layer.text.declarations[1:]:
            done += [edit for edit in found if edit.statement is statement]
            after = _applied(stack.text, done)
            yield layer, statement, tree, after
            tree = after


def _known(stack: Stack) -> tuple[dict[str, list[Edit]], list[Diagnostic]]:
    """The edits of each variant, by its file, each found in the tree of its own bases."""
    known: dict[str, list[Edit]] = {}
    complaints: list[Diagnostic] = []
    for layer in stack.layers:
        if not layer.bases:
            known[_key(layer)] = []  # that its base is not there has had its complaint
            continue
        tree = _applied(stack.text, [edit for base in layer.bases for edit in known.get(base, [])])
        known[_key(layer)], more = _edits(tree, layer)
        complaints += more
        complaints += [
            changes_nothing().at(layer.source.name, _first_line(layer, statement.span), (there,))
            for statement, there in idle(stack, tree, known[_key(layer)])
        ]
    return known, complaints


def _key(layer: Layer) -> str:
    return str(Path(layer.source.name).resolve()) if layer.source.folder is not None else layer.source.name


def _edits(tree: ast.Text, layer: Layer) -> tuple[list[Edit], list[Diagnostic]]:
    found: list[Edit] = []
    complaints: list[Diagnostic] = []
    put: frozenset[Place] = frozenset()
    for statement in layer.text.declarations[1:]:
        if not isinstance(statement, STATEMENTS):
            continue
        try:
            found += edits(tree, layer.source.name, statement, put)
            put |= steps_put_beside(statement)
        except (Missing, Impossible) as wrong:
            complaints.append(wrong.complaint.at(layer.source.name, _first_line(layer, wrong.node.span)))
    return found, complaints


def _first_line(layer: Layer, span: Span) -> Span:
    if span.line == span.end_line:
        return span
    end = len(layer.source.line(span.line).rstrip()) + 1
    return span.model_copy(update={"end_line": span.line, "end_column": end})


def _applied(tree: ast.Text, found: Iterable[Edit]) -> ast.Text:
    """The tree after the edits, each done once; whole columns before single cells."""
    done: list[Edit] = []
    every = list(found)
    order = list(dict.fromkeys(edit.by for edit in every))
    for edit in sorted(every, key=lambda edit: (order.index(edit.by), edit.aspect[:1] == ("cell",) and edit.aspect[1] != "")):
        if any(edit.by != other.by and same(edit, other) for other in done):
            continue
        done.append(edit)
        if edit.path:
            tree, _ = changed(tree, edit.path, edit.make)  # what is gone by now has had its complaint
        else:
            tree = tree.model_copy(update={"declarations": (*tree.declarations, *edit.make(tree))})
    return tree


def _titled(tree: ast.Text, stack: Stack) -> ast.Text:
    """The game is called after its variants; what builds on a variant stands for it too."""
    below = {base for layer in stack.layers for base in layer.bases}
    titles = [layer.header.title for layer in stack.layers if _key(layer) not in below]
    first = tree.declarations[0] if tree.declarations else None
    if not isinstance(first, ast.Header) or not titles:
        return tree
    title = titles[0] if len(titles) == 1 else f"{first.title} ({', '.join(titles)})"
    return tree.model_copy(update={"declarations": (first.model_copy(update={"title": title}), *tree.declarations[1:])})
