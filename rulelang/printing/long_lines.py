"""Where a line breaks: as its author broke it, or else, if it is too long, at the fewest and outermost places that will do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rulelang.syntax.layout.broken_lines import may_break, pieces_of
from rulelang.syntax.tokens import cut

WIDEST = 100  # letters of a line
DEEPER = 4  # columns by which a line that goes on is indented more than the one that it belongs to


class Joint(str):
    """A word of the language at which a long line may be broken: before it, or after it if it is a comma. `depth` says in how
    many clauses of the line it stands."""

    depth = 0

    def deeper(self) -> Joint:
        """The same word, in one clause more."""
        joint = Joint(self)
        joint.depth = self.depth + 1
        return joint


class Way(NamedTuple):
    """How a line can be broken; the best is the least: letters too many, breaks, clauses that are torn, room left at the ends."""

    too_wide: int = 0
    breaks: int = 0
    torn: int = 0
    room: tuple[int, ...] = ()
    pieces: tuple[str, ...] = ()


def spaced(words: Sequence[str]) -> str:
    """The words on one line, with the spaces that belong between them."""
    text = ""
    for word in words:
        text += word if not text or text[-1] in "([." or word in (",", ":", ")", ";", "[", "]", ".") else f" {word}"
    return text


def broken(words: Sequence[str], indent: int, old: Sequence[str], line: int) -> tuple[list[str], list[int]]:
    """The pieces of a line, and which lines of the old text they were, if the author's breaks stay; `line` is the first."""
    text = spaced(words)
    written = pieces_of(old, line) if 0 < line <= len(old) else []
    kept = _as_it_was(text, [[word.text for word in piece.words] for piece in written]) if len(written) > 1 else [text]
    if kept and not _too_wide(kept, indent):
        return kept, [piece.number for piece in written]
    if len(text) + indent <= WIDEST or text.startswith("|"):
        return [text], []
    return list(_best(words, indent).pieces), []


def _too_wide(pieces: Sequence[str], indent: int) -> bool:
    return any(len(piece) + indent + DEEPER * (n > 0) > WIDEST for n, piece in enumerate(pieces))


def _as_it_was(text: str, written: Sequence[Sequence[str]]) -> list[str]:
    """The text, broken after as many words as each of the written pieces has; nothing if its words are not theirs."""
    words = list(cut(text, 1, 1))
    if [word.text for word in words] != [word for piece in written for word in piece]:
        return []
    pieces = []
    for piece in written:
        own, words = words[: len(piece)], words[len(piece) :]
        pieces.append(text[own[0].column - 1 : own[-1].end_column - 1])
    return pieces


def _best(words: Sequence[str], indent: int) -> Way:
    """The best way to break the words: for each place the best way up to there, from left to right."""
    places = [(0, 0), *_places(words), (len(words), 0)]
    best: list[Way] = [Way()]
    for n, (end, depth) in enumerate(places[1:], 1):
        found = []
        for (begin, _), way in zip(places[:n], best, strict=True):
            piece = spaced(words[begin:end])
            room = WIDEST - len(piece) - indent - DEEPER * (begin > 0)
            too_wide = way.too_wide + max(0, -room)
            found.append(Way(too_wide, way.breaks + 1, way.torn + depth, (*way.room, room), (*way.pieces, piece)))
        best.append(min(found))
    return best[-1]


def _places(words: Sequence[str]) -> list[tuple[int, int]]:
    """Where the words may be broken, each as the number of words before it, and in how many clauses it stands."""
    found = []
    inside = 0
    for at, (before, word) in enumerate(pairwise(words), 1):
        inside += (before == "(") - (word == ")")
        joint = before if before == "," else word
        if isinstance(joint, Joint) and may_break(before, word.split()[0], words[0]):
            found.append((at, joint.depth + inside))
    return found
