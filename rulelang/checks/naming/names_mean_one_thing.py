"""A name that is read by itself means one thing: what is scored, counted and written in tables is not called alike."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.names.symbols import FORMS, Symbol, Symbols

_NUMBERS = ("value", "counter", "track", "resource", "option", "die")


def names_mean_one_thing(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at names that are kept apart when they are declared, and come together where they are read."""
    for score in program.scores:
        other = _number(symbols, score.name)
        if other is not None and not _itself(symbols, score):
            _complain(symbols, symbols.scores[score.name], other, f"`{score.name} of seat 1` could be either")
    for resource in program.resources:
        word = symbols.words.get(resource.name)
        if resource.group is not None and word is not None and word.form in _NUMBERS:
            _complain(symbols, word, symbols.words[resource.group], f"one of them is the resource `{resource.name}`")
    for cls in symbols.classes.values():
        for name in cls.columns:
            word = symbols.words.get(name)
            each = getattr(word.node, "each", None) if word else None
            if word is not None and each is not None and each.name == cls.name:
                _complain(
                    symbols, word, symbols.words.get(cls.name, word), f"each {cls.name} has a `{name}` in its table already"
                )
    for name, moment in symbols.moments.items():
        word = symbols.words.get(name)
        if word is not None and word.form == "source":
            _complain(symbols, moment, word, f"an ability `{name}: …` could be of either")


def _number(symbols: Symbols, name: str) -> Symbol | None:
    """What else of this name is a number."""
    word = symbols.words.get(name)
    if word is not None and word.form in _NUMBERS:
        return word
    group = symbols.resources[symbols.resource_index[name]].group if name in symbols.resource_index else None
    return symbols.words.get(group or "")


def _itself(symbols: Symbols, score: p.Score) -> bool:
    """Whether a score is the very thing that has its name: then both are the same number."""
    match score.formula:
        case p.StateValue(name=name, of=p.Bound(number=number)) | p.ValueOf(name=name, of=p.Bound(number=number)):
            return (name, number) == (score.name, score.bound)
        case p.StateValue(name=name, of=None) | p.ValueOf(name=name, of=None) | p.OptionValue(name=name):
            return name == score.name
        case p.Amount(resource=p.Constant(value=index), holder=p.Holder(form="player", of=p.Bound(number=number))):
            return (symbols.resources[index].name, number) == (score.name, score.bound)
    return False


def _complain(symbols: Symbols, word: Symbol, other: Symbol, text: str) -> None:
    symbols.complain_in_prose(
        "two_meanings",
        "one name for two things",
        symbols.word_span(word.span, word.name),
        f"`{word.name}` is {FORMS.get(word.form, word.form)} here, and {text}",
        also=symbols.also(other),
        hint="give one of them another name",
    )
