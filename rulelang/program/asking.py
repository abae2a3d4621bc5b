"""`move 1 animal from meadow`, where animals can be told apart: whoever does it says which, as if it were chosen and then moved.

What lies in an order has a topmost one.
"""

from __future__ import annotations

from typing import Literal

from rulelang import program as p
from rulelang.program import kinds
from rulelang.program.nodes import parts

Apart = Literal["always", "perhaps"]
Mover = p.MovePiece | p.MoveSome | p.MoveAll | p.Draw | p.Swap
ASKED = (p.Turns, p.Everyone)  # inside these somebody decides


def ask_which(program: p.Program) -> p.Program:
    """The Program in which what has to be asked is asked."""
    if not any(isinstance(node, p.MoveSome) and told_apart(program, node) for node in parts(program)):
        return program
    alone = left_alone(program)
    return program.model_copy(
        update={
            "setup": program.setup and _body(program, program.setup, False),
            "round": _body(program, program.round, False),
            "bodies": tuple(_body(program, one, one.name not in alone) for one in program.bodies),
            "triggers": tuple(one.model_copy(update={"body": _body(program, one.body, True)}) for one in program.triggers),
            "abilities": tuple(one.model_copy(update={"body": _body(program, one.body, True)}) for one in program.abilities),
        }
    )


def left_alone(program: p.Program) -> set[str]:
    """The phases that are done where it is nobody's turn, and so by nobody in particular."""
    found: set[str] = set()
    waiting: list[tuple[p.Step, ...]] = [program.round.steps, program.setup.steps if program.setup else ()]
    waiting += [end.body.steps for end in program.ends if end.body is not None]
    steps = {body.name: body.steps for body in program.bodies}
    while waiting:
        for step in _alone(waiting.pop()):
            if isinstance(step, p.Do) and step.body not in found:
                found.add(step.body)
                waiting.append(steps.get(step.body, ()))
    return found


def _alone(steps: tuple[p.Step, ...]) -> list[p.Step]:
    """These steps and all within them that nobody in particular does."""
    found: list[p.Step] = []
    for step in steps:
        found.append(step)
        if isinstance(step, p.Announced):
            found += _alone(step.steps)
        elif not by_somebody(step):
            found += [inner for within in p.inside(step) for inner in _alone(within.steps)]
    return found


def by_somebody(step: object) -> bool:
    """Whether some player does what stands in a step."""
    return isinstance(step, ASKED) or (isinstance(step, p.Each) and step.group.type == kinds.PLAYER)


# ---------------------------------------------------------------------------------------------------------- told apart
def told_apart(program: p.Program, step: p.MoveSome) -> Apart | None:
    """Whether what a move may take can always be told apart by what is printed on it, or perhaps by what happened to it."""
    zone = next((zone for zone in program.zones if isinstance(step.source, p.PlaceAt) and zone.name == step.source.zone), None)
    if zone is not None and zone.ordered:
        return None
    if zone is not None and any(chain.zone == zone.name for chain in program.chains):
        return "always"  # alike pieces lie on different ones
    if zone is None and not (isinstance(step.source, p.PlaceAt) and step.source.zone == "box"):
        return None  # one piece lies on a space; and of a place that is found in play it is not known whether it has an order
    meant = [piece for piece in program.pieces if piece.name in _classes(program, step.type)]
    if zone is not None and zone.holds:
        meant = [piece for piece in meant if piece.name in zone.holds]
    shared = zone is None or zone.of != kinds.PLAYER
    if len(meant) > 1 or any(len(piece.rows) > 1 or (piece.each_player and shared) for piece in meant):
        return "always"
    names = {piece.name for piece in meant}
    own = any(piece.each_player for piece in meant)
    return "perhaps" if any(_marks(program, node, names, zone, own) for node in parts(program)) else None


def _classes(program: p.Program, name: str) -> tuple[str, ...]:
    return next((union.classes for union in program.unions if union.name == name), (name,))


