"""Characters, words and rows that are none of the language."""

from __future__ import annotations

from rulelang.complaints.complaint import Complaint


def not_utf8() -> Complaint:
    return Complaint("not_utf8", "not a text in UTF-8", "this byte is no character", "Save the file as UTF-8 in your editor.")


def stray_character(written: str, meant: str | None) -> Complaint:
    """`meant`: what is written here for this sign of other languages."""
    shown = written[:10] if written.isprintable() else f"U+{ord(written[0]):04X}"
    hint = f"Perhaps you mean `{meant}`." if meant is not None else None
    return Complaint("stray_character", "stray character", f"`{shown}` is not a sign of the language", hint)


def bar_within_a_line() -> Complaint:
    text = "`|` begins a line of a table, and stands at its beginning"
    return Complaint("stray_character", "stray character", text)


def unclosed_text() -> Complaint:
    return Complaint("unclosed_text", "text without an end", 'this text needs a `"` at its end, on the same line')


def begins_with_a_digit(written: str) -> Complaint:
    hint = "Names begin with a letter, numbers have only digits; put a space between a number and a word."
    return Complaint("bad_name", "not a name", f"`{written[:40]}` begins with a digit, and no name does", hint)


def row_without_an_end() -> Complaint:
    return Complaint("bad_row", "row without an end", "a row of a table ends with `|`, as in `| left | 3 |`")
