"""What is counted to do something as often is there when it is counted: a line above may have moved all of it away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.unmeant.gone import GONE_BY_THIS, counted_after, paid_after, zero_by_then
from rulelang.names.symbols import Symbols
from rulelang.program.nodes import Node, parts
from rulelang.text.diagnostics import Also

_ASKS = (p.Needs, p.Choose, p.ChooseNumber, p.ChooseAtRandom, p.Note)
_STAYS = (*_ASKS, p.Shuffle, p.Roll, p.RollPieces, p.Idle, p.Show, p.Gain, p.Pay)
_MOVES = (p.MovePiece, p.MoveSome, p.MoveAll, p.Draw)
_ONCE = (p.If, p.May, p.OneOf, p.Otherwise)  # what lies in these begins where they stand


class Figure(NamedTuple):
    """What is counted in a place, pieces of a class; or a counter, which lies in no zone."""

    zone: str
    what: str
    read: Node  # the place, or the counter with its keys


Facts = dict[Figure, int]  # what is none now, with the line that has made it so


def counted_before_it_goes(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Complains about an amount that is certainly 0, as a line above it in the same steps has taken all away or set it to 0."""
    refilled = _refilled(program)
    for part in parts(program):
        if isinstance(part, p.Body):
            for step, figure, line in _Emptied(refilled).follow(part.steps, {}):
                above = span_of(symbols, line)
                also = Also(file=above.file or symbols.source.name, span=above, text=GONE_BY_THIS)
                counted = paid_after() if isinstance(step, p.Choose | p.Needs) else counted_after()
                complaint = zero_by_then(figure.name) if isinstance(figure, p.StateValue) else counted
                symbols.complain(span_of(symbols, step.line), complaint, also=(also,))


def _refilled(program: p.Program) -> set[str]:
    """The zones that rules fill by themselves, and those that anything set off may fill."""
    found = {zone.name for zone in program.zones if zone.renewed is not None}
    for trigger in program.triggers:
        steps = [*parts(trigger.body)]
        if any(p.called(step) for step in steps):
            return {zone.name for zone in program.zones}
        found |= {
            place.zone for step in steps if isinstance(step, _MOVES) for place in parts(step.to) if isinstance(place, p.PlaceAt)
        }
    return found


class _Emptied:
    """Follows steps one after the other, with what is none by then; each sequence of steps once."""

    def __init__(self, refilled: set[str]) -> None:
        self.refilled = refilled

    def follow(self, steps: tuple[p.Step, ...], none: Facts) -> Iterator[tuple[p.Step, p.Expression, int]]:
        """Each step that does something as often as there is none, with the figure and the line that made it so."""
        for step in steps:
            for amount in _amounts(step):
                if (found := _none(amount, none)) is not None:
                    yield step, *found
            for within in p.inside(step):
                yield from self.follow(within.steps, dict(none) if isinstance(step, _ONCE) else {})
            none = self._after(step, none)

    def _after(self, step: p.Step, none: Facts) -> Facts:
        if p.inside(step) or p.called(step):
            return {}
        if isinstance(step, p.Become):
            none = {known: line for known, line in none.items() if known.zone or known.what != step.target.name}
            set_to = _figure(step.target)
            return none | ({set_to: step.line} if set_to is not None and step.value == p.Number(value=0) else {})
        if isinstance(step, _MOVES):
            to = step.to.zone if isinstance(step.to, p.PlaceAt) else None
            none = {known: line for known, line in none.items() if to is not None and known.zone != to}
            return none | self._emptied(step, to)
        if not isinstance(step, _STAYS):
            return {}
        slot = getattr(step, "slot", None)
        return {known: line for known, line in none.items() if slot is None or not _speaks_of(known.read, slot)}

    def _emptied(self, step: p.Step, to: str | None) -> Facts:
        if not isinstance(step, p.MoveAll) or step.group.where is not None or step.group.owner is not None or step.group.rank:
            return {}
        place = step.group.places.one if step.group.places is not None else None
        if not isinstance(place, p.PlaceAt) or place.zone in self.refilled or place.zone == to:
            return {}
        return {Figure(place.zone, step.group.type, place): step.line}


def _amounts(step: p.Step) -> list[p.Expression]:
    """How often or how many a step does something, as it is worked out."""
    match step:
        case p.Draw(amount=amount) | p.MoveSome(amount=amount) | p.Repeat(times=amount) if amount is not None:
            return [amount]
        case p.Choose(paid=p.InPieces(amount=amount)) | p.Needs(paid=p.InPieces(amount=amount)):
            return [amount]
        case p.Gain(bundle=bundle) | p.Pay(bundle=bundle) | p.MoveResources(bundle=bundle):
            return [part.amount for part in parts(bundle) if isinstance(part, p.Quantity | p.AnyQuantity)]
        case p.Become(value=value) if not isinstance(value, p.StateValue):
            return [value]
    return []


def _none(amount: p.Expression, none: Facts) -> tuple[p.Expression, int] | None:
    """The figure of which an amount is made that makes it 0, and the line that made it so."""
    match amount:
        case p.Fold(op="count" | "sum") | p.StateValue(form="counter"):
            known = _figure(amount)
            return (amount, none[known]) if known in none else None
        case p.Arithmetic(op="*", left=left, right=right):
            return _none(left, none) or _none(right, none)
        case p.Arithmetic(op="down" | "up", left=left):
            return _none(left, none)
    return None


def _figure(read: p.Expression) -> Figure | None:
    """What a figure reads; None of what is never known to be none."""
    match read:
        case p.Fold(group=p.Group(type=type, places=p.Places(one=p.PlaceAt() as place))):
            return Figure(place.zone, type, place)
        case p.StateValue():
            return Figure("", read.name, read)
    return None


def _speaks_of(read: Node, slot: int) -> bool:
    """Whether a place or a counter hangs on what a slot holds."""
    return any(isinstance(part, p.Local | p.Picked) and part.slot == slot for part in parts(read))
