"""`card whose rank is 1` for `card where its rank is 1`: how the conditions of a group are written."""

from __future__ import annotations

from itertools import pairwise

from rulelang import ast
from rulelang.printing.long_lines import Joint
from rulelang.printing.marks import Mark, Written
from rulelang.printing.nouns import Nouns
from rulelang.syntax.spelled_out import PILE, UNSEEN

_SIGHT = len(UNSEEN.split())
_VERBS = {"is", "are", "has", "have", "goes", "lies", "shows", "includes", "include"}
_OF_SEVERAL = {"is": "are", "shows": "show"}  # `syntax/spelled_out.py` reads both
_OF_MANY = {
    "count", "move_all", "total_shown", "most_alike", "different", "shared", "longest_run", "longest", "network",
    "all_of", "far", "moment", "choose_several", "choose_any", "dice_show",
}  # fmt: skip


def shortened(node: ast.Node, words: Written, known: Nouns) -> Written:
    """The words of a node with the short ones that `syntax/spelled_out.py` reads as what they stand for."""
    if isinstance(node, ast.Group):
        return _of_group(words)
    if isinstance(node, ast.OrSuch):
        return [words[0], _short(words, 0) or words[1], *_goes_on(words[1:])]
    if isinstance(node, ast.SoMany | ast.NoneSuch):
        return _of_many(_of_group(words), 0) if _several(node, known) else _of_group(words)
    if isinstance(node, ast.NoneOf):
        return _of_many(words) if node.group.name in known.singulars else words
    if isinstance(node, ast.MoveNumber) and node.amount == 1 and node.whose is None:
        return _of_group(words)
    if isinstance(node, ast.MoreThan | ast.MoveNumber):
        return _of_many(_of_group(words), 0)
    if isinstance(node, ast.LiesOn) and isinstance(node.base, ast.Some):
        return _lying(words)
    if isinstance(node, ast.Property) and isinstance(node.of, ast.Reference) and {node.name, node.of.name} <= known.members:
        return ["the", *words]  # the two of clubs
    if isinstance(node, ast.ZoneLine | ast.ChangeLine):
        return _of_pile(words)
    if isinstance(node, ast.StepsBeyond | ast.AfterRounds):
        return _one_of_them(words)
    if isinstance(node, ast.Far) and node.ways is None:
        return words
    return _of_many(words) if node.kind in _OF_MANY or getattr(node, "of", None) == "of" else words


def _of_group(words: Written) -> Written:
    """The words of a group with `whose rank` for `where its rank` and `that is` for `where it is`, and so each condition on."""
    at = next((n for n, word in enumerate(words) if isinstance(word, Joint) and word == "where" and not word.depth), None)
    if at is None or not (short := _short(words, at)):
        return words
    return [*words[:at], Joint(short), *_goes_on(words[at + 1 :])]


def _goes_on(words: Written) -> Written:
    """The words of a condition behind its first, with a short one after each `and` and `or` that joins its parts."""
    found: Written = []
    for n in range(1, len(words)):
        before = words[n - 1]
        goes_on = isinstance(before, Joint) and before in ("and", "or") and before.depth == 1
        found.append((goes_on and _short(words, n - 1)) or words[n])
    return found


def _lying(words: Written) -> Written:
    """`lies on a card` for `lies on any card`; any that stands before is another matter."""
    at = max(n for n, word in enumerate(words) if word == "on" and n and words[n - 1] == "lies") + 1
    if at + 1 >= len(words) or words[at] != "any" or words[at + 1] == "of":
        return words
    return [*words[:at], "an" if str(words[at + 1])[:1] in "aeiou" else "a", *words[at + 1 :]]


def _one_of_them(words: Written) -> Written:
    """`1 step`, `1 round` for what stands in the plural behind any other number."""
    befores = [None, *words]
    return [
        str(word)[:-1] if word in ("steps", "rounds") and before == "1" else word
        for before, word in zip(befores, words, strict=False)
    ]


def _of_pile(words: Written) -> Written:
    """The notes of a zone without what a face-down pile says beside its order."""
    if PILE not in words or words[(after := words.index(PILE) + 1) : after + _SIGHT] != UNSEEN.split():
        return words
    return [*words[:after], *words[after + _SIGHT :]]


def _of_many(words: Written, depth: int = 1) -> Written:
    """The words of a clause about several things: `all events that are rats`, `dice that show 6`. In how many clauses of it their
    group stands is `depth`: a clause holds its group, and what is so many is one itself."""
    found = list(words)
    for n, (word, verb) in enumerate(pairwise(words)):
        own = _depth(word) == depth or (n > 0 and _depth(words[n - 1]) == depth + 1)
        if word == "that" and own and isinstance(verb, str) and (first := verb.split()[0]) in _OF_SEVERAL:
            found[n + 1] = _OF_SEVERAL[first] + verb.removeprefix(first)
    return found


def _several(node: ast.SoMany | ast.NoneSuch, known: Nouns) -> bool:
    """Whether several are meant: `at least 2 cards`, `no cards`."""
    if isinstance(node, ast.NoneSuch):
        return node.name in known.singulars
    return not isinstance(node.number, ast.NumberText) or node.number.value != 1


def _depth(word: str | Mark) -> int:
    return word.depth if isinstance(word, Joint) else -1


def _short(words: Written, at: int) -> str:
    """The one word for the candidate and the `where` before it, if there is one: `it` must be followed by a verb."""
    word, then = words[at + 1], words[at + 2] if at + 2 < len(words) else ""
    if word == "its":
        return "whose"
    return "that" if word == "it" and isinstance(then, str) and then.split()[0] in _VERBS else ""
