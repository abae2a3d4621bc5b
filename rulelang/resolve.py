"""Names to their declarations: the table of symbols of a text, with a complaint for every name given twice or reserved."""

from __future__ import annotations

from rulelang import ast, kinds
from rulelang import program as p
from rulelang.declare import declare_name, reserve
from rulelang.rows import Written, read_rows
from rulelang.source import Source, Span
from rulelang.symbols import Cell, Class, Column, Matrix, Resource, Symbols, Word
from rulelang.walk import clauses

_CELLS_DROPPED = ("prov",)


def resolve(source: Source, text: ast.Text) -> Symbols:
    """The table of symbols. Columns have no types yet; every clause has its line."""
    symbols = Symbols(source=source, text=text, sources={source.name: source})
    symbols.classes["player"] = Class("player", "player", "players")
    symbols.plurals["players"] = "player"
    _number_lines(symbols, text)
    for declaration in text.declarations:
        _declare(symbols, declaration)
    for declaration in sorted(text.declarations, key=lambda d: _turn(symbols, d)):
        _fill(symbols, declaration)
    for declaration in text.declarations:
        if isinstance(declaration, ast.ResourceLine):
            _resource(symbols, declaration)
    symbols.declared_modifiers = sum(isinstance(d, ast.ModifierLine) for d in text.declarations)
    return symbols


def _number_lines(symbols: Symbols, text: ast.Text) -> None:
    for address, node in clauses(text):
        symbols.addresses[id(node)] = len(symbols.lines)
        symbols.lines.append(line_at(symbols, address, node.span, symbols.source.name))


def line_at(symbols: Symbols, address: str, span: Span, file: str) -> p.Line:
    """The accountable line of a clause."""
    source = symbols.sources.get(file, symbols.source)
    return p.Line(
        address=address, file=file, line=span.line, column=span.column, end_line=span.end_line, end_column=span.end_column,
        text=source.line(span.line).strip(),
    )  # fmt: skip


def _declare(symbols: Symbols, node: ast.Declaration) -> None:
    """Enters the name of a declaration, and the classes that it makes."""
    match node:
        case ast.Header():
            _header(symbols, node)
        case ast.Players():
            _players(symbols, node)
        case ast.Action() | ast.Phase():
            declare_name(symbols, symbols.bodies, node, node.name, node.kind)
        case ast.ScoreLine():
            declare_name(symbols, symbols.scores, node, node.name, "score")
        case ast.Moment():
            for name in node.names:
                declare_name(symbols, symbols.moments, name, name.name, "moment")
        case ast.PiecesLine():
            if declare_name(symbols, symbols.words, node, node.name, "pieces"):
                _class(symbols, node.name, "piece", node.plural)
        case ast.Areas():
            if declare_name(symbols, symbols.words, node, node.name, "areas"):
                _class(symbols, node.name, "area", node.plural)
        case ast.KindLine() | ast.ActionsLine():
            if declare_name(symbols, symbols.words, node, node.name, "kind"):
                _class(symbols, node.name, "kind", node.plural)
        case ast.PieceLine():
            if declare_name(symbols, symbols.words, node, node.name, "piece"):
                _class(symbols, node.name, "piece", node.plural)
        case ast.GridLine():
            if declare_name(symbols, symbols.words, node, node.name, "grid"):
                space = kinds.space_of(node.name)
                symbols.classes[space] = Class(space, "space", "spaces")
                symbols.plurals["spaces"] = kinds.SPACE
        case ast.Table() | ast.ResourceLine() | ast.StandIn():
            pass  # their names may be those of kinds: in the second round
        case (
            ast.OptionLine() | ast.TrackLine() | ast.CounterLine() | ast.RoleLine() | ast.DieLine() | ast.ZoneLine()
            | ast.ZonesLine() | ast.Chain() | ast.SourceLine() | ast.ValueLine() | ast.Automa()
        ):  # fmt: skip
            declare_name(symbols, symbols.words, node, node.name, node.kind)
        case _:
            pass


def _header(symbols: Symbols, node: ast.Header) -> None:
    if symbols.name:
        text = "a file has one `game` or `page` line"
        symbols.complain("given_twice", "given twice", node.span, text, hint="give each game a file of its own")
        return
    symbols.page = node.form == "page"
    symbols.name, symbols.title = node.name, node.title


def _players(symbols: Symbols, node: ast.Players) -> None:
    most = node.most if node.most is not None else node.least
    if not 1 <= node.least <= most <= 99:
        text = f"a game is for 1 to 99 players, the smaller number first, not {node.least} to {most}"
        symbols.complain("bad_number", "a number that cannot be", node.span, text)
        return
    symbols.least_players, symbols.most_players = node.least, most


