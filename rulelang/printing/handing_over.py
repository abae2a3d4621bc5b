"""What is handed over to an action, by the name that it has there: `do arrive, where town is town of gate`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulelang import ast

Names = tuple[str, ...]
NOTHING_GIVEN: Mapping[str, Names] = {}
_ASKED_ALONE = "action"  # `do the action of card` asks for what was chosen first


def given_names(declarations: Iterable[ast.Node]) -> dict[str, Names]:
    """By the name of an action, or of a list of actions, what those that it is given are called in it."""
    found: dict[str, Names] = {}
    lists: list[ast.ActionsLine] = []
    for line in declarations:
        node = getattr(line, "declaration", line)  # `add action …`
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


def by_name(node: Any, given: Mapping[str, Names]) -> Any:
    """A call with what it hands over by name, as far as is known what the action is given."""
    if node.arguments is None:
        return node
    said = _arguments(node.arguments, given.get(node.name, ()))
    return node if said is node.arguments else node.model_copy(update={"arguments": said})


def what_a_cell_names(node: ast.DoOf) -> ast.DoOf:
    """`do mishap of event`: do the mishap of event."""
    return node if getattr(node.action, "name", "") == _ASKED_ALONE else node.model_copy(update={"article": "the"})


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
