"""Comparisons, states and possessions to truths."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import no_such_phase, steps_are_never_under_way
from rulelang.complaints.choices.unseen import never_the_same_piece
from rulelang.complaints.grids.areas import area_is_not_a_state
from rulelang.complaints.names import who_is_somebody
from rulelang.complaints.numbers import at_least_or_exactly
from rulelang.complaints.places import is_of_no_class, never_a
from rulelang.complaints.values import cannot_be, different_kinds, no_order_all_around, not_compared, only_pieces_are_inside
from rulelang.infer.core import COMPARE, as_truth, infer, insist, is_piece, number, rule
from rulelang.infer.most import asks_for_the_most, has_the_most, only_the_most
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.areas import as_it_is_now, state_of_area
from rulelang.infer.values.boards.directions import slanted
from rulelang.infer.values.boards.shapes import where_wholes_lie
from rulelang.infer.values.boards.spaces import state_of_turn
from rulelang.infer.values.bundles import as_bundle, as_holder, holder_of
from rulelang.infer.values.chains import state_of_cover
from rulelang.infer.values.columns.of_its_column import by_its_column, columns_with
from rulelang.infer.values.comparing.its_own import one_of_its_own
from rulelang.infer.values.comparing.with_itself import asks_something, of_two_things, ones_own
from rulelang.infer.values.counted import INCLUDES, includes
from rulelang.infer.values.families.conditions import answer_named, condition_named, holds, is_or_are, no_key
from rulelang.infer.values.families.every import each_is, whose_it_is
from rulelang.infer.values.families.has_so_many import has_none, said_of_several
from rulelang.infer.values.families.of_each import one_by_one_or_all
from rulelang.infer.values.groups import class_named
from rulelang.infer.values.places import places
from rulelang.program import kinds

SOMEBODY = "somebody"
_COMPARED_NEVER = {kinds.BUNDLE, kinds.TRUTH, kinds.TEXT, kinds.ABILITY, kinds.ON_AREA}


def sides(scope: Scope, node: ast.Equal | ast.Being | ast.CompareLine) -> tuple[Typed, Typed]:
    """Both sides of a comparison, which are of two things."""
    return of_two_things(scope, (node.left, node.right), *_sides(scope, node.left, node.right))


def _sides(scope: Scope, left: ast.Node, right: ast.Node) -> tuple[Typed, Typed]:
    """Both sides as they stand: a bare name on the left is read as what the right side is."""
    if isinstance(left, ast.Reference) and not (isinstance(right, ast.Reference) and not scope.only_member(left.name)):
        second = infer(scope, right)
        return infer(scope, left, second.type), second
    first = infer(scope, left)
    return first, infer(scope, right, first.type)


@rule(ast.Equal, ast.Being)
def equal(scope: Scope, node: ast.Equal | ast.Being, wanted: str | None) -> Typed:
    if isinstance(node, ast.Being) and isinstance(node.left, ast.AllOf):
        return each_is(scope, node, node.left)
    is_or_are(scope, node)
    if (mine := whose_it_is(scope, node)) is not None:
        return infer(scope, mine, kinds.TRUTH)
    if (word := condition_named(scope, node.right)) is not None:
        return holds(scope, node, word)
    if isinstance(node.right, ast.Reference) and (answer := answer_named(scope, node.left, node.right.name)) is not None:
        return as_truth(answer.node, node.negated)
    no_key(scope, node)
    one_by_one_or_all(scope, node)
    for said, role in ((node.left, node.right), (node.right, node.left)):
        if isinstance(said, ast.Reference) and said.name == SOMEBODY:
            return _somebody(scope, node, role)
    left, right = sides(scope, node)
    for one, other in ((left, right), (right, left)):
        if other.type == kinds.row_of(one.type):
            row = p.RowOf(of=one.node)
            return as_truth(p.Compare(op="!=" if node.negated else "==", left=row, right=other.node))
    if (own := ones_own(scope, left, right)) is not None:
        return scope.complain(node, never_the_same_piece(own, list(scope.symbols.classes[left.type].columns)))
    never = isinstance(left.node, p.OptionValue) and right.type == kinds.NOBODY
    if never or not (scope.symbols.fits(left.type, right.type) or scope.symbols.fits(right.type, left.type)):
        asked = None if never else by_its_column(scope, node, left, right)
        return infer(scope, asked, kinds.TRUTH) if asked is not None else _unlike(scope, node, left, right)
    if not _COMPARED_NEVER.isdisjoint((left.type, right.type)):
        return scope.complain(node, not_compared(next(one.type for one in (left, right) if one.type in _COMPARED_NEVER)))
    both = as_it_is_now(scope, left), as_it_is_now(scope, right)
    return _compared(scope, node, p.Compare(op="!=" if node.negated else "==", left=both[0], right=both[1]))


def _compared(scope: Scope, node: ast.Equal | ast.Being | ast.CompareLine, found: p.Compare) -> Typed:
    """A comparison that stands in the text, and is not only tried: whether it can come out either way is asked later."""
    asks_something(scope, node, found.left, (node.right, found.right))
    if not scope.trying:
        scope.symbols.compared.append((node, found))
    return as_truth(found)


def _somebody(scope: Scope, node: ast.Equal | ast.Being, role: ast.Node) -> Typed:
    """`somebody is leader`: it is not nobody."""
    if node.negated:
        return scope.complain(node, who_is_somebody(scope.symbols.text_of(role)), word=SOMEBODY)
    nobody = ast.Reference(span=node.span, name=kinds.NOBODY)
    return infer(scope, node.model_copy(update={"left": nobody, "negated": "not", "right": role}), kinds.TRUTH)


def _unlike(scope: Scope, node: ast.Equal | ast.Being | ast.CompareLine, left: Typed, right: Typed) -> Typed:
    of = scope.symbols.text_of
    told = columns_with(scope, left.type, right.type) if isinstance(node, ast.Equal) and not node.negated else ()
    scope.complain(node, different_kinds(of(node.left), left.type, of(node.right), right.type, told))
    return Typed(UNKNOWN.node, kinds.TRUTH)


@rule(ast.IsA)
def is_a(scope: Scope, node: ast.IsA, wanted: str | None) -> Typed:
    """Whether a piece is of a class, or such: `villager is a monk`, `card is a queen`; complains where it always is, or never."""
    if node.name not in scope.symbols.classes and scope.only_member(node.name):  # a row, or what stands in a column
        row = ast.Reference(span=node.span, name=node.name)
        return equal(scope, ast.Equal(span=node.span, left=node.of, negated=node.negated, right=row), wanted)
    if (answer := answer_named(scope, node.of, node.name)) is not None:
        return as_truth(answer.node, node.negated)
    of, written = infer(scope, node.of), scope.symbols.text_of(node.of)
    name = class_named(scope, node, node.name)
    if kinds.UNKNOWN in (of.type, name):
        return Typed(UNKNOWN.node, kinds.TRUTH)
    if not (is_piece(scope, of.type) and is_piece(scope, name)):
        return scope.complain(node, is_of_no_class(written, of.type, node.name))
    mine, meant = set(scope.symbols.classes_of(of.type)), set(scope.symbols.classes_of(name))
    if not mine & meant:
        scope.complain(node, never_a(written, of.type, name))
    return as_truth(p.IsA(of=of.node, type=name), node.negated)


@rule(ast.CompareLine)
def compare(scope: Scope, node: ast.CompareLine, wanted: str | None) -> Typed:
    one_by_one_or_all(scope, node)
    left, right = sides(scope, node)
    cls = scope.symbols.classes.get(left.type)
    # of an option a variant may name another default first
    ranked = cls is not None and cls.form not in ("option", "area") and cls.name != kinds.PLAYER
    if left.type == right.type and cls is not None and cls.wraps:
        return scope.complain(node, no_order_all_around(cls.name))
    if left.type == right.type and ranked:
        found = p.Compare(op=COMPARE[node.comparator], left=left.node, right=right.node)
        asks_something(scope, node, found.left, (node.right, found.right))
        return as_truth(found)
    numbers = insist(scope, node.left, left, kinds.NUMBER), insist(scope, node.right, right, kinds.NUMBER)
    return _compared(scope, node, p.Compare(op=COMPARE[node.comparator], left=numbers[0], right=numbers[1]))


def _zones(scope: Scope) -> set[str]:
    return {word.name for word in scope.symbols.words.values() if word.form == "zone"}


@rule(ast.StateLine)
def state(scope: Scope, node: ast.StateLine, wanted: str | None) -> Typed:
    if node.state in ("empty", "full", "occupied"):
        word: Literal["empty", "full"] = "full" if node.state == "full" else "empty"
        one_of_its_own(scope, node)
        asked = places(scope, node.of)
        if asked.area is not None and (word == "full" or asked.families[0] not in _zones(scope)):
            scope.complain(node, area_is_not_a_state(word, asked.area.areas))
        empty_or_full = as_truth(p.PlaceState(state=word, places=asked), node.negated)
        return as_truth(empty_or_full.node, "not") if node.state == "occupied" else empty_or_full
    if node.state == "under way":
        return under_way(scope, node)
    if node.state == "unlimited":
        return as_truth(p.Compare(op="==", left=number(scope, node.of), right=p.Number(value=p.NO_LIMIT)), node.negated)
    of = infer(scope, node.of)
    cls = scope.symbols.classes.get(of.type)
    if node.state in ("diagonal", "orthogonal"):
        return slanted(scope, node, of)
    if node.state in ("covered", "uncovered"):
        return state_of_cover(scope, node, of)
    if node.state in p.UNMIRRORED:
        return state_of_turn(scope, node, of)
    if node.state == "complete":
        return state_of_area(scope, node, of)
    if of.type != kinds.UNKNOWN and (cls is None or cls.form != "piece"):
        scope.complain(node.of, cannot_be(node.state, scope.symbols.text_of(node.of), of.type))
    facing = cast(Literal["face up", "face down", "new this action", "new this turn"], node.state)
    return as_truth(p.PieceState(state=facing, of=of.node), node.negated)


def under_way(scope: Scope, node: ast.StateLine) -> Typed:
    """`draft is under way`"""
    name = node.of.name if isinstance(node.of, ast.Reference) else scope.symbols.text_of(node.of)
    if name not in scope.symbols.bodies:
        return scope.complain(node.of, no_such_phase(name, scope.symbols.bodies))
    if (word := scope.symbols.bodies[name]).form == "steps":
        return scope.complain(node.of, steps_are_never_under_way(name), also=scope.symbols.also(word))
    return as_truth(p.UnderWay(body=name), node.negated)


@rule(ast.InsideLine)
def inside(scope: Scope, node: ast.InsideLine, wanted: str | None) -> Typed:
    piece = infer(scope, node.piece)
    cls = scope.symbols.classes.get(piece.type)
    if piece.type not in (kinds.UNKNOWN, kinds.NOBODY) and (cls is None or cls.form != "piece"):
        scope.complain(node.piece, only_pieces_are_inside(scope.symbols.text_of(node.piece), piece.type))
    where = where_wholes_lie(scope, node, piece.type, places(scope, node.place))
    return as_truth(p.Inside(piece=piece.node, places=where), node.negated)


@rule(ast.HasLine)
def has(scope: Scope, node: ast.HasLine, wanted: str | None) -> Typed:
    if (none := has_none(node)) is not None:
        return infer(scope, none, wanted)
    if asks_for_the_most(node):
        return said_of_several(scope, node) or has_the_most(scope, node)
    only_the_most(scope, node)
    if isinstance(node.holder, ast.Property | ast.Its) or node.word in INCLUDES:
        said = infer(scope, node.holder)
        if said.type == kinds.BUNDLE or (node.word in INCLUDES and said.type != kinds.UNKNOWN):
            return includes(scope, node, said)
        holder = as_holder(scope, node.holder, said)
    else:
        holder = holder_of(scope, node.holder)
    held = infer(replace(scope, counts=False), node.bundle, kinds.BUNDLE)
    if node.word in ("hold", "holds") and isinstance(node.bundle, ast.QuantityText):  # of a price one has at least so much
        return scope.complain(node, at_least_or_exactly(*map(scope.symbols.text_of, (node.holder, node.bundle))))
    return as_truth(p.Has(holder=holder, bundle=as_bundle(scope, node.bundle, held)))
