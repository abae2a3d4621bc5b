"""Different pieces that begin in a pile or a bag do not come as their table has them: it is shuffled, or drawn from at random."""

from __future__ import annotations

import re

from rulelang import ast
from rulelang import program as p
from rulelang.checks.numbers.decks_can_be_dealt import starting_counts
from rulelang.checks.place import placed, span_of, written_at
from rulelang.complaints.unmeant.piles import never_shuffled
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.nodes import parts
from rulelang.text.source import Span

_DRAW = re.compile(r"draw (?P<amount>.+?) from (?P<rest>[^:#]+)")


def piles_are_mixed(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains where the first is taken of different pieces that lie as they are declared, and nobody sees in what order."""
    mixed = _mixed(program)
    for zone in program.zones:
        begun = [piece for piece in program.pieces if piece.starts == zone.name]
        if sum(len(piece.rows) for piece in begun) < 2 or zone.name in mixed or (zone.ordered and zone.order == "everyone"):
            continue
        taken = [line for step, line, _ in placed(program) if _takes_the_next(program, zone, step)]
        if taken:
            span = span_of(symbols, min(taken))
            things = " and ".join(symbols.classes[piece.name].plural for piece in begun)
            symbols.complain(span, never_shuffled(things, zone.name, zone.of, _at_random(symbols, span)))


def _mixed(program: p.Program) -> set[str]:
    """The zones that something shuffles, or that set-up empties or fills in an order of its own; all, where that is not known."""
    zones = {zone.name for zone in program.zones}
    shuffled = [one.place for one in parts(program) if isinstance(one, p.Shuffle) and one.line >= 0]  # not what renews itself
    moved = (one for one in parts(program.setup) if isinstance(one, p.MovePiece | p.MoveSome | p.MoveAll | p.Draw))
    moves = [one for one in moved if one.line >= 0]
    places = [*shuffled, *(one.to for one in moves)]
    emptied = [one.group.places for one in moves if isinstance(one, p.MoveAll) and one.group.where is None]
    places += [one.one for one in emptied if one is not None and one.one is not None]
    found = {one.zone for one in places if isinstance(one, p.PlaceAt)}
    return found if all(isinstance(one, p.PlaceAt) for one in places) else zones


def _takes_the_next(program: p.Program, zone: p.Zone, step: p.Node) -> bool:
    """Whether a step takes what comes next in a zone, with nobody to choose it and no chance."""
    match step:
        case p.Draw(at_random=False, source=p.PlaceAt(zone=zone.name)) | p.MovePiece(piece=p.TopOf(of=p.PlaceAt(zone=zone.name))):
            return not _takes_all(program, zone, step)
        case p.MoveSome(source=p.PlaceAt(zone=zone.name)):  # what lies in no order is chosen, where it can be told apart
            classes = next((union.classes for union in program.unions if union.name == step.type), (step.type,))
            return zone.ordered and sum(len(piece.rows) for piece in program.pieces if piece.name in classes) > 1
    return False


def _takes_all(program: p.Program, zone: p.Zone, step: p.Node) -> bool:
    """Whether a step takes all that begins there, at every table, so that no order matters."""
    if not isinstance(step, p.Draw):
        return False
    return all(
        (number := certain(step.amount, table)) is not None and number >= starting_counts(program, table)[zone.name] >= 0
        for table in seatings(program)
    )


def _at_random(symbols: Symbols, span: Span) -> str | None:
    """The draw that is written there, as it would be written of one at random."""
    found = _DRAW.match(written_at(symbols, span))
    return f"draw {found['amount']} at random from {found['rest']}" if found else None
