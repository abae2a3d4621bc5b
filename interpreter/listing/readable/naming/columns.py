"""What each table of constants says: found by writing the rules' expressions as the translator writes them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from interpreter import form as n
from interpreter.listing.readable.naming.boards import board_tables
from interpreter.listing.readable.naming.values import sort
from interpreter.numbering.tables import Tables
from interpreter.translate.analysis.offers import powers
from interpreter.translate.values.belonging import among
from interpreter.translate.values.chains import beginning
from interpreter.translate.values.expressions import width_of_amounts
from interpreter.translate.writing.draft import draft_of
from interpreter.translate.writing.writer import VALUES, Writing
from rulelang import program as p
from rulelang.program.kinds import with_article
from rulelang.program.nodes import parts


class Told(NamedTuple):
    """What a table of constants says, with `{}` for of what; of which sort that is, and which sort of value it gives.

    Where each of these has a row of its own, with an amount of each resource, `width` is how long that is, and `{1}` which one.
    """

    words: str
    of: str
    kind: str
    width: int = 0


@lru_cache(maxsize=16)
def columns(t: Tables) -> dict[tuple[Any, ...], list[Told]]:
    """What each table of constants says: found by writing the rules' expressions as the translator writes them."""
    found = dict[tuple[Any, ...], list[Told]]()
    x = Writing(draft_of(t))
    for node in parts(t.program):
        told = _told(t, node)
        if told is not None and not _has_formulas(t, node):
            written = VALUES[type(node)](x, node)
            tables = (part.table for part in n.walk(written) if isinstance(part, n.Lookup))
            if (known := next(tables, None)) is not None:  # which side of a die is up is in no table
                found.setdefault(known, []).append(told)
    for table, words, of, kind in board_tables(t, x):
        found.setdefault(table, []).append(Told(words, of, kind))
    for family, first in t.first_place.items():
        size = len(t.family_places(family)) // t.seats
        own = tuple(tuple(range(first + seat * size, first + (seat + 1) * size)) for seat in range(t.seats))
        for table in (own, (*own, ())):  # with one more, of nobody
            found.setdefault(table, []).append(Told(f"the {family} of {{}}", "player", "places"))
    for name in dict.fromkeys((*t.piece, *t.union)):
        found.setdefault(among(t, name), []).append(Told(f"{{}} is {with_article(name)}", "piece", ""))
    for chain in t.program.chains:
        found.setdefault(beginning(t, chain.zone), []).append(Told(f"{{}} may begin in {chain.zone}", "piece", ""))
    for name in dict.fromkeys(one.name for one in t.program.abilities):
        found.setdefault(powers(t, name), []).append(Told(f"what {{}} can do at {name}", "piece", "abilities"))
    found.setdefault(tuple(t.limits), []).append(Told("the declared limit of {}", "resource", ""))
    if any(t.parts):
        found.setdefault((*t.parts, ()), []).append(Told("the parts of {}", "piece", "pieces"))
    found.setdefault(tuple(t.piece_owner), []).append(Told("the owner of {}", "piece", "player"))
    found.setdefault(tuple(t.place_owner), []).append(Told("the owner of {}", "place", "player"))
    for rows in (t.piece_row, (*t.piece_row, -1)):  # with what nothing has, or without
        found.setdefault(tuple(rows), []).append(Told("the row of {}", "piece", "row"))
    return {table: list(dict.fromkeys(told)) for table, told in found.items()}


def _told(t: Tables, node: Any) -> Told | None:
    """What the table says that an expression looks something up in; None of an expression that has none."""
    match node:
        case p.ColumnOf(owner=owner, column=column):
            return Told(f"{column} of {{}}", owner, sort(node.type))
        case p.Included(bundle=bundle):
            return Told(f"how much {{1}} is in {bundle.column} of {{0}}", bundle.owner, "", width_of_amounts(t))
        case p.ResourceOf():
            return Told("{}", "", "resource")
        case p.Neighbour(type=type_, relation=relation):
            return Told(f"the {type_} {relation} {{}}", type_, type_)
        case p.StepsBeyond(type=type_, relation=relation):
            return Told(f"each {type_} so many steps {relation} {{}}", type_, "")
        case p.IndexOfPlace(type=type_):
            return Told(f"the {type_} of {{}}", "place", type_)
        case p.MarkOfPlace(mark=mark, type=type_):
            return Told(f"the {mark} of {{}}", "place", type_)
        case p.WholeOf(type=type_):
            return Told(f"the {type_} of {{}}", "piece", type_)
        case p.RowOf():
            return Told("the row of {}", "piece", "row")
        case p.IsA(type=type_):
            return Told(f"whether {{}} is of {type_}", "piece", "truth")
        case p.LongestLine():
            return Told("the lines through {}", "", "")
    return None


def _has_formulas(t: Tables, node: Any) -> bool:
    column = node.bundle if isinstance(node, p.Included) else node
    return isinstance(column, p.ColumnOf) and t.constants[column.owner, column.column] is None
