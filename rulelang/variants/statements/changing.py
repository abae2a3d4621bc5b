"""`change`: numbers, limits, what is seen by whom, cells: each part of the statement sets one part of a declaration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulelang import ast
from rulelang.complaints.variants.changes import (
    EXAMPLES,
    change_sets_parts,
    here_stands,
    here_stands_by_players,
    here_stands_how_many,
    limit_for_whom,
    names_stand_here,
    only_tables_have_rows,
    repeated_without_a_number,
)
from rulelang.variants.address import Target
from rulelang.variants.edit import Impossible, Make, plain, written
from rulelang.variants.statements.how_often import times_said

Setting = tuple[ast.Node, tuple[str, ...], str, Make]  # the part that says it, of what, in which words, how

_OF_GRIDS = (
    ast.RoomNote, ast.FirstNote, ast.JoinedNote, ast.SidesNote, ast.TurningNote, ast.MirrorNote, ast.BorderNote,
)  # fmt: skip
_RENEWALS = (ast.RenewalNote, ast.RenewalButTop, ast.ReversalNote, ast.ReversalButTop)
_NOTES: dict[type[ast.Node], tuple[type[ast.Node], ...]] = {
    ast.ResourceLine: (ast.LimitNote, ast.JokerNote, ast.TrackNote, ast.SeenNote),
    ast.ZoneLine: (ast.HoldsNote, ast.CapacityNote, ast.OrderedNote, ast.SightNote, *_RENEWALS),
    ast.GridLine: _OF_GRIDS,
}
_LISTS_OF_NAMES = (ast.KindLine, ast.ActionsLine, ast.ZonesLine, ast.PiecesLine)
_SINGLE: dict[type[ast.Node], str] = {ast.CounterLine: "start", ast.RoleLine: "start"}


def can_change(node: ast.Node) -> bool:
    """Whether `change` sets parts of a declaration."""
    return type(node) in EXAMPLES


def settings(target: Target, line: ast.ChangeLine) -> Iterator[Setting]:
    """What each part of a `change` sets. Raises Impossible."""
    node = target.node
    if isinstance(node, ast.Action | ast.TriggerLine) and isinstance(line.parts[0], ast.OnceNote) and not line.parts[1:]:
        yield _field(line.parts[0], "once", line.parts[0].once)
        return
    if (times := times_said(node, line)) is not None:
        yield _field(line.parts[0], "times", times)
        return
    if isinstance(node, ast.RepeatWhile):
        raise Impossible(line.address, repeated_without_a_number(plain(line.address), node.word or ""))
    if target.around or not can_change(node):
        raise Impossible(line.address, change_sets_parts(plain(line.address), names=isinstance(node, _LISTS_OF_NAMES)))
    if isinstance(node, ast.OptionLine):
        yield _option(node, line)
        return
    for part in line.parts:
        if isinstance(node, ast.Table) or (isinstance(node, ast.PieceLine) and isinstance(part, ast.CellChange)):
            yield from _cells(node, target.row, part)
        elif target.row is not None:
            raise Impossible(target.row, only_tables_have_rows(plain(node)))
        else:
            yield _part(node, part)


def _part(node: ast.Node, part: ast.Node) -> Setting:
    match node, part:
        case (ast.ResourceLine(), ast.Supply()):
            return part, ("supply",), written(part), lambda old: (old.model_copy(update={"supply": part}),)
        case (ast.PieceLine(), ast.Supply()) if not has_rows(node) and part.of_each is None:
            return _field(part, "rows", (part.amount,))
        case (ast.CounterLine() | ast.RoleLine(), ast.Supply()) if part.of_each is None and not isinstance(part.amount, str):
            return _field(part, _SINGLE[type(node)], part.amount)
        case (ast.CounterLine(), ast.SeenNote()):
            return _field(part, "seen", part)
        case (ast.TrackLine(), ast.StepsNote()):
            return _field(part, "steps", part.steps)
        case (ast.DieLine() | ast.Dice(), ast.SpanOfNumbers()):
            return _sides(node, part)
        case (ast.Players(), ast.SpanOfNumbers() | ast.Supply(amount=ast.NumberText())):
            return part, ("numbers",), written(part), lambda old: (_limits(old, part, **_least_and_most(part)),)
        case (ast.GridLine(), ast.Size()):
            width = ast.NumberText.model_construct(span=part.span, value=part.width)
            height = ast.NumberText.model_construct(span=part.span, value=part.height)
            return part, ("size",), written(part), lambda old: (old.model_copy(update={"width": width, "height": height}),)
    if isinstance(part, _NOTES.get(type(node), ())):
        return part, (_like(part),), written(part), lambda old: (_with_note(old, part),)
    if isinstance(node, ast.ResourceLine) and isinstance(part, ast.CapacityNote):
        raise Impossible(part, limit_for_whom(plain(part)))
    raise Impossible(part, here_stands(type(node)))


def _least_and_most(part: ast.Node) -> dict[str, object]:
    """`2 to 4`, or `2`, as the fields of a declaration."""
    if isinstance(part, ast.SpanOfNumbers):
        return {"least": part.least, "most": part.most}
    assert isinstance(part, ast.Supply)
    assert isinstance(part.amount, ast.NumberText)
    return {"least": part.amount.value, "most": None}


def _limits(old: ast.Node, said_by: ast.Node, **numbers: object) -> ast.Node:
    """What limits the cases that come, said in the variant now: cases of its base may be left that never come."""
    return old.model_copy(update={"span": said_by.span, **numbers})


def _sides(node: ast.DieLine | ast.Dice, part: ast.SpanOfNumbers) -> Setting:
    """Which numbers a die shows."""
    if isinstance(node, ast.Dice):
        return _field(part, "sides", part)
    return part, ("numbers",), written(part), lambda old: (old.model_copy(update={"low": part.least, "high": part.most}),)


def _field(part: ast.Node, name: str, value: object) -> Setting:
    return part, (name,), written(part), lambda old: (old.model_copy(update={name: value}),)


def _like(note: ast.Node) -> str:
    """Notes with the same word take each other's place; so do all backs and that of the top, and all that renews."""
    if isinstance(note, ast.SightNote):
        return f"{note.kind} {'backs' if 'back' in note.sight else note.sight}"
    return "renewal_note" if isinstance(note, _RENEWALS) else str(getattr(note, "kind", ""))


