"""Whether a cost can be paid, printed: of a demand that is known before play, as sums of what lies in a player's slots.

All that helps is listed once in a function, while it runs nothing changes (`Python.help`).
"""

from __future__ import annotations

from typing import Any

from interpreter import form as n
from interpreter.paying.payable import Slots
from interpreter.paying.plans import plans
from interpreter.paying.ways import ENDLESS
from interpreter.playable.python.printing import Python


def payable(to: Python, e: n.Ask) -> str | None:
    """Whether a player has what is asked for; None where the demand is not known."""
    player, demand = to(e.given[0]), e.given[1]
    if isinstance(demand, n.Lookup):
        table = tuple(_slots(to, one) for one in demand.table)
        return None if None in table else f"met({to.uses('v')}, {player}, {to.constant(table)}[{to(demand.index)}])"
    found = _slots(to, demand.value) if isinstance(demand, n.Constant) else None
    if found is None:
        return None
    ways = [[f"{_sum(to, slots, player)} >= {amount}" for amount, slots in sums] for sums in found]
    return f"({' or '.join(' and '.join(way) or 'True' for way in ways) or 'False'})"


def _sum(to: Python, slots: tuple[int, ...], player: str) -> str:
    return " + ".join(f"{to.uses('v')}[{slot} + {player}]" for slot in slots)


def _slots(to: Python, demand: Any) -> Slots | None:
    """The sums of a demand over a player's slots, without what never runs out; None if it is none, or there are too many."""
    numbers = to.numbers
    if numbers is None or not isinstance(demand, tuple):
        return None
    found = plans(demand, numbers.jokers)
    if any(plan.wants and not plan.sums for plan in found):
        return None
    if any(one.amount > ENDLESS for plan in found for one in plan.sums):
        return None
    first, seats = numbers.player_base, numbers.seats
    return tuple(
        tuple(
            (one.amount, tuple(first + resource * seats for resource in one.resources))
            for one in plan.apart
            if all(numbers.paid_on[resource] < 0 for resource in one.resources)
        )
        for plan in found
    )


def helped(to: Python, e: n.Ask) -> str | None:
    """The same with all the help there is, listed when it is first needed; None where that may hang on what is paid for."""
    if not to.still or not all(one.name == "you" for one in n.walk(e.given[2]) if isinstance(one, n.Name)):
        return None
    player, demand, offers, *more = e.given
    return f"{e.what}({', '.join(['s', to(player), to(demand), to.help(offers), *map(to, more)])})"
