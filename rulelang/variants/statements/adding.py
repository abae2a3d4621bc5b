"""`add to`: names, rows, alternatives, parts of a cost, a reward or a condition, each at the end of what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulelang import ast
from rulelang.ast.addresses import label_of
from rulelang.ast.traversal import nodes
from rulelang.complaints.variants.changes import (
    alternative_is_there,
    alternatives_are_added,
    name_is_there,
    names_are_added,
    names_one_by_one,
    new_numbers_are_added,
    nothing_is_added,
    row_of_the_whole_table,
    rows_are_added,
    steps_stand_beside,
    which_one_of,
)
from rulelang.variants.address import Target
from rulelang.variants.edit import Impossible, Make, plain, written

Item = tuple[ast.Node, ast.Node, tuple[str, ...], str, Make]  # what says it, the clause, of what, in which words, how

_NAMES: dict[type[ast.Node], str] = {
    ast.KindLine: "members",
    ast.ActionsLine: "members",
    ast.ZonesLine: "zones",
    ast.PiecesLine: "classes",
    ast.HoldsNote: "classes",
}
_BUNDLES = (ast.PayLine, ast.Pays, ast.GainLine, ast.Gains, ast.CostBlock, ast.RewardBlock)


def items(target: Target, line: ast.AddTo) -> Iterator[Item]:
    """What each item of an `add to` is added to, and how. Raises Impossible."""
    if isinstance(line.items[0], ast.Block):
        raise Impossible(line.address, steps_stand_beside(plain(line.address)))
    if target.row is not None:
        raise Impossible(target.row, row_of_the_whole_table())
    for item in line.items:
        if isinstance(item, ast.Names) and not isinstance(target.node, ast.KindLine):
            raise Impossible(item, names_one_by_one())
        yield _item(target.node, item, line)


def _item(node: ast.Node, item: ast.Node, line: ast.AddTo) -> Item:
    if type(node) in _NAMES:
        return _name(node, item, _NAMES[type(node)])
    if isinstance(node, ast.OptionLine):
        return _name(node, item, "values") if node.names else _value(node, item)
    if isinstance(node, ast.Table | ast.PieceLine):
        if not isinstance(item, ast.MoreRows):
            raise Impossible(item, rows_are_added())
        return item, node, ("row", written(*item.rows[1:])), written(item), _longer("rows", item)
    if isinstance(node, _BUNDLES):
        return item, node, ("more", written(item)), written(item), _more(item)
    if isinstance(node, ast.NeedsLine):
        return item, node, ("more", written(item)), written(item), _also(item)
    if _lists(node):
        return _alternative(_list(node, line), item)
    raise Impossible(line.address, nothing_is_added())


def _longer(name: str, item: object) -> Make:
    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        return (old.model_copy(update={name: (*getattr(old, name), item)}),)

    return make


def _name(node: ast.Node, item: ast.Node, field: str) -> Item:
    if isinstance(node, ast.KindLine) and isinstance(item, ast.Names):
        return _range(node, item)
    if not isinstance(item, ast.Reference):
        raise Impossible(item, names_are_added())
    if any(one.name == item.name for one in ast.each_name(getattr(node, field))):
        raise Impossible(item, name_is_there(item.name, plain(node)))
    name = ast.Name.model_construct(span=item.span, name=item.name)
    return item, node, ("item", item.name), item.name, _longer(field, name)


def _range(node: ast.KindLine, item: ast.Names) -> Item:
    known = {one.name for one in ast.each_name(node.members)}
    for name in (one.name for one in item.each if one.name in known):
        raise Impossible(item, name_is_there(name, plain(node)))
    return item, node, ("item", written(item)), written(item), _longer("members", item)


def _value(node: ast.OptionLine, item: ast.Node) -> Item:
    if not isinstance(item, ast.NumberText) or item.value in node.values:
        raise Impossible(item, new_numbers_are_added())
    return item, node, ("item", str(item.value)), str(item.value), _longer("values", item.value)


def _more(item: Any) -> Make:
    """What is paid or gained besides."""

    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        if isinstance(old, ast.CostBlock | ast.RewardBlock):
            line = ast.BundleLine.model_construct(span=item.span, bundle=item)
            bundle = old.bundle.model_copy(update={"lines": (*old.bundle.lines, line)})
            return (old.model_copy(update={"bundle": bundle}),)
        assert isinstance(old, ast.PayLine | ast.Pays | ast.GainLine | ast.Gains)
        both = ast.Plus.model_construct(span=item.span, left=old.bundle, right=item)
        return (old.model_copy(update={"bundle": both}),)

    return make


def _also(item: Any) -> Make:
    """A second condition."""

    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        assert isinstance(old, ast.NeedsLine)
        both = ast.Both.model_construct(span=item.span, left=old.condition, right=item)
        return (old.model_copy(update={"condition": both}),)

    return make


# -- alternatives
def _lists(node: ast.Node) -> list[ast.Node]:
    return [one for one in nodes(node) if isinstance(one, ast.OneOfStep | ast.OneOfNames)]


def _list(node: ast.Node, line: ast.AddTo) -> ast.Node:
    found = _lists(node)
    if node in found:
        return node
    if len(found) > 1:
        raise Impossible(line.address, which_one_of(len(found)))
    return found[0]


def _alternative(node: ast.Node, item: ast.Node) -> Item:
    new = _as_alternative(item)
    names = {label_of(one) or getattr(one, "name", "") for one in _alternatives(node)}
    name = label_of(new) or str(getattr(new, "name", ""))
    if name in names:
        raise Impossible(item, alternative_is_there(name))
    return item, node, ("item", name), written(new), _choice(new)


def _as_alternative(item: ast.Node) -> ast.AlternativeLine | ast.Named:
    match item:
        case ast.AlternativeLine() | ast.Named():
            return item
        case ast.Reference():
            return ast.Named.model_construct(span=item.span, name=item.name)
    raise Impossible(item, alternatives_are_added())


def _alternatives(node: ast.Node) -> tuple[ast.Node, ...]:
    found: tuple[ast.Node, ...] = node.alternatives if isinstance(node, ast.OneOfStep) else getattr(node, "names", ())
    return found


def _choice(new: ast.AlternativeLine | ast.Named) -> Make:
    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        if isinstance(old, ast.OneOfStep):
            return (old.model_copy(update={"alternatives": (*old.alternatives, new)}),)
        assert isinstance(old, ast.OneOfNames)
        if isinstance(new, ast.Named) and new.arguments is None:
            return (old.model_copy(update={"names": (*old.names, ast.Name.model_construct(span=new.span, name=new.name))}),)
        names = tuple(ast.Named.model_construct(span=one.span, name=one.name) for one in old.names)
        return (ast.OneOfStep.model_construct(span=old.span, comments=old.comments, alternatives=(*names, new)),)

    return make
