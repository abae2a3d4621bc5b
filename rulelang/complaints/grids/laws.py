"""Where pieces may be laid on a grid: the notes of its line, and the sides that they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulelang.complaints.complaint import Complaint, did_you_mean, listed
from rulelang.complaints.values import ANOTHER_KIND, spoken

SIDES = "`north`, `east`, `south` and `west`"


def one_tile_on_a_space() -> Complaint:
    text = "where a grid says how pieces are laid beside each other, one lies on each space"
    return Complaint("never_used", "one on each space", text, "leave out `… on each space`")


def side_missing(piece: str, missing: Iterable[str]) -> Complaint:
    text = f"the sides of a piece are its columns {SIDES}, and `{piece}` has no {listed(missing)}"
    return Complaint("column_missing", "a side is missing", text, "add the columns to its table")


def sides_are_names(side: str, piece: str, type: str) -> Complaint:
    text = f"a side shows a name of a kind, and `{side}` of {piece} is {spoken(type)}"
    return Complaint("wrong_kind", ANOTHER_KIND, text, "declare `kind …: …` with what sides may show")


def sides_are_printed(side: str, piece: str) -> Complaint:
    text = f"`{side}` of {piece} is worked out in a match, and what may lie beside what is printed"
    return Complaint("not_known_yet", "not known before the game", text, "let each cell hold a name")


def sides_of_several_kinds(found: Mapping[str, str]) -> Complaint:
    told = ", ".join(f"`{column}` is {spoken(type)}" for type, column in found.items())
    return Complaint("different_kinds", "different kinds of value", f"all sides show names of one kind, and {told}")


def border_of_no_sides(name: str) -> Complaint:
    text = f"`border is {name}` says what a side at the border shows, and nothing asks here what sides show"
    return Complaint("never_used", "this says nothing", text, "say `sides must match`, or leave it out")


def no_such_side(name: str, kind: str, known: Iterable[str]) -> Complaint:
    text = f"`{name}` is no {kind}, and that is what sides show{did_you_mean(name, known)}"
    return Complaint("unknown_name", "unknown name", text)


def hexes_show_no_sides(written: str) -> Complaint:
    text = f"`{written}` speaks of four sides, and a hex has six"
    return Complaint("wrong_kind", "hexes have six sides", text, "leave out `hexagonal`, or this")


def first_is_a_secret(grid: str, zone: str) -> Complaint:
    text = f"where the first piece in `{grid}` lies hangs on `{zone}`, and not everybody sees that"
    return Complaint("tells_a_secret", "tells a secret", text, "let it hang on what all see")
