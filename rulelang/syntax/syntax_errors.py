"""Why a declaration does not parse, as a complaint in the author's words: never the name of a symbol of the grammar."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.syntax.lr_parser import RESERVED, Stuck, accepts
from rulelang.syntax.parse_table import END, ParseTable, table
from rulelang.syntax.repair import Mended, phrases
from rulelang.syntax.tokens import Word, complaint
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

_MOST = 6  # things named that could have stood there
_WHOLE = {"NAME": "a name", "NUMBER": "a number", "TEXT": 'a text in `"`', "ROW": "a row such as `| a | 1 |`"}
_PLACES = {"_NL": "the end of the line", "_INDENT": "indented lines below", "_DEDENT": "", END: ""}
_LIKE = {
    "-": "+",
    "*": "+",
    "/": "+",
    "have": "has",
    "below": "above",
    "left of": "above",
    "right of": "above",
    "between": "above",
}
_WRITTEN = {  # how the lines of a scenario are written
    "scenario": 'Write `scenario "what it shows"`.',
    "background": 'Write `background "what is so"`.',
    "given": "What is so at first: `given … is …`, `given seat 1 has 2 …`, `given … is in …`.",
    "when": "What somebody does: `when seat 1 does …`, `chooses …`, `pays …`, `uses …` or `declines`.",
    "then": "What must hold: `then … is …`, `then seat 1 has 2 …`, `then seat 1 may do …`.",
    "refused": 'What must not be possible: `refused seat 1 does …: "the reason"`.',
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
_SEEN = "Everybody sees all of a zone that says nothing. `top seen by everyone`: only the top of a pile is open."
_EARLY = (":", ",", ")", "is", "in", "where", "as", "from", "to")
_LATE = ("and", "or", "of", "+", "on", "above", "has")


def explain(source: SourceFile, words: Sequence[Word], stuck: Stuck, mended: Mended, start: str) -> Diagnostic:
    """The complaint about the word where the parse stopped, in the light of the correction that lets it go on."""
    word = words[stuck.at]
    if told := _who_sees(source, words, min(stuck.at, mended.at)):
        return told
    if mended.meant == ":":
        return _missing_colon(source, words, mended.at)
    if mended.meant:
        return _misspelt(source, words[mended.at], mended)
    if stuck.reserved or (word.form == "word" and word.text in RESERVED and "a name" in expected(stuck.states)):
        if words[stuck.at - 1].text == ":":
            text = f"only a short step stands on the line of its `:`; `{word.text}` begins a line of its own, indented below"
            return complaint(source, word, "unexpected_word", "cannot read this", text)
        text = f"`{word.text}` is a word of the language and cannot be a name"
        return complaint(source, word, "reserved_word", "word of the language", text, "Choose another name.")
    if stuck.at == 0:
        return _first(source, word, start)
    if word.form == "indent":
        return _indented(source, words, stuck.at)
    if expected(stuck.states) == [_PLACES["_INDENT"]]:
        return _no_block(source, words, stuck.at)
    return _unexpected(source, words, stuck, _of_scenarios(words, stuck.at) if start == "scenario" else None)


def _who_sees(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic | None:
    """The complaint about a word with which rulebooks say who sees what lies in a zone."""
    if words[0].text != "zone":
        return None
    for place in range(max(1, at - 2), min(at + 2, len(words) - 1)):
        said = _SIGHTS.get(words[place].text) or _SIGHTS.get(f"{words[place].text} {words[place + 1].text}")
        if words[place - 1].text == "," and said:
            shown = words[place].text if words[place].text in _SIGHTS else f"{words[place].text} {words[place + 1].text}"
            text = f"who sees what lies in a zone is said by naming who: `{said}`"
            return complaint(source, words[place]._replace(text=shown), "who_sees", "who sees it?", text, _SEEN)
    return None


def _of_scenarios(words: Sequence[Word], at: int) -> str | None:
    """How a line of a scenario is written: by the word that it begins with, or goes on with."""
    begun = [word.text for i, word in enumerate(words[:at]) if i == 0 or words[i - 1].form in ("newline", "indent")]
    known = [word for word in begun if word in _WRITTEN]
    return _WRITTEN[known[-1]] if known and begun[-1] in (*_WRITTEN, "and") else None


def _indented(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    """A line that begins further right than the one above, which opens no block."""
    word = words[at]
    above = next(other for other in words if other.line == words[at - 1].line and other.text)
    text = "this line is indented, but the line above opens no block"
    hint = "A line that has lines below it ends with `:`."
    if word.column == above.column + 1:
        hint = "It begins one space further right than the line above."
    return complaint(source, word._replace(text=" "), "bad_indent", "wrong indentation", text, hint)


def too_deep(source: SourceFile, words: Sequence[Word]) -> Diagnostic:
    """The complaint about clauses in clauses without end."""
    hint = "Give a part of it a name: as a `value`, or as an `action` of its own."
    return complaint(source, words[0], "too_deep", "nested too deeply", "this has too many clauses inside clauses", hint)


def expected(states: list[int]) -> list[str]:
    """What could have stood after the states, the likeliest first, each as the author would write it."""
    ways = table()
    own = [" ".join(phrase).replace(" - ", "-") for phrase in phrases(states, ways)]
    wholes = [text for symbol, text in _WHOLE.items() if accepts(states, symbol, ways)]
    if {"count", "sum"} <= set(own):
        return _begins(states, own, ways)
    if "choose" in own and "a name" in wholes:
        return ["a step, such as `choose` or `move`"]
    own = sorted({_LIKE.get(text, text) for text in own}, key=_rank)
    named = [f"`{text}`" if text != "+" else "a sign such as `+`" for text in own]
    places = [text for symbol, text in _PLACES.items() if text and accepts(states, symbol, ways)]
    if "`as`" in named:  # a title may stand there, too, which nobody means who goes on without a quote
        wholes = [text for text in wholes if text != _WHOLE["TEXT"]]
    return _short(wholes + named, places)


def _rank(text: str) -> tuple[int, str]:
    return (_EARLY.index(text) - 99 if text in _EARLY else _LATE.index(text) + 1 if text in _LATE else 0), text


def _begins(states: list[int], own: list[str], ways: ParseTable) -> list[str]:
    if "choose" in own or "shuffle" in own:
        return ["a step, such as `choose` or `move`"]
    first = ["`all`"] if "all" in own else []
    return [*first, "a number, a name or a formula" if accepts(states, "NUMBER", ways) else "a name"]


def _short(named: list[str], places: list[str]) -> list[str]:
    if len(named) > _MOST - len(places):
        return [*named[: _MOST - len(places) - 1], *places, "another clause"]
    return [*named, *places]


def _missing_colon(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    before = words[at - 1]
    spot = Word("sign", ":", before.line, before.end_column)
    hint = "A colon introduces what belongs to the line."
    return complaint(
        source, spot, "missing_colon", "missing colon", f"a `:` is missing after `{_written(source, words, at)}`", hint
    )


def _misspelt(source: SourceFile, word: Word, mended: Mended) -> Diagnostic:
    shown = word._replace(text=mended.wrong)
    text = f"`{mended.wrong}` has no meaning here; did you mean `{mended.meant}`?"
    return complaint(source, shown, "unknown_word", "unknown word", text)


def _first(source: SourceFile, word: Word, start: str) -> Diagnostic:
    what = {"declaration": "a declaration", "scenario": "a scenario"}.get(start, "a cell")
    shown = word.text if len(word.text) < 30 else f"{word.text[:30]}…"
    if word.form == "row":
        return complaint(
            source,
            word._replace(text="|"),
            "bad_row",
            "row without a table",
            "a row stands below the line of its table, indented",
        )
    hint = {
        "a declaration": "At the margin stand declarations, such as `zone` or `action`; what belongs to them is indented.",
        "a scenario": 'At the margin stands `scenario "what it shows"`; its lines are indented below it.',
    }.get(what)
    if start == "declaration" and word.text == "scenario":
        hint = "Scenarios stand in files of their own, whose names end in `.scenario`."
    if word.form in ("newline", "end"):
        return complaint(source, word, "unexpected_end", "unexpected end", f"{what} is missing here", hint)
    return complaint(source, word, "unexpected_word", "cannot read this", f"`{shown}` does not begin {what}", hint)


def _no_block(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic:
    line = words[at - 2].line
    begins = next(i for i in range(at) if words[i].line == line and words[i].form not in ("indent", "dedent"))
    opener = source.line(line)[words[begins].column - 1 : words[at - 2].end_column - 1] or words[begins].text
    opener = opener if len(opener) < 40 else f"{opener[:40]}…"
    if words[at].form == "row":
        return complaint(
            source, words[at]._replace(text="|"), "bad_indent", "wrong indentation", f"the rows below `{opener}` are indented"
        )
    where = words[at - 2]
    if words[at].form in ("word", "text", "number", "sign"):
        hint = "Two spaces are enough."
        return complaint(
            source, words[at], "bad_indent", "wrong indentation", f"what belongs to `{opener}` is indented below it", hint
        )
    return complaint(source, where, "unexpected_end", "unexpected end", f"`{opener}` needs at least one indented line below it")


def _unexpected(source: SourceFile, words: Sequence[Word], stuck: Stuck, hint: str | None) -> Diagnostic:
    word = words[stuck.at]
    before = _written(source, words, stuck.at)
    things = _listed(expected(stuck.states))
    place = f"after `{before}`" if before else "here"
    if word.form in ("newline", "end", "dedent", "indent"):
        if not before:
            return complaint(source, word, "unexpected_end", "unexpected end", f"here I expected {things}", hint)
        spot = Word("sign", " ", words[stuck.at - 1].line, words[stuck.at - 1].end_column)
        return complaint(
            source, spot, "unexpected_end", "unexpected end", f"{place} I expected {things}, and the line ends", hint
        )
    if word.form == "number" and words[stuck.at + 1].text == "times" and words[stuck.at - 2].text == "do":
        hint = f"Say `repeat {word.text} times: do {words[stuck.at - 1].text}`."
        return complaint(source, word, "unexpected_word", "cannot read this", f"{place} I expected the end of the line", hint)
    return complaint(source, word, "unexpected_word", "cannot read this", f"{place} I expected {things}", hint)


def _written(source: SourceFile, words: Sequence[Word], at: int) -> str:
    """The one or two words before a place, as they are written on its line."""
    line = words[at - 1].line if at else 0
    before = [word for word in words[max(0, at - 2) : at] if word.text and word.line == line]
    if not before or (words[at].line != line and words[at].form in ("word", "number", "text", "sign", "row")):
        return ""
    if len(before) == 2 and before[0].form in ("sign", "row"):
        before = before[1:]
    text = source.line(line)[before[0].column - 1 : before[-1].end_column - 1]
    return text if len(text) <= 40 else f"…{text[-40:]}"


def _listed(things: list[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} or {things[-1]}" if things else "nothing more"
