"""The Program: what the author meant, checked, resolved and typed; the only thing an engine needs.

Rules text never reaches the engine. Names are resolved to indices, plural and possessive forms are gone, every
expression carries the kind of its value, every clause that can act or refuse carries a line number into `lines`.
The tree is frozen pydantic and travels as JSON; match state is elsewhere and is plain lists of integers.

Values at play time are integers: a number is itself, a truth is 0 or 1, a member of a kind is its index, a piece is its
number, a space is its index in its grid (row by row from the bottom left), a player is a seat from 0, a place
(a zone instance or one space of a grid) is a place number, an action is its index in `bodies`, nobody and nothing are -1.
A bundle is a demand: alternatives of wanted amounts (see `interpreter/payment.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

FORMAT = 1  # raised whenever a Program of the old form would play differently


class Node(BaseModel):
    """A part of a Program: immutable, compared by value."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Line(Node):
    """One accountable clause: its stable address, where its text stands (1-based; end exclusive), and its first line of text."""

    address: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    text: str = ""


# ---------------------------------------------------------------------------------------------------- expressions
class Number(Node):
    """`3`"""

    kind: Literal["number"] = "number"
    value: int


class Constant(Node):
    """A member of a kind, a piece row, a space, a resource or a seat named in the text; `type` says of what."""

    kind: Literal["constant"] = "constant"
    type: str
    value: int


class Nobody(Node):
    """`nobody`, `nothing`: no player, no piece, no place. -1 at play time."""

    kind: Literal["nobody"] = "nobody"


class PlayerCount(Node):
    """`players`"""

    kind: Literal["player_count"] = "player_count"


class OptionValue(Node):
    """`goal`, where `option goal: 100, 50` was declared."""

    kind: Literal["option_value"] = "option_value"
    name: str


class Local(Node):
    """A name that a step chose or a parameter brought: a slot of the running frame (0 is who does it: `you`)."""

    kind: Literal["local"] = "local"
    slot: int
    type: str


class Bound(Node):
    """`it`, or the class's own name inside a group's `where`: the candidate. Numbered once per expression."""

    kind: Literal["bound"] = "bound"
    number: int
    type: str


class ActivePlayer(Node):
    """`active_player`: whose turn it is, whoever decides at the moment."""

    kind: Literal["active_player"] = "active_player"


class State(Node):
    """A declared counter, role, die or track, read: `pot`, `start`, `pip`, `lifetime of you`."""

    kind: Literal["state_value"] = "state_value"
    form: Literal["counter", "role", "die", "track"]
    name: str
    of: Expression | None = None


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
    """`by players (2: 14, 3: 20)`: the value of the case whose key equals `of`. Exhaustive (checked)."""

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


class Picked(Node):
    """`bid of player`: what that player chose in the `everyone at once` whose choice has this slot."""

    kind: Literal["picked"] = "picked"
    slot: int
    of: Expression
    type: str


class Passed(Node):
    """`all have passed`, in the nearest enclosing `turns`."""

    kind: Literal["passed"] = "passed"


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
    """`longest line of GROUP through S`: most spaces in a straight row, column or diagonal through `space` whose piece is in the group."""

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
    """`A + B` of bundles."""

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


class EmptyBundle(Node):
    """`nothing`, as a cost or reward."""

    kind: Literal["empty_bundle"] = "empty_bundle"


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


class Holder(Node):
    """Who or what holds resources: the supply, a player, a kind's member, a shared zone."""

    form: Literal["supply", "player", "member", "zone", "piece"]
    type: str | None = None  # kind, zone or piece class
    of: Expression | None = None


Expression = Annotated[
    Number | Constant | Nobody | PlayerCount | OptionValue | Local | Bound | ActivePlayer | State | Amount | ColumnOf | CellOf
    | ValueOf | ScoreOf | Arithmetic | Compare | Logic | Not | Cases | Fold | Passed | Has | Fits | PlaceState | PieceState
    | PlaceOfPiece | IndexOfPlace | MarkOfPlace | OwnerOf | Inside | Neighbour | LongestLine | Picked | PlaceAt | TopOf
    | Quantity | AnyQuantity | BundlePlus | BundleOr | BundleTimes | BundleIf | EmptyBundle,
    Field(discriminator="kind"),
]  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- steps
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
    """`repeat N times`, `repeat up to N times` (each time optional), `repeat while/until C`, `repeat` (until ended from within)."""

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
    Needs | Choose | ChooseNumber | Pay | Gain | MoveResources | MovePiece | MoveSome | MoveAll | Draw | Shuffle | Roll | Randomise
    | Become | TurnOver | Do | DoChosen | OneOf | May | Repeat | Each | Turns | If | Otherwise | Later | Everyone | During
    | Pass | End | Win | Swap,
    Field(discriminator="kind"),
]  # fmt: skip


# --------------------------------------------------------------------------------------------------- declarations
class Option(Node):
    """`option goal: 100, 50` - the default first."""

    name: str
    values: tuple[int, ...]


class Column(Node):
    """One typed column of a kind or piece: a cell per row. Cells are constants, or formulas without locals."""

    name: str
    type: str
    cells: tuple[Expression, ...]


class Kind(Node):
    """A closed list of names with their columns. `actions` are the bodies that its members run, if it lists actions."""

    name: str
    members: tuple[str, ...]
    columns: tuple[Column, ...] = ()


