"""A name that is read by itself means one thing: what is scored, counted and written in tables is not called alike."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.names import ability_of_either, could_be_either, one_is_a_resource, score_and_number, table_has_it
from rulelang.names.symbols import Symbol, Symbols

_NUMBERS = ("value", "counter", "track", "resource", "option", "die")


def names_mean_one_thing(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at names that are kept apart when they are declared, and come together where they are read."""
    for score in program.scores:
        other = _number(symbols, score.name)
        if other is not None and not _itself(symbols, score):
            _complain(symbols, symbols.scores[score.name], other, score_and_number(score.name))
    for resource in program.resources:
        word = symbols.words.get(resource.name)
        if resource.group is not None and word is not None and word.form in _NUMBERS:
            _complain(symbols, word, symbols.words[resource.group], one_is_a_resource(resource.name))
    for cls in symbols.classes.values():
        for name in cls.columns:
            word = symbols.words.get(name)
            each = getattr(word.node, "each", None) if word else None
            if word is not None and each is not None and each.name == cls.name:
                _complain(symbols, word, symbols.words.get(cls.name, word), table_has_it(cls.name, name))
    for name, moment in symbols.moments.items():
        word = symbols.words.get(name)
        if word is not None and word.form == "source":
            _complain(symbols, moment, word, ability_of_either(name))


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


def _complain(symbols: Symbols, word: Symbol, other: Symbol, why: str) -> None:
    symbols.complain(
        symbols.word_span(word.span, word.name), could_be_either(word.name, word.form, why), also=symbols.also(other)
    )
