"""Ranges that a cell writes, `1 to 13`, `ace to ten`, `lane_1 to lane_6`, to the numbers or names that they hold."""

from __future__ import annotations

import re

from rulelang import ast
from rulelang.names.symbols import Symbols
from rulelang.syntax.tokens import small

_RANGE = re.compile(r"(-?\w[\w ]*?) +to +(-?\w[\w ]*)")
_NUMBER = re.compile(r"-?\d+")


def ends(text: str) -> tuple[str, str] | None:
    """The first and the last of what is written as a range, names of several words as one."""
    found = _RANGE.fullmatch(text)
    return None if found is None else (re.sub(r"\s+", "_", found[1]), re.sub(r"\s+", "_", found[2]))


def is_number(text: str) -> bool:
    return bool(_NUMBER.fullmatch(text))


def upwards(symbols: Symbols, heading: str, first: str, last: str, most: int) -> list[str]:
    """All from the first to the last, at most so many numbers; none if they go downwards, or are no range.

    Names are those of a kind, the one called like the heading if it has them, in its order; or they differ in a number.
    """
    if is_number(first) and is_number(last):
        return _numbers(first, last, most)
    if numbered := ast.Names(first=first, last=last).each:
        return [one.name for one in numbered]
    return _members(symbols, heading, first, last)


def _numbers(first: str, last: str, most: int) -> list[str]:
    if not all(small(number.removeprefix("-")) for number in (first, last)) or int(last) - int(first) >= most:
        return []
    return [str(number) for number in range(int(first), int(last) + 1)]


def _members(symbols: Symbols, heading: str, first: str, last: str) -> list[str]:
    places = {kind: place for kind, place in symbols.members.get(first, ()) if symbols.classes[kind].form == "kind"}
    found = [(kind, places[kind], place) for kind, place in symbols.members.get(last, ()) if kind in places]
    for kind, begin, end in sorted(found, key=lambda one: one[0] != heading)[:1]:
        return symbols.classes[kind].members[begin : end + 1]
    return []
