"""Steps that pay and bring: costs and rewards, on one line or with a line for each part."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class PayLine(Node):
    """`cost: 2 time`"""

    kind: Literal["pay"] = "pay"
    bundle: Expression
    to: Expression | None = None
    if_possible: str | None = None


class GainLine(Node):
    """`reward: 2 grain`"""

    kind: Literal["gain"] = "gain"
    bundle: Expression


class CostBlock(Node):
    """`cost:` with a line for each part"""

    kind: Literal["cost_block"] = "cost_block"
    bundle: BundleBlock


class RewardBlock(Node):
    """`reward:` with a line for each part"""

    kind: Literal["reward_block"] = "reward_block"
    bundle: BundleBlock


class BundleBlock(Node):
    """Lines that are added."""

    kind: Literal["bundle_block"] = "bundle_block"
    lines: tuple[Annotated[BundleLine | BundleIf, Field(discriminator="kind")], ...] = ()


class BundleLine(Node):
    """One part of a cost or reward."""

    kind: Literal["bundle_line"] = "bundle_line"
    bundle: Expression


class BundleIf(Node):
    """`if C: 4 grain`"""

    kind: Literal["bundle_if"] = "bundle_if"
    condition: Expression
    then: BundleSuite
    else_ifs: tuple[BundleElseIf, ...] = ()
    else_step: BundleElse | None = None


class BundleElseIf(Node):
    """`else if D: 3 grain`"""

    kind: Literal["bundle_else_if"] = "bundle_else_if"
    condition: Expression
    then: BundleSuite


class BundleElse(Node):
    """`else: 2 grain`"""

    kind: Literal["bundle_else"] = "bundle_else"
    then: BundleSuite


BundleSuite = Annotated[BundleLine | BundleBlock, Field(discriminator="kind")]


BundleStep = PayLine | GainLine | CostBlock | RewardBlock
