"""What starts in a zone must fit there, at every number of players."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.numbers.certain_numbers import certain, seatings
from rulelang.checks.numbers.decks_can_be_dealt import starting_counts
from rulelang.names.symbols import Symbols


def capacities_hold(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Compares each limit with the pieces that start there."""
    for table in seatings(program):
        counts = starting_counts(program, table)
        for zone in program.zones:
            limit = certain(zone.capacity, table)
            if limit is not None and counts[zone.name] > limit:
                word = symbols.words[zone.name]
                symbols.complain_in_prose(
                    "capacity_too_small",
                    "does not fit",
                    word.span,
                    f"with {table} {counts[zone.name]} pieces start in `{zone.name}`, which holds at most {limit}",
                    hint="raise the limit, or let some of them start elsewhere",
                )
