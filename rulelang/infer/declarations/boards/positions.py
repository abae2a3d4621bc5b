"""What counts as the position, and whether it came before."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.positions import (
    chain_in_a_position,
    hidden_in_a_position,
    no_part_of_a_position,
    positions_twice,
)
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Symbol, Symbols

_NUMBERS = (ast.CounterLine, ast.RoleLine, ast.TrackLine, ast.DieLine)


def position(symbols: Symbols, said: list[ast.Position]) -> p.Position | None:
    """`position: board and active_player`, said once."""
    scope = Scope(symbols)
    for extra in said[1:]:
        scope.complain(extra, positions_twice())
    return _position(scope, said[0]) if said else None


def _position(scope: Scope, node: ast.Position) -> p.Position:
    symbols = scope.symbols
    places, numbers, active = [], [], False
    for part in node.parts:
        word = symbols.words.get(part.name)
        if part.name == "active_player":
            active = True
        elif word is not None and isinstance(word.node, ast.ZoneLine | ast.GridLine):
            _is_open(scope, part, word.node)
            places.append(part.name)
        elif word is not None and _is_number(symbols, word):
            _is_open(scope, part, word.node)
            numbers.append(part.name)
        elif word is not None and isinstance(word.node, ast.Chain):
            scope.complain(part, chain_in_a_position(part.name), also=symbols.also(word))
        else:
            places_known = [one.name for one in symbols.words.values() if isinstance(one.node, ast.ZoneLine | ast.GridLine)]
            known = [*places_known, *(one.name for one in symbols.words.values() if _is_number(symbols, one))]
            scope.complain(part, no_part_of_a_position(part.name, known))
    return p.Position(line=symbols.line_of(node), places=tuple(places), numbers=tuple(numbers), active=active)


def _is_number(symbols: Symbols, word: Symbol) -> bool:
    """Whether a number or role is remembered by itself: what is counted on pieces lies there."""
    return isinstance(word.node, _NUMBERS) and word.name not in symbols.counted_on_pieces


def _is_open(scope: Scope, part: ast.Name, node: ast.Node) -> None:
    """Complains about what not everybody sees: whether a position came before would tell it."""
    notes = [*getattr(node, "notes", ()), getattr(node, "seen", None)]
    if any(note.seer != "everyone" for note in notes if isinstance(note, ast.SightNote | ast.SeenNote)):
        scope.complain(part, hidden_in_a_position(part.name))
