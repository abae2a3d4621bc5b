"""Declarations of a Program: what there is; and the Program itself, with all its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rulelang.program.kinds import SIDE
from rulelang.program.nodes import Node, Whole
from rulelang.program.rules import (
    Ability,
    Body,
    EndRule,
    Grades,
    Modifier,
    Moment,
    Position,
    Ranking,
    Score,
    Source,
    Trigger,
    Union,
    Value,
)
from rulelang.program.values.atoms import Number
from rulelang.program.values.expressions import Expression

FORMAT = 1  # raised whenever a Program of the old form would play differently

Side = Literal["bottom", "top", "left", "right"]
Chosen = Mapping[str, int | str]  # options by name, each with its value: a number or a name


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
    """`option goal: 100, 50`, `option mode: normal, hard` - the default first.

    Names are also the first members of the Kind that is called as the option is.
    """

    name: str
    values: tuple[int, ...] | tuple[str, ...]

    def number(self, value: int | str) -> int:
        """What a value is in play: the number itself, or the number of the member. Raises ValueError for no value."""
        return value if isinstance(value, int) else self.values.index(value)


class Team(Node):
    """`team north: seats 1 and 3`. `seats` are the seats, from 0, at each table: of the least players first, and so on.

    Teams are also the members of the Kind `team`, in this order.
    """

    name: str
    seats: tuple[tuple[int, ...], ...]


class Automa(Node):
    """`automa countess "the Countess" if players is 1`: a seat that never decides, where `condition` holds."""

    name: str
    called: str  # a part of options' keys, as in `hand of the Ghost`
    unranked: bool = False  # without score and place: it wins only where a line says that it does
    condition: Expression  # it hangs on players and options alone


class Column(Node):
    """One typed column of a kind or piece: a cell per row. Cells are constants, or formulas without locals."""

    name: str
    type: str
    cells: tuple[Expression, ...]
    said: tuple[str, ...]  # what stands in the cells, for people


class Kind(Node):
    """A closed list of names with their columns. `actions` are the bodies that its members run, if it lists actions."""

    name: str
    members: tuple[str, ...]
    columns: tuple[Column, ...] = ()
    wraps: bool = False  # the last is followed by the first


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
    plural: str | None = None  # what several are called, if the author says so
    group: str | None = None
    member: int = -1
    supply: Expression | None = None  # None: unlimited
    limit: Expression | None = None  # per player
    stands_for: tuple[int, ...] = ()  # a joker for these resources
    track: str | None = None  # paid by moving on this track
    seen: Literal["everyone", "nobody", "owner", "others"] | None = None  # who sees how much a player has; None: everyone
    counted_of: str | None = None  # a counter of each piece of this class: it lies on these, and nobody has any
    at_first: Expression | None = None  # how much of it lies on each of them when the match begins


class Piece(Node):
    """A class of pieces: `rows` are the different faces, `copies` how many of each (for each player if `each_player`).

    A piece that is `made_of` others covers as many spaces: of each row `shapes` has the cells, each with the row of the piece
    that lies there, and how far up and to the right it is from the first. There are as many of these as the wholes have.
    """

    name: str
    rows: tuple[str, ...]
    copies: tuple[Expression, ...]
    columns: tuple[Column, ...] = ()
    each_player: bool = False
    starts: str | None = None  # a zone; None: out of the game until set-up brings it
    back: str | None = None  # the column that is seen of a piece that lies face down; None: its class alone
    made_of: str | None = None
    rolled: bool = (
        False  # dice: a row for each side, of each sort of them; each starts with the first up; a column says which it is
    )
    shapes: tuple[tuple[tuple[int, int, int], ...], ...] = ()

    @property
    def sides(self) -> int:
        """How many sides each of these dice has: so many rows, one after another, are of one sort; of others none."""
        up = next((column for column in self.columns if self.rolled and column.name == SIDE), None)
        return 0 if up is None else len({side.value for side in up.cells if isinstance(side, Number)})


class Zone(Node):
    """A family of places that hold pieces: one, or one for each member of `of` (a kind or `player`), and then of `by`."""

    name: str
    of: str | None = None
    by: str | None = None
    holds: tuple[str, ...]
    capacity: Expression | None = None
    capacity_bound: int | None = None  # the Bound that stands for the family's member in `capacity`
    ordered: bool = False
    in_line: bool = False  # ordered; drawn from the front: the first to come is the first to go
    contents: Literal["everyone", "nobody", "owner", "others"] = "everyone"
    order: Literal["everyone", "nobody", "owner", "others"] = "everyone"
    each: Literal["owner", "others"] | None = None  # who sees a piece by whose it is, beside those who see all
    top: Literal["everyone", "nobody", "owner", "others"] = "nobody"  # who sees the top one, beside those who see all
    backs: Literal["all", "top"] | None = None  # which backs everybody sees of pieces that not everybody sees
    renewed: Expression | None = None  # the place whose pieces are shuffled into it when it is empty and a piece is needed
    but_top: bool = False  # the top one of those stays where it is
    turned_over: bool = False  # not shuffled: the piece that lay lowest there comes to lie on top
    renewed_bound: int | None = None  # the Bound that stands for the family's member in `renewed`
    marks: tuple[tuple[str, str, int], ...] = ()  # name, kind, member
    laid_on: str | None = None  # the grid on which those lie that are made of others; these lie on its spaces


class StandIn(Node):
    """`stand-in monk: any one link`: a class of pieces, or one row of it."""

    piece: str
    row: int | None = None


class Chain(Node):
    """`chain village each player: card goes on base of it, carries stack of it`: what may lie on what in the places of a zone.

    Either `base` says which row a piece goes on (none: it begins on the table), or `fits` what it may go on and `begins` what may
    begin (None: all). All of it is about printed faces alone. `piece` is the Bound of the piece that goes, or that carries
    others; `beneath` that of the one that it goes on.
    """

    zone: str
    type: str  # a class of pieces, or a word for several
    piece: int
    beneath: int
    base: Expression | None = None
    base_class: str | None = None  # whose rows `base` names
    fits: Expression | None = None
    begins: Expression | None = None
    carries: Expression
    stand_ins: tuple[StandIn, ...] = ()


UNMIRRORED = ("upright", "turned right", "upside down", "turned left")  # of a piece on a grid, by quarters clockwise
TURNS = (*UNMIRRORED, "mirrored", *(f"mirrored and {turned}" for turned in UNMIRRORED[1:]))  # first mirrored, then turned


class GridLaw(Node):
    """Where a piece may be laid on a grid. The sides of a piece are its columns `north`, `east`, `south` and `west`."""

    first: Expression | None = None  # the space of the first piece, if that is said
    player: int  # the number of the Bound in `first` that is the player whose grid it is
    joined: bool = False  # each later piece lies beside another
    match: bool = False  # sides that touch show the same
    turned: bool = False  # a piece may be laid turned
    mirrored: bool = False  # and with its east and west exchanged
    border: int | None = None  # what a side that faces the border must show, as a member of `sides`
    sides: str | None = None  # the kind of what sides show


class Grid(Node):
    """Spaces in rows and columns, one piece on each. Space index = (row - 1) * width + (column - 1); row 1 is at the bottom.

    Hexes lie in rows too, each row half a hex further to the right than the one below it.
    """

    name: str
    of: str | None = None
    space: str  # the class of its spaces
    width: Expression
    height: Expression
    holds: str
    capacity: Expression | None = None
    hexes: bool = False
    sides: tuple[tuple[int, Side], ...] = ()  # seats, from 0, each with its side of the board
    law: GridLaw | None = None


class Areas(Node):
    """`areas estate in district by land, complete when …`: the pieces of a grid that are joined, each piece in one or more areas.

    form "sides": by their sides, whose kinds are `cells` (north, east, south, west) as the piece lies; "column": neighbours
    for which `cells`, one column, is the same; "owner": neighbours of one owner. `cells` speak of the piece, Bound 0, and
    `apart`, of sides of one kind that are not joined on the piece, also of the kind, Bound 1; `segments`
    speak of the piece. In `complete` Bound 0 is an area.
    """

    name: str
    line: int
    grid: str
    form: Literal["sides", "column", "owner"]
    by: str
    type: str  # of what `by` is the name of: a kind, or a number
    piece: str  # the class that the grid holds
    cells: tuple[Expression, ...] = ()
    apart: Expression | None = None
    segments: tuple[
        Expression, ...
    ] = ()  # `apart by …`: for each side a figure or name; those of one kind with the same are joined
    border: int | None = None  # the member of `type` that the frame around the grid shows
    complete: Expression | None = None


class Track(Node):
    """A number from 0 below `steps`, one or one for each member of `of`.

    A round one passes its end and goes on from its start; a straight one stops, and each step too many passes its end.
    """

    name: str
    of: str | None
    steps: Expression
    round: bool


ROUND_COUNTER, TURN_COUNTER = "round", "turn"  # counters that nobody declares, and that the engine counts on


class Counter(Node):
    """A number that the rules remember, one or one for each member of `of`, and then of `by`."""

    name: str
    of: str | None
    by: str | None = None
    start: Expression
    seen: Literal["everyone", "nobody", "owner", "others"] = "everyone"
    unshown: bool = False  # bookkeeping: no view and no log tells it; who may know it is another matter


class Role(Node):
    """A player that the rules remember, or nobody; one or one for each member of `each_class`, and then of `by`.

    With `of_kind` it is a member of that kind, or nothing.
    """

    name: str
    each_class: str | None = None
    by: str | None = None
    of_kind: str | None = None
    start: Expression
    unshown: bool = False

    @property
    def of(self) -> str | None:
        """The class for whose members there is one each."""
        return self.each_class


class Die(Node):
    """A die with the faces `low` to `high`; before the first roll it shows `low`."""

    name: str
    low: int
    high: int


class Program(Whole):
    """A whole game, ready to play. `identity` hashes all of it but `lines`, what only people read, and the names of variants."""

    format: int = FORMAT
    name: str
    title: str
    variants: tuple[str, ...] = ()  # the names of those that it is made of
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    teams: tuple[Team, ...] = ()
    automas: tuple[Automa, ...] = ()
    kinds: tuple[Kind, ...] = ()
    matrices: tuple[Matrix, ...] = ()
    resources: tuple[Resource, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[Counter, ...] = ()
    roles: tuple[Role, ...] = ()
    dice: tuple[Die, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    chains: tuple[Chain, ...] = ()
    grids: tuple[Grid, ...] = ()
    areas: tuple[Areas, ...] = ()
    values: tuple[Value, ...] = ()
    position: Position | None = None
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
    grades: Grades | None = None
    winner: tuple[Ranking, ...] = ()
    lines: tuple[Line, ...] = ()


def zones_with_law(program: Program) -> frozenset[str]:
    """The chains, and the grids with a law: where not each piece may lie anywhere."""
    return frozenset((*(chain.zone for chain in program.chains), *(grid.name for grid in program.grids if grid.law is not None)))
