"""`blindly choose`: a piece chosen by its place, by somebody who does not see which it is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices import (
    blindly_where,
    blindly_without_order,
    blindly_without_seen_order,
    everyone_sees_what_lies_in,
    not_blindly,
    number_is_chosen_or_zero,
)
from rulelang.infer.core import is_piece
from rulelang.infer.scope import Scope
from rulelang.program import kinds


def unseen(scope: Scope, node: ast.ChooseLine, group: p.Group) -> bool:
    """Whether pieces are chosen by their places; a complaint where they have none, or where everybody sees them."""
    if not node.word.startswith("blindly"):
        return False
    if group.type != kinds.UNKNOWN and not is_piece(scope, group.type):
        scope.complain(node, not_blindly(group.type), word="blindly")
        return False
    families = _families(group)
    if not families:
        scope.complain(node, blindly_where(), word="blindly")
    for name in families:
        _check_zone(scope, node, name)
    return True


def _families(group: p.Group) -> tuple[str, ...]:
    if group.places is None:
        return ()
    one = group.places.one
    return (one.zone,) if isinstance(one, p.PlaceAt) else group.places.families


def _check_zone(scope: Scope, node: ast.ChooseLine, name: str) -> None:
    word = scope.symbols.words.get(name)
    if word is None or not isinstance(word.node, ast.ZoneLine):
        scope.complain(node, everyone_sees_what_lies_in(name), word="blindly")
        return
    notes = word.node.notes
    sights = {note.sight: note.seer for note in notes if isinstance(note, ast.SightNote)}
    if not any(isinstance(note, ast.OrderedNote) for note in notes):
        scope.complain(node, blindly_without_order(name), word="blindly")
    elif sights.get("contents", "nobody" if sights.keys() & set(ast.PARTS_SEEN) else "everyone") == "everyone":
        scope.complain(node, everyone_sees_what_lies_in(name), word="blindly")
    elif sights.get("order") != "everyone":
        scope.complain(node, blindly_without_seen_order(name), word="blindly")


def number_is_seen(scope: Scope, node: ast.ChooseNumberLine | ast.ChoosePlace) -> None:
    """A complaint where a number or a place is to be chosen blindly, or may be left unchosen."""
    if node.word.startswith("blindly"):
        scope.complain(node, not_blindly(), word="blindly")
    if node.word.startswith("may") and isinstance(node, ast.ChooseNumberLine):
        scope.complain(node, number_is_chosen_or_zero(), word="may")
