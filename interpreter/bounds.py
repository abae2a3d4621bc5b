"""Where numbers end: a case that is not there, a division by 0, numbers and lists of options that are too large."""

from __future__ import annotations

from typing import Any, TypeVar

from interpreter.effects import NUMBERS_AT_MOST, Halt
from interpreter.payment import WAYS_AT_MOST
from rulelang.program.arithmetic import arithmetic

NUMBERS_TO_CHOOSE = 1_000  # more than a person, or a look-ahead, could go through

T = TypeVar("T", bound=Any)


def no_case(line: int, value: int, absent: Any = None) -> Any:
    """What none of the cases is: nothing has what is `absent`; any other value was forgotten. Raises Halt."""
    if value < 0 and absent is not None:
        return absent
    raise Halt(line, f"there is no case for {value}" if absent is None else "there is no case for this")


def divided(op: str, left: int, right: int, line: int) -> int:
    """A division, or its remainder. Raises Halt."""
    if right == 0:
        raise Halt(line, f"{left} cannot be divided by 0")
    return arithmetic(op, left, right)


def among(low: int, high: int, line: int) -> range:
    """The numbers to choose from. Raises Halt."""
    if high - low >= NUMBERS_TO_CHOOSE:
        text = f"there are {high - low + 1} numbers to choose from, and {NUMBERS_TO_CHOOSE} are the most"
        raise Halt(line, text)
    return range(low, high + 1)


def few(ways: tuple[T, ...], line: int) -> tuple[T, ...]:
    """Different ways to pay or to take something, if somebody could go through them. Raises Halt."""
    if len(ways) > WAYS_AT_MOST:
        raise Halt(line, f"there are more than {WAYS_AT_MOST} ways to do this: ask for it in parts")
    return ways


def bounded(value: int, line: int) -> int:
    """A number that is remembered. Raises Halt."""
    if -NUMBERS_AT_MOST <= value <= NUMBERS_AT_MOST:
        return value
    raise Halt(line, f"no number goes beyond {NUMBERS_AT_MOST}")
