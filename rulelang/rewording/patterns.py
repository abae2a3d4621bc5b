"""A saying against what is written: what it stands for here, with the names of a text put in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, product, zip_longest

from rulelang.program import kinds
from rulelang.rewording.left_open import left_open
from rulelang.rewording.of_the_base import FOUND, Base
from rulelang.rewording.sayings import Either, Part, Saying, Slot, Word, sayings, sorts
from rulelang.rewording.vocabulary import Vocabulary

Tokens = tuple[str, ...]
Bound = dict[str, tuple[str, Tokens]]  # of each slot its sort, and what is written there

_TOKEN = re.compile(r'"[^"]*"|player\'s(?!\w)|[^\W\d]\w*|\d+|[<>!=:+\-*/]?=|[^\w\s]')
_ARTICLES = ("a", "an", "the")
_FIGURES = "one two three four five six seven eight nine ten once twice thrice"
_NUMBERS = dict(zip(_FIGURES.split(), (*range(1, 11), 1, 2, 3), strict=True))
_NAMES = {str(number): figure for number, figure in zip(range(1, 11), _FIGURES.split(), strict=False)}  # of ranks, too
_RANKS = ("highest", "lowest")  # words with which `the` stays
_SAYS_NOTHING = "repeat 1 times"
_ONCE = ("once", "twice", "thrice")
_LONGEST = {  # words that stand for what a slot is about
    **dict.fromkeys(("sides", "word", "name", "title", "form", "figure_of_room"), 1),
    **dict.fromkeys(("n", "class", "kind", "resource", "member", "column", "die", "any", "role"), 2),
    **dict.fromkeys(("action", "number"), 3),
    **dict.fromkeys(("place", "common", "watched", "several_words"), 4),
}
_ROOM = ("room", "space", "capacity")  # words for how many there may be, where a text has a number of its own for it
_BEFORE_NAMES = (*_ARTICLES, "any", "1")
_BEFORE_NUMBERS: tuple[Tokens, ...] = ((), *((word,) for word in (*_ARTICLES, "any", "exactly", "only", "up", "about")))
_SINGLE = ("class", "kind", "resource", "member", "column", "die")
_MOST_WAYS = 12  # of one saying, to name what it leaves open
_DEEPEST = 5  # sayings within sayings
_BEFORE = {"owner": " ", "notes": ", "}  # what stands before a part that may be missing

_OF_SORT: Mapping[str, Callable[[Vocabulary, str], list[str]]] = {
    "class": Vocabulary.piece,
    "resource": Vocabulary.resource,
    "member": lambda v, word: v.member(_NAMES.get(word, word)),
    "column": Vocabulary.column,
    "die": lambda v, word: [name for name in v.dice if name == word],
    "action": Vocabulary.action,
    "any": Vocabulary.any_name,
    "place": Vocabulary.place,
    "common": lambda v, word: [name for name in v.place(word) if name in v.zones and v.zones[name].each is None],
    "figure_of_room": lambda v, word: v.number(word) if word in _ROOM and word in v.numbers else [],
    "number": Vocabulary.number,
    "watched": Vocabulary.watched,
    "form": lambda v, word: [word] if word in v.forms.values() else [],
    "role": lambda v, word: [name for name in (word.replace(" ", "_"),) if name in v.roles],
    "kind": lambda v, word: [name for name in v.any_class(word) if name not in v.classes],
}


def as_words(line: str) -> Tokens:
    """The words and signs of a line as they are written."""
    return tuple(_TOKEN.findall(line))


def tokens(text: str) -> Tokens:
    """The words and signs of a line, without capitals and `the`, numbers as figures."""
    found: list[str] = []
    words = _TOKEN.findall(re.sub(r"(?<=\d)(?=[xX]\b|[xX]\d)|(?<=\d[xX])(?=\d)", " ", text))
    for word, after in zip_longest(words, words[1:], fillvalue=""):
        low = word if word.startswith('"') else word.lower()
        number = _NUMBERS.get(low)
        if low == "the" and after not in _RANKS:
            continue
        if low == "one" and after == "of":
            found.append(low)
        elif low in _ONCE:
            found += [str(number), "times"]
        else:
            found.append(str(number) if number is not None else low)
    return tuple(found)


def written(text: Sequence[str]) -> str:
    """Words and signs as a line."""
    line = " ".join(text)
    line = re.sub(r" ([:,)\]])", r"\1", re.sub(r"([(\[]) ", r"\1", line))
    return re.sub(r" ?\. ?| (?=\[)", lambda found: found[0].strip(), line)


class Sayings:
    """What may be meant by lines of a text with this vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.v = vocabulary
        self.known: dict[tuple[str, Tokens], list[str]] = {}
        self.named: dict[tuple[str, Tokens], list[str]] = {}

    @cached_property
    def base(self) -> Base:
        """The clauses of the text that a house rule changes."""
        return Base(self.v)

    def meant(self, sort: str, said: Tokens, depth: int = 0) -> list[str]:
        """What is written here for what is said, the likeliest first."""
        if sort in sorts():
            return self._by_sayings(sort, said, depth)
        if sort == "n":
            figure = said[-1]
            counted = said[:-1] in _BEFORE_NUMBERS and (figure.isdecimal() or figure in _ARTICLES)
            return ["1" if figure in _ARTICLES else figure] if counted else []
        if sort == "sides":
            return [said[0][1:]] if re.fullmatch(r"d\d+", said[0]) else []
        if sort == "list":
            names = [word for word in said if word[0].isalnum() and word not in ("and", "or")]
            return [] if "to" in said else [", ".join(names)]
        if sort in ("word", "name", "title", "rest"):
            return self._plain(sort, said)
        if sort == "several_words":
            return self.v.several_words(written(said))
        if sort == "quoted":
            return self.base.quoted(said)
        if len(said) > 1 and said[0] not in _BEFORE_NAMES and sort in _SINGLE:
            return []
        word = written(said[1:] if len(said) > 1 and said[0] in _BEFORE_NAMES else said)
        return self._named(sort, word)

    def _named(self, sort: str, word: str) -> list[str]:
        """What is declared that may be meant by a word."""
        key = sort, (word,)
        if key not in self.named:
            self.named[key] = _OF_SORT[sort](self.v, word)
        return self.named[key]

    def _plain(self, sort: str, said: Tokens) -> list[str]:
        if sort == "title":
            return [said[0]] if said[0].startswith('"') else []
        if sort == "rest":
            return [written(said)]
        return [said[0]] if said[0][0].isalpha() and len(said) == 1 else []

    def _by_sayings(self, sort: str, said: Tokens, depth: int) -> list[str]:
        key = sort, said
        if key not in self.known and depth < _DEEPEST:
            self.known[key] = []  # what asks for itself finds nothing
            found: dict[str, None] = {}
            for saying in sayings(sort):
                for bound in self._fits(saying.parts, said, 0, {}):
                    found |= dict.fromkeys(self._lines(saying, bound, depth))
            self.known[key] = list(found)
        return self.known.get(key, [])

    # ------------------------------------------------------------------------------------------------------ matching
    def _fits(self, parts: Sequence[Part], said: Tokens, at: int, bound: Bound) -> Iterator[Bound]:
        """The ways in which parts fit all that is said from a place on."""
        if not parts:
            if at == len(said):
                yield bound
            return
        first, rest = parts[0], parts[1:]
        match first:
            case Word(text):
                if at < len(said) and said[at] == text:
                    yield from self._fits(rest, said, at + 1, bound)
                elif at + 1 < len(said) and said[at] in _ARTICLES and said[at + 1] == text:
                    yield from self._fits(rest, said, at + 2, bound)
            case Either(ways, number):
                for way in ways:
                    told = " ".join(part.text for part in way if isinstance(part, Word))
                    yield from self._fits([*way, *rest], said, at, {**bound, str(number): ("told", (told,))})
            case Slot(name, sort):
                for end in range(at + 1, min(len(said), at + _LONGEST.get(sort, len(said))) + 1):
                    if sort not in sorts() and sort != "rest" and not self.meant(sort, said[at:end]):
                        continue
                    yield from self._fits(rest, said, end, {**bound, name: (sort, said[at:end])})

    # ------------------------------------------------------------------------------------------------------- writing
    def _lines(self, saying: Saying, bound: Bound, depth: int) -> Iterator[str]:
        """The lines that a saying stands for."""
        slots = list(dict.fromkeys(re.findall(r"\{([^{}]+)\}", saying.line)))
        values: dict[str, list[str]] = {}
        for name, (sort, said) in bound.items():
            values[name] = list(said) if sort == "told" else self.meant(sort, said, depth + 1)
        of_the_base = any(slot in FOUND for slot in slots)  # which looks at all that was said
        wanted = {"class", "row", "member", *(slot.partition(".")[0] for slot in slots)}
        picked = [name for name, (sort, _) in bound.items() if name in wanted or (of_the_base and sort != "told")]
        for combination in islice(product(*(values[name] for name in picked)), _MOST_WAYS):
            known = dict(zip(picked, combination, strict=True))
            yield from self._written(saying.line, slots, known)

    def _written(self, line: str, slots: Sequence[str], known: Mapping[str, str]) -> Iterator[str]:
        ways = [self._of_slot(slot, known) for slot in slots]
        for combination in islice(product(*ways), _MOST_WAYS):
            text = line
            for slot, value in zip(slots, combination, strict=True):
                text = text.replace(f"{{{slot}}}", value)
            if not text.startswith(_SAYS_NOTHING):
                yield text

    def _of_slot(self, slot: str, known: Mapping[str, str]) -> list[str]:
        name, _, form = slot.partition(".")
        if name in known:
            before = _BEFORE.get(name, "") if not form else ""
            return [before + self._formed(known[name].removeprefix(". "), form)]
        if name in _BEFORE:
            return [""]
        if name in FOUND:
            return FOUND[name](self.base, known)
        return [self._formed(value, form) for value in left_open(self.v, name, known)]

    def _formed(self, value: str, form: str) -> str:
        match form:
            case "plain":
                return value.removeprefix("your ")
            case "plural":
                return self._plural(value)
            case "class.plural":
                return self._plural(value.removeprefix("your ").split()[0])
            case "form":
                return self.v.forms.get(value, "resource")
            case "next":
                return str(int(value) + 1) if value.isdecimal() else f"{value} + 1"
        return value

    def _plural(self, group: str) -> str:
        """`your card in hand` as `your cards in hand`."""
        words = group.split()
        at = 1 if words[0] in ("your", "other") and len(words) > 1 else 0
        words[at] = self.v.kinds.get(words[at]) or kinds.plural(words[at])
        return " ".join(words)
