"""Steps that do what stands elsewhere, or end what is under way."""

from __future__ import annotations

from typing import Literal

from rulelang.ast.names import Name
from rulelang.ast.nodes import Node
from rulelang.ast.values.expressions import Expression, Group


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


class EndStep(Node):
    """`end turn`"""

    kind: Literal["end_step"] = "end_step"
    scope: str


class AnotherTurn(Node):
    """`you take another turn`"""

    player: Expression
    word: str


class WinLine(Node):
    """`you win`"""

    player: Expression
    word: str


class WinAll(Node):
    """`everyone wins`"""

    word: str


class WinSome(Node):
    """`all players where camp of it is north win`"""

    group: Group
    word: str


class Lose(Node):
    """`you lose`"""

    player: Expression
    word: str


class LoseAll(Node):
    """`everyone loses`"""

    word: str


class LoseSome(Node):
    """`all players where coin of it is 0 lose`"""

    group: Group
    word: str


class Leave(Node):
    """`you leave the trick`"""

    player: Expression
    word: str
    name: str


class LeaveSome(Node):
    """`all players where wish of it is home leave the round`"""

    group: Group
    word: str
    name: str


class ComeBack(Node):
    """`you come back to the round`"""

    player: Expression
    word: str
    name: str


class ComeBackSome(Node):
    """`all players where token of it is at least 1 come back to the round`"""

    group: Group
    word: str
    name: str


CallStep = (
    DoLine
    | DoOf
    | DoChosenLine
    | OneOfNames
    | CallOff
    | Use
    | PassStep
    | EndStep
    | AnotherTurn
    | WinLine
    | WinAll
    | WinSome
    | Lose
    | LoseAll
    | LoseSome
    | Leave
    | LeaveSome
    | ComeBack
    | ComeBackSome
)