def _class(symbols: Symbols, name: str, form: str, plural: ast.Plural | None) -> Class:
    word = plural.name if plural else kinds.plural(name)
    cls = Class(name, form, word)
    symbols.classes[name] = cls
    symbols.plurals.setdefault(word, name)
    return cls


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
                _members(symbols, cls, [(member.name, member.span, symbols.source.name) for member in node.members])
        case ast.Table():
            _table(symbols, node)
        case ast.PieceLine():
            _piece(symbols, node)
        case ast.PiecesLine():
            _union(symbols, node)
        case _:
            pass


def _members(symbols: Symbols, cls: Class, members: list[tuple[str, Span, str]]) -> None:
    first: dict[str, Span] = {}
    for name, span, file in members:
        if name in first:
            symbols.complain(
                "given_twice", "given twice", span, f"`{name}` is already in `{cls.name}`", file=file,
                also=symbols.also(Word(name, "", symbols_node(symbols, cls), first[name], file), "first here"),
                hint="leave one of them out",
            )  # fmt: skip
            continue
        first[name] = span
        reserve(symbols, name, span, file)
        symbols.members.setdefault(name, []).append((cls.name, len(cls.members)))
        cls.members.append(name)


def symbols_node(symbols: Symbols, cls: Class) -> ast.Node:
    """The declaration of a class, or an empty node for a built-in one."""
    word = symbols.words.get(cls.name)
    return word.node if word else ast.Node()


def _table(symbols: Symbols, node: ast.Table) -> None:
    rows = read_rows(symbols, node)
    if not rows:
        return
    if node.keys is not None:
        _matrix(symbols, node, rows)
        return
    key = rows[0][0]
    cls = symbols.classes.get(key.text)
    if cls is None or (cls.form == "kind" and not cls.members and node.name == key.text):
        if key.text != node.name:
            text = f"the first heading says what the rows are: `{node.name}`, or a kind or piece that is declared"
            symbols.complain("wrong_key", "rows of nothing known", key.span, text, file=key.file,
                             hint=f"write `{node.name}` there, or declare `kind {key.text}: …`")  # fmt: skip
            return
        if not declare_name(symbols, symbols.words, node, node.name, "table"):
            return
        cls = _class(symbols, node.name, "kind", node.plural)
        _members(symbols, cls, [(row[0].text, row[0].span, row[0].file) for row in rows[1:]])
    elif key.text != node.name:
        declare_name(symbols, symbols.words, node, node.name, "table")
    _columns(symbols, cls, node.name, rows, 1, _order(symbols, cls, rows))


def _order(symbols: Symbols, cls: Class, rows: list[list[Written]]) -> dict[int, int]:
    """Which row of the table belongs to which member of the class; complains about rows too many, too few or twice."""
    order: dict[int, int] = {}
    for number, row in enumerate(rows[1:], 1):
        cell = row[0]
        if cell.text not in cls.members:
            symbols.complain(
                "unknown_name", f"no such {cls.name}", cell.span, f"there is no {cls.name} `{cell.text}`", file=cell.file
            )
        elif cls.members.index(cell.text) not in order:
            order[cls.members.index(cell.text)] = number
        elif cls.form != "kind" or symbols.words[cls.name].form != "table":
            symbols.complain("given_twice", "given twice", cell.span, f"`{cell.text}` has a row already", file=cell.file)
    missing = [member for i, member in enumerate(cls.members) if i not in order]
    if missing and rows:
        span = rows[0][0].span
        text = f"there is no row for {', '.join(f'`{m}`' for m in missing[:4])}"
        symbols.complain("row_missing", "a row is missing", span, text, file=rows[0][0].file,
                         hint=f"every {cls.name} needs a row")  # fmt: skip
    return order


def _columns(symbols: Symbols, cls: Class, table: str, rows: list[list[Written]], first: int, order: dict[int, int]) -> None:
    for number, heading in list(enumerate(rows[0]))[first:]:
        if heading.text in _CELLS_DROPPED:
            continue
        if heading.text in cls.columns:
            symbols.complain("given_twice", "given twice", heading.span, f"`{cls.name}` already has a column `{heading.text}`",
                             file=heading.file)  # fmt: skip
            continue
        if not heading.text.isidentifier():
            symbols.complain("bad_heading", "not a name", heading.span, f"`{heading.text}` cannot name a column",
                             file=heading.file, hint="a name is one word: letters, digits and `_`")  # fmt: skip
            continue
        cells = []
        for member in range(len(cls.members)):
            row = rows[order[member]] if member in order else None
            cell = row[number] if row else Written("-", heading.span, heading.file)
            cells.append(Cell(cell.text, cell.span, cell.file, cls.members[member]))
        cls.columns[heading.text] = Column(heading.text, cls.name, table, cells, heading.span, heading.file)


