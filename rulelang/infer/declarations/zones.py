"""Zones to their typed declarations: what they hold, how much, who sees it."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.ast.traversal import nodes
from rulelang.complaints.grids.areas import lies_open_on_areas
from rulelang.complaints.grids.shapes import parts_lie_on_grids
from rulelang.complaints.groups import zones_hold_pieces
from rulelang.complaints.names import unknown_name
from rulelang.complaints.numbers import room_is_for_all, room_is_settled
from rulelang.complaints.places import (
    no_such_zone,
    only_piles_are_turned_over,
    only_piles_have_a_top,
    renewed_from_a_zone,
    renewed_from_itself,
    renewed_twice,
)
from rulelang.infer.core import how_many, number
from rulelang.infer.declarations.backs import backs
from rulelang.infer.declarations.components import each_class, second_class
from rulelang.infer.declarations.seers import each_piece, sights
from rulelang.infer.scope import Candidate, Frame, Scope
from rulelang.infer.values.families.keys import one_class
from rulelang.infer.values.groups import class_named
from rulelang.infer.values.marks import mark_type
from rulelang.infer.values.places import held_in, not_held, place
from rulelang.names.symbols import Symbols, held_classes
from rulelang.program import kinds

_BUT_TOP = (ast.RenewalButTop, ast.ReversalButTop)
_TURNED = (ast.ReversalNote, ast.ReversalButTop)
_FIGURES = (ast.ValueLine, ast.CounterLine, ast.TrackLine)


def zone(symbols: Symbols, line: ast.ZoneLine) -> p.Zone:
    """A zone with its notes."""
    scope = Scope(symbols)
    of = each_class(symbols, line.each, "player", "kind", "area")
    by = second_class(symbols, line.each, "kind")
    on_areas = of in symbols.classes and symbols.classes[of].form == "area"
    if on_areas:
        one_class(symbols, line.each, line.name, "a zone on areas")
    for note in line.notes:
        if on_areas and not isinstance(note, ast.HoldsNote):
            scope.complain(note, lies_open_on_areas(line.name))
        if isinstance(note, ast.HoldsNote):
            for name in note.classes:
                held_piece(scope, name, name.name)
                _lies_by_itself(scope, name)
    capacity, bound = _capacity(symbols, line, of)
    renewal, renewal_bound = _renewal(symbols, line, of)
    seen = sights(symbols, line, of)
    return p.Zone(
        name=line.name,
        of=of,
        by=by,
        holds=tuple(name for held in held_classes(line) for name in symbols.unions.get(held, [held])),
        capacity=capacity,
        capacity_bound=bound,
        ordered=any(isinstance(note, ast.OrderedNote) for note in line.notes),
        in_line=any(isinstance(note, ast.OrderedNote) and note.in_line for note in line.notes),
        contents=seen["contents"],
        order=seen["order"],
        each=each_piece(seen),
        top=seen.get("top", "nobody"),
        backs=backs(symbols, line),
        renewed=renewal,
        renewed_bound=renewal_bound,
        but_top=any(isinstance(note, _BUT_TOP) for note in line.notes),
        turned_over=any(isinstance(note, _TURNED) for note in line.notes),
        marks=tuple(_mark(scope, note) for note in line.notes if isinstance(note, ast.MarkNote)),
    )


def _capacity(symbols: Symbols, line: ast.ZoneLine, of: str | None) -> tuple[p.Expression | None, int | None]:
    """How many pieces fit, and the candidate that stands for the family's member if it differs from one to another."""
    note = next((note for note in line.notes if isinstance(note, ast.CapacityNote)), None)
    if note is None:
        return None, None
    said = so_many(symbols, note.amount, held_classes(line))
    if of == kinds.PLAYER and (room := _of_one_player(symbols, said)) is not None:
        pieces = next((symbols.classes[name].plural for name in held_classes(line) if name in symbols.classes), "pieces")
        symbols.complain(note.span, room_is_settled(line.name, pieces, room))
        return None, None
    if of is None or of == kinds.PLAYER or (line.each is not None and line.each.second is not None):
        return how_many(Scope(symbols), said), None
    frame = Frame()
    bound = frame.new_bound()
    scope = Scope(symbols, frame).asking(Candidate(p.Bound(number=bound, type=of), of, of))
    return number(scope, said), bound


def so_many(symbols: Symbols, said: ast.Expression, held: list[str]) -> ast.Expression:
    """The number in `at most 5 tiles`, where tiles are all that may lie there; else what is said."""
    if not isinstance(said, ast.QuantityText) or symbols.plurals.get(said.name, said.name) not in symbols.classes:
        return said
    alone = len(held) == 1 and held[0] in symbols.classes
    if not alone or said.name != (held[0] if said.amount == 1 else symbols.classes[held[0]].plural):
        symbols.complain(said.span, room_is_for_all(symbols.text_of(said), said.name))
    return ast.NumberText(span=said.span, value=said.amount) if isinstance(said.amount, int) else said.amount


