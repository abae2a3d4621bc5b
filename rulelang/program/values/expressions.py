"""Expressions of a Program: what is counted, compared, asked for; resolved and typed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from rulelang.program import kinds
from rulelang.program.nodes import Kinded, Node
from rulelang.program.values.atoms import Atom


class StateValue(Kinded):
    """A declared counter, role, die or track, read: `pot`, `start`, `pip`, `lifetime of you`.

    `of_kind` is the kind of which a role is a member, if it is no player.
    """

    form: Literal["counter", "role", "die", "track"]
    name: str
    of: Expression | None = None
    of_kind: str | None = None

    @property
    def names(self) -> str:
        """Of what type the value is."""
        return (self.of_kind or kinds.PLAYER) if self.form == "role" else kinds.NUMBER


class Pair(Kinded):
    """`your camp at gate`: two keys as one. A pair's number is that of the first times how many there are of `type`, the class
    of the second, plus that of the second; -1 where either is nobody or nothing.
    """

    one: Expression
    other: Expression
    type: str


def first_key(of: Expression | None) -> Expression | None:
    """Whose something is, where there is one for each of a class or for each of two."""
    return of.one if isinstance(of, Pair) else of


class Picked(Kinded):
    """`bid of player`: what that player chose in the `everyone at once` whose choice has this slot."""

    slot: int
    of: Expression
    type: str


class Noted(Kinded):
    """Whether a piece is among those that are chosen to be paid, which a slot holds."""

    of: Expression
    slot: int


class Together(Kinded):
    """Whether a piece is among those that were chosen under one name, which a slot holds; `among`: of which they were chosen."""

    of: Expression
    slot: int
    among: Group


class Amount(Kinded):
    """`your grain`, `stone on heap`, `coin on supply`: how many units a holder has. `resource` may be computed."""

    resource: Expression
    holder: Holder


class ColumnOf(Kinded):
    """`stones of heap`: the cell in `column` of the row of a kind's member, a piece or a space (row, column)."""

    owner: str
    column: str
    of: Expression
    type: str


class CellOf(Kinded):
    """`cubes_on between harvest and players`: one cell of a table with two keys."""

    table: str
    row: Expression
    column: Expression
    type: str


class RowOf(Kinded):
    """`name of card`: which row of its class's table a piece is (-1 for no piece)."""

    of: Expression


class IsA(Kinded):
    """`figure is a king`: whether a piece is of a class, or of one that a word stands for; nothing is not."""

    of: Expression
    type: str


class ValueOf(Kinded):
    """A declared `value`, read with its modifiers."""

    name: str
    of: Expression | None = None
    type: str


class ScoreOf(Kinded):
    """`total of you`, `council of you`: a scoring line of a player, or all of them (`name` is None); of a team, if `of_team`."""

    name: str | None
    of: Expression
    of_team: bool = False


class Arithmetic(Kinded):
    """`+ - *` of numbers, `larger` and `smaller` of two, `/` rounded down or up or exactly, remainder."""

    op: Literal["+", "-", "*", "larger", "smaller", "down", "up", "exactly", "remainder"]
    left: Expression
    right: Expression


class Compare(Kinded):
    """`is`, `is not`, `is at least`, `is at most`, `is more than`, `is less than`."""

    op: Literal["==", "!=", ">=", "<=", ">", "<"]
    left: Expression
    right: Expression


class Logic(Kinded):
    """`and`, `or` of truths."""

    op: Literal["and", "or"]
    left: Expression
    right: Expression


class Not(Kinded):
    """`not`"""

    of: Expression


class Cases(Kinded):
    """`by players (2: 14, 3: 20)`: the value of the case whose key equals `of`; one more value than keys: the last is `else`.

    Without an `else` a number that has no case stops the match; nobody and nothing have nothing.
    """

    of: Expression
    keys: tuple[Expression, ...]
    values: tuple[Expression, ...]
    type: str


class Fold(Kinded):
    """Over a group: `count of`, `any`, `no`, `sum of E for each`, `highest E for each`, `lowest E for each`.

    Of sets: how many there are at `most` with the same `each`, how many are `different`, how many are `shared` by at least so
    many, and how many follow one another in the longest `run`. An empty group gives 0 for all but `no` (1).
    """

    op: Literal["count", "any", "no", "sum", "highest", "lowest", "most", "different", "shared", "run"]
    group: Group
    each: Expression | None = None
    least: int | None = None  # by how many something is `shared`


