"""What steps do to amounts: pay, gain and move resources, draw them at random, go along tracks. Nothing is lost here."""

from __future__ import annotations

from interpreter.engine import sight
from interpreter.engine.chance.drawing import drawn_unit
from interpreter.paying.ways import Way
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.state import State
from interpreter.state.trace import Advanced, Gained, Side, Spent, Transferred


def pay(s: State, player: int, way: Way, base: int, stride: int) -> None:
    """What a way loses goes from a player to the holder at `base` (see Tables.amount_slot); tracked ones move the track."""
    n, v = s.n, s.v
    own = n.player_base + player
    for resource, amount in way:
        track = n.paid_on[resource]
        if track >= 0:
            advance(s, track, player, amount)
            continue
        v[own + resource * n.seats] -= amount
        v[base + resource * stride] += amount
    if s.trace is not None and way:
        s.trace.append(Spent(player, way, base))


def gain(s: State, player: int, way: Way) -> None:
    """From the supply to a player, as far as the supply and the player's limit allow."""
    n, v = s.n, s.v
    own = n.player_base + player
    supply = n.supply_base
    for resource, amount in way:
        slot = own + resource * n.seats
        taken = max(0, min(amount, v[supply + resource], n.limit(s, resource, player) - v[slot]))
        v[slot] += taken
        v[supply + resource] -= taken
        if s.trace is not None:
            s.trace.append(Gained(player, resource, taken, amount - taken))


def room(s: State, player: int, resource: int) -> int:
    """How much of a resource a player could gain now."""
    n = s.n
    held = s.v[n.player_base + resource * n.seats + player]
    return min(s.v[n.supply_base + resource], n.limit(s, resource, player) - held)


def free(s: State, player: int, resource: int) -> int:
    """How much more of a resource a player may hold, wherever it comes from."""
    return max(0, s.n.limit(s, resource, player) - s.v[s.n.player_base + resource * s.n.seats + player])


def within(s: State, player: int, way: Way, line: int) -> Way:
    """The way, if a player may hold it all besides what is there; or a dead end."""
    for resource, amount in way:
        if amount > (fits := free(s, player, resource)):
            raise DeadEnd(line, Why.HOLDS_ENOUGH, player, resource, fits, player=player)
    return way


def fitting(s: State, player: int, way: Way) -> Way:
    """As much of a way as a player may hold besides what is there."""
    return tuple((resource, min(amount, free(s, player, resource))) for resource, amount in way)


def holding(s: State, player: int) -> tuple[int, ...]:
    """What a player holds of each resource."""
    own = s.n.player_base + player
    return tuple(s.v[own + resource * s.n.seats] for resource in range(len(s.n.paid_on)))


def spill(s: State, player: int, before: tuple[int, ...]) -> None:
    """What a player was paid and may not hold goes on to the supply."""
    own, supply = s.n.player_base + player, s.n.supply_base
    limits = [max(had, s.n.limit(s, resource, player)) for resource, had in enumerate(before)]
    now = holding(s, player)
    way = tuple((resource, held - most) for resource, (held, most) in enumerate(zip(now, limits, strict=True)) if held > most)
    if way:
        move_resources(s, way, own, s.n.seats, supply, 1, -1)


def move_resources(s: State, way: Way, base: int, stride: int, to: int, to_stride: int, line: int) -> None:
    """Exact amounts from one holder to another."""
    v = s.v
    for resource, amount in way:
        if v[base + resource * stride] < amount:
            raise DeadEnd(line, Why.TOO_LITTLE, resource, v[base + resource * stride], amount)
        v[base + resource * stride] -= amount
        v[to + resource * to_stride] += amount
    if s.trace is not None:
        s.trace.append(Transferred(way, _side(s, base, way), _side(s, to, way)))


def _side(s: State, base: int, way: Way) -> Side:
    """The holder whose amounts begin at `base`, of which a way is given or taken, as it is now."""
    piece = s.n.sight.laden(base)
    return Side(base, *sight.holder_seers(s, base, way), s.at[piece] if piece >= 0 else -1)


def draw_resources(s: State, count: int, base: int, stride: int, to: int, to_stride: int, player: int = -1) -> None:
    """Units at random from one holder to another, one by one, as many as there are; to a `player`, until one does not fit."""
    v = s.v
    kinds = range(len(s.n.paid_on))
    for _ in range(count):
        there = [v[base + resource * stride] for resource in kinds]
        if not any(there):
            return
        resource = drawn_unit(s, there)
        if s.dealer is not None:
            resource = s.dealer.unit(base, stride, to, resource)
        if player >= 0 and not free(s, player, resource):
            return
        move_resources(s, ((resource, 1),), base, stride, to, to_stride, -1)


def advance(s: State, track: int, index: int, steps: int) -> None:
    """Along a track. A round one goes on from its start when it passes its end; a straight one stops there."""
    first, length, is_round, triggers = s.n.tracks[track]
    slot = first + index
    position = s.v[slot] + steps
    if is_round:
        passed, s.v[slot] = divmod(position, length)
        for trigger in triggers:
            s.fired += ((trigger, index, index),) * passed
    else:
        s.v[slot] = min(position, length - 1)
    if s.trace is not None:
        s.trace.append(Advanced(track, index, steps))
