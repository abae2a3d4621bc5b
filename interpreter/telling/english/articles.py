"""Places and names as they stand in a sentence, with an article where one says it: `the farm`, `the first bench`, `b3`."""

from __future__ import annotations

import re

from interpreter.telling.english.inflection import is_bare, is_ordinal, is_stuff, is_verb
from rulelang.program.kinds import with_article

_END = re.compile(r" (?:of|in|at|between) ")
_ARTICLES = ("the ", "a ", "an ")


def the(name: str) -> str:
    """`the farm`; a name that has a number, a capital or an article goes without one, and so does what is no noun: `away`."""
    head = _END.split(name, maxsplit=1)[0]
    if not head or name.startswith(_ARTICLES) or not head[0].islower() or _is_no_noun(head):
        return name
    return f"the {name}"


def counted_off(name: str) -> str:
    """`the bench of first` as `the first bench`."""
    head, of, key = name.partition(" of ")
    return f"the {key} {bare(head)}" if of and is_ordinal(key) else name


def bare(name: str) -> str:
    """A name without its article."""
    return next((name.removeprefix(one) for one in _ARTICLES if name.startswith(one)), name)


def named(name: str, *, known: bool) -> str:
    """A piece by its name: `the bard` if there is no other, else `a penny`; of what is measured `coal`."""
    if known or is_plural(name):
        return the(name)
    if is_stuff(name):
        return name
    return name if the(name) == name else with_article(name)


def is_plural(name: str) -> bool:
    """Whether it is several by its look: `fields`, `points at sixes`."""
    head = _END.split(name, maxsplit=1)[0]
    return head.endswith("s") and not head.endswith(("ss", "us", "is"))


def _is_no_noun(name: str) -> bool:
    """Whether it has a number or a letter, or says how something is, as `thrown`, `played` and `away` do."""
    words = name.split()
    return words[-1][-1].isdigit() or len(words[-1]) == 1 or all(is_bare(word) or _is_participle(word) for word in words)


def _is_participle(word: str) -> bool:
    return word.endswith("ed") and any(is_verb(stem) for stem in (word[:-2], word[:-1], word[:-3]))
