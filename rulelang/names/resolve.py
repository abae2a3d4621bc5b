"""Names to their declarations: the table of symbols of a text, with a complaint for every name given twice or reserved."""

from __future__ import annotations

from collections.abc import Mapping

from rulelang import ast
from rulelang import program as p
from rulelang.ast.addresses import clauses
from rulelang.complaints.names import no_range_of_names
from rulelang.complaints.numbers import no_number_of_players
from rulelang.complaints.resources import no_kind_of_resources, plural_of_kind, supply_of_each
from rulelang.complaints.whole_game import one_header, resource_twice, resources_twice
from rulelang.names.data.columns import add_class, members, option, piece, table, union
from rulelang.names.declare import declare_name
from rulelang.names.symbols import Class, Resource, Symbols, is_hexagonal
from rulelang.names.teams import declare_teams
from rulelang.program import kinds
from rulelang.program.directions import DIRECTIONS
from rulelang.syntax.layout.broken_lines import whole_line
from rulelang.text.source import SourceFile, Span

# What a declaration's class is: a kind of names, of pieces, or of areas.
_CLASSES = {
    "kind": "kind", "actions": "kind", "piece": "piece", "dice": "piece", "dice_rows": "piece", "pieces": "piece", "areas": "area"
}  # fmt: skip
_NAMED = (
    ast.OptionLine, ast.TrackLine, ast.CounterLine, ast.RoleLine, ast.DieLine, ast.ZoneLine, ast.ZonesLine, ast.Chain,
    ast.SourceLine, ast.ValueLine, ast.Condition, ast.Automa,
)  # fmt: skip


def resolve(source: SourceFile, text: ast.Text, others: Mapping[str, SourceFile] | None = None) -> Symbols:
    """The table of symbols. Columns have no types yet; every clause has its line; `others` are files that clauses came from."""
    symbols = Symbols(source=source, text=text, sources={**(others or {}), source.name: source})
    symbols.classes["player"] = Class("player", "player", "players")
    symbols.plurals["players"] = "player"
    _number_lines(symbols, text)
    for declaration in text.declarations:
        _declare(symbols, declaration)
    _directions(symbols)
    _made_of(symbols)
    declare_teams(symbols, text)
    symbols.graded = any(isinstance(one, ast.Grades) for one in text.declarations)
    for declaration in sorted(text.declarations, key=lambda d: _turn(symbols, d)):
        _fill(symbols, declaration)
    for declaration in text.declarations:
        if isinstance(declaration, ast.ResourceLine):
            _resource(symbols, declaration)
        elif isinstance(declaration, ast.CounterLine):
            _counted_on_pieces(symbols, declaration)
    _declared_plurals(symbols)
    _regular_plurals(symbols)
    symbols.declared_modifiers = sum(isinstance(d, ast.ModifierLine) for d in text.declarations)
    return symbols


def _number_lines(symbols: Symbols, text: ast.Text) -> None:
    for address, node in clauses(text):
        symbols.addresses[id(node)] = len(symbols.lines)
        symbols.lines.append(line_at(symbols, address, node.span, node.span.file or symbols.source.name))


def line_at(symbols: Symbols, address: str, span: Span, file: str) -> p.Line:
    """The accountable line of a clause."""
    source = symbols.sources.get(file, symbols.source)
    return p.Line(
        address=address,
        file=file,
        line=span.line,
        column=span.column,
        end_line=span.end_line,
        end_column=span.end_column,
        text=whole_line(source, span.line),
    )


def _declare(symbols: Symbols, node: ast.Declaration) -> None:
    """Enters the name of a declaration, and the classes that it makes."""
    match node:
        case ast.Header():
            _header(symbols, node)
        case ast.Players():
            _players(symbols, node)
        case ast.Action() | ast.Phase() | ast.Steps():
            declare_name(symbols, symbols.bodies, node, node.name, node.kind)
        case ast.ScoreLine():
            declare_name(symbols, symbols.scores, node, node.name, "score")
        case ast.Moment():
            for name in node.names:
                declare_name(symbols, symbols.moments, name, name.name, "moment")
        case ast.GridLine():
            if declare_name(symbols, symbols.words, node, node.name, "grid"):
                space = kinds.space_of(node.name)
                symbols.classes[space] = Class(space, "space", "spaces")
                symbols.plurals["spaces"] = kinds.SPACE
        case ast.KindLine() | ast.ActionsLine() | ast.PieceLine() | ast.PiecesLine() | ast.Areas():
            form = {"actions": "kind", "dice": "piece", "dice_rows": "piece"}.get(node.kind, node.kind)
            if declare_name(symbols, symbols.words, node, node.name, form):
                add_class(symbols, node.name, _CLASSES[node.kind], node.plural)
        case _ if type(node) in _NAMED:
            declare_name(symbols, symbols.words, node, getattr(node, "name", ""), node.kind)
            _several(symbols, node)
        case _:
            pass  # the names of tables and resources may be those of kinds: in the second round


def _several(symbols: Symbols, node: ast.Declaration) -> None:
    """What several of a resource, a counter or a value are called: a name that nothing else has."""
    if not isinstance(node, ast.CounterLine | ast.ValueLine | ast.ResourceLine) or node.plural is None:
        return
    if declare_name(symbols, symbols.words, node.plural, node.plural.name, node.kind):
        symbols.plurals[node.plural.name] = node.name


def _declared_plurals(symbols: Symbols) -> None:
    """What several are called is no name of something once all names are known: by then nothing else has it."""
    symbols.words = {name: word for name, word in symbols.words.items() if not isinstance(word.node, ast.Plural)}


