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


def counted_for_all(things: str, of: str) -> Complaint:
    """`things`: the pieces of players that a figure of each `of` counts."""
    text = f"this does not speak of the {of}: {things} of all players are counted, so it is the same for each {of}"
    mine = f"`your {things} in …`, or `{things} in … whose owner is …`" if of == "player" else f"`… of {of}`"
    return Complaint("same_for_all", "the same for all", text, f"say which are meant: {mine}")


def ranks_nobody(written: str) -> Complaint:
    text = f"`{written}` is the same for all, so nobody comes before another by it"
    return Complaint("same_for_all", "the same for all", text, "say whose it is, as in `count of your …`")
