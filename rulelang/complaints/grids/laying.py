"""What is done with pieces on a grid with a law, and what cannot be done with them."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import ANOTHER_KIND
from rulelang.program.kinds import with_article

NEED_A_PLACE = "a law says what may lie there"


def grid_without_law(grid: str) -> Complaint:
    text = f"`{grid}` is a grid on which each piece may lie anywhere, so a space is chosen"
    hint = f"say `choose space in {grid} …`, or how pieces lie in the line of `{grid}`: `side by side`, `sides must match`"
    return Complaint("wrong_kind", ANOTHER_KIND, text, hint)


def drawn_onto_a_grid(what: str, written: str, *, perhaps: bool) -> Complaint:
    """`what` is the step, `perhaps`: which place it is will show in play."""
    is_grid = "may be a space of a grid" if perhaps else "is a space of a grid"
    text = f"`{written}` {is_grid} with a law, and whatever comes by `{what}` may not fit there"
    return Complaint("wrong_kind", NEED_A_PLACE, text, "let it come to a zone, and say `choose place for …`: then `move` lays it")


def not_exchanged(written: str, grid: str) -> Complaint:
    text = f"`{written}` may lie in `{grid}`, and nothing says how what comes into its place is turned, and whether it fits"
    return Complaint("wrong_kind", NEED_A_PLACE, text, "move one away, and say `choose place for …` of the other")


def lies_face_up(grid: str) -> Complaint:
    text = f"`{grid}` says what may lie beside what, and there all pieces lie face up"
    return Complaint("wrong_kind", "lies face up there", text, "leave out `face down`, or lay it in a zone")


def is_never_turned(written: str, piece: str) -> Complaint:
    text = f"`{written}` is {with_article(piece)}, and these are turned on no grid"
    return Complaint("wrong_kind", "never turned", text, "say `turned freely` in the line of their grid")


def laid_turned_on_a_grid(word: str) -> Complaint:
    said = " and ".join(f"`{one} freely`" for one in ("mirrored", "turned") if one in word) or "`turned freely`"
    text = f"`{word}` is said of a piece that is laid on a space of a grid whose line says {said}"
    return Complaint("wrong_kind", "never turned", text, f"leave out `{word}`")
