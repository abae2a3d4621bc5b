"""Resources and pieces, as people at the table say them: `2 coins and a scroll`, `3 monks`, `a rose and 2 ferns`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.trace import Seen
from interpreter.telling.report.english import amount, listed, many
from interpreter.telling.words import naming
from rulelang.program.kinds import with_article

_NUMBERED = re.compile(r"[a-z]{1,2}\d+")  # a name that says nothing by itself
MOST_NAMED = 4  # pieces told one by one


def resources(t: Tables, way: Iterable[tuple[int, int]]) -> str:
    """`2 coins and 1 scroll`."""
    return listed([amount(count, plain(t.resource_names[one])) for one, count in way if count])


def pieces(t: Tables, seen: Sequence[Seen], owners: Iterable[int], seat: Seat) -> str:
    """`3 monks and your member 1`: each by its face if the seat knew it before or after, else by its back or class."""
    bit = t.sight.bit(seat)
    known = set(owners)
    if not any(one.back or one.seers & bit for one in seen):
        names = Counter((t.piece_class[one.piece], True) for one in seen)
    else:
        names = Counter(_name(t, one, seat, known) for one in seen)
    told = [_counted(plain(name), count, alike=alike) for (name, alike), count in names.items()]
    return listed(told) if len(told) <= MOST_NAMED else f"{listed(told[:MOST_NAMED])} and {len(told) - MOST_NAMED} more"


def piece(t: Tables, one: Seen, seat: Seat) -> str:
    """One piece."""
    return pieces(t, [one], (), seat)


def _name(t: Tables, one: Seen, seat: Seat, owners: set[int]) -> tuple[str, bool]:
    """What it is called, and whether there are several like it."""
    owned = t.piece_owner[one.piece] in owners
    if not one.seers & t.sight.bit(seat):
        return (naming.back_name if one.back else naming.class_name)(t, one.piece, owned), True
    alike = len(t.piece[t.piece_class[one.piece]].rows) < 2
    name = naming.piece_name(t, one.piece, owned, one.side)
    return f"{t.piece_class[one.piece]} {name}" if _NUMBERED.fullmatch(name) else name, alike


def _counted(name: str, count: int, *, alike: bool) -> str:
    of, owner = (name.partition(" of ")[0], name.partition(" of ")[2]) if " of Player " in name else (name, "")
    whose = f" of {owner}" if owner else ""
    if count == 1:
        return f"{with_article(of) if alike else of}{whose}"
    return f"{count} {many(of)}{whose}" if alike else f"{count} × {of}{whose}"


def plain(name: str) -> str:
    """A name as plain words."""
    return name.replace("_", " ")
