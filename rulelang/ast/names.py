"""Names, and how they stand in lists and declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulelang.ast.nodes import Node

VACANT = ("empty", "occupied")  # stand before a class as `your` does, and say nothing of whose it is
MOST_NAMES = 1_000  # of one range
_NUMBERED = re.compile(r"(\w*?)(0|[1-9][0-9]{0,8})")


class Name(Node):
    """One name of a list."""

    name: str


class Names(Node):
    """`lane_1 to lane_5`; in a cell `0 to high`, too"""

    first: str | int
    last: str

    @property
    def each(self) -> tuple[Name, ...]:
        """The names that are meant, all in one place; none where the two are no range of at most `MOST_NAMES`."""
        first, last = _NUMBERED.fullmatch(str(self.first)), _NUMBERED.fullmatch(self.last)
        if first is None or last is None or first[1] != last[1] or not 0 <= int(last[2]) - int(first[2]) < MOST_NAMES:
            return ()
        numbers = range(int(first[2]), int(last[2]) + 1)
        return tuple(Name.model_construct(span=self.span, name=f"{first[1]}{number}") for number in numbers)


def each_name(listed: Iterable[Name | Names]) -> tuple[Name, ...]:
    """The names of a list, those of ranges one by one."""
    return tuple(name for one in listed for name in (one.each if isinstance(one, Names) else (one,)))


class Plural(Node):
    """`, plural oxen`"""

    name: str


class EachClass(Node):
    """`each player`, `each player at each gate`, `each space for each space as another`"""

    name: str
    joint: str | None = None  # `at each`, `for each`
    second: str | None = None
    word: str | None = None  # what the second is called in a formula, if not by its class
