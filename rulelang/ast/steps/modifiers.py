"""Modifiers: what changes a value, a cost or a limit, while something holds or until something ends."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class ModifierLine(Node):
    """`while C: …`"""

    condition: Expression
    change: AnyChange


class DuringStep(Node):
    """`until the end of this phase: food of it is 1 less`, `until the start of your next turn: your guard is 2 more`"""

    scope: str
    change: AnyChange


class Change(Node):
    """`food of it is 1 less, at least 0`"""

    target: Expression
    amount: Expression
    sign: str
    bounds: tuple[Bound, ...] = ()


class CostChange(Node):
    """`cost of harvest is 1 coin more`"""

    action: str
    amount: Expression
    sign: str


class LimitChange(Node):
    """`limit of grain is 2 more`"""

    name: str
    amount: Expression
    sign: str
    bounds: tuple[Bound, ...] = ()


class Bound(Node):
    """`, at least 0`"""

    side: str
    amount: Expression


AnyChange = Annotated[Change | CostChange | LimitChange, Field(discriminator="kind")]
