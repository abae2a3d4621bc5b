"""Nothing is lost: pieces, resources, tracks (language, 3.7)."""

from __future__ import annotations

from functools import lru_cache

from interpreter.lab.at_a_decision import Moment
from interpreter.numbering.tables import Tables, tables_of


def each_piece_is_in_one_place(moment: Moment) -> str | None:
    """Every piece lies in exactly one place, and both ways of asking agree where."""
    state = moment.match.state
    lying = sorted(piece for pile in state.z for piece in pile)
    if lying != list(range(len(state.at))):
        return "a piece is lost or lies in two places"
    for place, pile in enumerate(state.z):
        if any(state.at[piece] != place for piece in pile):
            return f"a piece in {tables_of(state).family[place]} is said to be elsewhere"
    return None


def resources_are_conserved(moment: Moment) -> str | None:
    """Supply and holdings of a limited resource add up to what there was; no amount is negative."""
    state = moment.match.state
    v, tables = state.v, tables_of(state)
    for number, (slots, total) in enumerate(_accounts(tables)):
        amounts = [v[slot] for slot in slots]
        if min(amounts) < 0:
            return f"somebody holds less than no {tables.resource_names[number]}"
        if total is not None and sum(amounts) != total:
            return f"there are {sum(amounts)} {tables.resource_names[number]} now, and {total} at the start"
    return None


@lru_cache(maxsize=64)
def _accounts(tables: Tables) -> list[tuple[list[int], int | None]]:
    """For each resource the slots of all that can hold it, and how much there is (None: no end of it)."""
    found: list[tuple[list[int], int | None]] = []
    for number, unlimited in enumerate(tables.unlimited):
        holders = [(form, of, index) for form, of in tables.holder for index in range(tables.holder_count(form, of))]
        slots = [tables.amount_slot(form, of, number, index) for form, of, index in holders]
        found.append((slots, None if unlimited else sum(tables.start[slot] for slot in slots)))
    return found


def nothing_is_over_capacity(moment: Moment) -> str | None:
    """No place holds more pieces, and no player more of a resource, than it may; no track is left."""
    state, tables = moment.match.state, tables_of(moment.match.state)
    for place, pile in enumerate(state.z):
        if len(pile) > tables.capacity[place]:
            return f"{tables.family[place]} holds {len(pile)} pieces and has room for {tables.capacity[place]}"
    for slots, low, high, name in _bounds(tables):
        for slot in slots:
            if not low <= state.v[slot] <= high:
                return f"{state.v[slot]} {name} are more or less than are allowed: {low} to {high}"
    return None


@lru_cache(maxsize=64)
def _bounds(tables: Tables) -> list[tuple[range, int, int, str]]:
    """Slots with the least and most that may stand there: what players hold of what is limited for good, and tracks."""
    stretched = {modifier.name for modifier in tables.program.modifiers if modifier.target == "limit"}
    found: list[tuple[range, int, int, str]] = []
    for number, name in enumerate(tables.resource_names):
        if name not in stretched:
            first = tables.amount_slot("player", None, number)
            found.append((range(first, first + tables.seats), 0, tables.limits[number], name))
    for track in tables.program.tracks:
        first = tables.slot["track", track.name]
        found.append(
            (range(first, first + tables.kept_for(track.of)), 0, tables.constant(track.steps) - 1, f"steps on {track.name}")
        )
    return found
