"""What may be believed of a text while some of it could not be read: what that may declare counts as declared and unknown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.syntax.layout.declared import groups
from rulelang.syntax.parse import keywords
from rulelang.syntax.tokens import indentation_of
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

ECHOES = ("not_about_it",)  # where what is asked about could not be read, it may well speak of it
OF_THE_WHOLE = "never_"  # the codes of what other lines may still mend: that nothing speaks of it, or does it
NOT_NAMED = ("unknown_property", "unknown_value")  # what a thing lacks: it hangs on what the thing is, not on the name alone
_WHAT_IT_IS = ("unknown_", "of_whom", "wrong_owner", "wrong_kind", "class_as_value")  # what hangs on what a name stands for
_BODIES = frozenset("action any any_time phase steps setup round when whenever end at after before until while moment".split())
_BRINGS = {  # words that have a meaning where there is such a declaration
    **dict.fromkeys(("grid", "line", "map", "chain"), frozenset("space spaces feature features area areas row column".split())),
    "team": frozenset(("team", "teams")),
}
_SAYS_OF_THEM = (*_BRINGS, "pieces")  # it says something of the classes that it names
_WORD = re.compile(r"[^\W\d]\w*")
_SPACE = re.compile(r"[a-z]+\d+")  # as a grid names its own
_QUOTED = re.compile(r'"[^"]*"|#.*')
_BOUND = re.compile(r" as ([^\W\d]\w*)")


def believable(symbols: Symbols, unread: list[Diagnostic]) -> list[Diagnostic]:
    """The complaints about what could be read that hold whatever the rest says."""
    found = [d for d in symbols.diagnostics if d.code not in symbols.lost and not _of_two_things(symbols, d)]
    if not unread:
        return found
    sources = {**symbols.sources, symbols.source.name: symbols.source}
    unknown = _unknown(symbols, sources, unread)
    doubtful = {name: _doubtful(source.lines(), unknown) for name, source in sources.items()}
    said = _said_in(symbols.source, unread)
    said = None if said is None else said | unknown
    found = [d for d in found if d.code not in ECHOES and not d.code.startswith(OF_THE_WHOLE)]
    return [d for d in found if _holds(symbols.source, d, said, doubtful)]


def _of_two_things(symbols: Symbols, complaint: Diagnostic) -> bool:
    """Whether a line speaks of a name that is given to two things: the other one may be meant. That it is given twice is said."""
    if not symbols.twice or not complaint.code.startswith(_WHAT_IT_IS) or complaint.file != symbols.source.name:
        return False
    return not symbols.twice.isdisjoint(_WORD.findall(symbols.source.line(complaint.span.line)))


def _holds(
    source: SourceFile, complaint: Diagnostic, said: frozenset[str] | None, doubtful: Mapping[str, frozenset[int]]
) -> bool:
    """Whether a complaint is one whatever else may be declared."""
    yours = source.line(complaint.span.line)[: complaint.span.column - 1].endswith("your ")
    if complaint.code.startswith("unknown_") and (yours or complaint.code not in NOT_NAMED):
        return _is_told(source, complaint, said)
    return complaint.span.line not in doubtful.get(complaint.file, ())


# ------------------------------------------------------------------------------------------------ names that are unknown
def _said_in(source: SourceFile, unread: list[Diagnostic]) -> frozenset[str] | None:
    """The words of declarations that could not be read; None if names may come from elsewhere."""
    if any(d.file != source.name for d in unread):
        return None
    text = "\n".join(line for lines in _parts(source, unread) for line in lines)
    return None if 'from "' in text else frozenset(_WORD.findall(text))


def _is_told(source: SourceFile, complaint: Diagnostic, said: frozenset[str] | None) -> bool:
    """Whether nothing that could not be read can declare the name that is unknown, in whatever number."""
    line = source.line(complaint.span.line)
    name = line[complaint.span.column - 1 : complaint.span.end_column - 1]
    if said is None or complaint.file != source.name or not name.isidentifier() or name in keywords():
        return False
    if "space" in said and _SPACE.fullmatch(name):
        return False
    return said.isdisjoint({name, name[:-1], name[:-2], f"{name[:-3]}y", kinds.plural(name)})


# --------------------------------------------------------------------------------------------- lines that hang on others
def _parts(source: SourceFile, unread: Sequence[Diagnostic]) -> list[Sequence[str]]:
    """The lines of each declaration that could not be read."""
    lines, guilty = source.lines(), {d.span.line for d in unread if d.file == source.name}
    return [lines[a - 1 : b] for a, b in groups(lines) if not guilty.isdisjoint(range(a, b + 1))]


def _unknown(symbols: Symbols, sources: Mapping[str, SourceFile], unread: Sequence[Diagnostic]) -> frozenset[str]:
    """The names that an unread declaration may give, and those of declarations that speak of one of them."""
    known = _declared(symbols)
    unknown = {name for source in sources.values() for part in _parts(source, unread) for name in _given_by(part, known)}
    parts = [lines[a - 1 : b] for source in sources.values() for lines in [source.lines()] for a, b in groups(lines)]
    heads = [(part, _words(part[:1] if _is_body(part) else part)) for part in parts]
    hang = [(_given_by(part, known) if _begins_with(part) in _SAYS_OF_THEM else {_name_of(part)}, said) for part, said in heads]
    unknown |= {symbols.plurals.get(name, name) for name in unknown}
    size = -1
    while size < len(unknown):
        size = len(unknown)
        unknown.update(*(names for names, said in hang if not unknown.isdisjoint(said)))
        unknown |= {row for name in unknown if name in symbols.classes for row in symbols.classes[name].members}
    return frozenset(form for name in unknown for form in (name, kinds.plural(name)))


def _declared(symbols: Symbols) -> frozenset[str]:
    columns = (name for one in symbols.classes.values() for name in one.columns)
    return frozenset(
        (*symbols.words, *symbols.classes, *symbols.bodies, *symbols.plurals, *symbols.members, *columns, *keywords())
    )


def _given_by(part: Sequence[str], known: frozenset[str]) -> set[str]:
    """The names that a declaration may give: its own; and of what is no body, all that it says and nothing else declares."""
    own = {_name_of(part)}
    if _is_body(part):
        return own
    said = _words(part)
    begin = _begins_with(part)
    others = _words(part[:1]) - keywords() if begin in (*_SAYS_OF_THEM, "piece") else frozenset()
    return own | others | _BRINGS.get(begin, frozenset()) | {word for word in said if word not in known}


def _doubtful(lines: Sequence[str], unknown: frozenset[str]) -> frozenset[int]:
    """The numbers of the lines that speak of what is unknown, and of those that hang on such a line."""
    found: set[int] = set()
    for first, last in groups(lines):
        part = lines[first - 1 : last]
        whole = not _is_body(part) and not unknown.isdisjoint(_words(part))
        found.update(range(first, last + 1) if whole else _doubtful_in_body(part, first, unknown))
    return frozenset(found)


def _doubtful_in_body(part: Sequence[str], first: int, unknown: frozenset[str]) -> Iterator[int]:
    """Of a body: each line that speaks of it, what is indented below, and what speaks of a thing that got its name there."""
    bound = set(unknown)
    above: int | None = None  # how far the doubtful line is indented below which a line may stand
    for number, line in enumerate(part, first):
        indent = indentation_of(line)
        if above is not None and line.strip() and indent <= above:
            above = None
        if above is None and not bound.isdisjoint(_words([line])):
            above = indent
        if above is not None:
            bound.update(_BOUND.findall(line))
            yield number


def _words(part: Sequence[str]) -> frozenset[str]:
    return frozenset(word for line in part for word in _WORD.findall(_QUOTED.sub("", line)))


def _begins_with(part: Sequence[str]) -> str:
    return next(iter(_WORD.findall(part[0])), "")


def _name_of(part: Sequence[str]) -> str:
    return next(iter(_WORD.findall(_QUOTED.sub("", part[0]))[1:]), "")


def _is_body(part: Sequence[str]) -> bool:
    return _begins_with(part) in _BODIES
