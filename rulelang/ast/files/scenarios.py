"""Scenarios: what is given, done and expected."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.steps.moves import Move, MoveAllLine
from rulelang.ast.values.expressions import Expression, Group


class ScenarioText(Node):
    """A test in the words of the game."""

    title: str
    background: Begins | None = None
    players: int | None = None
    clauses: tuple[Annotated[Clause | Refused, Field(discriminator="kind")], ...] = ()


class Background(Node):
    """`background "nothing lies in the fields"`, and what is given in all scenarios that begin with it"""

    title: str
    players: int | None = None
    clauses: tuple[Annotated[Clause | Refused, Field(discriminator="kind")], ...] = ()


class Begins(Node):
    """`background "nothing lies in the fields"`, as the first line of a scenario"""

    title: str


class NoLongerHolds(Node):
    """`no longer holds because "the well takes two":` and the titles of scenarios of the base"""

    reason: str
    titles: tuple[Title, ...] = ()


class Title(Node):
    """`"the well takes three of one kind"`"""

    text: str


class Clause(Node):
    """`given …`, `when …`, `then …`, or `and …`, which goes on with the word before"""

    word: str
    body: (
        AtPhase | NextDraws | SetOption | Move | MoveAllLine | WonOrLost | Placed | IsOver | MayOrNot | MaySee
        | DiceShow | Said | Expression
    )  # fmt: skip


class Refused(Node):
    """`refused you do harvest: "no member on your farm"`"""

    said: Said
    reason: str | None = None


class AtPhase(Node):
    """`at mass, turn of seat 2`"""

    phase: str
    turn: Expression | None = None


class NextDraws(Node):
    """`next rolls: 3, 1`"""

    word: str
    values: tuple[Expression, ...] = ()


class SetOption(Node):
    """`option goal is 50`, `option mode is hard`"""

    name: str
    value: int | str


class WonOrLost(Node):
    """`you win`, `seat 2 loses`, `everyone wins`"""

    who: Expression | str
    word: str

    @property
    def wins(self) -> bool:
        return self.word.startswith("win")


class Placed(Node):
    """`seat 2 comes second`"""

    player: Expression
    place: str


class IsOver(Node):
    """`the game is over`"""

    negated: str | None = None


class MayOrNot(Node):
    """`you may do hold`"""

    player: Expression
    word: str
    said: SayNode


class MaySee(Node):
    """`seat 2 may not see hand of seat 1`, `nobody may see order of bag`"""

    player: Expression
    word: str
    order: str | None = None
    place: Expression


class DiceShow(Node):
    """`bones in cup show 3, 3, 5`: the sides that are up, of each die one"""

    group: Group
    sides: tuple[Expression, ...] = ()


class Said(Node):
    """`you do take, choose left, choose 2`"""

    player: Expression
    said: tuple[SayNode, ...] = ()


class SayDo(Node):
    """`do take`"""

    word: str
    name: str


class SayChoose(Node):
    """`choose left`"""

    word: str
    what: Expression


class SayPay(Node):
    """`pay 1 coin`"""

    word: str
    bundle: Expression


class SayTurn(Node):
    """`choose turned right`: how a piece is turned that is laid on a grid"""

    word: str
    turn: str


class SayDecline(Node):
    """`decline`"""

    word: str


class SayPayWith(Node):
    """`pay with castle + tavern of seat 2`: whose help is taken to pay"""

    word: str
    helpers: tuple[Annotated[Helper | HelperIn, Field(discriminator="kind")], ...] = ()


class Helper(Node):
    """`tavern of seat 2`: a piece that helps to pay, and whose it is if not the payer's"""

    name: str
    of: Expression | None = None


class HelperIn(Node):
    """`tavern in fields`: a piece that helps to pay, told apart from another of that name by where it lies"""

    name: str
    place: Expression


class SayUse(Node):
    """`use tavern`"""

    word: str
    name: str


SayNode = Annotated[SayDo | SayTurn | SayChoose | SayPay | SayPayWith | SayUse | SayDecline, Field(discriminator="kind")]
