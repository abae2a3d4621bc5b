"""What each seat may know of a match: the one notion that views, logs, labels, refusals, scenarios and laws share.

A seat is its number, None a spectator. Who sees something is a *mask*: a bit for each seat and, above them, one for all
spectators. What the declarations say is worked out once, with the tables (`Sight`); the functions below ask it of a moment:

    contents, order   a place: what lies there, and in which order
    piece             a piece: its place is seen into and it lies face up, or the seat remembers it; of a die what it shows
    back              a piece's back, by everybody: it lies face down where all see it, or its hidden place shows backs
    load              what lies on a piece: seen wherever the piece's place is, also on a piece that lies face down
    number            a slot of `v`: a counter, a role, a die, a track, an amount. Open unless `Sight.closed` names it
    holder_seers      a holder of resources, by the slot where its amounts begin: a piece's load, or else a number
    answer            the answer of a choice: a secret one is its chooser's alone

What a seat saw and what still lies where it was seen is *remembered*: a mask for each piece, in `v` at `Sight.memory`, kept
only where some rule gives knowledge that a place does not give (`Tables` decides). Whoever shows a piece to somebody writes
the mask there; when a piece comes to another place it is forgotten (it is one of `Tables.stamps`), after a shuffle, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from interpreter.form import Site
from interpreter.paying.ways import Way
from interpreter.state.game_numbers import ALL_BACKS, OWN, TOP_BACK, Sight
from interpreter.state.state import State

Seat = int | None


class Declared(Protocol):
    """Whatever knows what the declarations say of who sees what."""

    @property
    def sight(self) -> Sight:
        """As masks, by place, piece and slot."""


# ------------------------------------------------------------------------------------------------------ who sees: masks
def seers(s: State, piece: int) -> int:
    """Who knows which piece this is."""
    sight, place = s.n.sight, s.at[piece]
    mask = sight.contents[place]
    if mask == sight.everybody and sight.faces >= 0 and s.v[sight.faces + piece]:
        mask = 0
    if sight.partly:
        mask |= _in_part(s, piece, place)
    return mask | s.v[sight.memory + piece] if sight.memory >= 0 else mask


def _in_part(s: State, piece: int, place: int) -> int:
    """Who sees a piece because it lies on top, or because of whose it is."""
    sight = s.n.sight
    mask = sight.tops[place] if _on_top(s, piece, place) else 0
    if sight.each[place] and sight.owner[piece] >= 0:
        own = sight.bit(sight.owner[piece])
        mask |= own if sight.each[place] == OWN else sight.everybody >> 1 & ~own
    return mask


def _on_top(s: State, piece: int, place: int) -> bool:
    return s.z[place][0 if s.n.sight.in_line[place] else -1] == piece


# ------------------------------------------------------------------------------------------- what they know then: faces
def side(s: State, piece: int) -> int:
    """Which side of a die is up; -1 in a game without dice."""
    sides = s.n.sight.sides
    return s.v[sides + piece] if sides >= 0 else -1


def looks(s: State, piece: int) -> tuple[int, int]:
    """What a piece is told from others by whoever knows it: how it looks, and of dice which side is up."""
    return s.n.looks[piece], side(s, piece)


def holder_seers(s: State, base: int, way: Way | None = None) -> tuple[int, int]:
    """Who sees what a holder has (or gets) whose amounts begin at `base` of `v`, and who knows which holder it is."""
    sight = s.n.sight
    piece = sight.laden(base)
    if piece >= 0:
        marks = way is not None and all(resource in sight.marks for resource, _ in way)
        return sight.everybody if marks else sight.contents[s.at[piece]], seers(s, piece)
    return sight.everybody, sight.everybody  # of a player: `held` says it of each resource


# ------------------------------------------------------------------------------------------------- what a seat may know
def contents(declared: Declared, place: int, seat: Seat) -> bool:
    """Whether a seat sees what lies in a place."""
    return bool(declared.sight.contents[place] & declared.sight.bit(seat))


def order(declared: Declared, place: int, seat: Seat) -> bool:
    """Whether a seat sees the order of a place, if it has one."""
    return bool(declared.sight.order[place] & declared.sight.bit(seat))


def piece(s: State, number: int, seat: Seat) -> bool:
    """Whether a seat knows which piece this is."""
    return bool(seers(s, number) & s.n.sight.bit(seat))


def known(s: State, pieces: Sequence[int], seat: Seat) -> list[int]:
    """Those of some pieces of which a seat knows which they are."""
    bit, contents, at = s.n.sight.bit(seat), s.n.sight.contents, s.at
    if s.n.sight.faces < 0:  # then all are known that lie where the seat sees what lies there
        return [one for one in pieces if contents[at[one]] & bit or piece(s, one, seat)]
    return [one for one in pieces if piece(s, one, seat)]


def lies_down(s: State, number: int) -> bool:
    """Whether a piece lies face down in a place that everybody sees."""
    sight = s.n.sight
    return sight.faces >= 0 and bool(s.v[sight.faces + number]) and sight.contents[s.at[number]] == sight.everybody


def back(s: State, number: int) -> bool:
    """Whether everybody sees the back of a piece, or more."""
    sight = s.n.sight
    place = s.at[number]
    if not sight.backs[place]:
        return lies_down(s, number)
    return sight.backs[place] == ALL_BACKS or _on_top(s, number, place)


def position(s: State, number: int, seat: Seat) -> bool:
    """Whether a seat sees where in its place a piece lies, if that has an order: backs that are seen show it, too."""
    place = s.at[number]
    return s.n.ordered[place] and (order(s.n, place, seat) or s.n.sight.backs[place] == ALL_BACKS)


def load(s: State, number: int, seat: Seat) -> bool:
    """Whether a seat sees what lies on a piece."""
    return contents(s.n, s.at[number], seat)


def number(declared: Declared, slot: int, seat: Seat) -> bool:
    """Whether a seat sees the number at a slot of `v` that is no load."""
    return bool(declared.sight.numbers[slot] & declared.sight.bit(seat))


def answer(site: Site, chooser: Seat, seat: Seat) -> bool:
    """Whether a seat may know what somebody chose, as far as that hangs on when: secretly chosen is the chooser's alone."""
    return not site.hidden or seat == chooser


