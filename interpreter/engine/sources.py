"""Paying with the help of sources: every different way, equal ones once, and many of them asked in steps.

A source offers a unit of a cost at a price. A way is what is paid from what is held, and which offers are taken: `(way, uses)`,
a use being `(source, piece, ability)`. Offers are alike if they come from the same source in the same place, provide the same
and take the same; two ways are one if they pay the same and take as many offers of each alike kind (language, 3.6).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeGuard

from interpreter.engine.amounts import move_resources, pay
from interpreter.engine.deciding.asking import Open
from interpreter.engine.queries.payments import held_by, used
from interpreter.engine.sight import holder_seers
from interpreter.paying.demands import Demand
from interpreter.paying.help import Help
from interpreter.paying.payable import can_pay_with
from interpreter.paying.ways import Way
from interpreter.paying.ways_with_help import Offer, Paid, Part, Use, Ways
from interpreter.state.answers import Answer
from interpreter.state.slots import ACTIONS
from interpreter.state.state import State
from interpreter.state.trace import Helped

OPTIONS_AT_MOST = 15  # of more ways, the offers are asked for one after another


def offer(
    source: int, piece: int, ability: int, alike: int, provides: Demand, price: Way, base: int, stride: int, steps: bool
) -> Offer:
    """An offer; of what is provided the first alternative counts."""
    amount, candidates = provides[0][0] if provides and provides[0] else (0, ())
    return Offer((source, piece, ability), amount, candidates, price, base, stride, steps, alike)


def sourced_ways(
    s: State, player: int, demand: Demand, offers: Iterable[Offer], known: tuple[Use, ...], open_to_all: bool = False
) -> Iterable[Answer]:
    """Every way to pay, cheapest first; of more than OPTIONS_AT_MOST, what could be taken next after `known`.

    While looking ahead, the ways come one by one, as they are found. `open_to_all` says that everybody sees the offers; whether
    their steps can be done may still be a secret.
    """
    ways = _ways(s, player, demand, offers)
    if s.probing:
        return ways.beginning(known)
    options = ways.listed(known, OPTIONS_AT_MOST)
    return Open(options) if open_to_all and not any(kind[0].steps for kind in ways.kinds) else options


def payable_sourced(s: State, player: int, demand: Demand, offers: Iterable[Offer]) -> bool:
    """Whether there is a way to pay, as far as resources go."""
    helping = Help.of(offers)
    found = can_pay_with(demand, helping.sorts(), held_by(s, player), s.n.jokers)
    return any(True for _ in _ways(s, player, demand, helping).beginning(())) if found is None else found


def kinds_of(s: State, player: int) -> dict[Use, tuple[object, ...]]:
    """Everything that could help a player to pay, and which kind of help it is."""
    return {one.use: _kind(s, one) for one in every_offer(s, player)}


def every_offer(s: State, player: int) -> list[Offer]:
    """Everything that could help a player to pay something."""
    listings = [listing for function, listing in s.n.functions.items() if function.kind == "offers"]
    return [one for listing in listings for one in listing(s, player)]


def _kind(s: State, one: Offer) -> tuple[object, ...]:
    """What alike offers have in common."""
    return one.use[0], s.at[one.use[1]], one.amount, one.candidates, one.price, one.steps, one.alike


def payable_plainly(s: State, player: int, demand: Demand, offers: Iterable[Offer], moved: int) -> bool:
    """Whether there is a way to pay that takes nothing but resources, without the help of a piece that has just moved."""
    return payable_sourced(s, player, demand, Help.of(offers).plain(moved))


def taking_steps(offers: Iterable[Offer]) -> int:
    """How many of these take more than resources."""
    return sum(one.steps for one in offers)


def is_part(value: Paid | Part) -> TypeGuard[Part]:
    """Whether an answer is only a part of a way to pay."""
    return value[0] is None


def pay_sourced(
    s: State, player: int, paid: Paid, offers: Iterable[Offer], base: int, stride: int
) -> tuple[tuple[int, int], ...]:
    """Pays; gives what is still to be done for it: abilities, each with its piece."""
    way, uses = paid
    n = s.n
    by_use = {offer.use: offer for offer in offers}
    pay(s, player, way, base, stride)
    todo = []
    own = n.player_base + player
    for use in uses:
        chosen = by_use[use]
        if chosen.price:
            move_resources(s, chosen.price, own, n.seats, chosen.base, chosen.stride, -1)
            if s.trace is not None:
                _, knowers = holder_seers(s, chosen.base)
                s.trace[-1] = Helped(player, chosen.price, chosen.base, n.place_owner[s.at[use[1]]], knowers)
        if n.provided_slots[use[0]] >= 0:
            s.v[n.provided_slots[use[0]] + use[1]] = s.v[ACTIONS]
        used(s, n.source_lines[use[0]])
        if use[2] >= 0:
            used(s, n.ability_lines[use[2]])
        if chosen.steps:
            todo.append((use[2], use[1]))
    return tuple(todo)


# ------------------------------------------------------------------------------------------------------- alike offers
def _ways(s: State, player: int, demand: Demand, offers: Iterable[Offer]) -> Ways:
    return Ways(demand, _alike(s, offers, demand), held_by(s, player), s.n.jokers)


def _alike(s: State, offers: Iterable[Offer], demand: Demand) -> list[list[Offer]]:
    """The offers that can help to pay, alike ones together: what takes steps first, then what fits most."""
    asked = {resource for alternative in demand for _, candidates in alternative for resource in candidates}
    found: dict[tuple[object, ...], list[Offer]] = {}
    for one in offers:
        if one.amount > 0 and not asked.isdisjoint(one.candidates):
            found.setdefault(_kind(s, one), []).append(one)
    return sorted(found.values(), key=lambda kind: (kind[0].steps, len(kind[0].candidates)))[::-1]
