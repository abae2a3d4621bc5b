"""The tree of a text: one frozen class for each rule of grammar.lark, in the same order.

The children of a grammar rule are the fields of its class, in order; one field may take many. Each class has its own
`kind`, a span, and the comments that stand in or before it. A tree round-trips through JSON. `CLASSES` maps rule to class.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from rulelang.source import Span


class Comment(BaseModel):
    """`# a remark` before a clause, beside it (at the end of its first line), or after its last line."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str
    place: Literal["before", "beside", "after"] = "before"
    span: Span = Span()


class Node(BaseModel):
    """A clause of a text: immutable; equal texts in other places differ only in `span` and the spans of `comments`."""

    # Each class knows all others below it: their validators are built when one is first needed, not at every start.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    span: Span = Span()
    comments: tuple[Comment, ...] = ()

    @property
    def sentence(self) -> str:
        """What the `##` comments right before the clause say, for the generated rulebook."""
        before = [comment.text for comment in self.comments if comment.place == "before"]
        return " ".join(text[2:].strip() for text in before if text.startswith("##"))


# ----------------------------------------------------------------------------------------------------- declarations


class Header(Node):
    """`game nim "Nim"` or `page market "A page"`: an excerpt that is checked and not played."""

    kind: Literal["header"] = "header"
    form: str
    name: str
    title: str


class Players(Node):
    """`players 2 to 4`"""

    kind: Literal["players"] = "players"
    least: int
    most: int | None = None


class OptionLine(Node):
    """`option goal: 100, 50` - the default first."""

    kind: Literal["option"] = "option"
    name: str
    values: tuple[int, ...] = ()


class KindLine(Node):
    """`kind influence: skill, persuasion`"""

    kind: Literal["kind"] = "kind"
    name: str
    plural: Plural | None = None
    members: tuple[Name, ...] = ()


class Plural(Node):
    """`, plural oxen`"""

    kind: Literal["plural"] = "plural"
    name: str


class Name(Node):
    """One name of a list."""

    kind: Literal["name"] = "name"
    name: str


class Table(Node):
    """`table heap:` with its rows; `by A and B` for two keys."""

    kind: Literal["table"] = "table"
    name: str
    keys: Keys | None = None
    plural: Plural | None = None
    rows: tuple[Annotated[Row | Csv, Field(discriminator="kind")], ...] = ()


class Keys(Node):
    """`by square and players`"""

    kind: Literal["keys"] = "keys"
    row: str
    column: str


class Row(Node):
    """`| left | 3 |`"""

    kind: Literal["row"] = "row"
    text: str


class Csv(Node):
    """`from "cards.csv"`"""

    kind: Literal["csv"] = "csv"
    file: str


class ResourceLine(Node):
    """`resource grain: 20, at most 5 each player`"""

    kind: Literal["resource"] = "resource"
    name: str
    supply: Supply
    notes: tuple[Annotated[LimitNote | JokerNote | TrackNote, Field(discriminator="kind")], ...] = ()


class Supply(Node):
    """`18 of each`, `20`, `unlimited`"""

    kind: Literal["supply"] = "supply"
    amount: Expression | str
    of_each: str | None = None


class LimitNote(Node):
    """`at most 5 each player`"""

    kind: Literal["limit_note"] = "limit_note"
    amount: Expression
    each: str


class JokerNote(Node):
    """`stands for any influence`"""

    kind: Literal["joker_note"] = "joker_note"
    kind_name: str


class TrackNote(Node):
    """`paid on lifetime`"""

    kind: Literal["track_note"] = "track_note"
    track: str


class TrackLine(Node):
    """`track lifetime each player: 10 steps, round`"""

    kind: Literal["track"] = "track"
    name: str
    each: EachClass | None = None
    steps: Expression
    round: str | None = None


class EachClass(Node):
    """`each player`"""

    kind: Literal["each_class"] = "each_class"
    name: str


class CounterLine(Node):
    """`counter pot: 0`"""

    kind: Literal["counter"] = "counter"
    name: str
    each: EachClass | None = None
    start: Expression


