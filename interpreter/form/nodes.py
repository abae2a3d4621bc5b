"""What has a value: each node gives an integer, a truth, a demand, a way, or a tuple of these; nothing here changes a match.

A piece, place, player, member, space and resource is its number; nobody and nothing are -1; a truth is 0 or 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from interpreter.form.node import Node

__all__ = [
    "Amounts",
    "Arithmetic",
    "Ask",
    "At",
    "Between",
    "Both",
    "Call",
    "Cell",
    "Compare",
    "Constant",
    "Divided",
    "Either",
    "Fired",
    "Function",
    "If",
    "In",
    "Item",
    "Joined",
    "Lookup",
    "Marked",
    "Name",
    "Not",
    "Pile",
    "Read",
    "Rest",
    "Slot",
    "Slots",
    "Tuple",
    "Waiting",
    "plus",
    "times",
]


# ------------------------------------------------------------------------------------------------------- atoms and state
@dataclass(frozen=True, slots=True)
class Constant(Node):
    """A number, a truth, a demand, or a tuple of numbers or tuples."""

    value: Any


@dataclass(frozen=True, slots=True)
class Slot(Node):
    """What a place of the running frame holds."""

    index: int


@dataclass(frozen=True, slots=True)
class Slots(Node):
    """All that the running frame holds, from who does it on: another frame begins with them."""


@dataclass(frozen=True, slots=True)
class Waiting(Node):
    """What was put off in the running frame."""


@dataclass(frozen=True, slots=True)
class Name(Node):
    """What a loop, a function's parameter or a `Let` is bound to."""

    name: str


@dataclass(frozen=True, slots=True)
class Read(Node):
    """The number at an index of the state's numbers (`State.v`)."""

    at: Node


@dataclass(frozen=True, slots=True)
class Amounts(Node):
    """Whether any of the state's numbers from `first` up to (not including) `last` is not 0."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class At(Node):
    """The place of a piece that is there."""

    piece: Node


@dataclass(frozen=True, slots=True)
class Pile(Node):
    """The pieces of a place that is there, as they lie."""

    place: Node


@dataclass(frozen=True, slots=True)
class Fired(Node):
    """Whether triggers wait."""


# ------------------------------------------------------------------------------------------------------ numbers and truths
@dataclass(frozen=True, slots=True)
class Arithmetic(Node):
    """Two numbers to one."""

    op: Literal["+", "-", "*", "larger", "smaller"]
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Divided(Node):
    """Rounded down, up, or what remains; the match halts at `line` where `right` is 0."""

    op: Literal["down", "up", "remainder"]
    left: Node
    right: Node
    line: int


@dataclass(frozen=True, slots=True)
class Compare(Node):
    """A truth about two numbers."""

    op: Literal["==", "!=", ">=", "<=", ">", "<"]
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Between(Node):
    """Whether `first <= of < last`."""

    first: int
    of: Node
    last: int


@dataclass(frozen=True, slots=True)
class Both(Node):
    """Whether all hold, looked at in order up to the first that does not."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Either(Node):
    """Whether one holds, looked at in order up to the first that does."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Not(Node):
    """The opposite."""

    of: Node


@dataclass(frozen=True, slots=True)
class If(Node):
    """One of two, only that one worked out."""

    condition: Node
    then: Node
    otherwise: Node


@dataclass(frozen=True, slots=True)
class Marked(Node):
    """The same; in a traced game the line is noted as read."""

    line: int
    of: Node


# ------------------------------------------------------------------------------------------------------ tuples and tables
@dataclass(frozen=True, slots=True)
class Lookup(Node):
    """What stands in a table of constants at an index; -1 is the last one, for nobody and nothing."""

    table: tuple[Any, ...]
    index: Node


@dataclass(frozen=True, slots=True)
class Cell(Node):
    """What stands in a table with two keys (by its number); `absent` where there is nothing."""

    table: int
    row: Node
    column: Node
    absent: Constant


@dataclass(frozen=True, slots=True)
class Item(Node):
    """One of a tuple."""

    of: Node
    index: Node


@dataclass(frozen=True, slots=True)
class Rest(Node):
    """A tuple without its first."""

    of: Node


@dataclass(frozen=True, slots=True)
class Tuple(Node):
    """Several in a row."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Joined(Node):
    """Several tuples, one behind the other."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class In(Node):
    """Whether something is one of several."""

    of: Node
    several: Node


# -------------------------------------------------------------------------------------------------------------- calls
@dataclass(frozen=True, slots=True)
class Ask(Node):
    """A question to the runtime, by its name there (`operations.py`): where a piece is, whether a cost can be paid."""

    what: str
    given: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Function(Node):
    """A function of this form: a value, a score, a guard, what a source offers."""

    kind: str
    number: int = -1


@dataclass(frozen=True, slots=True)
class Call(Node):
    """What a function of this form gives; where it may be asked of nobody (`or_zero`), 0 for -1."""

    function: Function
    given: tuple[Node, ...]
    or_zero: bool = False


# ------------------------------------------------------------------------------------------------------------- folding
def plus(left: Node, right: Node) -> Node:
    """`left + right`, worked out if it can be."""
    match left, right:
        case Constant(value=a), Constant(value=b):
            return Constant(a + b)
        case Constant(value=0), _:
            return right
        case _, Constant(value=0):
            return left
    return Arithmetic("+", left, right)


def times(count: int, of: Node) -> Node:
    """`count * of`, worked out if it can be."""
    if isinstance(of, Constant):
        return Constant(count * of.value)
    return of if count == 1 else Arithmetic("*", Constant(count), of)
