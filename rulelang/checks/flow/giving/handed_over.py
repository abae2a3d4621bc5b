"""Of which pieces are those that steps get handed over: what all who do them agree about."""

from __future__ import annotations

from collections.abc import Iterator

from rulelang import program as p
from rulelang.program import kinds
from rulelang.program.steps.facts import called

Found = dict[int, p.Group]  # the group that a piece in a slot is of
WHOSE = p.Local(slot=0, type=kinds.PLAYER)  # who does what a body says
_DEPTH = 3  # steps that do steps: what is handed on once more is not looked for


def handed_over(program: p.Program) -> dict[str, Found]:
    """For each body that gets something: of which group each piece is, as seen by who does it; nothing where calls differ."""
    found: dict[str, Found] = {}
    for _ in range(_DEPTH):
        calls = [call for body in bodies(program) for call in _calls(body.steps, WHOSE, dict(found.get(body.name, {})))]
        found = {name: _agreed([given for called, given in calls if called == name]) for name, _ in calls}
    return found


def bodies(program: p.Program) -> Iterator[p.Body]:
    """Everything with steps of its own."""
    several = (program.setup, program.round, *program.bodies, *(end.body for end in program.ends))
    yield from (body for body in several if body is not None)
    yield from (trigger.body for trigger in program.triggers)
    yield from (ability.body for ability in program.abilities)


def _agreed(calls: list[Found]) -> Found:
    """The groups that each call gives in the same way."""
    first = calls[0]
    return {slot: one for slot, one in first.items() if all(slot in call and call[slot].owner == one.owner for call in calls)}


def _calls(steps: tuple[p.Step, ...], you: p.Expression, known: Found) -> Iterator[tuple[str, Found]]:
    """Each `do` with what it hands over; whose a piece is counts only where `you` is who it was said of."""
    for step in steps:
        if isinstance(step, p.Do):
            yield step.body, _given(step, you, known)
        else:
            yield from ((name, {}) for name in called(step))
        if isinstance(step, p.Choose | p.Each):
            know(known, step.slot, step.group)
        slot = slot_of_player(step)
        who = you if slot is None else p.Local(slot=slot, type=kinds.PLAYER)
        for within in p.inside(step):
            yield from _calls(within.steps, who, known)


def know(found: Found, slot: int, group: p.Group) -> None:
    """Notes of which group a name is; where several ways give it to pieces of different players, it is nobody's for certain."""
    alike = slot not in found or found[slot].owner == group.owner
    found[slot] = group if alike else group.model_copy(update={"owner": None})


def _given(step: p.Do, you: p.Expression, known: Found) -> Found:
    found: Found = {}
    for slot, argument in enumerate(step.arguments, 1):
        group = known.get(argument.slot) if isinstance(argument, p.Local) else None
        if group is not None and group.you == you:
            found[slot] = group.model_copy(update={"you": WHOSE})
    return found


def slot_of_player(step: p.Step) -> int | None:
    """Who `you` is below a step that is done by one player after another."""
    by_players = isinstance(step, p.Turns) or (isinstance(step, p.Each) and step.group.type == kinds.PLAYER)
    return step.slot if isinstance(step, p.Turns | p.Each) and by_players else None
