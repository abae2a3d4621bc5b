"""What a zone is in a word: `a face-down pile` for what is ordered and seen by nobody, `in a row` for a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulelang import ast


def as_pile(node: Any) -> Any:
    """A zone, or a change of one, with these words for the notes that say it at greater length."""
    field = "notes" if isinstance(node, ast.ZoneLine) else "parts" if isinstance(node, ast.ChangeLine) else ""
    parts: Sequence[ast.Node] = getattr(node, field, ())
    ordered = next((part for part in parts if isinstance(part, ast.OrderedNote)), None)
    if ordered is None:
        return node
    word, without = _word(ordered, parts, whole=isinstance(node, ast.ZoneLine))
    said = tuple(part.model_copy(update={"word": word}) if part is ordered else part for part in parts if part is not without)
    return node.model_copy(update={field: said})


def _word(ordered: ast.OrderedNote, parts: Sequence[ast.Node], *, whole: bool) -> tuple[str, ast.Node | None]:
    """The word for the order, and the note that it says as well; `whole`: whether these are all notes of the zone."""
    if ordered.word == "in line":
        return "in a row", None
    sights = [part for part in parts if isinstance(part, ast.SightNote)]
    unseen = next((one for one in sights if one.sight == "contents" and one.seer == "nobody"), None)
    if unseen is not None:
        return "a face-down pile", unseen
    return ("a pile" if sights or not whole else "a face-up pile"), None
