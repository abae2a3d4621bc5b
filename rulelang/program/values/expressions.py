"""Expressions of a Program: what is counted, compared, asked for; resolved and typed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulelang.program.nodes import Node
from rulelang.program.values.atoms import Atom


class StateValue(Node):
    """A declared counter, role, die or track, read: `pot`, `start`, `pip`, `lifetime of you`."""

    kind: Literal["state_value"] = "state_value"
    form: Literal["counter", "role", "die", "track"]
    name: str
    of: Expression | None = None


class Picked(Node):
    """`bid of player`: what that player chose in the `everyone at once` whose choice has this slot."""

    kind: Literal["picked"] = "picked"
    slot: int
    of: Expression
    type: str


class Amount(Node):
    """`your grain`, `stone on heap`, `coin on supply`: how many units a holder has. `resource` may be computed."""

    kind: Literal["amount"] = "amount"
    resource: Expression
    holder: Holder


class ColumnOf(Node):
    """`stones of heap`: the cell in `column` of the row of a kind's member, a piece or a space (row, column)."""

    kind: Literal["column_of"] = "column_of"
    owner: str
    column: str
    of: Expression
    type: str


class CellOf(Node):
    """`cubes_on between harvest and players`: one cell of a table with two keys."""

    kind: Literal["cell_of"] = "cell_of"
    table: str
    row: Expression
    column: Expression
    type: str


class RowOf(Node):
    """`name of card`: which row of its class's table a piece is (-1 for no piece)."""

    kind: Literal["row_of"] = "row_of"
    of: Expression


class ValueOf(Node):
    """A declared `value`, read with its modifiers."""

    kind: Literal["value_of"] = "value_of"
    name: str
    of: Expression | None = None
    type: str


class ScoreOf(Node):
    """`total of you`, `council of you`: a scoring line of a player, or all of them (`name` is None)."""

    kind: Literal["score_of"] = "score_of"
    name: str | None
    of: Expression


class Arithmetic(Node):
    """`+ - *` of numbers, `larger` and `smaller` of two, `/` rounded down or up, remainder."""

    kind: Literal["arithmetic"] = "arithmetic"
    op: Literal["+", "-", "*", "larger", "smaller", "down", "up", "remainder"]
    left: Expression
    right: Expression


class Compare(Node):
    """`is`, `is not`, `is at least`, `is at most`, `is more than`, `is less than`."""

    kind: Literal["compare"] = "compare"
    op: Literal["==", "!=", ">=", "<=", ">", "<"]
    left: Expression
    right: Expression


class Logic(Node):
    """`and`, `or` of truths."""

    kind: Literal["logic"] = "logic"
    op: Literal["and", "or"]
    left: Expression
    right: Expression


class Not(Node):
    """`not`"""

    kind: Literal["not"] = "not"
    of: Expression


class Cases(Node):
    """`by players (2: 14, 3: 20)`: the value of the case whose key equals `of`; one more value than keys: the last is `else`.

    Without an `else` a number that has no case stops the match; nobody and nothing have nothing.
    """

    kind: Literal["cases"] = "cases"
    of: Expression
    keys: tuple[Expression, ...]
    values: tuple[Expression, ...]
    type: str


class Fold(Node):
    """Over a group: `count of`, `any`, `no`, `sum of E for each`, `highest E for each`, `lowest E for each`.

    An empty group gives 0 for all but `no` (1).
    """

    kind: Literal["fold"] = "fold"
    op: Literal["count", "any", "no", "sum", "highest", "lowest"]
    group: Group
    each: Expression | None = None


class Has(Node):
    """`you have 1 ox + 1 plough`: the holder could give up the bundle (jokers and tracks do not count)."""

    kind: Literal["has"] = "has"
    holder: Holder
    bundle: Expression


class Fits(Node):
    """`how often B fits in H`."""

    kind: Literal["fits"] = "fits"
    bundle: Expression
    holder: Holder


class PlaceState(Node):
    """`Z is empty`, `Z is full`: of one place, or of all places of a zone family or grid together."""

    kind: Literal["place_state"] = "place_state"
    state: Literal["empty", "full"]
    places: Places


class PieceState(Node):
    """`card is face up`, `card is face down`, `card is new this action`, `card is new this turn`."""

    kind: Literal["piece_state"] = "piece_state"
    state: Literal["face up", "face down", "new this action", "new this turn"]
    of: Expression


class PlaceOfPiece(Node):
    """`place of member`: the place number where a piece is (-1 outside the game)."""

    kind: Literal["place_of_piece"] = "place_of_piece"
    of: Expression


class IndexOfPlace(Node):
    """`level of member`, `space of mark`: which member of the zone family's class (or space of the grid) the piece is at.

    -1 if the piece is not in a family of that class.
    """

    kind: Literal["index_of_place"] = "index_of_place"
    of: Expression
    type: str


