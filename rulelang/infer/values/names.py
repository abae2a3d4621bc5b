"""Names to what they mean: bound names, candidates, ready names, members, declared things, spaces."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.names import (
    NAMED_HERE,
    class_as_value,
    could_be_several,
    each_chose_one,
    named_in_some_ways,
    nothing_is_it,
    nothing_is_its,
    nothing_is_your,
    said_of_something,
    several_are_a_group,
    somebody_who,
    total_of_whom,
    unknown_name,
    which_one,
)
from rulelang.complaints.places import not_drawn, several_places
from rulelang.complaints.values import body_is_no_value, names_no_value, supply_is_no_value
from rulelang.complaints.whole_game import team_is_ranked
from rulelang.infer.core import how_many, infer, rule
from rulelang.infer.rounds import number_of
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.spaces import space_named
from rulelang.infer.values.columns.cells import value_type
from rulelang.infer.values.comparing.named_by_two import named_by_two
from rulelang.infer.values.families.keys import key_settled
from rulelang.infer.values.families.of_each import total_of_each
from rulelang.infer.values.properties import property_of, role_read
from rulelang.names.symbols import Symbol
from rulelang.program import kinds
from rulelang.text.near_names import nearest

_SOMEBODY = frozenset("somebody someone anybody anyone".split())


@rule(ast.Reference)
def reference(scope: Scope, node: ast.Reference, wanted: str | None) -> Typed:
    found = (
        _bound(scope, node)
        or _ready(scope, node, wanted)
        or _member(scope, node.name, wanted)
        or _declared(scope, node, wanted)
        or _any_member(scope, node)
        or _space(scope, node.name, wanted)
        or _scored(scope, node)
        or _direction(scope, node.name)
    )
    return found or _unknown(scope, node)


def _bound(scope: Scope, node: ast.Reference) -> Typed | None:
    name = node.name
    if name in scope.locals:
        binding = scope.locals[name]
        if binding.type == kinds.UNKNOWN:
            return UNKNOWN  # of what it is a name was complained about
        if binding.picked:
            return scope.complain(node, each_chose_one(name))
        if binding.several is not None:
            return scope.complain(node, several_are_a_group(name, scope.symbols.classes[binding.type].plural))
        return Typed(p.Local(slot=binding.slot, type=binding.type), binding.type)
    if name == "it":
        if not scope.candidates:
            return scope.complain(node, nothing_is_it())
        return Typed(scope.candidates[0].node, scope.candidates[0].type)
    for candidate in scope.candidates:
        if candidate.word == name:
            return Typed(candidate.node, candidate.type)
    if name in scope.partly:
        span, differs = scope.partly[name]
        return scope.complain(node, named_in_some_ways(name, differs=differs), also=(scope.named_at(span, NAMED_HERE),))
    return None


def _ready(scope: Scope, node: ast.Reference, wanted: str | None) -> Typed | None:
    match node.name:
        case "players":
            return Typed(p.PlayerCount(), kinds.NUMBER)
        case "nobody" | "nothing":
            return Typed(p.EmptyBundle(), kinds.BUNDLE) if wanted == kinds.BUNDLE else Typed(p.Nobody(), kinds.NOBODY)
        case "active_player":
            return Typed(p.ActivePlayer(), kinds.PLAYER)
        case "round":
            return Typed(number_of("round"), kinds.NUMBER)
        case "box":
            return Typed(p.PlaceAt(zone="box"), kinds.PLACE)
        case "total":
            return _score(scope, node, None)
        case "supply":
            return scope.complain(node, supply_is_no_value())
    return None


def _score(scope: Scope, node: ast.Node, name: str | None) -> Typed:
    team = next((one.node for one in scope.candidates if one.type == kinds.TEAM), None)
    if scope.you is None and team is not None:
        return Typed(p.ScoreOf(name=name, of=team, of_team=True), kinds.NUMBER)
    if scope.you is None:
        return scope.complain(node, total_of_whom())
    return Typed(p.ScoreOf(name=name, of=scope.you), kinds.NUMBER)


def _member(scope: Scope, name: str, wanted: str | None) -> Typed | None:
    """A member of the kind that is wanted; a resource where one is wanted."""
    if wanted is None:
        return None
    for type, index in scope.symbols.members.get(name, ()):
        cls = scope.symbols.classes.get(type)
        if type == wanted and cls is not None and cls.form != "piece":
            return Typed(p.Constant(type=type, value=index), type)
        if cls is not None and cls.form == "piece" and wanted in (type, kinds.row_of(type)):
            return Typed(p.Constant(type=kinds.row_of(type), value=index), kinds.row_of(type))
    if wanted in (kinds.RESOURCE, kinds.BUNDLE) and name in scope.symbols.resource_index:
        return Typed(p.Constant(type=kinds.RESOURCE, value=scope.symbols.resource_index[name]), kinds.RESOURCE)
    if kinds.grid_of(wanted):
        return _space(scope, name, wanted)
    return _direction(scope, name) if wanted == kinds.DIRECTION else None


def _direction(scope: Scope, name: str) -> Typed | None:
    """`north_east`: a direction, where no declaration gives the word another meaning."""
    if not scope.symbols.directions or name not in (members := scope.symbols.classes[kinds.DIRECTION].members):
        return None
    return Typed(p.Constant(type=kinds.DIRECTION, value=members.index(name)), kinds.DIRECTION)


def _is_read_otherwise(scope: Scope, name: str) -> bool:
    """Whether somebody who says a plural by itself means a score, or a column and forgot of what."""
    return scope.is_read_otherwise(name) or any(name in cls.columns for cls in scope.symbols.classes.values())


def _declared(scope: Scope, node: ast.Reference, wanted: str | None) -> Typed | None:
    word = scope.symbols.words.get(scope.symbols.one_of(node.name))
    if word is None or (node.name in scope.symbols.regular_plurals and _is_read_otherwise(scope, node.name)):
        return None
    match word.node:
        case ast.OptionLine():
            return Typed(p.OptionValue(name=word.name), word.name if word.node.names else kinds.NUMBER)
        case ast.DieLine():
            return Typed(p.StateValue(form="die", name=word.name), kinds.NUMBER)
        case ast.ResourceLine():
            return Typed(p.Constant(type=kinds.RESOURCE, value=scope.symbols.resource_index[word.name]), kinds.RESOURCE)
        case (
            ast.CounterLine()
            | ast.RoleLine()
            | ast.TrackLine()
            | ast.ZoneLine()
            | ast.GridLine()
            | ast.ValueLine()
            | ast.Condition()
            | ast.Chain()
        ):
            return _single(scope, node, word)
        case ast.Automa():
            return Typed(p.AutomaSeat(name=word.name), kinds.PLAYER)
        case ast.ZonesLine():
            return scope.complain(node, several_places(word.name), also=scope.symbols.also(word))
        case _:
            return _class(scope, node, word)


def _single(scope: Scope, node: ast.Reference, word: Symbol) -> Typed:
    """Something that there is once; `of …` is missing if there is one for each of a class."""
    line = word.node
    assert isinstance(
        line, (ast.CounterLine, ast.RoleLine, ast.TrackLine, ast.ZoneLine, ast.GridLine, ast.ValueLine, ast.Condition, ast.Chain)
    )
    if isinstance(line, ast.GridLine):
        return Typed(p.PlaceAt(zone=word.name), kinds.whole_grid(word.name))
    if line.each is not None:
        return scope.complain(node, which_one(word.name, line.each.name, line.each.second), also=scope.symbols.also(word))
    match line:
        case ast.CounterLine():
            return Typed(p.StateValue(form="counter", name=word.name), kinds.NUMBER)
        case ast.RoleLine():
            return role_read(scope.symbols, word.name, line)
        case ast.TrackLine():
            return Typed(p.StateValue(form="track", name=word.name), kinds.NUMBER)
        case ast.ValueLine() | ast.Condition():
            type = value_type(scope.symbols, line)
            return Typed(p.ValueOf(name=word.name, type=type), type)
    return Typed(p.PlaceAt(zone=word.name), kinds.PLACE)


def _class(scope: Scope, node: ast.Reference, word: Symbol) -> Typed:
    if word.name in scope.symbols.classes:
        return scope.complain(node, class_as_value(word.name), also=scope.symbols.also(word))
    return scope.complain(node, names_no_value(word.name), also=scope.symbols.also(word))


def _any_member(scope: Scope, node: ast.Reference) -> Typed | None:
    found = scope.symbols.members.get(node.name, ())
    if not found:
        return None
    if len(found) > 1:
        return scope.complain(node, could_be_several(node.name, [type for type, _ in found]))
    type, index = found[0]
    cls = scope.symbols.classes.get(type)
    full = kinds.row_of(type) if cls is not None and cls.form == "piece" else type
    return Typed(p.Constant(type=full, value=index), full)


def _space(scope: Scope, name: str, wanted: str | None) -> Typed | None:
    """`b2`: a space as in chess, of the grid that is wanted or the only one."""
    grids = scope.symbols.grids()
    grid = next((g for g in grids if wanted == kinds.space_of(g.name)), grids[0] if len(grids) == 1 else None)
    space = None if grid is None else space_named(grid, name)
    if grid is None or space is None:
        return None
    type = kinds.space_of(grid.name)
    return Typed(p.Constant(type=type, value=space), type)


def _scored(scope: Scope, node: ast.Reference) -> Typed | None:
    return _score(scope, node, node.name) if node.name in scope.symbols.scores else None


def _unknown(scope: Scope, node: ast.Reference) -> Typed:
    owners = [c.name for c in scope.symbols.classes.values() if node.name in c.columns]
    if owners:
        return scope.complain(node, said_of_something(node.name, owners[0]))
    if node.name in scope.symbols.bodies:
        word = scope.symbols.bodies[node.name]
        return scope.complain(node, body_is_no_value(node.name, word.form), also=scope.symbols.also(word))
    if node.name in scope.symbols.classes:  # one that every game has
        return scope.complain(node, class_as_value(node.name))
    if node.name in _SOMEBODY:
        return scope.complain(node, somebody_who(node.name))
    known = list(visible(scope))
    return scope.complain(node, unknown_name(node.name, known), also=scope.symbols.where_is(nearest(node.name, known)))


def visible(scope: Scope) -> Iterator[str]:
    """All names that could stand here."""
    yield from scope.locals
    yield from (candidate.word for candidate in scope.candidates)
    yield from scope.symbols.words
    yield from scope.symbols.members
    yield from scope.symbols.scores
    yield from ("players", "supply", "nobody", "nothing", "active_player", "total", "box")


@rule(ast.AfterRounds)
def after_rounds(scope: Scope, node: ast.AfterRounds, wanted: str | None) -> Typed:
    """`after 6 rounds`: a seventh one would begin, and no turn of it has come."""
    return Typed(p.Compare(op=">", left=number_of("round"), right=how_many(scope, node.rounds)), kinds.TRUTH)


@rule(ast.NoneDrawn)
def none_drawn(scope: Scope, node: ast.NoneDrawn, wanted: str | None) -> Typed:
    found = scope.locals.get(node.name)
    if found is None or not found.drawn or node.word != "no":
        drawn = [name for name, binding in scope.locals.items() if binding.drawn]
        return scope.complain(node, not_drawn(node.name, drawn), word=node.name)
    return Typed(p.Compare(op="==", left=p.Local(slot=found.slot, type=found.type), right=p.Nobody()), kinds.TRUTH)


@rule(ast.Possession)
def possession(scope: Scope, node: ast.Possession, wanted: str | None) -> Typed:
    if scope.you is None:
        ranked = any(one.type == kinds.TEAM for one in scope.candidates)
        return scope.complain(node, team_is_ranked() if ranked else nothing_is_your())
    return property_of(scope, node, node.name, Typed(scope.you, kinds.PLAYER), node.key)


@rule(ast.Its)
def its(scope: Scope, node: ast.Its, wanted: str | None) -> Typed:
    if not scope.candidates:
        return scope.complain(node, nothing_is_its())
    candidate = scope.candidates[0]
    return property_of(scope, node, node.name, Typed(candidate.node, candidate.type), node.key)


@rule(ast.Property)
def prop(scope: Scope, node: ast.Property, wanted: str | None) -> Typed:
    if (total := total_of_each(scope, node)) is not None:
        return total
    if (row := named_by_two(scope, node)) is not None:
        return row
    settled = key_settled(scope, node)
    matrix = scope.symbols.matrices.get(node.name)
    of = infer(scope, settled.of, matrix.row_type if matrix else None)
    return property_of(scope, node, node.name, of, settled.key)
