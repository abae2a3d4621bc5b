"""Which way pieces lie after a move, a turn or a look, and who knows them from then on.

Who sees an open place sees the pieces there that lie face up. Who knew a piece when it came to lie face down in an open place
knows it still: it lies where it was seen. In any other place the place alone says who sees what lies there; who has looked
remembers it as long as it lies there and nothing leaves that could have been it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpreter.engine import sight
from interpreter.state.failures import Horizon
from interpreter.state.state import State
from interpreter.state.trace import Seen, Showed, TurnedOver

AS_IT_LIES, UP = -1, 0  # for a facing: nothing is said; face up
EVERYONE = -2  # for a seat


def notice(s: State, pieces: Sequence[int], before: Sequence[int], source: int, place: int, down: int = AS_IT_LIES) -> None:
    """Pieces have come from one place to another: how they lie now, and who knows them. `before`: who knew each."""
    seen = s.n.sight
    is_open = seen.contents[place] == seen.everybody
    if seen.faces >= 0:
        for piece in pieces:
            if down != AS_IT_LIES:
                s.v[seen.faces + piece] = down
            elif not is_open and source != place:
                s.v[seen.faces + piece] = 0  # what comes into a place that says who sees it lies as that says
    if source != place:
        follows = seen.everybody if s.n.ordered[source] else seen.contents[source]
        for piece, knew in zip(pieces, before, strict=True):
            s.v[seen.memory + piece] = knew & follows if is_open else 0
        _not_to_be_told_apart(s, pieces, source)
    elif down != AS_IT_LIES:
        for piece, knew in zip(pieces, before, strict=True):
            s.v[seen.memory + piece] |= knew
    _news(s, pieces, before)


def _not_to_be_told_apart(s: State, gone: Sequence[int], source: int) -> None:
    """Who could not tell which of the pieces of a place without an order left it does not know the others any more."""
    seen = s.n.sight
    if s.n.ordered[source] or seen.contents[source] == seen.everybody:
        return
    sure = seen.everybody
    for piece in gone:
        sure &= seen.contents[source] | sight.seers(s, piece)
    for piece in s.z[source]:
        s.v[seen.memory + piece] &= sure


def stir(s: State, dice: Sequence[int]) -> None:
    """Dice come to show another side, or may: what is remembered of them is over, as if others lay there now.

    Who could not tell which of the dice of a place these were does not know the others there any more.
    """
    if s.n.sight.memory < 0:
        return
    for place in {s.at[die] for die in dice}:
        _not_to_be_told_apart(s, [die for die in dice if s.at[die] == place], place)
    sight.forget(s, tuple(dice))


def _news(s: State, pieces: Sequence[int], before: Sequence[int]) -> None:
    """Whether somebody knows a piece now that lay face down, or that nobody knew: nobody looks ahead beyond that."""
    seats = s.n.sight.everybody >> 1
    for piece, knew in zip(pieces, before, strict=True):
        if sight.seers(s, piece) & ~knew & seats:
            sight.came_to_light(s, knew)
            if s.probing and not knew & seats:
                raise Horizon


def turn_over(s: State, pieces: Iterable[int], down: int) -> None:
    """Face up or face down; who knew a piece knows it still."""
    seen = s.n.sight
    for piece in [piece for piece in pieces if piece >= 0 and s.v[seen.faces + piece] != down]:
        knew = sight.seers(s, piece)
        s.v[seen.faces + piece] = down
        if seen.contents[s.at[piece]] == seen.everybody:
            s.v[seen.memory + piece] = knew if down else 0
        _news(s, (piece,), (knew,))
        if s.trace is not None:
            back = seen.shows_backs and sight.back(s, piece)
            s.trace.append(TurnedOver(Seen(piece, knew | sight.seers(s, piece), knew, back), down))


def show(s: State, pieces: Iterable[int], seat: int, you: int) -> None:
    """These pieces to a seat (or to EVERYONE), who knows them while they lie there. `you` does it, or who has them."""
    seen = s.n.sight
    shown = [piece for piece in pieces if piece >= 0]
    mask = seen.everybody if seat == EVERYONE else seen.bit(seat)
    before = [sight.seers(s, piece) for piece in shown]
    news = [knew for knew in before if mask & ~knew]
    if news and s.probing:
        raise Horizon
    for knew in news:
        sight.came_to_light(s, knew)
    for piece in shown:
        s.v[seen.memory + piece] |= mask
    if s.trace is not None and shown and mask:
        backs = [seen.shows_backs and sight.back(s, piece) for piece in shown]
        sides = [sight.side(s, piece) for piece in shown]
        told = [*map(Seen, shown, [sight.seers(s, piece) for piece in shown], before, backs, backs, sides)]
        for place in dict.fromkeys([s.at[piece] for piece in shown]):
            who = you if you >= 0 else s.n.place_owner[place]
            s.trace.append(Showed(tuple([one for one in told if s.at[one.piece] == place]), place, seat, who))