def _marks(program: p.Program, node: p.Node, names: set[str], zone: p.Zone | None, own: bool) -> bool:
    """Whether something makes one piece of these classes unlike another: it bears something, is turned, is another's."""
    match node:
        case p.Holder(form="piece", type=type_):
            return type_ is not None and bool(names & set(_classes(program, type_)))
        case p.TurnOver() | p.MovePiece() | p.MoveAll() | p.MoveSome() if node.facing is not None:
            return True
        case p.MovePiece() | p.MoveSome() | p.MoveAll() | p.Draw() | p.Swap() if own and zone is not None:
            return _comes_to(program, node, names, zone)
    return False


def _comes_to(program: p.Program, step: Mover, names: set[str], zone: p.Zone) -> bool:
    """Whether a step may bring a piece of these classes to such a zone of another than its owner."""
    to = getattr(step, "to", None)
    if isinstance(to, p.PlaceAt) and (to.zone != zone.name or _its_owners(step, to)):
        return False
    moved = step.group.type if isinstance(step, p.MoveAll) else getattr(getattr(step, "piece", step), "type", None)
    return not isinstance(moved, str) or bool(names & set(_classes(program, moved)))


def _its_owners(step: Mover, to: p.PlaceAt) -> bool:
    """Whether what a step moves comes to its owner: `move disc to store of owner of disc`."""
    return isinstance(step, p.MovePiece) and to.of == p.OwnerOf(of=step.piece)


# --------------------------------------------------------------------------------------------------------------- asking
def _body(program: p.Program, body: p.Body, asked: bool) -> p.Body:
    slots = [body.slots]
    steps = _steps(program, body.steps, asked, slots)
    return body if steps == body.steps else body.model_copy(update={"steps": steps, "slots": slots[0]})


def _steps(program: p.Program, steps: tuple[p.Step, ...], asked: bool, slots: list[int]) -> tuple[p.Step, ...]:
    return tuple(made for step in steps for made in _step(program, step, asked, slots))


def _step(program: p.Program, step: p.Step, asked: bool, slots: list[int]) -> tuple[p.Step, ...]:
    if isinstance(step, p.MoveSome):
        return _chosen(program, step, slots) if asked and _can_be_asked(program, step) else (step,)
    asked = asked or by_somebody(step)
    update: dict[str, object] = {
        name: _steps(program, getattr(step, name), asked, slots) for name in ("steps", "instead") if hasattr(step, name)
    }
    for name in ("branches", "alternatives", "answers"):
        if hasattr(step, name):
            ways, somebody = getattr(step, name), asked or name == "answers"
            update[name] = tuple(way.model_copy(update={"steps": _steps(program, way.steps, somebody, slots)}) for way in ways)
    return (step.model_copy(update=update) if update else step,)


def _can_be_asked(program: p.Program, step: p.MoveSome) -> bool:
    """Whether something tells the pieces apart, and whoever does it may see it."""
    apart = told_apart(program, step)
    return apart is not None and sight(program, step) in (("everyone", "owner") if apart == "always" else ("everyone",))


def sight(program: p.Program, step: p.MoveSome) -> str:
    """Who sees what lies in the place from which pieces are moved."""
    return next(
        (z.contents for z in program.zones if isinstance(step.source, p.PlaceAt) and z.name == step.source.zone), "everyone"
    )


def _chosen(program: p.Program, step: p.MoveSome, slots: list[int]) -> tuple[p.Step, ...]:
    """So many times: one is chosen and moved. One that gets a name is chosen by it."""
    bound = 1 + max((node.number for node in parts(program) if isinstance(node, p.Bound)), default=0)
    group = p.Group(type=step.type, bound=bound, places=p.Places(one=step.source))
    slot, name = slots[0], step.type
    if step.called is not None:
        slot, name = step.called.slot, step.called.name
    else:
        slots[0] += 1
    local = p.Local(slot=slot, type=step.type)
    move = p.MovePiece(line=step.line, piece=local, to=step.to, bottom=step.bottom, facing=step.facing)
    once: tuple[p.Step, ...] = (p.Choose(line=step.line, group=group, slot=slot, name=name), move)
    if step.called is not None:
        return once
    times = step.amount
    if step.if_possible:
        there = p.Fold(op="count", group=group.model_copy(update={"bound": bound + 1}))
        times = p.Arithmetic(op="smaller", left=times, right=there)
        once = (p.Otherwise(line=step.line, steps=once, instead=()),)
    return (p.Repeat(line=step.line, times=times, steps=once),)