class Has(Kinded):
    """`you have 1 ox + 1 plough`: the holder could give up the bundle (jokers and tracks do not count)."""

    holder: Holder
    bundle: Expression


class Fits(Kinded):
    """`how often B fits in H`."""

    bundle: Expression
    holder: Holder
    counted: tuple[Expression, ...] = ()  # the values of the holder that the bundle may count


class ResourceOf(Kinded):
    """The resource that a member of a kind of resources is, which has `count` from `first` on; nothing is none."""

    first: int
    count: int
    of: Expression


class Included(Kinded):
    """`mint of herbs of card`: how much of a resource a bundle in a column says; `resource` may be computed."""

    bundle: ColumnOf
    resource: Expression


class PlaceState(Kinded):
    """`Z is empty`, `Z is full`: of one place, or of all places of a zone family or grid together."""

    state: Literal["empty", "full"]
    places: Places


class PieceState(Kinded):
    """`card is face up`, `card is new this action`, `card is covered`.

    A piece in a chain is covered if another lies on it, else uncovered; a piece that lies elsewhere is neither. A piece on a grid
    whose pieces are turned is in one of four turns, or in several that look alike; a piece that lies elsewhere is in none.
    """

    state: Literal[
        "face up", "face down", "new this action", "new this turn", "covered", "uncovered", "upright", "turned right",
        "upside down", "turned left",
    ]  # fmt: skip
    of: Expression


class GoesOn(Kinded):
    """`card goes on other`: whether the law of the chain in which `on` lies lets a piece be laid on it now."""

    piece: Expression
    on: Expression


class Beneath(Kinded):
    """`card under it`: the piece of a chain on which a piece lies; -1 for one that lies on the table, or in no chain."""

    of: Expression
    type: str


class OnPiece(Kinded):
    """`move card to other`: the spot on top of a piece that lies in a chain."""

    of: Expression


class PlaceOfPiece(Kinded):
    """`place of member`: the place number where a piece is (-1 outside the game)."""

    of: Expression


class IndexOfPlace(Kinded):
    """`level of member`, `space of mark`: which member of the zone family's class (or space of the grid) the piece is at.

    -1 if the piece is not in a family of that class.
    """

    of: Expression
    type: str


class MarkOfPlace(Kinded):
    """`profession of member`, of the place where it lies: what the line of its zone says (`whose profession here is farmer`).

    Where that says nothing, the one whose place it is; -1 where it is nobody's of that kind.
    """

    mark: str
    of: Expression
    type: str


class OwnerOf(Kinded):
    """`owner of member`: the player whose piece it is, or in whose zone an unowned piece lies; -1 for nobody."""

    of: Expression


class WholeOf(Kinded):
    """`domino of field`: the piece that a piece is a part of; -1 for none. Nothing changes that."""

    of: Expression
    type: str


class Inside(Kinded):
    """`card is in your hand`."""

    piece: Expression
    places: Places


class Neighbour(Kinded):
    """`level above X`, `space below X`, `player left of X` (clockwise). -1 beyond the end."""

    relation: Literal["above", "below", "left of", "right of"]
    of: Expression
    type: str


class StepsBeyond(Kinded):
    """`the field (n) steps right of X`: so many neighbours on, of a kind or a grid; below 0 the other way. -1 beyond the end."""

    relation: Literal["above", "below", "left of", "right of"]
    steps: Expression
    of: Expression
    type: str


class SpaceBeyond(Kinded):
    """`space heading of origin`, `space ahead of pawn`: the next space that way; -1 beyond the edge."""

    heading: Expression  # a direction
    of: Expression
    type: str  # the grid's space class


class ForwardOf(Kinded):
    """The direction that a player faces at a grid: away from the side of the board where the player sits; `back`: towards it."""

    grid: str
    of: Expression
    back: bool = False


class Ahead(Kinded):
    """`one lies ahead of other`: whether a space is nearer to the far side of the board than another, for a player."""

    grid: str
    one: Expression
    other: Expression
    player: Expression


class Distance(Kinded):
    """`distance between one and other`: in steps from side to side; from no space it is as many as there are spaces."""

    grid: str
    one: Expression
    other: Expression


