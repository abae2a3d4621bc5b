"""The tables of a state: whoever plays has only the numbers, and who tells of a match asks here for the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from interpreter.state.state import State

if TYPE_CHECKING:  # a match is played without its tables, and without what makes them
    from interpreter.numbering.tables import Tables


def tables_of(s: State) -> Tables:
    """The tables, with their words, that belong to what a state is played with."""
    return cast("Tables", s.n.tables())
