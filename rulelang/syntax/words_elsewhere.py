"""Words with which rulebooks elsewhere say what is said otherwise here: the right form, where the parse stopped."""

from __future__ import annotations

from collections.abc import Sequence

from rulelang.syntax.tokens import Word, complaint
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

_UNSEEN = ("secret", "hidden", "private", "secretly")
_STEPS = {  # a step that begins with this word is written so; what it is about takes the place of the points
    "reveal": "move it to a zone that all see, `move {0} to …`, or say `show {0} to everyone`",
    "discard": "say where it goes: `move {0} to …`, with a zone for what was discarded, or `box` for out of the game",
    "gain": "write `reward: …`",
    "gains": "write `reward: …`",
    "peek": "write `look at …`",
}


def said_elsewhere(source: SourceFile, words: Sequence[Word], at: int) -> Diagnostic | None:
    """The complaint about such a word in the line of this place, or nothing."""
    line = [word for word in words if word.line == words[at].line and word.text.strip()]
    texts = [word.text for word in line]
    if not line:
        return None
    if texts[0] == "zone":
        return _of_a_zone(source, line, texts)
    if texts[0] in ("resource", "counter"):
        return _of_a_number(source, line, texts)
    return _of_a_step(source, line, texts, words[at])


def _of_a_zone(source: SourceFile, line: list[Word], texts: list[str]) -> Diagnostic | None:
    for place, word in enumerate(texts):
        if place and word == "seen" and texts[place - 1] == ",":
            who = " ".join(texts[place:]).partition(" ,")[0]
            text = f"what is seen is said first: `contents {who}`"
            return complaint(
                source, line[place], "who_sees", "who sees it?", text, "Write `order seen by …` for the order alone."
            )
        if word == "visible":
            start = max((n for n, other in enumerate(texts[:place]) if other == ","), default=place - 1) + 1
            of_top = "top" in texts[start:place]
            said = "top seen by everyone" if of_top else "contents seen by everyone"
            text = f"who sees what lies in a zone is said by naming who: `{said}`"
            hint = "It is written for an `ordered` zone, after a comma." if of_top else None
            return complaint(source, line[start], "who_sees", "who sees it?", text, hint)
    return None


def _of_a_number(source: SourceFile, line: list[Word], texts: list[str]) -> Diagnostic | None:
    for place, word in enumerate(texts):
        if place and word in _UNSEEN and texts[place - 1] == ",":
            text = "who sees how many there are is said by naming who: `seen by its owner`"
            return complaint(source, line[place], "who_sees", "who sees it?", text, "Everybody sees what says nothing.")
    return None


def _of_a_step(source: SourceFile, line: list[Word], texts: list[str], stuck: Word) -> Diagnostic | None:
    for place, word in enumerate(texts):
        first = place == 0 or texts[place - 1] == ":"
        if first and word in _STEPS and place + 1 < len(texts) and texts[place + 1] not in ("becomes", ":"):
            about = texts[place + 1] if texts[place + 1] not in ("the", "a", "an") else "card"
            hint = f"{_STEPS[word].format(about)}."
            return _unexpected(source, line[place], f"`{word}` is no step", hint)
        if word == "the" and abs(line[place].column - stuck.column) < 20:
            return _unexpected(
                source, line[place], "`the` is no word of the language", "Leave it out: things go by their names alone."
            )
        if word in _UNSEEN and "look" in texts[:place]:
            hint = "Leave it out: whoever does `look at …` sees it, and nobody else."
            return _unexpected(source, line[place], f"`{word}` has no meaning here", hint)
    return None


def _unexpected(source: SourceFile, word: Word, text: str, hint: str) -> Diagnostic:
    return complaint(source, word, "unexpected_word", "cannot read this", text, hint[0].upper() + hint[1:])
