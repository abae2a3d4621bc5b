"""What starts in a zone must fit there, at every number of players."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.numbers.decks_can_be_dealt import starting_counts
from rulelang.complaints.places import capacity_too_small
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings


def capacities_hold(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Compares each limit with the pieces that start there."""
    for table in seatings(program):
        counts = starting_counts(program, table)
        for zone in program.zones:
            limit = certain(zone.capacity, table)
            if limit is not None and counts[zone.name] > limit:
                word = symbols.words[zone.name]
                symbols.complain(word.span, capacity_too_small(str(table), counts[zone.name], zone.name, limit))
