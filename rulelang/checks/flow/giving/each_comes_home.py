"""What belongs to others does not come to your own place of those that each player has for them: each goes to its owner's."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.giving.handed_over import handed_over, know
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.giving import others_come_to_yours
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import Node, parts


def each_comes_home(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where they come to your zone of those in which these pieces start; of another zone it may be meant."""
    homes = {(piece.name, piece.starts) for piece in program.pieces if piece.each_player}
    homes &= {(type, zone.name) for zone in program.zones if zone.of == "player" for type, _ in homes}
    handed = handed_over(program) if homes else {}
    for body in parts(program) if homes else ():
        if isinstance(body, p.Body):
            found = dict(handed.get(body.name, {}))
            for step in parts(body):
                if isinstance(step, p.Choose | p.Each):
                    know(found, step.slot, step.group)
            for line, group, to in _moved(body, found):
                if (group.type, to.zone) in homes and _is_yours(to.of, group, found):
                    symbols.complain(span_of(symbols, line), others_come_to_yours(group.type, to.zone))


def _moved(body: Node, found: dict[int, p.Group]) -> Iterator[tuple[int, p.Group, p.PlaceAt]]:
    """Each move of pieces of others to a place: its line, the group that they are of, and the place."""
    for step in parts(body):
        if isinstance(step, p.MoveAll):
            group: p.Group | None = step.group
        elif isinstance(step, p.MovePiece) and isinstance(step.piece, p.Local):
            group = found.get(step.piece.slot)
        else:
            continue
        if group is not None and group.owner == "other" and isinstance(step.to, p.PlaceAt):
            yield step.line, group, step.to


def _is_yours(whose: p.Expression | None, group: p.Group, found: dict[int, p.Group]) -> bool:
    """Whether a place is surely that of who is not the owner: your own, or the owner's of a piece of yours."""
    if isinstance(whose, p.OwnerOf) and isinstance(whose.of, p.Local):
        own = found.get(whose.of.slot)
        return own is not None and own.owner == "your"
    return whose is not None and whose == group.you
