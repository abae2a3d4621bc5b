"""Truths, comparisons and arithmetic to typed nodes; the same words add and join bundles where their sides are bundles."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.moments import nobody_passes
from rulelang.complaints.groups import not_just_two_play, which_other_one
from rulelang.complaints.names import nobody_is_you
from rulelang.complaints.numbers import (
    beyond_the_numbers,
    divided_by_zero,
    only_halves_and_quarters,
    seat_beyond,
    seat_may_be_empty,
)
from rulelang.complaints.tables import no_such_table
from rulelang.complaints.values import text_is_no_value
from rulelang.infer.core import another_kind, as_truth, how_many, infer, insist, number, rule, truth
from rulelang.infer.players_present import present, where_false, where_true
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.bundles import as_bundle, holder_of
from rulelang.infer.values.columns.of_its_column import one_more_column
from rulelang.infer.values.comparing.end_of_larger import check_end_of_larger
from rulelang.infer.values.comparing.one_of_two import one_more_value, values_end
from rulelang.infer.values.comparing.steps_apart import steps_apart
from rulelang.infer.values.counted import counted_for
from rulelang.infer.values.families.tables import cell as table_cell
from rulelang.infer.values.families.tables import keyed
from rulelang.infer.values.groups import group
from rulelang.infer.values.places import space_place
from rulelang.program import kinds


def _bundles(scope: Scope, wanted: str | None, left: Typed, right: Typed) -> bool:
    """Whether two sides are added or joined as bundles."""
    return wanted == kinds.BUNDLE or kinds.BUNDLE in (left.type, right.type)


@rule(ast.Either)
def either(scope: Scope, node: ast.Either, wanted: str | None) -> Typed:
    rest, left = where_false(scope, node.left), infer(scope, node.left, wanted)
    if left.type == kinds.TRUTH and values_end(rest, node):
        return Typed(UNKNOWN.node, kinds.TRUTH)
    right = infer(rest, node.right, wanted)
    if left.type == kinds.TRUTH and (asked := one_more_value(scope, node, right)) is not None:
        right = infer(rest, asked, wanted)
    resources = kinds.TRUTH not in (left.type, right.type) and kinds.UNKNOWN not in (left.type, right.type)
    if _bundles(scope, wanted, left, right) or (resources and wanted != kinds.TRUTH and scope.in_cell):
        return Typed(p.BundleOr(left=as_bundle(scope, node.left, left), right=as_bundle(scope, node.right, right)), kinds.BUNDLE)
    return as_truth(
        p.Logic(op="or", left=insist(scope, node.left, left, kinds.TRUTH), right=insist(scope, node.right, right, kinds.TRUTH))
    )


@rule(ast.Both)
def both(scope: Scope, node: ast.Both, wanted: str | None) -> Typed:
    rest, left = where_true(scope, node.left), truth(scope, node.left)
    return as_truth(p.Logic(op="and", left=left, right=truth(rest, one_more_column(rest, node) or node.right)))


@rule(ast.Negation)
def negation(scope: Scope, node: ast.Negation, wanted: str | None) -> Typed:
    return as_truth(p.Not(of=truth(scope, node.of)))


@rule(ast.Plus)
def plus(scope: Scope, node: ast.Plus, wanted: str | None) -> Typed:
    left, right = infer(scope, node.left, wanted), infer(scope, node.right, wanted)
    if _bundles(scope, wanted, left, right):
        return Typed(
            p.BundlePlus(left=as_bundle(scope, node.left, left), right=as_bundle(scope, node.right, right)), kinds.BUNDLE
        )
    first, second = insist(scope, node.left, left, kinds.NUMBER), insist(scope, node.right, right, kinds.NUMBER)
    return Typed(p.Arithmetic(op="+", left=first, right=second), kinds.NUMBER)


@rule(ast.Minus)
def minus(scope: Scope, node: ast.Minus, wanted: str | None) -> Typed:
    return Typed(p.Arithmetic(op="-", left=number(scope, node.left), right=number(scope, node.right)), kinds.NUMBER)


@rule(ast.Times)
def times(scope: Scope, node: ast.Times, wanted: str | None) -> Typed:
    left, right = infer(scope, node.left, kinds.NUMBER), infer(scope, node.right, wanted)
    if right.type == kinds.BUNDLE or wanted == kinds.BUNDLE:
        insist(scope, node.left, left, kinds.NUMBER)
        count = how_many(scope, node.left)
        return Typed(p.BundleTimes(times=count, bundle=as_bundle(scope, node.right, right)), kinds.BUNDLE)
    first, second = insist(scope, node.left, left, kinds.NUMBER), insist(scope, node.right, right, kinds.NUMBER)
    return Typed(p.Arithmetic(op="*", left=first, right=second), kinds.NUMBER)


_PARTS = {"halves count": 2, "quarters count": 4}
_DIVIDED: dict[str, Literal["up", "down", "exactly"]] = {
    "rounded up": "up",
    "rounded down": "down",
    "halves count": "exactly",
    "quarters count": "exactly",
}


@rule(ast.Divide)
def divide(scope: Scope, node: ast.Divide, wanted: str | None) -> Typed:
    if isinstance(node.right, ast.NumberText) and node.right.value == 0:
        scope.complain(node.right, divided_by_zero())
    if node.rounded in _PARTS and (not isinstance(node.right, ast.NumberText) or node.right.value != _PARTS[node.rounded]):
        return scope.complain(node.right, only_halves_and_quarters())
    op = _DIVIDED[node.rounded]
    return Typed(p.Arithmetic(op=op, left=number(scope, node.left), right=number(scope, node.right)), kinds.NUMBER)


@rule(ast.Remainder)
def remainder(scope: Scope, node: ast.Remainder, wanted: str | None) -> Typed:
    if isinstance(node.right, ast.NumberText) and node.right.value == 0:
        scope.complain(node.right, divided_by_zero())
    return Typed(p.Arithmetic(op="remainder", left=number(scope, node.left), right=number(scope, node.right)), kinds.NUMBER)


@rule(ast.Negative)
def below_zero(scope: Scope, node: ast.Negative, wanted: str | None) -> Typed:
    return Typed(p.Number(value=-node.value), kinds.NUMBER)


@rule(ast.Fraction)
def fraction(scope: Scope, node: ast.Fraction, wanted: str | None) -> Typed:
    if node.quarters > 4 * 1_000_000:
        return scope.complain(node, beyond_the_numbers(1_000_000))
    whole = p.Number(value=-node.quarters if node.sign else node.quarters)
    return Typed(p.Arithmetic(op="exactly", left=whole, right=p.Number(value=4)), kinds.NUMBER)


@rule(ast.NoLimit)
def no_limit(scope: Scope, node: ast.NoLimit, wanted: str | None) -> Typed:
    return Typed(p.Number(value=p.NO_LIMIT), kinds.NUMBER)


@rule(ast.NumberText)
def literal(scope: Scope, node: ast.NumberText, wanted: str | None) -> Typed:
    if node.value > 1_000_000:
        return scope.complain(node, beyond_the_numbers(1_000_000))
    return Typed(p.Number(value=node.value), kinds.NUMBER)


@rule(ast.Larger)
def larger(scope: Scope, node: ast.Larger, wanted: str | None) -> Typed:
    check_end_of_larger(scope, node)
    op = cast(Literal["larger", "smaller"], node.word)
    return Typed(p.Arithmetic(op=op, left=number(scope, node.left), right=number(scope, node.right)), kinds.NUMBER)


@rule(ast.AllPassed)
def all_passed(scope: Scope, node: ast.AllPassed, wanted: str | None) -> Typed:
    if not scope.in_turns:
        return scope.complain(node, nobody_passes())
    return as_truth(p.Passed(but_one="one" in node.word.split()))


@rule(ast.You)
def you(scope: Scope, node: ast.You, wanted: str | None) -> Typed:
    if scope.you is None:
        return scope.complain(node, nobody_is_you())
    return Typed(scope.you, kinds.PLAYER)


@rule(ast.TheOther)
def the_other(scope: Scope, node: ast.TheOther, wanted: str | None) -> Typed:
    """Who sits beside you, where two play."""
    if node.name != kinds.PLAYER:
        return scope.complain(node, which_other_one(node.name))
    symbols = scope.symbols
    if symbols.players_known and (symbols.least_players, symbols.most_players) != (2, 2):
        return scope.complain(node, not_just_two_play(symbols.least_players, symbols.most_players))
    you = ast.You(span=node.span, word="you")
    return infer(scope, ast.NeighbourText(span=node.span, name=kinds.PLAYER, relation="left of", of=you))


@rule(ast.Seat)
def seat(scope: Scope, node: ast.Seat, wanted: str | None) -> Typed:
    most = scope.symbols.most_players
    if node.number < 1 or (scope.symbols.players_known and node.number > most):
        return scope.complain(node, seat_beyond(most if scope.symbols.players_known else None))
    if scope.symbols.players_known and node.number > (least := present(scope)):
        return scope.complain(node, seat_may_be_empty(node.number, least))
    return Typed(p.Constant(type=kinds.PLAYER, value=node.number - 1), kinds.PLAYER)


@rule(ast.TextLiteral)
def text(scope: Scope, node: ast.TextLiteral, wanted: str | None) -> Typed:
    return scope.complain(node, text_is_no_value())


@rule(ast.CellText)
def cell(scope: Scope, node: ast.CellText, wanted: str | None) -> Typed:
    matrix = scope.symbols.matrices.get(node.table)
    if matrix is None and node.table == "distance" and node.table not in scope.symbols.words:
        return steps_apart(scope, node, node.row, node.column)
    if matrix is None:
        word = scope.symbols.words.get(node.table)
        also = scope.symbols.also(word) if word else ()
        return scope.complain(node, no_such_table(node.table), word=node.table, also=also)
    row = keyed(scope, node.row, infer(scope, node.row, matrix.row_type), matrix.row_type)
    column = keyed(scope, node.column, infer(scope, node.column, matrix.column_type), matrix.column_type)
    return table_cell(scope, node, matrix, row, column)


@rule(ast.Longest)
def longest(scope: Scope, node: ast.Longest, wanted: str | None) -> Typed:
    found, _ = group(scope, node.group, plural=True)
    space = infer(scope, node.space)
    grid = kinds.grid_of(space.type)
    if grid is None:
        if space.type != kinds.UNKNOWN:
            another_kind(scope, node.space, space.type, kinds.SPACE)
        return UNKNOWN
    at = space_place(scope, grid, space.node)
    owner = at.of if isinstance(at, p.PlaceAt) else None
    return Typed(p.LongestLine(grid=grid, owner=owner, group=found, space=space.node), kinds.NUMBER)


@rule(ast.FitsText)
def fits(scope: Scope, node: ast.FitsText, wanted: str | None) -> Typed:
    held = infer(replace(scope, counts=True), node.bundle, kinds.BUNDLE)
    bundle, holder = as_bundle(scope, node.bundle, held), holder_of(scope, node.holder)
    return Typed(p.Fits(bundle=bundle, holder=holder, counted=counted_for(scope, node.bundle, bundle, holder)), kinds.NUMBER)
