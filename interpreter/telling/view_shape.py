"""The shape of a view: what `Match.view` gives. Nested dicts that JSON keeps as they are; names are those of the rules.

Seats are numbered from 0 where a number stands, and called `Player 1` and so on in names. Places, pieces and members are named
as in options: `hand of Player 2`, `fox of Player 1`. An automa has what a player has: `hand of the Ghost`.
"""

from __future__ import annotations

from typing import TypedDict

Amounts = dict[str, int | str]  # by resource: how much; "unlimited"; "unseen". What there is none of may be left out


class Lying(TypedDict):
    """What is seen of every piece of a chain."""

    piece: str  # its face


class Stack(Lying, total=False):
    """A piece of a chain, with all that lies on it: `cellar > (hall > loft, oven)`."""

    on: Amounts  # the resources that lie on it
    above: list[Stack]  # what lies directly on it, sorted


class Counted(TypedDict):
    """What is seen of every zone."""

    count: int  # pieces


class Pile(Counted, total=False):
    """A zone: how many pieces lie there, and what is seen of them; each part only where there is something to say."""

    at_most: int  # pieces for which there is room; left out where there is no limit
    pieces: list[str]  # their faces: the last is on top (or in line: the first leaves first), or sorted if no order is seen
    on: list[Amounts]  # what lies on each of them; of pieces that are not seen, what all see
    stacks: list[Stack]  # of a chain: the pieces on its table, sorted, each with what lies on it; `pieces` are all of them
    known: list[str]  # of pieces that are not seen: those that this seat knows, with where they lie
    backs: list[str]  # of the others: the backs that all see, with where they lie


class Boards(TypedDict):
    """What is seen of every grid."""

    width: int  # spaces
    height: int
    spaces: list[str]  # their names, row by row from the bottom left
    boards: list[list[list[str | None]]]  # [board][row from the top][column] the piece on top, with what lies on it


class Whole(TypedDict):
    """A piece that covers several spaces."""

    piece: str
    spaces: list[str]  # part by part


class Grid(Boards, total=False):
    """The boards of a grid: one, or one of each player."""

    hexes: bool  # of a grid of hexes: each row lies half a hex further to the right than the one below it
    wholes: list[list[Whole]]  # where pieces cover several spaces: [board] which they are; on each space a part is seen
    together: list[dict[str, list[str]]]  # where several may lie on a space: [board] by space all that do, of those with several
    turned: list[dict[str, str]]  # where pieces are laid turned: [board] by space how the piece there lies, if not upright


class Figures(TypedDict):
    """The numbers that a seat may see."""

    counters: dict[str, int]  # counters, positions on tracks and dice
    roles: dict[str, str]  # who has each: `Player 1`
    resources: dict[str, Amounts]  # by holder


class Asked(TypedDict):
    """The open decision: whose it is, and what is asked."""

    player: int
    prompt: str


class Automas(TypedDict, total=False):
    """Said only where an automa plays."""

    automas: list[str]  # what they are called, in the order of their seats, which come after those of the players


class Sides(TypedDict, total=False):
    """Said only where players form teams, or can lose, miss a turn or be out of something while others play on."""

    teams: dict[str, list[int]]  # the seats of each team
    lost: list[int]  # the seats that have lost
    misses: list[int]  # by seat how many turns it is still to miss
    out: dict[str, list[int]]  # of each phase (or the round, or the game) who has left it, in the order of leaving


class View(Figures, Automas, Sides):
    """All that a seat, or a spectator, may see."""

    players: int
    options: dict[str, int | str]  # the options of the game, each a number or a name
    you: int | None  # the seat; None: a spectator
    active: int  # whose turn it is
    over: bool
    under_way: list[str]  # phases and actions that are being carried out, the first to begin first
    decision: Asked | None  # None when the game is over
    steps: dict[str, int]  # by track: how many steps it has
    zones: dict[str, Pile]
    grids: dict[str, Grid]
