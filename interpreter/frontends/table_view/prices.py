"""What an option costs and what it is worth, where the rules say so in plain figures: the cells of its row, an action's cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from interpreter import Option
from interpreter.frontends.table_view.marks import OWNED
from interpreter.telling.words.meaning import plain
from rulelang import program as p
from rulelang.program import Program, kinds
from rulelang.program.values.arithmetic import exactly, written


def remark(program: Program, option: Option) -> str:
    """`price 2 brick + 1 timber, points 3`; empty where there is nothing to add to the label."""
    value = option.value
    if not isinstance(value, dict):
        return ""
    parts = [_action(program, name) if key == "do" else _thing(program, key, _unowned(name)) for key, name in value.items()]
    return ", ".join(part for part in parts if part)


def _thing(program: Program, kind: str, name: Any) -> str:
    """What a member of a kind or a piece is: of an action its title, if that is more than its name."""
    actions = _titles(program)
    members = next((one.members for one in program.kinds if one.name == kind), ())
    titled = name in members and plain(actions.get(name, name)) != plain(name)
    return ", ".join(part for part in (actions[name] if titled else "", row_told(program, kind, name, briefly=True)) if part)


def row_told(program: Program, kind: str, name: Any, *, briefly: bool = False) -> str:
    """The cells of a row of a kind or a piece, what the piece can do, and what tables with two keys say of it.

    `briefly`: without the words that stand in its name, as the suit of `queen of clubs`.
    """
    members = {one.name: (one.members, one.columns) for one in program.kinds} | {
        one.name: (one.rows, one.columns) for one in program.pieces
    }
    rows, columns = members.get(kind, ((), ()))
    if name not in rows:
        return ""
    row = rows.index(name)
    cells = [(column.name.replace("_", " "), _cell(program, column, row)) for column in columns]
    cells += [(f"{one.name}:".replace("_", " "), one.label) for one in program.abilities if (one.piece, one.row) == (kind, row)]
    cells += [
        (matrix.name.replace("_", " "), _of_matrix(program, matrix, row))
        for matrix in program.matrices
        if matrix.row_type == kind
    ]
    known = plain(str(name)).split() if briefly else []
    return ", ".join(
        f"{column} {cell}"
        for column, cell in cells
        if cell not in ("", "-", "0") and (cell.isdecimal() or plain(cell) not in known)
    )


def _cell(program: Program, column: p.Column, row: int) -> str:
    """A cell in words, or as it is written; empty where it names nothing."""
    cell = column.cells[row]
    return "" if isinstance(cell, p.Nobody) else _plain(program, column, row) or column.said[row]


def _plain(program: Program, column: p.Column, row: int) -> str:
    """A cell that needs no match to be known, in words; of yes and no what it says."""
    said = in_words(program, column.cells[row])
    return {"1": "yes", "0": "-"}.get(said, said) if column.type == kinds.TRUTH else said


def _of_matrix(program: Program, matrix: p.Matrix, row: int) -> str:
    """`2 soldier + 1 holy`: the figures of a row by the members of the other kind."""
    kind = next((kind for kind in program.kinds if kind.name == matrix.column_type), None)
    if kind is None or row not in matrix.rows:
        return ""
    figures = zip(matrix.columns, matrix.cells[matrix.rows.index(row)], strict=True)
    told = [(kind.members[column].replace("_", " "), in_words(program, cell)) for column, cell in figures]
    return " + ".join(f"{cell} {member}" for member, cell in told if cell not in ("", "0"))


def _unowned(name: Any) -> Any:
    """The face of a piece, whoever it belongs to."""
    owned = OWNED.fullmatch(name) if isinstance(name, str) else None
    return owned[1] if owned else name


def cells(program: Program, classes: Sequence[str], name: str) -> dict[str, str]:
    """The cells of a row of a class of pieces by their columns: price `2 brick`, points `3`; none for pieces of players."""
    piece = next((one for one in program.pieces if one.name in classes and name in one.rows), None)
    if piece is None or piece.each_player:
        return {}
    row = piece.rows.index(name)
    found = {column.name.replace("_", " "): _plain(program, column, row) for column in piece.columns}
    known = plain(name).split() if piece.rolled else []  # a die is called by what it shows
    return {column: cell for column, cell in found.items() if cell not in ("", "-", "0", *known)}


def _action(program: Program, name: Any) -> str:
    """What an action costs, if nothing has to be chosen for that: not which pieces are paid."""
    body = next((body for body in program.bodies if body.name == name), None)
    if body and any(isinstance(step, p.Choose | p.Needs) and step.paid for step in body.steps):
        return ""
    costs = [in_words(program, step.bundle) for step in body.steps if isinstance(step, p.Pay)] if body else []
    return "cost " + " + ".join(costs) if costs and all(costs) else ""


def in_words(program: Program, cell: p.Expression) -> str:
    """A number, a name or a bundle that needs no match to be known; empty for anything else."""
    match cell:
        case p.Number():
            return "no limit" if cell.value == p.NO_LIMIT else str(cell.value)
        case p.Arithmetic(op="exactly", left=p.Number(value=parts), right=p.Number(value=whole)):
            return written(exactly(parts, whole))
        case p.Constant():
            return _constant(program, cell)
        case p.EmptyBundle():
            return "nothing"
        case p.Quantity():
            return _joined(" ", [in_words(program, cell.amount), in_words(program, cell.resource)])
        case p.Counts():
            return _joined(" ", [in_words(program, cell.amount), cell.value.replace("_", " ")])
        case p.AnyQuantity():
            names = _either(program, cell.resources)
            return _joined(" ", ["any", in_words(program, cell.amount), names + (" of one kind" if cell.one_kind else "")])
        case p.BundlePlus():
            return _joined(" + ", [in_words(program, cell.left), in_words(program, cell.right)])
        case p.BundleOr():
            return _joined(" or ", [in_words(program, cell.left), in_words(program, cell.right)])
        case p.BundleTimes():
            return _joined(" times ", [in_words(program, cell.times), in_words(program, cell.bundle)])
    return ""


def _either(program: Program, numbers: Sequence[int]) -> str:
    """`wood or stone`; of all resources of a kind the kind."""
    group = program.resources[numbers[0]].group if numbers else None
    if group and [number for number, one in enumerate(program.resources) if one.group == group] == sorted(numbers):
        return group.replace("_", " ")
    return " or ".join(program.resources[number].name.replace("_", " ") for number in numbers)


def _constant(program: Program, cell: p.Constant) -> str:
    if cell.type == "resource":
        return program.resources[cell.value].name.replace("_", " ") if cell.value >= 0 else ""
    kind = next((kind for kind in program.kinds if kind.name == cell.type), None)
    if not kind or cell.value < 0:
        return ""
    titles = _titles(program)
    names = [titles[name] for name in kind.members] if titles.keys() >= {*kind.members} else kind.members
    return names[cell.value].replace("_", " ")


def _titles(program: Program) -> dict[str, str]:
    """What actions and phases are called, by their names."""
    return {body.name: body.label for body in program.bodies if body.form in ("action", "phase", "steps")}


def _joined(word: str, parts: Iterable[str]) -> str:
    """The parts with a word between, or nothing if one of them cannot be said."""
    said = list(parts)
    return word.join(said) if all(said) else ""
