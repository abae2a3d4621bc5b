"""Moves to typed nodes: a piece, some pieces that are alike, or resources."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.chains.laying import (
    goes_on_in_a_chain,
    lies_as_it_lay,
    only_in_a_chain,
    only_of_a_piece,
    only_of_a_place,
)
from rulelang.complaints.families.lines import one_end_or_position, only_one_has_a_position, said_with_the_place
from rulelang.complaints.grids.laying import laid_turned_on_a_grid, lies_face_up, not_exchanged
from rulelang.complaints.groups import said_in_plural, said_in_singular
from rulelang.complaints.places import (
    cannot_be_moved,
    from_where_it_is,
    pieces_from_where,
)
from rulelang.complaints.resources import resources_from_where
from rulelang.infer.core import another_kind, how_many, infer, is_piece, number
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.steps.called import any_one, called, named_top, only_pieces_have_names
from rulelang.infer.values.boards.shapes import moved_alone
from rulelang.infer.values.boards.spaces import grids_with_law
from rulelang.infer.values.bundles import as_bundle, holder_of
from rulelang.infer.values.chains import has_order, in_some_chain, on_piece
from rulelang.infer.values.families.lines import in_line, place_in_line
from rulelang.infer.values.places import place_for, places
from rulelang.program import kinds

Facing = Literal["up", "down"]
Moving = ast.Move | ast.MoveNumber | ast.MoveAllLine


def facing(text: str | None) -> Facing | None:
    """The way a piece lies, of `face up` or `face down`."""
    return cast(Facing, text.split()[-1]) if text else None


def move(scope: Scope, node: ast.Move) -> p.Step | tuple[p.Step, ...] | None:
    if isinstance(node.what, ast.QuantityText):
        word = node.what.name
        type = word if word in scope.symbols.classes else scope.symbols.plurals.get(word, word)
        named = scope.locals.get(word)  # a piece that was chosen has the name of its class, and is not counted
        if is_piece(scope, type) and (named is None or is_piece(scope, named.type)):
            return _some(scope, node, node.what, type)
    if isinstance(node.what, ast.Some) and (one := any_one(scope, node, node.what)) is not None:
        choice, piece = one
        moved = _one(scope, node, Typed(piece, piece.type))
        return (choice, moved) if node.if_possible is None else p.Otherwise(line=choice.line, steps=(choice, moved), instead=())
    if (top := named_top(scope, node)) is not None:
        return _some(scope, *top)
    only_pieces_have_names(scope, node)
    given = infer(scope, node.what)
    if given.type == kinds.UNKNOWN:
        return None  # whether the ends are places or holders is not known either
    if given.type == kinds.BUNDLE or given.type == kinds.RESOURCE or scope.symbols.resource_group(given.type):
        return _resources(scope, node, as_bundle(scope, node.what, given))
    if not is_piece(scope, given.type):
        scope.complain(node.what, cannot_be_moved(scope.symbols.text_of(node.what), given.type))
    else:
        moved_alone(scope, node.what, given.type)
    step = _one(scope, node, given)
    return step if node.if_possible is None else p.Otherwise(line=step.line, steps=(step,), instead=())


def _one(scope: Scope, node: ast.Move, given: Typed) -> p.MovePiece:
    """A certain piece, to where it goes."""
    if node.source is not None:
        places(scope, node.source)
        if is_piece(scope, given.type):
            scope.complain(node.source, from_where_it_is())
    bottom = node.end is not None and node.end.startswith("bottom")
    line = scope.symbols.line_of(node)
    pieces, chosen = [given.type] if is_piece(scope, given.type) else [], place_in_line(scope, node.to)
    to = _target(scope, node, pieces) if chosen is None else chosen[0]
    where = position(scope, node, to) if chosen is None else chosen[1]
    if chosen is not None:
        _said_once(scope, node)
    step = p.MovePiece(
        line=line,
        piece=given.node,
        to=to,
        bottom=bottom,
        apart=node.apart is not None,
        with_all=node.with_all is not None,
        turned=turned(scope, node, to),
        facing=facing(node.facing),
        position=where,
    )
    if node.with_all is not None:
        _stays_in_chains(scope, node, given.type, to)
    lies_up(scope, node, pieces, to)
    return step


def _said_once(scope: Scope, node: ast.Move) -> None:
    """Complaints about words that say where in a place a piece comes to lie, where that was chosen."""
    for word in (node.end, node.apart, node.turned, node.with_all, "at position" if node.position is not None else None):
        if word is not None:
            scope.complain(node, said_with_the_place(word), word=word.split()[0])


def position(scope: Scope, node: ast.Move, to: p.Expression) -> p.Expression | None:
    """Where in a line a piece comes to lie; a complaint where none is."""
    if node.position is None:
        return None
    if node.end is not None:
        scope.complain(node, one_end_or_position(node.end.split()[0]), word=node.end.split()[0])
    in_line(scope, node.to, to)
    return number(scope, node.position)


def _without_position(scope: Scope, node: ast.Move) -> None:
    """Complains about a position of what may be several."""
    if node.position is not None:
        scope.complain(node.position, only_one_has_a_position(scope.symbols.text_of(node.what)))


def _stays_in_chains(scope: Scope, node: ast.Move, type: str, to: p.Expression) -> None:
    """Complains where what lies on a piece cannot come along: it lies in no chain, or goes to none, or is turned over."""
    in_some_chain(scope, node.what, type)
    chains = {line.name for line in scope.symbols.chains()}
    if isinstance(to, p.PlaceAt) and to.zone not in chains:
        scope.complain(node.to, goes_on_in_a_chain(scope.symbols.text_of(node.to)))
    if node.facing is not None:
        scope.complain(node, lies_as_it_lay(node.facing), word=node.facing.split()[0])


def _target(scope: Scope, node: ast.Move, pieces: list[str]) -> p.Expression:
    """Where a piece goes: to a place, to a spot that was chosen, or onto another piece."""
    given = infer(scope, node.to, kinds.PLACE)
    if given.type != kinds.SPOT and not is_piece(scope, given.type):
        return place_to(scope, node, pieces)
    no_ends(scope, node)
    return given.node if given.type == kinds.SPOT else on_piece(scope, node.to, given, pieces)


def no_ends(scope: Scope, node: ast.Move) -> None:
    """Complaints about words that are said of a place, where a piece goes onto another or to a spot."""
    for word in (node.apart, node.end, node.turned):
        if word is not None:
            scope.complain(node, only_of_a_place(word), word=word.split()[0])


def place_to(scope: Scope, node: Moving, pieces: list[str]) -> p.Expression:
    """One place, in the words that fit it: a chain has a table and no top."""
    to = place_for(scope, node.to, pieces, laid=True)
    ends(scope, node, to)
    return to


def ends(scope: Scope, node: Moving, to: p.Expression) -> None:
    """Complaints about `apart` where a place is no chain, and about `top` and `bottom` where it is one."""
    word = scope.symbols.words.get(to.zone) if isinstance(to, p.PlaceAt) else None
    if node.end is not None:
        has_order(scope, node.to, to, node.end)
    if node.apart is not None and isinstance(to, p.PlaceAt) and (word is None or word.form != "chain"):
        scope.complain(node, only_in_a_chain("apart"), word="apart")


def turned(scope: Scope, node: ast.Move, to: p.Expression) -> int:
    """By how many quarters clockwise a piece is laid turned; a complaint where none is."""
    if node.turned is None or isinstance(to, p.Local | p.OnPiece | p.Fold):
        return 0
    word = scope.symbols.words.get(to.zone) if isinstance(to, p.PlaceAt) else None
    line = word.node if word is not None else None
    if not isinstance(line, ast.GridLine) or not may_lie_so(line, node.turned):
        scope.complain(node, laid_turned_on_a_grid(node.turned), word=node.turned.split()[0])
    return p.TURNS.index(node.turned)


def may_lie_so(line: ast.GridLine, turned: str) -> bool:
    """Whether the line of a grid lets pieces lie mirrored and turned as it is said."""
    mirrored, quarters = divmod(p.TURNS.index(turned), len(p.UNMIRRORED))
    return (line.is_turned or not quarters) and (line.is_mirrored or not mirrored)


def _on_grids(scope: Scope, classes: list[str], to: p.Expression) -> str | None:
    """A grid with a law where pieces of these classes may come to lie by a move."""
    return next((line.name for line in grids_with_law(scope.symbols, classes) if _may_be(to, line.name)), None)


def _may_be(to: p.Expression, grid: str) -> bool:
    return to.zone == grid if isinstance(to, p.PlaceAt) else not isinstance(to, p.OnPiece)


def lies_up(scope: Scope, node: Moving | ast.DrawLine, classes: list[str], to: p.Expression) -> None:
    """Complains where a piece would be laid face down on a grid with a law."""
    if node.facing == "face down" and (grid := _on_grids(scope, classes, to)) is not None:
        scope.complain(node, lies_face_up(grid), word="face")


def moved_from(scope: Scope, node: ast.MoveNumber, said: ast.Move, type: str) -> p.Step:
    """`move 2 crops in barn to field`, where that is one place; `said`: the same with `from`."""
    assert isinstance(said.what, ast.QuantityText)
    step = _some(scope, said, said.what, type)
    return step.model_copy(update={"line": scope.symbols.line_of(node)})


def _some(scope: Scope, node: ast.Move, what: ast.QuantityText, type: str) -> p.MoveSome:
    _of_one_piece(scope, node)
    _without_position(scope, node)
    moved_alone(scope, what, type)
    one, plural = what.amount == 1, scope.symbols.classes[type].plural
    if what.name != (right := type if one else plural):
        mended = scope.symbols.text_of(node).replace(what.name, right, 1)
        scope.complain(what, (said_in_singular if one else said_in_plural)(right, mended), word=what.name)
    amount = p.Number(value=what.amount) if isinstance(what.amount, int) else how_many(scope, what.amount)
    if node.source is None:
        scope.complain(what, pieces_from_where(plural, scope.symbols.text_of(what)))
    source = place_for(scope, node.source, [type]) if node.source is not None else p.Nobody()
    line = scope.symbols.line_of(node)
    to = place_to(scope, node, [type])
    lies_up(scope, node, [type], to)
    return p.MoveSome(
        line=line,
        type=type,
        amount=amount,
        source=source,
        to=to,
        bottom=node.end is not None and node.end.startswith("bottom"),
        apart=node.apart is not None,
        facing=facing(node.facing),
        if_possible=node.if_possible is not None,
        called=called(scope, node, amount, type),
    )


def _of_one_piece(scope: Scope, node: ast.Move) -> None:
    """Complains where something lies on none, or on several; and where several would be turned."""
    if node.turned is not None:
        scope.complain(node, only_of_a_piece(node.turned), word=node.turned.split()[0])
    if node.with_all is not None:
        scope.complain(node, only_of_a_piece(node.with_all), word="with")


def _resources(scope: Scope, node: ast.Move, bundle: p.Expression) -> p.Step:
    only_pieces(scope, node)
    _without_position(scope, node)
    if node.source is None:
        scope.complain(node.what, resources_from_where(scope.symbols.text_of(node.what)))
    source = holder_of(scope, node.source) if node.source is not None else p.Holder(form="supply")
    return p.MoveResources(
        line=scope.symbols.line_of(node),
        bundle=bundle,
        source=source,
        target=holder_of(scope, node.to),
        if_possible=node.if_possible is not None,
    )


def only_pieces(scope: Scope, node: ast.Move | ast.MoveAllLine) -> None:
    """Complains where resources are to be laid as only pieces can be."""
    if isinstance(node, ast.Move):
        _of_one_piece(scope, node)
    if node.apart is not None:
        scope.complain(node, only_in_a_chain("apart"), word="apart")


def swap(scope: Scope, node: ast.SwapLine) -> p.Step:
    pair = []
    for side in (node.piece, node.other):
        given = infer(scope, side)
        if given.type != kinds.UNKNOWN and not is_piece(scope, given.type):
            another_kind(scope, side, given.type, "piece")
        elif lines := grids_with_law(scope.symbols, [given.type]):
            scope.complain(side, not_exchanged(scope.symbols.text_of(side), lines[0].name))
        moved_alone(scope, side, given.type)
        pair.append(given.node)
    return p.Swap(line=scope.symbols.line_of(node), piece=pair[0], other=pair[1])


MOVES: dict[type[ast.Node], Callable[[Scope, Any], p.Step | tuple[p.Step, ...] | None]] = {
    ast.Move: move,
    ast.SwapLine: swap,
}
