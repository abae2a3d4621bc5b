"""Every resource is used somewhere, and what is to be paid can be had."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.resources import never_gained, never_spoken_of
from rulelang.complaints.sight import never_on_a_piece
from rulelang.names.symbols import Symbols
from rulelang.program import resources_in
from rulelang.program.nodes import parts


def resources_come_and_go(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about a resource that nothing speaks of, and about one that is paid and that nobody ever gets."""
    spoken = _spoken_of(program, program)
    got = _got(program)
    _seen_on_pieces(symbols, program)
    for number, resource in enumerate(program.resources):
        node = symbols.resources[number].node
        if number not in spoken:
            if resource.group is None:
                span = symbols.word_span(node.span, resource.name)
                symbols.complain(span, never_spoken_of(resource.name))
            continue
        elsewhere = resource.track is not None or resource.counted_of is not None  # it is nobody's to get
        if number in got or elsewhere or resource.stands_for or _has_joker(program, number):
            continue
        span = symbols.word_span(node.span, resource.group or resource.name)
        symbols.complain(span, never_gained(resource.name))


def _seen_on_pieces(symbols: Symbols, program: p.Program) -> None:
    """Complains about a resource that all see also on a hidden piece, and that never lies on any."""
    laid: set[int] = set()
    for step in parts(program):
        match step:
            case p.MoveResources() | p.MoveAllResources() | p.DrawResources() if step.target.form == "piece":
                laid |= resources_in(program, getattr(step, "bundle", None)) & frozenset(
                    getattr(step, "resources", range(len(program.resources)))
                )
            case p.Pay() | p.Source() if step.to is not None and step.to.form == "piece":
                laid |= resources_in(program, step.bundle if isinstance(step, p.Pay) else step.price)
    for number, resource in enumerate(program.resources):
        if resource.seen == "everyone" and resource.track is None and number not in laid:
            node = symbols.resources[number].node
            symbols.complain(
                next((note.span for note in getattr(node, "notes", ()) if isinstance(note, ast.SeenNote)), node.span),
                never_on_a_piece(resource.name),
            )


def _spoken_of(program: p.Program, node: object) -> set[int]:
    found: set[int] = set()
    for part in parts(node):
        match part:
            case p.Quantity() | p.Amount():
                found |= _meant(program, part.resource)
            case p.AnyQuantity() | p.MoveAllResources():
                found |= set(part.resources)
            case p.DrawResources():
                found |= set(range(len(program.resources)))
    return found


def _meant(program: p.Program, resource: p.Expression) -> set[int]:
    """The resources that an expression can name: a computed one could be any of a kind."""
    if isinstance(resource, p.Constant):
        return {resource.value}
    return set(range(len(program.resources)))


def _got(program: p.Program) -> set[int]:
    """Every resource that some step or some cell could bring to somebody."""
    found: set[int] = set()
    for part in parts(program):
        if (
            isinstance(part, p.Gain | p.MoveResources | p.MoveAllResources | p.DrawResources)
            or (isinstance(part, p.Pay) and part.to is not None)
            or isinstance(part, p.Column | p.Matrix | p.Value | p.Source | p.Ability)
        ):
            found |= _spoken_of(program, part)
    return found


def _has_joker(program: p.Program, number: int) -> bool:
    return any(number in resource.stands_for for resource in program.resources)
