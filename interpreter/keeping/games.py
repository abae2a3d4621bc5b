"""A game that was loaded before, by its files and what they hold: its Program, and what plays it at each table.

Numbers and code are all that plays, and are read at once; the Program and the form are read when somebody asks for words.
Only what was compiled without a complaint is kept, with every file that was looked for on the way, there or not, and all of it
must be as it was.
"""

from __future__ import annotations

import marshal
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from interpreter.form import Form, formed
from interpreter.keeping.code import stamp
from interpreter.keeping.folder import folder, found, keep
from interpreter.late import Late
from interpreter.playable.run import Later, Printed, run
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.state import Playable

if TYPE_CHECKING:
    from interpreter import translate
    from interpreter.numbering import tables
    from rulelang.program import Chosen, Program
else:  # a kept game is played without its words, and explained without being translated until somebody asks why
    tables, translate = Late("interpreter.numbering.tables"), Late("interpreter.translate")

Find = Callable[[str], Path | None]  # where a game or variant lies that is not nearby


class Heading(NamedTuple):
    """What can be said of a game before it is played."""

    name: str
    title: str
    variants: tuple[str, ...]
    min_players: int
    max_players: int
    options: Mapping[str, tuple[int, ...] | tuple[str, ...]]  # each with its values, the default first
    identity: str


def heading_of(program: Program, identity: str) -> Heading:
    """The heading of a Program."""
    options = {option.name: option.values for option in program.options}
    return Heading(program.name, program.title, program.variants, program.min_players, program.max_players, options, identity)


class Sources(NamedTuple):
    """What a game was made of: every path that was looked for, with a hash of what it held, or None; and what `find` gave."""

    looked: dict[str, str | None]
    found: dict[str, str | None]

    def are_as_they_were(self, find: Find) -> bool:
        """Whether all is the same today."""
        return all(_hash(path) == held for path, held in self.looked.items()) and all(
            _text(find(name)) == path for name, path in self.found.items()
        )


class Table(NamedTuple):
    """What makes one table differ from another: how many play, the value of each option, and whether all is traced."""

    players: int
    options: Chosen
    traced: bool


@dataclass(frozen=True)
class Kept:
    """A game in the cache: what plays it is kept there, too, under names that begin with its own."""

    name: str
    heading: Heading
    program: Callable[[], Program]  # gives the whole of its rules, for whoever explains

    def playable(self, table: Table) -> Playable | None:
        """What plays at this table, if that is kept."""
        data = found(self._name_of(table))
        if data is None:
            return None
        numbers, printed, code, written = _read(data)
        form = cache(lambda: formed(*_read(written)[0]))
        later = Later(form, cache(lambda: self._tables(table, form(), _read(written)[1:])))
        return run(GameNumbers(*numbers), Printed(**printed, code=marshal.loads(code)), later)

    def keep(self, table: Table, one: Playable) -> None:
        """Keeps what plays at this table."""
        numbers = [getattr(one, field.name) for field in fields(GameNumbers)]
        assert isinstance(one.printed, Printed)
        printed = one.printed._asdict()
        code = marshal.dumps(printed.pop("code"))
        keep(self._name_of(table), _written((numbers, printed, code, _written(_words(one)))))

    def _name_of(self, table: Table) -> str:
        return f"{self.name}-{_name((table.players, sorted(table.options.items()), table.traced))}"

    def _tables(self, table: Table, form: Form, words: Sequence[Any]) -> object:
        made = tables.Tables(self.program(), table.players, table.options)
        made.take(tables.Written(form, *words), cache(lambda: translate.translate(self.program(), *table)[1].draft))
        return made


def kept_game(paths: Sequence[Path], find: Find) -> Kept | None:
    """The game at these paths (`rulelang.compile.compile_paths`), if it is kept and all that it was made of is as it was."""
    name = _name_of_files(paths)
    data = None if name is None else found(name)
    if name is None or data is None:
        return None
    sources, heading, program = _read(data)
    return Kept(_name((name, sources)), heading, cache(lambda: _read(program))) if sources.are_as_they_were(find) else None


def keep_game(paths: Sequence[Path], sources: Sources, program: Program, identity: str) -> Kept | None:
    """Keeps a game that was compiled without complaint."""
    name = _name_of_files(paths)
    if name is None:
        return None
    heading = heading_of(program, identity)
    keep(name, _written((sources, heading, _written(program))))
    return Kept(_name((name, sources)), heading, lambda: program)


def _name_of_files(paths: Sequence[Path]) -> str | None:
    """As they were named, for a Program says where its lines stand; a relative path means another file elsewhere. None where
    nothing is kept: nothing is written down for it, then."""
    code = None if folder() is None else stamp()
    here = None if all(path.is_absolute() for path in paths) else Path.cwd()
    return None if code is None else _name((code, _text(here), list(map(str, paths))))


def _name(what: object) -> str:
    return sha256(repr(what).encode("utf-8", "surrogatepass")).hexdigest()[:40]


def _hash(path: str) -> str | None:
    try:
        return sha256(Path(path).read_bytes()).hexdigest()
    except (OSError, ValueError):
        return None


def _text(path: Path | None) -> str | None:
    return None if path is None else str(path)


# ------------------------------------------------------------------------------------------------------------- as data
def _words(one: Playable) -> tuple[Any, ...]:
    """The form in its parts, and what its tables say of it."""
    form, known = one.form, one.tables()
    assert isinstance(known, tables.Tables)
    parts = (tuple(form.blocks.values()), tuple(form.functions.values()), form.sites, dict(form.options), dict(form.frames))
    return parts, dict(known.entries), dict(known.body_of_block), dict(known.label_of_entry)


def _written(what: object) -> bytes:
    return pickle.dumps(what, pickle.HIGHEST_PROTOCOL)


def _read(data: bytes) -> Any:
    """What was written. It may run what it reads, as Python does with its own `__pycache__`: it comes from a folder that only
    the user writes to (`folder.py`), and is as it was written."""
    return pickle.loads(data)  # noqa: S301
