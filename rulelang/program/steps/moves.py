"""Steps that move and change: payments and rewards, pieces and resources, chance, and what is remembered."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Kinded, Node
from rulelang.program.values.expressions import Expression, Group, Holder, StateValue


class Pay(Kinded):
    """`pay B [to H] [as far as possible]`: what is paid goes to `to` (the supply unless said)."""

    line: int
    bundle: Expression
    to: Holder | None = None
    if_possible: bool = False
    action: str | None = None  # whose `cost of ACTION is 1 less` modifiers apply


class Gain(Kinded):
    """`gain B`: from the supply, as far as supply and limit allow; a choice within it is a decision of `you`."""

    line: int
    bundle: Expression


class MoveResources(Kinded):
    """`move (taken) stone from heap to supply`: exact amounts; a move that cannot be made whole is refused."""

    line: int
    bundle: Expression
    source: Holder
    target: Holder
    if_possible: bool = False  # as far as there is


class MoveAllResources(Kinded):
    """`move all plague on supply to green_bag`: every unit of these resources."""

    line: int
    resources: tuple[int, ...]
    source: Holder
    target: Holder


class DrawResources(Kinded):
    """`draw 3 at random from green_bag to square`: units of whatever resources lie there, as many as there are."""

    line: int
    amount: Expression
    source: Holder
    target: Holder


class MovePiece(Kinded):
    """`move member to farm of you`: one piece; onto the top of an ordered place unless `bottom`.

    In a chain `to` is a spot, or a place, whose table is meant; the law says whether the piece may come there, unless `apart`.
    `with_all`: what lies on it comes along as it lies. `turned`: by so many quarters clockwise, on a grid whose law says so.
    """

    line: int
    piece: Expression
    to: Expression  # a place or a spot
    bottom: bool = False
    apart: bool = False
    with_all: bool = False
    turned: int = 0
    facing: Literal["up", "down"] | None = None
    position: Expression | None = None  # in a line, from 1; beyond the end is at the end


class Called(Node):
    """`… as card`: the slot of the one piece that has come there, or of nothing; `type` is its class, or a word for several."""

    slot: int
    name: str
    type: str


class MoveSome(Kinded):
    """`move 1 mark from your reserve to space`: pieces of class `type`, the top ones of them first; exact."""

    line: int
    type: str  # a class of pieces, or a word for several
    amount: Expression
    source: Expression
    to: Expression
    bottom: bool = False
    apart: bool = False
    facing: Literal["up", "down"] | None = None
    if_possible: bool = False  # as far as there are any and they fit
    called: Called | None = None


class MoveAll(Kinded):
    """`move all cards in pile to deck`; `apart`: to the table of a chain, whatever its law says."""

    line: int
    group: Group
    to: Expression
    bottom: bool = False
    apart: bool = False
    facing: Literal["up", "down"] | None = None


class Draw(Kinded):
    """`draw 4 [at random] from bag to drawn`: as many as there are and fit; at random is chance. `under_top`: not the top one."""

    line: int
    amount: Expression
    at_random: bool
    source: Expression
    to: Expression
    facing: Literal["up", "down"] | None = None
    called: Called | None = None
    under_top: bool = False


class Shuffle(Kinded):
    """`shuffle deck`"""

    line: int
    place: Expression


class Roll(Kinded):
    """`roll pip`"""

    line: int
    die: str


class RollPieces(Kinded):
    """`roll bone`, `roll all bones in cup`: dice of one class, one or those of a group, in the order of the group."""

    line: int
    type: str
    what: Expression | Group


class TurnTo(Kinded):
    """`turn bone to 1`, `turn bone 1 higher`: a side comes up, by its number from 0; it cannot be done where there is none."""

    line: int
    type: str
    piece: Expression
    side: Expression


class Randomise(Kinded):
    """`start becomes a random player`"""

    line: int
    target: StateValue
    among: str  # a kind or `player`


class Become(Kinded):
    """`pot becomes pot + pip`, `lifetime of you becomes 3`"""

    line: int
    target: StateValue
    value: Expression


class TurnOver(Kinded):
    """`turn card face up`"""

    line: int
    piece: Expression
    facing: Literal["up", "down"]


class TurnAll(Kinded):
    """`turn all cards in heap face down`"""

    line: int
    group: Group
    facing: Literal["up", "down"]


class Show(Kinded):
    """`show card to target`, `show all cards in heap to everyone`, `look at hand of target` (`to` is `you`).

    What is shown is one piece, all that lies at a place, or a group. `to` is None for everyone.
    """

    line: int
    what: Expression | Group
    place: bool = False  # `what` is a place
    to: Expression | None = None
    you: Expression | None = None  # who does it


class Swap(Kinded):
    """`put A in place of B`: two pieces exchange places, keeping position and what lies on them."""

    line: int
    piece: Expression
    other: Expression


MoveStep = (
    Pay | Gain | MoveResources | MoveAllResources | DrawResources | MovePiece | MoveSome | MoveAll | Draw
    | Shuffle | Roll | RollPieces | TurnTo | Randomise | Become | TurnOver | TurnAll | Show | Swap
)  # fmt: skip
