"""Which way pieces lie, and who looks at them: `turn`, `look at`, `show`; and where `face down` would say nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.unseen import nobody_looks
from rulelang.complaints.grids.laying import lies_face_up
from rulelang.complaints.places import SHOWN, TURNED_OVER, cannot_be_turned_over, only_pieces_are, sight_is_said
from rulelang.complaints.resources import resources_have_no_face
from rulelang.infer.core import infer, is_piece, player
from rulelang.infer.scope import Scope
from rulelang.infer.steps.moving.moves import facing
from rulelang.infer.values.boards.spaces import grids_with_law
from rulelang.infer.values.groups import group
from rulelang.infer.values.places import as_place
from rulelang.program import kinds

Rule = Callable[[Scope, Any], p.Step | tuple[p.Step, ...] | None]


def turn_over(scope: Scope, node: ast.TurnOverLine) -> p.Step:
    if isinstance(node.piece, ast.AllOf):
        return _turn_all(scope, node, node.piece)
    given = infer(scope, node.piece)
    if given.type != kinds.UNKNOWN and not is_piece(scope, given.type):
        scope.complain(node.piece, cannot_be_turned_over(scope.symbols.text_of(node.piece), given.type, node.facing))
    if isinstance(given.node, p.TopOf):
        _needs_open(scope, node, given.node.of, node.facing)
    if isinstance(given.node, p.EndOf) and given.node.group.places is not None and given.node.group.places.one is not None:
        _needs_open(scope, node, given.node.group.places.one, node.facing)
    if is_piece(scope, given.type):
        _lies_up(scope, node, [line.name for line in grids_with_law(scope.symbols, [given.type])])
    return p.TurnOver(line=scope.symbols.line_of(node), piece=given.node, facing=facing(node.facing) or "up")


def _turn_all(scope: Scope, node: ast.TurnOverLine, pieces: ast.AllOf) -> p.Step:
    found = _pieces(scope, pieces.group, TURNED_OVER)
    if found.places is not None and found.places.one is not None:
        _needs_open(scope, node, found.places.one, node.facing)
    grids = [line.name for line in grids_with_law(scope.symbols, [found.type])]
    _lies_up(scope, node, [name for name in grids if _looks_into(found.places, name)])
    for family in found.places.families if found.places is not None else ():
        _needs_open(scope, node, p.PlaceAt(zone=family), node.facing)
    return p.TurnAll(line=scope.symbols.line_of(node), group=found, facing=facing(node.facing) or "up")


def _looks_into(places: p.Places | None, grid: str) -> bool:
    """Whether pieces of these places may lie on a grid."""
    if places is None:
        return True
    if places.one is not None:
        return not isinstance(places.one, p.PlaceAt) or places.one.zone == grid
    return grid in places.families


def _lies_up(scope: Scope, node: ast.TurnOverLine, grids: list[str]) -> None:
    """Complains where a piece that lies on a grid with a law would be turned face down."""
    if grids and node.facing == "face down":
        scope.complain(node, lies_face_up(grids[0]), word="face")


def _pieces(scope: Scope, node: ast.Group, done: str) -> p.Group:
    found, candidate = group(scope, node, plural=True)
    if candidate.type != kinds.UNKNOWN and not is_piece(scope, candidate.type):
        scope.complain(node, only_pieces_are(done, candidate.type))
    return found


def facing_told(rule: Rule) -> Rule:
    """The rule of a step that may lay pieces `face down`, with a complaint where that says nothing."""

    def told(scope: Scope, node: Any) -> p.Step | tuple[p.Step, ...] | None:
        step = rule(scope, node)
        if node.facing is not None:
            if isinstance(step, p.MoveResources | p.MoveAllResources | p.DrawResources):
                scope.complain(node, resources_have_no_face())
            for inner in _single(step):
                _needs_open(scope, node, getattr(inner, "to", p.Nobody()), node.facing)
        return step

    return told


def _single(step: p.Step | tuple[p.Step, ...] | None) -> list[p.Step]:
    """The steps that a line is made of, also those that it repeats, or tries."""
    if isinstance(step, tuple):
        return [one for part in step for one in _single(part)][:2]  # of what it says twice, once
    if isinstance(step, p.Otherwise | p.Repeat):
        return _single(step.steps)
    return [step] if step is not None else []


def _needs_open(scope: Scope, node: ast.Node, at: p.Expression, words: str) -> None:
    """Complains where the line of a zone already says who sees what lies there, whichever way it lies."""
    word = scope.symbols.words.get(at.zone) if isinstance(at, p.PlaceAt) else None
    if word is None or not isinstance(word.node, ast.ZoneLine):
        return
    notes = [note for note in word.node.notes if isinstance(note, ast.SightNote) and note.sight != "order"]
    note = next((note for note in notes if note.sight != "contents" or note.seer != "everyone"), None)
    if note is None:
        return
    scope.complain(
        node,
        sight_is_said(word.name, scope.symbols.text_of(note), open_it=words == "face up" and note.sight != "top"),
        word=words,
        also=scope.symbols.also(word),
    )


def look(scope: Scope, node: ast.LookLine | ast.ShowLine) -> p.Step:
    if isinstance(node.what, ast.AllOf):
        return p.Show(line=scope.symbols.line_of(node), what=_pieces(scope, node.what.group, SHOWN), **_to(scope, node))
    given = infer(scope, node.what, kinds.PLACE)
    if is_piece(scope, given.type) or given.type == kinds.UNKNOWN:
        return p.Show(line=scope.symbols.line_of(node), what=given.node, **_to(scope, node))
    return p.Show(line=scope.symbols.line_of(node), what=as_place(scope, node.what, given), place=True, **_to(scope, node))


def _to(scope: Scope, node: ast.Node) -> dict[str, p.Expression | None]:
    """Who sees it, and who does it."""
    if isinstance(node, ast.ShowLine):
        return {"to": None if isinstance(node.to, str) else player(scope, node.to), "you": scope.you}
    if scope.you is None:
        scope.complain(node, nobody_looks(), word="look")
    return {"to": scope.you or p.Nobody(), "you": scope.you}


SIGHTS: dict[type[ast.Node], Rule] = {
    ast.TurnOverLine: turn_over,
    ast.LookLine: look,
    ast.ShowLine: look,
}
