"""The table of symbols: every declared name with its form and place, and the complaints that are found on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.complaint import DECLARED_HERE, Complaint
from rulelang.program import kinds
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.source import SourceFile, Span


class Symbol(NamedTuple):
    """A declared name: what it is and where it stands."""

    name: str
    form: str
    node: ast.Node
    span: Span
    file: str


class Cell(NamedTuple):
    """The text of one cell of a table and its place."""

    text: str
    span: Span
    file: str
    row: str


@dataclass
class Column:
    """A column of a class; `type` and `nodes` are found when first asked for."""

    name: str
    owner: str
    table: str
    cells: list[Cell]
    span: Span
    file: str
    type: str | None = None
    nodes: list[p.Expression] = field(default_factory=list)
    asked: bool = False
    answers: bool = False  # whether its cells are yes and no: then it is a condition of whatever has it


@dataclass
class Class:
    """A kind, a class of pieces, `player`, or the spaces of a grid: its members (rows of a piece) and its columns."""

    name: str
    form: str
    plural: str
    members: list[str] = field(default_factory=list)
    columns: dict[str, Column] = field(default_factory=dict)
    actions: bool = False
    wraps: bool = False
    named: bool = True


@dataclass
class Matrix:
    """A table with two keys."""

    name: str
    row_type: str
    column_type: str
    rows: list[int]
    columns: list[int]
    cells: list[list[Cell]]
    node: ast.Table
    type: str | None = None
    nodes: list[list[p.Expression]] = field(default_factory=list)


class Resource(NamedTuple):
    """A resource, or one of the resources of a kind (`group`); what is counted on each piece of a class is kept as one, too."""

    name: str
    group: str | None
    member: int
    node: ast.ResourceLine | ast.CounterLine


@dataclass
class Symbols:
    """All that is declared in a text, and all complaints about it so far."""

    source: SourceFile
    text: ast.Text  # kept, because clauses are known by their identity
    page: bool = False
    name: str = ""
    title: str = ""
    least_players: int = 1
    most_players: int = 1
    players_known: bool = False
    teams: list[ast.Team] = field(default_factory=list)
    graded: bool = False  # whether points have grades
    words: dict[str, Symbol] = field(default_factory=dict)
    bodies: dict[str, Symbol] = field(default_factory=dict)
    scores: dict[str, Symbol] = field(default_factory=dict)
    moments: dict[str, Symbol] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    plurals: dict[str, str] = field(default_factory=dict)
    regular_plurals: set[str] = field(default_factory=set)  # of resources that declare none
    members: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    unions: dict[str, list[str]] = field(default_factory=dict)  # the classes that one word stands for
    made_of: dict[str, str] = field(default_factory=dict)  # of a class that covers several spaces, the class of its cells
    matrices: dict[str, Matrix] = field(default_factory=dict)
    resources: list[Resource] = field(default_factory=list)
    resource_index: dict[str, int] = field(default_factory=dict)
    counted_on_pieces: dict[str, int] = field(default_factory=dict)  # counters of pieces, by number among the resources
    value_types: dict[str, str] = field(default_factory=dict)
    addresses: dict[int, int] = field(default_factory=dict)
    lines: list[p.Line] = field(default_factory=list)
    extra_modifiers: list[p.Modifier] = field(default_factory=list)
    declared_modifiers: int = 0
    sources: dict[str, SourceFile] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    directions: bool = (
        False  # whether `direction` is the built-in kind: all grids are of one shape, and no declaration has the name
    )
    lost: set[str] = field(default_factory=set)  # complaints that would only echo one that was made
    twice: set[str] = field(default_factory=set)  # names that are given to two things
    compared: list[tuple[ast.Node, p.Compare]] = field(default_factory=list)  # each comparison that is written, and what it means
    _seen: set[tuple[str, str, Span]] = field(default_factory=set)

    def complain(self, span: Span, complaint: Complaint, also: Iterable[Also] = (), file: str | None = None) -> None:
        """Notes a complaint, once for each code and place."""
        file = file or span.file or self.source.name
        if (complaint.code, file, span) in self._seen:
            return
        self._seen.add((complaint.code, file, span))
        self.diagnostics.append(complaint.at(file, span, also))

    def forget_complaints(self, kept: int) -> None:
        """Takes back all complaints after the first `kept`."""
        del self.diagnostics[kept:]
        self._seen = {(d.code, d.file, d.span) for d in self.diagnostics}

    def forget_echo(self, code: str, span: Span) -> None:
        """Takes back what a complaint of this code says in a line of which something else is told now."""
        there = (span.file or self.source.name, span.line)
        self.diagnostics[:] = [d for d in self.diagnostics if d.code != code or (d.file, d.span.line) != there]

    def line_of(self, node: ast.Node) -> int:
        """The number of the clause's line."""
        return self.addresses.get(id(node), -1)

    def word_span(self, span: Span, word: str, file: str | None = None) -> Span:
        """The place of a word within a clause; the clause itself if it is not written there."""
        file = file or span.file
        source = self.sources.get(file or self.source.name, self.source)
        for number in range(span.line, span.end_line + 1):
            text = source.line(number)
            start = span.column - 1 if number == span.line else 0
            found = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)").search(text, start)
            if found:
                start, end = found.start() + 1, found.end() + 1
                return Span(line=number, column=start, end_line=number, end_column=end, file=span.file)
        return span

    def text_of(self, node: ast.Node) -> str:
        """The text of a clause as written, on one line and shortened."""
        span = node.span
        source = self.sources.get(span.file, self.source)
        lines = [*source.lines()[span.line - 1 : span.end_line]]
        if not lines:
            return ""
        if span.end_line == span.line:
            lines[0] = lines[0][: span.end_column - 1]
        text = " ".join([lines[0][span.column - 1 :], *lines[1:]])
        text = " ".join(text.split())
        return text if len(text) <= 60 else text[:57] + "..."

    def also(self, word: Symbol, text: str = DECLARED_HERE) -> tuple[Also, ...]:
        """The place of a declaration as the rival place of a complaint."""
        return (Also(file=word.file, span=word.span, text=text),)

    def where_is(self, name: str | None) -> tuple[Also, ...]:
        """Where a name is declared, as a rival place; nothing for a name that is declared nowhere."""
        word = self.words.get(name or "") or self.words.get(self.plurals.get(name or "", ""))
        if word is None:
            owner = next((r.group or "" for r in self.resources if r.name == name), "")
            word = self.words.get(owner)
        return () if word is None else self.also(word)

    def fits(self, given: str, wanted: str) -> bool:
        """Whether a value of one kind may stand where another is wanted; a word for several classes takes each of them."""
        return kinds.fits(given, wanted) or given in self.unions.get(wanted, ()) or wanted in self.unions.get(given, ())

    def classes_of(self, name: str) -> tuple[str, ...]:
        """The classes of pieces that a word stands for."""
        return tuple(self.unions.get(name, (name,)))

    def is_dice(self, name: str) -> bool:
        """Whether a class of pieces is one of dice."""
        return name in self.words and isinstance(self.words[name].node, ast.Dice)

    def rows_of_one(self, name: str) -> int:
        """How many rows stand for one that is written: of dice one for each side."""
        node = self.words[name].node if name in self.words else None
        return max(1, node.sides.most - node.sides.least + 1) if isinstance(node, ast.Dice) else 1

    def whole_of(self, part: str) -> str | None:
        """The class that is made of these pieces."""
        return next((whole for whole, one in self.made_of.items() if one == part), None)

    def held_by(self, grid: ast.GridLine) -> tuple[str, ...]:
        """The classes that may be laid on a grid: what lies on its spaces, and what is made of that."""
        held = self.classes_of(grid.holds)
        return (*held, *(whole for whole, part in self.made_of.items() if part in held))

    def has_law(self, grid: ast.GridLine) -> bool:
        """Whether not each piece may be laid anywhere: its line says so, or what is laid covers several spaces."""
        return grid.has_law or len(self.held_by(grid)) > len(self.classes_of(grid.holds))

    def zone_of_wholes(self, whole: str, grid: str) -> str:
        """What the zone is called where pieces lie whose parts lie on a grid: no author can give this name."""
        return f"{self.classes[whole].plural} in {grid}"

    def grids(self) -> list[ast.GridLine]:
        """The grids, in order."""
        return [word.node for word in self.words.values() if isinstance(word.node, ast.GridLine)]

    def zones_of(self, type: str) -> list[ast.ZoneLine | ast.Chain]:
        """The zone families and chains with one instance for each member of a class."""
        lines = [word.node for word in self.words.values() if isinstance(word.node, ast.ZoneLine | ast.Chain)]
        return [line for line in lines if line.each and line.each.name == type]

    def zones_by(self, type: str) -> list[ast.ZoneLine | ast.Chain]:
        """The zone families and chains for which a class is the first key, or the second."""
        lines = [word.node for word in self.words.values() if isinstance(word.node, ast.ZoneLine | ast.Chain)]
        return [line for line in lines if line.each and type in (line.each.name, line.each.second)]

    def chains(self) -> list[ast.Chain]:
        """The chains, in order."""
        return [word.node for word in self.words.values() if isinstance(word.node, ast.Chain)]

    def chains_of(self, type: str) -> list[ast.Chain]:
        """The chains in which pieces of a class, or of some class that a word stands for, may lie."""
        classes = set(self.classes_of(type))
        return [line for line in self.chains() if classes & set(self.classes_of(line.piece))]

    def resource_group(self, kind: str) -> list[int]:
        """The numbers of the resources of a kind, in the order of its members."""
        kind = self.plurals.get(kind, kind)
        return [i for i, resource in enumerate(self.resources) if resource.group == kind]

    def one_of(self, name: str) -> str:
        """The name of a resource, counter or value that several of it were called by; else the name itself."""
        one = self.plurals.get(name, name)
        known = one in self.words and self.words[one].form in ("resource", "counter", "value")
        return one if known else name

    def is_read_otherwise(self, name: str) -> bool:
        """Whether a regular plural of a resource is a score, too: that comes first where something is read."""
        return name in self.regular_plurals and name in self.scores


def class_of_key(symbols: Symbols, name: str) -> str:
    """The class that a key is of: of spaces that of the only grid."""
    grids = symbols.grids()
    return kinds.space_of(grids[0].name) if name == kinds.SPACE and len(grids) == 1 else name


def is_hexagonal(symbols: Symbols, grid: str) -> bool:
    """Whether the spaces of a grid are hexes."""
    line = next(line for line in symbols.grids() if line.name == grid)
    return any(isinstance(note, ast.HexesNote) for note in line.notes)


def held_classes(line: ast.ZoneLine | ast.Chain) -> list[str]:
    """The classes of pieces that a zone or chain is declared to hold."""
    if isinstance(line, ast.Chain):
        return [line.piece]
    return [name.name for note in line.notes if isinstance(note, ast.HoldsNote) for name in note.classes]