class RoleLine(Node):
    """`role start: seat 1`"""

    kind: Literal["role"] = "role"
    name: str
    start: Expression


class Automa(Node):
    """`automa rival "the rival" if players is 1`: a seat that never decides"""

    kind: Literal["automa"] = "automa"
    name: str
    title: str | None = None
    condition: Expression


class DieLine(Node):
    """`die pip: 1 to 6`"""

    kind: Literal["die"] = "die"
    name: str
    low: int
    high: int


class PieceLine(Node):
    """`piece mark each player, starts in reserve: 5`, or with a table of rows"""

    kind: Literal["piece"] = "piece"
    name: str
    each: EachClass | None = None
    plural: Plural | None = None
    starts: Starts | None = None
    back: Back | None = None
    rows: tuple[Expression | Row | Csv, ...] = ()


class Starts(Node):
    """`, starts in reserve`"""

    kind: Literal["starts"] = "starts"
    zone: str


class PiecesLine(Node):
    """`pieces card: building, hero`: one word for several classes of piece"""

    kind: Literal["pieces"] = "pieces"
    name: str
    plural: Plural | None = None
    classes: tuple[Name, ...] = ()


class Back(Node):
    """`, back shows suit`: the column that can be seen of a piece lying face down"""

    kind: Literal["back"] = "back"
    column: str


class ZoneLine(Node):
    """`zone hand each player, holds card, contents seen by its owner`"""

    kind: Literal["zone"] = "zone"
    name: str
    each: EachClass | None = None
    notes: tuple[Annotated[HoldsNote | CapacityNote | OrderedNote | SightNote | MarkNote, Field(discriminator="kind")], ...] = ()


class HoldsNote(Node):
    """`holds member and monk`"""

    kind: Literal["holds_note"] = "holds_note"
    classes: tuple[Name, ...] = ()


class CapacityNote(Node):
    """`at most 5`"""

    kind: Literal["capacity_note"] = "capacity_note"
    amount: Expression


class OrderedNote(Node):
    """`ordered`"""

    kind: Literal["ordered_note"] = "ordered_note"
    word: str


class SightNote(Node):
    """`order seen by nobody`"""

    kind: Literal["sight_note"] = "sight_note"
    sight: str
    seer: str


class MarkNote(Node):
    """`profession: farm`"""

    kind: Literal["mark_note"] = "mark_note"
    name: str
    value: str


class ZonesLine(Node):
    """`zones visible: farm, works`"""

    kind: Literal["zones"] = "zones"
    name: str
    zones: tuple[Name, ...] = ()


class GridLine(Node):
    """`grid board: 3 by 3 of mark`"""

    kind: Literal["grid"] = "grid"
    name: str
    each: EachClass | None = None
    width: Expression
    height: Expression
    holds: str
    notes: tuple[Annotated[FirstNote | JoinedNote | SidesNote | BorderNote | CapacityNote, Field(discriminator="kind")], ...] = ()


class FirstNote(Node):
    """`first on c3`: where the first piece must lie"""

    kind: Literal["first_note"] = "first_note"
    space: Expression


class JoinedNote(Node):
    """`side by side`: each later piece lies next to another"""

    kind: Literal["joined_note"] = "joined_note"
    word: str


class SidesNote(Node):
    """`sides must match`"""

    kind: Literal["sides_note"] = "sides_note"
    word: str


class BorderNote(Node):
    """`border is meadow`"""

    kind: Literal["border_note"] = "border_note"
    name: str


class Areas(Node):
    """`areas estate in district by land, complete when size of it is at least 2`"""

    kind: Literal["areas"] = "areas"
    name: str
    plural: Plural | None = None
    grid: str
    by: str
    complete: Expression | None = None


class Chain(Node):
    """`chain village each player: card goes on base of it, carries stack of it`"""

    kind: Literal["chain"] = "chain"
    name: str
    each: EachClass | None = None
    piece: str
    base: Expression
    stack: Expression


class StandIn(Node):
    """`stand-in monk: any one link, not on top`"""

    kind: Literal["stand_in"] = "stand_in"
    name: str
    not_on_top: str | None = None


