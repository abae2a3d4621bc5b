"""Expressions: what is counted, compared, asked for, paid."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.ast.nodes import Node
from rulelang.ast.values.atoms import Atom


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


class Larger(Node):
    """`larger of A and B`"""

    kind: Literal["larger"] = "larger"
    word: str
    left: Expression
    right: Expression


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


class FitsText(Node):
    """`how often B fits in H`"""

    kind: Literal["fits"] = "fits"
    bundle: Expression
    holder: Expression


class Some(Node):
    """`any member in your farm`, `any of your members in visible`"""

    kind: Literal["some"] = "some"
    of: str | None = None
    group: Group


class NoneOf(Node):
    """`no member in your farm`, `none of your members in visible`"""

    kind: Literal["none"] = "none"
    word: str
    group: Group


class Count(Node):
    """`count of members in your farm`"""

    kind: Literal["count"] = "count"
    group: Group


class TotalOf(Node):
    """`sum of points of it for each card in your village`"""

    kind: Literal["total_of"] = "total_of"
    each: Expression
    of: str | None = None
    group: Group


class BestOf(Node):
    """`highest points of it for each card in your hand`"""

    kind: Literal["best_of"] = "best_of"
    best: str
    each: Expression
    of: str | None = None
    group: Group


class Longest(Node):
    """`longest line of your marks through space`"""

    kind: Literal["longest"] = "longest"
    group: Group
    space: Expression


class CasesText(Node):
    """`by players (2: 14, 3: 20)`, `by coin of you (0: 1, else: 5)`"""

    kind: Literal["cases"] = "cases"
    of: Expression
    cases: tuple[Case, ...] = ()
    otherwise: Expression | None = None


class Case(Node):
    """`2: 14`"""

    kind: Literal["case"] = "case"
    key: Expression
    value: Expression


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


Expression = Annotated[
    Either | Both | Negation
    | Equal | CompareLine | StateLine | InsideLine | GoesOn | Across | HasLine
    | Plus | Minus | Times | Divide | Remainder | Larger
    | QuantityText | AnyQuantityText | FitsText
    | Some | NoneOf | Count | TotalOf | BestOf | Longest
    | CasesText | Property | AmountOn | NeighbourText | CellText
    | Atom,
    Field(discriminator="kind"),
]  # fmt: skip
