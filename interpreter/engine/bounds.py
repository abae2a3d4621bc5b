"""Where numbers end: a case that is not there, a division by 0, numbers and lists of options that are too large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from interpreter.engine.effects import NUMBERS_AT_MOST
from interpreter.paying.demands import Demand
from interpreter.paying.ways import WAYS_AT_MOST
from interpreter.state.failures import Halt, Why

if TYPE_CHECKING:
    from fractions import Fraction

WHOLE_AT_MOST = 2**63 - 1  # to either side: what is worked out fits 64 bits
NUMBERS_TO_CHOOSE = 1_000  # more than a person, or a look-ahead, could go through

T = TypeVar("T", bound=Any)


def no_case(line: int, value: int, absent: Any = None) -> Any:
    """What none of the cases is: nothing has what is `absent`; any other value was forgotten. Raises Halt."""
    if value < 0 and absent is not None:
        return absent
    raise Halt(line, *((Why.NO_CASE, value) if absent is None else (Why.NO_CASE_OF_THIS,)))


def down(left: int, right: int, line: int) -> int:
    """A division, rounded down. Raises Halt."""
    if right == 0:
        raise Halt(line, Why.BY_ZERO, left)
    return left // right


def up(left: int, right: int, line: int) -> int:
    """The same, rounded up. Raises Halt."""
    return -down(-left, right, line)


def parted(left: int | Fraction, right: int) -> Fraction:
    """A division of which halves and quarters are kept; `right` is 2 or 4."""
    from fractions import Fraction  # most games have none, and start without it

    return Fraction(left) / right


def remainder(left: int, right: int, line: int) -> int:
    """What remains. Raises Halt."""
    return left - right * down(left, right, line)


def among(low: int, high: int, line: int) -> range:
    """The numbers to choose from. Raises Halt."""
    if high - low >= NUMBERS_TO_CHOOSE:
        raise Halt(line, Why.TOO_MANY_NUMBERS, high - low + 1, NUMBERS_TO_CHOOSE)
    return range(bounded(low, line), bounded(high, line) + 1)


def few(ways: tuple[T, ...], line: int) -> tuple[T, ...]:
    """Different ways to pay or to take something, if somebody could go through them. Raises Halt."""
    if len(ways) > WAYS_AT_MOST:
        raise Halt(line, Why.TOO_MANY_WAYS, WAYS_AT_MOST)
    return ways


def bounded(value: int, line: int) -> int:
    """A number that is remembered. Raises Halt."""
    if -NUMBERS_AT_MOST <= value <= NUMBERS_AT_MOST:
        return value
    raise Halt(line, Why.TOO_LARGE, NUMBERS_AT_MOST)


def whole(value: int, line: int) -> int:
    """A number that is worked out. Raises Halt."""
    if -WHOLE_AT_MOST <= value <= WHOLE_AT_MOST:
        return value
    raise Halt(line, Why.TOO_LARGE, NUMBERS_AT_MOST)


def payable_at_all(demand: Demand, line: int) -> Demand:
    """A demand that is put together, of no more units than a number can say. Raises Halt."""
    for alternative in demand:
        whole(sum(amount for amount, _ in alternative), line)
    return demand
