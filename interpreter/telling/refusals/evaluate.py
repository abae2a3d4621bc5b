"""What a node is worth at a moment, walked through plainly: for explanations and claims, which are asked once.

Play runs what is printed of the same nodes; a function of the form is called as it was printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import Any, TypeVar

from interpreter import form as n
from interpreter.engine.queries.candidates import SETS, of_sets, ranked
from interpreter.engine.queries.payments import mark
from interpreter.playable.operations import OPERATIONS, RUNTIME
from interpreter.state.slots import LATER, YOU
from interpreter.state.state import Frame, State
from rulelang.program.values.arithmetic import arithmetic

T = TypeVar("T", bound=n.Node)
VALUED: dict[type[n.Node], Callable[[Walk, Any], object]] = {}
COMPARED = {"==": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}


def values(kind: type[T]) -> Callable[[Callable[[Walk, T], object]], Callable[[Walk, T], object]]:
    """Registers what gives the value of a class of nodes."""

    def register(valued: Callable[[Walk, T], object]) -> Callable[[Walk, T], object]:
        VALUED[kind] = valued
        return valued

    return register


class Walk:
    """A state, the running frame, and what names stand for."""

    def __init__(self, s: State, frame: Frame, names: Mapping[str, object]) -> None:
        self.s = s
        self.frame = frame
        self.names: dict[str, Any] = dict(names)

    def __call__(self, node: n.Node) -> Any:
        """What a node is worth."""
        return VALUED[type(node)](self, node)

    def with_name(self, name: str, value: object) -> Walk:
        """The same, with one more name."""
        return type(self)(self.s, self.frame, {**self.names, name: value})

    def call(self, function: n.Function, given: Iterable[object]) -> Any:
        """What a function of the form gives."""
        return self.s.n.functions[function](self.s, *given)


def value(node: n.Node, s: State, names: Mapping[str, object], frame: Frame | None = None) -> Any:
    """What a node is worth in a frame: the one that runs, if none is named."""
    return Walk(s, frame if frame is not None else s.stack[-1] if s.stack else [], names)(node)


# ------------------------------------------------------------------------------------------------------ atoms and state
@values(n.Constant)
def _constant(_: Walk, e: n.Constant) -> object:
    return e.value


@values(n.Slot)
def _slot(at: Walk, e: n.Slot) -> object:
    return at.frame[e.index]


@values(n.Slots)
def _slots(at: Walk, _: n.Slots) -> object:
    return tuple(at.frame[YOU:])


@values(n.Waiting)
def _waiting(at: Walk, _: n.Waiting) -> object:
    return at.frame[LATER]


@values(n.Name)
def _name(at: Walk, e: n.Name) -> object:
    return at.frame if e.name == "f" else at.names[e.name]


@values(n.Read)
def _read(at: Walk, e: n.Read) -> object:
    return at.s.v[at(e.at)]


@values(n.Amounts)
def _amounts(at: Walk, e: n.Amounts) -> object:
    return any(at.s.v[e.first : e.last])


@values(n.At)
def _at(at: Walk, e: n.At) -> object:
    return at.s.at[at(e.piece)]


@values(n.Pile)
def _pile(at: Walk, e: n.Pile) -> object:
    return at.s.z[at(e.place)]


@values(n.Fired)
def _fired(at: Walk, _: n.Fired) -> object:
    return bool(at.s.fired)


# -------------------------------------------------------------------------------------------------- numbers and truths
@values(n.Arithmetic)
def _arithmetic(at: Walk, e: n.Arithmetic) -> object:
    return arithmetic(e.op, at(e.left), at(e.right))


@values(n.Divided)
def _divided(at: Walk, e: n.Divided) -> object:
    return RUNTIME[e.op](at(e.left), at(e.right), e.line)


@values(n.Compare)
def _compare(at: Walk, e: n.Compare) -> object:
    return COMPARED[e.op](at(e.left), at(e.right))


@values(n.Between)
def _between(at: Walk, e: n.Between) -> object:
    return e.first <= at(e.of) < e.last


@values(n.Both)
def _both(at: Walk, e: n.Both) -> object:
    return all(at(part) for part in e.parts)


@values(n.Either)
def _either(at: Walk, e: n.Either) -> object:
    return any(at(part) for part in e.parts)


@values(n.Not)
def _not(at: Walk, e: n.Not) -> object:
    return not at(e.of)


@values(n.If)
def _if(at: Walk, e: n.If) -> object:
    return at(e.then) if at(e.condition) else at(e.otherwise)


@values(n.Marked)
def _marked(at: Walk, e: n.Marked) -> object:
    mark(at.s, e.line)
    return at(e.of)


# --------------------------------------------------------------------------------------------------- tuples and tables
@values(n.Lookup)
def _lookup(at: Walk, e: n.Lookup) -> object:
    return e.table[at(e.index)]


@values(n.Cell)
def _cell(at: Walk, e: n.Cell) -> object:
    where = at(e.row), at(e.column)
    return next((cell for row, column, cell in at.s.n.matrices[e.table] if (row, column) == where), at(e.absent))


@values(n.Item)
def _item(at: Walk, e: n.Item) -> object:
    return at(e.of)[at(e.index)]


@values(n.Rest)
def _rest(at: Walk, e: n.Rest) -> object:
    return at(e.of)[1:]


@values(n.Tuple)
def _tuple(at: Walk, e: n.Tuple) -> object:
    return tuple(at(part) for part in e.parts)


@values(n.Joined)
def _joined(at: Walk, e: n.Joined) -> object:
    return tuple(one for part in e.parts for one in at(part))


@values(n.In)
def _in(at: Walk, e: n.In) -> object:
    return at(e.of) in at(e.several)


# ------------------------------------------------------------------------------------------------------- what is bound
@values(n.Let)
def _let(at: Walk, e: n.Let) -> object:
    return at.with_name(e.name, at(e.value))(e.within)


@values(n.Kept)
def _kept(at: Walk, e: n.Kept) -> object:
    return at.with_name("kept", {})(e.of)


@values(n.IsKept)
def _is_kept(at: Walk, _: n.IsKept) -> object:
    return at.names["key"] in at.names["kept"]


@values(n.NothingKept)
def _nothing_kept(_: Walk, __: n.NothingKept) -> object:
    return {}


@values(n.ByResource)
def _by_resource(at: Walk, e: n.ByResource) -> object:
    return lambda resource: at.with_name("r", resource)(e.amount)


@values(n.Named)
def _named(at: Walk, e: n.Named) -> object:
    return lambda one: at.with_name(e.name, one)(e.of)


# ---------------------------------------------------------------------------------------------------------------- groups
@values(n.Span)
def _span(at: Walk, e: n.Span) -> object:
    return range(at(e.first), at(e.last))


@values(n.Sorted)
def _sorted(at: Walk, e: n.Sorted) -> object:
    return sorted(at(e.of))


@values(n.Piles)
def _piles(at: Walk, e: n.Piles) -> object:
    piles = [at.s.z[place] for place in at(e.places)]
    return [piece for pile in piles for piece in (sorted(pile) if e.by_number else pile)]


def candidates(at: Walk, loop: n.Loop) -> Iterator[Walk]:
    """Walks in which the candidate of a group has its name, one for each that counts."""
    for one in at(loop.source):
        inner = at.with_name(loop.name, one)
        if all(inner(test) for test in loop.tests):
            yield inner


@values(n.Listing)
def _listing(at: Walk, e: n.Listing) -> object:
    return [inner.names[e.loop.name] for inner in candidates(at, e.loop)]


@values(n.Ranked)
def _ranked(at: Walk, e: n.Ranked) -> object:
    return ranked(at(e.of), lambda one: at.with_name(e.name, one)(e.by), e.highest)


@values(n.Fold)
def _fold(at: Walk, e: n.Fold) -> object:
    found = candidates(at, e.loop)
    if e.op in ("any", "no"):
        return any(True for _ in found) == (e.op == "any")
    numbers = [1 if e.each is None else inner(e.each) for inner in found]
    if e.op in ("count", "sum"):
        return sum(numbers)
    if e.op in SETS:
        return of_sets(e.op, numbers, e.least)
    return (max if e.op == "highest" else min)(numbers, default=0)


@values(n.Every)
def _every(at: Walk, e: n.Every) -> object:
    return all(at.with_name(e.name, one)(e.of) for one in at(e.several))


# ----------------------------------------------------------------------------------------------------------------- calls
@values(n.Ask)
def _ask(at: Walk, e: n.Ask) -> object:
    parts = {"s": at.s, "f": at.frame, "v": at.s.v, "z": at.s.z, "at": at.s.at}
    return RUNTIME[e.what](*(parts[part] for part in OPERATIONS[e.what].state), *(at(part) for part in e.given))


@values(n.Call)
def _call(at: Walk, e: n.Call) -> object:
    given = [at(part) for part in e.given]
    return 0 if e.or_zero and given[0] < 0 else at.call(e.function, given)
