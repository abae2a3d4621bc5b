"""A loop changes what it asks for: else it is never done, or goes on for ever."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.unmeant.draws import stays_as_it_is
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import parts

_PIECES = "where pieces lie"
# What each of these changes; a step that is in no row may change anything.
_CHANGES: dict[type[object], frozenset[str]] = {
    **dict.fromkeys((p.MovePiece, p.MoveSome, p.MoveAll, p.Draw, p.Swap), frozenset({_PIECES})),
    **dict.fromkeys((p.Choose, p.ChooseAtRandom, p.ChooseNumber, p.Shuffle, p.Show, p.Idle, p.If, p.OneOf, p.Each), frozenset()),
}
_PLAIN = (
    p.Compare, p.Logic, p.Not, p.Number, p.Constant, p.Arithmetic, p.PlayerCount, p.OptionValue, p.Bound, p.Group, p.Places,
    p.PlaceAt, p.Local, p.ColumnOf, p.Holder, p.RowOf, p.IsA,
)  # fmt: skip


def loops_get_on(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Looks at each `repeat while` and `repeat until` of which all that it asks and does is known, where nothing else answers."""
    if program.triggers or program.sources:
        return
    for step in parts(program):
        if isinstance(step, p.Repeat) and (condition := step.while_ or step.until) is not None:
            changed, asked = _changed(program, step.steps), _asked(condition)
            if changed is not None and asked and not changed & asked and step.line >= 0:
                symbols.complain(span_of(symbols, step.line), stays_as_it_is(until=step.until is not None))


def _changed(program: p.Program, steps: object) -> frozenset[str] | None:
    """What steps may change; None where that is not known, or where they may be left by an end of something."""
    found: frozenset[str] = frozenset()
    for step in (one for one in parts(steps) if type(one) in p.FACTS):
        if isinstance(step, p.Become | p.Randomise):
            found |= {step.target.name}
        elif isinstance(step, p.Roll):
            found |= {step.die}
        elif isinstance(step, p.Gain | p.MoveResources) and (amounts := _amounts(program, step.bundle)):
            found |= amounts
        elif type(step) in _CHANGES:
            found |= _CHANGES[type(step)]
        else:
            return None
    return found


def _amounts(program: p.Program, bundle: p.Expression) -> frozenset[str]:
    """The resources of a bundle, each as a number that changes; nothing where they are not all known, or told on tracks."""
    found: set[int] = set()
    for part in [bundle.left, bundle.right] if isinstance(bundle, p.BundlePlus) else [bundle]:
        match part:
            case p.Quantity(resource=p.Constant(value=resource)):
                found.add(resource)
            case p.AnyQuantity(resources=resources):
                found |= {*resources}
            case _:
                return frozenset()
    return frozenset() if any(program.resources[one].track is not None for one in found) else frozenset(map(_amount, found))


def _amount(resource: int) -> str:
    return f"amount {resource}"


def _asked(condition: p.Expression) -> frozenset[str]:
    """What a condition reads; nothing where that is not known."""
    found: frozenset[str] = frozenset()
    for part in parts(condition):
        match part:
            case p.StateValue(form="counter" | "role" | "die"):
                found |= {part.name}
            case p.Amount(resource=p.Constant(value=resource)):
                found |= {_amount(resource)}
            case p.Fold(op="count" | "any" | "no"):  # a place may be empty or full of resources as well
                found |= {_PIECES}
            case _ if not isinstance(part, _PLAIN):
                return frozenset()
    return found
