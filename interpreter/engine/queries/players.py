"""Who is asked in which order, and who is out of what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpreter.state.state import State


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
    if s.n.lost < 0 and not s.n.spans:
        return False
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
