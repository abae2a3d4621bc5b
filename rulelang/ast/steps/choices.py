"""Steps that ask: what must hold, and what is chosen."""

from __future__ import annotations

from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression, Group


class NeedsLine(Node):
    """`needs: any member in your farm`"""

    condition: Expression


class OrSuch(Node):
    """`or that is not penal if there is none`, about the candidates of the choice"""

    where: Expression


class ChooseLine(Node):
    """`choose a heap where …`, `secretly choose a card in your hand as bid "what to bid"`, `choose one of your men in line`"""

    word: str
    one: str | None = None
    group: Group
    stages: tuple[OrSuch, ...] = ()
    fallback: str | None = None
    name: str | None = None
    label: str | None = None


class ChooseSeveral(Node):
    """`choose 2 cards in your hand as pair`, `choose up to (n) of your men in line as sent "whom to send"`"""

    word: str
    up_to: str | None = None
    amount: int | Expression
    of: str | None = None
    group: Group
    name: str
    label: str | None = None


class ChooseAny(Node):
    """`choose any number of dice in cup as kept`"""

    word: str
    number: str
    group: Group
    name: str
    label: str | None = None


class ChooseNumberLine(Node):
    """`choose a number from 1 to 6 where it is not pip as called`, `choose a number from 0 to 50 in steps of 5 as bid`"""

    word: str
    article: str | None = None
    low: Expression
    high: Expression
    step: Expression | None = None
    where: Expression | None = None
    name: str
    label: str | None = None


class ChoosePlace(Node):
    """`choose a place for tile in your district as spot "where to lay it"`"""

    word: str
    article: str | None = None
    piece: Expression
    grid: Expression
    name: str
    label: str | None = None


ChoiceStep = NeedsLine | ChooseLine | ChooseSeveral | ChooseAny | ChooseNumberLine | ChoosePlace
