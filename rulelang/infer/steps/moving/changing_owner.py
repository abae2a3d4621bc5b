"""`owner of stone becomes you`: a piece makes way for one that the new owner has in store, and goes home itself."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.boards.owners import (
    counted_stays_behind,
    new_owner_has_none,
    only_of_one_class,
    row_would_be_told,
    which_changes_its_owner,
)
from rulelang.complaints.grids.laying import not_exchanged
from rulelang.infer.core import another_kind, infer
from rulelang.infer.scope import Scope
from rulelang.infer.values.boards.shapes import moved_alone
from rulelang.infer.values.boards.spaces import grids_with_law
from rulelang.program import kinds


def changes_owner(scope: Scope, node: ast.Becomes) -> p.Step | None:
    """The step, of a piece of which each player has some; nothing where `becomes` is said of something else.

    Who owns it already keeps it. Else one of the new owner's takes its place, from where these start and of the same row, and it
    goes to where its owner's start; if there is none, this cannot be done.
    """
    said = node.target
    if not isinstance(said, ast.Property) or said.name != "owner" or said.key is not None:
        return None
    piece = infer(scope, said.of)
    cls = scope.symbols.classes.get(piece.type)
    if cls is None or cls.form != "piece":
        return None
    line = scope.symbols.line_of(node)
    given = infer(scope, node.value, kinds.PLAYER)
    if given.type != kinds.PLAYER:
        another_kind(scope, node.value, given.type, kinds.PLAYER)
    home = _home(scope, said, piece.type)
    if not isinstance(piece.node, p.Local | p.Picked):
        scope.complain(said.of, which_changes_its_owner(scope.symbols.text_of(said.of), piece.type))
    bound = scope.frame.new_bound()
    alike = p.Compare(op="==", left=p.RowOf(of=p.Bound(number=bound, type=piece.type)), right=p.RowOf(of=piece.node))
    there = p.Places(one=p.PlaceAt(zone=home, of=given.node))
    where = alike if len(cls.members) > 1 else None
    store = p.Group(type=piece.type, bound=bound, places=there, owner="your", you=given.node, where=where)
    steps = (
        p.Swap(line=line, piece=piece.node, other=p.EndOf(end="first", group=store, type=piece.type)),
        p.MovePiece(line=line, piece=piece.node, to=p.PlaceAt(zone=home, of=p.OwnerOf(of=piece.node))),
    )
    another = p.Compare(op="!=", left=p.OwnerOf(of=piece.node), right=given.node)
    return p.If(line=line, branches=(p.Branch(line=line, condition=another, steps=steps),))


def _home(scope: Scope, node: ast.Property, type: str) -> str:
    """Where the pieces of a class start, each player's in a place of that player; complaints where they are not so."""
    symbols = scope.symbols
    if type in symbols.unions:
        scope.complain(node.of, only_of_one_class(symbols.text_of(node.of), type, symbols.unions[type]))
        return ""
    word = symbols.words.get(type)
    line = word.node if word is not None else None
    starts = line.starts.zone if isinstance(line, ast.PieceLine) and line.starts is not None else ""
    zone = symbols.words[starts].node if starts in symbols.words else None
    of_each = isinstance(line, ast.PieceLine) and line.each is not None and line.each.name == kinds.PLAYER
    if not of_each or not isinstance(zone, ast.ZoneLine) or zone.each is None or zone.each.name != kinds.PLAYER:
        scope.complain(node, new_owner_has_none(type, symbols.classes[type].plural, of_each=of_each))
        return ""
    if len(symbols.classes[type].members) > 1 and (hidden := _hidden(scope, type, zone)):
        scope.complain(node, row_would_be_told(type, hidden))
    counted = [name for name in symbols.counted_on_pieces if type in symbols.classes_of(_counted_of(scope, name))]
    if counted:
        scope.complain(node, counted_stays_behind(type, counted[0]))
    if lines := grids_with_law(symbols, [type]):
        scope.complain(node, not_exchanged(symbols.text_of(node.of), lines[0].name))
    moved_alone(scope, node.of, type)
    return starts


def _hidden(scope: Scope, type: str, home: ast.ZoneLine) -> str | None:
    """What says that of these pieces not all see which they are: where they start is not open, or some are laid face down."""
    of = scope.symbols.text_of
    notes = [
        one
        for one in home.notes
        if isinstance(one, ast.SightNote) or (isinstance(one, ast.OrderedNote) and "face-down" in one.word)
    ]
    note = notes[0] if notes else None
    if note is not None:
        return of(note)
    names = {type, scope.symbols.classes[type].plural}
    laid = (one for one in nodes(scope.symbols.text) if getattr(one, "facing", None) == "face down")
    return next((of(one) for one in laid if names & {*of(one).split()}), None)


def _counted_of(scope: Scope, name: str) -> str:
    each = getattr(scope.symbols.words[name].node, "each", None)
    return each.name if each is not None else ""
