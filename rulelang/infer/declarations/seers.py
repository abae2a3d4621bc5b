"""Who sees: the notes of zones, resources and counters that name it, and complaints where one cannot be or says nothing."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
from rulelang.complaints.sight import (
    all_is_seen,
    each_piece_by_its_owner,
    has_no_owner,
    holds_what_of_whom,
    nobody_sees_the_top,
    nothing_is_on_top,
    pieces_without_owner,
)
from rulelang.infer.scope import Scope
from rulelang.names.symbols import Symbols, held_classes
from rulelang.program import kinds

Seer = Literal["everyone", "nobody", "owner", "others"]
Owner = Literal["owner", "others"]
_SEERS: dict[str, Seer] = {
    "everyone": "everyone",
    "nobody": "nobody",
    "its owner": "owner",
    "everyone but its owner": "others",
}


def seer(symbols: Symbols, note: ast.SeenNote | ast.SightNote | None, name: str, of: str | None) -> Seer:
    """Who sees a number or a zone: its owner is the player whose it is."""
    if note is None:
        return "everyone"
    if "owner" in note.seer and of != kinds.PLAYER:
        Scope(symbols).complain(note, has_no_owner(name), word="owner")
    return _SEERS[note.seer]


def sights(symbols: Symbols, line: ast.ZoneLine, of: str | None) -> dict[str, Seer]:
    """Who sees what of a zone: `contents`, `order`, and if they are said, `top` and `each piece`."""
    notes = {note.sight: note for note in line.notes if isinstance(note, ast.SightNote)}
    partly = [name for name in ("top", "each piece") if name in notes]
    found = {name: seer(symbols, note, line.name, of) for name, note in notes.items() if name in ("contents", "order", "top")}
    found.setdefault("contents", "nobody" if notes.keys() & set(ast.PARTS_SEEN) else "everyone")
    found.setdefault("order", found["contents"])
    if "each piece" in notes:
        found["each piece"] = _SEERS[notes["each piece"].seer]
        _check_each(Scope(symbols), line, notes["each piece"])
    if "top" in notes:
        _check_top(Scope(symbols), line, notes["top"])
    for name in partly if found["contents"] == "everyone" else ():
        Scope(symbols).complain(notes[name], all_is_seen(line.name, name))
    return found


def _check_top(scope: Scope, line: ast.ZoneLine, note: ast.SightNote) -> None:
    """Complains about a top that a zone does not have, or that says nothing."""
    if not any(isinstance(one, ast.OrderedNote) for one in line.notes):
        scope.complain(note, nothing_is_on_top(line.name))
    elif note.seer == "nobody":
        scope.complain(note, nobody_sees_the_top())


def _check_each(scope: Scope, line: ast.ZoneLine, note: ast.SightNote) -> None:
    """Complains about the owner of pieces that have none, or where it is not the owner who is meant."""
    if "owner" not in note.seer:
        scope.complain(note, each_piece_by_its_owner(note.seer))
        return
    owned = {one.name for one in scope.symbols.classes.values() if one.form == "piece" and _owned(scope, one.name)}
    held = [name for union in held_classes(line) for name in scope.symbols.unions.get(union, [union])]
    for name in [name for name in held if name not in owned and name in scope.symbols.classes]:
        scope.complain(note, pieces_without_owner(name, scope.symbols.classes[name].plural), word="owner")
    if not held:
        scope.complain(note, holds_what_of_whom(line.name), word="owner")


def _owned(scope: Scope, name: str) -> bool:
    word = scope.symbols.words.get(name)
    return word is not None and isinstance(word.node, ast.PieceLine) and word.node.each is not None


def each_piece(found: dict[str, Seer]) -> Owner | None:
    """Who sees a piece by whose it is."""
    return cast(Owner, found["each piece"]) if found.get("each piece") in ("owner", "others") else None
