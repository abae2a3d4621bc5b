"""One name into the table of symbols: refused with a complaint if the language or another declaration has it."""

from __future__ import annotations

from functools import cache

from rulelang import ast
from rulelang.complaints.complaint import FIRST_HERE
from rulelang.complaints.names import READY, already_declared, already_means, word_of_the_language
from rulelang.names.symbols import Symbol, Symbols
from rulelang.syntax.parse import keywords, reads
from rulelang.text.source import Span

_CALLED = ("pass", "chosen", "setup", "round", *READY)
_MEANINGS = ("number", "truth", "bundle", "place", "text", "unknown", "ability", "resource")


def declare_name(symbols: Symbols, where: dict[str, Symbol], node: ast.Node, name: str, form: str) -> bool:
    """Enters a name; False, with a complaint, if it is taken or reserved."""
    span = symbols.word_span(node.span, name)
    file = span.file or symbols.source.name
    called = form in ("action", "phase", "steps")  # named only after `do` and in `one of`, where any word reads as a name
    if not (called and name not in _CALLED) and not reserve(symbols, name, span, file) and name in READY:
        return False  # any other reserved word is declared all the same, so that its uses are not complained about too
    if name in where:
        other = where[name]
        symbols.twice.add(name)
        symbols.complain(span, already_declared(name, other.form), also=symbols.also(other, FIRST_HERE))
        return False
    where[name] = Symbol(name, form, node, span, file)
    return True


def reserve(symbols: Symbols, name: str, span: Span, file: str) -> bool:
    """Whether an author may use this name; complains if not."""
    if name in READY:
        symbols.complain(span, already_means(name), file=file)
    elif name in _MEANINGS or not _free(name):
        symbols.complain(span, word_of_the_language(name), file=file)
    else:
        return True
    return False


@cache
def reserved_words() -> frozenset[str]:
    """The words that no declaration may have as its name."""
    return frozenset({*READY, *_MEANINGS, *(word for word in keywords() if not _free(word))})


# Little words that hold a sentence together are kept free of other meanings, even where they would parse.
_GLUE = frozenset("and as becomes else for from is next of on or the then this through to where with".split())


def _free(name: str) -> bool:
    """A word of the grammar is free if it reads as a name wherever a name is used."""
    return name not in keywords() or (name not in _GLUE and _reads_as_name(name))


@cache
def _reads_as_name(word: str) -> bool:
    steps = ("{0} becomes {0} + {0} of {0}", "move {0} from {0} to {0}", "choose {0} in {0} where {0} is {0}")
    return reads("action a:\n" + "".join(f"  {step.format(word)}\n" for step in steps))
