"""Networks: what a way joins, how long it is, and between which places it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulelang.complaints.complaint import Complaint, did_you_mean
from rulelang.complaints.values import spoken

_ENDS = "two columns of its table name its ends: `| {0} | begins | ends |`"


def joins_nothing(type: str, ends: Sequence[str]) -> Complaint:
    """`ends`: the kinds of which two columns name a member; none, or several."""
    text = f"{spoken(type)} is no way: no two columns of it name two of one kind"
    hint = _ENDS.format(type)
    if ends:
        text = f"{spoken(type)} could join two of `{ends[0]}` as well as two of `{ends[1]}`"
        hint = "keep what is no end in a table of its own"
    return Complaint("wrong_kind", "what does it join?", text, hint)


def has_more_ends(type: str, kind: str, columns: Sequence[str]) -> Complaint:
    text = f"a way has two ends, and {len(columns)} columns of {type} name {spoken(kind)}"
    return Complaint("wrong_kind", "what does it join?", text, "keep what is no end in a table of its own")


def way_is_printed(column: str) -> Complaint:
    text = f"`{column}` changes in a match, and where a way leads, and how long it is, is printed"
    return Complaint("not_known_yet", "not known before the game", text, "a column with names or figures in its cells")


def no_such_measure(name: str, type: str, known: Iterable[str]) -> Complaint:
    text = f"{spoken(type)} has no column of figures that is called `{name}`{did_you_mean(name, known)}"
    return Complaint("unknown_property", "how long?", text, "name a column of figures, or leave this out: then each way counts 1")


def shorter_than_nothing(column: str) -> Complaint:
    text = f"in `{column}` something is taken away, and no way is shorter than 0"
    return Complaint("bad_number", "how long?", text)


def measured_along_what(measure: str) -> Complaint:
    text = f"`by {measure}` says how long each way is, and no ways are named"
    return Complaint(
        "wrong_kind", "along what?", text, "name the ways, as in `… along roads`, or leave this out: then each step counts 1"
    )


def along_which(kind: str, ways: str) -> Complaint:
    """`ways`: what joins names of this kind, in the plural."""
    text = f"{ways} lead from one {kind} to another, and how far it is hangs on them"
    return Complaint("wrong_kind", "along what?", text, f"say `distance from … to … along {ways}`")


def no_steps_from_there(written: str, type: str, kind: str | None) -> Complaint:
    """`kind`: that of the name at the other end, which what is written may be at."""
    text = f"`{written}` is {spoken(type)}, and steps are counted between two names of one kind, or on a board"
    return Complaint("wrong_kind", "no steps there", text, f"say where it is: `{kind} of {written}`" if kind else None)
