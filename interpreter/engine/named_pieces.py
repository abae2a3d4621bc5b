"""Moves of pieces of a class that is named, out of a pile where others may lie; and what does not belong to a place.

`among` says of each piece whether it is one that is meant.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.engine.chance.drawing import drawn
from interpreter.engine.effects import draw, foresee, shift
from interpreter.engine.faces import AS_IT_LIES
from interpreter.state.failures import DeadEnd, Horizon, Why
from interpreter.state.state import State
from interpreter.state.trace import RanShort


def meant(s: State, source: int, among: Sequence[bool], known: bool) -> tuple[int, ...]:
    """The pieces that are meant, as they lie; `known`: whoever does it sees which ones come first, if none lies face down."""
    if source < 0:
        return ()
    if s.probing and not (known and _face_up(s, source)):
        foresee(s, source, True)
    return tuple([piece for piece in s.z[source] if among[piece]])


def _face_up(s: State, source: int) -> bool:
    faces = s.n.sight.faces
    return faces < 0 or not any(s.v[faces + piece] for piece in s.z[source])


def exactly(s: State, count: int, meant: Sequence[int], source: int, place: int, line: int) -> tuple[int, ...]:
    """So many of the pieces that are meant, the topmost first, if they can go to a place. Raises DeadEnd."""
    if source < 0 or place < 0:
        raise DeadEnd(line, Why.NO_PLACE)
    if len(meant) < count:
        raise DeadEnd(line, Why.TOO_FEW_SUCH, source, len(meant), count)
    if len(s.z[place]) + count > s.n.capacity[place]:
        raise DeadEnd(line, Why.FULL, place)
    return _topmost(s, meant, count, source)


def at_most(s: State, count: int, meant: Sequence[int], source: int, place: int, line: int) -> tuple[int, ...]:
    """As many of the pieces that are meant as there are and fit."""
    if source < 0 or place < 0:
        raise DeadEnd(line, Why.NO_PLACE)
    given = max(0, min(count, len(meant), s.n.capacity[place] - len(s.z[place])))
    if s.trace is not None and count > given:
        s.trace.append(RanShort(count - given, source, place))
    return _topmost(s, meant, given, source)


def _topmost(s: State, meant: Sequence[int], count: int, source: int) -> tuple[int, ...]:
    if count <= 0:
        return ()
    return tuple(meant[:count] if s.n.in_line[source] else meant[len(meant) - count :])


def shift_named(s: State, pieces: tuple[int, ...], source: int, place: int, bottom: bool, down: int = AS_IT_LIES) -> None:
    """These pieces, if there are any, onto or under what lies in a place."""
    if pieces:
        shift(s, pieces, source, place, bottom, down)


def belongs(s: State, piece: int, place: int) -> bool:
    """Whether a piece may lie in a place."""
    return piece < 0 or place < 0 or s.n.may_lie[place][s.n.class_number[piece]]


def insist(s: State, piece: int, place: int, line: int) -> None:
    """A piece comes only to where it may lie. Raises DeadEnd."""
    if not belongs(s, piece, place):
        raise DeadEnd(line, Why.DOES_NOT_BELONG, place, piece)


def belonging(s: State, pieces: list[int], place: int) -> list[int]:
    """Those of the pieces that may lie in a place."""
    return [piece for piece in pieces if belongs(s, piece, place)]


def draw_fitting(s: State, count: int, at_random: bool, source: int, place: int, down: int = AS_IT_LIES) -> None:
    """As many as there are and fit; what does not belong there does not fit, and stops what is drawn from the top."""
    pile = s.z[source] if source >= 0 and place >= 0 else ()
    strange = [piece for piece in pile if not belongs(s, piece, place)]
    if not strange:
        draw(s, count, at_random, source, place, down)
    elif at_random:
        for _ in range(max(0, min(count, len(pile) - len(strange), s.n.capacity[place] - len(s.z[place])))):
            fitting = sorted(belonging(s, list(s.z[source]), place))
            shift(s, (drawn(s, fitting, source, place),), source, place, down=down)
    else:
        coming = pile if s.n.in_line[source] else pile[::-1]
        draw(s, min(count, coming.index(next(piece for piece in coming if piece in strange))), False, source, place, down)


def draw_under(s: State, source: int, place: int, down: int = AS_IT_LIES) -> None:
    """All but the top of a pile, from there on down, as many as fit."""
    room, seen = max(0, s.n.capacity[place] - len(s.z[place])), s.n.sight
    if seen.order[source] & seen.contents[source] != seen.everybody:
        if s.probing:
            raise Horizon
        sight.came_to_light(s, 0)
    for _ in range(min(room, len(s.z[source]) - 1)):
        shift(s, s.z[source][-2:-1], source, place, down=down)


def come_since(pieces: tuple[int, ...], before: tuple[int, ...]) -> int:
    """The one piece at a place that was not there before; -1 if none has come."""
    return next((piece for piece in pieces if piece not in before), -1)