def _regular_plurals(symbols: Symbols) -> None:
    """Several `coin` are `coins`, as they are in the log, unless that is a name of something else."""
    taken = {*symbols.words, *symbols.classes, *symbols.members, *symbols.bodies, *symbols.moments}
    declared = (node for node in symbols.text.declarations if isinstance(node, ast.ResourceLine) and node.plural is None)
    for name in (node.name for node in declared if node.name in symbols.words):
        several = kinds.plural(name)
        if several not in taken and symbols.plurals.setdefault(several, name) == name:
            symbols.regular_plurals.add(several)


def _directions(symbols: Symbols) -> None:
    """The built-in kind of directions, where there are grids of one shape; an author's own `direction` comes before it."""
    shapes = {is_hexagonal(symbols, grid.name) for grid in symbols.grids()}
    plural = kinds.plural(kinds.DIRECTION)
    symbols.directions = len(shapes) == 1 and not {kinds.DIRECTION, plural} & {*symbols.words, *symbols.plurals}
    if symbols.directions:
        cls = add_class(symbols, kinds.DIRECTION, "kind", None)
        cls.members += DIRECTIONS[shapes.pop()]


def _made_of(symbols: Symbols) -> None:
    """Which classes are made of which; what cannot be has its complaint where the class is typed."""
    for word in symbols.words.values():
        if isinstance(word.node, ast.PieceLine) and word.node.made_of is not None:
            part = symbols.words.get(symbols.plurals.get(word.node.made_of.plural, word.node.made_of.plural))
            if part is not None and part.form == "piece" and part.name != word.name:
                symbols.made_of[word.name] = part.name


def _header(symbols: Symbols, node: ast.Header) -> None:
    if symbols.name:
        symbols.complain(node.span, one_header())
        return
    symbols.page = node.form == "page"
    symbols.name, symbols.title = node.name, node.title


def _players(symbols: Symbols, node: ast.Players) -> None:
    most = node.most if node.most is not None else node.least
    if not 1 <= node.least <= most <= 99:
        symbols.complain(node.span, no_number_of_players(node.least, most))
        return
    symbols.least_players, symbols.most_players, symbols.players_known = node.least, most, True


def _turn(symbols: Symbols, node: ast.Declaration) -> int:
    """Members before what is keyed by them: kinds, tables that declare kinds, pieces, all other tables."""
    if isinstance(node, ast.Table):
        return 3 if node.keys is not None or node.name in symbols.classes else 1
    return 2 if isinstance(node, ast.PieceLine) else 4 if isinstance(node, ast.PiecesLine) else 0


def _fill(symbols: Symbols, node: ast.Declaration) -> None:
    match node:
        case ast.KindLine() | ast.ActionsLine():
            word = symbols.words.get(node.name)
            if word and word.node is node:
                cls = symbols.classes[node.name]
                cls.actions = isinstance(node, ast.ActionsLine)
                cls.wraps = isinstance(node, ast.KindLine) and node.wraps is not None
                for one in node.members:
                    if isinstance(one, ast.Names) and not one.each:
                        symbols.complain(one.span, no_range_of_names(str(one.first), one.last, ast.MOST_NAMES))
                listed = ast.each_name(node.members)
                members(symbols, cls, [(m.name, m.span, m.span.file or symbols.source.name) for m in listed])
        case ast.OptionLine():
            option(symbols, node)
        case ast.Table():
            table(symbols, node)
        case ast.PieceLine():
            piece(symbols, node)
        case ast.PiecesLine():
            union(symbols, node)
        case _:
            pass


def _is_of_each(symbols: Symbols, node: ast.ResourceLine) -> bool:
    """Whether a line declares a resource for each name of a kind; a complaint where only the name of the kind says so."""
    if node.supply.of_each is not None:
        return True
    cls = symbols.classes.get(node.name)
    if cls is None or cls.form != "kind" or not cls.members or symbols.resource_group(node.name):
        return False
    supply, kind = symbols.text_of(node.supply), symbols.words[node.name]
    right = symbols.text_of(node).replace(f": {supply}", f": {supply} of each", 1)
    right = right.replace(symbols.text_of(node.plural), "", 1) if node.plural is not None else right
    symbols.complain(symbols.word_span(node.span, node.name), supply_of_each(node.name, right), also=symbols.also(kind))
    return True


def _counted_on_pieces(symbols: Symbols, node: ast.CounterLine) -> None:
    """A counter that each piece of a class has lies on it, as a resource does, and goes with it."""
    cls = symbols.classes.get(node.each.name) if node.each is not None else None
    declared = symbols.words.get(node.name)
    if cls is not None and cls.form == "piece" and declared is not None and declared.node is node:
        symbols.counted_on_pieces[node.name] = len(symbols.resources)
        symbols.resources.append(Resource(node.name, None, -1, node))


def _resource(symbols: Symbols, node: ast.ResourceLine) -> None:
    cls = symbols.classes.get(node.name)
    if _is_of_each(symbols, node):
        if cls is None or cls.form != "kind":
            span = symbols.word_span(node.span, node.name)
            symbols.complain(span, no_kind_of_resources(node.name))
            symbols.lost |= {"unknown_resource", "unknown_property", "unknown_name"}
            return
        if node.plural is not None:
            symbols.complain(node.plural.span, plural_of_kind(node.name))
        if symbols.resource_group(node.name):
            symbols.complain(node.span, resources_twice(node.name))
            return
        names, group = cls.members, node.name
    else:
        if not declare_name(symbols, symbols.words, node, node.name, "resource"):
            return
        _several(symbols, node)
        names, group = [node.name], None
    for member, name in enumerate(names):
        if name in symbols.resource_index:
            span = symbols.word_span(node.span, node.name)
            symbols.complain(span, resource_twice(name))
            continue
        symbols.resource_index[name] = len(symbols.resources)
        symbols.resources.append(Resource(name, group, member if group else -1, node))
