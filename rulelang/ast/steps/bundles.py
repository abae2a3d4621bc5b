"""Steps that pay and bring: costs and rewards, on one line or with a line for each part."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression


class PayLine(Node):
    """`pay 2 time`"""

    bundle: Expression
    to: Expression | None = None
    if_possible: str | None = None


class Pays(Node):
    """`leader pays 2 coins`, `owner of card pays 1 coin to you`: somebody does what `pay` is for you"""

    who: Expression
    bundle: Expression
    to: Expression | None = None
    if_possible: str | None = None


class PayPieces(Node):
    """`pay 3 cards of one colour from your hand to discard`"""

    what: Expression
    where: Expression | None = None
    alike: Alike | None = None
    source: Expression
    to: Expression


class Alike(Node):
    """`of one colour`"""

    column: str


class PayRun(Node):
    """`pay a run of 3 cards of one suit by rank from your hand to discard`"""

    word: str
    what: Expression
    alike: Alike | None = None
    column: str
    where: Expression | None = None
    source: Expression
    to: Expression


class MoveAlike(PayPieces):
    """`move 3 cards of one rank from your hand to table`: chosen as they are for a cost, where nothing is bought"""


class MoveRun(PayRun):
    """`move a run of 3 cards of one suit by rank from your hand to table`"""


class PaySum(Node):
    """`pay cards from your hand with a total value of at least 10 to discard`"""

    what: Expression
    where: Expression | None = None
    source: Expression
    column: str
    least: Expression
    to: Expression


class GainLine(Node):
    """`gain 2 grain`"""

    bundle: Expression


class Gains(Node):
    """`leader gains 5 points`: somebody does what `gain` is for you"""

    who: Expression
    bundle: Expression


class CostBlock(Node):
    """`pay:` with a line for each part"""

    bundle: BundleBlock


class RewardBlock(Node):
    """`gain:` with a line for each part"""

    bundle: BundleBlock


class BundleBlock(Node):
    """Lines that are added."""

    lines: tuple[Annotated[BundleLine | BundleIf, Field(discriminator="kind")], ...] = ()


class BundleLine(Node):
    """One part of a cost or reward."""

    kind: Literal["bundle_line"] = "bundle_line"
    bundle: Expression


class BundleIf(Node):
    """`if C: 4 grain`"""

    condition: Expression
    then: BundleSuite
    else_ifs: tuple[BundleElseIf, ...] = ()
    else_step: BundleElse | None = None


class BundleElseIf(Node):
    """`else if D: 3 grain`"""

    condition: Expression
    then: BundleSuite


class BundleElse(Node):
    """`else: 2 grain`"""

    then: BundleSuite


BundleSuite = Annotated[BundleLine | BundleBlock, Field(discriminator="kind")]


BundleStep = PayLine | Pays | PayPieces | PayRun | MoveAlike | MoveRun | PaySum | GainLine | Gains | CostBlock | RewardBlock
