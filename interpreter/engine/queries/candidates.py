"""Which of several are options of their own, best, alike, or follow one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from interpreter.engine import sight
from interpreter.engine.chains import alike
from interpreter.state.state import State


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
    return _one_of_each(s, pieces, alike.ALL, named)


def _one_of_each(s: State, pieces: list[int], seat: int, named: Sequence[int]) -> list[int]:
    """One of each as a seat tells the pieces of chains apart."""
    looks, at = s.n.looks, s.at
    seen: set[int] = set()
    twice: set[int] = set()
    for piece in pieces:
        (twice if looks[piece] in seen else seen).add(looks[piece])
    alike_ones = [piece for piece in pieces if looks[piece] in twice] if twice else []
    if len({(looks[one], at[one]) for one in alike_ones}) == len(alike_ones):
        return pieces
    first = {*_told_apart(s, alike_ones, seat, named).values()}
    return [piece for piece in pieces if looks[piece] not in twice or piece in first]


def _told_apart(s: State, pieces: list[int], seat: int, named: Sequence[int]) -> dict[tuple[object, ...], int]:
    """By what tells pieces apart, the first of each."""
    n, v = s.n, s.v
    in_a_chain = alike.tells_apart(s, seat, named)
    found: dict[tuple[object, ...], int] = {}
    for piece in pieces:
        place = s.at[piece]
        if n.ordered[place] or piece in named:
            found[(piece,)] = piece
            continue
        told = in_a_chain(piece) if n.chain_of[place] >= 0 else tuple([v[slot] for slot in n.burdens[piece]])
        found.setdefault((n.looks[piece], place, told), piece)
    return found


def named_outside(s: State) -> list[int]:
    """The pieces that those who called what runs now have named, and still ask about."""
    return [frame[index] for frame in s.stack[:-1] for index in s.n.live[frame[0]]]


def distinct_to(s: State, pieces: list[int], player: int, named: Sequence[int] = ()) -> list[int]:
    """One of each, as a player knows them: those that the player knows, then the others by where they lie."""
    n = s.n
    seen = sight.known(s, pieces, player)
    known = _one_of_each(s, seen, player, named)
    if len(seen) == len(pieces):
        return known
    found: dict[tuple[object, ...], int] = {}
    left = set(pieces).difference(seen)
    for piece in [piece for place in dict.fromkeys(s.at[one] for one in pieces) for piece in _as_seen(s, place) if piece in left]:
        place = s.at[piece]
        own = n.ordered[place] or n.chain_of[place] >= 0 or piece in named
        found.setdefault((piece,) if own else (n.backs[piece], place, *_openly_borne(s, piece)), piece)
    return known + list(found.values())


def _openly_borne(s: State, piece: int) -> list[int]:
    """How a piece lies, and what lies on it, as far as whoever does not know it sees that: not which side of a die is up."""
    return [s.v[slot] for slot in s.n.burdens[piece] if slot != s.n.sight.sides + piece]


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
