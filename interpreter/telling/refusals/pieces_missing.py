"""What is there of the pieces that a cost asks for, and what is missing, in numbers."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from interpreter.engine import sight
from interpreter.engine.queries.candidates import longest_run
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.state import State
from interpreter.telling.refusals.candidates import evaluated, listed, places
from interpreter.telling.words import naming
from rulelang import program as p
from rulelang.program.nodes import parts


class There(NamedTuple):
    """The pieces that may be paid: how many have which number or name, how many stand in for any, and of a run of one suit
    which numbers or names there are of each suit.
    """

    each: Counter[int]
    stand_ins: int
    by_suit: dict[int, set[int]]


def pieces_missing(s: State, line: int, player: int) -> str:
    """`it takes 3 cards of one colour and there are 2 red, 1 blue, missing 1`; empty if the line asks for no pieces, if a
    player does not see all that lies where they are paid from, or if nothing is missing."""
    asked = _asked(tables_of(s), line)
    if asked is None or not _seen(s, asked, player):
        return ""
    wanted = evaluated(s, asked.amount, player)
    there = _there(s, asked, player)
    told = {"set": _of_a_set, "run": _of_a_run, "sum": _of_a_sum}[asked.form](s, asked, wanted, there)
    return told.replace("_", " ")


@lru_cache(maxsize=256)
def _asked(t: Tables, line: int) -> p.InPieces | None:
    found = (node.paid for node in parts(t.program) if isinstance(node, p.Choose | p.Needs) and node.line == line)
    return next((paid for paid in found if paid is not None), None)


def _seen(s: State, asked: p.InPieces, player: int) -> bool:
    """Whether a player sees all that lies where the pieces are paid from."""
    found = places(s, asked.group, player)
    return bool(found) and all(sight.piece(s, piece, player) for place in found for piece in s.z[place])


def _there(s: State, asked: p.InPieces, player: int) -> There:
    each, stand_ins, bound = Counter[int](), 0, asked.group.bound
    by_suit: dict[int, set[int]] = {}
    for piece in listed(s, asked.group, player):
        if asked.stand_in is not None and evaluated(s, asked.stand_in, player, {bound: piece}):
            stand_ins += 1
        else:
            own = 0 if asked.each is None else evaluated(s, asked.each, player, {bound: piece})
            each[own] += 1
            by_suit.setdefault(0 if asked.alike is None else evaluated(s, asked.alike, player, {bound: piece}), set()).add(own)
    return There(each, stand_ins, by_suit)


def _of_a_set(s: State, asked: p.InPieces, wanted: int, there: There) -> str:
    named = bool(_names(s, asked))
    alike = {cell: count for cell, count in there.each.items() if cell >= 0 or not named}  # what has nothing there is of no sort
    best = max(alike.values(), default=0) + there.stand_ins
    if best >= wanted:
        return ""
    one = f" of one {asked.column}" if asked.each is not None else ""
    having = _having(s, asked, alike, there.stand_ins)
    return f"it takes {_so_many(asked, wanted)}{one} and there {having}, missing {wanted - best}"


def _so_many(asked: p.InPieces, wanted: int | None) -> str:
    """`3 such cards`: what is asked for, where more is asked of each."""
    such = "such " if asked.group.where is not None else ""
    return f"{'' if wanted is None else f'{wanted} '}{such}{asked.group.type if wanted == 1 else asked.named}"


def _having(s: State, asked: p.InPieces, alike: dict[int, int], stand_ins: int) -> str:
    """`are 2 red, 1 blue, 1 that stands for any colour`; `is 1`."""
    if asked.each is None:
        return f"is {alike[0]}" if alike.get(0) == 1 else f"are {alike.get(0, 0)}"
    names = _names(s, asked)
    told = [
        f"{count} {names[cell] if names else f'with {asked.column} {cell}'}"
        for cell, count in sorted(alike.items(), key=lambda one: (-one[1], one[0]))
    ]
    if stand_ins:
        told.append(f"{stand_ins} that {'stands' if stand_ins == 1 else 'stand'} for any {asked.column}")
    first = told[0].partition(" ")[0] if told else ""
    return f"{'is' if first == '1' else 'are'} {', '.join(told)}" if told else "are none"


def _names(s: State, asked: p.InPieces) -> tuple[str, ...]:
    """What the members of the column are called; nothing if they are numbers."""
    kind = getattr(asked.each, "type", "number")
    t = tables_of(s)
    return tuple(naming.value_name(t, kind, member) for member in range(t.count_of(kind))) if kind in t.kind else ()


def _of_a_run(s: State, asked: p.InPieces, wanted: int, there: There) -> str:
    names = _names(s, asked)
    suited = [cells for suit, cells in there.by_suit.items() if suit >= 0 or getattr(asked.alike, "type", "number") == "number"]
    of_each = [sorted(one for one in cells if one >= 0 or not names) for cells in suited]
    longest, cells = max(((longest_run(set(cells)), cells) for cells in of_each), default=(0, []))
    if longest >= wanted:
        return ""
    held = ", ".join(names[one] if names else str(one) for one in cells)
    having = f"the longest there has {longest} (there are {held})" if held else "there are none"
    of_one = f" of one {asked.of_one}" if asked.of_one is not None else ""
    return f"it takes a run of {_so_many(asked, wanted)}{of_one} by {asked.column} and {having}"


def _of_a_sum(_: State, asked: p.InPieces, wanted: int, there: There) -> str:
    total = sum(number * count for number, count in there.each.items() if number > 0)  # what counts no more is never paid
    if total >= wanted:
        return ""
    takes = f"it takes {_so_many(asked, None)} with a total {asked.column} of {wanted}"
    return f"{takes} and they come to {total}, missing {wanted - total}"
