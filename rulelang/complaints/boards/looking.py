"""Boards: what stands beside what, lines, directions, hexes, and where players sit."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint, listed
from rulelang.complaints.values import spoken
from rulelang.program.kinds import with_article


def a_space_is_needed(written: str, given: str) -> Complaint:
    text = f"a space of a grid is needed here, and `{written}` is {spoken(given)}"
    return Complaint("wrong_kind", "not a space", text, "name a space, or a piece that lies on one")


def in_that_place_already() -> Complaint:
    text = "what stands beside a space, or in a line from it, is on its board"
    return Complaint("wrong_kind", "where?", text, "leave out this place")


def nothing_is_near(type: str) -> Complaint:
    text = f"spaces and pieces stand on a board; {spoken(type)} does not"
    return Complaint("wrong_kind", "not on a board", text)


def forward_on_which_board(grids: int) -> Complaint:
    text = (
        "there is no grid to look at" if grids == 0 else "there are several grids, and players may face each in another direction"
    )
    return Complaint("ambiguous_name", "on which board?", text, "say `space ahead of …` of a space or a piece")


def of_one_board(type: str, grids: int) -> Complaint:
    """`grids`: on how many grids things of a class may be."""
    text = f"{with_article(type)} lies on no grid" if grids == 0 else f"these may be on {grids} different grids"
    return Complaint("ambiguous_name", "on which board?", text, "say the space: `space of …` of pieces of one grid")


def whose_board(grid: str, piece: str | None = None) -> Complaint:
    """`piece`: what was said instead of a space."""
    text = f"there is a `{grid}` for each player, and nothing says whose is meant"
    hint = f"say `space of {piece}`: that space of your own {grid}" if piece else "say it where somebody is `you`"
    return Complaint("ambiguous_name", "whose board?", text, hint)


def hexes_have_no_diagonals() -> Complaint:
    text, hint = "there are no diagonals on a grid of hexes", "the six around a hex are `next to` it"
    return Complaint("wrong_kind", "hexes have other sides", text, hint)


def no_hex_straight(relation: str) -> Complaint:
    text = f"no hex is straight {relation} another"
    return Complaint("wrong_kind", "hexes have other sides", text, "say `space north_east of …`, or `next to`")


def no_straight_ahead() -> Complaint:
    text = "the rows of a grid of hexes lie half a hex apart, so no hex is straight ahead of who sits at the bottom or the top"
    return Complaint("wrong_kind", "hexes have other sides", text, "ask which spaces `next to` it lie `ahead of` it")


def outflanked_are_pieces() -> Complaint:
    return Complaint("wrong_kind", "not a piece", "pieces are outflanked, and not spaces", "say `disc outflanked from space`")


def only_others_are_outflanked() -> Complaint:
    text = "the pieces of others are outflanked, between the space and one of yours"
    return Complaint("wrong_kind", "whose pieces?", text, "leave out `your`")


def outflanked_where_several_lie(grid: str) -> Complaint:
    text = f"several pieces may lie on one space of `{grid}`, and of which of them would the line be?"
    return Complaint("wrong_kind", "several on one space", text, "pieces are outflanked on grids with one piece on each space")


def no_side(grid: str, seats: Sequence[int], automas: Sequence[str]) -> Complaint:
    """The seats, and the automas, of which nobody knows what is ahead of them."""
    who = listed([*(f"seat {seat}" for seat in seats), *automas])
    hint = f"say where each sits: `grid {grid}: …, seat 1 at the bottom, seat 2 at the top`"
    if automas:
        hint = "an automa sits at no side of a board"
    return Complaint("wrong_kind", "ahead of whom?", f"nothing says at which side of `{grid}` {who} sits", hint)


def own_board_is_before_you() -> Complaint:
    text = "each player has a board of their own, and sits at the bottom of it"
    return Complaint("wrong_kind", "said already", text, "leave this out")


def no_direction(name: str, heading: str, given: str) -> Complaint:
    text = f"`{name} {heading} of …` names the next space in a direction, and `{heading}` is {spoken(given)}"
    hint = f"say `space {heading} of …`" if name != "space" else "`each direction as heading` gives the directions one by one"
    return Complaint("wrong_kind", "not a direction", text, hint)


def no_directions(*, several: bool) -> Complaint:
    """`several`: there are grids, of squares and of hexes; else there is none."""
    text = "there is no grid, so there are no directions"
    if several:
        text = "there are grids of squares and of hexes, and their directions differ"
    return Complaint("unknown_class", "no directions", text)
