"""Steps that ask: what must hold, and what is chosen."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression, Group


class NeedsLine(Node):
    """`needs: any member in your farm`"""

    kind: Literal["needs"] = "needs"
    condition: Expression


class ChooseLine(Node):
    """`choose heap where …`, `secretly choose card in your hand as bid "what to bid"`"""

    kind: Literal["choose"] = "choose"
    word: str
    group: Group
    name: str | None = None
    label: str | None = None


class ChooseNumberLine(Node):
    """`choose number from 1 to 3 as taken`"""

    kind: Literal["choose_number"] = "choose_number"
    word: str
    low: Expression
    high: Expression
    name: str
    label: str | None = None


class ChoosePlace(Node):
    """`choose place for tile in your district as spot`"""

    kind: Literal["choose_place"] = "choose_place"
    word: str
    piece: Expression
    grid: Expression
    name: str


ChoiceStep = NeedsLine | ChooseLine | ChooseNumberLine | ChoosePlace
