"""What a traced match notes while it is played: a class for each sort of event, in numbers; `telling.log` has the words.

A match that is not traced makes none of them. `line` numbers the lines of the Program (-1: none); `player` is a seat from 0 (-1:
nobody); a place, piece, resource and track is its number, a slot an index of `State.v`; `base` is the slot where a holder's
amounts begin. Who knows something is a mask, as in `engine.sight`. Events are told apart by their class: as tuples, those of two
classes may be equal.
"""

from __future__ import annotations

from functools import cache
from typing import Generic, NamedTuple, TypeVar

from interpreter.paying.ways import Way

Moment = TypeVar("Moment")  # a `State`: it has a trace, so this module cannot know it


class Seen(NamedTuple):
    """A piece to which something happened, and who knows which one it is."""

    piece: int
    seers: int  # who knew it before or knows it after
    before: int  # who knew it before
    back: bool = False  # everybody sees its back, or did before; noted where hidden places show backs
    back_before: bool = False  # everybody saw it before
    side: int = -1  # in a game with dice: the side that is up, or the row of a piece that is no die


class Side(NamedTuple):
    """The holder from which amounts come, or to which they go."""

    base: int
    seers: int  # who sees what it has
    knowers: int  # who knows which holder it is
    place: int  # of a piece: where it lies; -1 if the holder is no piece


# ------------------------------------------------------------------------------------------------------ lines and players
class LineRan(NamedTuple):
    """A line began to run: it is the cause of what is noted next."""

    line: int


class LineRead(NamedTuple):
    """What a line declares was read: a value, a price, a modifier."""

    line: int


class PhaseDone(NamedTuple):
    """The phase is over that began at this line."""

    line: int


class TurnBegan(NamedTuple):
    """A player has the turn."""

    player: int


class TurnsDone(NamedTuple):
    """The turns that began last are over: whose turn it is again, of the turn around them; -1 if they stood in none."""

    player: int


class Chose(NamedTuple):
    """A decision was made: of which kind (`Site.kind`), and what each seat, then a spectator, hears was chosen; at which site."""

    player: int
    kind: str
    labels: tuple[str, ...]
    site: int = -1


class OnlyWay(NamedTuple):
    """Of several ways to go on a player took the only one that was possible, and was not asked, as all could know it."""

    player: int
    site: int  # the decision
    which: int  # which of its labels


class PassedOver(NamedTuple, Generic[Moment]):
    """A player was not asked, or something was not done, as it is not possible."""

    player: int
    site: int  # the decision; -1 if it was no decision
    which: int  # which of its labels; without a decision, the entry of the body
    then: tuple[Moment, int, int] | None  # the state then, and the steps from a block up to another (or -1, -1); None: a secret


class CouldNot(NamedTuple):
    """A player could not do what an `if that cannot be done:` stands in for."""

    player: int


class Lost(NamedTuple):
    """A player has lost; the others may play on."""

    player: int


class Left(NamedTuple):
    """A player is out of something: its number among all that players can be out of."""

    player: int
    span: int


class CameBack(NamedTuple):
    """A player is in something again."""

    player: int
    span: int


class TakesAnother(NamedTuple):
    """A player has the next turn."""

    player: int


class MissesTurn(NamedTuple):
    """A turn that would be a player's does not come."""

    player: int


class CalledOff(NamedTuple):
    """What was about to be done is not: the entry of its body."""

    body: int


class Won(NamedTuple):
    """A rule said that a player has won, or that nobody has."""

    player: int


# ----------------------------------------------------------------------------------------------------------------- pieces
class Moved(NamedTuple):
    """Pieces came from one place to another, in this order."""

    pieces: tuple[Seen, ...]
    source: int
    place: int


class LaidOn(NamedTuple):
    """The piece that moves next comes to lie on another."""

    on: Seen


class LaidTurned(NamedTuple):
    """The piece that moves next is laid on a grid, turned like this; if it has parts, these lie on these spaces."""

    turn: int
    cells: tuple[int, ...] = ()


class Uncovered(NamedTuple):
    """A piece became the top one of its pile, of which only the top is seen, or its back."""

    piece: Seen


class Swapped(NamedTuple):
    """Two pieces changed places; `place` is where the first was."""

    one: Seen
    other: Seen
    place: int


class ChangedHands(NamedTuple):
    """Pieces of one player became those of another, each on its place. No step does that alone: it is so told."""

    pieces: tuple[Seen, ...]
    to: int
    places: tuple[int, ...]


class TurnedOver(NamedTuple):
    """A piece lies face up (0) or face down (1) now."""

    piece: Seen
    down: int


class Showed(NamedTuple):
    """Pieces of one place were shown to a seat, or to all (`faces.EVERYONE`), by `you`."""

    pieces: tuple[Seen, ...]
    place: int
    viewer: int
    you: int


class Shuffled(NamedTuple):
    """The pieces of a place were shuffled."""

    place: int


class NoRoom(NamedTuple):
    """Not all that should come to a place had room there."""

    place: int


class RanShort(NamedTuple):
    """So many pieces fewer than wanted came from one place to another."""

    missing: int
    source: int
    place: int


# ---------------------------------------------------------------------------------------------------- numbers and amounts
class Became(NamedTuple):
    """A number is another one now than before."""

    slot: int
    value: int
    before: int


class Rolled(NamedTuple):
    """A number came up by chance."""

    slot: int
    value: int


class ChosenAtRandom(NamedTuple):
    """Chance chose one of several: of which class and by which name, the step at the line says."""

    line: int
    value: int
    piece: Seen | None  # if it is one


class RolledDice(NamedTuple):
    """Dice that are pieces were rolled, each where it lies; `Seen.side` is what came up."""

    pieces: tuple[Seen, ...]
    places: tuple[int, ...]


class TurnedTo(NamedTuple):
    """A die was turned from one side to another."""

    piece: Seen
    place: int
    before: int


class Advanced(NamedTuple):
    """A marker went so many steps along its track."""

    track: int
    member: int  # whose marker, of those that have one: a player, or another member of a kind; 0 if it has no owner
    steps: int


class Spent(NamedTuple):
    """A player paid, to the holder at `base`."""

    player: int
    way: Way
    base: int


class Helped(NamedTuple):
    """A player paid a helper, who is the holder at `base`."""

    player: int
    way: Way
    base: int
    owner: int  # whose helper it is; -1: nobody's
    knowers: int  # who knows which holder it is


class Unpaid(NamedTuple):
    """A player had so much too little to pay all that was asked."""

    player: int
    way: Way


class Gained(NamedTuple):
    """A player took so much of a resource from the supply, and could not have so much more."""

    player: int
    resource: int
    taken: int
    lost: int


class Transferred(NamedTuple):
    """Amounts went from one holder to another."""

    way: Way
    source: Side
    to: Side


Event = (
    LineRan | LineRead | PhaseDone | TurnBegan | TurnsDone | Chose | OnlyWay | PassedOver[Moment] | CouldNot | CalledOff | Left
    | CameBack | Lost | Won | TakesAnother | MissesTurn
    | Moved | LaidOn | LaidTurned | Uncovered | Swapped | ChangedHands | TurnedOver | Showed | Shuffled | NoRoom | RanShort
    | Became | Rolled | ChosenAtRandom | RolledDice | TurnedTo | Advanced | Spent | Helped | Unpaid | Gained | Transferred
)  # fmt: skip

ran = cache(LineRan)  # the same lines run again and again, and are most of a trace
read = cache(LineRead)
