"""What differs between two matches beside each other, and whether it came to light: what a seat comes to see it may know."""

from __future__ import annotations

from collections.abc import Mapping

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from interpreter.state.trace import (
    Chose,
    CouldNot,
    Event,
    LaidOn,
    LaidTurned,
    Moved,
    PassedOver,
    RolledDice,
    Seen,
    Showed,
    Shuffled,
    Swapped,
    Transferred,
    TurnedOver,
    TurnedTo,
    Uncovered,
)  # fmt: skip
from interpreter.telling.words import naming

NAMED_AT_MOST = 8  # pieces that a complaint names


def differing(one: State, other: State) -> set[int]:
    """The pieces that lie otherwise in the two, or bear something else."""
    t = tables_of(one)
    found: set[int] = set()
    for place, (pile, others) in enumerate(zip(one.z, other.z, strict=True)):
        if pile != others:
            found |= _differing(t.ordered[place], pile, others)
    if one.v != other.v:
        found |= {piece for piece, slots in enumerate(one.n.burdens) if any(one.v[slot] != other.v[slot] for slot in slots)}
    return found


def _differing(ordered: bool, pile: tuple[int, ...], others: tuple[int, ...]) -> set[int]:
    if ordered and len(pile) == len(others):
        return {piece for pair in zip(pile, others, strict=True) if pair[0] != pair[1] for piece in pair}
    return set(pile) ^ set(others)


def came_to_light(s: State, pieces: set[int], seat: Seat, up: Mapping[int, int] | None = None) -> bool:
    """Whether the seat came to see one of these pieces since the last decision, when it moved or was turned over.

    Of a die in `up` only if that side was up: what it showed before it was rolled, or comes to show, does not differ.
    """
    bit = tables_of(s).sight.bit(seat)
    seen = [one for event in s.trace or () for one in _seen(event) if not up or up.get(one.piece, one.side) == one.side]
    if any(one.piece in pieces and one.seers & bit and not one.before & bit for one in seen):
        return True
    if any(one.piece in pieces and one.back and not one.back_before for one in seen) and _backs_differ(s, pieces):
        return True
    return any(_shows_its_back(s, event, pieces, bit) for event in s.trace or ())


def either_came_to_light(one: State, other: State, pieces: set[int], seat: Seat) -> bool:
    """Whether it did in one of two matches; a die that came and was shown alike in both, the same side up, tells it nothing."""
    if one.n.sight.sides < 0:
        return came_to_light(one, pieces, seat) or came_to_light(other, pieces, seat)
    dice = {piece for piece in pieces if one.n.sight.rolled[piece]}
    seen = [
        {(shown.piece, shown.side, told_of(event)) for event in s.trace or () for shown in _seen(event)} for s in (one, other)
    ]
    told = {die for die, _, _ in seen[0] ^ seen[1]} & dice
    return any(came_to_light(s, pieces - dice | told, seat) for s in (one, other))


def sides_up(s: State, other: State, pieces: set[int]) -> dict[int, int]:
    """Of the dice among these pieces that show one side here and another there, the side that is up here; -1 of those alike."""
    dice = [piece for piece in pieces if s.n.sight.rolled[piece]]
    return {die: side if (side := sight.side(s, die)) != sight.side(other, die) else -1 for die in dice}


def _backs_differ(s: State, pieces: set[int]) -> bool:
    return len({s.n.backs[piece] for piece in pieces}) > 1


def _shows_its_back(s: State, event: Event[State], pieces: set[int], bit: int) -> bool:
    """Whether one of these pieces, whose backs differ, came from a hidden place to lie face down where all see its back."""
    seen = s.n.sight
    match event:
        case Moved(moved, source, place) if seen.faces >= 0:
            laid = {one.piece for one in moved} & pieces
            came = seen.contents[place] == seen.everybody and not seen.contents[source] & bit
        case Swapped(Seen(one), Seen(other)) if seen.faces >= 0:
            laid, came = {one, other} & pieces, any(seen.contents[s.at[piece]] == seen.everybody for piece in (one, other))
        case _:
            return False
    return bool(laid) and came and _backs_differ(s, pieces)


def _seen(event: Event[State]) -> tuple[Seen, ...]:
    """The pieces to which something happened, each with those who see it now or saw it before, and with those who did before."""
    match event:
        case Moved(pieces) | Showed(pieces):
            return pieces
        case Swapped(one, other):
            return (one, other)
        case TurnedOver(piece) | Uncovered(piece):
            return (piece,)
    return ()


def could_not(one: State, other: State, knowers: int) -> bool:
    """Whether in one of the two somebody could not do something, who may know what differs: that is said openly."""
    told = [[event.player for event in s.trace or () if isinstance(event, CouldNot)] for s in (one, other)]
    return told[0] != told[1] and any(player < 0 or knowers >> player & 1 for player in {*told[0], *told[1]})


def knowers(s: State, pieces: set[int]) -> int:
    """Who knows one of these pieces."""
    mask = 0
    for piece in pieces:
        mask |= sight.seers(s, piece)
    return mask


def told_of(event: Event[State]) -> tuple[object, ...]:
    """What is the same of an event in both, whichever piece it was and whoever saw it."""
    match event:
        case Moved(pieces, source, place):
            return len(pieces), source, place
        case RolledDice(pieces, places):
            return len(pieces), places
        case LaidOn() | LaidTurned() | Swapped() | TurnedOver() | TurnedTo() | Showed() | Uncovered() | Chose() | Shuffled():
            return ()
        case PassedOver(player, site, which):
            return player, site, which
        case Transferred(way, source, to):
            return way, source.base, to.base
    return event


def secret(one: State, other: State, pieces: set[int]) -> str:
    """What lies otherwise in the two, in words: the first place that differs, what lies there and what could."""
    t = tables_of(one)
    for number, (pile, others) in enumerate(zip(one.z, other.z, strict=True)):
        mine = [piece for piece in pile if piece not in others]
        theirs = [piece for piece in others if piece not in pile]
        if mine and theirs:
            return _could_lie(one, other, number, mine[0], theirs[0])
    for piece in sorted(pieces):
        if sight.side(one, piece) != sight.side(other, piece):
            return _could_lie(one, other, one.at[piece], piece, piece)
    names = sorted({naming.piece_name(t, piece) for piece in pieces})
    if len(names) > 1:
        return f"which of {' and '.join(names[:NAMED_AT_MOST])} lies where"
    return f"what lies on {names[0]}" if names else "what was chosen in secret"


def _could_lie(one: State, other: State, place: int, piece: int, instead: int) -> str:
    where = tables_of(one).place_name(place)
    return f"in {where} lies {naming.face_name(one, piece)}, and {naming.face_name(other, instead)} could"
