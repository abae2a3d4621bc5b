"""The small functions that generated code calls by name: orders of players, candidates, lines on grids, payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any

from interpreter.engine import sight
from interpreter.engine.amounts import pay, room
from interpreter.engine.chains import alike
from interpreter.paying import ways
from interpreter.paying.demands import Demand
from interpreter.paying.ways import Way
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State
from interpreter.state.trace import CouldNot, PassedOver, PhaseDone, Unpaid, ran, read

Ray = tuple[int, ...]  # the spaces in one direction, the nearest first


# ----------------------------------------------------------------------------------------------- players and candidates
def seats(start: int, players: int, order: int) -> tuple[int, ...]:
    """All players from `start` on, clockwise (1) or against (-1); from seat 0 if `start` is nobody.

    Automas sit between the last player and the first: from one of them on comes whoever sits beside all of them.
    """
    if not 0 <= start < players:
        start = players - 1 if start >= players and order < 0 else 0
    return tuple((start + order * i) % players for i in range(players))


def gone(s: State, seat: int) -> bool:
    """Whether a player has lost, and takes no more turns."""
    return s.n.lost >= 0 and seat < s.n.players and s.v[s.n.lost + seat] > 0


def out(s: State, seat: int) -> bool:
    """Whether a player is asked nothing now: out of something that is under way, or of the game."""
    return gone(s, seat) or any(s.v[span.first + seat] > 0 for span in s.n.spans)


def is_in(s: State, span: int, seat: int) -> bool:
    """Whether a player is still in something: has left neither that nor anything around it, and has not lost."""
    around = s.n.spans[span].around
    return 0 <= seat < s.n.players and not gone(s, seat) and not any(s.v[first + seat] for first in around)


def is_out(s: State, span: int, seat: int) -> bool:
    """Whether a player is out of something; nobody is neither in nor out."""
    return 0 <= seat < s.n.players and not is_in(s, span, seat)


def left_as(s: State, span: int, seat: int) -> int:
    """The how manieth a player was to leave something; 0 for who has not left just that."""
    return s.v[s.n.spans[span].first + seat]


def following(start: int, players: int, order: int) -> tuple[int, ...]:
    """All players after one, clockwise (1) or against (-1), who comes last; nobody comes after nobody."""
    if start < 0:
        return ()
    found = seats(start, players, order)
    return found if start >= players else (*found[1:], start)


def in_order(players: Sequence[int], by: Callable[[int], int]) -> tuple[int, ...]:
    """The players with the lowest number first; of equal ones as they come."""
    return tuple(sorted(players, key=by))


def all_in_order(several: Sequence[int]) -> tuple[int, ...]:
    """All of a list, as they are now."""
    return tuple(several)


def how_many(several: Sequence[int]) -> int:
    """How many there are."""
    return len(several)


def without(order: Sequence[int], player: int) -> tuple[int, ...]:
    """The order with one player left out."""
    return tuple(other for other in order if other != player)


def ranked(candidates: list[int], by: Callable[[int], int], highest: bool) -> list[int]:
    """Those of the candidates that are best by a number."""
    if not candidates:
        return candidates
    best = (max if highest else min)(by(one) for one in candidates)
    return [one for one in candidates if by(one) == best]


# What `Fold` makes of the numbers of a group, where it looks for sets.
SETS: dict[str, Callable[[Sequence[int], int], int]] = {
    "most": lambda numbers, _: max(Counter(numbers).values(), default=0),
    "different": lambda numbers, _: len(set(numbers)),
    "shared": lambda numbers, least: sum(count >= least for count in Counter(numbers).values()),
    "run": lambda numbers, _: longest_run(set(numbers)),
}


def of_sets(look: str, numbers: Sequence[int], least: int) -> int:
    """How many are the same at most, are different, are shared by at least so many, or follow one another."""
    return SETS[look](numbers, least)


def longest_run(numbers: Collection[int]) -> int:
    """How many of these numbers follow one another without a gap, at most."""
    longest = 0
    for first in numbers:
        if first - 1 not in numbers:
            last = first
            while last + 1 in numbers:
                last += 1
            longest = max(longest, last + 1 - first)
    return longest


def burden(s: State, piece: int) -> tuple[object, ...]:
    """How a piece lies, and what lies on it; in a chain also on what it lies."""
    return alike.tells_apart(s)(piece) if s.n.chain_of[s.at[piece]] >= 0 else tuple([s.v[slot] for slot in s.n.burdens[piece]])


def distinct(s: State, pieces: list[int], named: Sequence[int] = ()) -> list[int]:
    """One of each: pieces that look alike, lie in one place without an order and have no name yet are one option."""
    return _one_of_each(s, pieces, alike.tells_apart(s, named=named), named)


def _one_of_each(s: State, pieces: list[int], in_a_chain: Callable[[int], tuple[object, ...]], named: Sequence[int]) -> list[int]:
    n, v = s.n, s.v
    if len({(n.looks[piece], s.at[piece]) for piece in pieces}) == len(pieces):
        return pieces
    found: dict[tuple[object, ...], int] = {}
    for piece in pieces:
        place = s.at[piece]
        if n.ordered[place] or piece in named:
            found[(piece,)] = piece
            continue
        told = in_a_chain(piece) if n.chain_of[place] >= 0 else tuple([v[slot] for slot in n.burdens[piece]])
        found.setdefault((n.looks[piece], place, told), piece)
    return list(found.values())


def named_outside(s: State) -> list[int]:
    """The pieces that those who called what runs now have named, and still ask about."""
    return [frame[index] for frame in s.stack[:-1] for index in s.n.live[frame[0]]]


def distinct_to(s: State, pieces: list[int], player: int, named: Sequence[int] = ()) -> list[int]:
    """One of each, as a player knows them: those that the player knows, then the others by where they lie."""
    n = s.n
    seen = sight.known(s, pieces, player)
    known = _one_of_each(s, seen, alike.tells_apart(s, player, named), named)
    if len(seen) == len(pieces):
        return known
    found: dict[tuple[object, ...], int] = {}
    left = set(pieces).difference(seen)
    for piece in [piece for place in dict.fromkeys(s.at[one] for one in pieces) for piece in _as_seen(s, place) if piece in left]:
        place = s.at[piece]
        own = n.ordered[place] or n.chain_of[place] >= 0 or piece in named
        found.setdefault((piece,) if own else (n.backs[piece], place, burden(s, piece)), piece)
    return known + list(found.values())


def _as_seen(s: State, place: int) -> tuple[int, ...]:
    """The pieces of a place as they lie; where only their backs are seen, and no order, by these."""
    if not s.n.sight.backs[place] or s.n.ordered[place]:
        return s.z[place]
    return tuple(sorted(s.z[place], key=s.n.backs.__getitem__))


def by_place(s: State, pieces: list[int]) -> list[int]:
    """Pieces as they lie, place by place."""
    return [piece for place in sorted({s.at[one] for one in pieces}) for piece in s.z[place] if piece in pieces]


def apart(s: State, uses: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One of each: abilities of pieces that look alike and lie alike in one place are one option."""
    n = s.n
    found: dict[tuple[object, ...], tuple[int, int]] = {}
    for ability, piece in uses:
        found.setdefault((ability, n.looks[piece], s.at[piece], burden(s, piece)), (ability, piece))
    return list(found.values())


