"""What players can be out of, a *span*: a phase by its name, the round or the game; what lies within it, what ends by name."""

from __future__ import annotations

from rulelang.program.declarations import Program
from rulelang.program.nodes import parts
from rulelang.program.steps.calls import End
from rulelang.program.steps.facts import called

NO_PHASE = ("round", "game")


def ended_by_name(program: Program) -> frozenset[str]:
    """The phases that a step ends by their names."""
    return frozenset(node.phase for node in parts(program) if isinstance(node, End) and node.phase is not None)


def within(program: Program, span: str) -> frozenset[str]:
    """All actions and phases that a span may do, and the round within the game; not the span itself."""
    if span in NO_PHASE:
        return frozenset(body.name for body in program.bodies) | ({"round"} if span == "game" else frozenset())
    bodies = {body.name: body for body in program.bodies}
    found: set[str] = set()
    waiting = [span]
    while waiting:
        steps = bodies[waiting.pop()].steps if waiting[-1] in bodies else ()
        new = {name for node in parts(steps) for name in called(node)} - found
        found |= new
        waiting += sorted(new)
    return frozenset(found)
