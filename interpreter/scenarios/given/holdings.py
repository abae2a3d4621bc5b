"""To give a holder exactly so much of a resource, taken from where it is, so that nothing is made or lost."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.numbering.tables import tables_of
from interpreter.scenarios.failing import Impossible
from interpreter.state.state import State

Held = tuple[str, str | None, int]  # form, class, number: who holds, as in Tables.holder


def set_amount(state: State, holder: Held, resource: int, wanted: int) -> None:
    """`holder` then has `wanted` units: what is missing comes from the supply, then from others; what is too much goes there.

    Raises Impossible if there is not so much in the game or the holder may not have it.
    """
    tables = tables_of(state)
    name = tables.resource_names[resource]
    _check_limit(state, holder, resource, wanted)
    form, of, index = holder
    slot = tables.amount_slot(form, of, resource, index)
    missing = wanted - state.v[slot]
    for other in [slot_ for slot_ in _others(state, resource) if slot_ != slot]:
        moved = min(missing, state.v[other]) if missing > 0 else missing
        state.v[other] -= moved
        state.v[slot] += moved
        missing -= moved
        if not missing:
            return
    if missing:
        raise Impossible(f"there are only {wanted - missing} {name} in the game, not {wanted}")


def transfer(state: State, source: Held, target: Held, resource: int, amount: int) -> None:
    """So many units from one holder to another. Raises Impossible if there are not so many, or the other may not have them."""
    here, there = (tables_of(state).amount_slot(form, of, resource, index) for form, of, index in (source, target))
    if state.v[here] < amount:
        raise Impossible(f"there is {state.v[here]} {tables_of(state).resource_names[resource]}, not {amount}")
    _check_limit(state, target, resource, state.v[there] + amount)
    state.v[here] -= amount
    state.v[there] += amount


def _check_limit(state: State, holder: Held, resource: int, wanted: int) -> None:
    tables = tables_of(state)
    name = tables.resource_names[resource]
    form, _, index = holder
    if wanted < 0:
        raise Impossible(f"nobody can have {wanted} {name}")
    if form == "player" and wanted > state.n.limit(state, resource, index):
        raise Impossible(
            f"{tables.seat_name(index)} may have at most {state.n.limit(state, resource, index)} {name}, not {wanted}"
        )


def _others(state: State, resource: int) -> Iterator[int]:
    """Where a resource can lie, the supply first, then shared places, then the players from the last."""
    tables = tables_of(state)
    holders = sorted(tables.holder, key=lambda holder: (holder[0] != "supply", holder[0] == "player"))
    for form, of in holders:
        for index in reversed(range(tables.holder_count(form, of))):
            yield tables.amount_slot(form, of, resource, index)
