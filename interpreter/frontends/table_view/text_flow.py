"""Texts laid out in lines of a width: parts one after another, columns, names with what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rich.table import Table
from rich.text import Text

from interpreter.frontends.table_view.marks import NONE, spoken
from interpreter.telling.english.inflection import amount

GAP = "   "


def flow(parts: list[Text], width: int, label: Text | None = None, gap: str = GAP) -> list[Text]:
    """The parts one after another, on as many lines as they need; all below the label begin where the first begins."""
    label = label or Text()
    indent = " " * label.cell_len
    lines: list[Text] = [label.copy()]
    fresh = True
    for part in [one for whole in parts for one in _broken(whole, width - len(indent))]:
        if not fresh and lines[-1].cell_len + len(gap) + part.cell_len + len(gap.rstrip()) > width:
            lines[-1].append(gap.rstrip())
            lines.append(Text(indent))
            fresh = True
        lines[-1].append_text(Text("" if fresh else gap)).append_text(part)
        fresh = False
    return lines if parts else []


def _broken(part: Text, width: int) -> list[Text]:
    """A part that is too long for a line, in pieces of whole words that are not."""
    if part.cell_len <= width:
        return [part]
    lines = [Text()]
    for word in part.split(" "):
        if lines[-1].cell_len and lines[-1].cell_len + len(" ") + word.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " if lines[-1].cell_len else "").append_text(word)
    return lines


def entry(name: str, told: Text) -> Text:
    """A name and what is told of it."""
    return Text(spoken(name) + " ", style="bold").append_text(Text(style="not bold").append_text(told))


def bundle(amounts: Mapping[str, int | str]) -> str:
    """`5 pearls, 1 brick`; what there is no end of is not told."""
    return ", ".join(_so_much(name, count) for name, count in amounts.items() if count != "unlimited") or NONE


def _so_much(name: str, count: int | str) -> str:
    return amount(count, spoken(name)) if isinstance(count, int) else f"{count} {spoken(name)}"


def columns(name: str, heads: list[Text], justify: Literal["left", "right"]) -> Table:
    """A table without lines: a name above the first column, heads above the others."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Text(spoken(name), style="dim"))
    for head in heads:
        table.add_column(head, justify=justify)
    return table
