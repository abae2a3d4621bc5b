"""A pile that is renewed when it is needed: something takes from it, by its name, and what is taken can be known to be there."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import exactly_so_many, from_which_pile, nothing_is_taken
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts
from rulelang.program.renewing import needed


def piles_are_renewed(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at all that takes pieces, where there is such a pile."""
    piles = {zone.name: zone for zone in program.zones if zone.renewed is not None}
    taken: set[str] = set()
    for step in parts(program) if piles else ():
        place = needed(step)
        if isinstance(place, p.PlaceAt):
            taken.add(place.zone)
            if isinstance(step, p.MoveSome) and place.zone in piles:
                _certain(symbols, program, step, piles[place.zone])
        elif place is not None:
            symbols.complain(span_of(symbols, getattr(step, "line", -1)), from_which_pile(piles))
    for name in piles.keys() - taken:
        node = symbols.words[name].node
        symbols.complain(symbols.word_span(node.span, "when"), nothing_is_taken(name))


def _certain(symbols: Symbols, program: p.Program, step: p.MoveSome, zone: p.Zone) -> None:
    """Exactly several of one class, where others lie, too: whether there are so many is found out too late."""
    held = set(zone.holds or [piece.name for piece in program.pieces])
    several = any(isinstance(node, p.Repeat) and step in node.steps and node.line == step.line for node in parts(program))
    if several and not step.if_possible and not held <= set(symbols.classes_of(step.type)):
        symbols.complain(span_of(symbols, step.line), exactly_so_many(symbols.classes[step.type].plural, zone.name))
