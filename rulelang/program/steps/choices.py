"""Steps that ask: what must hold, and what is chosen."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Kinded
from rulelang.program.values.expressions import Expression, Group, Spots


class InPieces(Kinded):
    """What a cost in pieces asks for, where it is found out whether it can be paid: to tell what is there and what is missing.

    form "set": so many, `each` alike if that is given, with those that `stand_in`; "run": each one higher, and `alike` in the
    column `of_one` if that is given; "sum": coming to so much. `group` are all that may be paid; `each`, `stand_in` and `alike`
    are about its candidate.
    """

    form: Literal["set", "run", "sum"]
    group: Group
    amount: Expression
    named: str  # what several of them are called
    each: Expression | None = None
    column: str | None = None
    stand_in: Expression | None = None
    alike: Expression | None = None
    of_one: str | None = None


class Needs(Kinded):
    """`needs: C`"""

    line: int
    condition: Expression
    paid: InPieces | None = None  # of a cost in pieces


class Choose(Kinded):
    """`choose heap where …`: a decision of `you`; the answer goes to `slot`."""

    line: int
    group: Group
    slot: int
    name: str
    label: str | None = None  # what people are told to choose, if not the name
    optional: bool = False  # nothing may be chosen, too
    blind: bool = False  # each is told by its place alone
    paid: InPieces | None = None  # of a cost in pieces the first choice, which can be made if it can be paid
    moved: bool = False  # of `move any card in …`: asked only where they can be told apart


class ChooseAtRandom(Kinded):
    """`choose a random space where …`: chance chooses, each as likely, and all see it; the answer goes to `slot`."""

    line: int
    group: Group
    slot: int
    name: str


class ChooseNumber(Kinded):
    """`choose number from A to B as NAME`"""

    line: int
    low: Expression
    high: Expression
    slot: int
    name: str
    label: str | None = None


class ChoosePlace(Kinded):
    """`choose place for card in your village as spot`: a decision of `you`; the answer goes to `slot`."""

    line: int
    spots: Spots
    slot: int
    name: str
    label: str | None = None


class Note(Kinded):
    """Of a cost in pieces: one more of those that are chosen stands in `slot`, or, with no piece, none of them yet."""

    line: int
    slot: int
    piece: Expression | None = None


class Everyone(Kinded):
    """`everyone at once: choose …`: each player in seat order decides unseen; then all answers stand.

    `slot` is `you` while deciding; `choices` are Choose or ChooseNumber steps; each answer is kept per player in the slot of
    the step: read by Picked. Who is out of something, or for whom `only_if` does not hold, makes no choice: nothing, or 0.
    """

    line: int
    slot: int
    choices: tuple[Choose | ChooseNumber, ...]
    only_if: tuple[Expression | None, ...] = ()  # of each choice, who makes it; empty where all make all


ChoiceStep = Needs | Choose | ChooseAtRandom | ChooseNumber | ChoosePlace | Note | Everyone
