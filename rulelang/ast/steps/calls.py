"""Steps that do what stands elsewhere, or end what is under way."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.names import Name
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import AllOf, Expression


class DoLine(Node):
    """`do climb to second`"""

    name: str
    arguments: Arguments | None = None


class DoOf(Node):
    """`do the effect of card`: the action that a cell names"""

    article: str | None = None
    action: Expression
    handed: tuple[Handed, ...] = ()


class DoChosenLine(Node):
    """`do the action of deed by leading`"""

    name: str
    arguments: Arguments | None = None


class Named(Node):
    """`climb to second`"""

    name: str
    arguments: Arguments | None = None


class Arguments(Node):
    """`member in town of gate`: what is handed over, in the order of the heading"""

    arguments: tuple[Expression | Handed, ...] = ()


class Handed(Node):
    """`in town of gate`: what is handed over, and the word before it"""

    preposition: Preposition | str
    value: Expression


class Preposition(Node):
    """`with`, `to`, `in`: the word before what is handed over"""

    word: str


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
    """`nothing happens`, as after `if that cannot be done:`"""

    word: str


class EndStep(Node):
    """`end turn`; `end season`, a phase by its name"""

    kind: Literal["end_step"] = "end_step"
    scope: str


class AnotherTurn(Node):
    """`you take another turn`, `you miss a turn`"""

    player: Expression
    word: str

    @property
    def is_missed(self) -> bool:
        """Whether it is one turn less, and not one more."""
        return self.word.startswith("miss")


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