class StepsApart(Kinded):
    """`distance from A to B`: steps up or down the names of a kind, in a circle the shorter way; a million from no name."""

    of: str  # the kind
    one: Expression
    other: Expression


class LongestLine(Kinded):
    """`longest line of GROUP through S`: most spaces in a row, column or diagonal through `space` with a piece of the group."""

    grid: str
    owner: Expression | None
    group: Group
    space: Expression


class JoinedBy(Kinded):
    """`A is joined to B by GROUP`: ways lead from one place to the other; each place is joined to itself, no place to any."""

    one: Expression
    other: Expression
    ways: Ways


class DistanceAlong(Kinded):
    """`distance from A to B along GROUP`: along the shortest ways; a million where none lead there."""

    one: Expression
    other: Expression
    ways: Ways


class NetworkOf(Kinded):
    """`largest network of GROUP`, `longest path of GROUP`: how long the ways are that hang together; a path takes each once."""

    form: Literal["largest network", "longest path"]
    ways: Ways


class AreaFact(Kinded):
    """`size of estate`, `open_sides of estate`, `land of estate` (value), `owner of estate`, `estate is complete`; which it is.

    An area is the number of one of its sides or spaces. As long as a piece of an area lies there, it is the area of that piece;
    of an area that is gone the size is 0, and its value and owner are -1.
    """

    areas: str
    fact: Literal["size", "open_sides", "value", "owner", "complete", "now"]
    of: Expression
    type: str


class AreaOf(Kinded):
    """`herd of cow`: the area of a piece without sides (-1 if it is in none)."""

    of: Expression
    type: str


class LiesAcross(Kinded):
    """`estate lies across columns 3 to 4`: over each line between these, two joined pieces of it lie on its two sides."""

    areas: str
    of: Expression
    between: Literal["rows", "columns"]
    first: Expression
    second: Expression


class PlaceAt(Kinded):
    """A place as a value: one zone instance (`farm of you`, `bag`) or one space of a grid (`space`)."""

    zone: str
    of: Expression | None = None
    space: Expression | None = None


class TopOf(Kinded):
    """`top of deck`: the piece that would be drawn next from an ordered place (-1 if empty)."""

    of: Expression


class Partakes(Kinded):
    """`it is still in the round`; `out`: it is not, for it has left that or anything around it, or has lost.

    Nobody is neither in nor out.
    """

    of: Expression
    span: str
    out: bool = False


class LeftAs(Kinded):
    """`the first player out of the trick`: the how manieth a player was to leave a span; 0 for who has not left just that."""

    of: Expression
    span: str


class NextPlayer(Kinded):
    """`next player left of you still in the hand`: the first of a group that comes after somebody, who comes last; or nobody.

    So with the names of a kind in a circle: `next pit right of sown where hole of it is not empty`.
    """

    of: Expression
    order: Literal[1, -1]
    group: Group


class HowOftenCame(Kinded):
    """`this position has come 3 times`: how often what counts was as it is now, at the end of a turn or before the first one."""


class EndOf(Kinded):
    """`the first customer in queue`, `the final month`: of a group that has an order, the one at an end; -1 if there is none.

    end "only": `the card in trick with the highest rank`, of any group the only one; -1 if there is none, or more than one.
    """

    end: Literal["first", "last", "only"]
    group: Group
    type: str


class PositionOf(Kinded):
    """`position of marker in queue`: from 1, which is drawn next; 0 for a piece that is not there."""

    piece: Expression
    place: Expression


class Quantity(Kinded):
    """`2 grain`, `(taken) stone`: a bundle of one resource. `resource` may be computed (`1 of a kind's member`)."""

    amount: Expression
    resource: Expression


class Counts(Kinded):
    """`2 chimney` of a value: so much of a figure that each player has. It is asked for, and never changes hands."""

    amount: Expression
    value: str


class AnyQuantity(Kinded):
    """`any 3 influence`, `any 3 influence of one kind`: a bundle drawn from the resources of one kind."""

    amount: Expression
    resources: tuple[int, ...]
    one_kind: bool


class BundlePlus(Kinded):
    """`A + B` of bundles"""

    left: Expression
    right: Expression


class BundleOr(Kinded):
    """`A or B` of bundles: alternatives."""

    left: Expression
    right: Expression


class BundleTimes(Kinded):
    """`3 * B`."""

    times: Expression
    bundle: Expression


