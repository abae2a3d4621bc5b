"""Steps that move and change: payments and rewards, pieces and resources, chance, and what is remembered."""

from __future__ import annotations

from typing import Literal

from rulelang.program.nodes import Node
from rulelang.program.values.expressions import Expression, Group, Holder, StateValue


class Pay(Node):
    """`cost: B [to H] [as far as possible]`: what is paid goes to `to` (the supply unless said)."""

    kind: Literal["pay"] = "pay"
    line: int
    bundle: Expression
    to: Holder | None = None
    if_possible: bool = False
    action: str | None = None  # whose `cost of ACTION is 1 less` modifiers apply


class Gain(Node):
    """`reward: B`: from the supply, as far as supply and limit allow; a choice within it is a decision of `you`."""

    kind: Literal["gain"] = "gain"
    line: int
    bundle: Expression


class MoveResources(Node):
    """`move (taken) stone from heap to supply`: exact amounts; a move that cannot be made whole is refused."""

    kind: Literal["move_resources"] = "move_resources"
    line: int
    bundle: Expression
    source: Holder
    target: Holder
    if_possible: bool = False  # as far as there is


class MoveAllResources(Node):
    """`move all plague on supply to green_bag`: every unit of these resources."""

    kind: Literal["move_all_resources"] = "move_all_resources"
    line: int
    resources: tuple[int, ...]
    source: Holder
    target: Holder


class DrawResources(Node):
    """`draw 3 at random from green_bag to square`: units of whatever resources lie there, as many as there are."""

    kind: Literal["draw_resources"] = "draw_resources"
    line: int
    amount: Expression
    source: Holder
    target: Holder


class MovePiece(Node):
    """`move member to farm of you`: one piece; onto the top of an ordered place unless `bottom`."""

    kind: Literal["move_piece"] = "move_piece"
    line: int
    piece: Expression
    to: Expression  # a place
    bottom: bool = False
    facing: Literal["up", "down"] | None = None


class MoveSome(Node):
    """`move 1 mark from your reserve to space`: pieces of class `type`, the top ones of them first; exact."""

    kind: Literal["move_some"] = "move_some"
    line: int
    type: str  # a class of pieces, or a word for several
    amount: Expression
    source: Expression
    to: Expression
    bottom: bool = False
    facing: Literal["up", "down"] | None = None
    if_possible: bool = False  # as far as there are any and they fit


class MoveAll(Node):
    """`move all cards in pile to deck`"""

    kind: Literal["move_all"] = "move_all"
    line: int
    group: Group
    to: Expression
    bottom: bool = False
    facing: Literal["up", "down"] | None = None


class Draw(Node):
    """`draw 4 [at random] from bag to drawn`: as many as there are and fit; at random is chance."""

    kind: Literal["draw"] = "draw"
    line: int
    amount: Expression
    at_random: bool
    source: Expression
    to: Expression
    facing: Literal["up", "down"] | None = None


class Shuffle(Node):
    """`shuffle deck`"""

    kind: Literal["shuffle"] = "shuffle"
    line: int
    place: Expression


class Roll(Node):
    """`roll pip`"""

    kind: Literal["roll"] = "roll"
    line: int
    die: str


class Randomise(Node):
    """`start becomes a random player`"""

    kind: Literal["randomise"] = "randomise"
    line: int
    target: StateValue
    among: str  # a kind or `player`


class Become(Node):
    """`pot becomes pot + pip`, `lifetime of you becomes 3`"""

    kind: Literal["become"] = "become"
    line: int
    target: StateValue
    value: Expression


class TurnOver(Node):
    """`turn card face up`"""

    kind: Literal["turn_over"] = "turn_over"
    line: int
    piece: Expression
    facing: Literal["up", "down"]


class TurnAll(Node):
    """`turn all cards in heap face down`"""

    kind: Literal["turn_all"] = "turn_all"
    line: int
    group: Group
    facing: Literal["up", "down"]


class Show(Node):
    """`show card to target`, `show all cards in heap to everyone`, `look at hand of target` (`to` is `you`).

    What is shown is one piece, all that lies at a place, or a group. `to` is None for everyone.
    """

    kind: Literal["show"] = "show"
    line: int
    what: Expression | Group
    place: bool = False  # `what` is a place
    to: Expression | None = None
    you: Expression | None = None  # who does it


class Swap(Node):
    """`put A in place of B`: two pieces exchange places, keeping position and what lies on them."""

    kind: Literal["swap"] = "swap"
    line: int
    piece: Expression
    other: Expression


MoveStep = (
    Pay | Gain | MoveResources | MoveAllResources | DrawResources | MovePiece | MoveSome | MoveAll | Draw
    | Shuffle | Roll | Randomise | Become | TurnOver | TurnAll | Show | Swap
)  # fmt: skip
