"""Why a declaration does not parse, as a complaint in the author's words: never the name of a symbol of the grammar."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rulelang.complaints.syntax.lines import (
    A_FORMULA,
    A_MINUS,
    A_NAME,
    A_NUMBER,
    A_ROW,
    A_SIGN,
    A_STEP,
    A_TEXT,
    ANOTHER_CLAUSE,
    END_OF_LINE,
    HOW_WRITTEN,
    LINES_BELOW,
    STARTS_HERE,
    begins_no_step,
    block_is_indented,
    block_is_missing,
    cannot_be_a_name,
    does_not_begin,
    ended_after,
    expected_after,
    given_in_brackets,
    handed_over_in_order,
    indented_below_no_block,
    missing_colon,
    misspelt,
    narrows_what_is_before,
    nothing_begins,
    row_without_a_table,
    rows_are_indented,
    stands_elsewhere,
    too_many_clauses,
    word_begins_a_line,
)
from rulelang.complaints.syntax.words_elsewhere import zone_names_who_sees
from rulelang.syntax.layout.broken_lines import as_written, line_around
from rulelang.syntax.layout.steps_in_line import belongs_to_several
from rulelang.syntax.lr_parser import RESERVED, Stuck, accepts
from rulelang.syntax.parse_table import END, ParseTable, table
from rulelang.syntax.repair import BEGIN_A_LINE, Mended, phrases
from rulelang.syntax.spelled_out import short_word
from rulelang.syntax.tokens import Word, about
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

_MOST = 6  # things named that could have stood there
_WHOLE = {"NAME": A_NAME, "NUMBER": A_NUMBER, "TEXT": A_TEXT, "ROW": A_ROW}
_PLACES = {"_NL": END_OF_LINE, "_INDENT": LINES_BELOW, "_DEDENT": "", END: ""}
_LIKE = {
    "-": "+",
    "*": "+",
    "/": "+",
    "have": "has",
    "below": "above",
    "left of": "above",
    "right of": "above",
    "ahead of": "above",
    "behind": "above",
    "next to": "in",
    "diagonally next to": "in",
    "around": "in",
    "in a straight line from": "in",
    "in an orthogonal line from": "in",
    "in a diagonal line from": "in",
    "a jump from": "in",
    "an orthogonal jump from": "in",
    "a diagonal jump from": "in",
    "outflanked from": "in",
    "between": "above",
}
_SIGHTS = {  # with what other words a zone says who sees it
    "face down": "contents seen by nobody",
    "face up": "contents seen by everyone",
    "hidden": "contents seen by nobody",
    "closed": "contents seen by nobody",
    "secret": "contents seen by its owner",
    "private": "contents seen by its owner",
    "open": "contents seen by everyone",
    "public": "contents seen by everyone",
}
_NAMED = ("kind", "option", "pieces", "zones", "actions")  # declarations of several names
_NAMING = ("as",)  # after these something gets a name
_CONDITIONS = ("if", "and", "or", "not", "when", "while", "until", "where", "that", "whose")  # after these a condition begins
_STEP_WORDS = frozenset(  # with these steps begin, and nothing else
    """add blindly choose cost do draw each else end everyone fill gain if look may move needs one pass pay put repeat
    reward roll secretly show shuffle swap take turn turns until use""".split()
)
# What follows who does it, in steps that begin with that.
_DONE_BY = frozenset("become becomes come comes does leave leaves lose loses shows take takes win wins".split())
_SHOWN = 40  # letters of a line
_EARLY = (":", ",", ")", "is", "in", "where", "as", "from", "to")
_LATE = ("and", "or", "of", "+", "on", "above", "has", "still in the", "out of the", "to leave the")


def explain(source: SourceFile, words: Sequence[Word], stuck: Stuck, mended: Mended, start: str) -> Diagnostic:
    """The complaint about the word where the parse stopped, in the light of the correction that lets it go on."""
    word = words[stuck.at]
    if short := short_word(source, word):
        return about(source, word._replace(text=short), narrows_what_is_before(short))
    if told := _who_sees(source, words, min(stuck.at, mended.at)):
        return told
    if mended.meant == ":":
        return _missing_colon(source, words, mended.at)
    if mended.meant:
        return about(source, words[mended.at]._replace(text=mended.wrong), misspelt(mended.wrong, mended.meant))
    reserved = stuck.reserved and not _names_a_way(stuck.states, "NAME", table())
    if reserved or (word.form == "word" and word.text in RESERVED and A_NAME in expected(stuck.states)):
        return _reserved(source, words, stuck.at)
    if word.text == ":" and (late := _each_after_a_colon(words, stuck.at)) is not None:
        return _begins_a_line(source, words, late)
    if stuck.at > 1 and words[stuck.at - 1].text in BEGIN_A_LINE and words[stuck.at - 2].text == ":":
        return _begins_a_line(source, words, words[stuck.at - 1])
    if stuck.at == 0:
        return _first(source, word, start)
    if word.form == "indent":
        return _indented(source, words, stuck.at)
    if expected(stuck.states) == [_PLACES["_INDENT"]]:
        return _no_block(source, words, stuck.at)
    if told := _no_step(source, words, stuck):
        return told
    hint = _of_scenarios(words, stuck.at) if start == "scenario" else _of_what_is_given(words, stuck.at)
    return _unexpected(source, words, stuck, hint)


def _of_what_is_given(words: Sequence[Word], at: int) -> str | None:
    """How a heading, or a call, says what is given, where it is said as nearly everybody would say it."""
    if words[at].text not in (",", "with", "given"):
        return None
    heading = next((n for n, word in enumerate(words[:3]) if word.text in ("action", "phase", "steps")), None)
    if heading is not None and words[at].line == words[0].line:
        return given_in_brackets(words[heading].text, words[heading + 1].text)
    called = at >= 2 and words[at - 2].text == "do" and words[at + 1].text == "where"
    return handed_over_in_order(words[at - 1].text) if called else None


def _reserved(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    """A word of the language where it is none, and is no name."""
    word, before = words[at], words[at - 1]
    if before.text == ":":
        return _begins_a_line(source, words, word)
    if at and before.form in ("newline", "indent", "dedent") and words[at + 1].text != "becomes":
        return about(source, word, begins_no_step(word.text))
    names = words[0].text in _NAMED and word.line == words[0].line
    if names or at == 1 or before.text in _NAMING or words[at + 1].text == "becomes":
        return about(source, word, cannot_be_a_name(word.text))
    condition = before.text in _CONDITIONS
    before_it = _written(source, words, at)
    return about(source, word, stands_elsewhere(word.text, before_it, condition=condition))


def _begins_a_line(source: SourceFile, words: Sequence[Word], word: Word) -> Diagnostic:
    return about(source, word, word_begins_a_line(word.text, belongs_to_several(words, words.index(word))))


def _no_step(source: SourceFile, words: Sequence[Word], stuck: Stuck) -> Diagnostic | None:
    """The complaint about a line where a step is expected that begins as a sentence of a rulebook does: with who or what."""
    line_so_far = [(at, states) for at, states in stuck.trail if words[at].form not in ("indent", "dedent")]
    first, states = line_so_far[0] if line_so_far else (stuck.at, stuck.states)
    if first == stuck.at or words[first - 1].form not in ("newline", "indent", "dedent") or A_STEP not in expected(states):
        return None
    line = [word.text for word in line_around(words, stuck.at)]
    if words[first].text in _STEP_WORDS or not _DONE_BY.isdisjoint(line):
        return None
    said = as_written(source, words[first : stuck.at + 1])
    return about(source, words[first], begins_no_step(said)) if len(said) <= _SHOWN else None


def _who_sees(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic | None:
    """The complaint about a word with which rulebooks say who sees what lies in a zone."""
    if words[0].text != "zone":
        return None
    for place in range(max(1, at - 2), min(at + 2, len(words) - 1)):
        said = _SIGHTS.get(words[place].text) or _SIGHTS.get(f"{words[place].text} {words[place + 1].text}")
        if words[place - 1].text == "," and said:
            shown = words[place].text if words[place].text in _SIGHTS else f"{words[place].text} {words[place + 1].text}"
            return about(source, words[place]._replace(text=shown), zone_names_who_sees(said))
    return None


def _each_after_a_colon(words: Sequence[Word], at: int) -> Word | None:
    """The `each` of `if …: each player: …`, which can also begin what each of several has."""
    line = [word for word in line_around(words, at) if (word.line, word.column) < (words[at].line, words[at].column)]
    return next((word for before, word in pairwise(line) if before.text == ":" and word.text == "each"), None)


def _of_scenarios(words: Sequence[Word], at: int) -> str | None:
    """How a line of a scenario is written: by the word that it begins with, or goes on with."""
    begun = [word.text for i, word in enumerate(words[:at]) if i == 0 or words[i - 1].form in ("newline", "indent")]
    known = [word for word in begun if word in HOW_WRITTEN]
    return HOW_WRITTEN[known[-1]] if known and begun[-1] in (*HOW_WRITTEN, "and") else None


def _indented(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    """A line that begins further right than the one above, which opens no block."""
    word = words[at]
    above = next(other for other in words if other.line == words[at - 1].line and other.text)
    return about(source, word._replace(text=" "), indented_below_no_block(by_one=word.column == above.column + 1))


def too_deep(source: SourceFile, words: Sequence[Word]) -> Diagnostic:
    """The complaint about clauses in clauses without end."""
    return about(source, words[0], too_many_clauses())


def expected(states: list[int]) -> list[str]:
    """What could have stood after the states, the likeliest first, each as the author would write it."""
    ways = table()
    own = [" ".join(phrase).replace(" - ", "-") for phrase in phrases(states, ways)]
    wholes = [text for symbol, text in _WHOLE.items() if accepts(states, symbol, ways) and not _names_a_way(states, symbol, ways)]
    if {"count", "sum"} <= set(own):
        return _begins(states, own, ways)
    if "choose" in own and A_NAME in wholes:
        return [A_STEP]
    own = [text for text in own if text != "," or "as" not in own]  # after a comma there stands something that is seldom meant
    own = [text for text in own if text != "between" or "above" in own]  # in a group it is one of the words like `in`
    own = sorted({_LIKE.get(text, text) for text in own}, key=_rank)
    named = [f"`{text}`" if text != "+" else A_SIGN for text in own]
    places = [text for symbol, text in _PLACES.items() if text and accepts(states, symbol, ways)]
    if "`as`" in named:  # a title may stand there, too, which nobody means who goes on without a quote
        wholes = [text for text in wholes if text != _WHOLE["TEXT"]]
    return _short(wholes + named, places)


def _names_a_way(states: list[int], symbol: str, ways: ParseTable) -> bool:
    """Whether a name here could only be that of a direction, as in `space heading of origin`: few who stop here meant that."""
    to = ways.states[states[-1]].get(symbol, -1)
    return symbol == "NAME" and to >= 0 and list(ways.states[to]) == ["OF"]


def _rank(text: str) -> tuple[int, str]:
    return (_EARLY.index(text) - 99 if text in _EARLY else _LATE.index(text) + 1 if text in _LATE else 0), text


def _begins(states: list[int], own: list[str], ways: ParseTable) -> list[str]:
    if "choose" in own or "shuffle" in own:
        return [A_STEP]
    first = ["`all`"] if "all" in own else []
    return [*first, A_FORMULA if accepts(states, "NUMBER", ways) else A_NAME]


def _short(named: list[str], places: list[str]) -> list[str]:
    if len(named) > _MOST - len(places):
        return [*named[: _MOST - len(places) - 1], *places, ANOTHER_CLAUSE]
    return [*named, *places]


def _missing_colon(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    before = words[at - 1]
    spot = Word("sign", ":", before.line, before.end_column)
    return about(source, spot, missing_colon(_written(source, words, at)))


def _first(source: SourceFile, word: Word, start: str) -> Diagnostic:
    if word.form == "row":
        return about(source, word._replace(text="|"), row_without_a_table())
    if word.form in ("newline", "end"):
        return about(source, word, nothing_begins(start))
    return about(source, word, does_not_begin(start, word.text))


def _no_block(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    opener = as_written(source, line_around(words, at - 2))
    if words[at].form == "row":
        return about(source, words[at]._replace(text="|"), rows_are_indented(opener))
    if words[at].form in ("word", "text", "number", "fraction", "sign"):
        return about(source, words[at], block_is_indented(opener))
    return about(source, words[at - 2], block_is_missing(opener))


def _unexpected(source: SourceFile, words: Sequence[Word], stuck: Stuck, hint: str | None) -> Diagnostic:
    word, last = words[stuck.at], words[stuck.at - 1]
    before = _written(source, words, stuck.at)
    things = expected(stuck.states)
    if word.form in ("newline", "end", "dedent", "indent"):
        spot = Word("sign", " ", last.line, last.end_column) if before else word
        if last.text == ":" and A_FORMULA in things:
            hint = STARTS_HERE
        return about(source, spot, ended_after(before, things, hint))
    minus = "-" in (word.text, last.text) and not {A_FORMULA, A_NUMBER}.isdisjoint(things)
    return about(source, word, expected_after(before, things, A_MINUS if minus else hint))


def _written(source: SourceFile, words: Sequence[Word], at: int) -> str:
    """The one or two words before a place, as they are written on its line."""
    line = words[at - 1].line if at else 0
    before = [word for word in words[max(0, at - 2) : at] if word.text and word.line == line]
    if not before or (
        words[at - 1].form == "newline" and words[at].form in ("word", "number", "fraction", "text", "sign", "row")
    ):
        return ""
    if len(before) == 2 and before[0].form in ("sign", "row"):
        before = before[1:]
    text = source.line(line)[before[0].column - 1 : before[-1].end_column - 1]
    return text if len(text) <= 40 else f"…{text[-40:]}"
