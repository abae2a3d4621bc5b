"""Cells of tables, each a text of its own: an expression, or what a piece can do."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.expressions import Expression
from rulelang.ast.nodes import Node


class CellContent(Node):
    """One cell: an expression or abilities."""

    kind: Literal["cell_text"] = "cell_text"
    content: Expression | Abilities


class Abilities(Node):
    """`harvest: draw 1; end: 2 point`"""

    kind: Literal["abilities"] = "abilities"
    abilities: tuple[Ability, ...] = ()


class Ability(Node):
    """`harvest: draw 1`"""

    kind: Literal["ability"] = "ability"
    moment: str
    effect: AbilityPay | AbilityThen | AbilityDraw | AbilityDo | Expression


class AbilityPay(Node):
    """`pay 1 gold, then draw 2`"""

    kind: Literal["ability_pay"] = "ability_pay"
    price: Expression
    effect: AbilityDraw | AbilityDo | Expression


class AbilityThen(Node):
    """`do discard, then 1 gold`"""

    kind: Literal["ability_then"] = "ability_then"
    price: AbilityDo
    effect: AbilityDraw | AbilityDo | Expression


class AbilityDo(Node):
    """`do draw_card 2 times`"""

    kind: Literal["ability_do"] = "ability_do"
    name: str
    times: int | None = None


class AbilityDraw(Node):
    """`draw 1`"""

    kind: Literal["ability_draw"] = "ability_draw"
    amount: Expression
    source: Expression | None = None
