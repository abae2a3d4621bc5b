"""Complaints about a text, each with the line that was meant, where one is found that is in order in its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from rulelang.complaints.syntax.rewording import UNREAD, write
from rulelang.names.unread import OF_THE_WHOLE
from rulelang.printing.format import format_text
from rulelang.rewording.judging import Judge, Judges
from rulelang.rewording.near_by import Spot, nearby, spot
from rulelang.rewording.patterns import Sayings, as_words, tokens
from rulelang.rewording.vocabulary import Vocabulary
from rulelang.rewording.within import said_within
from rulelang.syntax.layout.broken_lines import pieces_of
from rulelang.syntax.layout.declared import groups
from rulelang.syntax.tokens import VARIANT, indentation_of
from rulelang.text.diagnostics import Complaints, Diagnostic
from rulelang.text.source import SourceFile

MOST_LINES = 8  # wrong lines of a text for which right ones are looked for
_NOWHERE = re.compile(r"\b(?:in|from) ((?:your )?\w+) to \1(?!\w| of)")  # what goes from a place to the same place
_ACTIVE = "active_player"
_OTHERS = ("each", "everyone", "any", "when", "steps")  # how lines begin below which it need not be done by whose turn it is
_GOES = re.compile(r"(?:replace|remove) +([^:]*\w|[^:]*\])")  # what a variant replaces or removes
# Of what stands in two lines: whether the first stands at the margin, and whether a block stands below the one that is wrong.
_TWO = {
    "at_least_once": (False, False),
    "two": (False, False),
    "heading": (True, True),
    "two_declarations": (True, False),
    "opened": (True, False),
}
_MOST_JUDGED = 10  # lines that can be read, of one that is wrong


def with_right_lines(
    source: SourceFile, complaints: Sequence[Diagnostic], names: Vocabulary, judges: Judges, start: str = "declaration"
) -> list[Diagnostic]:
    """The complaints; the first about each line says which line is right there, if one is found."""
    right = right_lines(source, complaints, names, judges, start)
    told: set[int] = set()
    found = []
    for complaint in complaints:
        line = complaint.span.line
        if complaint.file != source.name or line not in right:
            found.append(complaint)
        elif line not in told:
            told.add(line)
            found.append(complaint.model_copy(update={"hint": write(right[line], complaint, source.line(line))}))
        elif complaint.code not in UNREAD:  # what else is not understood of a line is said by the right one
            found.append(complaint)
    return found


def right_lines(
    source: SourceFile, complaints: Iterable[Diagnostic], names: Vocabulary, judges: Judges, start: str
) -> dict[int, str]:
    """The right line for each line that is complained about and for which one is found. Taken over, all of them together, none is
    complained about: those that are, by what only a whole text shows, make way for others, or for none."""
    of_lines = (one for one in complaints if one.file == source.name and not one.code.startswith(OF_THE_WHOLE))
    wrong = sorted({one.span.line for one in of_lines})[:MOST_LINES]
    search = _Search(source, names, judges.line, start, wrong)
    found = search.all()
    refused = _refused(judges, search.with_lines(found)) & set(found)
    for number in sorted(refused):
        others = {line: right for line, right in found.items() if line != number}
        stands = _standing(search, judges, others, number)
        found = others | search.one(number, stands)
    return found


def _standing(search: _Search, judges: Judges, others: dict[int, str], number: int) -> Judge:
    """Whether a line is in order, in the whole text as well."""

    def judge(lines: Sequence[str], at: int) -> bool:
        tried = others | {number: lines[number - 1].strip()}
        return judges.line(lines, at) and number not in _refused(judges, search.with_lines(tried))

    return judge


def _refused(judges: Judges, lines: Sequence[str]) -> set[int]:
    """The numbers of the lines that are complained about, where one may be two."""
    of = [number for number, line in enumerate(lines, 1) for _ in line.split("\n")]
    return {of[at - 1] for at in judges.refused("\n".join(lines).split("\n")) if 0 < at <= len(of)}


class _Search:
    """Looks for right lines of a text."""

    def __init__(self, source: SourceFile, names: Vocabulary, judge: Judge, start: str, wrong: Sequence[int]) -> None:
        self.source, self.names, self.judge, self.start = source, names, judge, start
        self.sayings = Sayings(names)
        self.written = list(source.lines())
        self.wrong = wrong

    def all(self) -> dict[int, str]:
        """For each wrong line the right one, if one is found. What is found goes into the text, and a line that is not understood
        at all is left out, before the next one is looked at."""
        lines, found = self.written, dict[int, str]()
        for number in self.wrong:
            if not self._is_one_line(lines, number):
                continue
            first = (
                two
                for sort in ("at_least_once", "heading", "two_declarations", "opened")
                if (two := self._two(lines, number, sort))
            )
            right = next(first, None) or self._right(lines, number, self.judge) or self._two(lines, number, "two")
            lines = self._without(lines, number) if right is None else _with(lines, number, right.partition("\n")[0])
            found |= {} if right is None else {number: right}
        return found

    def one(self, number: int, judge: Judge) -> dict[int, str]:
        """The same for one line, by a stricter judge."""
        right = self._right(self.written, number, judge)
        return {} if right is None else {number: right}

    def with_lines(self, right: Mapping[int, str]) -> list[str]:
        """The text with these lines taken over, and without what is still not understood of it."""
        lines = self.written
        for number in self.wrong:
            lines = self._without(lines, number) if number not in right and number <= len(lines) else lines
        for number, line in right.items():
            lines = _with(lines, number, line)
        return list(lines)

    def _without(self, lines: Sequence[str], number: int) -> list[str]:
        """The lines, one that is not understood left out; a scenario says nothing there."""
        return [*lines[: number - 1], "", *lines[number:]] if self.start == "scenario" else _left_out(lines, number)

    def _is_one_line(self, lines: Sequence[str], number: int) -> bool:
        return 0 < number <= len(lines) and len(pieces_of(lines, number)) == 1

    def _right(self, lines: list[str], number: int, judge: Judge) -> str | None:
        written = self.written[number - 1].strip()
        for candidate in islice(_candidates(lines, number, self.start, self.sayings), _MOST_JUDGED):
            tried = _with(lines, number, candidate)
            for later in self.wrong:
                tried = self._without(tried, later) if number < later <= len(lines) else tried
            if _replaces_more(candidate, written):
                continue
            if as_words(candidate) == as_words(written) or _NOWHERE.search(candidate) or not judge(tried, number):
                continue
            if _ACTIVE in candidate and _ACTIVE not in written and _others_do(lines, number):
                continue
            formatted = _as_fmt_writes(self.source, _with(lines, number, candidate), number, self.names, judge)
            right = formatted[number - 1].strip()
            return candidate if as_words(right) == as_words(written) else right
        return None

    def _two(self, lines: Sequence[str], number: int, sort: str) -> str | None:
        """Two lines, one below the other, for a step that takes two here; `sort` is that of the sayings."""
        line, place = _without_comment(lines[number - 1]), spot(lines, number, self.start)
        at_margin, of_a_block = _TWO[sort]
        margin = not indentation_of(lines[number - 1])
        if place is None or self.start != "declaration" or margin != at_margin or line.endswith(":") != of_a_block:
            return None
        for later in self.wrong:
            lines = self._without(lines, later) if later > number else lines
        seeds = [seed.partition(" / ") for seed in self.sayings.meant(sort, tokens(line))]
        parts = [(one, other) for one, _, other in seeds if one.endswith(":") or max(map(place.stops, (one, other))) < 0]
        for first, second in parts[:_MOST_JUDGED]:
            second = f"  {second}" if first.endswith(":") else second
            tried = _with(lines, number, f"{first}\n{second}")
            tried = "\n".join(tried).split("\n")
            if self.judge(tried, number) and self.judge(tried, number + 1):
                return f"{first}\n{second}"
        return None


def _with(lines: Sequence[str], number: int, line: str) -> list[str]:
    """The lines, one of them as it should be, or the two that stand for it."""
    old = lines[number - 1]
    indent = old[: len(old) - len(old.lstrip())]
    return [*lines[: number - 1], "\n".join(indent + one for one in line.split("\n")), *lines[number:]]


def _replaces_more(candidate: str, written: str) -> bool:
    """Whether a line does away with all of that of which another names a part."""
    now, was = _GOES.match(candidate), _GOES.match(written)
    return now is not None and was is not None and was[1] != now[1] and was[1].startswith((f"{now[1]}.", f"{now[1]}["))


def _others_do(lines: Sequence[str], number: int) -> bool:
    """Whether a line stands below one by which others do something than the player whose turn it is."""
    indent = indentation_of(lines[number - 1])
    for above in reversed(lines[: number - 1]):
        if not above.strip() or indentation_of(above) >= indent:
            continue
        indent = indentation_of(above)
        if above.split()[0] in _OTHERS:
            return True
        if not indent:
            break
    return False


def _as_fmt_writes(source: SourceFile, lines: list[str], number: int, names: Vocabulary, judge: Judge) -> list[str]:
    """The lines, this one in the words that `fmt` writes, where these are as right."""
    first, last = next((first, last) for first, last in groups(lines) if first <= number <= last)
    try:
        text = "\n".join(lines[first - 1 : last]) + "\n"
        formatted = format_text(source._replace(text=text), names.declared).rstrip("\n").split("\n")
    except Complaints:  # other lines of it are not understood yet
        return lines
    if len(formatted) != len(text.rstrip("\n").split("\n")):
        return lines
    indent = lines[number - 1][: len(lines[number - 1]) - len(lines[number - 1].lstrip())]
    tried = [*lines[: number - 1], indent + formatted[number - first].strip(), *lines[number:]]
    return tried if judge(tried, number) else lines


def _left_out(lines: Sequence[str], number: int) -> list[str]:
    """The lines, one that is not understood as a step that does nothing, or that only holds the steps below it."""
    line = lines[number - 1]
    indent = indentation_of(line)
    below = next((indentation_of(one) for one in lines[number:] if one.strip()), 0)
    if not indent:
        return list(lines)
    return [*lines[: number - 1], " " * indent + ("nothing happens" if indent >= below else "repeat 1 times:"), *lines[number:]]


def _candidates(lines: Sequence[str], number: int, start: str, sayings: Sayings) -> Iterator[str]:
    line = _without_comment(lines[number - 1])
    place = spot(lines, number, start)
    if place is None or not line:
        return
    said = tokens(line)
    whole = (seed for sort in _sorts(lines, number, start, place) for seed in sayings.meant(sort, said))
    seeds = [line, *whole, *said_within(line, sayings)]
    yield from nearby(list(dict.fromkeys(seeds)), place, sayings.v)


def _sorts(lines: Sequence[str], number: int, start: str, place: Spot) -> tuple[str, ...]:
    """What a line may be, by where it stands."""
    inside = indentation_of(lines[number - 1]) > 0
    if start == "scenario":
        return ("clause",) if inside else ()
    if not inside:
        return ("variant",) if place.address or lines[0].startswith(VARIANT) else ("declaration",)
    return ("block",) if place.rest[1:2] and place.rest[1].form == "indent" else ("step", "block")


def _without_comment(line: str) -> str:
    """A line without what is said about it."""
    quoted = False
    for at, letter in enumerate(line):
        quoted ^= letter == '"'
        if letter == "#" and not quoted:
            return line[:at].strip()
    return line.strip()
