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
