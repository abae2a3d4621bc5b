"""What is handed over to an action, by the name that it has there: `do arrive, where town is town of gate`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulelang import ast
from rulelang.program.kinds import with_article

Names = tuple[str, ...]
_ASKED_ALONE = "action"  # `do the action of card` asks for what was chosen first


def given_names(declarations: Iterable[ast.Node]) -> dict[str, Names]:
    """By the name of an action, or of a list of actions, what those that it is given are called in it."""
    found: dict[str, Names] = {}
    lists: list[ast.ActionsLine] = []
    for node in declarations:
        if isinstance(node, ast.Action | ast.Phase | ast.Steps):
            given = node.parameters.parameters if node.parameters else ()
            found[node.name] = tuple(one.name or one.type for one in given)
        elif isinstance(node, ast.ActionsLine):
            lists.append(node)
    for one in lists:
        alike = {found.get(member.name) for member in one.members}
        if len(alike) == 1 and (names := alike.pop()) is not None:
            found[one.name] = names
    return found


def by_name(node: Any, names: Mapping[str, Names]) -> Any:
    """The node with all below it, each call with what it hands over by name."""
    changed: dict[str, object] = {}
    for field in type(node).model_fields:
        value = getattr(node, field)
        if isinstance(value, ast.Node):
            said: object = by_name(value, names)
        elif isinstance(value, tuple) and any(isinstance(part, ast.Node) for part in value):
            said = tuple(by_name(part, names) if isinstance(part, ast.Node) else part for part in value)
            said = value if all(part is was for part, was in zip(said, value, strict=True)) else said
        else:
            continue
        if said is not value:
            changed[field] = said
    changed |= _said(node, names)
    return node.model_copy(update=changed) if changed else node


def _said(node: ast.Node, names: Mapping[str, Names]) -> dict[str, object]:
    """What of a node itself is said otherwise."""
    if isinstance(node, ast.Parameter):
        article = with_article(node.type).split()[0]
        return {} if node.article == article else {"article": article}
    if isinstance(node, ast.DoLine | ast.DoChosenLine | ast.Named) and node.arguments is not None:
        said = _arguments(node.arguments, names.get(node.name, ()))
        return {} if said is node.arguments else {"arguments": said}
    if isinstance(node, ast.DoOf) and node.article is None and getattr(node.action, "name", "") != _ASKED_ALONE:
        return {"article": "the"}
    return {}


def _arguments(arguments: ast.Arguments, names: Names) -> ast.Arguments | None:
    """By name; what has the same name here and there goes without saying."""
    given = arguments.arguments
    if isinstance(given[0], ast.Handed):
        named = [one for one in given if isinstance(one, ast.Handed)]
    elif len(given) == len(names):
        named = [ast.Handed(span=one.span, name=name, value=one) for one, name in zip(given, names, strict=True)]
    else:
        return arguments
    said = tuple(one for one in named if not (isinstance(one.value, ast.Reference) and one.value.name == one.name))
    if said == given:
        return arguments
    return arguments.model_copy(update={"arguments": said}) if said else None
