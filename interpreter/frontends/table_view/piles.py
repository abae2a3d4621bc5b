"""What lies at one place, in a line."""

from __future__ import annotations

from rich.text import Text

from interpreter.frontends.table_view.marks import classes_in, joined, pile_marks
from interpreter.frontends.table_view.stacks import stacks_told
from interpreter.telling.view_shape import Pile
from rulelang import program as p
from rulelang.program import Program


def pile_told(program: Program, zone: p.Zone, pile: Pile) -> Text:
    """What lies at a place, with how much of its room that takes; of a pile, what lies on top."""
    below = len(pile.get("pieces", ())) - 1 if zone.ordered and not zone.in_line else 0
    told = joined(marks_at(program, zone, _from(pile, below) if below > 0 else pile))
    if below > 0:
        told.append(f" over {below} more", style="dim")
    return Text(f"{pile['count']}/{pile['at_most']} ").append_text(told) if "at_most" in pile else told


def marks_at(program: Program, zone: p.Zone, pile: Pile) -> list[Text]:
    """What lies at a place: of a chain its stacks."""
    if "stacks" in pile:
        return stacks_told(pile["stacks"], classes_in(program, zone))
    return pile_marks(pile, classes_in(program, zone), zone.ordered)


def _from(pile: Pile, first: int) -> Pile:
    """A pile of which only the pieces from one on are seen, the lowest being 0."""
    shown = pile.copy()
    shown["pieces"] = pile["pieces"][first:]
    if "on" in pile:
        shown["on"] = pile["on"][first:]
    return shown
