"""Two pieces of which the second was chosen among those that the first is none of are never the same piece."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.giving.handed_over import bodies
from rulelang.checks.place import placed_in, span_of
from rulelang.complaints.unmeant.turns import chosen_apart
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_TURNS = (p.TurnOver, p.TurnAll, p.MovePiece, p.MoveAll, p.MoveSome, p.Swap, p.Do)  # after these it may lie otherwise


def never_one_piece(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where it is asked whether they are one: of `another`, and of one face down after the first was turned up."""
    for body in bodies(program):
        apart = dict(_apart(body))
        for part, line in placed_in(body) if apart else ():
            if isinstance(part, p.Compare) and isinstance(part.left, p.Local) and isinstance(part.right, p.Local):
                names = apart.get(frozenset((part.left.slot, part.right.slot)))
                if names is not None and part.op in ("==", "!="):
                    symbols.complain(span_of(symbols, line), chosen_apart(*names, _shown(symbols, part.left.type)))


def _shown(symbols: Symbols, type: str) -> str | None:
    """What can be alike of two pieces of a class: a column, or the name of their row."""
    cls = symbols.classes[type]
    return next((column for column in cls.columns if column != "copies"), "name" if cls.named else None)


def _apart(body: p.Body) -> Iterator[tuple[frozenset[int], tuple[str, str]]]:
    """Of choices in one line of steps the slots of two that are never one piece, and their names."""
    for steps in p.sequences(body):
        chosen: dict[int, str] = {}
        up: set[int] = set()  # what lies face up since it was turned
        for step in steps:
            if isinstance(step, p.Choose):
                for slot, name in chosen.items():
                    if _says_another(step.group, slot) or (slot in up and _face_down(step.group.where, step.group.bound)):
                        yield frozenset((slot, step.slot)), (name, step.name)
                chosen[step.slot] = step.name
            elif isinstance(step, p.TurnOver) and step.facing == "up" and isinstance(step.piece, p.Local):
                up.add(step.piece.slot)
            elif any(isinstance(part, _TURNS) for part in parts(step)):
                up.clear()


def _says_another(group: p.Group, slot: int) -> bool:
    """Whether a condition of a group leaves out what a slot holds."""
    return any(
        one.op == "!="
        and one.left == p.Bound(number=group.bound, type=group.type)
        and isinstance(one.right, p.Local)
        and one.right.slot == slot
        for one in p.conjuncts(group.where)
        if isinstance(one, p.Compare)
    )


def _face_down(where: p.Expression | None, bound: int) -> bool:
    """Whether a group holds only what lies face down."""
    asked = [one for one in p.conjuncts(where) if isinstance(one, p.PieceState) and one.state == "face down"]
    return any(isinstance(one.of, p.Bound) and one.of.number == bound for one in asked)
