"""Places: where pieces are put (one place) and where they are looked for (one, a family, or several)."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.grids.areas import no_place_to_lay
from rulelang.complaints.places import board_is_of_all, does_not_hold, not_one_place
from rulelang.complaints.values import PLACE_ON_A_PIECE, only_a_player_has_one
from rulelang.infer.core import infer
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.values.boards.areas import spaces_of_area
from rulelang.names.symbols import held_classes
from rulelang.program import kinds


def place(scope: Scope, node: ast.Node) -> p.Expression:
    """One place, or a complaint."""
    return as_place(scope, node, infer(scope, node, kinds.PLACE))


def as_place(scope: Scope, node: ast.Node, given: Typed) -> p.Expression:
    """The value as one place: a space of a grid is one."""
    if given.type in (kinds.PLACE, kinds.UNKNOWN):
        return given.node
    grid = kinds.grid_of(given.type)
    if grid is not None:
        return space_place(scope, grid, given.node)
    cls = scope.symbols.classes.get(given.type)
    if cls is not None and cls.form == "area":
        scope.complain(node, no_place_to_lay(scope.symbols.text_of(node), given.type))
        return p.Nobody()
    if cls is not None and cls.form == "piece":
        scope.not_yet(node, PLACE_ON_A_PIECE)
        return p.Nobody()
    scope.complain(node, not_one_place(scope.symbols.text_of(node), given.type))
    return p.Nobody()


def place_for(scope: Scope, node: ast.Node, pieces: list[str], laid: bool = False) -> p.Expression:
    """One place where a piece of some of these classes may lie, or a complaint; no classes: not certain which.

    What is `laid` on an area comes to the place of the part by which the area was named.
    """
    given = infer(scope, node, kinds.PLACE)
    at = given.node if laid and given.type == kinds.ON_AREA else as_place(scope, node, given)
    held_there(scope, node, p.Places(one=at), pieces)
    return at


def held_there(scope: Scope, node: ast.Node, at: p.Places, pieces: list[str]) -> None:
    """A complaint if it is certain that none of these classes of pieces can lie there; no classes: not certain which."""
    symbols = scope.symbols
    found = {one for name in pieces for one in symbols.classes_of(name)}
    zones = [at.one.zone] if isinstance(at.one, p.PlaceAt) else [] if at.one is not None else list(at.families)
    allowed = [held_in(scope, zone) for zone in zones]
    if kinds.UNKNOWN in found or not found or not all(allowed) or any(found & set(classes) for classes in allowed):
        return
    for zone in zones[:1]:
        not_held(scope, node, zone, pieces)


def place_for_drawn(scope: Scope, node: ast.Node, source: p.Expression) -> p.Expression:
    """One place for what is drawn from another: a draw takes whatever comes, so each class that may lie there must fit."""
    at = place(scope, node)
    if not isinstance(at, p.PlaceAt) or not isinstance(source, p.PlaceAt):
        return at
    allowed, coming = held_in(scope, at.zone), held_in(scope, source.zone)
    if allowed and (missing := [one for one in coming if one not in allowed]):
        not_held(scope, node, at.zone, missing, drawn_from=source.zone)
    return at


def not_held(
    scope: Scope, node: ast.Node, zone: str, pieces: list[str], word: str | None = None, drawn_from: str | None = None
) -> None:
    """Complains that a zone or grid holds none of these classes of pieces."""
    symbols = scope.symbols
    held = held_in(scope, zone)
    if any(name not in symbols.classes for name in [*held, *pieces]):
        return  # a class that is not declared has its own complaint
    plurals = {name: symbols.classes[name].plural for name in [*held, *pieces]}
    scope.complain(
        node,
        does_not_hold(zone, pieces, held, plurals, form=symbols.words[zone].form, drawn_from=drawn_from),
        word=word,
        also=symbols.also(symbols.words[zone]),
    )


def held_in(scope: Scope, zone: str) -> list[str]:
    """The classes of pieces that a zone or grid is declared to hold; none if it does not say."""
    word = scope.symbols.words.get(zone)
    if word is None or not isinstance(word.node, ast.ZoneLine | ast.GridLine | ast.Chain):
        return []
    if isinstance(word.node, ast.GridLine):
        return list(scope.symbols.held_by(word.node))
    named = held_classes(word.node)
    return [one for name in named for one in scope.symbols.classes_of(name)]


def space_place(scope: Scope, grid: str, space: p.Expression) -> p.Expression:
    """A space of a grid as a place; of one's own grid where each player has one."""
    word = scope.symbols.words.get(grid)
    own = isinstance(word.node, ast.GridLine) and word.node.each is not None if word else False
    return p.PlaceAt(zone=grid, of=scope.you if own else None, space=space)


