"""What moves do to pieces where a law says how they lie, and what is set off where one is covered or uncovered."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from interpreter.engine import sight
from interpreter.engine.chains.law import NONE, beneath, chained, covered, hinders, law_at
from interpreter.engine.effects import fire, foresee, move_piece, swap
from interpreter.engine.faces import AS_IT_LIES, UP
from interpreter.engine.spots import on_piece, spot_at, turn_at
from interpreter.engine.tiles.law import Hindrance, law_on, looks_turned
from interpreter.engine.tiles.shapes import covered as covered_by
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.state import State
from interpreter.state.trace import LaidOn, LaidTurned, NoRoom, Seen


def lay(s: State, piece: int, spot: int, line: int, apart: bool, bottom: bool, down: int = AS_IT_LIES) -> None:
    """One piece to a place or spot. Raises DeadEnd where it is covered, or the law does not let it be laid there."""
    if s.probing and piece >= 0:
        foresee(s, s.at[piece], not s.n.sight.contents[s.at[piece]])  # else the law would tell which piece it is
    if (hindrance := hinders(s, piece, spot, apart)) is not None:
        raise _dead_end(line, hindrance)
    _lay(s, piece, spot, line, bottom, down, ())


def lay_stack(s: State, piece: int, spot: int, line: int, apart: bool) -> None:
    """One piece with all that lies on it, as it lies; the law is asked for the one. Raises DeadEnd as `lay` does."""
    if s.probing and piece >= 0:
        foresee(s, s.at[piece], not s.n.sight.contents[s.at[piece]])
    if (hindrance := hinders(s, piece, spot, apart, with_all=True)) is not None:
        raise _dead_end(line, hindrance)
    stack = _stack(s, piece)
    for one in stack:
        to = spot if one == piece else on_piece(s, beneath(s, one))
        _lay(s, one, to, line, False, AS_IT_LIES, stack)


def _stack(s: State, piece: int) -> list[int]:
    """A piece with all that lies on it, each before what lies on it."""
    found = [piece]
    if covered(s, piece):
        there = s.z[s.at[piece]]
        for one in there[there.index(piece) + 1 :]:
            if beneath(s, one) in found:
                found.append(one)
    return found


def lay_all(
    s: State, pieces: Sequence[int], place: int, line: int, apart: bool, bottom: bool, far: bool, down: int = AS_IT_LIES
) -> None:
    """All these pieces to a place, of each stack from the top, as far as there is room; `far`: as far as the law lets them.

    Raises DeadEnd where something else lies on one of them, or one may not be laid there.
    """
    if place < 0:
        raise DeadEnd(line, Why.NO_PLACE)
    coming = from_the_top(s, pieces)
    room = s.n.capacity[place] - len(s.z[place])
    if s.trace is not None and len(coming) > room:
        s.trace.append(NoRoom(place))
    for piece in (going := coming[:room]):
        hindrance = hinders(s, piece, place, apart)
        if hindrance is None:
            _lay(s, piece, place, line, bottom, down, going)
        elif not far:
            raise _dead_end(line, hindrance)


def from_the_top(s: State, pieces: Sequence[int]) -> list[int]:
    """The pieces as they come, those of a chain in the order in which they can leave it."""
    wanted = set(pieces)
    found: list[int] = []
    for place in dict.fromkeys([s.at[piece] for piece in pieces]):
        if s.n.chain_of[place] >= 0:  # what lies on a piece stands behind it
            found += [piece for piece in reversed(s.z[place]) if piece in wanted]
        else:
            found += [piece for piece in pieces if s.at[piece] == place]
    return found


def exchange(s: State, piece: int, other: int, line: int) -> None:
    """Each of two pieces comes to where the other lay; in a chain it takes over what it lies on, and what lies on it.

    Into a chain comes only a stand-in, or a piece of the same face. Raises DeadEnd. Nothing is covered or uncovered by it.
    """
    if piece >= 0 and other >= 0:
        for comes, goes in ((piece, other), (other, piece)):
            if (hindrance := _replaces(s, comes, goes)) is not None:
                raise _dead_end(line, hindrance)
        chains = [place for place in {s.at[piece], s.at[other]} if s.n.chain_of[place] >= 0]
        _exchange(s, piece, other, [one for place in chains for one in s.z[place]])
    swap(s, piece, other, line)


def _replaces(s: State, piece: int, other: int) -> Hindrance | None:
    """Why a piece cannot take the place of another; None if it can."""
    law = law_at(s, s.at[other])
    if law is None or piece == other:
        return None
    face = law.faces[piece]
    if face < 0:
        return Why.DOES_NOT_BELONG, (s.at[other], piece)
    return None if law.stand_ins[face] or face == law.faces[other] else (Why.NO_STAND_IN, (piece, other))


def _exchange(s: State, piece: int, other: int, around: Collection[int]) -> None:
    """Two pieces exchange what they lie on and what lies on them; `around` are all that lie with them."""
    v, under, load = s.v, s.n.lies_on, s.n.carried
    as_other = {piece: other, other: piece}
    for one in around:
        v[under + one] = as_other.get(v[under + one], v[under + one])
    for base in (under, load):
        v[base + piece], v[base + other] = v[base + other], v[base + piece]


def _lay(s: State, piece: int, spot: int, line: int, bottom: bool, down: int, going: Collection[int]) -> None:
    """A piece to where nothing hinders it; what else is `going` is not uncovered by it."""
    was_on = beneath(s, piece) if chained(s, piece) else NONE
    place, on = spot_at(s, spot)
    turn = looks_turned(s, piece, turn_at(s, spot))
    cells: Sequence[int] = ()
    law = law_on(s, place)
    if law is not None and s.n.parts and s.n.parts[piece]:
        cells = covered_by(s, law, piece, place, turn)
        place = s.n.zones_of_wholes[s.n.class_number[piece]][place]
    if s.trace is not None and (turn or cells):
        s.trace.append(LaidTurned(turn, tuple(cells)))
    if s.trace is not None and on >= 0:
        s.trace.append(LaidOn(Seen(on, sight.seers(s, on), sight.seers(s, on), sight.back(s, on), sight.back(s, on))))
    move_piece(s, piece, place, line, bottom, UP if law is not None else down, turn, cells)
    rest(s, piece, was_on, on)
    v, load = s.v, s.n.carried
    if s.n.watched and was_on != on:
        if was_on >= 0 and not v[load + was_on] and was_on not in going:
            fire(s, was_on, s.n.uncoverings[s.at[was_on]], s.n.place_owner[s.at[was_on]])
        if on >= 0 and v[load + on] == 1:
            fire(s, on, s.n.coverings[place], s.n.place_owner[place])


def rest(s: State, piece: int, was_on: int, on: int) -> None:
    """A piece that lay on another (-1: on none) has come to where it lies on another, or on none."""
    v, load = s.v, s.n.carried
    if was_on >= 0:
        v[load + was_on] -= 1
    if s.n.chain_of[s.at[piece]] >= 0 or was_on >= 0:
        v[s.n.lies_on + piece] = on
    if on >= 0:
        v[load + on] += 1


def _dead_end(line: int, hindrance: Hindrance) -> DeadEnd:
    why, numbers = hindrance
    return DeadEnd(line, why, *numbers)
