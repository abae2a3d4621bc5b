"""What `otherwise:` says can come: the step before it is none that may always be left, or can always be done."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.complaint import Complaint
from rulelang.complaints.no_effect.otherwise import as_far_as_possible, gives_what_there_is, otherwise_never_comes
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_ALWAYS = (p.Shuffle, p.Roll, p.Randomise, p.Pass, p.Idle, p.End, p.AnotherTurn, p.Win, p.WinAll, p.Lose, p.LoseAll, p.Become)
_AS_MUCH_AS_THERE_IS = (p.Gain, p.Draw, p.DrawResources, p.MoveAll, p.MoveAllResources)
_IF_POSSIBLE = (p.Pay, p.MoveResources, p.MoveSome)


def otherwise_may_come(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an `otherwise:` after what can certainly be done: to leave it, or to get nothing, is no failure.

    Where what is set off may fail, what sets it off may, too.
    """
    set_off = [step for trigger in program.triggers for step in trigger.body.steps]
    alone = all(_certain(step, True) for step in set_off)
    for step in parts(program):
        if isinstance(step, p.Otherwise) and all(_certain(one, alone) for one in step.steps):
            symbols.complain(span_of(symbols, step.line), _why(step.steps))


def _certain(step: p.Step, alone: bool) -> bool:
    """Whether a step can certainly be done, if only by leaving it; `alone`: nothing that it sets off can fail."""
    if not alone and p.fact(step).fires:
        return False
    match step:
        case p.OneOf():
            return any(all(_certain(one, alone) for one in way.steps) for way in step.alternatives)
        case p.Repeat():
            return step.up_to or (step.times is not None and all(_certain(one, alone) for one in step.steps))
        case p.If():
            return all(_certain(one, alone) for branch in step.branches for one in branch.steps)
        case p.Each():
            return all(_certain(one, alone) for one in step.steps)
        case p.Pay() | p.MoveResources() | p.MoveSome():
            return step.if_possible
        case _:
            return isinstance(step, (*_ALWAYS, *_AS_MUCH_AS_THERE_IS, p.May, p.Later))


def _why(steps: tuple[p.Step, ...]) -> Complaint:
    found = next((step for step in steps if not isinstance(step, _ALWAYS)), None)
    if isinstance(found, _IF_POSSIBLE):
        return as_far_as_possible()
    if isinstance(found, _AS_MUCH_AS_THERE_IS):
        source = found.group.places and found.group.places.one if isinstance(found, p.MoveAll) else getattr(found, "source", None)
        return gives_what_there_is(getattr(source, "zone", None))
    return otherwise_never_comes(left=isinstance(found, p.OneOf | p.May) or (isinstance(found, p.Repeat) and found.up_to))
