"""Arithmetic as the language means it, for whoever works a number out: before a match, or in it; and how numbers are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # most games have none, and start without it
    from fractions import Fraction

    Number = int | Fraction  # halves and quarters are exact; what is counted out, held or remembered is an integer

PARTS = ("", "¼", "½", "¾")


def arithmetic(op: str, a: Number, b: Number) -> Number:
    """One step. Nothing is divided by 0."""
    match op:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "larger":
            return max(a, b)
        case "smaller":
            return min(a, b)
        case "exactly":
            return exactly(a, b)
    if op == "remainder":
        return a % b
    return a // b if op == "down" else -(-a // b)


def exactly(a: Number, b: Number) -> Fraction:
    """A division of which halves and quarters are kept."""
    from fractions import Fraction

    return Fraction(a) / b


def written(number: Number) -> str:
    """A number as rules write it: `7`, `2½`, `-¼`. It is no finer than a quarter."""
    if isinstance(number, int):
        return str(number)
    whole, quarters = divmod(abs(number) * 4, 4)
    return f"{'-' if number < 0 else ''}{whole if whole or not quarters else ''}{PARTS[int(quarters)]}"


def plain(number: Number) -> int | float:
    """The same as JSON has it, exact: 7, 2.5."""
    return number if isinstance(number, int) else int(number) if number.denominator == 1 else float(number)
