"""Whether a demand can be met, said without listing the ways: units at hand against the sums of a plan.

Offers may take a price, all the same one. What the units without a price leave open at most has to be bought; and no more than
that, as what is met stays met while more is: the units that can be given together are a matroid (Edmonds and Fulkerson, 1965).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_

from interpreter.paying.demands import Demand
from interpreter.paying.plans import Jokers, Plan, Sum, plans
from interpreter.paying.ways import Way, way_found

Held = Callable[[int], int]
Sort = tuple[tuple[int, ...], int, Way]  # of offers: what each may stand for, how much it gives, and at what price
Slots = tuple[
    tuple[tuple[int, tuple[int, ...]], ...], ...
]  # of each alternative the sums: an amount, and the slots that must hold it


def met(held: Sequence[int], player: int, alternatives: Slots) -> bool:
    """Whether a player's slots hold what one of the alternatives asks for."""
    for sums in alternatives:
        for amount, slots in sums:
            for slot in slots:
                amount -= held[slot + player]
            if amount > 0:
                break
        else:
            return True
    return False


def can_pay(demand: Demand, held: Held, jokers: Jokers) -> bool:
    """Whether there is any way to pay `demand` from what is held."""
    return any(_paid(plan, held, jokers) for plan in plans(demand, jokers))


def _paid(plan: Plan, held: Held, jokers: Jokers) -> bool:
    if plan.wants and not plan.sums:
        return way_found(plan.wants, held, jokers)
    return all(sum(map(held, resources)) >= amount for _, amount, resources in plan.apart)


def can_pay_with(demand: Demand, offers: Mapping[Sort, int], held: Held, jokers: Jokers) -> bool | None:
    """The same with the help of offers, of each sort so many; None where it has to be searched for."""
    unsaid = False
    for plan in plans(demand, jokers):
        found = _paid_with(plan, offers, held)
        if found:
            return True
        unsaid = unsaid or found is None
    return None if unsaid else False


def _paid_with(plan: Plan, offers: Mapping[Sort, int], held: Held) -> bool | None:
    """Of one alternative. Unsaid where an offer gives several units, where prices differ, and where they take what is asked
    for."""
    if plan.wants and not plan.sums:
        return None
    free: dict[int, int] = {}  # the wants that a unit serves -> how many such units there are
    bought: dict[int, int] = {}
    price: Way = ()
    for resource, wants in plan.given.items():
        if there := held(resource):
            free[wants] = free.get(wants, 0) + there
    for (candidates, amount, takes), number in offers.items():
        wants = reduce(or_, (plan.asked.get(one, 0) for one in candidates), 0)
        if not wants:
            continue
        if amount != 1 or (takes and price and takes != price):
            return None
        price = takes or price
        units = bought if takes else free
        units[wants] = units.get(wants, 0) + number
    if any(resource in plan.given for resource, _ in price):
        return None
    payable = min((held(resource) // amount for resource, amount in price), default=0)
    return all(_enough(one, free, bought, payable) for one in plan.sums)


def _enough(asked: Sum, free: Mapping[int, int], bought: Mapping[int, int], payable: int) -> bool:
    """Whether there are units for some wants: those without a price, and of the others no more than can be bought."""
    short = asked.amount - sum(number for wants, number in free.items() if wants & asked.wants)
    return short <= 0 or short <= min(payable, sum(number for wants, number in bought.items() if wants & asked.wants))
