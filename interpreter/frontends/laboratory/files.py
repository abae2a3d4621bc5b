"""What `rulelang lab` writes to files: a page to look at, and figures for a notebook."""

from __future__ import annotations

from rich.text import Text

from interpreter.frontends.console import OUT
from interpreter.frontends.files.games import game_files
from interpreter.frontends.files.write_whole import write_whole
from interpreter.frontends.laboratory.page import Change, Page, html
from interpreter.frontends.laboratory.wanted import Wanted
from interpreter.lab.studies.frames import write_parquet
from interpreter.shipped import find
from rulelang.text.source import read
from rulelang.variants import Reader, differences


def write(wanted: Wanted, page: Page) -> None:
    """The files that were asked for. Raises OSError where one cannot be written."""
    if wanted.files.data is not None:
        write_parquet(wanted.files.data, *(part.beside for part in page.parts))
        OUT.print(Text(f"The figures are in {wanted.files.data}."))
    if wanted.files.records is not None:
        OUT.print(Text(f"The records are in {wanted.files.records}."))
    if wanted.files.page is not None:
        players = [part.beside.measured[0].setting.players for part in page.parts]
        commands = [wanted.command(page.command, count, page.own) for count in players]
        write_whole(wanted.files.page, html(page, _changes(wanted), commands))
        OUT.print(Text(f"The page is {wanted.files.page}."))


def _changes(wanted: Wanted) -> list[Change]:
    """What the variants change, in sentences and lines."""
    if not wanted.variants:
        return []
    sources = [read(path) for path in game_files(wanted.game, wanted.variants)]
    return [Change(one.sentence, one.lines) for one in differences(Reader(find).stack(sources))]
