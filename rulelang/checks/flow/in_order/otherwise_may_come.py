"""What `if that cannot be done:` says can come: the step before it is none that may always be left, or can always be done."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.choices import otherwise_never_comes
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_ALWAYS = (p.Shuffle, p.Roll, p.Randomise, p.Pass, p.Idle, p.End, p.AnotherTurn, p.MissTurn, p.Win, p.WinAll, p.Lose, p.LoseAll)


def otherwise_may_come(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an `if that cannot be done:` after what can certainly be done: a choice to leave it is no failure."""
    for step in parts(program):
        if isinstance(step, p.Otherwise) and all(_certain(one) for one in step.steps):
            left = any(not isinstance(one, _ALWAYS) for one in step.steps)
            symbols.complain(span_of(symbols, step.line), otherwise_never_comes(left=left))


def _certain(step: p.Step) -> bool:
    """Whether a step can certainly be done, if only by leaving it."""
    if isinstance(step, p.OneOf):
        return any(all(_certain(one) for one in way.steps) for way in step.alternatives)
    return isinstance(step, (*_ALWAYS, p.May)) or (isinstance(step, p.Repeat) and step.up_to)
