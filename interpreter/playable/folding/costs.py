"""What is asked for, known before any match: ways are looked up, and whether there is enough is a matter of sums."""

from __future__ import annotations

from typing import Any

from interpreter import form as n
from interpreter.engine.queries.payments import only_way
from interpreter.paying.payable import Slots
from interpreter.paying.plans import plans
from interpreter.paying.ways import ENDLESS
from interpreter.playable.folding.certain import certain
from interpreter.playable.folding.folding import Folding, simpler
from interpreter.playable.folding.tables import by_rows


@simpler(n.Ask)
def _asked(fold: Folding, e: n.Ask) -> n.Node | None:
    if e.what not in ("plus", "only_way", "payable", "met"):
        return None
    for number, one in enumerate(e.given):
        others = (*e.given[:number], *e.given[number + 1 :])
        if isinstance(one, n.If) and all(map(certain, others)):
            then, otherwise = (
                fold.made(n.Ask(e.what, (*e.given[:number], part, *e.given[number + 1 :]))) for part in (one.then, one.otherwise)
            )
            return fold.made(n.If(one.condition, then, otherwise))
    match e:
        case n.Ask(what="only_way", given=(demand,)):
            return by_rows(fold, (demand,), only_way, tuple)
        case n.Ask(what="payable", given=(player, n.Constant(value=demand))) if (sums := _slots(fold, demand)) is not None:
            return _met(fold, player, sums)
        case n.Ask(what="payable", given=(player, n.Ask(what="one", given=(amount, n.Constant(value=resource))))):
            return _so_much(fold, player, amount, resource)
        case n.Ask(what="met", given=(player, n.Constant(value=sums))):
            return _met(fold, player, sums)
        case n.Ask(what="payable", given=(player, n.Lookup(table=table, index=index))):
            each = tuple([_slots(fold, one) for one in table])
            return None if None in each else n.Ask("met", (player, fold.made(n.Lookup(each, index))))
    return None


def _met(fold: Folding, player: n.Node, alternatives: Slots) -> n.Node:
    """Whether a player's slots hold what one of the alternatives asks for."""
    ways = [fold.made(n.Both(tuple([_enough(fold, amount, slots, player) for amount, slots in sums]))) for sums in alternatives]
    return fold.made(n.Either(tuple(ways)))


def _so_much(fold: Folding, player: n.Node, amount: n.Node, resource: int) -> n.Node | None:
    """Whether a player has so much of a resource and of what stands for it, if none of that is paid on a track."""
    numbers = fold.numbers
    able = dict.fromkeys((resource, *numbers.jokers[resource]))
    if any(numbers.paid_on[one] >= 0 for one in able):
        return None
    slots = tuple(numbers.player_base + one * numbers.seats for one in able)
    return fold.made(n.Compare(">=", _held(fold, slots, player), amount))


def _enough(fold: Folding, amount: int, slots: tuple[int, ...], player: n.Node) -> n.Node:
    """Whether a player has so much in some slots together."""
    return fold.made(n.Compare(">=", _held(fold, slots, player), n.Constant(amount)))


def _held(fold: Folding, slots: tuple[int, ...], player: n.Node) -> n.Node:
    """What a player has in some slots together."""
    held: n.Node = n.Constant(0)
    for slot in slots:
        held = fold.made(n.Arithmetic("+", held, n.Read(fold.made(n.Arithmetic("+", n.Constant(slot), player)))))
    return held


def _slots(fold: Folding, demand: Any) -> Slots | None:
    """The sums of a demand over a player's slots, without what never runs out; None if it is none, or there are too many."""
    numbers = fold.numbers
    if not isinstance(demand, tuple):
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
