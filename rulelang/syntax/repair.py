"""A declaration that does not parse, with the smallest correction that lets the parse go on, so that more can be found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulelang.syntax.lr_parser import Stuck, accepts, meaning
from rulelang.syntax.parse_table import END, ParseTable, table
from rulelang.syntax.tokens import Word
from rulelang.text.near_names import edits

_FORMS = ("word", "sign", "number", "fraction", "text", "row")
BEGIN_A_LINE = ("may", "turns")  # they begin a line of their own, and could be names of something
_TRIED = 8  # words of a line, back from where the parse stopped
_LONGEST = 4  # words of a phrase of the language that are compared with what is written


class Mended(NamedTuple):
    """What was tried: the words to go on with (None: give up), and, if that explains it, the word or `:` that was meant."""

    words: list[Word] | None
    at: int
    wrong: str = ""
    meant: str = ""

    @property
    def explained(self) -> bool:
        """Whether the correction says what is wrong."""
        return bool(self.meant)


def mend(words: list[Word], stuck: Stuck) -> Mended:
    """The correction after which the parse comes farthest; it comes at least past the word where it was stuck."""
    ways = table()
    best: tuple[int, Mended] | None = None
    for states, tried in _corrections(words, stuck, ways):
        assert tried.words is not None
        stop = stops_at(tried.words, tried.at, states, ways)
        if tried.meant == ":" and stop <= _line_ends(tried.words, tried.at):
            continue  # a line in which a colon is missing reads to its end with it
        left = len(tried.words) - stop
        if left < len(words) - stuck.at and (best is None or left < best[0]):
            best = left, tried
    return best[1] if best else Mended(_without_line(words, stuck, ways), stuck.at)


def _line_ends(words: Sequence[Word], at: int) -> int:
    return next(n for n in range(at, len(words)) if words[n].form in ("newline", "end"))


def stops_at(words: Sequence[Word], at: int, states: list[int], ways: ParseTable) -> int:
    """The first word that cannot be followed from there, or the first of the line after the next."""
    states = states.copy()
    lines = 0
    while at < len(words) and lines < 2:
        symbol, size = meaning(words, at, states, ways)
        if symbol == END or not advance(states, symbol, ways):
            return at
        lines += words[at].form == "newline" or lines
        at += size
    return at


def advance(states: list[int], symbol: str, ways: ParseTable) -> bool:
    """Follows one symbol, if it has a place."""
    while (to := ways.states[states[-1]].get(symbol)) is not None and to < 0:
        rule = ways.rules[-to - 1]
        if rule.keep:
            del states[-len(rule.keep) :]
        states.append(ways.states[states[-1]][rule.origin])
    if to is None:
        return False
    states.append(to)
    return True


def phrases(states: list[int], ways: ParseTable) -> list[tuple[str, ...]]:
    """The language's own words that have a place after the states."""
    here = ways.states[states[-1]]
    found = [
        phrase
        for ways_on in ways.phrases.values()
        for phrase, terminal in ways_on
        if terminal in here and accepts(states, terminal, ways)
    ]
    return sorted(set(found))


def _corrections(words: list[Word], stuck: Stuck, ways: ParseTable) -> Iterator[tuple[list[int], Mended]]:
    if stuck.reserved:
        yield from _spellings(words, stuck.at, stuck.states, ways)
        word = words[stuck.at]
        yield stuck.states, Mended([*words[: stuck.at], word._replace(text=f"{word.text}_"), *words[stuck.at + 1 :]], stuck.at)
        return
    trail = [(at, states) for at, states in stuck.trail if words[at].form in _FORMS][-_TRIED:]
    for at, states in [(stuck.at, stuck.states), *reversed(trail)]:
        yield from _spellings(words, at, states, ways)
    for at, states in [(stuck.at, stuck.states), *reversed(trail)]:
        if accepts(states, _colon(ways), ways):
            yield states, Mended([*words[:at], _like(words[at], ":"), *words[at:]], at, meant=":")
    if words[stuck.at].form == "indent":
        yield stuck.states, Mended(_levelled(words, stuck.at), stuck.at)
    expected = phrases(stuck.states, ways)
    for phrase in expected if len(expected) <= _TRIED else ():
        yield (
            stuck.states,
            Mended([*words[: stuck.at], *(_like(words[stuck.at], word) for word in phrase), *words[stuck.at :]], stuck.at),
        )
    if words[stuck.at].form in _FORMS:
        yield stuck.states, Mended([*words[: stuck.at], *words[stuck.at + 1 :]], stuck.at)


