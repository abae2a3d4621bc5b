"""What lies at a place, how much room there is, positions in lines and on grids, and positions that came before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter.state.failures import DeadEnd, Why
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State

Ray = tuple[int, ...]  # the spaces in one direction, the nearest first
NO_SUCH = -2  # in place of a player: a piece that does not count


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


def known(index: int, line: int) -> int:
    """An index that must be there. Raises DeadEnd for nobody and nothing."""
    if index < 0:
        raise DeadEnd(line, Why.NOBODY)
    return index


def there(place: int, line: int) -> int:
    """A place that must be there. Raises DeadEnd for that of nobody and nothing."""
    if place < 0:
        raise DeadEnd(line, Why.NO_PLACE)
    return place


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
    """The position is one of those that came."""
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


def only_of(several: Sequence[int]) -> int:
    """The one that there is; -1 of none, and of more than one."""
    return several[0] if len(several) == 1 else -1


def position(piece: int, several: Sequence[int]) -> int:
    """The how manieth of several a piece is, from 1; 0 if it is none of them."""
    return several.index(piece) + 1 if piece in several else 0


def owner(s: State, piece: int) -> int:
    """Whose piece it is, or in whose place it lies; -1 for nobody."""
    if piece < 0:
        return -1
    whose = s.n.piece_owner[piece]
    return whose if whose >= 0 else s.n.place_owner[s.at[piece]]


def longest(
    z: list[tuple[int, ...]], first: int, rays: Sequence[tuple[Ray, Ray]], counts: Callable[[int], bool], enough: int = 0
) -> int:
    """The longest straight line of spaces on which a piece lies that counts, through the space that the rays start from; or one
    that is long enough."""
    best = 0
    for both in rays:
        length = 1
        for ray in both:
            for space in ray:
                pile = z[first + space]
                if not pile or not (counts(pile[-1]) or (len(pile) > 1 and any(map(counts, pile)))):
                    break
                length += 1
        if length > best:
            best = length
            if best >= enough > 0:
                break
    return best


def in_a_row(z: list[tuple[int, ...]], stretches: Sequence[Sequence[int]], table: Sequence[int], wanted: int) -> bool:
    """Whether at each place of one of several stretches a piece lies of which a table says what is wanted."""
    for stretch in stretches:
        for place in stretch:
            pile = z[place]
            if not pile or (table[pile[-1]] != wanted and (len(pile) == 1 or all(table[one] != wanted for one in pile))):
                break
        else:
            return True
    return False


def outflanked(
    z: list[tuple[int, ...]], first: int, rays: Sequence[Ray], whose: Sequence[int], player: int, one: bool
) -> tuple[int, ...]:
    """The places of unbroken lines of pieces of others, each of which begins beside a space and ends at a piece of a player's.

    `whose`: [piece] the player, -1 for nobody, NO_SUCH for a piece that counts for neither. `one`: the first line will do.
    """
    found: list[int] = []
    for ray in rays:
        pile = z[first + ray[0]]
        if not pile or whose[pile[-1]] == player:
            continue
        for length, space in enumerate(ray):
            if not (pile := z[first + space]) or (who := whose[pile[-1]]) == NO_SUCH:
                break
            if who == player:
                found += [first + passed for passed in ray[:length]]
                if one:
                    return tuple(found)
                break
    return tuple(found)
