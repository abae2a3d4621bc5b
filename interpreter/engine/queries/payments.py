"""How bundles can be paid and taken, and what is noted as it is read or left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpreter.engine.amounts import pay, room
from interpreter.paying import ways
from interpreter.paying.demands import Demand
from interpreter.paying.payable import can_pay
from interpreter.paying.ways import Way
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.state import State
from interpreter.state.trace import CouldNot, PassedOver, PhaseDone, Unpaid, ran, read


def only_way(demand: Demand) -> Way:
    """The one way of a demand that leaves nothing open."""
    total: dict[int, int] = {}
    for amount, candidates in demand[0]:
        total[candidates[0]] = total.get(candidates[0], 0) + amount
    return tuple(sorted(total.items()))


def as_far_as(held: Callable[[int], int], way: Way) -> Way:
    """As much of a way as is held."""
    return tuple((resource, min(amount, held(resource))) for resource, amount in way)


def all_of(held: Callable[[int], int], resources: Sequence[int]) -> Way:
    """All that is held of some resources."""
    return tuple((resource, held(resource)) for resource in resources)


def under_way(s: State, entry: int) -> bool:
    """Whether the body that begins with a block is running."""
    return any(s.n.entry_of_block[frame[0]] == entry for frame in s.stack)


def held_by(s: State, player: int) -> Callable[[int], int]:
    """How much of each resource a player can give; what is paid on a track never runs out."""
    n = s.n
    own, seats, paid_on = n.player_base + player, n.seats, n.paid_on
    return lambda r: s.v[own + r * seats] if paid_on[r] < 0 else ways.ENDLESS


def pay_ways(s: State, player: int, demand: Demand) -> tuple[Way, ...]:
    """Every different way for a player to pay."""
    return ways.ways(demand, held_by(s, player), s.n.jokers)


def payable(s: State, player: int, demand: Demand) -> bool:
    """Whether there is a way to pay."""
    return can_pay(demand, held_by(s, player), s.n.jokers)


def pay_only(s: State, player: int, demand: Demand, base: int, stride: int, line: int) -> None:
    """Pays the one way of a demand, or is a dead end."""
    held = held_by(s, player)
    way = only_way(demand)
    for resource, amount in way:
        if held(resource) < amount:
            raise DeadEnd(line, Why.CANNOT_PAY, player, resource, amount, held(resource), player=player)
    pay(s, player, way, base, stride)


def pay_possible(s: State, player: int, demand: Demand, base: int, stride: int) -> None:
    """Pays as much of it as the player has."""
    held, way = held_by(s, player), only_way(demand)
    if s.trace is not None and (short := tuple((one, amount - held(one)) for one, amount in way if held(one) < amount)):
        s.trace.append(Unpaid(player, short))
    pay(s, player, as_far_as(held, way), base, stride)


def possible_ways(held: Callable[[int], int], demand: Demand) -> tuple[Way, ...]:
    """Every different way to give as much of a demand as is held, without jokers."""
    return tuple(dict.fromkeys(as_far_as(held, way) for way in ways.reward_ways(demand, held)))


def exact_ways(held: Callable[[int], int], demand: Demand) -> tuple[Way, ...]:
    """Every different way to give a demand from what is held, without jokers."""
    named = [resource for alternative in demand for _, candidates in alternative for resource in candidates]
    return ways.ways(demand, held, ((),) * (max(named, default=0) + 1))


def gain_ways(s: State, player: int, demand: Demand) -> tuple[Way, ...]:
    """Every different way to take a reward."""
    return ways.reward_ways(demand, lambda resource: room(s, player, resource))


def mark(s: State, line: int) -> None:
    """In a traced game: this line runs now."""
    if s.ran is not None:
        s.ran[line] += 1
    elif s.trace is not None:
        s.trace.append(ran(line))


def could_not(s: State, player: int) -> None:
    """In a traced game: a player (-1: somebody) could not do what an `if that cannot be done:` stands in for."""
    if s.trace is not None:
        s.trace.append(CouldNot(player))


def done(s: State, line: int) -> None:
    """In a traced game: the phase that begins at this line is over."""
    if s.trace is not None:
        s.trace.append(PhaseDone(line))


def passed_over(s: State, player: int, body: int, entry: int, after: int, known: bool) -> None:
    """In a traced game: a body (by its entry) could not be done, in the steps from block `entry` up to `after`; all know why,
    if it is `known`."""
    if s.trace is not None and not s.probing:
        then = s.copy()
        then.ask = (0, player, ())
        s.trace.append(PassedOver(player, -1, body, (then, entry, after) if known else None))


def used(s: State, line: int) -> bool:
    """In a traced game: what this line declares was read; it is not the cause of what happens next."""
    if s.ran is not None:
        s.ran[line] += 1
    elif s.trace is not None:
        s.trace.append(read(line))
    return False
