"""What is asked of, or taken from, a place, a thing of a kind or a piece has been brought there by something."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import placed, span_of_part
from rulelang.complaints.resources import never_lies_there, stays_at_none
from rulelang.names.symbols import Symbols, held_classes
from rulelang.program import resources_in
from rulelang.program.nodes import Node, parts

Lying = tuple[str, str, frozenset[int]]  # in which form of place, its zone or class, and which resources


def amounts_come_to_lie(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about resources that surely never lie there; sure of zones, members and pieces, not of whom the players are."""
    brought = [lying for part in parts(program) if (lying := _brought(program, part)) is not None]
    brought += _at_first(program)
    complained: set[tuple[int, str]] = set()
    for part, line, name in placed(program):
        asked = _asked(program, part)
        if asked is None or (line, name) in complained or any(_may_be(symbols, one, asked) for one in brought):
            continue
        complained.add((line, name))
        counter = program.resources[min(asked[2])]
        if counter.counted_of is not None:
            complaint = stays_at_none(counter.name, counter.counted_of)
            symbols.complain(span_of_part(symbols, text, line, name), complaint)
            continue
        on = next(_pieces_with(symbols, brought, asked), None)
        plural = on and symbols.classes[on].plural
        complaint = never_lies_there(
            _called(program, asked), asked[1], asked[0], on, plural, moved=not isinstance(part, p.Amount)
        )
        symbols.complain(span_of_part(symbols, text, line, name), complaint)


def _at_first(program: p.Program) -> Iterator[Lying]:
    """What is counted on pieces and begins with more than none."""
    for number, one in enumerate(program.resources):
        if one.counted_of is not None and one.at_first != p.Number(value=0):
            yield "piece", one.counted_of, frozenset([number])


def _brought(program: p.Program, part: Node) -> Lying | None:
    """What a step or a price lays somewhere."""
    return _lying(program, part, part.__dict__.get("target") or part.__dict__.get("to"))


def _asked(program: p.Program, part: Node) -> Lying | None:
    """What is counted somewhere, or taken from there."""
    return _lying(program, part, part.__dict__.get("source") or part.__dict__.get("holder"))


def _lying(program: p.Program, part: Node, where: object) -> Lying | None:
    if not isinstance(where, p.Holder) or where.type is None:
        return None
    several = getattr(part, "resources", None)
    if several is not None:
        return where.form, where.type, frozenset(several)
    said = getattr(part, "bundle", None) or getattr(part, "price", None) or getattr(part, "resource", None)
    return where.form, where.type, resources_in(program, said)


def _may_be(symbols: Symbols, brought: Lying, asked: Lying) -> bool:
    """Whether what was brought may be just what is asked for."""
    if brought[0] != asked[0] or not brought[2] & asked[2]:
        return False
    return brought[0] != "piece" or not set(symbols.classes_of(brought[1])).isdisjoint(symbols.classes_of(asked[1]))


def _pieces_with(symbols: Symbols, brought: list[Lying], asked: Lying) -> Iterator[str]:
    """The classes of pieces in a zone on which it comes to lie."""
    word = symbols.words.get(asked[1]) if asked[0] == "zone" else None
    held = held_classes(word.node) if word is not None and isinstance(word.node, ast.ZoneLine | ast.Chain) else []
    classes = {one for name in held for one in symbols.classes_of(name)}
    for form, type, resources in brought:
        if form == "piece" and resources & asked[2] and (not held or classes & set(symbols.classes_of(type))):
            yield type


def _called(program: p.Program, asked: Lying) -> tuple[str, str]:
    """One and several of it, as the author calls it."""
    first = program.resources[min(asked[2])]
    name = first.name if len(asked[2]) == 1 else first.group or first.name
    return name, (first.plural if len(asked[2]) == 1 else None) or name
