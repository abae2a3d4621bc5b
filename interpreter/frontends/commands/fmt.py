"""`rulelang fmt`: files of rules and scenarios in their one form, written where they stand or only compared with it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from interpreter.frontends.console import ERR, OUT
from interpreter.frontends.files.belonging import declared_around
from interpreter.frontends.files.write_whole import write_whole
from rulelang.printing.format import format_text
from rulelang.text.diagnostics import Complaints
from rulelang.text.source import read


def format_files(files: list[Path], *, write: bool) -> bool:
    """Prints each file that changes (or would), and complaints; true if all files could be read and none would change."""
    fine = [_format(file, write) for file in files]
    return all(fine)


def _format(file: Path, write: bool) -> bool:
    try:
        source = read(file)
        formatted = format_text(source, declared_around(source))
    except OSError as error:
        ERR.print(Text(f"{file} cannot be read: {error.strerror}."))
        return False
    except Complaints as complaints:
        ERR.print(Text(f"{complaints}\n"))
        return False
    if formatted == source.text:
        return True
    try:
        if write:
            write_whole(file, formatted)
    except OSError as error:
        ERR.print(Text(f"{file} cannot be written, and is what it was: {error.strerror}."))
        return False
    OUT.print(Text(f"{file} {'is formatted' if write else 'would change'}"))
    return write
