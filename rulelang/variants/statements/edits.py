"""The statements of a variant to edits: each target found in the base's tree, each part of a statement an edit of its own."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang.ast.addresses import title
from rulelang.complaints.variants.addresses import (
    FIRST_OF,
    first_is_a_step,
    nothing_to_replace,
    say_which,
    several_to_replace,
    what_lies_there,
)
from rulelang.complaints.variants.changes import body_is_said_anew, not_beside, row_cell_by_cell
from rulelang.variants.address import Missing, Target, choices, find, likeliest, path_to
from rulelang.variants.edit import Edit, Impossible, Make, Place, place, plain, written
from rulelang.variants.statements.adding import items
from rulelang.variants.statements.changing import settings
from rulelang.variants.statements.choices import beside_choice, is_choice
from rulelang.variants.statements.how_often import limit_of, without_limit
from rulelang.variants.statements.replacing import clause_instead, declared_instead, without

_NAMELESS = (ast.TriggerLine, ast.Answer, ast.EndLine, ast.ModifierLine, ast.Moment)  # there may be several
_BODIES = (ast.Action, ast.Phase, ast.Steps, ast.Setup, ast.Round)
_STARTED, _ENDED = "at the beginning", "at the end"


def edits(tree: ast.Text, by: str, statement: ast.Node, put: frozenset[Place]) -> list[Edit]:
    """What a statement does to its base, after what the same variant has `put` beside others. Raises Missing and Impossible."""
    match statement:
        case ast.AddLine():
            return [_new(by, statement)]
        case ast.ChangeLine():
            return list(_settings(tree, by, statement))
        case ast.AddTo():
            return list(_items(tree, by, statement))
        case ast.AddBeside():
            target = find(tree, statement.address)
            if is_choice(target.node):
                return [beside_choice(tree, target, by, statement)]
            return [_between(target, by, statement, put)]
        case ast.ReplaceLine():
            return [_replaced(tree, by, statement)]
        case ast.ReplaceClause():
            target = find(tree, statement.address)
            if target.row is not None:
                raise Impossible(target.row, row_cell_by_cell(plain(statement.address)))
            found = clause_instead(target.node, statement.content, statement)
            return [Edit(by, statement, statement, _path(target), (), written(statement.content), lambda old: found, whole=True)]
        case ast.RemoveLine() if (limited := limit_of(tree, statement.address)) is not None:
            return [Edit(by, statement, statement, _path(limited), ("once",), "", without_limit)]
        case ast.RemoveLine():
            target = find(tree, statement.address)
            aspect = () if target.row is None else ("row", plain(target.row.of))
            make = without(target, statement.address)
            return [Edit(by, statement, statement, _path(target), aspect, "", make, whole=target.row is None)]
    raise TypeError(type(statement).__name__)


def _path(target: Target) -> tuple[Place, ...]:
    return tuple(place(node) for node in (*target.around, target.node))


def _settings(tree: ast.Text, by: str, statement: ast.ChangeLine) -> Iterator[Edit]:
    target = find(tree, statement.address)
    how_often = isinstance(target.node, ast.Action | ast.TriggerLine) and isinstance(statement.parts[0], ast.OnceNote)
    if isinstance(target.node, _BODIES) and not how_often:
        there = what_lies_there(*likeliest(tree, target.node, statement))
        raise Impossible(statement.address, body_is_said_anew(plain(target.node), there))
    for part, aspect, said, make in settings(target, statement):
        yield Edit(by, statement, part, _path(target), aspect, said, make)


def _new(by: str, statement: ast.AddLine) -> Edit:
    said = written(statement.declaration)
    aspect = ("new", said if isinstance(statement.declaration, _NAMELESS) else title(statement.declaration))
    return Edit(by, statement, statement, (), aspect, said, lambda old: (statement.declaration,))


def _items(tree: ast.Text, by: str, statement: ast.AddTo) -> Iterator[Edit]:
    target = _receiver(tree, statement)
    for part, node, aspect, said, make in items(target, statement):
        path = _path(target)
        if node is not target.node:
            path = _path(Target(node, tuple(_around(target, node))))
        yield Edit(by, statement, part, path, aspect, said, make)


def _receiver(tree: ast.Text, statement: ast.AddTo) -> Target:
    """What is added to. A cost, reward or condition that is not there yet is a step; of several, one is named."""
    try:
        return find(tree, statement.address)
    except Missing as missing:
        if isinstance(missing.node, ast.Segment) and missing.node.word in FIRST_OF and not missing.several:
            word = missing.node.word
            around = plain(statement.address).removesuffix(f".{word}")
            side = "after" if word in ("reward", "gain") else "before"
            missing.complaint = missing.complaint._replace(hint=first_is_a_step(word, side, around))
        raise


def _around(target: Target, node: ast.Node) -> list[ast.Node]:
    return [*target.around, *path_to(target.node, node)]


def _replaced(tree: ast.Text, by: str, statement: ast.ReplaceLine) -> Edit:
    new = statement.declaration
    said = [d for d in tree.declarations if title(d) == title(new)]
    if not said:
        form = str(getattr(new, "kind", ""))
        known = [str(getattr(d, "name", "")) for d in tree.declarations if type(d) is type(new)]
        raise Missing(statement, nothing_to_replace(title(new), form, getattr(new, "name", ""), known))
    if len(said) > 1:
        complaint = several_to_replace(title(new), len(said), isinstance(new, ast.EndLine))
        raise Missing(statement, complaint._replace(hint=f"{say_which(choices(tree, said))} {complaint.hint}"))
    path = (place(said[0]),)
    return Edit(by, statement, statement, path, (), written(new), lambda old: (declared_instead(old, new),), whole=True)


# -- steps between steps
def steps_put_beside(statement: ast.Node) -> frozenset[Place]:
    """The steps that a statement puts before or after others: what its variant puts there later comes behind them."""
    return frozenset(map(place, statement.block.steps)) if isinstance(statement, ast.AddBeside) else frozenset()


def _between(target: Target, by: str, statement: ast.AddBeside, put: frozenset[Place]) -> Edit:
    """Steps before or after a step; or, of a declaration or of what has a label, before its first or after its last step."""
    block, around, step = _gap(target, statement)
    index = 0 if step is None else _index(block, step)
    if statement.side == "after":
        index = len(block.steps) if step is None else index + 1
    while index < len(block.steps) and isinstance(block.steps[index], ast.OtherwiseStep):
        index += 1  # it belongs to the step before it
    leader = str(place(block.steps[index - 1])) if index else _STARTED
    follower = str(place(block.steps[index])) if index < len(block.steps) else _ENDED
    path = (*(place(one) for one in around), place(block))
    anchor = () if step is None else (place(step),)
    make = _put(statement, anchor, put)
    return Edit(by, statement, statement, path, (leader, follower), written(statement.block), make, between=True, anchor=anchor)


def _gap(target: Target, statement: ast.AddBeside) -> tuple[ast.Block, tuple[ast.Node, ...], ast.Node | None]:
    """The block that gets the steps, what lies around it, and the step that they stand beside, if it is not the whole block."""
    node = target.node
    block = getattr(node, "block", None)
    inside = not target.around or isinstance(node, ast.AlternativeLine | ast.MayStep)
    if inside and isinstance(block, ast.Block) and target.row is None:
        return block, (*target.around, node), None
    block = target.around[-1] if target.around else None
    if not isinstance(block, ast.Block) or isinstance(node, ast.OtherwiseStep):
        raise Impossible(statement.address, not_beside(plain(node)))
    return block, target.around[:-1], node


def _put(statement: ast.AddBeside, anchor: tuple[Place, ...], put: frozenset[Place]) -> Make:
    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        assert isinstance(old, ast.Block)
        places = [place(step) for step in old.steps]
        if anchor and anchor[0] not in places:
            return (old,)  # another variant did away with it, which has had its complaint
        at = places.index(anchor[0]) if anchor else 0
        if statement.side == "after":
            at = at + 1 if anchor else len(places)
        while at < len(places) and (isinstance(old.steps[at], ast.OtherwiseStep) or places[at] in put):
            at += 1
        return (old.model_copy(update={"steps": (*old.steps[:at], *statement.block.steps, *old.steps[at:])}),)

    return make


def _index(block: ast.Block, node: ast.Node) -> int:
    return next(number for number, step in enumerate(block.steps) if step is node)
