"""How many of something somebody or some place has: of what, where it lies, and of whom it is said; what a column includes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean


def how_many_of_what(name: str | None, known: Iterable[str]) -> Complaint:
    if name is None:
        return Complaint("wrong_kind", "how many of what?", "of what it holds so many is not said", "say so: `at least 3 cards`")
    text = f"there are no `{name}` to be counted{did_you_mean(name, known)}"
    hint = "what is counted are resources, pieces in a place, counters and values"
    return Complaint("unknown_class", "how many of what?", text, hint)


def lie_where(written: str) -> Complaint:
    return Complaint("wrong_kind", "where do they lie?", "pieces lie in a place", f"say which: `{written} in …`")


def none_of_a_number(name: str) -> Complaint:
    return Complaint("wrong_kind", "not in a place", f"`{name}` is a number, and nothing more can be said of it")


def not_about(written: str, word: str) -> Complaint:
    text = f"this is asked of each {word}, and `{written}` does not speak of it"
    return Complaint("not_about_it", "not about the candidate", text, f"say which place of the {word} is meant")


def includes_or_has(word: str, right: str, holder: str) -> Complaint:
    """`word` is the author's, `right` the one that is said of this holder."""
    said = "says what stands in a column, and does not hold it" if right.startswith("include") else "is no bundle in a column"
    return Complaint("wrong_kind", "has or includes", f"`{holder}` {said}", f"say `{right}` instead of `{word}`")


def only_columns_include(written: str) -> Complaint:
    text = f"`{written}` is worked out, and only what stands in a column of a table can be looked through"
    return Complaint("wrong_kind", "not in a column", text, "give the column of the table")


def leaves_a_choice(column: str) -> Complaint:
    text = f"a cell of `{column}` leaves a choice open, and so it is not settled what it includes"
    return Complaint("wrong_kind", "not settled", text, "join what it says by `+` alone, or give each way a column of its own")


def so_much_of_what(written: str, known: Sequence[str]) -> Complaint:
    """`known` are resources of the game, for examples; none where only values are counted."""
    one, other = known[:2] if len(known) > 1 else (*known, "wood")[:1] * 2
    both = f"`{one} + {other}`, " if one != other else ""
    hint = f"name what it includes: `1 {one}`, {both}`at least 2 {one}`, `no {one}`"
    return Complaint("wrong_kind", "so much of what?", f"`{written}` does not say how much of which resource", hint)


def so_much_of_a_kind(column: str, amount: int, kind: str) -> Complaint:
    """`column`: the bundle as it is written; `kind` are the resources of which any would do."""
    text = f"`{kind}` are several resources, and `includes` asks for one"
    return Complaint(
        "wrong_kind", "so much of what?", text, f"say how much of all of them: `{kind} of {column} is at least {amount}`"
    )