def uncovers(n: Declared, source: int) -> bool:
    """Whether somebody sees what lies below the top of a place, or its back, as soon as the top is gone."""
    return bool(n.sight.tops[source]) or n.sight.backs[source] == TOP_BACK


def reveals(n: Declared, source: int, place: int) -> bool:
    """Whether somebody sees at a place what was hidden from them at another."""
    return bool(n.sight.contents[place] & ~n.sight.contents[source])


def drawn_unseen(n: Declared, place: int) -> bool:
    """Whether somebody does not know what would be drawn from a place."""
    return n.sight.order[place] & n.sight.contents[place] | n.sight.tops[place] != n.sight.everybody


def private(declared: Declared) -> bool:
    """Whether somebody may know what somebody else at the table may not."""
    sight = declared.sight
    seats = sight.everybody >> 1
    masks = {*sight.contents, *sight.order, *sight.tops, *sight.numbers}
    return sight.memory >= 0 or any(mask & seats not in (0, seats) for mask in masks)


# ----------------------------------------------------------------------------------------------------------- remembering
def came_to_light(s: State, knew: int) -> None:
    """Somebody sees what was hidden from them; these, as a mask, knew it before."""
    s.seen += 1
    s.knew &= knew


def remember(s: State, number: int, mask: int) -> None:
    """These know the piece from now on, as long as it lies where it lies."""
    if s.n.sight.memory >= 0:
        s.v[s.n.sight.memory + number] |= mask


def forget(s: State, pieces: tuple[int, ...]) -> None:
    """Nobody can tell any more which of these is which."""
    if s.n.sight.memory >= 0:
        for number in pieces:
            s.v[s.n.sight.memory + number] = 0
