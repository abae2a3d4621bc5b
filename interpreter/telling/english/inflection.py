"""English for what is told: verbs for you and for others, plurals, whose something is, lists."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from rulelang.program import kinds

WORDS = Path(__file__).parent / "words.txt"
_IRREGULAR = {"cannot": "cannot", "have": "has", "be": "is", "do": "does", "go": "goes"}
_UNCHANGED = ("s", "x", "z", "ch", "sh", "o")
_MANY = {
    "fish": "fish",
    "sheep": "sheep",
    "deer": "deer",
    "die": "dice",
    "ox": "oxen",
    "foot": "feet",
    "goose": "geese",
    "domino": "dominoes",
}
_MANY |= {"man": "men", "woman": "women", "child": "children", "mouse": "mice"}
_MANY |= {
    f"{stem}{end}": f"{stem}ves"
    for stem, end in (
        ("kni", "fe"),
        ("wi", "fe"),
        ("thie", "f"),
        ("cal", "f"),
        ("wol", "f"),
        ("loa", "f"),
        ("lea", "f"),
        ("shel", "f"),
    )
}
_ONE = {several: one for one, several in _MANY.items()}
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last", "next")
_NUMERALS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "some", "many", "few", "all")
_OF_OTHERS = {"your": "their", "yours": "theirs", "yourself": "themselves"}
_AFTER_VERBS = frozenset(("a", "an", "the", "your", "it", "them", "one", "1", "2", "3", *_NUMERALS))
_STUFF_END = "ness"
_COUNTED_MAN = ("caiman", "german", "human", "norman", "ottoman", "roman", "shaman", "talisman")
_COUNTED_NESS = ("harness", "witness", "lioness", "governess", "wilderness")


@cache
def _words(heading: str) -> frozenset[str]:
    """The words below a heading of the list."""
    blocks = WORDS.read_text(encoding="utf-8").split("[")
    return next(frozenset(block.partition("]")[2].split()) for block in blocks if block.startswith(heading + "]"))


def is_verb(word: str) -> bool:
    """Whether a title that begins with this word says what is done."""
    return word.lower() in _words("verbs")


def is_bare(word: str) -> bool:
    """Whether it stands without an article where a place is called by it: `away`, `thrown`, `north`."""
    return word in _words("bare")


def is_ordinal(word: str) -> bool:
    """Whether it says the how manieth: the `first`, the `last`."""
    return word in _ORDINALS


def is_state(word: str) -> bool:
    """Whether a title that begins with it says how somebody is: `done building`."""
    return word.lower() in ("done", "ready", "finished", "content", "through")


def is_sentence(title: str) -> bool:
    """Whether a title says what happens, as `gold comes home`, and is no mere name, as `the three throws`."""
    return any(word in ("is", "are") or (before not in _NUMERALS and _is_done(word)) for before, word in pairwise(title.split()))


def _is_done(word: str) -> bool:
    """Whether it is a verb of others: `takes`, `carries`."""
    return any(word == third(base) for base in (word[:-1], word[:-2], f"{word[:-3]}y") if is_verb(base))


def third(verb: str) -> str:
    """`take` as `takes`, `carry` as `carries`; of several words the first."""
    first, _, rest = verb.partition(" ")
    if first in _IRREGULAR:
        first = _IRREGULAR[first]
    elif first.endswith("y") and first[-2:-1] not in "aeiou":
        first = f"{first[:-1]}ies"
    else:
        first += "es" if first.endswith(_UNCHANGED) else "s"
    return f"{first} {rest}".rstrip()


def of_others(told: str) -> str:
    """What somebody is offered, said of them: `your six cards under the deck and draw two` as `their … and draws two`."""
    words = told.split(" ")
    for at in range(1, len(words) - 1):
        if words[at - 1] in ("and", "then") and is_verb(words[at]) and words[at + 1] in _AFTER_VERBS:
            words[at] = third(words[at])
    return " ".join(_OF_OTHERS.get(word, word) for word in words)


def many(noun: str) -> str:
    """The plural of a noun; the last word of several, or the one before `of`: `kings of hearts`."""
    first, of, rest = noun.partition(" of ")
    if of:
        return f"{many(first)} of {rest}"
    head, _, last = noun.rpartition(" ")
    if last[-1:].isdigit():
        return noun
    if last.endswith("man") and last not in _COUNTED_MAN:
        return f"{head} {last[:-2]}en".lstrip()
    plural = _MANY.get(last) or (last if last in _ONE or last.endswith("s") else kinds.plural(last))
    return f"{head} {plural}".lstrip()


def one_of(plural: str) -> str:
    """One of what a plural names: `chimneys`, `cherries`, `boxes` and `thieves` as `chimney`, `cherry`, `box` and `thief`."""
    head, _, last = plural.rpartition(" ")
    if last in _ONE:
        return f"{head} {_ONE[last]}".lstrip()
    if last.endswith("men") and many(one := f"{plural[:-2]}an") == plural:
        return one
    stems = (f"{plural.removesuffix('ies')}y", plural.removesuffix("es"), plural.removesuffix("s"))
    return next((stem for stem in stems if stem != plural and many(stem) == plural), plural)


def is_stuff(noun: str) -> bool:
    """Whether it is measured and not counted, as `grain`: there is no `grains`."""
    last = noun.rpartition(" ")[2]
    return last in _words("stuff") or (last.endswith(_STUFF_END) and last not in _COUNTED_NESS)


def amount(number: int, noun: str) -> str:
    """`2 coins`, `1 coin`, `3 grain`."""
    return f"{number} {noun if number == 1 or is_stuff(noun) else many(noun)}"


def whose(name: str) -> str:
    """`Player 2's`, `the Countess'`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}" if parts else ""


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text[-1:] in '.!?' else '.'}"