# ------------------------------------------------------------------------------------------------------------- places
def whereabouts(at: list[int], piece: int) -> int:
    """The place of a piece; -1 for no piece."""
    return at[piece] if piece >= 0 else -1


def at_space(first: int, space: int) -> int:
    """The place of a space; -1 for no space."""
    return first + space if space >= 0 else -1


def pile(z: list[tuple[int, ...]], place: int) -> tuple[int, ...]:
    """What lies at a place; nothing where there is no place."""
    return z[place] if place >= 0 else ()


def at_index(v: list[int], first: int, index: int) -> int:
    """What somebody or something has; nobody and nothing have 0."""
    return v[first + index] if index >= 0 else 0


def of_one(value: Callable[[State, int], int], s: State, one: int) -> int:
    """A value of somebody or something; of nobody and nothing it is 0."""
    return value(s, one) if one >= 0 else 0


def known(index: int) -> int:
    """An index that must be there. Raises DeadEnd for nobody and nothing."""
    if index < 0:
        raise DeadEnd(-1, Why.NOBODY)
    return index


def empty(z: list[tuple[int, ...]], place: int) -> bool:
    """Whether there is such a place, and nothing is on it."""
    return place >= 0 and not z[place]


def full(s: State, place: int) -> bool:
    """Whether nothing more fits."""
    return place >= 0 and len(s.z[place]) >= s.n.capacity[place]


