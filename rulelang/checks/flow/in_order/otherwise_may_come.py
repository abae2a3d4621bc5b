"""What `if that cannot be done:` says can come: the step before it is none that may always be left, or can always be done."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices.otherwise import otherwise_covers_what_is_done, otherwise_never_comes
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_ALWAYS = (p.Shuffle, p.Roll, p.Randomise, p.Pass, p.Idle, p.End, p.AnotherTurn, p.MissTurn, p.Win, p.WinAll, p.Lose, p.LoseAll)
_NUMBERS = (p.Number, p.OptionValue, p.PlayerCount, p.Local, p.StateValue, p.Arithmetic)


def otherwise_may_come(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an `if that cannot be done:` after what can certainly be done: a choice to leave it is no failure."""
    unanswered = not program.triggers  # what answers a step may be impossible, and the step with it
    for step in parts(program):
        if not isinstance(step, p.Otherwise):
            continue
        if all(_certain(one) for one in step.steps):
            left = any(not isinstance(one, _ALWAYS) for one in step.steps)
            symbols.complain(span_of(symbols, step.line), otherwise_never_comes(left=left))
        elif unanswered and all(_falls_short(one) or _counts(one) for one in step.steps):
            symbols.complain(span_of(symbols, step.line), otherwise_covers_what_is_done())


def _certain(step: p.Step) -> bool:
    """Whether a step can certainly be done, if only by leaving it."""
    if isinstance(step, p.OneOf):
        return any(all(_certain(one) for one in way.steps) for way in step.alternatives)
    return isinstance(step, (*_ALWAYS, p.May)) or (isinstance(step, p.Repeat) and step.up_to)


def _falls_short(step: p.Step) -> bool:
    """Whether a step gives as much as there is, if that is nothing."""
    if isinstance(step, p.Draw):
        return step.called is None and not step.under_top and isinstance(step.to, p.PlaceAt)
    if isinstance(step, p.Pay):
        return step.if_possible
    return isinstance(step, p.Gain) and isinstance(step.bundle, p.Quantity) and isinstance(step.bundle.resource, p.Constant)


def _counts(step: p.Step) -> bool:
    """Whether a step changes a number that all share, or that `you` have, by what is certainly a number."""
    if not isinstance(step, p.Become) or step.target.form != "counter" or not isinstance(step.target.of, p.Local | None):
        return False
    return all(isinstance(part, _NUMBERS) for part in parts(step.value))
