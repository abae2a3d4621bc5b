"""Whoever has an ability belongs to those whose abilities its moment or source allows."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.whole_game import ability_of_others
from rulelang.names.symbols import Symbols


def abilities_can_be_used(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Compares the class of a piece with the class of which its moment or source speaks."""
    allowed = {one.name: one.group.type for one in program.moments} | {one.name: one.group.type for one in program.sources}
    for ability in program.abilities:
        meant = allowed.get(ability.name, ability.piece)
        if ability.piece not in symbols.classes_of(meant):
            own, other = (symbols.classes[name].plural for name in (ability.piece, meant))
            symbols.complain(
                span_of(symbols, ability.line), ability_of_others(ability.name, (ability.piece, own), (meant, other))
            )
