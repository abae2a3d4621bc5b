"""Moments, and the abilities in tables that name one: what a piece can do, and for whom, as steps of a body."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.groups import only_pieces_have_abilities
from rulelang.complaints.values import source_does_steps
from rulelang.infer.declarations.sources import certain_price, provided
from rulelang.infer.scope import Candidate, Frame, Scope
from rulelang.infer.steps.doing.calls import do, moment
from rulelang.infer.steps.done_by.whoever import draws
from rulelang.infer.steps.single import draw
from rulelang.infer.values.bundles import bundle
from rulelang.infer.values.columns.cells import cell_tree
from rulelang.infer.values.groups import group
from rulelang.names.symbols import Cell, Class, Symbols
from rulelang.program import kinds

YOU = p.Local(slot=0, type=kinds.PLAYER)
CellLines = Mapping[int, int]  # a cell by its identity, and its line


def moments(symbols: Symbols, node: ast.Moment) -> Iterator[p.Moment]:
    """`powers harvest, build: those of cards in your village …`: one for each name."""
    found, _ = group(Scope(symbols, you=YOU), node.group, plural=node.group.name in symbols.plurals)
    for name in node.names:
        yield p.Moment(name=name.name, line=symbols.line_of(node), group=found)


def abilities(symbols: Symbols, lines: CellLines) -> tuple[p.Ability, ...]:
    """Every ability in a table of pieces, in the order of the text."""
    return tuple(
        _ability(symbols, cls, row, cell, ability, lines.get(id(cell), -1))
        for cls in symbols.classes.values()
        if cls.name not in symbols.unions
        for column in cls.columns.values()
        if column.type == kinds.ABILITY
        for row, cell in enumerate(column.cells)
        for ability in _written(symbols, cls, cell)
    )


def _written(symbols: Symbols, cls: Class, cell: Cell) -> tuple[ast.Ability, ...]:
    tree = cell_tree(symbols, cell)
    if not isinstance(tree, ast.Abilities):
        return ()
    if cls.form != "piece":
        symbols.complain(cell.span, only_pieces_have_abilities(cls.name), file=cell.file)
    return tree.abilities


def _ability(symbols: Symbols, cls: Class, row: int, cell: Cell, node: ast.Ability, line: int) -> p.Ability:
    frame = Frame(slots=2)
    piece = Candidate(p.Local(slot=1, type=cls.name), cls.name, cls.name)
    scope = Scope(symbols, frame, YOU, candidates=(piece,), file=cell.file, in_cell=True, action="")
    effect: ast.Node = node.effect
    price: p.Expression | None = None
    steps: tuple[p.Step, ...] = ()
    word = symbols.words.get(node.moment)
    helps = word is not None and word.form == "source"
    if isinstance(effect, ast.AbilityPay):
        price, effect = (certain_price if helps else bundle)(scope, effect.price), effect.effect
    elif isinstance(effect, ast.AbilityThen):
        steps, effect = _does(scope, effect.price, line), effect.effect
    provides: p.Expression | None = None
    if helps:
        provides = _provided(scope, node, effect)
    else:
        moment(scope, node, node.moment)
        paid = () if price is None else (p.Pay(line=line, bundle=price),)
        steps, price = (*paid, *steps, *_steps(scope, effect, line)), None
    label = _told(symbols, cell, node)
    name = f"{cls.name} {cls.members[row]}: {node.moment}"
    body = p.Body(name=name, form="action", line=line, label=label, parameters=(cls.name,), slots=frame.slots, steps=tuple(steps))
    return p.Ability(line=line, name=node.moment, piece=cls.name, row=row, label=label, body=body, provides=provides, price=price)


def _told(symbols: Symbols, cell: Cell, node: ast.Ability) -> str:
    """What people are told that an ability does: `draw a card 2 times`."""
    if ";" in cell.text:
        return kinds.words(node.moment)
    found = " ".join(cell.text.split(":", 1)[-1].split())
    for done in (part for part in nodes(node) if isinstance(part, ast.AbilityDo)):
        word = symbols.bodies.get(done.name)
        label = getattr(word.node, "label", None) if word else None
        found = re.sub(rf"\bdo {done.name}\b", label or kinds.words(done.name), found)
    return found


def _provided(scope: Scope, node: ast.Ability, effect: ast.Node) -> p.Expression:
    """What an ability provides while a cost is paid: a bundle."""
    if isinstance(effect, ast.AbilityDo | ast.DrawLine | ast.Draws):
        scope.complain(node, source_does_steps(node.moment))
        return p.EmptyBundle()
    return provided(scope, effect)


def _steps(scope: Scope, effect: ast.Node, line: int) -> tuple[p.Step, ...]:
    match effect:
        case ast.AbilityDo():
            return _does(scope, effect, line)
        case ast.DrawLine():
            return (draw(scope, effect).model_copy(update={"line": line}),)
        case ast.Draws():
            return (draws(scope, effect).model_copy(update={"line": line}),)
    return (p.Gain(line=line, bundle=bundle(scope, effect)),)


def _does(scope: Scope, node: ast.AbilityDo, line: int) -> tuple[p.Step, ...]:
    """`do draw_card 2 times`"""
    step = do(scope, node, node.name, (), line)
    if step is None:
        return ()
    return (step,) if node.times is None else (p.Repeat(line=line, times=p.Number(value=node.times), steps=(step,)),)