class Matrix(Node):
    """A table with two keys. `rows` and `columns` are keys' values: indices of kinds, or numbers for `players`."""

    name: str
    row_type: str
    column_type: str
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    cells: tuple[tuple[Expression, ...], ...]
    type: str


class Resource(Node):
    """One countable thing; a resource declared by a kind becomes one Resource per member (`group` is the kind)."""

    name: str
    group: str | None = None
    member: int = -1
    supply: Expression | None = None  # None: unlimited
    limit: Expression | None = None  # per player
    stands_for: tuple[int, ...] = ()  # a joker for these resources
    track: str | None = None  # paid by moving on this track


class Piece(Node):
    """A class of pieces: `rows` are the different faces, `copies` how many of each (for each player if `each_player`)."""

    name: str
    rows: tuple[str, ...]
    copies: tuple[Expression, ...]
    columns: tuple[Column, ...] = ()
    each_player: bool = False
    starts: str | None = None  # a zone; None: out of the game until set-up brings it


class Zone(Node):
    """A family of places that hold pieces: one, or one for each member of `of` (a kind or `player`)."""

    name: str
    of: str | None = None
    holds: tuple[str, ...]
    capacity: Expression | None = None
    ordered: bool = False
    contents: Literal["everyone", "nobody", "owner", "others"] = "everyone"
    order: Literal["everyone", "nobody", "owner", "others"] = "everyone"
    marks: tuple[tuple[str, str, int], ...] = ()  # name, kind, member


class Grid(Node):
    """Spaces in rows and columns, one piece on each. Space index = (row - 1) * width + (column - 1); row 1 is at the bottom."""

    name: str
    of: str | None = None
    space: str  # the class of its spaces
    width: Expression
    height: Expression
    holds: str
    capacity: Expression | None = None


class Track(Node):
    """A number from 0 below `steps`, one or one for each member of `of`. A round one passes its end; a straight one stops there."""

    name: str
    of: str | None
    steps: Expression
    round: bool


class Counter(Node):
    """A number that the rules remember, one or one for each member of `of`."""

    name: str
    of: str | None
    start: Expression


class Role(Node):
    """A player that the rules remember, or nobody."""

    name: str
    start: Expression


class Die(Node):
    """A die with the faces `low` to `high`; before the first roll it shows `low`."""

    name: str
    low: int
    high: int


class Bodyless(Node):
    """Shared by all that has a name, a line and a type of owner."""

    name: str
    line: int


class Value(Bodyless):
    """`value food each player: …`; `bound` is the candidate it is for (None if `of` is None)."""

    of: str | None
    bound: int | None
    type: str
    formula: Expression


class Modifier(Node):
    """`while C: food of you is 1 less, at least 0`. Holds for the candidate `bound` of the value or the payer of a cost.

    For `target` "value" `name` is a value, for "cost" an action, for "limit" a resource. `switched` ones have no condition:
    they hold while a During step keeps them on.
    """

    line: int
    target: Literal["value", "cost", "limit"]
    name: str
    bound: int | None
    condition: Expression | None
    sign: Literal[1, -1]
    amount: Expression
    at_least: Expression | None = None
    at_most: Expression | None = None
    switched: bool = False


class Body(Node):
    """Steps that run in a frame of their own. Slot 0 is `you`; parameters follow; `slots` is how many in all."""

    name: str
    form: Literal["action", "phase", "setup", "round", "trigger", "end"]
    line: int
    label: str
    any_time: bool = False
    parameters: tuple[str, ...] = ()  # types; slots 1, 2, …
    slots: int
    steps: tuple[Step, ...]


class Trigger(Node):
    """`when CLASS comes to Z: …`. `body` is run with slot 0 the owner (else the active player) and slot 1 the piece.

    event arrives/leaves: `type` is the piece class and `places` where (families only, or one fixed place);
    event passed: `type` is the track, slot 0 its player and slot 1 the same player.
    """

    line: int
    event: Literal["arrives", "leaves", "passed"]
    type: str
    places: Places | None
    body: Body


class EndRule(Node):
    """`end when C: steps`: tested after every turn and every round; runs its steps once (ends the game if it has none). `you` is the active player."""

    line: int
    condition: Expression
    body: Body | None


class Score(Bodyless):
    """`score council: E`, for the player Bound `bound`."""

    bound: int
    formula: Expression


class Ranking(Node):
    """One criterion of `winner:`; `bound` is the player."""

    best: Literal["highest", "lowest"]
    bound: int
    formula: Expression


class Program(Node):
    """A whole game, ready to play. `identity` hashes all of it but `lines`, labels and titles."""

    format: int = FORMAT
    name: str
    title: str
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    kinds: tuple[Kind, ...] = ()
    matrices: tuple[Matrix, ...] = ()
    resources: tuple[Resource, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[Counter, ...] = ()
    roles: tuple[Role, ...] = ()
    dice: tuple[Die, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    grids: tuple[Grid, ...] = ()
    values: tuple[Value, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    bodies: tuple[Body, ...] = ()
    setup: Body | None = None
    round: Body
    triggers: tuple[Trigger, ...] = ()
    ends: tuple[EndRule, ...] = ()
    scores: tuple[Score, ...] = ()
    winner: tuple[Ranking, ...] = ()
    lines: tuple[Line, ...] = ()
