"""What is chosen twice out of the same pieces may be the same piece: where both are moved as two things, something says so."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import may_be_the_same
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

Chosen = p.Choose | p.ChooseAtRandom
LOOKING = (p.Choose, p.ChooseAtRandom, p.ChooseNumber, p.ChoosePlace, p.Needs)  # steps that leave everything where it is


def two_things_differ(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at choices with nothing but choices between them; sure only where both are moved and nothing compares them."""
    for steps in _sequences(program):
        for number, one in enumerate(steps):
            if isinstance(one, Chosen) and (other := _second(symbols, one, steps[number + 1 :])) is not None:
                symbols.complain(span_of(symbols, other.line), may_be_the_same(one.name, other.name, other.group.type))


def _sequences(program: p.Program) -> Iterator[list[p.Step]]:
    """Steps that follow one another; what everyone chooses at once is among them."""
    for steps in p.sequences(program):
        yield [one for step in steps for one in (step.choices if isinstance(step, p.Everyone) else (step,))]


def _second(symbols: Symbols, one: Chosen, after: list[p.Step]) -> Chosen | None:
    """The next choice that may take the same piece without a word."""
    for number, other in enumerate(after):
        if isinstance(other, Chosen) and _same(symbols, one.group, other.group) and not _speaks(other.group, one.slot):
            rest = tuple(after[number + 1 :])
            slots = one.slot, other.slot
            both = all(any(_moves(node, slot) for node in parts(rest)) for slot in slots)
            compared = any(all(_speaks(node, slot) for slot in slots) for node in parts(rest) if isinstance(node, p.Compare))
            return other if both and not compared else None
        if not isinstance(other, LOOKING):
            return None
    return None


def _same(symbols: Symbols, one: p.Group, other: p.Group) -> bool:
    """Whether what one group holds may be all in the other, too."""
    classes = set(symbols.classes_of(one.type)) & set(symbols.classes_of(other.type))
    if not classes or any(symbols.classes[name].form != "piece" for name in classes if name in symbols.classes):
        return False
    plain = [_renamed(group.model_copy(update={"type": "", "bound": 0}), group.bound) for group in (one, other)]
    return bool(plain[0] == plain[1])


def _renamed(node: object, bound: int) -> object:
    """An expression with its candidate numbered 0 and of no class."""
    if isinstance(node, p.Bound) and node.number == bound:
        return node.model_copy(update={"number": 0, "type": ""})
    if isinstance(node, p.Node):
        return node.model_copy(update={name: _renamed(getattr(node, name), bound) for name in type(node).model_fields})
    return tuple(_renamed(part, bound) for part in node) if isinstance(node, tuple) else node


def _speaks(node: object, slot: int) -> bool:
    return any(isinstance(part, p.Local | p.Picked) and part.slot == slot for part in parts(node))


def _moves(node: object, slot: int) -> bool:
    moved = (node.piece,) if isinstance(node, p.MovePiece) else (node.piece, node.other) if isinstance(node, p.Swap) else ()
    return any(isinstance(piece, p.Local | p.Picked) and piece.slot == slot for piece in moved)
