"""A board that is drawn: its size, its letters, and the pieces that they stand for."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def cannot_be_drawn(name: str, *, is_grid: bool) -> Complaint:
    text = f"`{name}` is no grid, and only grids are drawn"
    if is_grid:
        text = f"`{name}` cannot be drawn: only a grid of squares that all play on, without a law of its own"
    return Complaint("wrong_kind", "cannot be drawn", text)


def rows_of_another_size(name: str, rows: int) -> Complaint:
    text = f"{rows} rows are drawn, or their letters are not as many as `{name}` is wide"
    return Complaint("wrong_change", "another size", text, "draw each space: a letter for a piece, `.` where there is none")


def letter_unknown(letter: str) -> Complaint:
    text = f"it is not said what `{letter}` stands for"
    return Complaint("unknown_name", "unknown letter", text, f"say it below the picture: `{letter}: … of seat 1`")


def empty_is_a_dot() -> Complaint:
    return Complaint("unknown_name", "unknown letter", "an empty space is drawn as `.`", "write `.` for `-`")


def letter_not_used(letter: str) -> Complaint:
    return Complaint("never_used", "not drawn", f"no `{letter}` stands in the picture", "draw one, or leave this line out")


def letter_twice(letter: str) -> Complaint:
    return Complaint("given_twice", "given twice", f"`{letter}` stands for something already", "choose another letter")


def no_piece_of_letter(name: str) -> Complaint:
    text = f"`{name}` is no class of pieces that all look alike, and no row of one"
    return Complaint("wrong_kind", "not a piece", text)


def whose_letter(name: str, *, owned: bool) -> Complaint:
    text, hint = f"each player has a `{name}`, and it is not said whose this is", f"say `{name} of seat 1`"
    if not owned:
        text, hint = f"`{name}` belongs to nobody", "leave out whose it is"
    return Complaint("of_whom", "of whom?", text, hint)


def too_few_for_picture(name: str, drawn: int, there: int) -> Complaint:
    text = f"{drawn} `{name}` are drawn, and there {'is' if there == 1 else 'are'} {there}"
    return Complaint("deck_too_small", "not enough", text, "draw fewer, or declare more")
