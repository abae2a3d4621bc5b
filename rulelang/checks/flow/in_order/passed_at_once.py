"""What goes from neighbour to neighbour in a loop is not passed on twice: one after another is not all at once."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.flow.in_order.within_loops import OWN, Done, done_by_each
from rulelang.checks.place import span_of
from rulelang.complaints.choices.otherwise import changed_again, passed_on_again
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_ONWARD = {"above": 1, "right of": 1, "below": -1, "left of": -1}


def passed_at_once(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about `each player: move all cards in your hand to hand of player left of you`, and what comes to the same."""
    complained: set[int] = set()
    for each in parts(program):
        if isinstance(each, p.Each) and _are_several(each.group):
            for done in done_by_each(program, each):
                _look(symbols, program, each.group.type, done, complained)


def _are_several(group: p.Group) -> bool:
    """Whether they may well be neighbours: those that are ranked, or of which one thing is said, may be just one."""
    pinned = (isinstance(part, p.Compare) and part.op == "==" and _names_one(part, group.bound) for part in parts(group.where))
    return group.rank is None and not any(pinned)


def _names_one(said: p.Compare, bound: int) -> bool:
    """Whether `it is leader`: the candidate itself is compared."""
    return any(isinstance(side, p.Bound) and side.number == bound for side in (said.left, said.right))


def _look(symbols: Symbols, program: p.Program, type: str, done: Done, complained: set[int]) -> None:
    """A complaint where what one gives to its neighbour is then the neighbour's to give."""
    step, line = done.step, int(getattr(done.step, "line", -1))
    if line in complained:
        return
    if (zone := _passed(program, type, done)) is not None:
        complained.add(line)
        symbols.complain(span_of(symbols, line), passed_on_again(zone, type, pieces=isinstance(step, p.MoveAll | p.MovePiece)))
    elif isinstance(step, p.Become) and _read_when_changed(program, type, step):
        complained.add(line)
        symbols.complain(span_of(symbols, line), changed_again(step.target.name, type))


def _passed(program: p.Program, type: str, done: Done) -> str | None:
    """The zone, or the resource, of which all goes on from one to the next; None if nothing does."""
    step = done.step
    if isinstance(step, p.MoveAll) and step.group.places is not None:
        return _between(program, type, step.group.places.one, step.to)
    if isinstance(step, p.MovePiece):
        return _between(program, type, done.lies_in(step.piece), step.to)
    if isinstance(step, p.MoveSome) and _counts(step.amount, step.source):
        return _between(program, type, step.source, step.to)
    if isinstance(step, p.MoveAllResources) or (isinstance(step, p.MoveResources) and _counts(step.bundle, step.source)):
        return _amounts(program, type, step)
    return None


def _between(program: p.Program, type: str, source: p.Expression | None, target: p.Expression) -> str | None:
    """The zone in which one lies and the other is its neighbour's."""
    if not (isinstance(source, p.PlaceAt) and isinstance(target, p.PlaceAt)) or source.zone != target.zone:
        return None
    return source.zone if _onward(program, type, source.of, target.of) else None


def _amounts(program: p.Program, type: str, step: p.MoveResources | p.MoveAllResources) -> str | None:
    source, target = step.source, step.target
    if source.form != target.form or source.type != target.type or not _onward(program, type, source.of, target.of):
        return None
    resource = step.resources[0] if isinstance(step, p.MoveAllResources) and step.resources else _first(step)
    return program.resources[resource].name if 0 <= resource < len(program.resources) else "it"


def _first(step: p.MoveResources | p.MoveAllResources) -> int:
    """The number of the first resource that is named; -1 if none is."""
    found = (part.value for part in parts(step) if isinstance(part, p.Constant) and part.type == "resource")
    return next(found, -1)


def _counts(amount: p.Expression, source: p.Expression | p.Holder) -> bool:
    """Whether as many go as there are, or a part of them."""
    return any(
        (isinstance(part, p.Amount) and part.holder == source)
        or (isinstance(part, p.Fold) and part.group.places is not None and part.group.places.one == source)
        for part in parts(amount)
    )


def _read_when_changed(program: p.Program, type: str, step: p.Become) -> bool:
    """Whether what one becomes is read of a neighbour that has become something already, or is read there then."""
    mine = step.target
    same = (part for part in parts(step.value) if isinstance(part, p.StateValue) and part.name == mine.name)
    return any(_onward(program, type, other.of, mine.of) for other in same if other.form == mine.form)


def _onward(program: p.Program, type: str, source: p.Expression | None, target: p.Expression | None) -> bool:
    """Whether it goes from one's own to that of one who comes later, or of who was there before: in a circle always."""
    if isinstance(source, p.Pair) and isinstance(target, p.Pair):
        pairs = (source.one, target.one), (source.other, target.other)
        differ = [(one, other) for one, other in pairs if one != other]
        return len(differ) == 1 and _onward(program, type, *differ[0])
    here, there = _steps_from_own(source), _steps_from_own(target)
    if here is None or there is None or here == there:
        return False
    return _in_a_circle(program, type) or there > here


def _steps_from_own(of: p.Expression | None) -> int | None:
    """0 for one's own, 1 for what comes later in the order, -1 for what comes before; None for anything else."""
    if of == OWN:
        return 0
    if isinstance(of, p.Neighbour) and of.of == OWN:
        return _ONWARD[of.relation]
    if isinstance(of, p.NextPlayer) and of.of == OWN:
        return of.order
    if isinstance(of, p.StepsBeyond) and of.of == OWN and isinstance(of.steps, p.Number):
        return _ONWARD[of.relation] * of.steps.value
    return 1 if isinstance(of, p.ColumnOf) and of.of == OWN and of.column == "partner" else None


def _in_a_circle(program: p.Program, type: str) -> bool:
    return type == "player" or any(kind.wraps for kind in program.kinds if kind.name == type)
