"""Words with which rulebooks elsewhere say what is said otherwise here: the right form, where the parse stopped."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulelang.complaints.syntax.words_elsewhere import (
    PHRASES,
    STEPS,
    action_says_how_often,
    chance_chooses_first,
    dice_of_several_sorts,
    how_many_dice,
    looks_unseen,
    no_step,
    number_names_who_sees,
    one_of_two_places,
    said_anew,
    said_so,
    seen_says_what,
    sides_of_a_table,
    starts_in_one_zone,
    the_is_no_word,
    zone_is_not_visible,
)
from rulelang.syntax.layout.broken_lines import line_around
from rulelang.syntax.lr_parser import meaning
from rulelang.syntax.parse_table import END, table
from rulelang.syntax.repair import advance
from rulelang.syntax.tokens import Word, about
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

_SAID_ANEW = ("needs", "cost", "pay", "reward", "gain")
_BODIES = ("action", "phase", "steps")
_OFTEN = re.compile(r'\s*may(?: ("[^"]*"))? *, (once each (?:action|turn|round|game))\b')
_NEAR = 20  # letters from where the parse stopped
_CONDITION = frozenset("where whose that with if".split())
_MOST_OF_PLACES = 9  # words that name two places
_NOTE_OF_DICE = re.compile(r" (?:of )?each player|, plural \w+|, starts in \w+")
_SIDES = re.compile(r"(?:with )?sides (\w+) to (\w+)")
_SORT = re.compile(r"(?:^|, |and )(\d+|an?|one|two|three|four|five|six) (?!of )([^\W\d]\w*)")  # `two white`
_UNSEEN = ("secret", "hidden", "private", "secretly")


def said_elsewhere(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic | None:
    """The complaint about such a word in the line of this place, or nothing."""
    line = [word for word in line_around(words, at) if word.text.strip()]
    texts = [word.text for word in line]
    if not line:
        return None
    if texts[0] == "zone":
        return _of_a_zone(source, line, texts)
    if texts[0] == "change" or (texts[0] in _SAID_ANEW and words[0].text == "change"):
        return _of_a_change(source, words)
    if texts[0] in ("resource", "counter"):
        return _of_a_number(source, line, texts)
    if texts[0] == "dice" or (texts[0] == "piece" and "sides" in texts):
        return _of_dice(source, line, texts)
    if texts[0] == "piece":
        return _of_a_piece(source, line, texts)
    return _of_a_step(source, words, line, words[at])


def _of_a_zone(source: SourceFile, line: list[Word], texts: list[str]) -> Diagnostic | None:
    for place, word in enumerate(texts):
        if place and word == "seen" and texts[place - 1] == ",":
            who = " ".join(texts[place:]).partition(" ,")[0]
            return about(source, line[place], seen_says_what(who))
        if word == "visible":
            start = max((n for n, other in enumerate(texts[:place]) if other == ","), default=place - 1) + 1
            of_top = "top" in texts[start:place]
            of_back = "back" in texts[start:place] or "backs" in texts[start:place]
            seen = ("top back" if of_top else "backs") if of_back else "top" if of_top else "contents"
            said = f"{seen} seen by everyone"
            return about(source, line[start], zone_is_not_visible(said, of_top=of_top))
    return None


def _of_a_change(source: SourceFile, words: Sequence[Word]) -> Diagnostic | None:
    """`change action NAME … needs: …`, however it is written: what is said anew is replaced."""
    found = next((word for word in words if word.text in _SAID_ANEW), None)
    named = [word.text for word in words if word.form == "word" and word.text not in ("change", "of", *_SAID_ANEW, *_BODIES)]
    if found is None or not named:
        return None
    return about(source, found, said_anew(_as_it_is_written(source, found) or f"{_body(words)} {named[0]}.{found.text}"))


def _body(words: Sequence[Word]) -> str:
    return next((word.text for word in words if word.text in _BODIES), "action")


def _as_it_is_written(source: SourceFile, clause: Word) -> str | None:
    """The address that ends with this clause, with all its names in brackets, if the line gives one."""
    line = source.lines()[clause.line - 1]
    key = r"\[[^\]]*\]"
    found = re.match(rf"change +(\w+(?: +\w+)?(?:{key}|\.\w+)*\.{clause.text}(?:{key})*) *:", line)
    return None if found is None else found[1]


def _of_a_piece(source: SourceFile, line: list[Word], texts: list[str]) -> Diagnostic | None:
    """`starts in deck of level`"""
    at = next((n for n in range(len(texts) - 4) if texts[n : n + 2] == ["starts", "in"] and texts[n + 3] == "of"), None)
    return None if at is None else about(source, line[at + 3], starts_in_one_zone(*texts[at + 2 : at + 5 : 2]))


def _of_dice(source: SourceFile, line: list[Word], texts: list[str]) -> Diagnostic | None:
    """`dice die, starts in bag: 2 white, 1 red with sides 1 to 6`, tables of dice that do not say their sides, and how many dice
    there are behind their sides."""
    written = source.line(line[0].line)
    name = texts[1] if line[1:2] and line[1].form == "word" else "die"
    begins = f"dice {name}{''.join(_NOTE_OF_DICE.findall(written))}"
    said = _SIDES.search(written)
    sides = f"with sides {said[1]} to {said[2]}" if said else "with sides 1 to 6"
    after = _SIDES.sub("", written.partition(":")[2]).strip()
    sorts = _SORT.findall(after)
    if len(sorts) > 1:
        return about(source, line[0], dice_of_several_sorts(f"{begins}, {sides}:", _kind_of(source, sorts[0][1]), sorts))
    if found := re.match(r"\d+$|\d+(?=,)", after):
        return about(source, line[0], how_many_dice(f"{begins}: {found[0]} {sides}"))
    below = source.line(line[-1].line + 1).strip() if line[-1].line < len(source.lines()) else ""
    return about(source, line[-1], sides_of_a_table(f"{begins}, {sides}:")) if not after and below.startswith("|") else None


def _kind_of(source: SourceFile, member: str) -> str:
    """The kind that has a name, if a line says so."""
    kinds = (re.match(rf"kind (\w+)\b.*:.*\b{member}\b", text) for text in source.lines())
    return next((found[1] for found in kinds if found), "colour")


def _of_a_number(source: SourceFile, line: list[Word], texts: list[str]) -> Diagnostic | None:
    for place, word in enumerate(texts):
        if place and word in _UNSEEN and texts[place - 1] == ",":
            return about(source, line[place], number_names_who_sees())
    return None


def _phrase(texts: list[str], place: int) -> str | None:
    """The phrase of other rulebooks that begins with this word."""
    after = " ".join(texts[place : place + 5]) + " "
    found = next((phrase for phrase in PHRASES if after.startswith(f"{phrase} ")), None)
    return found if found != "with the same" or "most" not in texts[:place] else None


def _of_chance(texts: list[str], place: int) -> str | None:
    """What chance is to choose of several, where it is said here otherwise than `choose a random card`."""
    before, pair = texts[max(0, place - 1) : place], texts[place : place + 2]
    if pair == ["a", "random"] and before != ["choose"]:
        return next(iter(texts[place + 2 :]), None)
    if pair == ["at", "random"] and "choose" in texts[:place]:
        after = texts[texts.index("choose") + 1 : place]
        return next((word for word in after if word not in ("a", "an", "one", "of", "your")), None)
    return texts[place + 1] if before == ["choose"] and texts[place] == "random" and place + 1 < len(texts) else None


def _of_a_step(source: SourceFile, words: Sequence[Word], line: list[Word], stuck: Word) -> Diagnostic | None:
    texts = [word.text for word in line]
    if often := _OFTEN.match(source.line(stuck.line)):
        return about(source, stuck, action_says_how_often(often[2], often[1]))
    if (places := _of_two_places(texts)) is not None:
        return about(source, stuck, one_of_two_places(*places))
    for place, word in enumerate(texts):
        if abs(line[place].column - stuck.column) < _NEAR and (phrase := _phrase(texts, place)):
            return about(source, line[place]._replace(text=phrase), said_so(phrase))
        if abs(line[place].column - stuck.column) < _NEAR and (name := _of_chance(texts, place)) is not None:
            return about(source, line[place], chance_chooses_first(name))
        first = place == 0 or texts[place - 1] == ":"
        if first and word in STEPS and place + 1 < len(texts) and texts[place + 1] not in ("becomes", ":"):
            what = texts[place + 1] if texts[place + 1] not in ("the", "a", "an") else "card"
            return about(source, line[place], no_step(word, what))
        if word == "the" and abs(line[place].column - stuck.column) < _NEAR and _reads_on(words, line[place], stuck):
            return about(source, line[place], the_is_no_word())
        if word in _UNSEEN and "look" in texts[:place]:
            return about(source, line[place], looks_unseen(word))
    return None


def _of_two_places(texts: list[str]) -> tuple[str, str, str] | None:
    """What is chosen in one place or in another: what, and the two places. Nothing of a condition."""
    if texts[:1] != ["choose"] or "in" not in texts or "or" not in texts or _CONDITION.intersection(texts):
        return None
    end = texts.index("as") if "as" in texts else len(texts)
    at, other = texts.index("in"), texts.index("or")
    first, second = texts[at + 1 : other], texts[other + 1 : end]
    second = second[1:] if second[:1] == ["in"] else second
    called = "".join(f" {word}" for word in texts[end:])
    if not at < other < end or len(first) + len(second) > _MOST_OF_PLACES:
        return None
    return " ".join(texts[1:at]), " ".join(first) + called, " ".join(second) + called


def _reads_on(words: Sequence[Word], the: Word, stuck: Word) -> bool:
    """Whether a line reads to its end, where it stopped before, if this `the` is left out."""
    left = [word for word in words if word is not the]
    ways = table()
    states, at = [ways.starts["declaration"]], 0
    while at < len(left):
        symbol, size = meaning(left, at, states, ways)
        if symbol == END or not advance(states, symbol, ways):
            break
        at += size
    return at >= len(left) or left[at].line > stuck.line or left[at].form in ("newline", "dedent", "end")
