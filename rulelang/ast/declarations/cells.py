"""Cells of tables, each a text of its own: an expression, or what a piece can do."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.nodes import Node
from rulelang.ast.steps.moves import DrawLine
from rulelang.ast.values.expressions import Expression


class CellContent(Node):
    """One cell: an expression or abilities."""

    kind: Literal["cell_text"] = "cell_text"
    content: Expression | Abilities


class Abilities(Node):
    """`harvest: do draw_card; instant: 2 gold`"""

    kind: Literal["abilities"] = "abilities"
    abilities: tuple[Ability, ...] = ()


class Ability(Node):
    """`harvest: do draw_card`"""

    kind: Literal["ability"] = "ability"
    moment: str
    effect: AbilityPay | AbilityThen | DrawLine | AbilityDo | Expression


class AbilityPay(Node):
    """`pay 1 gold, then 1 stone`"""

    kind: Literal["ability_pay"] = "ability_pay"
    price: Expression
    effect: DrawLine | AbilityDo | Expression


class AbilityThen(Node):
    """`do discard, then 1 gold`"""

    kind: Literal["ability_then"] = "ability_then"
    price: AbilityDo
    effect: DrawLine | AbilityDo | Expression


class AbilityDo(Node):
    """`do draw_card 2 times`"""

    kind: Literal["ability_do"] = "ability_do"
    name: str
    times: int | None = None
