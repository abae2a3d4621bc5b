"""Bundles, the resources in them and who holds them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations, islice

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.resources import (
    amount_missing,
    any_of_one_resource,
    counted_on_piece,
    holds_no_resources,
    how_many_kinds_is_open,
    no_resource_declared,
    no_such_resources,
    not_a_bundle,
    not_of_each_player,
    not_so_many_kinds,
    one_of_it,
    pieces_are_no_resource,
    several_resources,
    too_many_ways_to_mix,
    value_is_only_asked,
)
from rulelang.complaints.values import PIECE_IN_A_COST
from rulelang.infer.core import how_many, infer, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.program import kinds
from rulelang.text.near_names import nearest

WAYS_AT_MOST = 100  # to pick so many different ones: each is looked at when it is paid or gained


def bundle(scope: Scope, node: ast.Node) -> p.Expression:
    """A bundle, or a complaint."""
    if (
        isinstance(node, ast.Reference)
        and node.name in scope.symbols.resource_index
        and not scope.in_cell
        and node.name not in scope.locals
    ):
        scope.complain(node, amount_missing(node.name))
    return as_bundle(scope, node, infer(scope, node, kinds.BUNDLE))


def as_bundle(scope: Scope, node: ast.Node, given: Typed) -> p.Expression:
    """The value as a bundle: a resource alone is one of it, `nothing` is none."""
    if given.type == kinds.BUNDLE:
        return given.node
    if given.type in (kinds.NOBODY, kinds.UNKNOWN):
        return p.EmptyBundle()
    resource = as_resource(scope, given)
    if resource is not None:
        return p.Quantity(amount=p.Number(value=1), resource=resource)
    cls = scope.symbols.classes.get(given.type)
    if cls is not None and cls.form == "piece":
        scope.not_yet(node, PIECE_IN_A_COST)
        return p.EmptyBundle()
    example = scope.symbols.resources[0].name if scope.symbols.resources else None
    scope.complain(node, not_a_bundle(scope.symbols.text_of(node), given.type, example))
    return p.EmptyBundle()


def as_resource(scope: Scope, given: Typed) -> p.Expression | None:
    """The number of the resource that a value names, for a resource or a member of a kind of resources."""
    if given.type == kinds.RESOURCE:
        return given.node
    group = scope.symbols.resource_group(given.type)
    if not group:
        return None
    if isinstance(given.node, p.Constant):
        return p.Constant(type=kinds.RESOURCE, value=group[0] + given.node.value)
    return p.ResourceOf(first=group[0], count=len(group), of=given.node) if group[0] else given.node


def named_resource(scope: Scope, name: str) -> p.Expression | None:
    """The resource that a name means: a bound name of a kind of resources, or a declared resource."""
    if name in scope.locals and not scope.locals[name].picked:
        binding = scope.locals[name]
        return as_resource(scope, Typed(p.Local(slot=binding.slot, type=binding.type), binding.type))
    for candidate in scope.candidates:
        if candidate.word == name:
            return as_resource(scope, Typed(candidate.node, candidate.type))
    index = scope.symbols.resource_index.get(scope.symbols.one_of(name))
    return None if index is None else p.Constant(type=kinds.RESOURCE, value=index)


@rule(ast.QuantityText)
def quantity(scope: Scope, node: ast.QuantityText, wanted: str | None) -> Typed:
    amount = p.Number(value=node.amount) if isinstance(node.amount, int) else how_many(scope, node.amount)
    resource = named_resource(scope, node.name)
    if node.amount == 1 and scope.symbols.one_of(node.name) != node.name:
        return scope.complain(node, one_of_it(scope.symbols.one_of(node.name)), word=node.name)
    if resource is not None:
        return Typed(p.Quantity(amount=amount, resource=resource), kinds.BUNDLE)
    symbols = scope.symbols
    if symbols.resource_group(node.name):
        return scope.complain(node, several_resources(node.name, symbols.text_of(node)), word=node.name)
    singular = symbols.plurals.get(node.name, node.name)
    cls = symbols.classes.get(singular)
    word = symbols.words.get(symbols.one_of(node.name))
    if word is not None and isinstance(word.node, ast.ValueLine):
        return _counted(scope, node, word.node, amount)
    if cls is not None and cls.form == "piece" and symbols.page:
        return Typed(p.EmptyBundle(), kinds.BUNDLE)
    if cls is not None and cls.form == "piece":
        return scope.complain(node, pieces_are_no_resource(node.name), word=node.name)
    return unknown_resource(scope, node, node.name)


def _counted(scope: Scope, node: ast.QuantityText, value: ast.ValueLine, amount: p.Expression) -> Typed:
    """So much of a figure that each player has."""
    if not scope.counts:
        return scope.complain(node, value_is_only_asked(node.name), word=node.name)
    if value.each is None or value.each.name != kinds.PLAYER:
        return scope.complain(node, not_of_each_player(node.name), word=node.name)
    return Typed(p.Counts(amount=amount, value=value.name), kinds.BUNDLE)


def unknown_resource(scope: Scope, node: ast.Node, name: str) -> Typed:
    """Complains that there is no such resource, with the nearest one."""
    known = list(scope.symbols.resource_index)
    counter = scope.symbols.words.get(scope.symbols.one_of(name))
    if counter is not None and isinstance(counter.node, ast.CounterLine) and counter.name in scope.symbols.counted_on_pieces:
        of = counter.node.each.name if counter.node.each is not None else ""
        return scope.complain(node, counted_on_piece(counter.name, of), word=name, also=scope.symbols.also(counter))
    plural = next((r for r in known if kinds.plural(r) == name), None)
    also = scope.symbols.where_is(plural or nearest(name, known))
    return scope.complain(node, no_resource_declared(name, known, plural), word=name, also=also)


@rule(ast.AnyQuantityText)
def any_quantity(scope: Scope, node: ast.AnyQuantityText, wanted: str | None) -> Typed:
    amount = p.Number(value=node.amount) if isinstance(node.amount, int) else how_many(scope, node.amount)
    group = scope.symbols.resource_group(node.name)
    if group:
        if node.one_kind == "of different kinds":
            return _all_different(scope, node, group)
        one_kind = node.one_kind is not None
        return Typed(p.AnyQuantity(amount=amount, resources=tuple(group), one_kind=one_kind), kinds.BUNDLE)
    if scope.symbols.page and scope.symbols.plurals.get(node.name, node.name) in scope.symbols.classes:
        return Typed(p.EmptyBundle(), kinds.BUNDLE)
    if node.name in scope.symbols.resource_index:
        return scope.complain(node, any_of_one_resource(node.name), word=node.name)
    groups = [r.group for r in scope.symbols.resources if r.group]
    return scope.complain(node, no_such_resources(node.name, groups), word=node.name)


def holder_of(scope: Scope, node: ast.Node) -> p.Holder:
    """Who or what holds resources, or a complaint."""
    if isinstance(node, ast.Reference) and node.name == "supply" and "supply" not in scope.locals:
        return p.Holder(form="supply")
    return as_holder(scope, node, infer(scope, node))


def as_holder(scope: Scope, node: ast.Node, given: Typed) -> p.Holder:
    """The value as a holder of resources, or a complaint."""
    found = find_holder(scope, given)
    if found is None and given.type != kinds.UNKNOWN:
        scope.complain(node, holds_no_resources(scope.symbols.text_of(node), given.type))
    return found or p.Holder(form="supply")


def find_holder(scope: Scope, given: Typed) -> p.Holder | None:
    """The holder that a value is, if it can hold resources."""
    if given.type == kinds.PLAYER:
        return p.Holder(form="player", of=given.node)
    if given.type == kinds.PLACE and isinstance(given.node, p.PlaceAt) and given.node.of is None and given.node.zone != "box":
        return p.Holder(form="zone", type=given.node.zone)
    cls = scope.symbols.classes.get(given.type)
    if cls is None or cls.form not in ("kind", "piece"):
        return None
    return p.Holder(form="member" if cls.form == "kind" else "piece", type=given.type, of=given.node)


def _all_different(scope: Scope, node: ast.AnyQuantityText, resources: Sequence[int]) -> Typed:
    """`any 3 gems of different kinds`: one of each of three, in every way in which they can be picked."""
    if not isinstance(node.amount, int):
        return scope.complain(node, how_many_kinds_is_open(node.name))
    if node.amount > len(resources):
        return scope.complain(node, not_so_many_kinds(node.amount, node.name, len(resources)))
    ways = [*islice(combinations(resources, node.amount), WAYS_AT_MOST + 1)]
    if len(ways) > WAYS_AT_MOST:
        return scope.complain(node, too_many_ways_to_mix(WAYS_AT_MOST))
    return Typed(reduce(_or, [reduce(_plus, map(_one, picked)) if picked else p.EmptyBundle() for picked in ways]), kinds.BUNDLE)


def _one(resource: int) -> p.Expression:
    return p.Quantity(amount=p.Number(value=1), resource=p.Constant(type=kinds.RESOURCE, value=resource))


def _plus(left: p.Expression, right: p.Expression) -> p.Expression:
    return p.BundlePlus(left=left, right=right)


def _or(left: p.Expression, right: p.Expression) -> p.Expression:
    return p.BundleOr(left=left, right=right)


__all__ = ["UNKNOWN", "any_quantity", "bundle", "holder_of", "quantity"]