def _spellings(words: list[Word], at: int, states: list[int], ways: ParseTable) -> Iterator[tuple[list[int], Mended]]:
    if words[at].form != "word":
        return
    own = phrases(states, ways)
    if (words[at].text,) in own or words[at].text in BEGIN_A_LINE:  # `may` in the wrong place is not a misspelt `pay`
        return
    near = sorted((distance, phrase) for phrase in own if (distance := _distance(words, at, phrase)))
    for _, phrase in near[:2]:
        right = [_like(words[at], word) for word in phrase]
        wrong = " ".join(word.text for word in words[at : at + len(phrase)])
        yield states, Mended([*words[:at], *right, *words[at + len(phrase) :]], at, wrong, " ".join(phrase))


def _distance(words: list[Word], at: int, phrase: tuple[str, ...]) -> int:
    """The number of letters between what is written and the phrase; 0 if they are equal or too far apart."""
    written = words[at : at + len(phrase)]
    if len(phrase) > _LONGEST or any(word.form != "word" for word in written) or max(len(word.text) for word in written) > 30:
        return 0
    wrong, right = " ".join(word.text for word in written), " ".join(phrase)
    allowed = 0 if len(wrong) < 3 else max(1, len(right) // 3) if len(phrase) == 1 else max(1, len(right) // 5)
    if abs(len(wrong) - len(right)) > allowed:
        return 0
    distance = edits(wrong.lower(), right)
    if wrong != right and wrong.lower() == right:
        return 1
    return distance if distance <= allowed else 0


def _without_line(words: list[Word], stuck: Stuck, ways: ParseTable) -> list[Word] | None:
    """The words with a harmless line in the place of the guilty one, or with the lines that a block lacks."""
    if words[stuck.at].form not in (*_FORMS, "newline"):
        lacking = [_like(words[stuck.at], "", "indent"), _like(words[stuck.at], "pass"), _like(words[stuck.at], "", "newline")]
        tried = [*words[: stuck.at], *lacking, _like(words[stuck.at], "", "dedent"), *words[stuck.at :]]
        return (
            tried if len(tried) - stops_at(tried, stuck.at, stuck.states, ways) < len(words) - stuck.at + 2 and stuck.at else None
        )
    begins = [(at, states) for at, states in stuck.trail if words[at].form in _FORMS] or [(stuck.at, stuck.states)]
    at, states = begins[0]
    ends = next(i for i in range(at, len(words)) if words[i].form == "newline")
    for filler in ("pass", "repeat :", "given nobody"):
        tried = [*words[:at], *(_like(words[at], word) for word in filler.split()), *words[ends:]]
        if len(tried) - stops_at(tried, at, states, ways) < len(words) - ends and at:
            return tried
    return None


def _levelled(words: list[Word], at: int) -> list[Word]:
    """The words without the `indent` at a place and without the `dedent` that belongs to it."""
    depth = 0
    for i in range(at, len(words)):
        depth += {"indent": 1, "dedent": -1}.get(words[i].form, 0)
        if depth == 0:
            return [*words[:at], *words[at + 1 : i], *words[i + 1 :]]
    return [*words[:at], *words[at + 1 :]]


def _colon(ways: ParseTable) -> str:
    return ways.phrases[":"][0][1]


def _like(word: Word, text: str, form: str = "") -> Word:
    return Word(form or ("word" if text.isalpha() else "sign"), text, word.line, word.column)
