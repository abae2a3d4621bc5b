"""A piece without a name of its own, meant by the one thing that its name tells: `chooses 3` of the number cards 1 to 6."""

from __future__ import annotations

from interpreter.numbering.tables import tables_of
from interpreter.scenarios.reading import row_of
from interpreter.state.state import State
from rulelang import program as p


def row_meant(state: State, e: p.Expression, asked: str) -> tuple[str, int] | None:
    """The class and row that an expression names where one of the class `asked` is chosen; nothing if it names none.

    `lion` is the row called `lion card`. What a name tells in two words is not named by one of them.
    """
    named = row_of(e)
    tables = tables_of(state)
    if named is not None or asked not in tables.piece:  # of several classes it is named by its row
        return named
    told = _word(state, e)
    names = (f"{_plain(asked)} {told}", f"{told} {_plain(asked)}")  # `card 3`, `lion card`
    called = [row for row, name in enumerate(tables.piece[asked].rows) if told and _plain(name) in names]
    return (asked, called[0]) if called else None


def _word(state: State, e: p.Expression) -> str:
    """A number or a name as it stands in a table; nothing for what is worked out."""
    if isinstance(e, p.Number):
        return str(e.value)
    if isinstance(e, p.Constant) and e.type in tables_of(state).kind:
        return _plain(tables_of(state).kind[e.type].members[e.value])
    return ""


def _plain(name: str) -> str:
    return name.replace("_", " ")
