"""`rulelang diff`: what variants change, a numbered sentence for each statement, with the rules before and after.

A wide terminal shows them in two columns, before on the left and after on the right; anything else lines with - and +.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from rich.text import Text

from interpreter.frontends.console import OUT, answer_no
from interpreter.frontends.files.games import game_files
from interpreter.shipped import find
from rulelang.compile import compile_with_right_lines
from rulelang.text.diagnostics import render, width
from rulelang.text.source import read
from rulelang.variants import Difference, Reader, differences

NARROW = 80  # columns of a screen that has no room for two texts beside each other
BEFORE, BETWEEN = "   ", " │ "
_STYLES = {"-": "red", "+": "green", " ": "dim"}


def show_differences(game: str, variants: Sequence[str], *, as_json: bool, as_lines: bool) -> None:
    """Prints what the variants change. Ends the command if they do not fit the game or each other."""
    sources = [read(path) for path in game_files(game, variants)]
    _, complaints, symbols = compile_with_right_lines(sources, find)
    if complaints:
        known = {source.name: source for source in sources} | (dict(symbols.sources) if symbols else {})
        answer_no("\n\n".join(render(complaint, known) for complaint in complaints))
    found = list(differences(Reader(find).stack(sources)))
    if as_json:
        print(json.dumps([one._asdict() for one in found], indent=1))
        return
    for line in told(found, 0 if as_lines or not OUT.is_terminal else OUT.width):
        OUT.print(line)


def told(found: Sequence[Difference], columns: int) -> Iterator[Text]:
    """The differences, in two columns on a screen that is wide enough."""
    if not found:
        yield Text("Nothing is different.")
    variant = ""
    for number, one in enumerate(found, 1):
        if one.variant != variant:
            yield Text("\n" if variant else "", style="bold").append(f"{one.title} ({one.variant})")
            variant = one.variant
            if columns >= NARROW:
                yield _row("before", "after", columns, changes=False)
        yield Text(f"\n{number}. {one.sentence}  ").append(Text(one.place, style="dim"))
        if columns < NARROW:
            yield from (Text(f"{BEFORE}{sign} {line}", style=_STYLES[sign]) for sign, line in one.lines)
        else:
            yield from beside(one.lines, columns)


def beside(lines: Sequence[tuple[str, str]], columns: int) -> Iterator[Text]:
    """Lines that stay on both sides, those that go on the left and those that come instead on the right."""
    room = _room(columns)
    for changes, group in groupby(lines, key=lambda line: line[0] != " "):
        part = list(group)
        left = [row for sign, line in part if sign != "+" for row in _wrapped(line, room)]
        right = [row for sign, line in part if sign != "-" for row in _wrapped(line, room)]
        for old, new in zip_longest(left, right, fillvalue=""):
            yield _row(old, new, columns, changes=changes)


def _room(columns: int) -> int:
    return (columns - len(BEFORE) - len(BETWEEN)) // 2


def _row(old: str, new: str, columns: int, *, changes: bool) -> Text:
    row = Text(BEFORE).append(old + " " * (_room(columns) - width(old)), style=_STYLES["-" if changes else " "])
    row.append(BETWEEN, style="dim").append(new, style=_STYLES["+" if changes else " "])
    row.rstrip()
    return row


def _wrapped(line: str, room: int) -> list[str]:
    """A line of rules in the width of a column; what goes on below is indented more."""
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.wrap(line, room, subsequent_indent=f"{indent}    ", break_on_hyphens=False) or [""]
