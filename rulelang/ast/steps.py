"""Steps: what happens, in order, and what may be changed for a while."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.expressions import Expression, Group
from rulelang.ast.nodes import Name, Node


class Block(Node):
    """The steps after a colon: one on the line, or several indented."""

    kind: Literal["block"] = "block"
    steps: tuple[Step, ...] = ()


class NeedsLine(Node):
    """`needs: any member in your farm`"""

    kind: Literal["needs"] = "needs"
    condition: Expression


class ChooseLine(Node):
    """`choose heap where …`, `secretly choose card in your hand as bid`"""

    kind: Literal["choose"] = "choose"
    word: str
    group: Group
    name: str | None = None


class ChooseNumberLine(Node):
    """`choose number from 1 to 3 as taken`"""

    kind: Literal["choose_number"] = "choose_number"
    word: str
    low: Expression
    high: Expression
    name: str


class ChoosePlace(Node):
    """`choose place for tile in your district as spot`"""

    kind: Literal["choose_place"] = "choose_place"
    word: str
    piece: Expression
    grid: Expression
    name: str


class PayLine(Node):
    """`cost: 2 time`"""

    kind: Literal["pay"] = "pay"
    bundle: Expression
    to: Expression | None = None
    if_possible: str | None = None


class GainLine(Node):
    """`reward: 2 grain`"""

    kind: Literal["gain"] = "gain"
    bundle: Expression


class Move(Node):
    """`move 1 mark from your reserve to space`"""

    kind: Literal["move"] = "move"
    what: Expression
    source: Expression | None = None
    end: str | None = None
    to: Expression
    facing: str | None = None
    if_possible: str | None = None


class MoveAllLine(Node):
    """`move all cards in pile to deck`"""

    kind: Literal["move_all"] = "move_all"
    group: Group
    end: str | None = None
    to: Expression
    facing: str | None = None


class DrawLine(Node):
    """`draw 4 at random from bag to drawn`"""

    kind: Literal["draw"] = "draw"
    amount: Expression
    at_random: str | None = None
    source: Expression
    to: Expression


class ShuffleLine(Node):
    """`shuffle deck`"""

    kind: Literal["shuffle"] = "shuffle"
    place: Expression


class RollLine(Node):
    """`roll pip`"""

    kind: Literal["roll"] = "roll"
    die: str


class RandomiseLine(Node):
    """`start becomes a random player`"""

    kind: Literal["randomise"] = "randomise"
    target: Expression
    among: str


class Becomes(Node):
    """`pot becomes pot + pip`"""

    kind: Literal["becomes"] = "becomes"
    target: Expression
    value: Expression


class Fill(Node):
    """`fill stalls from queue`: draws until it is full or nothing is left"""

    kind: Literal["fill"] = "fill"
    place: Expression
    source: Expression


class DoLine(Node):
    """`do climb with member`"""

    kind: Literal["do"] = "do"
    name: str
    arguments: Arguments | None = None


class DoOf(Node):
    """`do effect of card`: the action that a cell names"""

    kind: Literal["do_of"] = "do_of"
    action: Expression
    arguments: Arguments | None = None


class DoChosenLine(Node):
    """`do chosen deed with lead`"""

    kind: Literal["do_chosen"] = "do_chosen"
    name: str
    arguments: Arguments | None = None


class Arguments(Node):
    """`member and level`"""

    kind: Literal["arguments"] = "arguments"
    arguments: tuple[Expression, ...] = ()


class PassStep(Node):
    """`pass`"""

    kind: Literal["pass_step"] = "pass_step"
    word: str


class WinLine(Node):
    """`you win`"""

    kind: Literal["win"] = "win"
    player: Expression
    word: str


class EndStep(Node):
    """`end turn`"""

    kind: Literal["end_step"] = "end_step"
    scope: str


class TurnOverLine(Node):
    """`turn card face up`"""

    kind: Literal["turn_over"] = "turn_over"
    piece: Expression
    facing: str


class SwapLine(Node):
    """`put monk in place of card`"""

    kind: Literal["swap"] = "swap"
    piece: Expression
    other: Expression


class Use(Node):
    """`use harvest and instant`: the abilities of these moments, each once, in any order"""

    kind: Literal["use"] = "use"
    names: tuple[Name, ...] = ()


class OneOfNames(Node):
    """`one of: roll, hold`"""

    kind: Literal["one_of_names"] = "one_of_names"
    names: tuple[Name, ...] = ()


class IfStep(Node):
    """`if C: … else if D: … else: …`"""

    kind: Literal["if_step"] = "if_step"
    condition: Expression
    block: Block
    else_ifs: tuple[ElseIf, ...] = ()
    else_step: ElseStep | None = None


class ElseIf(Node):
    """`else if D: …`"""

    kind: Literal["else_if"] = "else_if"
    condition: Expression
    block: Block


class ElseStep(Node):
    """`else: …`"""

    kind: Literal["else_step"] = "else_step"
    block: Block


class OtherwiseStep(Node):
    """`otherwise: …` - what to do if the step before cannot be done."""

    kind: Literal["otherwise"] = "otherwise"
    block: Block


class MayStep(Node):
    """`may: …`, `may "make it at once": …`"""

    kind: Literal["may"] = "may"
    label: str | None = None
    block: Block


class OneOfStep(Node):
    """`one of:` with an alternative a line"""

    kind: Literal["one_of"] = "one_of"
    alternatives: tuple[Annotated[AlternativeLine | Named, Field(discriminator="kind")], ...] = ()


class AlternativeLine(Node):
    """`"sell it": …`"""

    kind: Literal["alternative"] = "alternative"
    label: str
    block: Block


class Named(Node):
    """`climb with member`"""

    kind: Literal["named"] = "named"
    name: str
    arguments: Arguments | None = None


class RepeatStep(Node):
    """`repeat 3 times: …`"""

    kind: Literal["repeat"] = "repeat"
    times: Expression
    block: Block


class RepeatUpTo(Node):
    """`repeat up to 3 times: …`"""

    kind: Literal["repeat_up_to"] = "repeat_up_to"
    times: Expression
    block: Block


class RepeatAny(Node):
    """`repeat any number of times: …`: each time optional"""

    kind: Literal["repeat_any"] = "repeat_any"
    word: str
    block: Block


class RepeatWhile(Node):
    """`repeat while C: …`"""

    kind: Literal["repeat_while"] = "repeat_while"
    word: str
    condition: Expression
    block: Block


class Forever(Node):
    """`repeat: …`"""

    kind: Literal["forever"] = "forever"
    block: Block


class EachStep(Node):
    """`each heap: …`, `each player from start: …`"""

    kind: Literal["each"] = "each"
    of: str | None = None
    group: Group
    start: Expression | None = None
    direction: str | None = None
    block: Block


class TurnsStep(Node):
    """`turns from start until C: …`"""

    kind: Literal["turns"] = "turns"
    start: Expression
    direction: str | None = None
    count: TurnCount | None = None
    except_for: ExceptFor | None = None
    until: Until | None = None
    block: Block


class TurnCount(Node):
    """`, 1 each`"""

    kind: Literal["turn_count"] = "turn_count"
    count: int


class ExceptFor(Node):
    """`except doer`"""

    kind: Literal["except_for"] = "except_for"
    player: Expression


class Until(Node):
    """`until C`"""

    kind: Literal["until"] = "until"
    condition: Expression


class TurnsBy(Node):
    """`turns by highest scroll of it: …`"""

    kind: Literal["turns_by"] = "turns_by"
    best: str
    by: Expression
    count: TurnCount | None = None
    until: Until | None = None
    block: Block


class LaterStep(Node):
    """`at the end of this turn: …`"""

    kind: Literal["later"] = "later"
    block: Block


class DuringStep(Node):
    """`until the end of this phase: food of it is 1 less`"""

    kind: Literal["during"] = "during"
    scope: str
    change: Annotated[Change | CostChange | LimitChange, Field(discriminator="kind")]


class EveryoneStep(Node):
    """`everyone at once: secretly choose card in your hand as bid`"""

    kind: Literal["everyone"] = "everyone"
    block: Block


class CostBlock(Node):
    """`cost:` with a line for each part"""

    kind: Literal["cost_block"] = "cost_block"
    bundle: BundleBlock


class RewardBlock(Node):
    """`reward:` with a line for each part"""

    kind: Literal["reward_block"] = "reward_block"
    bundle: BundleBlock


class BundleBlock(Node):
    """Lines that are added."""

    kind: Literal["bundle_block"] = "bundle_block"
    lines: tuple[Annotated[BundleLine | BundleIf, Field(discriminator="kind")], ...] = ()


class BundleLine(Node):
    """One part of a cost or reward."""

    kind: Literal["bundle_line"] = "bundle_line"
    bundle: Expression


class BundleIf(Node):
    """`if C: 4 grain`"""

    kind: Literal["bundle_if"] = "bundle_if"
    condition: Expression
    then: Annotated[BundleLine | BundleBlock, Field(discriminator="kind")]
    else_ifs: tuple[BundleElseIf, ...] = ()
    else_step: BundleElse | None = None


class BundleElseIf(Node):
    """`else if D: 3 grain`"""

    kind: Literal["bundle_else_if"] = "bundle_else_if"
    condition: Expression
    then: Annotated[BundleLine | BundleBlock, Field(discriminator="kind")]


class BundleElse(Node):
    """`else: 2 grain`"""

    kind: Literal["bundle_else"] = "bundle_else"
    then: Annotated[BundleLine | BundleBlock, Field(discriminator="kind")]


class Change(Node):
    """`food of it is 1 less, at least 0`"""

    kind: Literal["change"] = "change"
    target: Expression
    amount: Expression
    sign: str
    bounds: tuple[Bound, ...] = ()


class CostChange(Node):
    """`cost of harvest is 1 coin more`"""

    kind: Literal["cost_change"] = "cost_change"
    action: str
    amount: Expression
    sign: str


class LimitChange(Node):
    """`limit of grain is 2 more`"""

    kind: Literal["limit_change"] = "limit_change"
    name: str
    amount: Expression
    sign: str
    bounds: tuple[Bound, ...] = ()


class Bound(Node):
    """`, at least 0`"""

    kind: Literal["bound"] = "bound"
    side: str
    amount: Expression


Step = Annotated[
    NeedsLine
    | ChooseLine
    | ChooseNumberLine
    | ChoosePlace
    | PayLine
    | GainLine
    | Move
    | MoveAllLine
    | DrawLine
    | ShuffleLine
    | RollLine
    | RandomiseLine
    | Becomes
    | Fill
    | DoLine
    | DoOf
    | DoChosenLine
    | PassStep
    | WinLine
    | EndStep
    | TurnOverLine
    | SwapLine
    | Use
    | OneOfNames
    | IfStep
    | OtherwiseStep
    | MayStep
    | OneOfStep
    | RepeatStep
    | RepeatUpTo
    | RepeatAny
    | RepeatWhile
    | Forever
    | EachStep
    | TurnsStep
    | TurnsBy
    | LaterStep
    | DuringStep
    | EveryoneStep
    | CostBlock
    | RewardBlock,
    Field(discriminator="kind"),
]
