"""The numbers that triggers watch: where each is kept, between what it must come to be, and what is set off then."""

from __future__ import annotations

from itertools import product

from interpreter.numbering.vector import Vector
from interpreter.state.slots import UNLIMITED
from rulelang import program as p

Threshold = tuple[int, int, int, int, int, int]  # slot, least, most, where it is kept if it is so, what is set off, whose
_ENDLESS = UNLIMITED**2  # beyond every number


def keys_of(t: Vector, trigger: p.Trigger) -> list[tuple[int, ...]]:
    """What tells the numbers that a trigger watches from each other, in order; () of one alone."""
    return list(product(*(range(t.kept_for(kind)) for kind in trigger.place_keys)))


def threshold(t: Vector, trigger: p.Trigger, keys: tuple[int, ...], set_off: int) -> Threshold:
    """One number that is watched; whether it is so from the start is kept in a slot of its own."""
    assert trigger.reached is not None
    bound = dict(enumerate(keys))
    slot = _slot(t, trigger.reached.left, bound)
    least, most = _between(trigger.reached.op, t.constant(trigger.reached.right, bound))
    owner = next((key for kind, key in zip(trigger.place_keys, keys, strict=True) if kind == "player"), -1)
    t.start.append(int(least <= t.start[slot] <= most))
    return slot, least, most, len(t.start) - 1, set_off, owner


def _slot(t: Vector, number: p.Expression, bound: dict[int, int]) -> int:
    match number:
        case p.StateValue():
            return t.slot[number.form, number.name] + _index(t, number.of, bound)
        case p.Amount(holder=holder):
            of = holder.type if holder.form == "member" else None
            return t.amount_slot(holder.form, of, t.constant(number.resource), _index(t, holder.of, bound))
    raise AssertionError(number)


def _index(t: Vector, of: p.Expression | None, bound: dict[int, int]) -> int:
    if isinstance(of, p.Pair):
        return int(t.constant(of.one, bound)) * t.kept_for(of.type) + int(t.constant(of.other, bound))
    return 0 if of is None else int(t.constant(of, bound))


def _between(op: str, value: int) -> tuple[int, int]:
    """The least and the most of the numbers of which a comparison is true."""
    least = {"==": value, ">=": value, ">": value + 1}
    most = {"==": value, "<=": value, "<": value - 1}
    return least.get(op, -_ENDLESS), most.get(op, _ENDLESS)
