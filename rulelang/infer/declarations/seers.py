"""Who sees: the notes of zones, resources and counters that name it, and complaints where one cannot be or says nothing."""

from __future__ import annotations

from typing import Literal, cast

from rulelang import ast
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
        text = f"`{name}` belongs to nobody, so it has no owner"
        Scope(symbols).complain_in_prose("wrong_owner", "whose?", note, text, word="owner")
    return _SEERS[note.seer]


def sights(symbols: Symbols, line: ast.ZoneLine, of: str | None) -> dict[str, Seer]:
    """Who sees what of a zone: `contents`, `order`, and if they are said, `top` and `each piece`."""
    notes = {note.sight: note for note in line.notes if isinstance(note, ast.SightNote)}
    partly = [name for name in ("top", "each piece") if name in notes]
    found = {name: seer(symbols, note, line.name, of) for name, note in notes.items() if name != "each piece"}
    found.setdefault("contents", "nobody" if partly else "everyone")
    found.setdefault("order", found["contents"])
    if "each piece" in notes:
        found["each piece"] = _SEERS[notes["each piece"].seer]
        _check_each(Scope(symbols), line, notes["each piece"])
    if "top" in notes:
        _check_top(Scope(symbols), line, notes["top"])
    for name in partly if found["contents"] == "everyone" else ():
        text = f"everyone sees all of `{line.name}`"
        hint = f"leave out `contents seen by everyone`, if only {'the top' if name == 'top' else 'that'} is seen"
        Scope(symbols).complain_in_prose("needless_sight", "it is seen anyway", notes[name], text, hint=hint)
    return found


def _check_top(scope: Scope, line: ast.ZoneLine, note: ast.SightNote) -> None:
    """Complains about a top that a zone does not have, or that says nothing."""
    if not any(isinstance(one, ast.OrderedNote) for one in line.notes):
        text = f"what lies in `{line.name}` has no order, so no piece is on top"
        scope.complain_in_prose(
            "needless_sight", "nothing is on top", note, text, hint="say `ordered` (a pile) or `in line` (a queue), too"
        )
    elif note.seer == "nobody":
        text = "nobody sees the top unless a line says so"
        scope.complain_in_prose("needless_sight", "this goes without saying", note, text, hint="say `contents seen by nobody`")


def _check_each(scope: Scope, line: ast.ZoneLine, note: ast.SightNote) -> None:
    """Complains about the owner of pieces that have none, or where it is not the owner who is meant."""
    if "owner" not in note.seer:
        text = "`each piece` says that a piece is seen by whose it is"
        hint = f"say `contents seen by {note.seer}`, or `each piece seen by its owner`"
        scope.complain_in_prose("needless_sight", "whose piece?", note, text, hint=hint)
        return
    owned = {one.name for one in scope.symbols.classes.values() if one.form == "piece" and _owned(scope, one.name)}
    held = [name for union in held_classes(line) for name in scope.symbols.unions.get(union, [union])]
    for name in [name for name in held if name not in owned and name in scope.symbols.classes] or ([] if held else [""]):
        text = f"{scope.symbols.classes[name].plural} belong to nobody" if name else f"`{line.name}` does not say what it holds"
        hint = (
            f"`piece {name} each player`: each player has some"
            if name
            else "say `holds …`, of pieces that are declared `each player`"
        )
        scope.complain_in_prose("wrong_owner", "whose?", note, text, word="owner", hint=hint)


def _owned(scope: Scope, name: str) -> bool:
    word = scope.symbols.words.get(name)
    return word is not None and isinstance(word.node, ast.PieceLine) and word.node.each is not None


def each_piece(found: dict[str, Seer]) -> Owner | None:
    """Who sees a piece by whose it is."""
    return cast(Owner, found["each piece"]) if found.get("each piece") in ("owner", "others") else None