class SourceLine(Node):
    """A provider of units of a cost, with its price."""

    kind: Literal["source"] = "source"
    name: str
    group: Group
    once: str | None = None
    provision: Provision | None = None


class Provision(Node):
    """What each of them provides, and its price; without it the cells say so: `paying: 1 food`"""

    kind: Literal["provision"] = "provision"
    provides: Expression
    price: Annotated[Free | Transfer, Field(discriminator="kind")]


class Free(Node):
    """`nothing`"""

    kind: Literal["free"] = "free"


class Transfer(Node):
    """`1 gold to it`"""

    kind: Literal["transfer"] = "transfer"
    bundle: Expression
    to: Expression | None = None


class Moment(Node):
    """`moment harvest, build: card in your village where it is not new this action`"""

    kind: Literal["moment"] = "moment"
    names: tuple[Name, ...] = ()
    group: Group


class ValueLine(Node):
    """`value food each player: …`"""

    kind: Literal["value"] = "value"
    name: str
    each: EachClass | None = None
    formula: Expression


class ModifierLine(Node):
    """`while C: …`"""

    kind: Literal["modifier"] = "modifier"
    condition: Expression
    change: Annotated[Change | CostChange | LimitChange, Field(discriminator="kind")]


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


class Action(Node):
    """`action take "take stones": …`"""

    kind: Literal["action"] = "action"
    any_time: str | None = None
    name: str
    label: str | None = None
    parameters: WithParameters | None = None
    block: Block


class WithParameters(Node):
    """`with player as host`"""

    kind: Literal["with_parameters"] = "with_parameters"
    parameters: tuple[Parameter, ...] = ()


class Parameter(Node):
    """`player as host`"""

    kind: Literal["parameter"] = "parameter"
    type: str
    name: str | None = None


class ActionsLine(Node):
    """`actions deed: harvest, build`"""

    kind: Literal["actions"] = "actions"
    name: str
    plural: Plural | None = None
    members: tuple[Name, ...] = ()


class Phase(Node):
    """`phase mass: …`"""

    kind: Literal["phase"] = "phase"
    name: str
    label: str | None = None
    parameters: WithParameters | None = None
    block: Block


class Setup(Node):
    """`setup: …`"""

    kind: Literal["setup"] = "setup"
    block: Block


class Round(Node):
    """`round: …` - repeated until the game ends."""

    kind: Literal["round"] = "round"
    block: Block


class TriggerLine(Node):
    """`when card comes to table: …`"""

    kind: Literal["trigger"] = "trigger"
    event: Annotated[Arrival | Departure | Passing | Completion | Covering, Field(discriminator="kind")]
    block: Block


class Arrival(Node):
    """`card comes to table`"""

    kind: Literal["arrival"] = "arrival"
    type: str
    place: Expression


class Departure(Node):
    """`card leaves table`"""

    kind: Literal["departure"] = "departure"
    type: str
    place: Expression


class Passing(Node):
    """`lifetime of player is passed`"""

    kind: Literal["passing"] = "passing"
    track: str
    of: str


class Completion(Node):
    """`area is completed in district`"""

    kind: Literal["completion"] = "completion"
    type: str
    grid: Expression


class Covering(Node):
    """`tile is uncovered in district`"""

    kind: Literal["covering"] = "covering"
    type: str
    word: str
    place: Expression


class EndLine(Node):
    """`end when board is full`"""

    kind: Literal["end"] = "end"
    condition: Expression
    block: Block | None = None


class ScoreLine(Node):
    """`score council: …`"""

    kind: Literal["score"] = "score"
    name: str
    formula: Expression


class Winner(Node):
    """`winner: highest total, then …`"""

    kind: Literal["winner"] = "winner"
    rankings: tuple[RankingLine, ...] = ()


class RankingLine(Node):
    """`highest total`"""

    kind: Literal["ranking"] = "ranking"
    best: str
    formula: Expression


# ------------------------------------------------------------------------------------------------------------ steps


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
    """`may: …`"""

    kind: Literal["may"] = "may"
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


# ------------------------------------------------------------------------------------------------------ expressions


