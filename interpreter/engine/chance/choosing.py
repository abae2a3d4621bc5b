"""What chance chooses of several that all see: a member, a space, a player or a piece."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.state import chance
from interpreter.state.failures import DeadEnd, Horizon, Why
from interpreter.state.fixed import ONE_OF, PIECE
from interpreter.state.state import Frame, State
from interpreter.state.trace import ChosenAtRandom, Rolled, Seen


def choose_any(s: State, frame: Frame, slot: int, several: Sequence[int], are_pieces: bool, line: int) -> None:
    """One of several, each as likely, to a slot of the frame. Raises DeadEnd where there is none.

    They are counted by their numbers, so that an order of pieces that not everybody sees decides nothing.
    """
    if not several:
        raise DeadEnd(line, Why.NONE_FOR_CHANCE)
    if s.probing:
        raise Horizon
    among = sorted(several)
    chosen = _fixed(s, among, PIECE if are_pieces else ONE_OF)
    s.draws += 1
    if chosen < 0:
        s.rng, number = chance.below(s.rng, len(among))
        chosen = among[number]
    frame[slot] = chosen if s.dealer is None else s.dealer.chosen(line, chosen, among)
    if s.trace is not None:
        s.trace.append(ChosenAtRandom(line, frame[slot], _seen(s, frame[slot]) if are_pieces else None))


def become_any(s: State, slot: int, first: int, last: int) -> None:
    """A role is any of these players or members, each as likely."""
    if s.probing:
        raise Horizon
    value = _fixed(s, range(first, last + 1), ONE_OF)
    s.draws += 1
    if value < 0:
        s.rng, number = chance.below(s.rng, last - first + 1)
        value = first + number
    s.v[slot] = value if s.dealer is None else s.dealer.number(slot, first, last, value)
    if s.trace is not None:
        s.trace.append(Rolled(slot, s.v[slot]))


def _fixed(s: State, among: Sequence[int], what: int) -> int:
    """What is fixed that comes, or one that looks like it; -1 if that is none of these."""
    if s.script is None or not s.script.draws:
        return -1
    wanted, looks = s.script.next_draw(what), s.n.looks
    said = [one for one in among if one == wanted or (what == PIECE and wanted >= 0 and looks[one] == looks[wanted])]
    s.script = s.script.drawn() if said else s.script.passed_over()
    return (wanted if wanted in said else said[0]) if said else -1


def _seen(s: State, piece: int) -> Seen:
    knowers = sight.seers(s, piece)
    back = sight.back(s, piece)
    return Seen(piece, knowers, knowers, back, back, sight.side(s, piece))
