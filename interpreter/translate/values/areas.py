"""What is asked of areas, to nodes; and the function that says when one is complete."""

from __future__ import annotations

from interpreter import form as n
from interpreter.translate.values.belonging import classes_meant
from interpreter.translate.values.groups import number_of_areas
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p

ASKED = {
    "size": "area_size", "open_sides": "area_open", "value": "area_value", "owner": "area_owner", "complete": "area_complete",
    "now": "area_now",
}  # fmt: skip


@writes(p.AreaFact)
def area_fact(x: Writing, e: p.AreaFact) -> n.Node:
    """What is kept of an area."""
    return n.Ask(ASKED[e.fact], (number_of_areas(x, e.areas), x(e.of)))


@writes(p.AreaOf)
def area_of(x: Writing, e: p.AreaOf) -> n.Node:
    """The area of a piece."""
    return n.Ask("area_of", (number_of_areas(x, e.type), x(e.of)))


@writes(p.LiesAcross)
def lies_across(x: Writing, e: p.LiesAcross) -> n.Node:
    """Whether an area lies across lines."""
    lines = n.Constant(e.between == "columns")
    return n.Ask("lies_across", (number_of_areas(x, e.areas), x(e.of), lines, x(e.first), x(e.second)))


def write_complete(draft: Draft) -> None:
    """For each class of areas the function that says whether one is complete."""
    for number, areas in enumerate(draft.program.areas):
        if areas.complete is None:
            continue
        draft.at = areas.line
        x = Writing(draft)
        area = x.candidate(0)
        used = [n.Effect("used", (n.Constant(areas.line),))] if draft.traced and areas.line >= 0 else []
        draft.function(n.Function("complete", number), (area,), [*used, n.Return(x(areas.complete))])


def leaves_areas(draft: Draft, step: p.Step) -> bool:
    """Whether a step that moves pieces certainly moves none that may lie in a grid with areas."""
    classes: frozenset[str] | None = None
    match step:
        case p.MovePiece():
            classes = classes_meant(draft.tables, step.piece)
        case p.MoveAll():
            classes = frozenset(draft.tables.classes_of(step.group.type))
        case p.MoveSome():
            classes = frozenset(draft.tables.classes_of(step.type))
    held = {name for areas in draft.program.areas for name in draft.tables.classes_of(areas.piece)}
    return not held if classes is None else not held & classes