def _with_note(old: ast.Node, note: ast.Node) -> ast.Node:
    notes: tuple[ast.Node, ...] = getattr(old, "notes", ())
    if any(_like(one) == _like(note) for one in notes):
        return old.model_copy(update={"notes": tuple(note if _like(one) == _like(note) else one for one in notes)})
    return old.model_copy(update={"notes": (*notes, note)})


def has_rows(node: ast.PieceLine) -> bool:
    """Whether pieces are listed in rows, and not only counted."""
    return bool(node.rows) and isinstance(node.rows[0], ast.Row | ast.Csv)


def _option(node: ast.OptionLine, line: ast.ChangeLine) -> Setting:
    values = tuple(_value(node, part) for part in line.parts)

    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        assert isinstance(old, ast.OptionLine)
        return (_limits(offering(old, values), line),)

    return line, ("values",), written(*line.parts), make


def _value(node: ast.OptionLine, part: ast.Node) -> int | ast.Name:
    """A value of an option: a name if it has names, else a number. Raises Impossible."""
    match part:
        case ast.Supply(amount=ast.NumberText() as number, of_each=None) if not node.names:
            return number.value
        case ast.Supply(amount=ast.Reference() as name, of_each=None) if node.names:
            return ast.Name.model_construct(span=name.span, name=name.name)
    raise Impossible(part, names_stand_here() if node.names else here_stands(ast.OptionLine))


def offering(old: ast.OptionLine, values: Sequence[int | ast.Name]) -> ast.OptionLine:
    """An option with other values; of names that it had, and has no longer, its base may still speak."""
    kept = {value.name for value in values if isinstance(value, ast.Name)}
    former = tuple(name for name in (*old.former, *old.names) if name.name not in kept)
    return old.model_copy(update={"values": tuple(values), "former": former})


def _cells(node: ast.Table | ast.PieceLine, row: ast.Key | None, part: ast.Node) -> Iterator[Setting]:
    """The cells that a part sets; in a table with two keys `by players (4: 5)` says which columns."""
    if isinstance(node, ast.PieceLine) and not has_rows(node):
        raise Impossible(part, here_stands_how_many())
    cells: list[ast.CellChange] = []
    if isinstance(part, ast.CellChange):
        cells = [part]
    elif isinstance(part, ast.Supply) and isinstance(part.amount, ast.CasesText) and isinstance(node, ast.Table) and node.keys:
        cells = [
            ast.CellChange.model_construct(span=case.span, column=plain(case.key), content=case.value)
            for case in part.amount.cases
        ]
    if not cells:
        two_keys = isinstance(node, ast.Table) and node.keys is not None
        raise Impossible(part, here_stands_by_players() if two_keys else here_stands(ast.Table))
    for cell in cells:
        full = cell.model_copy(update={"row": row})
        aspect = ("cell", "" if row is None else plain(row.of), cell.column)
        yield cell, aspect, written(cell.content), _row_adder(full)


def _row_adder(change: ast.Node) -> Make:
    def make(old: ast.Node) -> tuple[ast.Node, ...]:
        rows: tuple[ast.Node, ...] = getattr(old, "rows", ())
        return (old.model_copy(update={"rows": (*rows, change)}),)

    return make
