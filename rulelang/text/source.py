"""Text and places in it: a file's text with its lines, and the span of every clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from rulelang.text.making import Made

_NEWLINE = re.compile("\r\n|\n|\r")


class Span(BaseModel, metaclass=Made):  # type: ignore[metaclass]
    """Where a clause stands: 1-based lines and columns (counted in characters), the end exclusive.

    `file` is empty in the text at hand; a clause that another file brought in says which.
    """

    model_config = ConfigDict(frozen=True)

    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1
    file: str = ""


class SourceFile(NamedTuple):
    """A text and the name under which it is reported. `folder` is where `from "table.csv"` looks; None: nowhere."""

    name: str
    text: str
    folder: Path | None = None

    def lines(self) -> tuple[str, ...]:
        """The lines of the text without their newlines (of any kind) and without a byte order mark."""
        return _lines(self.text)

    def line(self, number: int) -> str:
        """The text of line `number` (1-based), without its newline; empty beyond the end."""
        lines = self.lines()
        return lines[number - 1] if 0 < number <= len(lines) else ""


@lru_cache(maxsize=64)
def _lines(text: str) -> tuple[str, ...]:
    return tuple(_NEWLINE.split(text.removeprefix("\ufeff")))


def read(path: Path) -> SourceFile:
    """The file at `path`. Bytes that are no UTF-8 become lone surrogates, which `parse` complains about. Raises OSError."""
    return SourceFile(str(path), read_bytes(path).decode("utf-8", "surrogateescape"), path.parent)


# --------------------------------------------------------------------------------------- what a text is made of
Looked = dict[Path, str | None]  # each path that was looked for: a hash of what was read there; None if there is no file
_looked: ContextVar[Looked | None] = ContextVar("_looked", default=None)


@contextmanager
def noting() -> Iterator[Looked]:
    """Notes what is looked for meanwhile by the two below: as long as all of it is the same, so is what was made of it."""
    found: Looked = {}
    token = _looked.set(found)
    try:
        yield found
    finally:
        _looked.reset(token)


def read_bytes(path: Path) -> bytes:
    """What a file holds. Raises OSError."""
    data = path.read_bytes()
    _note(path, sha256(data).hexdigest())
    return data


def is_file(path: Path) -> bool:
    """Whether there is such a file."""
    there = path.is_file()
    if not there:
        _note(path, None)
    return there


def _note(path: Path, found: str | None) -> None:
    looked = _looked.get()
    if looked is not None:
        before = looked.setdefault(path.absolute(), found)
        if before != found:
            looked[path.absolute()] = "changed meanwhile"
