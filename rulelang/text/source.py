"""Text and places in it: a file's text with its lines, and the span of every clause."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

_NEWLINE = re.compile("\r\n|\n|\r")


class Span(BaseModel):
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
    return SourceFile(str(path), path.read_bytes().decode("utf-8", "surrogateescape"), path.parent)
