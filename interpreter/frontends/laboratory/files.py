"""What `rulelang lab` writes to files: a page to look at, and figures for a notebook."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interpreter.frontends.console import OUT
from interpreter.frontends.files.games import game_files
from interpreter.frontends.files.write_whole import write_whole
from interpreter.frontends.laboratory.page import Change, Part, page
from interpreter.frontends.laboratory.wanted import Wanted
from interpreter.lab.studies.frames import write_parquet
from interpreter.shipped import find
from rulelang.text.source import read
from rulelang.variants import Reader, differences


def write(wanted: Wanted, title: str, parts: Sequence[Part]) -> None:
    """The files that were asked for. Raises OSError where one cannot be written."""
    if wanted.data is not None:
        write_parquet(wanted.data, *(part.beside for part in parts))
        OUT.print(Text(f"The figures are in {wanted.data}."))
    if wanted.page is not None:
        name = "compare" if len(parts[0].beside.measured) > 1 else "report"
        commands = [wanted.command(name, part.beside.measured[0].setting.players) for part in parts]
        write_whole(wanted.page, page(title, parts, _changes(wanted), "\n".join(commands)))
        OUT.print(Text(f"The page is {wanted.page}."))


def _changes(wanted: Wanted) -> list[Change]:
    """What the variants change, in sentences and lines."""
    if not wanted.variants:
        return []
    sources = [read(path) for path in game_files(wanted.game, wanted.variants)]
    return [Change(one.sentence, one.lines) for one in differences(Reader(find).stack(sources))]
