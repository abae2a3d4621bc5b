"""Positions: what can count in one, and that there is one."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean

_PARTS = "what counts are zones, grids, counters, roles, tracks, dice and `active_player`"


def no_part_of_a_position(name: str, known: Iterable[str]) -> Complaint:
    text = f"`{name}` cannot count in a position{did_you_mean(name, known)}"
    return Complaint("unknown_target", "no part of a position", text, _PARTS)


def chain_in_a_position(name: str) -> Complaint:
    return Complaint("wrong_kind", "no part of a position", f"`{name}` is a chain, and chains do not count in a position", _PARTS)


def hidden_in_a_position(name: str) -> Complaint:
    text = f"not everybody sees all of `{name}`, and whether the position came before would tell of it"
    return Complaint("tells_a_secret", "not everybody sees this", text, "leave it out of the position")


def no_position() -> Complaint:
    text = "it is not said what counts as the position"
    return Complaint("unknown_target", "no position", text, "declare it: `position: board and active_player`")


def positions_twice() -> Complaint:
    return Complaint("given_twice", "given twice", "what counts as the position is said already", "join both with `and`")