def _piece(symbols: Symbols, node: ast.PieceLine) -> None:
    word = symbols.words.get(node.name)
    if word is None or word.node is not node:
        return
    cls = symbols.classes[node.name]
    cls.each_player = node.each is not None
    if node.rows and isinstance(node.rows[0], ast.NumberText):
        cls.members, cls.named = [node.name], False
        cls.copies = [p.Number(value=node.rows[0].value)]
        return
    rows = read_rows(symbols, node)
    if not rows:
        cls.members = []
        return
    cls.named = rows[0][0].text in (node.name, "name")
    if cls.named:
        _members(symbols, cls, [(row[0].text, row[0].span, row[0].file) for row in rows[1:]])
        names = {row[0].text: number for number, row in reversed(list(enumerate(rows)))}
        order = {i: names[member] for i, member in enumerate(cls.members)}
    else:
        cls.members = [f"{node.name} {number}" for number in range(1, len(rows))]
        order = {i: i + 1 for i in range(len(cls.members))}
    _columns(symbols, cls, node.name, rows, 1 if cls.named else 0, order)


def _union(symbols: Symbols, node: ast.PiecesLine) -> None:
    """One word for several classes has the columns that all of them have."""
    word = symbols.words.get(node.name)
    if word is None or word.node is not node:
        return
    names = [name.name for name in node.classes]
    parts = [symbols.classes[name] for name in names if name in symbols.classes]
    symbols.unions[node.name] = names
    if parts:
        shared = [column for column in parts[0].columns if all(column in part.columns for part in parts)]
        symbols.classes[node.name].columns = {column: parts[0].columns[column] for column in shared}
    symbols.classes[node.name].named = False


def _matrix(symbols: Symbols, node: ast.Table, rows: list[list[Written]]) -> None:
    assert node.keys is not None
    if not declare_name(symbols, symbols.words, node, node.name, "table"):
        return
    kept = [number for number, cell in enumerate(rows[0]) if cell.text not in _CELLS_DROPPED]
    rows = [[row[number] for number in kept] for row in rows]
    row_keys = [_key(symbols, node.keys.row, row[0]) for row in rows[1:]]
    column_keys = [_key(symbols, node.keys.column, cell) for cell in rows[0][1:]]
    if None in row_keys or None in column_keys:
        return
    for word in (node.keys.row, node.keys.column):
        if word != "players" and word not in symbols.classes:
            span = symbols.word_span(node.keys.span, word)
            symbols.complain("unknown_class", "no such kind", span, f"there is no kind `{word}`")
            return
    cells = [[Cell(c.text, c.span, c.file, row[0].text) for c in row[1:]] for row in rows[1:]]
    symbols.matrices[node.name] = Matrix(
        node.name, node.keys.row, node.keys.column, [k or 0 for k in row_keys], [k or 0 for k in column_keys], cells, node
    )


def _key(symbols: Symbols, class_name: str, cell: Written) -> int | None:
    cls = symbols.classes.get(class_name)
    if class_name == "players" or cls is None or cls.form not in ("kind", "piece"):
        if cell.text.isdecimal() and len(cell.text) < 9:
            return int(cell.text)
        symbols.complain("wrong_key", "not a key", cell.span, f"`{cell.text}` is not a number of players", file=cell.file)
        return None
    if cell.text in cls.members:
        return cls.members.index(cell.text)
    symbols.complain(
        "unknown_name", f"no such {class_name}", cell.span, f"there is no {class_name} `{cell.text}`", file=cell.file
    )
    return None


def _resource(symbols: Symbols, node: ast.ResourceLine) -> None:
    cls = symbols.classes.get(node.name)
    if node.supply.of_each:
        if cls is None or cls.form != "kind":
            span = symbols.word_span(node.span, node.name)
            text = f"`of each` needs a kind `{node.name}` that lists them"
            symbols.complain("unknown_class", "no such kind", span, text, hint=f"declare `kind {node.name}: …` above")
            return
        if symbols.resource_group(node.name):
            symbols.complain("given_twice", "given twice", node.span, f"the resources `{node.name}` are declared already")
            return
        names, group = cls.members, node.name
    else:
        if not declare_name(symbols, symbols.words, node, node.name, "resource"):
            return
        names, group = [node.name], None
    for member, name in enumerate(names):
        if name in symbols.resource_index:
            span = symbols.word_span(node.span, node.name)
            symbols.complain("given_twice", "given twice", span, f"there is a resource `{name}` already")
            continue
        symbols.resource_index[name] = len(symbols.resources)
        symbols.resources.append(Resource(name, group, member if group else -1, node))
