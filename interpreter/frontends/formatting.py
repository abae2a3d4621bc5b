"""`rulelang fmt`: files of rules and scenarios in their one form, written where they stand or only compared with it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from interpreter.frontends.console import ERR, OUT
from rulelang.diagnostics import Complaints
from rulelang.source import read
from rulelang.tools.format import format_text


def format_files(files: list[Path], *, write: bool) -> bool:
    """Prints each file that changes (or would), and complaints; true if all files could be read and none would change."""
    fine = True
    for file in files:
        try:
            source = read(file)
            formatted = format_text(source)
        except OSError as error:
            ERR.print(Text(f"{file} cannot be read: {error.strerror}."))
            fine = False
            continue
        except Complaints as complaints:
            ERR.print(Text(f"{complaints}\n"))
            fine = False
            continue
        if formatted != source.text:
            OUT.print(Text(f"{file} {'is formatted' if write else 'would change'}"))
            fine = fine and write
            if write:
                file.write_bytes(formatted.encode("utf-8"))
    return fine
