"""Words as the ones that they stand for: `card whose rank is 1` is `card where its rank is 1`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rulelang.syntax.tokens import Word
from rulelang.text.source import SourceFile

MEANT = {"whose": "its", "that": "it"}  # what stands after `where`
_HAS = ("has", "have", "holds", "hold")
_NOT_ONE = ("total",)  # `with a total worth of at least 6`
PILE = "a face-down pile"
UNSEEN = ", contents seen by nobody"  # what goes without saying after it
_NOTED = ("zone", "change", "add", "replace")  # the words with which a line of notes begins
_OF_EACH = {"are": "is", "show": "shows"}  # said of several with `that`
GOING_ON = ("and", "or", "not")  # after these a condition goes on, and `where` was said before


class _Whose(Word):
    """A word that `whose` stands for: it ends where that ends."""

    @property
    def end_column(self) -> int:
        """The column after the short word."""
        return self.column + len("whose")


class _That(Word):
    """The same of `that`."""

    @property
    def end_column(self) -> int:
        """The column after the short word."""
        return self.column + len("that")


class _One(Word):
    """A word that an article stands for: it ends where that ends."""

    @property
    def end_column(self) -> int:
        """The column after the article."""
        return self.column + len("a")


class _In(Word):
    """The `in` that `from` stands for: it ends where that ends."""

    @property
    def end_column(self) -> int:
        """The column after `from`."""
        return self.column + len("from")


class _OfPile(Word):
    """A word that goes without saying after a face-down pile: it ends where `pile` ends."""

    @property
    def end_column(self) -> int:
        """The column after the last word that was written."""
        return self.column + len("pile")


_STANDING: dict[str, type[Word]] = {"whose": _Whose, "that": _That}


def spelled_out(words: Sequence[Word]) -> list[Word]:
    """The words of a declaration with `whose` as `where its` and `that` as `where it`; where a condition goes on, as `its`
    and `it` alone, and without a second `where`. Each stands where the short one stood."""
    found: list[Word] = []
    written: dict[int, str] = {}  # the short word that was written, by the place of what it stands for
    laid = _with_in(_with_one(_with_sight(words)))
    for n, word in enumerate(laid):
        kept = _of_a_zone(word, words, found) or _of_the_step_before(laid, n)
        meant = MEANT.get(word.text) if word.form == "word" and not kept else None
        if meant is None:
            found += [] if _said_again(word, found) else [word]
            continue
        standing = _STANDING[word.text]
        if not found or found[-1].text not in GOING_ON:
            found.append(standing("word", "where", word.line, word.column))
        written[len(found)] = word.text
        found.append(standing("word", meant, word.line, word.column))
    for n, word in enumerate(found):
        if word.text in _OF_EACH and written.get(n - 1) == "that":  # `events that are rats`, `dice that show 6`: each of them is
            found[n] = word._replace(text=_OF_EACH[word.text])
    return found


def _said_again(word: Word, found: Sequence[Word]) -> bool:
    """Whether a word is the second `where` of `card whose rank is 1 and where your hand is empty`."""
    if word.text != "where" or word.form != "word" or not found or found[-1].text not in ("and", "or"):
        return False
    line = takewhile(lambda one: one.form != "newline", reversed(found))
    return any(one.text == "where" and one.form == "word" for one in line)


def _with_one(words: Sequence[Word]) -> Sequence[Word]:
    """The words with `with a card` and `has a card` as `at least 1 card`, and with `lies on a card` as on any card."""
    found: list[Word] = []
    for n, word in enumerate(words):
        after = words[n + 1].text if n + 1 < len(words) else ""
        lies = n > 1 and words[n - 1].text == "on" and words[n - 2].text in ("lies", "lie")
        if lies and word.text in ("a", "an") and word.form == "word":  # `it lies on a card whose rank is 2`
            found.append(_One("word", "any", word.line, word.column))
        elif _begins_so_many(words, n) and word.text in ("a", "an") and word.form == "word" and after not in _NOT_ONE:
            found += [_One("word", "at", word.line, word.column), _One("word", "least", word.line, word.column)]
            found.append(_One("number", "1", word.line, word.column))
        else:
            found.append(word)
    return found


def _with_in(words: Sequence[Word]) -> Sequence[Word]:
    """The words with `move all crops from field` as `move all crops in field`: that is where they are, and from where they go."""
    found = list(words)
    for n in range(len(words) - 3):
        if words[n].text == "move" and words[n + 1].text == "all" and words[n].form == words[n + 2].form == "word":
            name = n + 2 + _words_before_a_name([word.text for word in words[n + 2 : n + 5]])
            if name + 1 < len(words) and words[name + 1].text == "from" and words[name].form == "word":
                found[name + 1] = _In("word", "in", words[name + 1].line, words[name + 1].column)
    return found


def _words_before_a_name(texts: Sequence[str]) -> int:
    """How many words say whose they are, before what is meant: `your`, `the other`, `another player's`."""
    whose = ("your", "the", "other", "another", "player's")
    return next((n for n, text in enumerate(texts) if text not in whose), 0)


def _begins_so_many(words: Sequence[Word], at: int) -> bool:
    """Whether so many are named from here on: after `with`, and after `has` of whoever is not `you`, as `you have a` is one word;
    also in `player left of you has a card`. A scenario says exactly how many there are."""
    before = words[at - 1].text if at else ""
    own = at > 1 and words[at - 2].text == "you" and before in ("have", "hold")
    has = before in _HAS and at > 1 and not own and words[0].text != "scenario"
    return before == "with" or has


def _of_a_zone(word: Word, words: Sequence[Word], found: Sequence[Word]) -> bool:
    """Whether a word begins a note of a zone: `zone farm, holds member, whose profession here is farmer`."""
    return words[0].text in _NOTED and bool(found) and found[-1].text == "," and word.text == "whose"


def _of_the_step_before(words: Sequence[Word], at: int) -> bool:
    """Whether a word is the `that` of `if that cannot be done`, which means the step before it."""
    return words[at].text == "that" and at + 1 < len(words) and words[at + 1].text == "cannot"


def _with_sight(words: Sequence[Word]) -> Sequence[Word]:
    """The words of a zone's notes with what a face-down pile says beside its order: that its contents are seen by nobody."""
    if not words or words[0].text not in _NOTED:
        return words
    found: list[Word] = []
    for n, word in enumerate(words):
        found.append(word)
        if word.text == "pile" and " ".join(before.text for before in words[max(n - 4, 0) : n + 1]) == PILE.replace("-", " - "):
            found += [_OfPile("sign" if text == "," else "word", text, word.line, word.column) for text in UNSEEN.split()]
    return found


def short_word(source: SourceFile, word: Word) -> str | None:
    """The short word that the author wrote where a word stands for it."""
    written = source.line(word.line)[word.column - 1 :]
    meant = word.form == "word" and word.text in ("where", *MEANT.values())
    return next((short for short in MEANT if meant and written.startswith(short)), None)
