"""What is said twice in one list of a declaration, where once says all: notes, bounds, names, values of an option."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang.ast.traversal import nodes, wording

_LISTS = ("notes", "parts", "bounds", "classes", "zones", "values", "rankings")


def repeated(declaration: ast.Node) -> Iterator[tuple[ast.Node, str]]:
    """Each part of a list that says again what an earlier one said, or says otherwise, and its word."""
    for node in nodes(declaration):
        for name in _LISTS if not isinstance(node, ast.Address | ast.PlainAddress) else ():
            said = set()
            for part in node.__dict__.get(name) or ():
                about, word = _about(part)
                if about in said:
                    yield (part if isinstance(part, ast.Node) else node), word
                said.add(about)


def _about(part: ast.Node | int) -> tuple[tuple[str, str], str]:
    """What a part is about (two of one repeat or contradict each other), and the word that an author knows it by."""
    match part:
        case int():
            return ("value", str(part)), str(part)
        case ast.Name() | ast.MarkNote():
            return (part.kind, part.name), part.name
        case ast.JokerNote():
            return (part.kind, part.kind_name), part.kind_name
        case ast.SightNote():
            return (part.kind, part.sight), part.sight
        case ast.SideNote():
            return (part.kind, str(part.number)), f"seat {part.number}"
        case ast.Bound():
            return (part.kind, part.side), f"at {part.side}"
        case ast.RankingLine():
            return (part.kind, repr(wording(part.formula))), part.best
        case ast.RoomNote():
            return (part.kind, ""), "on each space"
        case ast.CapacityNote() | ast.LimitNote():
            return (part.kind, ""), "at most"
    kind: str = part.kind
    return (kind, ""), str(getattr(part, "word", kind.split("_")[0]))
