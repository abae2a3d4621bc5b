"""Texts laid out in lines of a width: parts one after another, columns, names with what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rich.table import Table
from rich.text import Text

from interpreter.frontends.table_view.marks import NONE, spoken

GAP = "   "


def flow(parts: list[Text], width: int, label: Text | None = None, gap: str = GAP) -> list[Text]:
    """The parts one after another, on as many lines as they need; all below the label begin where the first begins.

    A part that is longer than a line is broken between words.
    """
    label = label or Text()
    indent = " " * label.cell_len
    lines: list[Text] = [label.copy()]
    fresh = True
    for part in parts:
        if not fresh and lines[-1].cell_len + len(gap) + part.cell_len + len(gap.rstrip()) > width:
            lines[-1].append(gap.rstrip())
            lines.append(Text(indent))
            fresh = True
        first, *more = _broken(part, width - len(indent)) if fresh else [part]
        lines[-1].append_text(Text("" if fresh else gap)).append_text(first)
        lines += [Text(indent).append_text(piece) for piece in more]
        fresh = False
    return lines if parts else []


def _broken(part: Text, room: int) -> list[Text]:
    """A part in pieces that fit, broken between words."""
    pieces = []
    while part.cell_len > room and (cut := part.plain.rfind(" ", 1, room + 1)) > 0:
        piece, part = part.divide([cut])
        pieces.append(piece)
        part = part[1:]
    return [*pieces, part]


def entry(name: str, told: Text) -> Text:
    """A name and what is told of it."""
    return Text(spoken(name) + " ", style="bold").append_text(Text(style="not bold").append_text(told))


def bundle(amounts: Mapping[str, int | str]) -> str:
    """`5 pearl, 3 brick`; what there is no end of is not told."""
    return ", ".join(f"{amount} {spoken(name)}" for name, amount in amounts.items() if amount != "unlimited") or NONE


def columns(name: str, heads: list[Text], justify: Literal["left", "right"]) -> Table:
    """A table without lines: a name above the first column, heads above the others."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Text(spoken(name), style="dim"))
    for head in heads:
        table.add_column(head, justify=justify)
    return table
