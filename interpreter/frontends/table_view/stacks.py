"""What lies at one place, in a line: piles, and the stacks of chains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from interpreter.frontends.table_view.marks import (
    NONE,
    classes_in,
    colour,
    joined,
    loaded,
    mark,
    mark_told,
    pile_marks,
    seats_in,
    spoken,
)
from interpreter.frontends.table_view.text_flow import flow
from interpreter.telling.view_shape import Pile, Stack, View
from rulelang import program as p
from rulelang.program import Program


def stacks_told(stacks: Sequence[Stack], classes: Sequence[str], owner: str = "") -> list[Text]:
    """A text for each stack; alike pieces on which nothing lies are counted together."""
    found: list[Text] = []
    for plain, run in groupby(stacks, key=lambda stack: _told(stack, classes, owner).plain):
        alike = [_told(stack, classes, owner) for stack in run]
        single = len(alike) > 1 and ">" not in plain
        found += [Text(f"{len(alike)} ").append_text(alike[0])] if single else alike
    return found


def _told(stack: Stack, classes: Sequence[str], owner: str) -> Text:
    seat, name = mark(stack["piece"], classes, owner)
    face = name or ("" if seat is not None else spoken(stack["piece"]))
    told = mark_told(seat, loaded(face, stack.get("on", {})))
    above = stacks_told(stack.get("above", ()), classes, owner)
    if not above:
        return told
    return told.append(" > ").append_text(above[0] if len(above) == 1 else Text("(").append_text(joined(above)).append(")"))


def chains_of_players(program: Program) -> list[p.Zone]:
    """The chains of which each player has a place."""
    chains = {chain.zone for chain in program.chains}
    return [zone for zone in program.zones if zone.of == "player" and zone.name in chains]


def of_players(program: Program, view: View, width: int) -> Iterator[Text]:
    """The stacks of each player, for which a column has no room; chains in which nothing lies are left out."""
    seats = seats_in(view)
    for zone in chains_of_players(program):
        piles = [view["zones"][f"{zone.name} of {seat}"] for seat in seats]
        indent = max(len(spoken(zone.name)) + len(seat) for seat in seats) + len(" of  ")
        for seat, pile in enumerate(piles) if any(pile["count"] for pile in piles) else ():
            label = Text(f"{spoken(zone.name)} of {seats[seat]}".ljust(indent), style=f"bold {colour(seat)}")
            yield from flow(_stacks_of(program, zone, pile, seats[seat]), width, label)


def _stacks_of(program: Program, zone: p.Zone, pile: Pile, owner: str) -> list[Text]:
    told = stacks_told(pile.get("stacks", ()), classes_in(program, zone), owner)
    return told or [Text(NONE, style="dim")]


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
