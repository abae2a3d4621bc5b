"""Steps that do what stands elsewhere, or end what is under way."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.names import Name
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import AllOf, Expression


class DoLine(Node):
    """`do climb with member`"""

    name: str
    arguments: Arguments | None = None


class DoOf(Node):
    """`do effect of card`: the action that a cell names"""

    action: Expression
    arguments: Arguments | None = None


class DoChosenLine(Node):
    """`do chosen deed with lead`"""

    name: str
    arguments: Arguments | None = None


class Named(Node):
    """`climb with member`"""

    name: str
    arguments: Arguments | None = None


class Arguments(Node):
    """`member and level`"""

    arguments: tuple[Expression, ...] = ()


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
