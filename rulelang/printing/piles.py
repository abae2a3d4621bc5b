"""What a zone is in a word: `a face-down pile` for what is ordered and seen by nobody, `in a row` for a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulelang import ast
from rulelang.ast.declarations.zones import ROWS
from rulelang.syntax.spelled_out import PILE


def as_pile(node: Any) -> Any:
    """A zone, or a change of one, with these words; what a face-down pile says beside its order comes right after it."""
    field = "notes" if isinstance(node, ast.ZoneLine) else "parts" if isinstance(node, ast.ChangeLine) else ""
    parts: Sequence[ast.Node] = getattr(node, field, ())
    ordered = next((part for part in parts if isinstance(part, ast.OrderedNote)), None)
    if ordered is None or sum(isinstance(part, ast.OrderedNote) for part in parts) > 1:  # which has a complaint
        return node
    unseen = next(
        (one for one in parts if isinstance(one, ast.SightNote) and one.sight == "contents" and one.seer == "nobody"), None
    )
    row = ordered.word in ROWS
    word = "in a row" if row else PILE if unseen else _open(parts, whole=isinstance(node, ast.ZoneLine))
    said: list[ast.Node] = []
    for part in parts:
        if part is ordered:
            said += [ordered.model_copy(update={"word": word}), *([unseen] if unseen and not row else [])]
        elif part is not unseen or row:
            said.append(part)
    return node.model_copy(update={field: tuple(said)})


def _open(parts: Sequence[ast.Node], *, whole: bool) -> str:
    """The word for a pile of which something is seen; `whole`: whether these are all notes of the zone."""
    return "a face-up pile" if whole and not any(isinstance(part, ast.SightNote) for part in parts) else "a pile"
