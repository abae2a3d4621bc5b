"""`your figure`, `the barge of owner of farm`: the one piece of a class, where each player has no more than one of it."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.scope import Scope, Typed
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


def only_one(scope: Scope, name: str, owner: Typed) -> Typed | None:
    """The only piece of this class that a player has, wherever it lies: nothing where it lies in the box."""
    word = scope.symbols.words.get(name)
    line = word.node if word is not None else None
    if owner.type != kinds.PLAYER or not isinstance(line, ast.PieceLine) or not has_one_each(scope.symbols, line):
        return None
    group = p.Group(type=line.name, bound=scope.frame.new_bound(), owner="your", you=owner.node)
    return Typed(p.EndOf(end="only", group=group, type=line.name), line.name)


def has_one_each(symbols: Symbols, line: ast.PieceLine) -> bool:
    """Whether it is written that each player has one piece of a class: not more, and not a number that an option may change."""
    if line.each is None or line.each.name != kinds.PLAYER or symbols.whole_of(line.name) is not None:
        return False
    if line.rows and not isinstance(line.rows[0], (ast.Row, ast.Csv)):
        return isinstance(line.rows[0], ast.NumberText) and line.rows[0].value == 1
    cls = symbols.classes[line.name]
    copies = cls.columns.get("copies")
    return len(cls.members) == 1 and (copies is None or [cell.text.strip() for cell in copies.cells] == ["1"])
