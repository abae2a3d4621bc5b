"""What pieces lend: sources that help to pay, and the moments of abilities."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.names import Name
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression, Group


class SourceLine(Node):
    """A provider of units of a cost, with its price."""

    name: str
    group: Group
    once: str | None = None
    provision: Provision | None = None


class Provision(Node):
    """What each of them provides, and its price; without it the cells say so: `paying: 1 food`"""

    provides: Expression
    price: Annotated[Free | Transfer, Field(discriminator="kind")]


class Free(Node):
    """`nothing`"""


class Transfer(Node):
    """`1 gold to it`"""

    bundle: Expression
    to: Expression | None = None


class Moment(Node):
    """`moment harvest, build: card in your village where it is not new this action`"""

    names: tuple[Name, ...] = ()
    group: Group