def roomy(s: State, place: int, count: int) -> bool:
    """Whether so many more fit."""
    return place >= 0 and len(s.z[place]) + count <= s.n.capacity[place]


def top(s: State, place: int) -> int:
    """The piece that would be drawn next; -1 if there is none."""
    pile = s.z[place]
    return (pile[0] if s.n.in_line[place] else pile[-1]) if pile else -1


def position_now(s: State) -> tuple[Any, ...]:
    """What counts of the position as it is: the numbers, and of each place what lies there, in order where it has one."""
    n = s.n
    piles = [[(n.looks[piece], *[s.v[slot] for slot in n.burdens[piece]]) for piece in s.z[place]] for place in n.position_places]
    lying = [tuple(pile if n.ordered[place] else sorted(pile)) for place, pile in zip(n.position_places, piles, strict=True)]
    return (*[s.v[slot] for slot in n.position_slots], *lying)


def note_position(s: State) -> None:
    """The position is one of those that came, if the rules ask for them."""
    if s.n.position_places or s.n.position_slots:
        s.past = (*s.past, position_now(s))


def note_first_position(s: State, before: int) -> None:
    """The position before the first turn, as if the player before in the order had just had a turn."""
    s.v[ACTIVE] = before
    note_position(s)


def how_often_came(s: State) -> int:
    """How often the position as it is came before: at the end of a turn, or before the first one."""
    return s.past.count(position_now(s))


def first_of(several: Sequence[int]) -> int:
    """The first of several; -1 of none."""
    return several[0] if several else -1


def last_of(several: Sequence[int]) -> int:
    """The last of several; -1 of none."""
    return several[-1] if several else -1


def position(piece: int, several: Sequence[int]) -> int:
    """The how manieth of several a piece is, from 1; 0 if it is none of them."""
    return several.index(piece) + 1 if piece in several else 0


def owner(s: State, piece: int) -> int:
    """Whose piece it is, or in whose place it lies; -1 for nobody."""
    if piece < 0:
        return -1
    whose = s.n.piece_owner[piece]
    return whose if whose >= 0 else s.n.place_owner[s.at[piece]]


def longest(z: list[tuple[int, ...]], first: int, rays: Sequence[tuple[Ray, Ray]], counts: Callable[[int], bool]) -> int:
    """The longest straight line of pieces that count, through the space that the rays start from."""
    best = 0
    for both in rays:
        length = 1
        for ray in both:
            for space in ray:
                pile = z[first + space]
                if not pile or not counts(pile[-1]):
                    break
                length += 1
        if length > best:
            best = length
    return best


def outflanked(
    z: list[tuple[int, ...]], first: int, rays: Sequence[Ray], theirs: Callable[[int], bool], mine: Callable[[int], bool]
) -> tuple[int, ...]:
    """The places of unbroken lines of pieces of others, each of which begins beside a space and ends at a piece of one's own."""
    found: list[int] = []
    for ray in rays:
        for length, space in enumerate(ray):
            pile = z[first + space]
            if not pile or not theirs(pile[-1]):
                if pile and mine(pile[-1]):
                    found += [first + one for one in ray[:length]]
                break
    return tuple(found)


# ----------------------------------------------------------------------------------------------------------- payments
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
    return lambda r: s.v[own + r * seats] if paid_on[r] < 0 else 1_000_000


def pay_ways(s: State, player: int, demand: Demand) -> tuple[Way, ...]:
    """Every different way for a player to pay."""
    return ways.ways(demand, held_by(s, player), s.n.jokers)


def payable(s: State, player: int, demand: Demand) -> bool:
    """Whether there is a way to pay."""
    return ways.can_pay(demand, held_by(s, player), s.n.jokers)


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
    return ways.ways(demand, held, [()] * (max(named, default=0) + 1))


def gain_ways(s: State, player: int, demand: Demand) -> tuple[Way, ...]:
    """Every different way to take a reward."""
    return ways.reward_ways(demand, lambda resource: room(s, player, resource))


def mark(s: State, line: int) -> None:
    """In a traced game: this line runs now."""
    if s.trace is not None:
        s.trace.append(ran(line))


def could_not(s: State, player: int) -> None:
    """In a traced game: a player (-1: somebody) could not do what an `otherwise:` stands in for."""
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
    if s.trace is not None:
        s.trace.append(read(line))
    return False