class Either(Node):
    """`A or B`: of truths, or alternatives of a bundle"""

    kind: Literal["either"] = "either"
    left: Expression
    right: Expression


class Both(Node):
    """`A and B`"""

    kind: Literal["both"] = "both"
    left: Expression
    right: Expression


class Negation(Node):
    """`not A`"""

    kind: Literal["negation"] = "negation"
    of: Expression


class Equal(Node):
    """`A is B`, `A is not B`"""

    kind: Literal["equal"] = "equal"
    left: Expression
    negated: str | None = None
    right: Expression


class CompareLine(Node):
    """`A is at least B`"""

    kind: Literal["compare"] = "compare"
    left: Expression
    comparator: str
    right: Expression


class StateLine(Node):
    """`stalls is empty`, `card is not face up`"""

    kind: Literal["state"] = "state"
    of: Expression
    negated: str | None = None
    state: str


class InsideLine(Node):
    """`card is in your hand`"""

    kind: Literal["inside"] = "inside"
    piece: Expression
    negated: str | None = None
    place: Expression


class GoesOn(Node):
    """`card goes on other`: the rules of the chain allow it"""

    kind: Literal["goes_on"] = "goes_on"
    piece: Expression
    base: Expression


class Across(Node):
    """`estate lies across columns 3 to 4`: two joined pieces of it, one on each side of the border between"""

    kind: Literal["across"] = "across"
    area: Expression
    lines: str
    first: Expression
    second: Expression


class HasLine(Node):
    """`you have 1 ox + 1 plough`"""

    kind: Literal["has"] = "has"
    holder: Expression
    word: str
    bundle: Expression


class Plus(Node):
    """`A + B`"""

    kind: Literal["plus"] = "plus"
    left: Expression
    right: Expression


class Minus(Node):
    """`A - B`"""

    kind: Literal["minus"] = "minus"
    left: Expression
    right: Expression


class Times(Node):
    """`3 * B`"""

    kind: Literal["times"] = "times"
    left: Expression
    right: Expression


class Divide(Node):
    """`A / 2 rounded down`"""

    kind: Literal["divide"] = "divide"
    left: Expression
    right: Expression
    rounded: str


class Remainder(Node):
    """`remainder of A / 2`"""

    kind: Literal["remainder"] = "remainder"
    left: Expression
    right: Expression


class NumberText(Node):
    """`3`"""

    kind: Literal["number"] = "number"
    value: int


class QuantityText(Node):
    """`2 grain`, `(taken) stone`"""

    kind: Literal["quantity"] = "quantity"
    amount: int | Expression
    name: str


class AnyQuantityText(Node):
    """`any 3 influence of one kind`"""

    kind: Literal["any_quantity"] = "any_quantity"
    amount: int | Expression
    name: str
    one_kind: str | None = None


class Some(Node):
    """`any member in your farm`"""

    kind: Literal["some"] = "some"
    group: Group


class NoneOf(Node):
    """`no member in your farm`"""

    kind: Literal["none"] = "none"
    group: Group


class Count(Node):
    """`count of members in your farm`"""

    kind: Literal["count"] = "count"
    group: Group


class TotalOf(Node):
    """`sum of points of it for each card in your village`"""

    kind: Literal["total_of"] = "total_of"
    each: Expression
    group: Group


class BestOf(Node):
    """`highest points of it for each card in your hand`"""

    kind: Literal["best_of"] = "best_of"
    best: str
    each: Expression
    group: Group


class Larger(Node):
    """`larger of A and B`"""

    kind: Literal["larger"] = "larger"
    word: str
    left: Expression
    right: Expression


class CasesText(Node):
    """`by players (2: 14, 3: 20)`"""

    kind: Literal["cases"] = "cases"
    of: Expression
    cases: tuple[Case, ...] = ()


class Case(Node):
    """`2: 14`"""

    kind: Literal["case"] = "case"
    key: Expression
    value: Expression


class FitsText(Node):
    """`how often B fits in H`"""

    kind: Literal["fits"] = "fits"
    bundle: Expression
    holder: Expression


