"""Steps that do what stands elsewhere, or end what is under way."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.names import Name
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import AllOf, Expression


class DoLine(Node):
    """`do climb, where level is second`"""

    name: str
    arguments: Arguments | None = None


class DoOf(Node):
    """`do the effect of card`: the action that a cell names"""

    article: str | None = None
    action: Expression
    arguments: Arguments | None = None


class DoChosenLine(Node):
    """`do the action of deed, where part is leading`"""

    name: str
    arguments: Arguments | None = None


class Named(Node):
    """`climb, where level is second`"""

    name: str
    arguments: Arguments | None = None


class Arguments(Node):
    """`where town is town of gate and brother is monk`, `with member and level`"""

    arguments: tuple[Expression | Handed, ...] = ()


class Handed(Node):
    """`town is town of gate`: what is handed over, by the name that it has there"""

    name: str
    value: Expression


class OneOfNames(Node):
    """`one of: roll, hold`"""

    names: tuple[Name, ...] = ()


class CallOff(Node):
    """`raid does not happen`"""

    name: str


class Use(Node):
    """`use harvest and instant`: the abilities of these moments, each once, in any order"""

    names: tuple[Name, ...] = ()


class PassStep(Node):
    """`pass`"""

    kind: Literal["pass_step"] = "pass_step"
    word: str


class Idle(Node):
    """`nothing happens`, as after `otherwise:`"""

    word: str


class EndStep(Node):
    """`end turn`"""

    kind: Literal["end_step"] = "end_step"
    scope: str


class AnotherTurn(Node):
    """`you take another turn`"""

    player: Expression
    word: str


class ResultLine(Node):
    """`you win`, `everyone loses`, `all players where coin of it is 0 lose`"""

    who: Expression | AllOf | str
    word: str

    @property
    def wins(self) -> bool:
        return self.word.startswith("win")


class Leave(Node):
    """`you leave the trick`, `all players where token of it is at least 1 come back to the round`"""

    who: Expression | AllOf | str
    word: str
    name: str

    @property
    def comes_back(self) -> bool:
        return self.word.startswith("come")


CallStep = (
    DoLine | DoOf | DoChosenLine | OneOfNames | CallOff | Use | PassStep | Idle | EndStep | AnotherTurn | ResultLine | Leave
)
