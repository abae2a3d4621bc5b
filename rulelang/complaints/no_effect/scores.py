"""What scores, and the line that ranks them, are for."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint

_TITLE = "decides nothing"
_WAY_OUT = "let an `end when …` stand without saying who wins"


def score_decides_nothing(name: str) -> Complaint:
    text = "each end says itself who wins, so points decide nothing"
    return Complaint("decides_nothing", _TITLE, text, f"{_WAY_OUT}, or only show it: `score {name}, not in the total: …`")


def score_of_a_game_won_before(name: str) -> Complaint:
    text = "its actions say who wins, and no end counts points, so these decide nothing"
    return Complaint(
        "decides_nothing", _TITLE, text, f"add an end, `add end when …`, or only show it: `add score {name}, not in the total: …`"
    )


def winner_decides_nothing() -> Complaint:
    text = "each end says itself who wins, so this is never asked"
    return Complaint("decides_nothing", _TITLE, text, f"{_WAY_OUT}, or leave this line out")


def counted_for_all(things: str, of: str, zone: str | None) -> Complaint:
    """`things`: the pieces of players that a figure of each `of` counts, or what lies in a zone that each `of` has."""
    counted = f"{things} in `{zone}` of each {of}" if zone else f"{things} of all players"
    text = f"this does not speak of the {of}: {counted} are counted, so it is the same for each {of}"
    mine = f"`your {things} in …`, or `{things} in … whose owner is …`" if of == "player" else f"`… of {of}`"
    if zone is not None:
        mine = f"`{things} in your {zone}`" if of == "player" else f"`{things} in {zone} of {of}`"
    return Complaint("same_for_all", "the same for all", text, f"say which are meant: {mine}")


def ranks_nobody(written: str, zone: str | None, *, counted: bool) -> Complaint:
    """`counted`: pieces of players, or (`zone`) what lies in one that each player has; else what is nobody's."""
    text = f"`{written}` is the same for all, so nobody comes before another by it"
    whose = f"in your {zone}" if zone else "count of your …"
    hint = f"say whose it is, as in `{whose}`" if counted else "leave it out, or rank by what each player has: `your …`"
    return Complaint("same_for_all", "the same for all", text, hint)