class Longest(Node):
    """`longest line of your marks through space`"""

    kind: Literal["longest"] = "longest"
    group: Group
    space: Expression


class AllPassed(Node):
    """`all have passed`"""

    kind: Literal["all_passed"] = "all_passed"
    word: str


class You(Node):
    """`you`"""

    kind: Literal["you"] = "you"
    word: str


class Possession(Node):
    """`your farm`"""

    kind: Literal["possession"] = "possession"
    word: str
    name: str


class Its(Node):
    """`its row`"""

    kind: Literal["its"] = "its"
    name: str


class Property(Node):
    """`stones of heap`"""

    kind: Literal["property"] = "property"
    name: str
    of: Expression


class AmountOn(Node):
    """`stone on heap`"""

    kind: Literal["amount_on"] = "amount_on"
    name: str
    holder: Expression


class NeighbourText(Node):
    """`level above level of member`"""

    kind: Literal["neighbour"] = "neighbour"
    name: str
    relation: str
    of: Expression


class CellText(Node):
    """`cubes_on between square and players`"""

    kind: Literal["cell"] = "cell"
    table: str
    row: Expression
    column: Expression


class Seat(Node):
    """`seat 1`"""

    kind: Literal["seat"] = "seat"
    number: int


class Reference(Node):
    """A name."""

    kind: Literal["reference"] = "reference"
    name: str


class TextLiteral(Node):
    """`"text"`"""

    kind: Literal["text"] = "text"
    text: str


class Group(Node):
    """`your member in farm where C with lowest generation of it`"""

    kind: Literal["group"] = "group"
    whose: str | None = None
    name: str
    place: Expression | None = None
    on: Expression | None = None
    where: Expression | None = None
    ranked: Ranked | None = None


class Ranked(Node):
    """`with lowest generation of it`, `with highest votes of it then lowest age of it`"""

    kind: Literal["ranked"] = "ranked"
    ranks: tuple[Rank, ...] = ()


class Rank(Node):
    """`lowest generation of it`"""

    kind: Literal["rank"] = "rank"
    best: str
    by: Expression


# ------------------------------------------------------------------------------------------------------ table cells


class CellContent(Node):
    """One cell: an expression or abilities."""

    kind: Literal["cell_text"] = "cell_text"
    content: Expression | Abilities


class Abilities(Node):
    """`harvest: draw 1; end: 2 point`"""

    kind: Literal["abilities"] = "abilities"
    abilities: tuple[Ability, ...] = ()


class Ability(Node):
    """`harvest: draw 1`"""

    kind: Literal["ability"] = "ability"
    moment: str
    effect: AbilityPay | AbilityThen | AbilityDraw | AbilityDo | Expression


class AbilityPay(Node):
    """`pay 1 gold, then draw 2`"""

    kind: Literal["ability_pay"] = "ability_pay"
    price: Expression
    effect: AbilityDraw | AbilityDo | Expression


class AbilityThen(Node):
    """`do discard, then 1 gold`"""

    kind: Literal["ability_then"] = "ability_then"
    price: AbilityDo
    effect: AbilityDraw | AbilityDo | Expression


class AbilityDo(Node):
    """`do draw_card 2 times`"""

    kind: Literal["ability_do"] = "ability_do"
    name: str
    times: int | None = None


class AbilityDraw(Node):
    """`draw 1`"""

    kind: Literal["ability_draw"] = "ability_draw"
    amount: Expression
    source: Expression | None = None


# -------------------------------------------------------------------------------------------------------- scenarios


class ScenarioText(Node):
    """A test in the words of the game."""

    kind: Literal["scenario"] = "scenario"
    title: str
    players: int
    clauses: tuple[Annotated[Clause | Refused, Field(discriminator="kind")], ...] = ()


class Clause(Node):
    """`given …`, `when …`, `then …`, or `and …`, which goes on with the word before"""

    kind: Literal["clause"] = "clause"
    word: str
    body: AtPhase | NextDraws | SetOption | Move | Wins | IsOver | MayOrNot | MaySee | Said | Expression


