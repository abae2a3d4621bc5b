"""What of a trace a seat hears of numbers: of those that it does not see nothing, not even that they changed.

That somebody gained something, and who listens does not see how much, would tell that it was more than nothing: and that may hang
on what only others know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.paying.ways import Way
from interpreter.state.state import State
from interpreter.state.trace import Became, Event, Gained, Rolled, Spent, Transferred
from interpreter.telling.log.turncoats import changed_hands


def heard(t: Tables, trace: Iterable[Event[State]], seat: Seat) -> Iterator[Event[State]]:
    """The events, without what happens to numbers that a seat does not see; what becomes another player's is one of them."""
    for event in changed_hands(t, trace):
        found = _heard(t, event, seat)
        if found is not None:
            yield found


def _heard(t: Tables, event: Event[State], seat: Seat) -> Event[State] | None:
    """An event, or what is heard of it."""
    match event:
        case Became(slot) | Rolled(slot):
            return event if sight.number(t, slot, seat) else None
        case Gained(player, resource):
            return event if t.sees_held(player, resource, seat) else None
        case Spent(player, way, base):
            seen = _seen(t, way, [t.holder["player", None] + player, base], seat)
            return event._replace(way=seen) if seen or not way else None
        case Transferred(way, source, to):
            seen = _seen(t, way, [side.base for side in (source, to) if side.seers & t.sight.bit(seat)], seat)
            return event._replace(way=seen) if seen or not way else None
    return event


def _seen(t: Tables, way: Way, bases: Sequence[int], seat: Seat) -> Way:
    """Of what goes from one holder to another that of which a seat sees how much one of them has."""
    return tuple((resource, amount) for resource, amount in way if any(amount_seen(t, base, resource, seat) for base in bases))


def amount_seen(t: Tables, base: int, resource: int, seat: Seat) -> bool:
    """Whether a seat sees how much of a resource a holder has, whose other amounts it sees; a supply without end shows none."""
    player, supply = base - t.holder["player", None], t.holder["supply", None]
    if base == supply:
        return not t.unlimited[resource] and sight.number(t, supply + resource, seat)
    return not 0 <= player < t.seats or t.sees_held(player, resource, seat)
