"""What lies on what in a chain, and what its law, or that of a grid, lets be laid where.

A stand-in lies on anything that has room. What it stands for is fixed by what lies on it: the face that these name as their
base; a piece comes on it if, down to the table, each piece is the one that its chain needs there, or stands in for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from interpreter.engine.spots import on_piece, spot_at, turn_at
from interpreter.engine.tiles.law import Hindrance, hinders_at, law_on, spaces_on, spots_on
from interpreter.state.failures import Why
from interpreter.state.laws import ChainLaw
from interpreter.state.state import State

NONE = -1  # for a face: not known yet, or none is named; for a piece beneath: the table


# ------------------------------------------------------------------------------------------------------ what lies where
def law_at(s: State, place: int) -> ChainLaw | None:
    """The law of a place; None where pieces do not lie on each other, and where there is no place."""
    number = s.n.chain_of[place] if place >= 0 else NONE
    return s.n.chains[number] if number >= 0 else None


def chained(s: State, piece: int) -> bool:
    """Whether a piece lies in a chain."""
    return piece >= 0 and s.n.chain_of[s.at[piece]] >= 0


def covered(s: State, piece: int) -> bool:
    """Whether something lies on a piece of a chain."""
    return chained(s, piece) and s.v[s.n.carried + piece] > 0


def uncovered(s: State, piece: int) -> bool:
    """Whether a piece lies in a chain and nothing on it."""
    return chained(s, piece) and not s.v[s.n.carried + piece]


def beneath(s: State, piece: int) -> int:
    """On what a piece of a chain lies; -1: on the table."""
    return s.v[s.n.lies_on + piece]


def under(s: State, piece: int) -> int:
    """On what a piece lies; -1 of one that lies on the table, or in no chain, and of none."""
    return beneath(s, piece) if chained(s, piece) else NONE


def on_it(s: State, piece: int) -> list[int]:
    """What lies directly on a piece of a chain."""
    if not s.v[s.n.carried + piece]:
        return []
    base = s.n.lies_on
    return [other for other in s.z[s.at[piece]] if s.v[base + other] == piece]


# ------------------------------------------------------------------------------------------------------------- the law
def goes_on(s: State, piece: int, other: int) -> bool:
    """Whether the law lets a piece be laid on another, which lies in a chain."""
    return piece >= 0 and other >= 0 and hinders_on(s, piece, other) is None


def can_lay(s: State, piece: int, spot: int, apart: bool) -> bool:
    """Whether a piece can be moved to a place or spot; `apart`: to its table, whatever the law says."""
    return hinders(s, piece, spot, apart) is None


def can_lay_stack(s: State, piece: int, spot: int, apart: bool) -> bool:
    """Whether a piece can be moved so with all that lies on it."""
    return hinders(s, piece, spot, apart, with_all=True) is None


def hinders(s: State, piece: int, spot: int, apart: bool, with_all: bool = False) -> Hindrance | None:
    """Why a piece cannot be moved to a place or spot; None if it can. What lies on it can come along in its own chain alone."""
    if piece < 0 or spot < 0:
        return (Why.NO_PIECE if piece < 0 else Why.NO_PLACE), ()
    place, other = spot_at(s, spot)
    if covered(s, piece) and not (with_all and s.n.chain_of[place] == s.n.chain_of[s.at[piece]]):
        return Why.COVERED, (piece, on_it(s, piece)[0])
    if other >= 0:
        return hinders_on(s, piece, other)
    if s.n.grid_of[place] >= 0:
        return hinders_at(s, piece, place, turn_at(s, spot))
    if not s.n.may_lie[place][s.n.class_number[piece]]:
        return Why.DOES_NOT_BELONG, (place, piece)
    if s.at[piece] != place and len(s.z[place]) >= s.n.capacity[place]:
        return Why.FULL, (place,)
    law = law_at(s, place)
    return None if law is None or apart or begins(law, piece) else (Why.DOES_NOT_BEGIN, (place, piece))


def begins(law: ChainLaw, piece: int) -> bool:
    """Whether a piece may lie on the table of a chain."""
    face = law.faces[piece]
    return face >= 0 and (law.begins[face] or law.stand_ins[face])


def hinders_on(s: State, piece: int, other: int) -> Hindrance | None:
    """Why a piece cannot be laid on another; None if it can."""
    law = law_at(s, s.at[other])
    if law is None:
        return Why.IN_NO_CHAIN, (other,)
    face, under = law.faces[piece], law.faces[other]
    if face < 0:
        return Why.DOES_NOT_BELONG, (s.at[other], piece)
    if not _fits(s, law, piece, other) or _is_over(s, other, piece):
        return Why.DOES_NOT_GO_ON, (piece, other)
    lying = s.v[s.n.carried + other] - (chained(s, piece) and beneath(s, piece) == other)
    if law.stand_ins[under]:
        under = stands_for(s, law, other)
    most = law.carries[under] if under >= 0 else 1
    return None if lying < most else (Why.CARRIES_ENOUGH, (other, lying))


def _fits(s: State, law: ChainLaw, piece: int, other: int) -> bool:
    """Whether the faces fit, whatever lies there already."""
    face, under = law.faces[piece], law.faces[other]
    if law.stand_ins[face]:
        return True
    return law.goes_on[face][under] and (not law.stand_ins[under] or _walk(s, law, law.base[face], other))


def _walk(s: State, law: ChainLaw, wanted: int, piece: int) -> bool:
    """Whether each piece from one on down to the table is the one that is wanted there, or stands in for it."""
    while piece >= 0:
        face = law.faces[piece]
        if law.stand_ins[face]:
            fixed = stands_for(s, law, piece)
            if wanted < 0 or law.carries[wanted] < 1 or fixed not in (NONE, wanted):
                return False
        elif face != wanted:
            return False
        wanted, piece = law.base[wanted], beneath(s, piece)
    return wanted < 0


def stands_for(s: State, law: ChainLaw, piece: int) -> int:
    """The face that a stand-in stands for, by what lies on it; -1 if that is open."""
    for other in on_it(s, piece):
        face = law.faces[other]
        if law.stand_ins[face]:
            face = stands_for(s, law, other)
        if face >= 0 and law.base[face] >= 0:
            return law.base[face]
    return NONE


def _is_over(s: State, other: int, piece: int) -> bool:
    """Whether a piece is another, or lies somewhere on it."""
    while other >= 0:
        if other == piece:
            return True
        other = beneath(s, other)
    return False


# --------------------------------------------------------------------------------------------------------------- spots
def spots(s: State, piece: int, places: Sequence[int]) -> list[int]:
    """Where the law of some places lets a piece be laid, but for the spot where it lies: the table, then on pieces.

    On a grid with a law: the spaces, each once for each turn in which the piece fits.
    """
    found: list[int] = []
    if piece >= 0 and places and law_on(s, places[0]) is not None:
        return list(spots_on(s, piece, places))
    for place in places if piece >= 0 else ():
        law = law_at(s, place)
        if law is None or law.faces[piece] < 0:
            continue
        here = s.at[piece] == place
        if begins(law, piece) and not (here and beneath(s, piece) < 0):
            found.append(place)
        found += [on_piece(s, other) for other in _open_to(s, law, piece, place)]
    return found


def any_spot(s: State, piece: int, places: Sequence[int]) -> bool:
    """Whether there is such a spot."""
    n = s.n
    if piece >= 0 and places and n.grid_of[places[0]] >= 0 and law_on(s, places[0]) is not None:
        return any(True for _ in spots_on(s, piece, places))
    for place in places if piece >= 0 else ():
        law = n.chains[n.chain_of[place]] if n.chain_of[place] >= 0 else None
        if law is None or (face := law.faces[piece]) < 0:
            continue
        if (law.begins[face] or law.stand_ins[face]) and not (s.at[piece] == place and beneath(s, piece) < 0):
            return True
        if n.carriers[n.chain_of[place]][face].isdisjoint(s.z[place]):
            continue
        if next(_open_to(s, law, piece, place), NONE) != NONE:
            return True
    return False


def bears(s: State, other: int, piece: int, chain: int) -> bool:
    """Whether one piece may lie on another, as far as faces say."""
    return other in s.n.carriers[chain][s.n.chains[chain].faces[piece]]


def stands_in(s: State, place: int) -> bool:
    """Whether a stand-in lies in a place of a chain."""
    return not s.n.standing[s.n.chain_of[place]].isdisjoint(s.z[place])


def with_room(s: State, place: int) -> list[int]:
    """The pieces of a chain on which one more can be laid, but for stand-ins."""
    v, carried, room = s.v, s.n.carried, s.n.room_on[s.n.chain_of[place]]
    return [one for one in s.z[place] if v[carried + one] < room[one]]


def spaces(s: State, piece: int, places: Sequence[int]) -> list[int]:
    """The spaces of grids on which a piece may be laid, however turned: each is the first spot there."""
    if piece >= 0 and places and law_on(s, places[0]) is not None:
        return spaces_on(s, piece, places)
    return list(dict.fromkeys([spot_at(s, spot)[0] for spot in spots(s, piece, places)]))


def first_space(s: State, piece: int, places: Sequence[int]) -> tuple[int, ...]:
    """The first of them, if there is any."""
    if piece >= 0 and places and law_on(s, places[0]) is not None:
        return tuple([spot_at(s, spot)[0] for spot in islice(spots_on(s, piece, places), 1)])
    return tuple(spaces(s, piece, places)[:1])


def turns_at(s: State, piece: int, spot: int) -> list[int]:
    """The spots for a piece at the place of a spot, one for each turn in which it fits there."""
    return spots(s, piece, (spot_at(s, spot)[0],))


def _open_to(s: State, law: ChainLaw, piece: int, place: int) -> Iterator[int]:
    """The pieces of a place on which one can be laid, but for that on which it lies."""
    faces, stand_ins, pile = law.faces, law.stand_ins, s.z[place]
    fit = s.n.carriers[s.n.chain_of[place]][faces[piece]]
    now = beneath(s, piece) if s.at[piece] == place else NONE
    apart = not chained(s, piece) and not stand_ins[faces[piece]]  # it lies on nothing, so there only must be room for it
    for other in pile:
        if other not in fit or other == now:
            continue
        if apart and not stand_ins[faces[other]]:
            if s.v[s.n.carried + other] < law.carries[faces[other]]:
                yield other
        elif hinders_on(s, piece, other) is None:
            yield other


def carriers(laws: Sequence[ChainLaw]) -> tuple[tuple[frozenset[int], ...], ...]:
    """[chain][face] The pieces on which one with that face may lie, as far as faces say."""
    return tuple(tuple(_on_which(law, under) for under in law.goes_on) for law in laws)


def _on_which(law: ChainLaw, under: Sequence[bool]) -> frozenset[int]:
    return frozenset(piece for piece, face in enumerate(law.faces) if face >= 0 and under[face])


def stand_ins(laws: Sequence[ChainLaw]) -> tuple[frozenset[int], ...]:
    """[chain] The pieces that stand in for any one link."""
    return tuple(_on_which(law, law.stand_ins) for law in laws)


def room_on(laws: Sequence[ChainLaw]) -> tuple[tuple[int, ...], ...]:
    """[chain][piece] How many may lie directly on it; 0 of a stand-in, of which more is asked."""
    return tuple(tuple([0 if face < 0 or law.stand_ins[face] else law.carries[face] for face in law.faces]) for law in laws)
