"""Steps of a Program: what happens, in order; each knows its line."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.program.expressions import Expression, Group, Holder, Node, State


class Needs(Node):
    """`needs: C`"""

    kind: Literal["needs"] = "needs"
    line: int
    condition: Expression


class Choose(Node):
    """`choose heap where …`: a decision of `you`; the answer goes to `slot`."""

    kind: Literal["choose"] = "choose"
    line: int
    group: Group
    slot: int
    name: str


class ChooseNumber(Node):
    """`choose number from A to B as NAME`"""

    kind: Literal["choose_number"] = "choose_number"
    line: int
    low: Expression
    high: Expression
    slot: int
    name: str


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
    """`move 1 mark from your reserve to space`: pieces that are all alike, or the top ones; exact."""

    kind: Literal["move_some"] = "move_some"
    line: int
    amount: Expression
    source: Expression
    to: Expression
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
    target: State
    among: str  # a kind or `player`


class Become(Node):
    """`pot becomes pot + pip`, `lifetime of you becomes 3`"""

    kind: Literal["become"] = "become"
    line: int
    target: State
    value: Expression


class TurnOver(Node):
    """`turn card face up`"""

    kind: Literal["turn_over"] = "turn_over"
    line: int
    piece: Expression
    facing: Literal["up", "down"]


class Do(Node):
    """`do climb with member`: runs a body (an action or a phase) as `you`."""

    kind: Literal["do"] = "do"
    line: int
    body: str
    arguments: tuple[Expression, ...] = ()


class DoChosen(Node):
    """`do chosen deed with lead`: runs the action that a choice named; `actions` gives kind index -> body name."""

    kind: Literal["do_chosen"] = "do_chosen"
    line: int
    of: Expression
    actions: tuple[str, ...]
    arguments: tuple[Expression, ...] = ()


class Alternative(Node):
    """One way of a `one of`: its label (an action's own, or the text before the colon) and what happens."""

    line: int
    key: str
    label: str
    steps: tuple[Step, ...]


class OneOf(Node):
    """`one of:` a decision of `you` between alternatives that can be carried out."""

    kind: Literal["one_of"] = "one_of"
    line: int
    alternatives: tuple[Alternative, ...]


class May(Node):
    """`may: …`: a decision of `you`: do it, if it can be done, or decline."""

    kind: Literal["may"] = "may"
    line: int
    label: str
    steps: tuple[Step, ...]


class Repeat(Node):
    """`repeat N times`, `repeat up to N times` (each time optional), `repeat while/until C`, `repeat` (until ended within)."""

    kind: Literal["repeat"] = "repeat"
    line: int
    times: Expression | None = None
    up_to: bool = False
    while_: Expression | None = None
    until: Expression | None = None
    steps: tuple[Step, ...]


class Each(Node):
    """`each heap: …`: once for every member of the group, taken when the step begins; the current one is in `slot`.

    For a group of players `slot` is who does it inside (`you`); `start` is who comes first, clockwise from there
    (`order` -1: counterclockwise), the active player if nobody is named.
    """

    kind: Literal["each"] = "each"
    line: int
    group: Group
    slot: int
    start: Expression | None = None
    order: Literal[1, -1] = 1
    steps: tuple[Step, ...]


class Turns(Node):
    """`turns from start [until C]: …`: one player after another is active and does the steps as `you` (in `slot`).

    With `count` each player has that many turns, else round and round until `until` holds (tested before each turn), all
    have passed, or the steps end it. With `by` the order is by that number of each player when the turns begin.
    """

    kind: Literal["turns"] = "turns"
    line: int
    slot: int
    start: Expression | None = None
    order: Literal[1, -1] = 1
    by: Expression | None = None
    by_bound: int = 0
    by_best: Literal["highest", "lowest"] = "highest"
    count: int | None = None
    except_: Expression | None = None
    until: Expression | None = None
    steps: tuple[Step, ...]


class Branch(Node):
    """One arm of an `if`; the last may have no condition (`else`)."""

    line: int
    condition: Expression | None
    steps: tuple[Step, ...]


class If(Node):
    """`if … else if … else`"""

    kind: Literal["if"] = "if"
    line: int
    branches: tuple[Branch, ...]


class Otherwise(Node):
    """Steps followed by `otherwise:`: if the steps cannot be carried out, what to do instead."""

    kind: Literal["otherwise"] = "otherwise"
    line: int
    steps: tuple[Step, ...]
    instead: tuple[Step, ...]


class Later(Node):
    """`at the end of this turn: …`: put off; the locals of now are kept with it."""

    kind: Literal["later"] = "later"
    line: int
    steps: tuple[Step, ...]


class Everyone(Node):
    """`everyone at once: choose …`: each player in seat order decides unseen; then all answers stand.

    `slot` is `you` while deciding; `choices` are Choose or ChooseNumber steps; each answer is kept per player in the slot of
    the step: read by Picked.
    """

    kind: Literal["everyone"] = "everyone"
    line: int
    slot: int
    choices: tuple[Choose | ChooseNumber, ...]


class During(Node):
    """`until the end of this phase: food of you is 1 less`: switches modifier `modifier` on for `you` until the scope ends."""

    kind: Literal["during"] = "during"
    line: int
    scope: Literal["turn", "phase", "round", "game"]
    modifier: int


class Use(Node):
    """`use build and instant`: `you` uses abilities of these moments, in any order, each once in an action, or stops.

    The list is made anew after each.
    """

    kind: Literal["use"] = "use"
    line: int
    moments: tuple[str, ...]


class Pass(Node):
    """`pass`: out of the nearest enclosing `turns`."""

    kind: Literal["pass"] = "pass"
    line: int


class End(Node):
    """`end turn`, `end phase`, `end round`, `end repeat`, `end game`."""

    kind: Literal["end"] = "end"
    line: int
    scope: Literal["turn", "phase", "round", "game", "repeat"]


class Win(Node):
    """`you win`: the game ends at once with this winner."""

    kind: Literal["win"] = "win"
    line: int
    player: Expression


class Swap(Node):
    """`put A in place of B`: two pieces exchange places, keeping position and what lies on them."""

    kind: Literal["swap"] = "swap"
    line: int
    piece: Expression
    other: Expression


Step = Annotated[
    Needs | Choose | ChooseNumber | Pay | Gain | MoveResources | MoveAllResources | DrawResources | MovePiece | MoveSome
    | MoveAll | Draw | Shuffle | Roll | Randomise | Become | TurnOver | Do | DoChosen | OneOf | May | Repeat | Each | Turns
    | If | Otherwise | Later | Everyone | During | Use | Pass | End | Win | Swap,
    Field(discriminator="kind"),
]  # fmt: skip
