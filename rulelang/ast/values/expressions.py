"""Expressions: what is counted, compared, asked for, paid."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from rulelang.ast.nodes import Node
from rulelang.ast.values.atoms import Atom, NumberText


class Conditional(Node):
    """`5 if your castle is complete, else 0`"""

    value: Expression
    condition: Expression
    otherwise: Expression


class Either(Node):
    """`A or B`: of truths, or alternatives of a bundle"""

    left: Expression
    right: Expression


class Both(Node):
    """`A and B`"""

    left: Expression
    right: Expression


class Negation(Node):
    """`not A`"""

    of: Expression


class Equal(Node):
    """`A is B`, `A is not B`, `it is attacked`, `player is strong at gate`"""

    left: Expression
    negated: str | None = None
    right: Expression
    joint: str | None = None
    key: Expression | None = None


class Being(Node):
    """`you are seat 1`, `you are safe`, `you are not strong at gate`, `all workers in field are yours`"""

    left: Expression | AllOf
    negated: str | None = None
    right: Expression
    joint: str | None = None
    key: Expression | None = None


class CompareLine(Node):
    """`A is at least B`"""

    left: Expression
    comparator: str
    right: Expression


class StateLine(Node):
    """`stalls is empty`, `card is not face up`"""

    of: Expression
    negated: str | None = None
    state: str


class Partakes(Node):
    """`it is still in the round`, `you are out of the trick`"""

    of: Expression
    word: str
    name: str


class InsideLine(Node):
    """`card is in your hand`"""

    piece: Expression
    negated: str | None = None
    place: Expression


class IsA(Node):
    """`figure is a king`, `it is not an ox`"""

    of: Expression
    negated: str | None = None
    article: str
    name: str


class Joined(Node):
    """`paris is joined to rome by roads in your claimed`"""

    one: Expression
    negated: str | None = None
    other: Expression
    ways: Group


class GoesOn(Node):
    """`card goes on other`: the rules of the chain allow it"""

    piece: Expression
    base: Expression


class Across(Node):
    """`estate lies across columns 3 to 4`: two joined pieces of it, one on each side of the border between"""

    area: Expression
    lines: str
    first: Expression
    second: Expression


class LiesOn(Node):
    """`card lies on wasabi`, `it lies on a card whose rank is 2`: directly, in a chain"""

    piece: Expression
    base: Expression


class Ahead(Node):
    """`space lies ahead of man`, `space lies behind man`: nearer to the side of the board that its player faces, or less near"""

    one: Expression
    word: str
    other: Expression


class Shows(Node):
    """`bone shows 6`, `it shows at least 4`"""

    piece: Expression
    comparator: str | None = None
    side: Expression


class HasLine(Node):
    """`you have 1 ox + 1 plough`, `only you have the most coins`"""

    only: str | None = None
    holder: Expression
    word: str
    bundle: Expression


class HoldsLine(Node):
    """`your hand holds more than 8 cards`, `you have at least 2 coins`, `you have at least 2 cards in hand whose suit is led`"""

    holder: Expression
    word: str
    such: Annotated[SoMany | NoneSuch | MoreThan, Field(discriminator="kind")]


class Plus(Node):
    """`A + B`"""

    left: Expression
    right: Expression


class Minus(Node):
    """`A - B`"""

    left: Expression
    right: Expression


class Times(Node):
    """`3 * B`"""

    left: Expression
    right: Expression


class Divide(Node):
    """`A / 2 rounded down`, `A / 2, halves count`"""

    left: Expression
    right: Expression
    rounded: str


class Remainder(Node):
    """`remainder of A / 2`"""

    left: Expression
    right: Expression


class Larger(Node):
    """`larger of A and B`"""

    word: str
    left: Expression
    right: Expression


class QuantityText(Node):
    """`2 grain`, `(taken) stone`"""

    amount: int | Expression
    name: str


class OrMore(Node):
    """`3 or more cards`"""

    amount: int
    word: str
    name: str


class AnyQuantityText(Node):
    """`any 3 influence`, also `of one kind` or `of different kinds`"""

    amount: int | Expression
    name: str
    one_kind: str | None = None


class FitsText(Node):
    """`how often B fits in H`"""

    bundle: Expression
    holder: Expression


class Some(Node):
    """`there is a member in farm`, `you have a member in farm`, `any of your members in visible`; `of` as it is written"""

    of: str | None = None
    group: Group


class NoneOf(Node):
    """`there is no member in your farm`, `none of your members in visible`, `you have no member in visible`"""

    kind: Literal["none"] = "none"
    word: str
    group: Group


class NoneDrawn(Node):
    """`no card was drawn`: what a draw would have brought under this name is nothing"""

    word: str
    name: str


class Count(Node):
    """`count of members in your farm`"""

    group: Group


class EachOne(Node):
    """`each card in your village` in `points of each card in your village`"""

    of: str | None = None
    group: Group


class TotalOf(Node):
    """`sum of points of it for each card in your village`; with no group `sum of points of each card in your village`"""

    each: Expression
    of: str | None = None
    group: Group | None = None


class TotalShown(Node):
    """`total shown by bones in kept`"""

    group: Group


class BestOf(Node):
    """`highest points of it for each card in your hand`"""

    best: str
    each: Expression
    of: str | None = None
    group: Group


class MostAlike(Node):
    """`the most cards in your hand with the same suit`; of somebody: `the fewest workers in family`, `the second most coins`"""

    word: str
    group: Group
    alike: str | None = None


class Different(Node):
    """`how many different suits are among cards in your hand`"""

    alike: str
    group: Group


class Shared(Node):
    """`how many ranks are shared by at least 2 cards in your hand`"""

    alike: str
    least: NumberText
    group: Group


class LongestRun(Node):
    """`longest run of rank among cards in your hand`"""

    alike: str
    group: Group


class Longest(Node):
    """`longest line of your marks through space`"""

    group: Group
    space: Expression


class Far(Node):
    """`distance from paris to rome [along roads]`, `distance from paris to rome by length along roads`"""

    one: Expression
    other: Expression
    measure: str | None = None
    ways: Group | None = None


class Network(Node):
    """`largest network of roads in your claimed`, `longest path by length of roads in your claimed`"""

    word: str
    measure: str | None = None
    ways: Group


class CasesText(Node):
    """`by players (2: 14, 3: 20)`, `by coin of you (0: 1, else: 5)`"""

    of: Expression
    cases: tuple[Case, ...] = ()
    otherwise: Expression | None = None


class Case(Node):
    """`2: 14`"""

    key: Expression
    value: Expression


class ByTable(Node):
    """`5 (3 players: 7, 4 or 5 players: 9)`: a number, and what it is instead for some numbers of players"""

    number: int
    tables: tuple[OfTable, ...] = ()


class OfTable(Node):
    """`4 or 5 players: 9`"""

    players: tuple[int, ...] = ()
    value: Expression


class CameBefore(Node):
    """`this position has come before`, `this position has not come before`"""

    word: str


class Came(Node):
    """`this position has come 3 times`"""

    times: Expression


class AfterRounds(Node):
    """`after 6 rounds`: when they are over"""

    rounds: Expression


class EndOf(Node):
    """`the first customer in queue where it is hungry`, `the final month`; `the card in trick with the highest rank`"""

    word: str
    group: Group


class NextOne(Node):
    """`next player left of you still in the hand`, `next player left of you with at least 2 coins`, `… with the highest bid`"""

    name: str
    relation: str
    of: Expression
    partaking: Partaking | None = None
    holding: Holding | None = None
    where: Expression | None = None
    ranked: Ranked | None = None


class LinePosition(Node):
    """`position of marker in queue`"""

    piece: Expression
    place: Expression


class Possession(Node):
    """`your farm`, `your camp at gate`"""

    word: str
    name: str
    joint: str | None = None
    key: Expression | None = None


class Its(Node):
    """`its row`, `its camp at gate`"""

    name: str
    joint: str | None = None
    key: Expression | None = None


class Property(Node):
    """`stones of heap`, `camp of player at gate`, `trust of harbour for salt`"""

    name: str
    of: Expression
    joint: str | None = None
    key: Expression | None = None


class AmountOn(Node):
    """`stone on heap`"""

    name: str
    holder: Expression


class NeighbourText(Node):
    """`level above level of member`"""

    name: str
    relation: str
    of: Expression


class StepsBeyond(Node):
    """`the field 3 steps right of mill`, `the level (n) steps above level of member`"""

    name: str
    steps: Expression
    relation: str
    of: Expression


class Beyond(Node):
    """`space heading of origin`: the next space in a direction"""

    name: str
    heading: str
    of: Expression


class CellText(Node):
    """`cubes_on between square and players`"""

    table: str
    row: Expression
    column: Expression


class AllOf(Node):
    """`all cards in pile`: what a step does to several at once"""

    group: Group


class Group(Node):
    """`your member in farm where C with lowest generation of it`"""

    whose: str | None = None
    name: str
    partaking: Partaking | None = None
    near: Annotated[Near | Between, Field(discriminator="kind")] | None = None
    place: Expression | None = None
    on: Expression | None = None
    holding: Holding | None = None
    where: Expression | None = None
    ranked: Ranked | None = None


class Holding(Node):
    """`with at least 1 coin on it`, `with no cards in hand`"""

    such: Annotated[SoMany | NoneSuch | MostAlike | MoreThan, Field(discriminator="kind")]
    on: str | None = None


class SoMany(Node):
    """`at least 12 cards in village whose cost is 2`, `fewer than 4`"""

    comparator: str
    number: Expression
    name: str | None = None
    place: Expression | None = None
    where: Expression | None = None


class NoneSuch(Node):
    """`no coins`, `no cards in hand that are red`"""

    name: str
    place: Expression | None = None
    where: Expression | None = None


class MoreThan(Node):
    """`more coins than you`, `as many cards in hand as seat 1`"""

    word: str
    name: str
    place: Expression | None = None
    where: Expression | None = None
    of: Expression


class Partaking(Node):
    """`still in the round`, `out of the trick`; of the first or the last one: `to leave the hand`"""

    word: str
    name: str


class Near(Node):
    """`next to space`, `in a straight line from space`, `a jump from man`, `outflanked from space`"""

    relation: str
    of: Expression


class Between(Node):
    """`between space and other`: in a straight line, and neither of the two"""

    one: Expression
    other: Expression


class Ranked(Node):
    """`with the lowest generation`, `with the highest votes then the lowest age`"""

    ranks: tuple[Rank, ...] = ()


class Rank(Node):
    """`the lowest generation`, `highest (size + 1)`; `best` as it is written"""

    best: str
    by: Expression


Expression = TypeAliasType("Expression", Annotated[
    Conditional | Either | Both | Negation
    | Equal | Being | IsA | CompareLine | StateLine | Partakes | InsideLine | Joined | GoesOn | LiesOn | Across | Ahead
    | HasLine | HoldsLine | Shows
    | Plus | Minus | Times | Divide | Remainder | Larger
    | QuantityText | OrMore | AnyQuantityText | FitsText
    | Some | EachOne | NoneDrawn | NoneOf | Count | TotalOf | TotalShown | BestOf
    | MostAlike | Different | Shared | LongestRun | Longest | Far | Network
    | CameBefore | Came | AfterRounds | EndOf | NextOne | LinePosition
    | CasesText | ByTable | Possession | Its | Property | AmountOn | NeighbourText | StepsBeyond | Beyond | CellText
    | Atom,
    Field(discriminator="kind"),
])  # fmt: skip
