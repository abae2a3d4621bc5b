"""Spots, where a piece may be laid, as numbers: a place, for the table or the space there; a piece; a space with a turn.

First come all places, then all pieces, then all places seven times: for a piece turned by one, two and three quarters clockwise,
and for one that is mirrored, and turned by none to three quarters then.
"""

from __future__ import annotations

from interpreter.state.state import State


def on_piece(s: State, piece: int) -> int:
    """The spot on a piece; -1 for no piece."""
    return len(s.n.chain_of) + piece if piece >= 0 else -1


def turned_at(s: State, place: int, turn: int) -> int:
    """The spot at a place, for a piece turned by so many quarters; -1 for no place."""
    return len(s.n.looks) + turn * len(s.n.chain_of) + place if turn and place >= 0 else place


def spot_at(s: State, spot: int) -> tuple[int, int]:
    """The place of a spot, and the piece that it is on, or -1."""
    places = len(s.n.chain_of)
    piece = spot - places
    if piece < 0:
        return spot, -1
    if piece < len(s.n.looks):
        return s.at[piece], piece
    return (piece - len(s.n.looks)) % places, -1


def turn_at(s: State, spot: int) -> int:
    """By how many quarters clockwise a piece is turned that is laid at a spot."""
    places = len(s.n.chain_of)
    return 1 + (spot - places - len(s.n.looks)) // places if spot >= places + len(s.n.looks) else 0