class Refused(Node):
    """`refused you do harvest: "no member on your farm"`"""

    kind: Literal["refused"] = "refused"
    said: Said
    reason: str | None = None


class AtPhase(Node):
    """`at mass, turn of seat 2`"""

    kind: Literal["at_phase"] = "at_phase"
    phase: str
    turn: Expression | None = None


class NextDraws(Node):
    """`next rolls: 3, 1`"""

    kind: Literal["next_draws"] = "next_draws"
    word: str
    values: tuple[Expression, ...] = ()


class SetOption(Node):
    """`option goal is 50`"""

    kind: Literal["set_option"] = "set_option"
    name: str
    value: int


class Wins(Node):
    """`you win`"""

    kind: Literal["wins"] = "wins"
    player: Expression
    word: str


class IsOver(Node):
    """`the game is over`"""

    kind: Literal["is_over"] = "is_over"
    negated: str | None = None


class MayOrNot(Node):
    """`you may do hold`"""

    kind: Literal["may_or_not"] = "may_or_not"
    player: Expression
    word: str
    said: Annotated[SayDo | SayChoose | SayPay | SayDecline, Field(discriminator="kind")]


class MaySee(Node):
    """`seat 2 may not see hand of seat 1`, `nobody may see order of bag`"""

    kind: Literal["may_see"] = "may_see"
    player: Expression
    word: str
    order: str | None = None
    place: Expression


class Said(Node):
    """`you do take, choose left, choose 2`"""

    kind: Literal["said"] = "said"
    player: Expression
    said: tuple[Annotated[SayDo | SayChoose | SayPay | SayDecline, Field(discriminator="kind")], ...] = ()


class SayDo(Node):
    """`do take`"""

    kind: Literal["say_do"] = "say_do"
    word: str
    name: str


class SayChoose(Node):
    """`choose left`"""

    kind: Literal["say_choose"] = "say_choose"
    word: str
    what: Expression


class SayPay(Node):
    """`pay 1 coin`"""

    kind: Literal["say_pay"] = "say_pay"
    word: str
    bundle: Expression


class SayDecline(Node):
    """`decline`"""

    kind: Literal["say_decline"] = "say_decline"
    word: str


# ---------------------------------------------------------------------------------------------------- unions

Expression = Annotated[
    Either
    | Both
    | Negation
    | Equal
    | CompareLine
    | StateLine
    | InsideLine
    | GoesOn
    | Across
    | HasLine
    | Plus
    | Minus
    | Times
    | Divide
    | Remainder
    | NumberText
    | QuantityText
    | AnyQuantityText
    | Some
    | NoneOf
    | Count
    | TotalOf
    | BestOf
    | Larger
    | CasesText
    | FitsText
    | Longest
    | AllPassed
    | You
    | Possession
    | Its
    | Property
    | AmountOn
    | NeighbourText
    | CellText
    | Seat
    | Reference
    | TextLiteral,
    Field(discriminator="kind"),
]

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

Declaration = Annotated[
    Header
    | Players
    | OptionLine
    | KindLine
    | Table
    | ResourceLine
    | TrackLine
    | CounterLine
    | RoleLine
    | Automa
    | DieLine
    | PieceLine
    | PiecesLine
    | ZoneLine
    | ZonesLine
    | GridLine
    | Areas
    | Chain
    | StandIn
    | SourceLine
    | Moment
    | ValueLine
    | ModifierLine
    | Action
    | ActionsLine
    | Phase
    | Setup
    | Round
    | TriggerLine
    | EndLine
    | ScoreLine
    | Winner,
    Field(discriminator="kind"),
]


class Text(Node):
    """A whole file of rules: its declarations in order."""

    kind: Literal["file"] = "file"
    name: str
    declarations: tuple[Declaration, ...] = ()


class Scenarios(Node):
    """A whole file of scenarios."""

    kind: Literal["scenarios"] = "scenarios"
    name: str
    scenarios: tuple[ScenarioText, ...] = ()


CLASSES: dict[str, type[Node]] = {
    cls.model_fields["kind"].default: cls for cls in Node.__subclasses__() if "kind" in cls.model_fields
}
