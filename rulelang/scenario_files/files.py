"""A file of scenarios: each with the background that it begins with, and with so many players as one of the two says."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulelang import ast
from rulelang.ast.traversal import nodes
from rulelang.complaints.complaint import FIRST_HERE
from rulelang.complaints.scenarios import (
    background_never_used,
    begins_already,
    no_seat,
    no_such_background,
    not_for_so_many,
    players_not_said,
    players_said_before,
    title_twice,
)
from rulelang.names.symbols import Symbols
from rulelang.scenario_files.clauses import At, Clause, Scenario
from rulelang.scenario_files.reader import Options, Reader
from rulelang.syntax.parse import parse_scenarios
from rulelang.text.diagnostics import Also, Diagnostic
from rulelang.text.source import SourceFile


@dataclass(frozen=True)
class Beginning:
    """What a scenario begins with: its background, if it has one; `good` if there is no complaint about that."""

    node: ast.Background | None = None
    clauses: tuple[Clause, ...] = ()
    options: Options = ()
    good: bool = True

    @property
    def players(self) -> int | None:
        """How many play, if the background says so."""
        return None if self.node is None else self.node.players


def scenarios(symbols: Symbols, source: SourceFile) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The scenarios of a file about the rules that `symbols` are of; one with complaints is left out."""
    tree, complaints = parse_scenarios(source)
    found, more = resolve_scenarios(symbols, source, tree)
    return found, [*complaints, *more]


def resolve_scenarios(symbols: Symbols, source: SourceFile, tree: ast.Scenarios) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
    """The same, from a tree that was parsed before."""
    return _File(symbols, source, tree).read()


class _File:
    """A file that is being read."""

    def __init__(self, symbols: Symbols, source: SourceFile, tree: ast.Scenarios) -> None:
        self.tree = tree
        self.symbols = replace(symbols, source=source, sources={**symbols.sources, source.name: source})
        self.complaints: list[Diagnostic] = []
        self.backgrounds: dict[str, Beginning] = {}
        self.titled: dict[str, ast.ScenarioText] = {}

    def read(self) -> tuple[tuple[Scenario, ...], list[Diagnostic]]:
        """Its scenarios, and what is wrong with the others."""
        for node in self.tree.backgrounds:
            self._background(node)
        found = [self._scenario(node) for node in self.tree.tests]
        self._unused()
        return tuple(scenario for scenario in found if scenario is not None), self.complaints

    def _reader(self, background: bool = False) -> Reader:
        return Reader(replace(self.symbols, diagnostics=[], _seen=set()), background)

    def _background(self, node: ast.Background) -> None:
        reader = self._reader(background=True)
        if node.title in self.backgrounds:
            first = self.backgrounds[node.title].node
            also = () if first is None else (Also(span=first.span, text=FIRST_HERE, file=self.symbols.source.name),)
            reader.scope.complain(node, title_twice("background", node.title), word="background", also=also)
        if node.players is not None:
            _check_players(reader, node, node.players)
        clauses = reader.clauses(node.clauses)
        good = not reader.symbols.diagnostics
        self.complaints += reader.symbols.diagnostics
        self.backgrounds.setdefault(node.title, Beginning(node, clauses, reader.options, good))

    def _scenario(self, node: ast.ScenarioText) -> Scenario | None:
        reader = self._reader()
        self._check_title(reader, node)
        beginning = self._beginning(reader, node)
        players = self._players(reader, node, beginning)
        clauses = reader.clauses(node.clauses)
        _check_one_place(reader, node, (*beginning.clauses, *clauses))
        self.complaints += reader.symbols.diagnostics
        if reader.symbols.diagnostics or not beginning.good:
            return None
        return Scenario(title=node.title, file=self.symbols.source.name, line=node.span.line, players=players,
                        options=(*beginning.options, *reader.options), clauses=(*beginning.clauses, *clauses))  # fmt: skip

    def _check_title(self, reader: Reader, node: ast.ScenarioText) -> None:
        """A variant says by their titles which scenarios hold no longer."""
        first = self.titled.setdefault(node.title, node)
        if first is not node:
            also = (Also(span=first.span, text=FIRST_HERE, file=self.symbols.source.name),)
            reader.scope.complain(node, title_twice("scenario", node.title), word="scenario", also=also)

    def _beginning(self, reader: Reader, node: ast.ScenarioText) -> Beginning:
        """What the scenario begins with; nothing if it names no background, or none that is there."""
        if node.background is None:
            return Beginning()
        title = node.background.title
        if title not in self.backgrounds and self._written(title):  # it could not be read, and that is told already
            return Beginning(good=False)
        if title not in self.backgrounds:
            reader.scope.complain(node.background, no_such_background(title, set(self.backgrounds)))
            return Beginning(good=False)
        return self.backgrounds[title]

    def _written(self, title: str, indented: bool = False) -> bool:
        """Whether a line, at the margin or indented, says `background` with this title, be it read or not."""
        lines = [line.rstrip() for line in self.symbols.source.lines()]
        line = f'background "{title}"'
        return any(one.lstrip() == line and one.startswith(" ") == indented for one in lines)

    def _players(self, reader: Reader, node: ast.ScenarioText, beginning: Beginning) -> int:
        """How many play: the scenario says so, or its background."""
        known = beginning.players
        if node.players is not None and known is not None:
            reader.scope.complain(node, players_said_before(known), word="players")
        elif node.players is not None:
            _check_players(reader, node, node.players)
            if beginning.node is not None and node.background is not None:
                _check_seats(reader, beginning.node, node.players, node.background)
        elif known is None and beginning.good:
            reader.scope.complain(node, players_not_said(background=node.background is not None), word="scenario")
        return node.players or known or 0

    def _unused(self) -> None:
        """Complains about backgrounds that no scenario begins with."""
        named = {node.background.title for node in self.tree.tests if node.background is not None}
        for title, beginning in self.backgrounds.items():
            if title not in named and not self._written(title, indented=True) and beginning.node is not None:
                scope = self._reader().scope
                scope.complain(beginning.node, background_never_used(title), word="background")
                self.complaints += scope.symbols.diagnostics


def _check_one_place(reader: Reader, node: ast.ScenarioText, clauses: tuple[Clause, ...]) -> None:
    """Complains about a scenario that begins in two places."""
    places = [clause for clause in clauses if isinstance(clause, At)]
    for clause in places[1:]:
        found = next((one for one in node.clauses if one.span.line == clause.line), node)
        reader.scope.complain(found, begins_already(places[0].line, places[0].source))


def _check_players(reader: Reader, node: ast.ScenarioText | ast.Background, players: int) -> None:
    """Complains about a number of players that the game is not for, and about seats beyond it."""
    least, most = reader.symbols.least_players, reader.symbols.most_players
    if not least <= players <= most:
        span = reader.symbols.word_span(node.span, "players")
        reader.scope.complain(span, not_for_so_many(least, most))
    _check_seats(reader, node, players)


def _check_seats(reader: Reader, node: ast.Node, players: int, at: ast.Begins | None = None) -> None:
    """Complains about seats that are not there; about those of a background where a scenario begins with it."""
    for part in nodes(node):
        if isinstance(part, ast.Seat) and part.number > players:
            reader.scope.complain(at or part, no_seat(players, part.number, part.span.line if at is not None else None))
