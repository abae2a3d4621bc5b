"""Options, kinds, tables, resources, tracks, counters, roles, automas, dice and pieces to their typed declarations."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.chains.laws import starts_in_no_chain
from rulelang.complaints.families.dice import dice_of_each
from rulelang.complaints.groups import not_a_class_of_pieces, one_for_each_of_what
from rulelang.complaints.names import no_such_column, no_such_track
from rulelang.complaints.numbers import die_with_one_face
from rulelang.complaints.places import no_such_zone, nothing_starts_in_the_box, starts_where_exactly
from rulelang.complaints.resources import limit_is_for_each_player, no_such_resource, track_of_each_player
from rulelang.complaints.sight import paid_where_all_see, worked_out_on_the_back
from rulelang.complaints.tables import unlike_in_other_tables
from rulelang.complaints.values import copies_are_numbers, role_of_a_kind, role_of_one_grid
from rulelang.infer.core import how_many, number, thing, truth
from rulelang.infer.declarations.seers import seer
from rulelang.infer.declarations.shapes import part_of_a_whole, shapes
from rulelang.infer.scope import Scope
from rulelang.infer.steps.doing.on_pieces import counted_on_pieces
from rulelang.infer.values.columns.cells import column_type, matrix_type
from rulelang.infer.values.families.keys import check_second, one_class
from rulelang.infer.values.groups import class_named
from rulelang.infer.values.places import not_held
from rulelang.names.symbols import Class, Resource, Symbols, class_of_key, held_classes
from rulelang.program import kinds
from rulelang.program.nodes import parts


def columns(symbols: Symbols, cls: Class) -> tuple[p.Column, ...]:
    """The typed columns of a class."""
    found = []
    for column in cls.columns.values():
        type = column_type(symbols, column)
        if type in (kinds.TEXT, kinds.ABILITY, kinds.UNKNOWN) or (cls.form == "piece" and column.name == "copies"):
            continue
        said = tuple(cell.text for cell in column.cells)
        found.append(p.Column(name=column.name, type=type, cells=tuple(column.nodes), said=said))
    return tuple(found)


def kind(symbols: Symbols, cls: Class) -> p.Kind:
    """A kind with its members and columns."""
    return p.Kind(name=cls.name, members=tuple(cls.members), columns=columns(symbols, cls), wraps=cls.wraps)


def option(line: ast.OptionLine) -> p.Option:
    """An option with its values: numbers, or else names."""
    numbers = tuple(value for value in line.values if isinstance(value, int))
    return p.Option(name=line.name, values=numbers or tuple(value.name for value in line.names))


def matrix(symbols: Symbols, name: str) -> p.Matrix:
    """A table with two keys."""
    found = symbols.matrices[name]
    type = matrix_type(symbols, found)
    cells = tuple(tuple(row) for row in found.nodes)
    return p.Matrix(
        name=name,
        row_type=found.row_type,
        column_type=found.column_type,
        rows=tuple(found.rows),
        columns=tuple(found.columns),
        cells=cells,
        type=type,
    )


def each_class(symbols: Symbols, each: ast.EachClass | None, *allowed: str) -> str | None:
    """The class that there is one for each of; a complaint if it is unknown or cannot have one."""
    if each is None:
        return None
    scope = Scope(symbols)
    type = class_named(scope, each, each.name)
    if type == kinds.SPACE and len(symbols.grids()) == 1:
        type = kinds.space_of(symbols.grids()[0].name)
    cls = symbols.classes.get(type)
    if (cls is not None and cls.form not in allowed) or type == kinds.SPACE:
        if symbols.page:
            return type
        scope.complain(each, one_for_each_of_what(each.name, allowed), word=each.name)
    return type


def second_class(symbols: Symbols, each: ast.EachClass | None, *allowed: str) -> str | None:
    """The second class that there is one for each of; a complaint as for the first."""
    if each is None or each.second is None:
        return None
    check_second(symbols, each)
    return each_class(symbols, each.model_copy(update={"name": each.second}), *allowed)


def resource(symbols: Symbols, found: Resource) -> p.Resource:
    """One resource."""
    line = found.node
    if isinstance(line, ast.CounterLine):
        return counted_on_pieces(symbols, line)
    scope = Scope(symbols)
    supply = None if isinstance(line.supply.amount, str) else how_many(scope, line.supply.amount)
    limit: p.Expression | None = None
    stands: tuple[int, ...] = ()
    track: str | None = None
    seen: ast.SeenNote | None = None
    for note in line.notes:
        match note:
            case ast.LimitNote():
                limit = _limit(scope, note)
            case ast.JokerNote():
                stands = _jokers(scope, note, found)
            case ast.TrackNote():
                track = _track(scope, note)
            case ast.SeenNote():
                seen = note
    if seen is not None and track is not None:
        scope.complain(seen, paid_where_all_see(found.name, track))
    return p.Resource(
        name=found.name,
        plural=line.plural.name if line.plural is not None else None,
        group=found.group,
        member=found.member,
        supply=supply,
        limit=limit,
        stands_for=stands,
        track=track,
        seen=seer(symbols, seen, found.name, kinds.PLAYER) if seen is not None else None,
    )


def _limit(scope: Scope, note: ast.LimitNote) -> p.Expression:
    if note.each != kinds.PLAYER:
        scope.complain(note, limit_is_for_each_player(), word=note.each)
    return how_many(scope, note.amount)


def _jokers(scope: Scope, note: ast.JokerNote, found: Resource) -> tuple[int, ...]:
    symbols = scope.symbols
    group = symbols.resource_group(note.kind_name)
    if group:
        return tuple(i for i in group if symbols.resources[i] is not found)
    if note.kind_name in symbols.resource_index:
        return (symbols.resource_index[note.kind_name],)
    known = [*symbols.resource_index, *(r.group for r in symbols.resources if r.group)]
    scope.complain(note, no_such_resource(note.kind_name, known), word=note.kind_name)
    return ()


def _track(scope: Scope, note: ast.TrackNote) -> str | None:
    word = scope.symbols.words.get(note.track)
    if word is None or not isinstance(word.node, ast.TrackLine):
        tracks = [w.name for w in scope.symbols.words.values() if w.form == "track"]
        scope.complain(note, no_such_track(note.track, tracks), word=note.track)
        return None
    if word.node.each is None or word.node.each.name != kinds.PLAYER:
        scope.complain(note, track_of_each_player(note.track), word=note.track, also=scope.symbols.also(word))
    return note.track


def track(symbols: Symbols, line: ast.TrackLine) -> p.Track:
    of = each_class(symbols, line.each, "player", "kind")
    one_class(symbols, line.each, line.name, "a track")
    return p.Track(name=line.name, of=of, steps=how_many(Scope(symbols), line.steps), round=line.round is not None)


def counter(symbols: Symbols, line: ast.CounterLine) -> p.Counter:
    of = each_class(symbols, line.each, "player", "kind", "space")
    seen = seer(symbols, line.seen, line.name, of)
    by = second_class(symbols, line.each, "player", "kind", "space")
    return p.Counter(
        name=line.name, of=of, by=by, start=number(Scope(symbols), line.start), seen=seen, unshown=line.unshown is not None
    )


def role(symbols: Symbols, line: ast.RoleLine) -> p.Role:
    of = each_class(symbols, line.each, "player", "kind", "space")
    by = second_class(symbols, line.each, "player", "kind", "space")
    kind = _kind_of_role(symbols, line)
    start = thing(Scope(symbols), line.start, kind or kinds.PLAYER)
    return p.Role(name=line.name, each_class=of, by=by, of_kind=kind, start=start, unshown=line.unshown is not None)


def _kind_of_role(symbols: Symbols, line: ast.RoleLine) -> str | None:
    """The kind of which a role is a member, or the grid's spaces of which it is one; a complaint if it is neither. None: it is a
    player."""
    if line.of_kind is None:
        return None
    type = class_of_key(symbols, class_named(Scope(symbols), line, line.of_kind))
    cls = symbols.classes.get(type)
    if type == kinds.SPACE:
        symbols.complain(symbols.word_span(line.span, line.of_kind), role_of_one_grid(line.name, len(symbols.grids())))
    elif cls is not None and cls.form not in ("kind", "space"):
        symbols.complain(symbols.word_span(line.span, line.of_kind), role_of_a_kind(line.name, line.of_kind))
    return type


def automa(symbols: Symbols, line: ast.Automa) -> p.Automa:
    plays = p.Number(value=1) if line.condition is None else truth(Scope(symbols), line.condition)
    called = line.title or kinds.words(line.name)
    return p.Automa(name=line.name, called=called, unranked=line.unranked is not None, condition=plays)


def die(symbols: Symbols, line: ast.DieLine) -> p.Die:
    if line.low >= line.high:
        Scope(symbols).complain(line, die_with_one_face(line.low, line.high))
    return p.Die(name=line.name, low=line.low, high=line.high)


def piece(symbols: Symbols, line: ast.PieceLine) -> p.Piece:
    """A class of pieces with its rows."""
    cls = symbols.classes[line.name]
    kind = symbols.classes.get(line.each.name) if isinstance(line, ast.Dice) and line.each is not None else None
    if line.each is not None and kind is not None and kind.form == "kind":
        Scope(symbols).complain(line.each, dice_of_each(line.name, kind.name), word=kind.name)
    else:
        each_class(symbols, line.each, "player")
    one_class(symbols, line.each, line.name, "a class of pieces")
    column = None if part_of_a_whole(symbols, line) else cls.columns.get("copies")
    copies: tuple[p.Expression, ...] = (p.Number(value=1),) * len(cls.members)
    if symbols.whole_of(line.name) is not None:
        copies = (p.Number(value=0),) * len(cls.members)  # they are counted with what is made of them
    elif line.rows and not isinstance(line.rows[0], (ast.Row, ast.Csv)):
        copies = (how_many(Scope(symbols), line.rows[0]), *copies[1:])
    elif column is not None:
        type = column_type(symbols, column)
        if not kinds.fits(type, kinds.NUMBER):
            symbols.complain(column.span, copies_are_numbers(), file=column.file)
        copies = tuple(column.nodes)
    if isinstance(line, ast.Dice):  # all begin with the first side up
        first = range(0, len(copies), symbols.rows_of_one(line.name))
        copies = tuple(many if row in first else p.Number(value=0) for row, many in enumerate(copies))
    starts = _starts(symbols, line)
    if line.back is not None and line.back.column not in cls.columns:
        Scope(symbols).complain(line.back, no_such_column(line.name, line.back.column, cls.columns), word=line.back.column)
    made = columns(symbols, cls)
    if line.back is not None and _is_worked_out(made, line.back.column):
        Scope(symbols).complain(line.back, worked_out_on_the_back(line.back.column), word=line.back.column)
    return p.Piece(
        name=line.name,
        rows=tuple(cls.members),
        copies=copies,
        columns=made,
        each_player=line.each is not None,
        starts=starts,
        back=line.back.column if line.back is not None else None,
        made_of=symbols.made_of.get(line.name),
        rolled=isinstance(line, ast.Dice),
        shapes=shapes(symbols, line),
    )


def _is_worked_out(columns: tuple[p.Column, ...], name: str) -> bool:
    """Whether what stands in a column hangs on the row it stands in: `10 * rank of card`."""
    return any(isinstance(part, p.Local) for one in columns if one.name == name for cell in one.cells for part in parts(cell))


def union(symbols: Symbols, line: ast.PiecesLine) -> p.Union:
    """`pieces card: building, hero`: the columns that all have must hold the same kind of value."""
    scope = Scope(symbols)
    names = []
    for name in line.classes:
        type = class_named(scope, name, name.name)
        cls = symbols.classes.get(type)
        if cls is not None and (cls.form != "piece" or type in symbols.unions):
            scope.complain(name, not_a_class_of_pieces(name.name))
        names.append(type)
    _alike(scope, line, [symbols.classes[name] for name in names if name in symbols.classes])
    return p.Union(name=line.name, classes=tuple(names))


def _alike(scope: Scope, line: ast.PiecesLine, classes: list[Class]) -> None:
    for column in scope.symbols.classes[line.name].columns:
        types = {column_type(scope.symbols, cls.columns[column]) for cls in classes if column in cls.columns}
        if len(types - {kinds.UNKNOWN}) > 1 and kinds.ABILITY not in types:
            scope.complain(line, unlike_in_other_tables(column, types), word=line.name)


def _starts(symbols: Symbols, line: ast.PieceLine) -> str | None:
    if line.starts is None:
        return None
    scope = Scope(symbols)
    word = symbols.words.get(line.starts.zone)
    if word is not None and word.form == "chain":
        scope.complain(line.starts, starts_in_no_chain(line.name, word.name), word=word.name, also=symbols.also(word))
        return None
    if word is None or not isinstance(word.node, ast.ZoneLine):
        zones = [w.name for w in symbols.words.values() if w.form == "zone"]
        box = line.starts.zone == "box"
        complaint = nothing_starts_in_the_box() if box else no_such_zone(line.starts.zone, zones)
        scope.complain(line.starts, complaint, word=line.starts.zone)
        return None
    of = word.node.each.name if word.node.each else None
    second = word.node.each.second if word.node.each else None
    if of is not None and (of != kinds.PLAYER or line.each is None or second is not None):
        where = starts_where_exactly(word.name, of, line.name, second=second)
        scope.complain(line.starts, where, word=line.starts.zone, also=symbols.also(word))
    held = held_classes(word.node)
    if held and not any(symbols.fits(line.name, name) for name in held):
        not_held(scope, line.starts, word.name, [line.name], word=line.starts.zone)
    return word.name
