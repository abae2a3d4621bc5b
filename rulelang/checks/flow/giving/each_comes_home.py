"""What belongs to others does not come to your own place of those that each player has for them: each goes to its owner's."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.giving.handed_over import WHOSE, bodies, handed_over, know
from rulelang.checks.place import span_of
from rulelang.complaints.no_effect.giving import others_come_to_yours, whosever_come_to_yours
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import Node, parts


def each_comes_home(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where they come to your zone of those in which these pieces start; of another zone it may be meant.

    Of pieces that may be anybody's, on a board of all, it is sure only where pieces are taken out of there again, whosever they
    are: these would be laid as one's own.
    """
    homes = {(piece.name, piece.starts) for piece in program.pieces if piece.each_player}
    homes &= {(type, zone.name) for zone in program.zones if zone.of == "player" for type, _ in homes}
    taken = _taken_out(program, homes)
    handed = handed_over(program) if homes else {}
    for body in parts(program) if homes else ():
        if isinstance(body, p.Body):
            found = dict(handed.get(body.name, {}))
            for step in parts(body):
                if isinstance(step, p.Choose | p.Each):
                    know(found, step.slot, step.group)
            for step, group, to in _moved(body, found):
                home = group.type, to.zone
                if home not in homes or not _is_yours(to.of, group, found):
                    continue
                if _of_others(group):
                    symbols.complain(span_of(symbols, step.line), others_come_to_yours(*home))
                elif home in taken and _anybodys(symbols, group) and not _asks_whose(body, step):
                    symbols.complain(span_of(symbols, step.line), whosever_come_to_yours(*home))


def _taken_out(program: p.Program, homes: set[tuple[str, str | None]]) -> set[tuple[str, str | None]]:
    """From which of these places pieces are taken in the course of the game without a word whose they are."""
    taken: set[tuple[str, str | None]] = set()
    for body in bodies(program):
        for step in parts(body) if body is not program.setup else ():
            if isinstance(step, p.MoveSome) and isinstance(step.source, p.PlaceAt):
                taken.add((step.type, step.source.zone))
            elif isinstance(step, p.Choose) and step.group.owner is None and step.group.places is not None:
                where = step.group.places.one
                taken |= {(step.group.type, where.zone)} if isinstance(where, p.PlaceAt) and step.group.where is None else set()
    return taken & homes


def _of_others(group: p.Group) -> bool:
    """Whether pieces are surely those of others: it is said, or they are outflanked."""
    near = group.places.near if group.places is not None else None
    return group.owner == "other" or (near is not None and near.relation == "outflanked from")


def _anybodys(symbols: Symbols, group: p.Group) -> bool:
    """Whether nothing says whose they are that lie anywhere on a board of all, or around a space of it."""
    if group.places is None or group.owner is not None or group.where is not None:
        return False
    lines = [symbols.words[name].node for name in group.places.families if name in symbols.words]
    common = [line for line in lines if isinstance(line, ast.GridLine) and line.each is None]
    return len(common) == len(group.places.families) > 0


def _asks_whose(body: p.Body, step: p.MovePiece | p.MoveAll) -> bool:
    """Whether something of a body depends on whose the piece is that a step moves."""
    asked = [part.of for part in parts(body) if isinstance(part, p.OwnerOf)]
    return isinstance(step, p.MovePiece) and step.piece in asked


def _moved(body: Node, found: dict[int, p.Group]) -> Iterator[tuple[p.MovePiece | p.MoveAll, p.Group, p.PlaceAt]]:
    """Each move of pieces to a place, with the group that they are of and the place."""
    for step in parts(body):
        if isinstance(step, p.MoveAll):
            group: p.Group | None = step.group
        elif isinstance(step, p.MovePiece) and isinstance(step.piece, p.Local):
            group = found.get(step.piece.slot)
        else:
            continue
        if group is not None and isinstance(step.to, p.PlaceAt):
            yield step, group, step.to


def _is_yours(whose: p.Expression | None, group: p.Group, found: dict[int, p.Group]) -> bool:
    """Whether a place is surely that of who is not the owner: your own, or the owner's of a piece of yours."""
    if isinstance(whose, p.OwnerOf) and isinstance(whose.of, p.Local):
        own = found.get(whose.of.slot)
        return own is not None and own.owner == "your"
    return whose is not None and whose == (WHOSE if group.you is None else group.you)
