"""Conditions taken apart."""

from __future__ import annotations

from rulelang.program.values.expressions import Expression, Logic

__all__ = ["conjuncts"]


def conjuncts(condition: Expression | None) -> tuple[Expression, ...]:
    """The conditions that must all hold, as they are joined by `and`, from left to right; none of no condition."""
    if isinstance(condition, Logic) and condition.op == "and":
        return (*conjuncts(condition.left), *conjuncts(condition.right))
    return () if condition is None else (condition,)
