"""Modifiers: what changes a value, a cost or a limit, while something holds or until something ends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class ModifierLine(Node):
    """`while C: …`"""

    kind: Literal["modifier"] = "modifier"
    condition: Expression
    change: AnyChange


class DuringStep(Node):
    """`until the end of this phase: food of it is 1 less`"""

    kind: Literal["during"] = "during"
    scope: str
    change: AnyChange


class Change(Node):
    """`food of it is 1 less, at least 0`"""

    kind: Literal["change"] = "change"
    target: Expression
    amount: Expression
    sign: str
    bounds: tuple[Bound, ...] = ()


class CostChange(Node):
    """`cost of harvest is 1 coin more`"""

    kind: Literal["cost_change"] = "cost_change"
    action: str
    amount: Expression
    sign: str


class LimitChange(Node):
    """`limit of grain is 2 more`"""

    kind: Literal["limit_change"] = "limit_change"
    name: str
    amount: Expression
    sign: str
    bounds: tuple[Bound, ...] = ()


class Bound(Node):
    """`, at least 0`"""

    kind: Literal["bound"] = "bound"
    side: str
    amount: Expression


AnyChange = Annotated[Change | CostChange | LimitChange, Field(discriminator="kind")]
