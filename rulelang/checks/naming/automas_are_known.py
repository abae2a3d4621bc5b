"""Whether an automa plays is settled before a match begins, each plays somewhere, and nothing else is called like it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import automa_known_before, automa_never_plays, called_like_another
from rulelang.names.symbols import Symbols
from rulelang.program.certain.numbers import certain, seatings
from rulelang.program.nodes import parts

_SETTLED = (
    p.Number, p.Constant, p.PlayerCount, p.OptionValue, p.Arithmetic, p.Cases, p.ColumnOf, p.CellOf, p.Compare, p.Logic, p.Not,
)  # fmt: skip
_SAID_OF_OTHERS = re.compile(r"Player \d+|nobody|the supply|box", re.IGNORECASE)


def automas_are_known(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at the condition of each automa, and at what it is called: places and holdings are told by that name."""
    taken = list(_names(program))
    for automa in program.automas:
        span = symbols.words[automa.name].span
        if not all(isinstance(part, _SETTLED) for part in parts(automa.condition)):
            symbols.complain(span, automa_known_before(automa.name))
            continue
        plays = [certain(automa.condition, table) for table in seatings(program)]
        if None in plays:
            symbols.complain(span, automa_known_before(automa.name))
        elif not any(plays):
            symbols.complain(span, automa_never_plays(automa.name))
        if automa.called in taken or _SAID_OF_OTHERS.fullmatch(automa.called):
            symbols.complain(span, called_like_another(automa.called))
        taken.append(automa.called)


def _names(program: p.Program) -> Iterator[str]:
    """What holders and their places are called beside players."""
    yield from (zone.name for zone in program.zones)
    yield from (member for kind in program.kinds for member in kind.members)
