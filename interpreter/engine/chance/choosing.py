"""What chance chooses of several that all see: a member, a space, a player or a piece."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.state import chance
from interpreter.state.failures import DeadEnd, Horizon, Why
from interpreter.state.state import Frame, State
from interpreter.state.trace import ChosenAtRandom, Seen


def choose_any(s: State, frame: Frame, slot: int, several: Sequence[int], are_pieces: bool, line: int) -> None:
    """One of several, each as likely, to a slot of the frame. Raises DeadEnd where there is none.

    They are counted by their numbers, so that an order of pieces that not everybody sees decides nothing.
    """
    if not several:
        raise DeadEnd(line, Why.NONE_FOR_CHANCE)
    if s.probing:
        raise Horizon
    among = sorted(several)
    chosen = _fixed(s, among, are_pieces)
    s.draws += 1
    if chosen < 0:
        s.rng, number = chance.below(s.rng, len(among))
        chosen = among[number]
    frame[slot] = chosen if s.dealer is None else s.dealer.chosen(line, chosen, among)
    if s.trace is not None:
        s.trace.append(ChosenAtRandom(line, frame[slot], _seen(s, frame[slot]) if are_pieces else None))


def _fixed(s: State, among: Sequence[int], are_pieces: bool) -> int:
    """What a script says that is chosen: a number, or as -1 - piece one that looks like it; -1 if it says none of these."""
    if not s.script or (s.script[0] < 0) != are_pieces:
        return -1
    looks = s.n.looks
    said = [one for one in among if (looks[one] == looks[-1 - s.script[0]] if are_pieces else one == s.script[0])]
    if not said:
        return -1
    s.script = s.script[1:]
    return said[0]


def _seen(s: State, piece: int) -> Seen:
    knowers = sight.seers(s, piece)
    back = sight.back(s, piece)
    return Seen(piece, knowers, knowers, back, back, sight.side(s, piece))