def places(scope: Scope, node: ast.Node) -> p.Places:
    """Where to look: one place, or the whole family that a bare name means."""
    name = getattr(node, "name", None)
    word = scope.symbols.words.get(name) if isinstance(name, str) else None
    known = (
        isinstance(node, (ast.Reference, ast.Possession, ast.Property, ast.Its)) and word is not None and name not in scope.locals
    )
    if known and word is not None:
        if isinstance(word.node, ast.ZonesLine):
            families = zone_names(scope, word.node)
            return p.Places(families=families, of=_whose(scope, node))
        if isinstance(word.node, (ast.ZoneLine, ast.Chain)) and isinstance(node, ast.Reference) and word.node.each is not None:
            return p.Places(families=(word.name,))
        if isinstance(word.node, ast.GridLine):
            _somebodys(scope, node, word.node)
            return p.Places(families=(word.name,), of=_whose(scope, node))
    given = infer(scope, node, kinds.PLACE)
    return spaces_of_area(scope, given) or p.Places(one=as_place(scope, node, given))


def _somebodys(scope: Scope, node: ast.Node, grid: ast.GridLine) -> None:
    """Complains where one player's board is asked for, and there is one for all: what lies on it would be everybody's."""
    if grid.each is not None or isinstance(node, ast.Reference):
        return
    classes = [scope.symbols.classes[name] for name in scope.symbols.held_by(grid) if name in scope.symbols.classes]
    lines = [scope.symbols.words[one.name].node for one in classes if one.name in scope.symbols.words]
    owned = any(getattr(line, "each", None) is not None for line in lines)
    whose = (
        "you"
        if isinstance(node, ast.Possession)
        else "it"
        if isinstance(node, ast.Its)
        else scope.symbols.text_of(node.of)
        if isinstance(node, ast.Property)
        else "…"
    )
    things = classes[0].plural if owned else None
    scope.complain(
        node,
        board_is_of_all(grid.name, scope.symbols.text_of(node), things, whose),
        also=scope.symbols.also(scope.symbols.words[grid.name]),
    )


def zone_names(scope: Scope, line: ast.ZonesLine) -> tuple[str, ...]:
    """The zones and grids that a set of zones names."""
    found = []
    for zone in line.zones:
        word = scope.symbols.words.get(zone.name)
        if word is not None and word.form in ("zone", "grid", "chain"):
            found.append(zone.name)
    return tuple(found)


def _whose(scope: Scope, node: ast.Node) -> p.Expression | None:
    if isinstance(node, ast.Possession):
        return scope.you
    if isinstance(node, ast.Its):
        return scope.candidates[0].node if scope.candidates else None
    if isinstance(node, ast.Property):
        given = infer(scope, node.of)
        if not kinds.fits(given.type, kinds.PLAYER):
            scope.complain(node.of, only_a_player_has_one(scope.symbols.text_of(node.of), given.type))
        return given.node
    return None


def vacancy(scope: Scope, node: ast.Group) -> p.Expression | None:
    """That nothing lies on the candidate, or something; nothing where neither is said."""
    if node.whose not in ast.VACANT:
        return None
    it = ast.Reference(span=node.span, name="it")
    empty = p.PlaceState(state="empty", places=places(scope, it))
    return empty if node.whose == "empty" else p.Not(of=empty)
