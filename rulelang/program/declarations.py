"""Declarations of a Program: what there is, what runs when, how it ends, and the Program itself."""

from __future__ import annotations

from typing import Literal

from rulelang.program.expressions import Expression, Group, Holder, Node, Places
from rulelang.program.steps import Step

FORMAT = 1  # raised whenever a Program of the old form would play differently


class Line(Node):
    """One accountable clause: its stable address, where its text stands (1-based; end exclusive), and its first line of text."""

    address: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    text: str = ""


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
    capacity_bound: int | None = None  # the Bound that stands for the family's member in `capacity`
    ordered: bool = False
    in_line: bool = False  # ordered; drawn from the front: the first to come is the first to go
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
    """A number from 0 below `steps`, one or one for each member of `of`.

    A round one passes its end and goes on from its start; a straight one stops, and each step too many passes its end.
    """

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


class Union(Node):
    """`pieces card: building, hero`: one word for several classes of pieces."""

    name: str
    classes: tuple[str, ...]


class Moment(Bodyless):
    """`moment harvest: card in your village …`: whose abilities of this name may be used; `your` is slot 0."""

    group: Group


class Ability(Node):
    """What the pieces of one row can do: `harvest: do draw_card`; `name` is a moment's or a source's.

    `body` has the player in slot 0 and the piece in slot 1. At a moment it is run whole. For a source it is only what the
    unit costs beside `price`, and `provides` is what the unit is.
    """

    line: int
    name: str
    piece: str
    row: int
    label: str
    body: Body
    provides: Expression | None = None
    price: Expression | None = None


class Source(Bodyless):
    """`source quarry: card in fields …`: each candidate may provide once, at its price, while a cost is paid.

    `your` is slot 0. Without `provides` the abilities of this name say what a candidate provides. The price is paid `to`
    (the supply unless said). `once`: each candidate once in an action, not only once in a payment.
    """

    group: Group
    once: bool
    provides: Expression | None = None
    price: Expression | None = None
    to: Holder | None = None


class EndRule(Node):
    """`end when C: steps`: tested after every turn and every round; runs its steps, if it has any, and ends the game.

    `you` is the active player.
    """

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
    """A whole game, ready to play. `identity` hashes all of it but `lines`, labels, titles and the names of variants."""

    format: int = FORMAT
    name: str
    title: str
    variants: tuple[str, ...] = ()  # the names of those that it is made of
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
    unions: tuple[Union, ...] = ()
    moments: tuple[Moment, ...] = ()
    sources: tuple[Source, ...] = ()
    abilities: tuple[Ability, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    ends: tuple[EndRule, ...] = ()
    scores: tuple[Score, ...] = ()
    winner: tuple[Ranking, ...] = ()
    lines: tuple[Line, ...] = ()
