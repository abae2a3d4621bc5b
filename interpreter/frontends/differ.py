"""`rulelang diff`: what variants change, a numbered sentence for each statement, with the lines that go and come."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.text import Text

from interpreter.frontends.console import OUT, answer_no
from interpreter.frontends.games import game_files
from interpreter.shipped import find
from rulelang.compile import compile_all
from rulelang.diagnostics import render
from rulelang.source import read
from rulelang.variants import Difference, Reader, differences

_STYLES = {"-": "red", "+": "green", " ": "dim"}


def show_differences(game: str, variants: Sequence[str], *, as_json: bool) -> None:
    """Prints what the variants change. Ends the command if they do not fit the game or each other."""
    sources = [read(path) for path in game_files(game, variants)]
    _, complaints, symbols = compile_all(sources, find)
    if complaints:
        known = {source.name: source for source in sources} | (dict(symbols.sources) if symbols else {})
        answer_no("\n\n".join(render(complaint, known) for complaint in complaints))
    found = list(differences(Reader(find).stack(sources)))
    if as_json:
        print(json.dumps([one._asdict() for one in found], indent=1))
        return
    variant = ""
    for number, one in enumerate(found, 1):
        if one.variant != variant:
            variant = one.variant
            OUT.print(Text(f"{one.title} ({one.variant})", style="bold"))
        _show(number, one)


def _show(number: int, one: Difference) -> None:
    OUT.print(Text(f"\n{number}. {one.sentence}  ").append(Text(one.place, style="dim")))
    for sign, line in one.lines:
        OUT.print(Text(f"   {sign} {line}", style=_STYLES[sign]))
