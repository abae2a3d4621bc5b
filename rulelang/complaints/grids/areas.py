"""Areas of a grid: what joins their pieces, what is asked of them, and what they cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.values import ANOTHER_KIND, spoken

TILE_IS_IN = "say `any {0} where {1} is in it`, or `each {0} on {1}`"


def joined_by_what(by: str, piece: str, known: Iterable[str]) -> Complaint:
    """`known`: the columns of the pieces, and the kinds that all four of their sides are of."""
    text = f"nothing of {spoken(piece)} is called `{by}`{did_you_mean(by, known)}"
    hint = f"name a column of {piece}, or `owner`; or the kind of its columns `north`, `east`, `south` and `west`"
    return Complaint("unknown_property", "joined by what?", text, hint)


def sides_of_one_kind(by: str, piece: str) -> Complaint:
    text = f"pieces are joined by {by} where `north`, `east`, `south` and `west` of {spoken(piece)} are each {spoken(by)}"
    return Complaint(
        "unknown_property", "joined by what?", text, f"or name a column of {piece}, and neighbours of one {by} are joined"
    )


def joined_by_a_name(column: str, given: str) -> Complaint:
    text = f"neighbours are joined where `{column}` is the same of both, and it is {spoken(given)}"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "a kind or a number can be the same")


def area_is_printed(written: str) -> Complaint:
    text = f"`{written}` changes in a match, and which pieces are joined is seen from what is printed on them"
    return Complaint("not_known_yet", "not known before the game", text, "a column with names or figures in its cells")


def complete_by_itself(written: str) -> Complaint:
    text = f"`{written}` may change while the area stays as it is, and an area is completed when pieces come or go"
    hint = "it may speak of the area and its pieces, of numbers, tables, `players` and options; a `when …:` can ask the rest"
    return Complaint("not_known_yet", "not of the area alone", text, hint)


def apart_without_sides(by: str, written: str) -> Complaint:
    text = f"these pieces are joined by `{by}`, and not by their sides, so nothing on them can be apart"
    return Complaint("never_used", "nothing is apart", text, f"leave out `{written.removeprefix(',').strip()}`")


PARTS = "a kind whose table has the columns `north`, `east`, `south` and `west`: sides of one kind with the same there are joined"


def parts_by_what(written: str, given: str) -> Complaint:
    text = f"`{written}` is {spoken(given)}, which does not say of each side to which others it belongs"
    return Complaint("wrong_kind", ANOTHER_KIND, text, f"name {PARTS}")


def parts_are_alike(kind: str) -> Complaint:
    text = f"`north`, `east`, `south` and `west` of {spoken(kind)} do not all hold numbers, or names of one kind"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "give each side a number; those that belong together have the same")


def several_on_a_space(grid: str) -> Complaint:
    text = f"several pieces may lie on one space of `{grid}`, and of which of them would the area be?"
    return Complaint("wrong_kind", "several on one space", text, "areas are of grids with one piece on each space")


def areas_are_elsewhere(area: str, grid: str) -> Complaint:
    text = f"{spoken(area)} lies in `{grid}`, and nowhere else"
    return Complaint("not_held", "not there", text, f"say `in {grid}`, or name a space of it")


def in_several_areas(written: str, area: str, piece: str) -> Complaint:
    text = f"{spoken(piece)} has several sides, and each may be of another {area}: `{written}` could mean several"
    return Complaint("ambiguous_name", "which of them?", text, TILE_IS_IN.format(area, piece))


def has_no_areas(area: str, piece: str) -> Complaint:
    return Complaint("not_held", "not there", f"no {piece} ever lies in the grid of {area}")


def never_complete(area: str) -> Complaint:
    text = f"nothing says when {spoken(area)} is complete"
    return Complaint("never_comes", "never complete", text, f"add `, complete when …` to the line that declares {area}")


def no_place_to_lay(written: str, area: str) -> Complaint:
    text = f"`{written}` is {spoken(area)}: pieces lie on the spaces of its grid, and not in the area"
    return Complaint("wrong_kind", "not one place", text, "name a space")


def area_is_not_a_state(state: str, area: str) -> Complaint:
    text = f"{spoken(area)} is never {state}: it is where its pieces are"
    return Complaint("wrong_kind", ANOTHER_KIND, text, f"ask for `size of {area}` or `open_sides of {area}`")


def only_areas_are_completed(given: str) -> Complaint:
    return Complaint("wrong_kind", "not an area", f"only areas are completed, and `{given}` is none")


def lies_open_on_areas(zone: str) -> Complaint:
    text = f"`{zone}` is on areas, which join and fall apart: all that lies on one is seen, counted and found together"
    return Complaint("wrong_kind", "not on an area", text, "of such a zone only `holds …` is said")


def no_such_line(first: int, second: int) -> Complaint:
    text = f"there is no line between {first} and {second}"
    return Complaint("bad_number", "no such line", text, "say two neighbours: `columns 3 to 4`")


def areas_are_seen(grid: str) -> Complaint:
    text = f"pieces may lie face down in `{grid}`, and what is joined there would tell what they are"
    return Complaint("tells_a_secret", "this tells a secret", text, "keep pieces that lie face down in another place")
