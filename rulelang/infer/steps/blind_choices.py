"""`blindly choose`: a piece chosen by its place, by somebody who does not see which it is."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.infer.scope import Scope
from rulelang.infer.steps.moves import is_piece
from rulelang.program import kinds


def unseen(scope: Scope, node: ast.ChooseLine, group: p.Group) -> bool:
    """Whether pieces are chosen by their places; a complaint where they have none, or where everybody sees them."""
    if not node.word.startswith("blindly"):
        return False
    if group.type != kinds.UNKNOWN and not is_piece(scope, group.type):
        _complain(scope, node, f"only pieces lie unseen, and this is {kinds.spoken(group.type)}", "leave out `blindly`")
        return False
    families = _families(group)
    if not families:
        _complain(scope, node, "it must be said where they lie", "say `blindly choose … in your …`")
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
        _complain(scope, node, f"everyone sees what lies in `{name}`", "leave out `blindly`")
        return
    notes = word.node.notes
    sights = {note.sight: note.seer for note in notes if isinstance(note, ast.SightNote)}
    if not any(isinstance(note, ast.OrderedNote) for note in notes):
        text = f"what lies in `{name}` has no order, so no place tells one from another"
        hint = f"say `zone {name} …, ordered`, or take one by chance: `draw 1 at random from …`"
        _complain(scope, node, text, hint)
    elif sights.get("contents", "nobody" if {"top", "each piece"} & sights.keys() else "everyone") == "everyone":
        _complain(scope, node, f"everyone sees what lies in `{name}`", "leave out `blindly`")
    elif sights.get("order") != "everyone":
        text = f"not everybody sees which place in `{name}` is which"
        _complain(
            scope, node, text, f"say `order seen by everyone` in the line of `{name}`: that tells the places, not the pieces"
        )


def number_is_seen(scope: Scope, node: ast.ChooseNumberLine | ast.ChoosePlace) -> None:
    """A complaint where a number or a place is to be chosen blindly, or may be left unchosen."""
    if node.word.startswith("blindly"):
        _complain(scope, node, "only pieces lie unseen", "leave out `blindly`")
    if node.word.startswith("may") and isinstance(node, ast.ChooseNumberLine):
        text = "a number is chosen, or `0`"
        hint = "say `secretly choose number from 0 to …`"
        scope.complain_in_prose("not_optional", "a number can be 0", node, text, word="may", hint=hint)


def _complain(scope: Scope, node: ast.Node, text: str, hint: str) -> None:
    scope.complain_in_prose("not_blind", "not chosen blindly", node, text, word="blindly", hint=hint)
