"""Cells of tables, each a text of its own: an expression, or what a piece can do."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node
from rulelang.ast.steps.moves import DrawLine, Draws
from rulelang.ast.values.expressions import Expression


class CellContent(Node):
    """One cell: an expression or abilities."""

    kind: Literal["cell_text"] = "cell_text"
    content: Expression | Abilities


class Abilities(Node):
    """`harvest: do draw_card; instant: 2 gold`"""

    abilities: tuple[Ability, ...] = ()


class Ability(Node):
    """`harvest: do draw_card`"""

    moment: str
    effect: AbilityPay | AbilityThen | DrawLine | Draws | AbilityDo | Expression


class AbilityPay(Node):
    """`pay 1 gold, then 1 stone`"""

    price: Expression
    effect: DrawLine | Draws | AbilityDo | Expression


class AbilityThen(Node):
    """`do discard, then 1 gold`"""

    price: AbilityDo
    effect: DrawLine | Draws | AbilityDo | Expression


class AbilityDo(Node):
    """`do draw_card 2 times`"""

    name: str
    times: int | None = None
