"""The lines that take from a pile which is made anew when it is empty: what goes to it then, goes there by itself."""

from __future__ import annotations

from functools import lru_cache

from interpreter.numbering.tables import Tables
from rulelang import program as p
from rulelang.program.nodes import parts
from rulelang.program.renewing import needed


def is_renewal(t: Tables, line: int, source: int, place: int) -> bool:
    """Whether pieces that go from one place to another as a line runs renew the pile from which it takes."""
    return (line, t.family[place], t.family[source]) in _renewals(t)


@lru_cache(maxsize=64)
def _renewals(t: Tables) -> frozenset[tuple[int, str, str]]:
    """The lines that take from such a pile, with the pile and what is put in."""
    renewed = {zone.name: zone.renewed.zone for zone in t.program.zones if isinstance(zone.renewed, p.PlaceAt)}
    taken = ((step.line, needed(step)) for step in parts(t.program) if needed(step) is not None)  # type: ignore[attr-defined]
    return frozenset(
        (line, place.zone, renewed[place.zone]) for line, place in taken if isinstance(place, p.PlaceAt) and place.zone in renewed
    )
