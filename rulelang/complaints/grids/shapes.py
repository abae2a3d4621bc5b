"""Pieces that cover several spaces: their shapes, the pieces that they are made of, and where these may be spoken of."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint
from rulelang.complaints.values import ANOTHER_KIND
from rulelang.program.kinds import with_article

OF_SEVERAL = "several spaces"
DRAW_IT = "draw it, row by row from above: `XX/X.` covers three spaces and leaves one out"


def shape_missing(whole: str, part: str) -> Complaint:
    text = f"which spaces {with_article(whole)} covers is drawn in its column `shape`, and there is none"
    return Complaint("column_missing", "the shape is missing", text, f"{DRAW_IT}; or with names of {part}")


def unreadable_shape(written: str, part: str, known: bool) -> Complaint:
    text = f"`{written}` is no shape"
    hint = f"{DRAW_IT}; where the {part} of each space differs, write their names with blanks between them"
    return Complaint("wrong_kind", ANOTHER_KIND, text, hint if known else DRAW_IT)


def which_part(written: str, part: str) -> Complaint:
    text = f"`{written}` says that a space is covered, and not by which {part}"
    return Complaint("wrong_kind", "by which of them", text, f"write the names of {part} with blanks between them")


def made_of_itself(whole: str, part: str) -> Complaint:
    text = f"`{whole}` is made of {part}, and {part} is a whole, or a part of something else"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "declare pieces of their own for its spaces")


def comes_with_its_whole(part: str, whole: str, written: str) -> Complaint:
    text = f"there are as many {part} as the shapes of {whole} have, and these come and go with it: `{written}` says nothing"
    return Complaint("never_used", "this says nothing", text, f"leave it out, or say it of {whole}")


def moves_with_its_whole(part: str, whole: str) -> Complaint:
    text = f"{with_article(part)} is a part of its {whole}, and does not move by itself"
    return Complaint("wrong_kind", "not by itself", text, f"move the {whole}: `{whole} of {part}`")


def lies_in_its_parts(whole: str, part: str, written: str) -> Complaint:
    text = f"`{written}` asks for one space, and {with_article(whole)} covers several"
    return Complaint("wrong_kind", OF_SEVERAL, text, f"ask each `{part}`, which lies on one; `{whole} of {part}` is the whole")


def grid_of_parts(whole: str, part: str, plural: str) -> Complaint:
    text = f"{with_article(whole)} is made of {plural}, and one of these lies on each space that it covers"
    return Complaint("wrong_kind", OF_SEVERAL, text, f"say `of {part}`: what is made of {plural} can be laid there")


def no_shapes_of_hexes() -> Complaint:
    text = "shapes are drawn in squares, and these spaces are hexes"
    return Complaint("wrong_kind", "no squares", text, "leave out `hexagonal`, or let pieces cover one space each")


def parts_lie_on_grids(part: str, whole: str) -> Complaint:
    text = f"{with_article(part)} lies on a grid, with the {whole} that it is a part of, and nowhere else"
    return Complaint("not_held", "not by itself", text, f"say `holds {whole}`")
