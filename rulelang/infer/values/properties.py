"""`X of Y` and `X on Y`, by the kind of Y: columns, counters, values, zones, resources, and what every piece and place has."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.keys import has_no_second_key
from rulelang.complaints.names import (
    a_piece_in_its_place,
    chosen_elsewhere,
    has_none,
    is_and_has_not,
    no_such_property,
    several_are_a_group,
)
from rulelang.complaints.places import on_several_grids, top_of_several_classes
from rulelang.complaints.whole_game import no_teams, team_alone
from rulelang.infer.chosen import chosen_by_all
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import UNKNOWN, Scope, Typed
from rulelang.infer.values.boards.ahead import forward
from rulelang.infer.values.boards.areas import area_of_piece, asked_of_areas, is_area, of_area
from rulelang.infer.values.boards.directions import is_direction, of_direction
from rulelang.infer.values.boards.shapes import lies_in_parts, whole_of_part
from rulelang.infer.values.boards.spaces import own_spaces
from rulelang.infer.values.bundles import as_holder, find_holder, named_resource, unknown_resource
from rulelang.infer.values.chains import has_order
from rulelang.infer.values.columns.cells import column_type, value_type
from rulelang.infer.values.counted import included, only_asked
from rulelang.infer.values.families.alike import alike
from rulelang.infer.values.families.keys import both_keys
from rulelang.infer.values.families.of_each import total_of_each
from rulelang.infer.values.families.tables import cell_of
from rulelang.infer.values.marks import mark_of_place, said_by_its_place
from rulelang.infer.whose.only_one import only_one
from rulelang.names.symbols import Class, Symbol, Symbols, class_of_key, held_classes
from rulelang.names.teams import seats, tables
from rulelang.program import kinds


def property_of(scope: Scope, node: ast.Node, name: str, owner: Typed, key: ast.Node | None = None) -> Typed:
    """`name` of the owner, or a complaint that says what the owner has instead."""
    if owner.type == kinds.UNKNOWN:
        return UNKNOWN
    one = scope.symbols.one_of(name)
    elsewhere = name in scope.locals or _has_column(scope, owner.type, name) or scope.is_read_otherwise(name)
    if one != name and not elsewhere:
        name = one
    cls = scope.symbols.classes.get(owner.type)
    if (found := cell_of(scope, node, name, owner, key)) is not None:
        return found
    if key is not None:
        return _declared(scope, node, name, owner, key) or _unkeyed(scope, key, name)
    found = (
        _column(scope, node, name, owner, cls)
        or _built_in(scope, node, name, owner, cls)
        or _declared(scope, node, name, owner)
        or _space(scope, name, owner)
        or _picked(scope, node, name, owner)
        or _amount(scope, node, name, owner)
        or _score(scope, name, owner)
        or only_one(scope, name, owner)
    )
    return alike(found, owner) if found else _unknown(scope, node, name, owner)


def _has_column(scope: Scope, type: str, name: str) -> bool:
    cls = scope.symbols.classes.get(type)
    return cls is not None and name in cls.columns


def _unkeyed(scope: Scope, key: ast.Node, name: str) -> Typed:
    return scope.complain(key, has_no_second_key(name))


def _column(scope: Scope, node: ast.Node, name: str, owner: Typed, cls: Class | None) -> Typed | None:
    if cls is None or name not in cls.columns:
        return None
    if cls.form == "piece" and name == "copies":
        return None  # said once, before the game
    type = column_type(scope.symbols, cls.columns[name])
    if type == kinds.UNKNOWN:
        return UNKNOWN
    if cls.columns[name].answers:
        said = p.ColumnOf(owner=owner.type, column=name, of=owner.node, type=kinds.NUMBER)
        return Typed(p.Compare(op="==", left=said, right=p.Number(value=1)), kinds.TRUTH)
    return only_asked(scope, node, Typed(p.ColumnOf(owner=owner.type, column=name, of=owner.node, type=type), type))


def _built_in(scope: Scope, node: ast.Node, name: str, owner: Typed, cls: Class | None) -> Typed | None:
    if cls is not None and cls.form == "piece":
        return _of_piece(scope, node, name, owner)
    if cls is not None and cls.form == "area":
        return of_area(scope, name, owner)
    if kinds.grid_of(owner.type):
        if name in ("row", "column"):
            return Typed(p.ColumnOf(owner=owner.type, column=name, of=owner.node, type=kinds.NUMBER), kinds.NUMBER)
        return None
    if owner.type == kinds.PLACE:
        return _of_place(scope, node, name, owner)
    if is_direction(scope, owner.type):
        return of_direction(name, owner)
    if owner.type == kinds.PLAYER and name == "forward" and scope.symbols.directions and name not in scope.symbols.words:
        return forward(scope, node, owner)
    if owner.type in (kinds.PLAYER, kinds.TEAM) and name == "total":
        return Typed(p.ScoreOf(name=None, of=owner.node, of_team=owner.type == kinds.TEAM), kinds.NUMBER)
    if owner.type == kinds.PLAYER and name in (kinds.TEAM, "partner") and name not in scope.locals:
        return _of_team(scope, node, name, owner)
    return None


def _of_team(scope: Scope, node: ast.Node, name: str, owner: Typed) -> Typed | None:
    """The team of a player, or the other one in it."""
    symbols = scope.symbols
    if not symbols.teams:
        return None if name in symbols.words else scope.complain(node, no_teams(name))
    type = kinds.PLAYER if name == "partner" else kinds.TEAM
    pairs = all(len(seats(team, players)) == 2 for team in symbols.teams for players in tables(symbols))
    if name == "partner" and not pairs:
        return None if name in symbols.words else scope.complain(node, team_alone())
    return Typed(p.ColumnOf(owner=kinds.PLAYER, column=name, of=owner.node, type=type), type)


def _of_piece(scope: Scope, node: ast.Node, name: str, owner: Typed) -> Typed | None:
    if name == "name" and _named(scope, owner.type):
        row = kinds.row_of(owner.type)
        return Typed(p.RowOf(of=owner.node), row)
    if name == "owner":
        return Typed(p.OwnerOf(of=owner.node), kinds.PLAYER)
    if (whole := whole_of_part(scope, name, owner)) is not None:
        return whole
    if name in ("place", kinds.SPACE) and lies_in_parts(scope, node, owner.type):
        return UNKNOWN
    if name == "place":
        return Typed(p.PlaceOfPiece(of=owner.node), kinds.PLACE)
    if name == kinds.SPACE:
        classes = set(scope.symbols.classes_of(owner.type))
        grids = [g for g in scope.symbols.grids() if classes & set(scope.symbols.classes_of(g.holds))] or scope.symbols.grids()
        if len(grids) == 1:
            type = kinds.space_of(grids[0].name)
            return Typed(p.IndexOfPlace(of=owner.node, type=type), type)
        return scope.complain(node, on_several_grids(owner.type))
    if (area := area_of_piece(scope, node, name, owner)) is not None:
        return area
    return said_by_its_place(scope, node, name, owner)


def _named(scope: Scope, type: str) -> bool:
    cls = scope.symbols.classes.get(type)
    return cls is not None and cls.named


def _of_place(scope: Scope, node: ast.Node, name: str, owner: Typed) -> Typed | None:
    if name == "top":
        type = _held(scope, owner)
        if type is None:
            return scope.complain(node, top_of_several_classes())
        has_order(scope, node, owner.node, "top")
        return Typed(p.TopOf(of=owner.node), type)
    return mark_of_place(scope, name, owner.node)


def _held(scope: Scope, owner: Typed) -> str | None:
    zone = owner.node.zone if isinstance(owner.node, p.PlaceAt) else None
    word = scope.symbols.words.get(zone) if zone else None
    unions = scope.symbols.unions
    held = held_classes(word.node) if word is not None and isinstance(word.node, ast.ZoneLine | ast.Chain) else []
    if len(held) == 1:
        return held[0]
    pieces = [c.name for c in scope.symbols.classes.values() if c.form == "piece" and c.name not in unions]
    lying = {one for name in held or pieces for one in scope.symbols.classes_of(name)}
    together = [name for name, classes in unions.items() if set(classes) == lying]
    return next(iter(lying)) if len(lying) == 1 else together[0] if len(together) == 1 else None


def _declared(scope: Scope, node: ast.Node, name: str, owner: Typed, key: ast.Node | None = None) -> Typed | None:
    word = scope.symbols.words.get(name)
    each = getattr(word.node, "each", None) if word else None
    if word is None or not isinstance(
        word.node, (ast.CounterLine, ast.RoleLine, ast.TrackLine, ast.ValueLine, ast.ZoneLine, ast.GridLine, ast.Chain)
    ):
        return None
    wanted = class_of_key(scope.symbols, each.name) if each else None
    if wanted is not None and wanted not in scope.symbols.classes:
        return UNKNOWN  # its declaration says that there is no such class
    if wanted is None or not _has_one(scope.symbols, owner.type, wanted):
        return scope.complain(
            node, has_none(name, wanted, scope.symbols.text_of(node), owner.type), word=name, also=scope.symbols.also(word)
        )
    of = both_keys(scope, node, word, owner, key)
    return UNKNOWN if of is None else _one_of_many(scope, word, Typed(of, owner.type))


def _has_one(symbols: Symbols, type: str, wanted: str) -> bool:
    """Whether what is of a type has one of what there is for each of a class: all classes that a word stands for must."""
    return kinds.fits(type, wanted) or set(symbols.classes_of(type)) <= set(symbols.classes_of(wanted))


def role_read(symbols: Symbols, name: str, line: ast.RoleLine, of: p.Expression | None = None) -> Typed:
    """A role: a player, or a member of the kind or a space of the grid that its declaration names."""
    of_kind = None if line.of_kind is None else class_of_key(symbols, line.of_kind)
    found = p.StateValue(form="role", name=name, of=of, of_kind=of_kind)
    return Typed(found, found.names)


def _one_of_many(scope: Scope, word: Symbol, owner: Typed) -> Typed:
    match word.node:
        case ast.CounterLine() if (lying := scope.symbols.counted_on_pieces.get(word.name)) is not None:
            holder = p.Holder(form="piece", type=owner.type, of=owner.node)
            return Typed(p.Amount(resource=p.Constant(type=kinds.RESOURCE, value=lying), holder=holder), kinds.NUMBER)
        case ast.CounterLine():
            return Typed(p.StateValue(form="counter", name=word.name, of=owner.node), kinds.NUMBER)
        case ast.RoleLine():
            return role_read(scope.symbols, word.name, word.node, owner.node)
        case ast.TrackLine():
            return Typed(p.StateValue(form="track", name=word.name, of=owner.node), kinds.NUMBER)
        case ast.ValueLine():
            type = value_type(scope.symbols, word.node)
            return Typed(p.ValueOf(name=word.name, of=owner.node, type=type), type)
        case ast.GridLine():
            return Typed(p.PlaceAt(zone=word.name, of=owner.node), kinds.whole_grid(word.name))
        case ast.ZoneLine() if is_area(scope, owner.type):
            return Typed(p.PlaceAt(zone=word.name, of=owner.node), kinds.ON_AREA)
    return Typed(p.PlaceAt(zone=word.name, of=owner.node), kinds.PLACE)


def _space(scope: Scope, name: str, owner: Typed) -> Typed | None:
    """`e6 of seat 2`: a space of the grid that a player has."""
    if owner.type != kinds.PLAYER:
        return None
    for grid, index in own_spaces(scope.symbols, name):
        space = p.Constant(type=kinds.space_of(grid), value=index)
        return Typed(p.PlaceAt(zone=grid, of=owner.node, space=space), kinds.PLACE)
    return None


def _picked(scope: Scope, node: ast.Node, name: str, owner: Typed) -> Typed | None:
    binding = scope.locals.get(name)
    if binding is None or not binding.picked or owner.type != kinds.PLAYER:
        return None
    if binding.type == kinds.UNKNOWN:
        return UNKNOWN
    if binding.several is not None:
        return scope.complain(node, several_are_a_group(f"your {name}", scope.symbols.classes[binding.type].plural))
    return Typed(p.Picked(slot=binding.slot, of=owner.node, type=binding.type), binding.type)


def _amount(scope: Scope, node: ast.Node, name: str, owner: Typed) -> Typed | None:
    if owner.type == kinds.BUNDLE:
        return included(scope, node, name, owner)
    group = scope.symbols.resource_group(name)
    resource = named_resource(scope, name)
    if (not group and resource is None) or scope.is_read_otherwise(name):
        return None
    holder = find_holder(scope, owner)
    return None if holder is None else amount(scope, name, holder)


def amount(scope: Scope, name: str, holder: p.Holder) -> Typed | None:
    """How much of a resource, or of all resources of a kind, a holder has."""
    resource = named_resource(scope, name)
    if resource is not None:
        return Typed(p.Amount(resource=resource, holder=holder), kinds.NUMBER)
    total: p.Expression | None = None
    for index in scope.symbols.resource_group(name):
        one = p.Amount(resource=p.Constant(type=kinds.RESOURCE, value=index), holder=holder)
        total = one if total is None else p.Arithmetic(op="+", left=total, right=one)
    return None if total is None else Typed(total, kinds.NUMBER)


def _score(scope: Scope, name: str, owner: Typed) -> Typed | None:
    if owner.type in (kinds.PLAYER, kinds.TEAM) and name in scope.symbols.scores:
        return Typed(p.ScoreOf(name=name, of=owner.node, of_team=owner.type == kinds.TEAM), kinds.NUMBER)
    return None


def _unknown(scope: Scope, node: ast.Node, name: str, owner: Typed) -> Typed:
    if owner.type == kinds.PLAYER and name not in scope.symbols.words and (what := chosen_by_all(scope, name)) is not None:
        return scope.complain(node, chosen_elsewhere(name, what), word=name)
    word = scope.symbols.words.get(name)
    if word is not None and word.form == "piece" and owner.type == kinds.PLAYER:
        of = scope.symbols.text_of(node.of) if isinstance(node, ast.Property) else "it" if isinstance(node, ast.Its) else "you"
        return scope.complain(node, a_piece_in_its_place(name, of), word=name, also=scope.symbols.also(word))
    known = sorted(set(properties(scope, owner.type)))
    if word is not None and word.form == "condition" and name in known:
        return scope.complain(node, is_and_has_not(owner.type, name), word=name, also=scope.symbols.also(word))
    return scope.complain(
        node, no_such_property(owner.type, name, known), word=name, also=scope.symbols.also(word) if word and known else ()
    )


def properties(scope: Scope, type: str) -> Iterator[str]:
    """Everything that may stand before `of` something of this kind."""
    cls = scope.symbols.classes.get(type)
    if cls is not None:
        yield from cls.columns
        if cls.form == "piece":
            yield from ("owner", "place")
        if cls.form == "area":
            yield from asked_of_areas(scope, type)
    if kinds.grid_of(type):
        yield from ("row", "column")
    if is_direction(scope, type):
        yield from ("opposite", "clockwise", "counterclockwise")
    if type == kinds.PLACE:
        yield "top"
    if type in (kinds.PLAYER, kinds.TEAM):
        yield from ("total", *scope.symbols.scores)
    if type == kinds.PLAYER:
        yield from ("team", "partner") if scope.symbols.teams else ()
        yield from (name for name, binding in scope.locals.items() if binding.picked)
        yield from scope.symbols.resource_index
    for word in scope.symbols.words.values():
        each = getattr(word.node, "each", None)
        if each is not None and each.name == type and word.form != "piece":
            yield word.name


@rule(ast.AmountOn)
def amount_on(scope: Scope, node: ast.AmountOn, wanted: str | None) -> Typed:
    if (total := total_of_each(scope, node)) is not None:
        return total
    if scope.symbols.one_of(node.name) in scope.symbols.counted_on_pieces:
        return infer(scope, ast.Property(span=node.span, name=node.name, of=node.holder))
    if isinstance(node.holder, ast.Reference) and node.holder.name == "supply":
        holder = p.Holder(form="supply")
    else:
        given = infer(scope, node.holder)
        if given.type == kinds.UNKNOWN:
            return UNKNOWN
        if given.type == kinds.BUNDLE:
            return included(scope, node, node.name, given)
        holder = as_holder(scope, node.holder, given)
    return amount(scope, node.name, holder) or unknown_resource(scope, node, node.name)
