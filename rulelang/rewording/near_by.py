"""A line that is almost right: small corrections where the parse stops, the cheapest first, followed along the parse table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import count
from typing import NamedTuple

from rulelang.rewording.patterns import as_words, tokens, written
from rulelang.rewording.sayings import sayings
from rulelang.rewording.vocabulary import Vocabulary
from rulelang.syntax.layout.broken_lines import joined
from rulelang.syntax.layout.indentation import declarations, words
from rulelang.syntax.layout.steps_in_line import MARKS, divided, on_lines_of_their_own
from rulelang.syntax.lr_parser import meaning
from rulelang.syntax.parse import keywords
from rulelang.syntax.parse_table import END, table
from rulelang.syntax.repair import advance
from rulelang.syntax.spelled_out import spelled_out
from rulelang.syntax.tokens import Word, scan
from rulelang.text.near_names import nearest
from rulelang.text.source import SourceFile

_MOST_TRIED = 400  # lines that are followed along the table, of one that is wrong
_DEAREST = 3.2  # what corrections of one line may cost together
_BACK = 3  # words before the one where the parse stops that may be to blame
_ARTICLE, _FILLER, _NAME, _SYNONYM, _SIGN, _TYPO = 0.3, 1.0, 0.4, 0.6, 0.6, 1.2

_FILLERS = frozenset(", : . ; then please now from of in to".split())
_COMPARED = frozenset("is are has have holds hold was shows show".split())
_CLAUSES = frozenset("if while until when where needs whose".split())


class Spot(NamedTuple):
    """Where a line stands: the states of the parse before it, and the words that follow it."""

    states: list[int]
    rest: tuple[Word, ...]  # from the end of its line on, which is the first
    address: bool  # whether it may name clauses by address

    def stops(self, line: str) -> int:
        """The number of the word of a line where the parse stops; -1 if it goes on past its end."""
        scanned = scan(SourceFile("", line))
        if not scanned.lines or scanned.complaints:
            column = scanned.complaints[0].span.column if scanned.complaints else 1
            return len(tokens(line[: column - 1]))
        own = spelled_out(scanned.lines[0].words)
        laid = divided([*own, *self.rest], [(0, len(own))])
        until = next(n for n, word in enumerate(laid) if word is self.rest[0])
        states, at, ways = self.states.copy(), 0, table()
        while at < until + 2 and at < len(laid):
            symbol, size = meaning(laid, at, states, ways)
            if symbol == END:
                return -1 if at >= until else at
            if not advance(states, symbol, ways):
                return sum(word.form not in MARKS for word in laid[: min(at, until)])
            at += size
        return -1


def spot(lines: Sequence[str], number: int, start: str) -> Spot | None:
    """Where line `number` stands; nothing if what stands before it does not parse."""
    scanned = scan(SourceFile("", "\n".join(lines)))
    group = next((group for group in declarations(joined(scanned.lines)) if group[0].number <= number <= group[-1].last), None)
    if group is None or not any(line.number == number for line in group):
        return None
    laid = on_lines_of_their_own(spelled_out(words(SourceFile("", ""), group)[0]), but=number)
    begin = next((n for n, word in enumerate(laid) if word.line == number and word.form not in ("indent", "dedent")), None)
    if begin is None:
        return None
    end = next(n for n in range(begin, len(laid)) if laid[n].form in ("newline", "end"))
    states = _before(laid, begin, start)
    return None if states is None else Spot(states, tuple(laid[end:]), scanned.elsewhere)


def _before(laid: Sequence[Word], begin: int, start: str) -> list[int] | None:
    ways = table()
    states, at = [ways.starts[start]], 0
    while at < begin:
        symbol, size = meaning(laid, at, states, ways)
        if not advance(states, symbol, ways):
            return None
        at += size
    return states


def nearby(seeds: Sequence[str], place: Spot, names: Vocabulary) -> Iterator[str]:
    """Lines that can be read where the seeds stand, with the fewest corrections first; the first seed is what was written."""
    number = count()
    waiting = [(n * 0.05 if n else 0.0, next(number), as_words(seed)) for n, seed in enumerate(seeds)]
    heapify(waiting)
    seen = {words for _, _, words in waiting}
    tried = 0
    while waiting and tried < _MOST_TRIED:
        cost, _, said = heappop(waiting)
        line = written(said)
        stuck = place.stops(line)
        tried += 1
        if stuck < 0:
            yield line
        for more, way in _corrections(said, stuck, names):
            if cost + more <= _DEAREST and way not in seen:
                seen.add(way)
                heappush(waiting, (cost + more, next(number), way))


def _corrections(said: tuple[str, ...], stuck: int, names: Vocabulary) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Each line that differs in one word from this, near where the parse stops, and what it costs."""
    last = len(said) - 1
    places = range(last + 1) if stuck < 0 else range(max(0, stuck - _BACK), min(stuck, last) + 1)
    for at in places:
        for cost, instead in _instead(said[at], names):
            if instead == ("+",) and not _can_be_added(said, at, names):
                continue
            yield cost, (*said[:at], *instead, *said[at + 1 :])
        for name in names.pieces_meant(said[at], said):
            yield _NAME, (*said[:at], name, *said[at + 1 :])
    if stuck >= 0:
        for sign in (":", ","):
            for at in {stuck, max(0, stuck - 1)} & set(range(1, len(said) + 1)):
                yield _SIGN, (*said[:at], sign, *said[at:])
    else:
        for at in places:
            if said[at] == "your" and said[at + 1 : at + 2] and not names.is_of_each(said[at + 1]):
                yield _FILLER, (*said[:at], *said[at + 1 :])
            if said[at] in names.resources or said[at] in names.zones or said[at] in names.numbers:
                yield _FILLER, (*said[:at], "your", *said[at:])


def _can_be_added(said: Sequence[str], at: int, names: Vocabulary) -> bool:
    """Whether a sum may be meant by what joins two things here. What something is compared with is listed (`is 2, 4 or 6`), or
    another condition follows; what is paid or had is added (`2 wood and 1 gem`)."""
    if said[0] == "winner":  # behind the comma stands what breaks a tie
        return False
    if at and names.resource_named(said[at - 1]):
        return True
    before = said[:at]
    begin = max((n for n, word in enumerate(before) if word in _CLAUSES), default=-1)
    return not _COMPARED.intersection(before[begin + 1 :])


def _instead(word: str, names: Vocabulary) -> Iterator[tuple[float, tuple[str, ...]]]:
    """What one word may have been meant for."""
    low = word.lower()
    if low in ("the", "a", "an"):
        yield _ARTICLE, ()
    if low in ("a", "an", "one"):
        yield _NAME, ("1",)
        yield _NAME, ("any",)
    if low in _FILLERS:
        yield _FILLER, ()
    for saying in sayings("synonym"):
        if saying.said == low:
            yield _SYNONYM, tokens(saying.line)
    if low != word:
        yield _ARTICLE, (low,)
    if word in names.forms or word in keywords() or not word[0].isalpha():
        return
    figures = tokens(word)
    if figures and figures[0] != low:
        yield _NAME, figures
    found = [*names.resource_named(low), *names.any_name(low), *names.any_class(low), *names.member(low), *names.column(low)]
    for name in dict.fromkeys(found):
        if name != word:
            yield _NAME, (name,)
    near = nearest(low, [*names.forms, *keywords(), *names.kinds, *names.kinds.values()]) if len(low) > 3 else None
    if near and near not in found:
        yield _TYPO, (near,)
