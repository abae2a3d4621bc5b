"""`rulelang play … --profile`: after the match, where its time went by rule line."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from interpreter import Match
from interpreter.lab.profiling import NO_LINE, profile

SECONDS = 2.0
SHOWN = 20


def show_profile(match: Match, out: Console) -> None:
    """Plays the match again, untold, and prints the lines that took most. Raises Refusal where that cannot be measured."""
    found = profile(match, SECONDS)
    lines = match.game.program.lines
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("time", "ahead"):
        table.add_column(title, justify="right")
    table.add_column("rule line", overflow="fold")
    for line, looks in found.lines.most_common(SHOWN):
        told = (
            "between rule lines"
            if line == NO_LINE
            else f"{Path(lines[line].file).name}:{lines[line].line}: {lines[line].text.strip()}"
        )
        table.add_row(_share(looks, found.looks), _share(found.ahead[line], found.looks), Text(told))
    out.print(
        Text(f"Where the time goes: the match again for {SECONDS:g} s, untold. Ahead: while looking whether options lead on.")
    )
    out.print(table)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"
