"""Steps of a Program: what happens, in order, each with its line; here are those that hold other steps."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from rulelang.program.nodes import Kinded, Node
from rulelang.program.steps.calls import CallStep
from rulelang.program.steps.choices import ChoiceStep
from rulelang.program.steps.moves import MoveStep
from rulelang.program.values.expressions import Expression, Group, Rank


class If(Kinded):
    """`if … else if … else`"""

    line: int
    branches: tuple[Branch, ...]


class Branch(Node):
    """One arm of an `if`; the last may have no condition (`else`)."""

    line: int
    condition: Expression | None
    steps: tuple[Step, ...]


class Otherwise(Kinded):
    """Steps followed by `if that cannot be done:`: if the steps cannot be carried out, what to do instead."""

    line: int
    steps: tuple[Step, ...]
    instead: tuple[Step, ...]


class OneOf(Kinded):
    """`one of:` a decision of `you` between alternatives that can be carried out."""

    line: int
    alternatives: tuple[Alternative, ...]
    paid: bool = False  # they are ways to pay one cost
    last: bool = False  # what may be done at any time, once more before a turn ends, again and again until the first way goes on


class Alternative(Node):
    """One way of a `one of`: its label (an action's own, or the text before the colon) and what happens."""

    line: int
    key: str
    label: str
    steps: tuple[Step, ...]


class May(Kinded):
    """`may: …`: a decision of `you`: do it, if it can be done, or decline."""

    line: int
    label: str
    steps: tuple[Step, ...]


class Repeat(Kinded):
    """`repeat N times`, `repeat up to N times` (each time optional), `repeat while/until C`, `repeat` (until ended within)."""

    line: int
    times: Expression | None = None
    up_to: bool = False
    while_: Expression | None = None
    until: Expression | None = None
    steps: tuple[Step, ...]


class Each(Kinded):
    """`each heap: …`: once for every member of the group, taken when the step begins; the current one is in `slot`.

    For a group of players `slot` is who does it inside (`you`); `start` is who comes first, clockwise from there
    (`order` -1: counterclockwise), the active player if nobody is named. `any_seat`: an automa may be among them.
    """

    line: int
    group: Group
    slot: int
    any_seat: bool = False
    start: Expression | None = None
    order: Literal[1, -1] = 1
    steps: tuple[Step, ...]


class Turns(Kinded):
    """`turns from start [until C]: …`: one player after another is active and does the steps as `you` (in `slot`).

    With `count` each player has that many turns, else round and round until `until` holds (tested before each turn), all
    have passed, or the steps end it. With `by` the order is by that number of each player when the turns begin, then by those of
    `by_then`, then clockwise from the active player.
    """

    line: int
    slot: int
    start: Expression | None = None
    order: Literal[1, -1] = 1
    by: Expression | None = None
    by_bound: int = 0
    by_best: Literal["highest", "lowest"] = "highest"
    by_then: tuple[Rank, ...] = ()
    count: int | None = None
    except_: Expression | None = None
    until: Expression | None = None
    steps: tuple[Step, ...]


class Announced(Kinded):
    """All that an action or phase does, where others may answer before it: first they are asked, then it is done.

    The answers are asked in order. Once it is called off (CallOff) nobody else is asked, and its steps are left out, as they
    are where an answer has made them impossible. `slot` is where it stands with that.
    """

    line: int
    slot: int
    answers: tuple[Answer, ...]
    steps: tuple[Step, ...]


class Answer(Node):
    """`before raid, target may …`: `who` (nobody: nobody is asked), or else all others in turn, may do the steps as `slot`."""

    line: int
    who: Expression | None
    slot: int
    label: str
    steps: tuple[Step, ...]


class Later(Kinded):
    """`at the end of this turn: …`: put off; the locals of now are kept with it."""

    line: int
    steps: tuple[Step, ...]


Step = TypeAliasType("Step", Annotated[
    ChoiceStep | MoveStep | CallStep
    | OneOf | May | Repeat | Each | Turns | If | Otherwise | Announced | Later,
    Field(discriminator="kind"),
])  # fmt: skip
