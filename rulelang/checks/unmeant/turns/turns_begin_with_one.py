"""Turns begin with somebody: a role that is to be the one with the most of something is nobody where several are level."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.unmeant.ends import THESE_TURNS_BEGIN, nobody_where_level
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.nodes import parts
from rulelang.text.diagnostics import Also

_MAY_BE_LEVEL = (p.Amount, p.StateValue, p.Fold)  # what pieces show may differ from each to each


def turns_begin_with_one(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each role from whom turns go; quiet where anything asks whether it is nobody, or how many are level."""
    begins = {
        step.start.name: step
        for step in parts(program)
        if isinstance(step, p.Turns) and isinstance(step.start, p.StateValue) and step.start.form == "role"
    }
    asked = {name for part in parts(program) if (name := _asked(part)) is not None}
    for step in _unasked((program.setup, program.round, *program.bodies, program.triggers, program.ends)):
        role = step.target.name
        if role in begins and role not in asked and _is_the_one(step.value):
            turns = span_of(symbols, begins[role].line)
            also = Also(file=turns.file or symbols.source.name, span=turns, text=THESE_TURNS_BEGIN)
            symbols.complain(span_of(symbols, step.line), nobody_where_level(role), also=(also,))


def _asked(part: p.Node) -> str | None:
    """The role of which a comparison asks whether it is nobody."""
    if isinstance(part, p.Compare) and isinstance(part.left, p.StateValue) and isinstance(part.right, p.Nobody):
        return part.left.name
    return None


def _is_the_one(value: p.Expression) -> bool:
    """`the player with the most coins`, of which there is none where several have as many."""
    if not isinstance(value, p.EndOf) or value.end != "only" or value.group.type != kinds.PLAYER or value.group.then_by:
        return False
    return isinstance(value.group.rank_by, _MAY_BE_LEVEL) or any(_has_the_most(part) for part in parts(value.group.where))


def _has_the_most(part: p.Node) -> bool:
    """Whether a comparison asks that somebody has as much as whoever has the most, or the fewest."""
    if not isinstance(part, p.Compare) or part.op != "==" or not isinstance(part.left, _MAY_BE_LEVEL):
        return False
    best = part.right
    return isinstance(best, p.Fold) and best.op in ("highest", "lowest") and best.group.type == kinds.PLAYER


def _unasked(node: object) -> Iterator[p.Become]:
    """The steps by which something becomes another, outside conditions that count players."""
    if isinstance(node, p.If) and any(
        isinstance(part, p.Fold) and part.group.type == kinds.PLAYER for one in node.branches for part in parts(one.condition)
    ):
        return
    if isinstance(node, p.Become):
        yield node
    for one in node if isinstance(node, tuple) else node.__dict__.values() if isinstance(node, p.Node) else ():
        if isinstance(one, tuple | p.Node):
            yield from _unasked(one)