class MarkOfPlace(Node):
    """`profession of place of member`: a zone's own mark (`zone farm each player, profession: farm`)."""

    kind: Literal["mark_of_place"] = "mark_of_place"
    mark: str
    of: Expression
    type: str


class OwnerOf(Node):
    """`owner of member`: the player whose piece it is, or in whose zone an unowned piece lies; -1 for nobody."""

    kind: Literal["owner_of"] = "owner_of"
    of: Expression


class Inside(Node):
    """`card is in your hand`."""

    kind: Literal["inside"] = "inside"
    piece: Expression
    places: Places


class Neighbour(Node):
    """`level above X`, `space below X`, `player left of X` (clockwise). -1 beyond the end."""

    kind: Literal["neighbour"] = "neighbour"
    relation: Literal["above", "below", "left of", "right of"]
    of: Expression
    type: str


class LongestLine(Node):
    """`longest line of GROUP through S`: most spaces in a row, column or diagonal through `space` with a piece of the group."""

    kind: Literal["longest_line"] = "longest_line"
    grid: str
    owner: Expression | None
    group: Group
    space: Expression


class PlaceAt(Node):
    """A place as a value: one zone instance (`farm of you`, `bag`) or one space of a grid (`space`)."""

    kind: Literal["place_at"] = "place_at"
    zone: str
    of: Expression | None = None
    space: Expression | None = None


class TopOf(Node):
    """`top of deck`: the piece that would be drawn next from an ordered place (-1 if empty)."""

    kind: Literal["top_of"] = "top_of"
    of: Expression


class Quantity(Node):
    """`2 grain`, `(taken) stone`: a bundle of one resource. `resource` may be computed (`1 of a kind's member`)."""

    kind: Literal["quantity"] = "quantity"
    amount: Expression
    resource: Expression


class AnyQuantity(Node):
    """`any 3 influence`, `any 3 influence of one kind`: a bundle drawn from the resources of one kind."""

    kind: Literal["any_quantity"] = "any_quantity"
    amount: Expression
    resources: tuple[int, ...]
    one_kind: bool


class BundlePlus(Node):
    """`A + B` of bundles"""

    kind: Literal["bundle_plus"] = "bundle_plus"
    left: Expression
    right: Expression


class BundleOr(Node):
    """`A or B` of bundles: alternatives."""

    kind: Literal["bundle_or"] = "bundle_or"
    left: Expression
    right: Expression


class BundleTimes(Node):
    """`3 * B`."""

    kind: Literal["bundle_times"] = "bundle_times"
    times: Expression
    bundle: Expression


class BundleIf(Node):
    """`if C: B else: D` inside a `cost:` or `reward:` block; several lines of a block are joined by BundlePlus."""

    kind: Literal["bundle_if"] = "bundle_if"
    conditions: tuple[Expression, ...]
    bundles: tuple[Expression, ...]  # one more than conditions: the last is `else` (an empty bundle if absent)
    lines: tuple[int, ...]  # one per bundle


class Places(Node):
    """Where to look: one place, a whole family (all its instances, or all spaces of a grid), or several (`zones visible: …`).

    `one` is an expression that gives a place number; else `families` names zones and grids, `of` narrows families that
    belong to a player to that player (other families are taken whole).
    """

    one: Expression | None = None
    families: tuple[str, ...] = ()
    of: Expression | None = None


class Group(Node):
    """The candidates of `choose`, `count of`, `any`, `each`: `your member in farm where … with lowest generation`.

    `type` is a kind, a piece class, `player`, or the grid's space class. `bound` is the number of the candidate's Bound.
    Pieces come in the order of their place (sorted by row, then number, where order is not seen), all else by index.
    """

    type: str
    bound: int
    places: Places | None = None  # for pieces and spaces
    owner: Literal["your", "other"] | None = None  # for pieces: owned by you / not by you; for players: `other` only
    you: Expression | None = None  # who `your` is
    where: Expression | None = None
    rank: Literal["highest", "lowest"] | None = None
    rank_by: Expression | None = None
    then_by: tuple[Rank, ...] = ()  # further ranks among the best


class Rank(Node):
    """`then lowest age of it`: one more criterion inside a group, for the same candidate."""

    best: Literal["highest", "lowest"]
    by: Expression


class Holder(Node):
    """Who or what holds resources: the supply, a player, a kind's member, a shared zone."""

    form: Literal["supply", "player", "member", "zone", "piece"]
    type: str | None = None  # kind, zone or piece class
    of: Expression | None = None


Expression = Annotated[
    StateValue | Picked | Amount | ColumnOf | CellOf | RowOf | ValueOf | ScoreOf
    | Arithmetic | Compare | Logic | Not | Cases | Fold | Has | Fits | Neighbour | LongestLine
    | PlaceState | PieceState | PlaceOfPiece | IndexOfPlace | MarkOfPlace | OwnerOf | Inside | PlaceAt | TopOf
    | Quantity | AnyQuantity | BundlePlus | BundleOr | BundleTimes | BundleIf | Atom,
    Field(discriminator="kind"),
]  # fmt: skip
