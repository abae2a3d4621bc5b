"""Arithmetic as the language means it, for whoever works a number out: before a match, or in it."""

from __future__ import annotations


def arithmetic(op: str, a: int, b: int) -> int:
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
    if op == "remainder":
        return a % b
    return a // b if op == "down" else -(-a // b)
