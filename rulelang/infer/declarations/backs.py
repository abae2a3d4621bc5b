"""Which backs of a zone everybody sees, and complaints where its line would say nothing by that."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang.complaints.sight import (
    all_is_seen,
    back_shows_nothing,
    backs_are_seen_by_everyone,
    backs_show_their_order,
    nothing_is_on_top,
    top_back_is_one_of_them,
    top_is_seen,
)
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Symbols, held_classes

Backs = Literal["all", "top"]
_BACKS: dict[str, Backs] = {"backs": "all", "top back": "top"}


def backs(symbols: Symbols, line: ast.ZoneLine) -> Backs | None:
    """All backs, that of the top piece, or none; a back is seen by everybody who sees the zone lie there."""
    notes = {note.sight: note for note in line.notes if isinstance(note, ast.SightNote)}
    found = [name for name in _BACKS if name in notes]
    for name in found:
        _check(Scope(symbols), line, name, notes)
    return _BACKS[found[0]] if found else None


def _check(scope: Scope, line: ast.ZoneLine, name: str, notes: dict[str, ast.SightNote]) -> None:
    """Complains about a note that would show nothing beside what is seen, or not to whom it says."""
    note, order = notes[name], notes.get("order")
    ordered = any(isinstance(one, ast.OrderedNote) for one in line.notes)
    plain = _plain_class(scope, line)
    if note.seer != "everyone":
        scope.complain(note, backs_are_seen_by_everyone(name, note.seer))
    elif "contents" in notes and notes["contents"].seer == "everyone":
        scope.complain(note, all_is_seen(line.name, name))
    elif name == "top back" and not ordered:
        scope.complain(note, nothing_is_on_top(line.name))
    elif name == "top back" and "backs" in notes:
        scope.complain(note, top_back_is_one_of_them(line.name))
    elif name == "top back" and "top" in notes and notes["top"].seer == "everyone":
        scope.complain(note, top_is_seen(line.name))
    elif name == "backs" and ordered and order is not None and order.seer != "everyone":
        scope.complain(order, backs_show_their_order(line.name))
    elif plain:
        scope.complain(note, back_shows_nothing(plain, scope.symbols.classes[plain].plural))


def _plain_class(scope: Scope, line: ast.ZoneLine) -> str:
    """The class of all that may lie in a zone, if its backs are all alike: else it is empty."""
    symbols = scope.symbols
    named = [one for union in held_classes(line) for one in symbols.unions.get(union, [union])]
    held = named or [one.name for one in symbols.classes.values() if one.form == "piece" and one.name not in symbols.unions]
    word = symbols.words.get(held[0]) if len(held) == 1 else None
    piece = word.node if word is not None else None
    alike = isinstance(piece, ast.PieceLine) and piece.each is None and piece.back is None
    return held[0] if alike and held[0] in symbols.classes else ""
