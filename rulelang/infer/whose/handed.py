"""Whose the things are that steps are handed: only those of whoever does them, or anybody's."""

from __future__ import annotations

from rulelang import ast
from rulelang.ast.traversal import nodes
from rulelang.infer.whose.others import YOUR_OTHER
from rulelang.names.symbols import Symbols


def handed_own(symbols: Symbols, name: str, type: str, within: frozenset[str] = frozenset()) -> bool:
    """Whether each who does the steps of this name hands over what it chose, or goes through, of its own things of this class.

    `within`: the steps that are looked at already; what does itself hands on what it was handed.
    """
    within |= {name}
    words = {type, symbols.classes[type].plural} if type in symbols.classes else {type}
    calls = [
        (around, node)
        for around in symbols.text.declarations
        if getattr(around, "name", None) not in within
        for node in nodes(around)
        if isinstance(node, ast.DoLine) and node.name == name
    ]
    return bool(calls) and all(_hands_own(symbols, around, node, words, type, within) for around, node in calls)


def _hands_own(symbols: Symbols, around: ast.Node, call: ast.DoLine, words: set[str], type: str, within: frozenset[str]) -> bool:
    """Whether what a call hands over has a name, said or not, that stands in its declaration for things of whoever does it."""
    given = call.arguments.arguments if call.arguments is not None else ()
    said = [one.value if isinstance(one, ast.Handed) else one for one in given]
    names = {one.name for one in said if isinstance(one, ast.Reference)}
    if len(names) < len(said):
        return False
    found = [
        node.group.whose in ("your", YOUR_OTHER)
        for node in nodes(around)
        if isinstance(node, ast.ChooseLine | ast.EachStep) and node.group.name in words
        if not names or (node.name or type) in names
    ]
    if any(one.type == type for one in getattr(around, "parameters", ())):
        found.append(handed_own(symbols, str(getattr(around, "name", "")), type, within))
    return bool(found) and all(found)
