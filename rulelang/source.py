"""Text and places in it: a file's text with its lines, and the span of every clause."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict


class Span(BaseModel):
    """Where a clause stands: 1-based lines and columns, the end exclusive."""

    model_config = ConfigDict(frozen=True)

    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1


class Source(NamedTuple):
    """A text and the name under which it is reported. `folder` is where `from "table.csv"` looks; None: nowhere."""

    name: str
    text: str
    folder: Path | None = None

    def line(self, number: int) -> str:
        """The text of line `number` (1-based), without its newline; empty beyond the end."""
        lines = self.text.splitlines()
        return lines[number - 1] if 0 < number <= len(lines) else ""


def read(path: Path) -> Source:
    """The file at `path` as UTF-8. Raises OSError or UnicodeDecodeError."""
    return Source(str(path), path.read_text(encoding="utf-8"), path.parent)
