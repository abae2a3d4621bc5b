"""The table of symbols and the tree to the Program, with every part in the order of the text, and the identity of rules."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, TypeVar

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import steps_are_not_answered
from rulelang.complaints.whole_game import written_once
from rulelang.infer.declarations import bodies, chains, components, sources, teams, zones
from rulelang.infer.declarations.abilities import abilities, moments
from rulelang.infer.declarations.boards import areas, grids, positions
from rulelang.infer.declarations.shapes import zones_of_wholes
from rulelang.infer.rounds import counters
from rulelang.infer.scope import Scope
from rulelang.infer.steps import modifiers
from rulelang.infer.steps.doing.calls import complain_unknown
from rulelang.infer.values.columns.cells import column_type, matrix_type
from rulelang.names.resolve import line_at
from rulelang.names.symbols import Cell, Symbols
from rulelang.program import kinds
from rulelang.program.added.ending_turns import with_last_questions
from rulelang.program.asking import ask_which
from rulelang.program.ending_repeats import with_ends
from rulelang.program.renewing import renewed

T = TypeVar("T", bound=ast.Node)
_NOT_PLAYED = ("line", "lines", "label", "title", "said", "variants", "paid", "plural")  # what the identity of rules leaves out
_NAMING = ("name", "label", "text", "members")  # where a word says what something is called
# What it leaves out where nothing is said: matches were recorded before there were such words.
_WHERE_SAID: dict[str, Any] = {
    "of_kind": None,
    "unshown": False,
    "unranked": False,
    "any_seat": False,
    "area": None,
    "areas": [],
    "automas": [],
    "backs": None,
    "chains": [],
    "apart": False,
    "segments": [],
    "with_all": False,
    "only_if": [],
    "hexes": False,
    "sides": [],
    "near": None,
    "wraps": False,
    "by_then": [],
    "law": None,
    "turned": 0,
    "called": None,
    "least": None,
    "rolled": False,
    "renewed": None,
    "renewed_bound": None,
    "turned_over": False,
    "mirrored": False,
    "whole": None,
    "made_of": None,
    "shapes": [],
    "laid_on": None,
    "teams": [],
    "of_team": False,
    "each_team": False,
    "uncounted": False,
    "grades": None,
    "who": None,
    "each_class": None,
    "by": None,
    "second": None,
    "position": None,
    "moved": False,
    "place_keys": [],
    "reached": None,
    "counted_of": None,
    "at_first": None,
    "last": False,
}


def lower(symbols: Symbols, text: ast.Text) -> p.Program | None:
    """The Program; None where a part is missing, which is complained about."""
    _type_tables(symbols)
    parts: dict[str, object] = {
        "options": tuple(components.option(d) for d in _all(text, ast.OptionLine)),
        "teams": tuple(teams.team(symbols, d) for d in symbols.teams),
        "automas": tuple(components.automa(symbols, d) for d in _own(symbols, text, ast.Automa)),
        "kinds": tuple(components.kind(symbols, c) for c in symbols.classes.values() if c.form in ("kind", "option")),
        "matrices": tuple(components.matrix(symbols, name) for name in symbols.matrices),
        "resources": tuple(components.resource(symbols, r) for r in symbols.resources),
        "tracks": tuple(components.track(symbols, d) for d in _own(symbols, text, ast.TrackLine)),
        "counters": tuple(
            components.counter(symbols, d) for d in _own(symbols, text, ast.CounterLine) if not _on_pieces(symbols, d)
        ),
        "roles": tuple(components.role(symbols, d) for d in _own(symbols, text, ast.RoleLine)),
        "dice": tuple(components.die(symbols, d) for d in _own(symbols, text, ast.DieLine)),
        "pieces": tuple(components.piece(symbols, d) for d in _own(symbols, text, ast.PieceLine)),
        "zones": tuple(_zones(symbols, text)),
        "chains": tuple(chains.chain(symbols, d) for d in _own(symbols, text, ast.Chain)),
        "areas": tuple(made for d in _own(symbols, text, ast.Areas) if (made := areas.areas(symbols, d)) is not None),
        "grids": tuple(grids.grid(symbols, d) for d in _own(symbols, text, ast.GridLine)),
        "unions": tuple(components.union(symbols, d) for d in _own(symbols, text, ast.PiecesLine)),
        "moments": tuple(moment for d in _all(text, ast.Moment) for moment in moments(symbols, d)),
        "sources": tuple(sources.source(symbols, d) for d in _own(symbols, text, ast.SourceLine)),
        "values": (
            *(bodies.value(symbols, d) for d in _own(symbols, text, ast.ValueLine)),
            *(bodies.value(symbols, d) for d in _own(symbols, text, ast.Condition)),
        ),
        "position": positions.position(symbols, _all(text, ast.Position)),
    }
    for line in _own(symbols, text, ast.ZonesLine):
        zones.zones(symbols, line)
    for stand_in in _all(text, ast.StandIn):
        chains.stand_in(symbols, stand_in)
    for stands_for in _all(text, ast.StandsFor):
        chains.stands_for(symbols, stands_for)
    parts |= _acting(symbols, text)
    parts["abilities"] = abilities(symbols, _cell_lines(symbols))
    return _whole(symbols, text, parts)


def _acting(symbols: Symbols, text: ast.Text) -> dict[str, Any]:
    changes = [modifiers.modifier(symbols, d) for d in _all(text, ast.ModifierLine)]
    acts = [d for d in text.declarations if isinstance(d, ast.Action | ast.Phase | ast.Steps)]
    for one in _all(text, ast.Answer):
        if one.deed not in symbols.bodies:
            complain_unknown(Scope(symbols), one, one.deed)
        elif symbols.bodies[one.deed].form == "steps":
            symbols.complain(symbols.word_span(one.span, one.deed), steps_are_not_answered(one.deed))
    own = [d for d in acts if d.name in symbols.bodies and symbols.bodies[d.name].node is d]
    found: dict[str, Any] = {
        "bodies": tuple(bodies.body(symbols, d) for d in own),
        "triggers": tuple(t for d in _all(text, ast.TriggerLine) if (t := bodies.trigger(symbols, d))),
        "ends": tuple(bodies.end_rule(symbols, d) for d in _all(text, ast.EndLine)),
        "scores": tuple(bodies.score(symbols, d) for d in _all(text, ast.ScoreLine)),
        "grades": next((teams.grades(symbols, d) for d in _all(text, ast.Grades)), None),
        "setup": _only(symbols, text, ast.Setup),
        "round": _only(symbols, text, ast.Round),
        "winner": tuple(bodies.ranking(symbols, r) for d in _all(text, ast.Winner)[:1] for r in d.rankings),
    }
    found["modifiers"] = tuple(m for m in [*changes, *symbols.extra_modifiers] if m is not None)
    return found


def _all(text: ast.Text, cls: type[T]) -> list[T]:
    return [d for d in text.declarations if isinstance(d, cls)]


def _zones(symbols: Symbols, text: ast.Text) -> Iterator[p.Zone]:
    """The zones and the places of chains, in the order of the text."""
    for line in _own(symbols, text, ast.ZoneLine, ast.Chain):
        if isinstance(line, ast.ZoneLine):
            yield zones.zone(symbols, line)
        elif isinstance(line, ast.Chain):
            yield chains.zone_of_chain(symbols, line)
    yield from zones_of_wholes(symbols)


def _on_pieces(symbols: Symbols, line: ast.CounterLine) -> bool:
    """Whether a counter lies on pieces, and is kept as a resource."""
    return line.name in symbols.counted_on_pieces


def _own(symbols: Symbols, text: ast.Text, *classes: type[T]) -> list[T]:
    """The declarations of some classes whose name is theirs (a second one of a name has had its complaint)."""
    found = [d for d in text.declarations if isinstance(d, classes)]
    return [d for d in found if (word := symbols.words.get(getattr(d, "name", ""))) and word.node is d]


def _only(symbols: Symbols, text: ast.Text, cls: type[ast.Setup] | type[ast.Round]) -> p.Body | None:
    found = _all(text, cls)
    for extra in found[1:]:
        symbols.complain(symbols.word_span(extra.span, extra.kind), written_once(extra.kind))
        bodies.plain_body(symbols, extra)
    return bodies.plain_body(symbols, found[0]) if found else None


def _type_tables(symbols: Symbols) -> None:
    for cls in list(symbols.classes.values()):
        for column in cls.columns.values():
            column_type(symbols, column)
    for matrix in symbols.matrices.values():
        matrix_type(symbols, matrix)


def _cell_lines(symbols: Symbols) -> dict[int, int]:
    """Every cell of a table is accountable: `table heap[left].stones`. Gives the line of each, by its identity."""
    found: dict[int, int] = {}
    for address, cell in cell_addresses(symbols):
        found[id(cell)] = len(symbols.lines)
        symbols.lines.append(line_at(symbols, address, cell.span, cell.file))
    return found


def cell_addresses(symbols: Symbols) -> Iterator[tuple[str, Cell]]:
    """Every cell with its address."""
    for cls in [cls for cls in symbols.classes.values() if cls.name not in symbols.unions]:
        for column in cls.columns.values():
            word = "piece" if column.table == cls.name and cls.form == "piece" else "table"
            for number, cell in enumerate(column.cells[:: symbols.rows_of_one(cls.name)], 1):
                row = cell.row if cls.named else str(number)
                yield f"{word} {column.table}[{row}].{column.name}", cell
    for matrix in symbols.matrices.values():
        for row_cells in matrix.cells:
            for key, cell in zip(matrix.columns, row_cells, strict=False):
                yield f"table {matrix.name}[{cell.row}].{_key_name(symbols, matrix.column_type, key)}", cell


def _key_name(symbols: Symbols, type: str, key: int) -> str:
    cls = symbols.classes.get(type)
    return cls.members[key] if cls and key < len(cls.members) else str(key)


def _whole(symbols: Symbols, text: ast.Text, parts: dict[str, Any]) -> p.Program | None:
    if symbols.page or parts["round"] is None or symbols.diagnostics:
        return None
    parts["counters"] += counters(parts)
    if symbols.directions and not any(map(_of_directions, p.parts(tuple(parts.values())))):
        parts["kinds"] = tuple(kind for kind in parts["kinds"] if kind.name != kinds.DIRECTION)
    program = p.Program(
        name=symbols.name,
        title=symbols.title,
        min_players=symbols.least_players,
        max_players=symbols.most_players,
        lines=tuple(symbols.lines),
        **parts,
    )
    return ask_which(renewed(with_last_questions(with_ends(program))))


def _of_directions(node: p.Node) -> bool:
    """Whether a part speaks of the built-in kind of directions."""
    said = [value for name, value in vars(node).items() if name not in _NAMING]
    return any(value == kinds.DIRECTION or (isinstance(value, tuple) and kinds.DIRECTION in value) for value in said)


def identity(program: p.Program) -> str:
    """A fingerprint of what is played: lines, labels and titles do not count."""
    data = _played(program.model_dump(mode="json"))
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _played(data: object) -> object:
    if isinstance(data, dict):
        left_out = (*_NOT_PLAYED, *(key for key, nothing in _WHERE_SAID.items() if data.get(key) == nothing))
        return {key: _played(value) for key, value in data.items() if key not in left_out}
    return [_played(part) for part in data] if isinstance(data, list) else data
