"""The numbers of a game: all that plays beside its form, as integers and truths that nothing changes, without a name or a word.

Made once with the tables (`translate.numbered`), for one number of players and one choice of options; written to a file and read
again by `playable.stored`. A class, track, trigger, ability, source and resource is its number in the order of declaration;
-1 is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interpreter.state.laws import AreaLaw, ChainLaw, GridLaw
from interpreter.state.threshold import Threshold

OWN, NOT_OWN = 1, 2  # who sees a piece by whose it is: its owner, or every seat but its owner's
Entry = tuple[int, tuple[int, ...]]  # where a body begins: its first block, and what its frame holds beside the parameters
TOP_BACK, ALL_BACKS = 1, 2  # which backs everybody sees of a hidden place; 0: none
NOTHING, LOOKS, ITSELF = range(3)  # what of a piece the effect of a trigger hangs on: how it looks and lies, or which it is


@dataclass(frozen=True, slots=True)
class Sight:
    """What the declarations of a game say, as masks, by place, piece and slot (made by `masks`)."""

    players: int
    everybody: int  # the mask of all seats and spectators
    contents: tuple[int, ...]  # [place] who sees what lies there
    order: tuple[int, ...]  # [place] who sees in which order
    tops: tuple[int, ...]  # [place] who sees the top piece, beside those who see all
    each: tuple[int, ...]  # [place] OWN, NOT_OWN: who sees a piece by whose it is; 0: nobody does
    owner: tuple[int, ...]  # [piece] whose it is
    in_line: tuple[bool, ...]  # [place] whether the first piece is the top
    backs: tuple[int, ...]  # [place] TOP_BACK, ALL_BACKS: whose backs everybody sees there though they are hidden
    partly: bool  # whether there is a place of which somebody sees a part by its declaration
    numbers: tuple[int, ...]  # [slot] who sees the number there
    closed: tuple[int, ...]  # the slots that not everybody sees
    faces: int  # where `v` keeps which pieces lie face down; -1 if none ever does
    memory: int  # where it keeps who remembers a piece; -1 if nobody need remember
    sides: int  # where it keeps which side of a die is up, and the row of any other piece; -1 if there are no dice
    rolled: tuple[bool, ...]  # [piece] whether it is a die
    first_load: int  # where it keeps what lies on pieces: so many slots, by resource and then by piece
    loads: int
    pieces: int
    marks: tuple[int, ...]  # the resources that all see also on pieces that they do not see
    open: bool  # nothing is ever hidden from anybody

    shows_backs: bool  # whether a place shows any backs of what is hidden there

    @property
    def in_part(self) -> bool:
        """Whether somebody may know a part of what lies in a place."""
        return self.partly or self.memory >= 0 or self.shows_backs

    def bit(self, seat: int | None) -> int:
        """The bit of a seat, of a spectator for None; an automa has none, for it sees nothing."""
        if seat is None:
            return 1 << self.players
        return 1 << seat if 0 <= seat < self.players else 0

    def laden(self, slot: int) -> int:
        """The piece on which the amount at a slot of `v` lies; -1 if it lies on none."""
        number = slot - self.first_load
        return number % self.pieces if 0 <= number < self.loads else -1


@dataclass(frozen=True, slots=True)
class SpanOfPlay:
    """What players can be out of until it is over."""

    entry: int
    """Where the phase begins; ROUND_LONG or GAME if it is none."""
    first: int
    """The slot of when player 0 left it: as the first, second, …; 0 who has not."""
    around: tuple[int, ...]
    """The same of this and of all that it lies in: who is out of those is out of this."""


ROUND_LONG, GAME = -1, -2


@dataclass(frozen=True, slots=True)
class GameNumbers:
    """What plays reads. Shapes: `[place]` says that there is one for each place, and so on."""

    players: int
    """How many play: who decides, takes turns and sees something."""
    seats: int
    """How many have what each player has: the players, and after them the automas, which never decide."""
    start: tuple[int, ...]
    """[slot] The numbers of the state (`State.v`) before set-up."""
    start_places: tuple[tuple[int, ...], ...]
    """[place] The pieces that lie there before set-up, the last on top. Place 0 is out of the game."""

    # places
    capacity: tuple[int, ...]
    """[place] How many pieces it has room for; UNLIMITED where nothing says so."""
    ordered: tuple[bool, ...]
    """[place] Whether it matters in which order its pieces lie."""
    in_line: tuple[bool, ...]
    """[place] Whether its pieces leave at the front, the first first; else the last is on top."""
    place_owner: tuple[int, ...]
    """[place] The player whose place it is."""
    may_lie: tuple[tuple[bool, ...], ...]
    """[place][class] Whether pieces of the class belong there."""

    # spaces of grids
    next_to: tuple[tuple[int, ...], ...]
    """[place] The places that share a side with it on its board, rising: up to 4 of squares, 6 of hexes; () of a zone."""
    corners: tuple[tuple[int, ...], ...]
    """[place] Those that meet it in a corner only: up to 4 of squares, none of hexes; () of a zone."""

    # pieces
    class_number: tuple[int, ...]
    """[piece] Its class."""
    piece_owner: tuple[int, ...]
    """[piece] The player whose piece it is, wherever it lies."""
    looks: tuple[int, ...]
    """[piece] The first piece that nothing tells from it but where it lies and what lies on it."""
    backs: tuple[int, ...]
    """[piece] The first piece that nothing tells from it face down."""
    position_places: tuple[int, ...]
    """The places that count where it is asked whether a position came before."""
    position_slots: tuple[int, ...]
    """The numbers that do."""
    burdens: tuple[tuple[int, ...], ...]
    """[piece] The slots that keep how it lies and what lies on it."""
    stamps: tuple[tuple[int, int], ...]
    """When pieces came to their places: the slot of piece 0, and the slot of the count that is noted."""

    # pieces on pieces
    chains: tuple[ChainLaw, ...]
    """The laws of the chains."""
    chain_of: tuple[int, ...]
    """[place] Which law holds there; -1 where pieces do not lie on each other."""
    lies_on: int
    """The slot of the piece on which piece 0 lies: its number, or -1. Only pieces that chains hold have slots of their own."""
    carried: int
    """The slot of how many pieces lie directly on piece 0."""

    # areas
    areas: tuple[AreaLaw, ...]
    """The laws of areas, in the order of declaration."""

    # pieces on grids; a direction is 0 north, 1 east, 2 south, 3 west
    grids: tuple[GridLaw, ...]
    """The laws of the grids that have one."""
    grid_of: tuple[int, ...]
    """[place] Which law holds on this space; -1 where there is none."""
    grid_start: tuple[int, ...]
    """[place] The first space of the grid that a space belongs to; -1 of what is no space."""
    neighbours: tuple[tuple[int, ...], ...]
    """[place][direction] The place beside a space, -1 beyond the border; nothing for what is no space of a grid with a law."""
    sides: tuple[tuple[int, ...], ...]
    """[piece][direction] What its sides show as it is printed; nothing for a piece without sides, or that comes to no grid."""
    least_turns: tuple[tuple[int, ...], ...]
    """[piece][turn] The least turn after which it looks the same, by its sides, which of them are joined, and its shape."""
    turned: int
    """The slot of how piece 0 is turned: 0 to 3 quarters clockwise, 4 to 7 the same with east and west exchanged before.

    It is 0 of what lies on no grid. -1 if nothing is ever turned."""

    # pieces that cover several spaces; their parts lie on the spaces, and they themselves in a zone
    parts: tuple[tuple[int, ...], ...]
    """[piece] What it is made of; nothing of a piece that lies on one space. Empty where no piece has parts."""
    whole: tuple[int, ...]
    """[piece] What it is a part of; -1 of nothing. Empty where no piece has parts."""
    shapes: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    """[piece][turn][part] How far up and to the right it lies from the leftmost part in the top row."""
    zones_of_wholes: tuple[tuple[int, ...], ...]
    """[class][place] Where a piece lies whose parts lie on the grid of that space, or -1; nothing of classes without parts."""
    grids_of_zones: tuple[int, ...]
    """[place] The first space of the grid on which the parts lie of what lies here; -1 of all other places."""

    # who sees what
    sight: Sight
    """What the declarations say of who sees what, as masks."""
    remembers: bool
    """Whether some rule gives knowledge of a piece that its place does not give."""
    uncovers: bool
    """Whether there is a place of which only the top piece, or its back, is seen."""

    # triggers
    arrivals: tuple[tuple[tuple[int, int], ...], ...]
    """[place] The triggers that a piece sets off when it comes there, each with the class of the piece."""
    departures: tuple[tuple[tuple[int, int], ...], ...]
    """[place] The same when it leaves."""
    coverings: tuple[tuple[tuple[int, int], ...], ...]
    """[place] The same of a piece in a chain when the first piece comes to lie on it."""
    uncoverings: tuple[tuple[tuple[int, int], ...], ...]
    """[place] The same when the last one leaves it."""
    watched: bool
    """Whether there are any."""
    thresholds: tuple[Threshold, ...]
    """[number watched]"""
    effects: tuple[tuple[int, int], ...]
    """[trigger] Its effect, the same number for the same in any order; and what of its piece that hangs on (NOTHING, …)."""
    order_matters: bool
    """Whether a trigger can turn out impossible."""
    trigger_entries: tuple[Entry, ...]
    """[trigger] Where its body begins."""

    # resources and tracks
    jokers: tuple[tuple[int, ...], ...]
    """[resource] The resources that may stand for it."""
    paid_on: tuple[int, ...]
    """[resource] The track on which it is paid; -1 where it is held."""
    player_base: int
    """The slot of how much player 0 has of resource 0: then the other players, then the other resources."""
    supply_base: int
    """The slot of how much of resource 0 is in the supply: then the other resources."""
    tracks: tuple[tuple[int, int, bool, tuple[int, ...]], ...]
    """[track] The slot of its first position, how many steps it has, whether it is round, the triggers of passing its end."""

    # abilities and sources
    ability_entries: tuple[Entry, ...]
    """[ability] Where its body begins."""
    ability_lines: tuple[int, ...]
    """[ability] The line that declares it."""
    ability_moments: tuple[tuple[int, ...], ...]
    """[ability] The lines that say when it may be used."""
    used_slots: tuple[int, ...]
    """[ability] The slot of when piece 0 last did it, in actions."""
    takes_steps: tuple[bool, ...]
    """[ability] Whether it does anything beside what it provides."""
    source_lines: tuple[int, ...]
    """[source] The line that declares it."""
    provided_slots: tuple[int, ...]
    """[source] The slot of when piece 0 last provided, in actions; -1 where it may do so again and again."""

    # the flow
    round_entry: Entry
    """Where a round begins."""
    setup_entry: Entry | None
    """Where set-up begins, if there is one."""
    close_of_round: int
    """The block with which a round ends."""
    any_time: tuple[Entry, ...]
    """Where each action begins that may be done at any time."""
    closings: tuple[tuple[int, int], ...]
    """Of turns that end with a question: the block that begins the next one, and the block that asks."""
    counts_actions: bool
    """Whether something hangs on which action is under way, so that they are counted."""
    entry_of_block: tuple[int, ...]
    """[block] The first block of the body that it is in."""
    line_of_block: tuple[int, ...]
    """[block] The line of that body."""
    safe_after: tuple[bool, ...]
    """[block] Whether from it on nothing in its own body can turn out impossible."""
    live: tuple[tuple[int, ...], ...]
    """[block] Of one that goes on after a call: where its frame names pieces that are still asked about."""
    turn_switches: tuple[int, ...]
    """The slots of modifiers that hold until the end of a turn."""
    phase_switches: tuple[int, ...]
    """The slots of modifiers that hold until the end of a phase."""
    next_turns: tuple[tuple[int, bool], ...]
    """Of each modifier that holds until the next turn of a player: the slot of player 0, and whether until that turn's end."""

    # the end
    parties: tuple[tuple[int, ...], ...]
    """[team, or seat in a game without teams] The seats that are ranked as one; of a seat that is not ranked none."""
    lost: int
    """The slot of when player 0 lost: as the first, second, …; 0 who has not. -1 if nobody ever loses before the end."""
    misses: int
    """The slot of how many turns player 0 is still to miss; -1 if nobody ever misses one."""
    spans: tuple[SpanOfPlay, ...]
    """What players can be out of."""
    scores: int
    """How many lines of scoring there are."""
    highest_wins: tuple[bool, ...]
    """Of each criterion for the winner, in order: whether the highest is best."""
    matrices: tuple[tuple[tuple[int, int, Any], ...], ...]
    """Of each table with two keys: row, column and what stands there, a number or a demand."""
