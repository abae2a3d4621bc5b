"""What the tables say in which a board is looked up from a space of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from interpreter import form as n
from interpreter.numbering.tables import Tables
from interpreter.translate.values import boards
from interpreter.translate.writing.writer import VALUES, Writing
from rulelang import program as p
from rulelang.program.kinds import DIRECTION, space_of
from rulelang.program.nodes import parts


def board_tables(t: Tables, x: Writing) -> Iterator[tuple[tuple[Any, ...], str, str, str]]:
    """Each table, what it says (with `{}` for of what), of which sort that is, and which sort of value it gives."""
    for node in parts(t.program):
        match node:
            case p.Group(places=p.Places(near=p.Near() as near, families=(grid,), of=whose)):
                written = boards.spaces(x, node) if node.type in t.space_grid else boards.places(x, node)
                of = space_of(grid)
                owned = isinstance(written, n.Item) and whose is not None
                words = f"{{}}, each space and what is {near.relation} it" if owned else _near(near)
                yield _first(written), words, "player" if owned else of, "" if owned or near.other is not None else "places"
            case p.SpaceBeyond():
                yield _first(VALUES[type(node)](x, node)), "the next space {} of each", DIRECTION, node.type
            case p.ForwardOf():
                yield _first(VALUES[type(node)](x, node)), "the direction that {} faces", "player", DIRECTION
            case p.Distance(grid=grid):
                yield _first(VALUES[type(node)](x, node)), "how far each space is from {}", space_of(grid), ""
            case p.StepsApart(of=kind):
                yield _first(VALUES[type(node)](x, node)), "how many steps each is from {}", kind, ""
            case p.DistanceAlong(ways=ways) | p.JoinedBy(ways=ways):
                told = "how far each is from {}" if isinstance(node, p.DistanceAlong) else "which ones are joined to {}"
                written = VALUES[type(node)](x, node)
                for part in n.walk(written) if not isinstance(written, n.Ask) else ():
                    if isinstance(part, n.Lookup):
                        yield part.table, f"{told} by {ways.group.type}", getattr(ways.ends[0], "type", ""), ""
            case p.Ahead():
                written = VALUES[type(node)](x, node)
                for side in (written.left, written.right) if isinstance(written, n.Compare) else ():
                    yield _first(side), "how far ahead each space is for {}", "player", ""


def _near(near: p.Near) -> str:
    if near.relation == "outflanked from":
        return "the lines from {}"
    return "the spaces between {} and each other one" if near.other is not None else f"the spaces {near.relation} {{}}"


def _first(node: n.Node) -> tuple[Any, ...]:
    """The table that a node looks something up in before any other."""
    table: tuple[Any, ...] = next(part.table for part in n.walk(node) if isinstance(part, n.Lookup))
    return table
