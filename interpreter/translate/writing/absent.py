"""Which names of steps may be of nobody or nothing."""

from __future__ import annotations

from typing import NamedTuple

from rulelang import program as p


class Absent(NamedTuple):
    """Parameters for which some call gives nobody or nothing, and what may be left unchosen.

    nothing: the mentions of such names, each by its identity · something: those of all others · types: a mention that stands in
    no body, as in a value, may be of nothing if any of its type may.
    """

    nothing: frozenset[int] = frozenset()
    something: frozenset[int] = frozenset()
    types: frozenset[str] = frozenset()

    def may_be(self, local: p.Local) -> bool:
        """Whether this mention may be of nothing."""
        if id(local) in self.nothing or id(local) not in self.something:
            return id(local) in self.nothing or local.type in self.types
        return False
