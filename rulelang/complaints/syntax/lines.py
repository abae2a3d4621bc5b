"""Lines that do not go on as they began, blocks that are not there, and what could have stood instead."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.complaints.complaint import Complaint

# What could have stood there.
A_NAME, A_NUMBER, A_TEXT, A_ROW = "a name", "a number", 'a text in `"`', "a row such as `| a | 1 |`"
A_STEP = "a step, such as `choose` or `move`"
A_FORMULA = "a number, a name or a formula"
A_SIGN = "a sign such as `+`"
ANOTHER_CLAUSE = "another clause"
END_OF_LINE, LINES_BELOW = "the end of the line", "indented lines below"

# With what a text begins, by what is read.
_BEGINS = {"declaration": "a declaration", "scenario": "a scenario"}
_AT_THE_MARGIN = {
    "declaration": "At the margin stand declarations, such as `zone` or `action`; what belongs to them is indented.",
    "scenario": 'At the margin stands `scenario "what it shows"`; its lines are indented below it.',
}
HOW_WRITTEN = {  # how the lines of a scenario are written
    "scenario": 'Write `scenario "what it shows"`.',
    "background": 'Write `background "what is so"`.',
    "given": "What is so at first: `given … is …`, `given seat 1 has 2 …`, `given … is in …`.",
    "when": "What somebody does: `when seat 1 does …`, `chooses …`, `pays …`, `uses …` or `declines`.",
    "then": "What must hold: `then … is …`, `then seat 1 has 2 …`, `then seat 1 may do …`.",
    "refused": 'What must not be possible: `refused seat 1 does …: "the reason"`.',
}
_UNREAD, _ENDED, _INDENT = "cannot read this", "unexpected end", "wrong indentation"


def word_begins_a_line(word: str, below: str | None) -> Complaint:
    """`below`: how the next line begins, if that may belong to this step as well as to the one before it."""
    why = f"the `{below}` below may belong to either step of this line: " if below else ""
    return Complaint("unexpected_word", _UNREAD, f"{why}`{word}` begins a line of its own, indented below")


def narrows_what_is_before(short: str) -> Complaint:
    example = "card whose rank is 1" if short == "whose" else "card that is red"
    text = f"`{short}` says which ones are meant of what stands right before it"
    return Complaint(
        "unexpected_word", _UNREAD, text, f"Say it of a class, as in `{example}`; a condition alone has `it` or a name."
    )


def cannot_be_a_name(word: str) -> Complaint:
    text = f"`{word}` is a word of the language and cannot be a name"
    return Complaint("reserved_word", "word of the language", text, "Choose another name.")


# What kind of sentence is expected, where what is written is another one.
A_WHOLE_STEP = "A step says what is done, `move card to hand`, `gain 2 coin`, or when and for whom: `if …: …`, `each player: …`."
A_CONDITION = "A condition begins with what it is about: `your coin is at least 3`, `there is a card in hand`, `count of … is …`."
A_THING = "Here stands something that is declared, or what a step has named: a class, a zone, a number of its own."


def begins_no_step(word: str) -> Complaint:
    """`word` is what was written first."""
    hint = "it follows the steps of an `if`, as far to the left as that" if word == "else" else A_WHOLE_STEP
    return Complaint("unexpected_word", _UNREAD, f"`{word}` does not begin a step", hint)


def stands_elsewhere(word: str, before: str, *, condition: bool) -> Complaint:
    """A word of the language where a condition begins, or where something is named."""
    text = f"`{word}` begins no condition" if condition else f"`{word}` does not stand {_after(before)}"
    return Complaint("unexpected_word", _UNREAD, text, A_CONDITION if condition else A_THING)


def missing_colon(before: str) -> Complaint:
    text = f"a `:` is missing after `{before}`"
    return Complaint("missing_colon", "missing colon", text, "A colon introduces what belongs to the line.")


def misspelt(written: str, meant: str) -> Complaint:
    return Complaint("unknown_word", "unknown word", f"`{written}` has no meaning here; did you mean `{meant}`?")


def row_without_a_table() -> Complaint:
    return Complaint("bad_row", "row without a table", "a row stands below the line of its table, indented")


def nothing_begins(start: str) -> Complaint:
    """`start` is what is read: a declaration, a scenario, or a cell."""
    return Complaint("unexpected_end", _ENDED, f"{_BEGINS.get(start, 'a cell')} is missing here", _AT_THE_MARGIN.get(start))


def does_not_begin(start: str, word: str) -> Complaint:
    """`start` is what is read: a declaration, a scenario, or a cell."""
    hint = _AT_THE_MARGIN.get(start)
    if start == "declaration" and word == "scenario":
        hint = "Scenarios stand in files of their own, whose names end in `.scenario`."
    shown = word if len(word) < 30 else f"{word[:30]}…"
    return Complaint("unexpected_word", _UNREAD, f"`{shown}` does not begin {_BEGINS.get(start, 'a cell')}", hint)


def expected_after(before: str, things: Sequence[str], hint: str | None) -> Complaint:
    return Complaint("unexpected_word", _UNREAD, f"{_after(before)} I expected {_listed(things)}", hint)


def ended_after(before: str, things: Sequence[str], hint: str | None) -> Complaint:
    ends = ", and the line ends" if before else ""
    return Complaint("unexpected_end", _ENDED, f"{_after(before)} I expected {_listed(things)}{ends}", hint)


STARTS_HERE = "it begins on the line of its `:`, and may go on below"
A_MINUS = "a `-` stands right before a number, or between two: write `0 - your debt` or `-1 * your debt`"


def given_in_brackets(form: str, name: str) -> str:
    """`action hop with colour`"""
    return f"what it is given stands in brackets after its name: `{form} {name} (guest, a player):`"


def handed_over_in_order(name: str) -> str:
    """`do hop, where hue is red`"""
    return f"what is handed over follows as the heading has it, without its name there: `do {name} red`"


def _after(before: str) -> str:
    return f"after `{before}`" if before else "here"


def _listed(things: Sequence[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} or {things[-1]}" if things else "nothing more"


def indented_less() -> Complaint:
    text = "this line is indented less than the line above, and no line before it begins here"
    return Complaint("bad_indent", _INDENT, text, "The lines of a block begin in one column.")


def indented_below_no_block(*, by_one: bool) -> Complaint:
    """`by_one`: it begins a single space further right, which nobody means."""
    hint = "A line that has lines below it ends with `:`. A long line breaks after a comma, or before `and`, `or` or `where`."
    if by_one:
        hint = "It begins one space further right than the line above."
    return Complaint("bad_indent", _INDENT, "this line is indented, but the line above opens no block", hint)


def rows_are_indented(opener: str) -> Complaint:
    return Complaint("bad_indent", _INDENT, f"the rows below `{_cut(opener)}` are indented")


def block_is_indented(opener: str) -> Complaint:
    return Complaint("bad_indent", _INDENT, f"what belongs to `{_cut(opener)}` is indented below it", "Two spaces are enough.")


def block_is_missing(opener: str) -> Complaint:
    return Complaint("unexpected_end", _ENDED, f"`{_cut(opener)}` needs at least one indented line below it")


def _cut(opener: str) -> str:
    return opener if len(opener) < 40 else f"{opener[:40]}…"


def too_many_clauses() -> Complaint:
    hint = "Give a part of it a name: as a `value`, or as an `action` of its own."
    return Complaint("too_deep", "nested too deeply", "this has too many clauses inside clauses", hint)
