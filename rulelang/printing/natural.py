"""A tree in the wording that reads best: the same meaning, said as one would say it."""

from __future__ import annotations

from typing import Any, TypeVar

from rulelang import ast

N = TypeVar("N", bound=ast.Node)


def natural(node: N) -> N:
    """The node with all below it in the wording that reads best."""
    changed: dict[str, Any] = {}
    for name in type(node).model_fields:
        value = getattr(node, name)
        if isinstance(value, ast.Node):
            new: object = natural(value)
        elif isinstance(value, tuple):
            parts = tuple(natural(part) if isinstance(part, ast.Node) else part for part in value)
            new = value if all(part is was for part, was in zip(parts, value, strict=True)) else parts
        else:
            continue
        if new is not value:
            changed[name] = new
    return _said(node.model_copy(update=changed) if changed else node)


def _said(node: Any) -> Any:
    if isinstance(node, ast.Property) and _is_it(node.of):  # `rank of it`
        return ast.Its(span=node.span, name=node.name, joint=node.joint, key=node.key)
    if isinstance(node, ast.Rank):  # `with highest rank of it`
        bare = isinstance(node.by, ast.Its) and node.by.key is None
        by = ast.Reference(span=node.by.span, name=node.by.name) if bare else node.by
        return node.model_copy(update={"best": f"the {node.best.removeprefix('the ')}", "by": by})
    if isinstance(node, ast.Becomes) and isinstance(node.value, ast.Plus | ast.Minus) and _alike(node.target, node.value.left):
        cls = ast.AddStep if isinstance(node.value, ast.Plus) else ast.TakeStep  # `sales becomes sales + 1`
        return cls(span=node.span, comments=node.comments, amount=node.value.right, target=node.target)
    if isinstance(node, ast.TotalOf) and (each := _of_each(node.each, node)) is not None:  # `sum of rank of it for each card`
        return each
    return node


def _of_each(part: Any, total: ast.TotalOf) -> Any:
    """`rank of each card` for `its rank`, if that is what is summed up; nothing for anything else."""
    each = ast.EachOne(span=total.group.span, of=total.of, group=total.group)
    if isinstance(part, ast.Its):
        return ast.Property(span=total.span, name=part.name, of=each, joint=part.joint, key=part.key)
    if isinstance(part, ast.AmountOn):
        holder = each if _is_it(part.holder) else _of_each(part.holder, total)
        return None if holder is None else part.model_copy(update={"span": total.span, "holder": holder})
    if isinstance(part, ast.Property) and (of := _of_each(part.of, total)) is not None:
        return part.model_copy(update={"span": total.span, "of": of})
    return None


def _is_it(node: ast.Node) -> bool:
    return isinstance(node, ast.Reference) and node.name == "it"


def _alike(one: ast.Node, other: ast.Node) -> bool:
    bare = {"span", "comments"}
    return type(one) is type(other) and repr(_plain(one.model_dump(exclude=bare))) == repr(_plain(other.model_dump(exclude=bare)))


def _plain(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _plain(value) for name, value in data.items() if name not in ("span", "comments")}
    return [_plain(part) for part in data] if isinstance(data, list | tuple) else data