class BundleIf(Kinded):
    """`if C: B else: D` inside a `pay:` or `gain:` block; several lines of a block are joined by BundlePlus."""

    conditions: tuple[Expression, ...]
    bundles: tuple[Expression, ...]  # one more than conditions: the last is `else` (an empty bundle if absent)
    lines: tuple[int, ...]  # one per bundle


class Places(Node):
    """Where to look: one place, a whole family (all its instances, or all spaces of a grid), or several (`zones visible: …`).

    `one` is an expression that gives a place number; else `families` names zones and grids, `of` narrows families that
    belong to a player to that player (other families are taken whole). `area` narrows a grid to the spaces of an area.
    """

    one: Expression | None = None
    families: tuple[str, ...] = ()
    of: Expression | None = None
    near: Near | None = None  # of the one grid that `families` names, only the spaces that stand so to another
    area: Area | None = None
    whole: Expression | None = None  # instead: the parts of a piece, wherever they are


Relation = Literal[
    "next to", "diagonally next to", "around", "in a straight line from", "in an orthogonal line from", "in a diagonal line from",
    "a jump from", "an orthogonal jump from", "a diagonal jump from", "outflanked from", "between",
]  # fmt: skip


class Near(Node):
    """`next to space`, `between space and other`: which spaces of a grid, seen from one of them.

    What is outflanked are pieces of others in an unbroken line from the space that ends at a piece of the group's `you`.
    """

    relation: Relation
    space: Expression
    other: Expression | None = None  # between


class Area(Node):
    """An area as where to look: the spaces of its grid on which a piece of it lies."""

    areas: str
    of: Expression


class Group(Node):
    """The candidates of `choose`, `count of`, `any`, `each`: `your member in farm where … with lowest generation`.

    `type` is a kind, a piece class, `player`, or the grid's space class. `bound` is the number of the candidate's Bound.
    Pieces come in the order of their place (sorted by row, then number, where order is not seen), all else by index. Where
    `type` is that of areas, they are those that are there, or have a piece in these places.
    """

    type: str
    bound: int
    places: Places | None = None  # for pieces, spaces and areas
    owner: Literal["your", "other"] | None = None  # for pieces: owned by you / not by you; for players: `other` only
    you: Expression | None = None  # who `your` is
    where: Expression | None = None
    rank: Literal["highest", "lowest"] | None = None
    rank_by: Expression | None = None
    then_by: tuple[Rank, ...] = ()  # further ranks among the best


class Ways(Node):
    """The candidates of a group as ways: each joins its ends, two members of one kind, and is `length` long (else 1)."""

    group: Group
    ends: tuple[Expression, Expression]
    length: Expression | None = None


class Spots(Node):
    """`place for card in your village`: the spots where the law of a chain lets a piece be laid.

    A spot is the number of a place, for its table; the pieces' spots come after all places: how many places there are, plus the
    number of the piece.
    """

    piece: Expression
    places: Places


class Rank(Node):
    """`then lowest age of it`: one more criterion inside a group, for the same candidate."""

    best: Literal["highest", "lowest"]
    by: Expression


class Holder(Node):
    """Who or what holds resources: the supply, a player, a kind's member, a shared zone."""

    form: Literal["supply", "player", "member", "zone", "piece"]
    type: str | None = None  # kind, zone or piece class
    of: Expression | None = None


Expression = TypeAliasType("Expression", Annotated[
    StateValue | Pair | Picked | Noted | Together | Amount | ColumnOf | CellOf | RowOf | IsA | ValueOf | ScoreOf
    | Arithmetic | Compare | Logic | Not | Cases | Fold | Has | Fits | Included | ResourceOf
    | Neighbour | StepsBeyond | LongestLine
    | SpaceBeyond | ForwardOf | Ahead | Distance | StepsApart
    | PlaceState | PieceState | GoesOn | OnPiece | PlaceOfPiece | IndexOfPlace | MarkOfPlace | OwnerOf | Inside | PlaceAt | TopOf
    | HowOftenCame | EndOf | PositionOf | Partakes | LeftAs | NextPlayer
    | WholeOf | Beneath | AreaFact | AreaOf | LiesAcross | JoinedBy | DistanceAlong | NetworkOf
    | Quantity | Counts | AnyQuantity | BundlePlus | BundleOr | BundleTimes | BundleIf | Atom,
    Field(discriminator="kind"),
])  # fmt: skip