def _of_one_player(symbols: Symbols, amount: ast.Node) -> str | None:
    """How much room one player has, where that is what is said: `4 + your kettle`; nothing where it is the same for all."""
    for part in nodes(amount):
        if isinstance(part, ast.Possession | ast.Its | ast.Property | ast.Reference) and _is_one_players(symbols, part):
            return symbols.text_of(amount).replace(symbols.text_of(part), f"your {part.name}", 1)
    return None


def _is_one_players(symbols: Symbols, part: ast.Possession | ast.Its | ast.Property | ast.Reference) -> bool:
    """Whether a part is of the player whose zone it is: `your room`, `its room`, `room of player`, `room` where each has one."""
    match part:
        case ast.Possession() | ast.Its():
            return True
        case ast.Property(of=ast.Reference(name=name)):
            return name in (kinds.PLAYER, "it", "owner")
        case ast.Property(of=ast.EachOne(group=ast.Group(name=name))):
            return name == kinds.PLAYER
        case ast.Reference(name=name) if name in symbols.words and isinstance(symbols.words[name].node, _FIGURES):
            each = getattr(symbols.words[name].node, "each", None)
            return each is not None and each.name == kinds.PLAYER
    return False


def _renewal(symbols: Symbols, line: ast.ZoneLine, of: str | None) -> tuple[p.Expression | None, int | None]:
    """The place that is put into an empty one, and the candidate that stands for the family's member; complaints."""
    notes = [note for note in line.notes if isinstance(note, (ast.RenewalNote, *_BUT_TOP, *_TURNED))]
    if not notes:
        return None, None
    note = notes[0]
    if len(notes) > 1:
        symbols.complain(notes[1].span, renewed_twice(line.name))
    frame = Frame()
    bound = frame.new_bound() if of is not None else None
    scope = Scope(symbols, frame)
    if of is not None and bound is not None:
        scope = scope.asking(Candidate(p.Bound(number=bound, type=of), of, of))
    found = place(scope, note.place)
    zone = symbols.words.get(found.zone) if isinstance(found, p.PlaceAt) else None
    if zone is None or not isinstance(zone.node, ast.ZoneLine):
        if not symbols.diagnostics:
            scope.complain(note.place, renewed_from_a_zone(symbols.text_of(note.place)))
        return None, None
    if isinstance(note, _TURNED):
        for one in (line, zone.node):
            if not any(isinstance(found, ast.OrderedNote) and not found.in_line for found in one.notes):
                scope.complain(note, only_piles_are_turned_over(one.name))
    if isinstance(note, ast.RenewalButTop) and not any(isinstance(one, ast.OrderedNote) for one in zone.node.notes):
        scope.complain(note.place, only_piles_have_a_top(zone.name), also=scope.symbols.also(zone))
    if zone.node is line:
        scope.complain(note.place, renewed_from_itself(line.name))
    allowed = held_in(scope, line.name)
    if allowed and (strange := [one for one in _may_lie(scope, zone.name) if one not in allowed]):
        not_held(scope, note.place, line.name, strange, drawn_from=zone.name)
    return found, bound


def _may_lie(scope: Scope, zone: str) -> list[str]:
    every = [name for name, one in scope.symbols.classes.items() if one.form == "piece" and name not in scope.symbols.unions]
    return held_in(scope, zone) or every


def held_piece(scope: Scope, node: ast.Node, name: str) -> None:
    """A complaint if what is held is no class of pieces."""
    word = scope.symbols.words.get(name)
    if word is not None and word.form == "pieces":
        return
    type = class_named(scope, node, name)
    cls = scope.symbols.classes.get(type)
    if cls is not None and cls.form != "piece":
        scope.complain(node, zones_hold_pieces(name), word=name)


def _lies_by_itself(scope: Scope, name: ast.Name) -> None:
    """A complaint where a zone would hold parts of pieces: these lie on grids alone."""
    for one in scope.symbols.classes_of(name.name):
        if (whole := scope.symbols.whole_of(one)) is not None:
            scope.complain(name, parts_lie_on_grids(one, whole))


def _mark(scope: Scope, note: ast.MarkNote) -> tuple[str, str, int]:
    type = mark_type(scope, note)
    cls = scope.symbols.classes.get(type)
    if cls is None or note.value not in cls.members:
        scope.complain(note, unknown_name(note.value, scope.symbols.members), word=note.value)
        return note.name, type, 0
    return note.name, type, cls.members.index(note.value)


def zones(symbols: Symbols, line: ast.ZonesLine) -> None:
    """Checks that a set of zones names zones."""
    for name in line.zones:
        word = symbols.words.get(name.name)
        if word is None or word.form not in ("zone", "grid", "chain"):
            known = [w.name for w in symbols.words.values() if w.form in ("zone", "grid")]
            Scope(symbols).complain(name, no_such_zone(name.name, known))
