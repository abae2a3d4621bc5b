"""Which way pieces lie, and who looks at them: `turn`, `look at`, `show`; and where `face down` would say nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.infer.core import infer, player
from rulelang.infer.scope import Scope
from rulelang.infer.steps.moves import facing, is_piece
from rulelang.infer.values.groups import group
from rulelang.infer.values.places import as_place
from rulelang.program import kinds

Rule = Callable[[Scope, Any], p.Step | None]


def turn_over(scope: Scope, node: ast.TurnOverLine) -> p.Step:
    given = infer(scope, node.piece)
    if given.type != kinds.UNKNOWN and not is_piece(scope, given.type):
        text = f"only a piece is turned over, and `{scope.symbols.text_of(node.piece)}` is {kinds.spoken(given.type)}"
        hint = None
        if given.type == kinds.PLACE:
            hint = f"say `turn all … in {scope.symbols.text_of(node.piece)} {node.facing}`"
        scope.complain_in_prose("wrong_kind", "cannot be turned over", node.piece, text, hint=hint)
    if isinstance(given.node, p.TopOf):
        _needs_open(scope, node, given.node.of, node.facing)
    return p.TurnOver(line=scope.symbols.line_of(node), piece=given.node, facing=facing(node.facing) or "up")


def turn_all(scope: Scope, node: ast.TurnAllLine) -> p.Step:
    found = _pieces(scope, node.group, "turned over")
    if found.places is not None and found.places.one is not None:
        _needs_open(scope, node, found.places.one, node.facing)
    for family in found.places.families if found.places is not None else ():
        _needs_open(scope, node, p.PlaceAt(zone=family), node.facing)
    return p.TurnAll(line=scope.symbols.line_of(node), group=found, facing=facing(node.facing) or "up")


def _pieces(scope: Scope, node: ast.Group, done: str) -> p.Group:
    found, candidate = group(scope, node, plural=True)
    if candidate.type != kinds.UNKNOWN and not is_piece(scope, candidate.type):
        text = f"only pieces are {done}, and this is {kinds.spoken(candidate.type)}"
        scope.complain_in_prose("wrong_kind", f"cannot be {done}", node, text)
    return found


def facing_told(rule: Rule) -> Rule:
    """The rule of a step that may lay pieces `face down`, with a complaint where that says nothing."""

    def told(scope: Scope, node: Any) -> p.Step | None:
        step = rule(scope, node)
        if node.facing is not None:
            if isinstance(step, p.MoveResources | p.MoveAllResources | p.DrawResources):
                scope.complain_in_prose("wrong_kind", "has no face", node, "resources have no face that could lie up or down")
            for inner in step.steps if isinstance(step, p.Otherwise) else (step,):
                _needs_open(scope, node, getattr(inner, "to", p.Nobody()), node.facing)
        return step

    return told


def _needs_open(scope: Scope, node: ast.Node, at: p.Expression, words: str) -> None:
    """Complains where the line of a zone already says who sees what lies there, whichever way it lies."""
    word = scope.symbols.words.get(at.zone) if isinstance(at, p.PlaceAt) else None
    if word is None or not isinstance(word.node, ast.ZoneLine):
        return
    notes = [note for note in word.node.notes if isinstance(note, ast.SightNote) and note.sight != "order"]
    note = next((note for note in notes if note.sight == "top" or note.seer != "everyone"), None)
    if note is None:
        return
    said = scope.symbols.text_of(note)
    out = "leave it out"
    if words == "face up" and note.sight != "top":
        out = f"`show … to everyone` shows what lies there, and `top seen by everyone` in the line of `{word.name}` its top"
    scope.complain_in_prose(
        "needless_facing",
        "who sees it is said already",
        node,
        f"in `{word.name}`, `{said}` holds for a piece whichever way it lies",
        word=words,
        also=scope.symbols.also(word),
        hint=out,
    )


def look(scope: Scope, node: ast.LookLine | ast.ShowLine) -> p.Step:
    given = infer(scope, node.what, kinds.PLACE)
    if is_piece(scope, given.type) or given.type == kinds.UNKNOWN:
        return p.Show(line=scope.symbols.line_of(node), what=given.node, **_to(scope, node))
    return p.Show(line=scope.symbols.line_of(node), what=as_place(scope, node.what, given), place=True, **_to(scope, node))


def look_all(scope: Scope, node: ast.LookAllLine | ast.ShowAllLine) -> p.Step:
    found = _pieces(scope, node.group, "shown")
    return p.Show(line=scope.symbols.line_of(node), what=found, **_to(scope, node))


def _to(scope: Scope, node: ast.Node) -> dict[str, Any]:
    """Who sees it, and who does it."""
    if isinstance(node, ast.ShowLine | ast.ShowAllLine):
        return {"to": None if isinstance(node.to, str) else player(scope, node.to), "you": scope.you}
    if scope.you is None:
        scope.complain_in_prose(
            "nobody_is_you",
            "nobody is `you` here",
            node,
            "nobody is `you` here, so nobody looks",
            word="look",
            hint="say `each player: look at …`, or `show … to everyone`",
        )
    return {"to": scope.you or p.Nobody(), "you": scope.you}


SIGHTS: dict[type[ast.Node], Rule] = {
    ast.TurnOverLine: turn_over,
    ast.TurnAllLine: turn_all,
    ast.LookLine: look,
    ast.LookAllLine: look_all,
    ast.ShowLine: look,
    ast.ShowAllLine: look_all,
}
