"""A zone must have what set-up draws from it, at every number of players."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import deck_too_small
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import Seating, certain, seatings

Counts = dict[str, int]
_PLENTY = 1_000_000  # `fill … from …`: as many as there are


class _Unsure(Exception):
    """From here on it is not certain what lies where."""


def decks_can_be_dealt(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows set-up for as long as it is certain how many pieces lie in a zone."""
    if program.setup is None:
        return
    for table in seatings(program):
        counts = starting_counts(program, table)
        try:
            for step in program.setup.steps:
                _follow(symbols, program, table, counts, step, 1)
        except _Unsure:
            continue


def starting_counts(program: p.Program, table: Seating) -> Counts:
    """How many pieces start in each zone, or in each player's."""
    zones = {zone.name: zone for zone in program.zones}
    counts = dict.fromkeys(zones, 0)
    for piece in program.pieces:
        copies = [certain(number, table) for number in piece.copies]
        if piece.starts not in counts:
            continue
        if None in copies or counts[piece.starts] < 0:
            counts[piece.starts] = -1  # not certain
            continue
        total = sum(number or 0 for number in copies)
        shared = piece.each_player and zones[piece.starts].of is None
        counts[piece.starts] += total * (table.players if shared else 1)
    return counts


def _follow(symbols: Symbols, program: p.Program, table: Seating, counts: Counts, step: p.Step, times: int) -> None:
    match step:
        case p.Each() if step.group.where is None and step.group.rank is None and step.group.owner is None:
            for inner in step.steps:
                _follow(symbols, program, table, counts, inner, times * _size(program, table, step.group.type))
        case p.Repeat() if step.times is not None and not step.up_to:
            number = certain(step.times, table)
            if number is None:
                raise _Unsure
            for inner in step.steps:
                _follow(symbols, program, table, counts, inner, times * number)
        case p.Draw():
            _deal(symbols, program, table, counts, step, times)
        case (
            p.Shuffle()
            | p.Gain()
            | p.Become()
            | p.Roll()
            | p.RollPieces()
            | p.TurnTo()
            | p.Randomise()
            | p.MoveResources()
            | p.MoveAllResources()
            | p.TurnOver()
        ):
            pass
        case _:
            raise _Unsure


def _size(program: p.Program, table: Seating, type: str) -> int:
    if type == "player":
        return table.players
    kind = next((kind for kind in program.kinds if kind.name == type), None)
    if kind is None:
        raise _Unsure
    return len(kind.members)


def _deal(symbols: Symbols, program: p.Program, table: Seating, counts: Counts, step: p.Draw, times: int) -> None:
    number = certain(step.amount, table)
    shared = {zone.name for zone in program.zones if zone.of is None}
    source, to = _zone(step.source, shared), _zone(step.to, shared)
    if number is None or number >= _PLENTY or source is None:
        raise _Unsure
    if counts[source] >= 0 and counts[source] < number * times:
        symbols.complain(span_of(symbols, step.line), deck_too_small(str(table), number * times, source, counts[source]))
        raise _Unsure
    counts[source] -= number * times if counts[source] >= 0 else 0
    if to is not None and counts[to] >= 0:
        counts[to] += number * times


def _zone(place: p.Expression, shared: set[str]) -> str | None:
    return place.zone if isinstance(place, p.PlaceAt) and place.zone in shared else None
