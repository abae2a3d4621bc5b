"""The state of a match: flat lists of integers and tuples of piece numbers, at every moment, also in mid-action.

`v` holds every number (who is active, counters, roles, dice, tracks, resources by holder), at the slots of `Tables`.
`n` is what it is played with, the same for all matches and copies (`Playable`).
`z[place]` are the pieces of a place in order (the last is on top); `at[piece]` is the place of a piece.
`stack` holds frames `[block, marker, later, slot 0, slot 1, ...]`; slot 0 is who does it, `later` what is put off to its end.
Everything inside a frame is an integer or a tuple, so a copy is shallow. No generator, closure or thread holds anything of a
match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from interpreter.form import Form, Function, Site
from interpreter.state.answers import Answer
from interpreter.state.chance import Dealer
from interpreter.state.fixed import Fixed
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.trace import Event

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number

Frame = list[Any]  # what each of its slots holds is said by `form.Frame`, for each body
Ask = tuple[int, int, tuple[Answer, ...]]  # the site, who decides, and what can be answered
Listed = int | None | list["Listed"]  # what stands in a frame or an answer, as data


Block = Callable[["State", Frame], object]  # true if play stops here: somebody is asked, or it is over
Lister = Callable[["State", Frame], Iterable[Answer]]


@dataclass(frozen=True, slots=True)
class Playable(GameNumbers):
    """The numbers under their own names, and what runs. All matches and copies share it; nothing of it changes."""

    tables: Callable[[], object]  # gives the words, for whoever tells of a match: only `numbering` looks into it
    read_form: Callable[[], Form]  # gives the form, of which play asks nothing
    sites: tuple[Site, ...]
    slots: tuple[int, ...]  # [site] the frame index that takes the answer
    start_at: tuple[int, ...]  # [piece] the place where it lies before set-up
    printed: object  # what its functions were made from: only `playable` and `keeping` look into it
    blocks: tuple[Block, ...]
    functions: Mapping[Function, Callable[..., Any]]  # each has parameters of its own: `form.Defined.given`
    listers: tuple[Lister, ...]  # [site] what lists its options; not for 0, the order of triggers
    sure: tuple[Callable[[State, Frame, Answer], object] | None, ...]  # [site] whether an option surely leads on; None: not said
    safe_if: Mapping[int, Callable[[State, Frame], object]]  # of blocks that wait: whether what they go on with can be done
    known: tuple[Callable[[State, Frame], object] | None, ...]  # [site] whether all can know that one is left; None: not said
    can_any_time: tuple[Callable[[State, int], object] | None, ...]  # [any time] whether a player can do it; None: not said
    asked_again: Mapping[int, int]  # of the blocks that ask anew after something was done at any time: the site
    leading: Callable[[State, int, int, Sequence[int]], list[int]]  # which triggers lead on, given site, player and those waiting
    complete: tuple[Callable[[State, int], object] | None, ...]  # [areas] whether one is complete; None: never
    plainly: tuple[bool, ...]  # [site] whether two options or more are simply asked: nobody looks ahead, nothing stands beside
    plain: tuple[bool, ...]  # [place] whether nothing but the piles changes when pieces leave it: nobody learns or notes anything
    around: tuple[int, ...]  # [place] of a space of a grid with a law the spaces beside it, a bit for each of its grid
    tiles: tuple[Any, ...]  # [piece] what its sides show, as `engine.tiles.tables` says; none where no grid has a law
    carriers: tuple[tuple[frozenset[int], ...], ...]  # [chain][face] the pieces on which one may lie, as far as faces say
    standing: tuple[frozenset[int], ...]  # [chain] the pieces that stand in for any one link
    room_on: tuple[tuple[int, ...], ...]  # [chain][piece] how many may lie directly on it; 0 of a stand-in
    lapses: bool  # whether modifiers hold for a while
    notes_positions: bool  # whether the rules ask for positions that came before
    ends: Callable[[State], object]  # whether an end of the game has come
    first_spaces: tuple[
        Callable[[State, int], int], ...
    ]  # [law of a grid] the space of the first piece, given whose grid; -1: none
    limit: Callable[[State, int, int], int]  # how much of a resource a player may hold
    total: Callable[[State, int], Number]  # the score of a player
    score_functions: tuple[Callable[[State, int], Number], ...]  # [line of scoring] the points of a player
    ranking_functions: tuple[Callable[[State, int], Number], ...]  # [criterion] what a player has

    @property
    def form(self) -> Form:
        """The form that it plays."""
        return self.read_form()


class StateData(TypedDict):
    """A state as JSON-able data, its tuples as lists: the fields of `State` that say where the match is."""

    v: list[int]
    z: list[list[int]]
    stack: list[list[Listed]]
    rng: int
    draws: int
    seen: int
    script: list[Listed]
    fired: list[list[int]]
    ask: list[Listed] | None
    over: bool
    winners: list[int] | None
    past: NotRequired[list[Listed]]


ALL_KNEW = -1  # nothing came to light that was a secret to anybody


class State:
    """One match at one moment. `ask` is the open decision; `probing` marks a copy that only looks ahead."""

    __slots__ = (
        "ask", "asking", "at", "dealer", "draws", "fired", "knew", "n", "over", "passes", "past", "probing", "ran", "rng",
        "script", "seen", "stack", "trace", "v", "winners", "z",
    )  # fmt: skip

    n: Playable
    v: list[int]
    z: list[tuple[int, ...]]
    at: list[int]
    stack: list[Frame]
    rng: int
    draws: int  # how often chance spoke
    seen: int  # how often something hidden came to light
    knew: int  # who knew before all that came to light since the last decision, as a mask
    script: Fixed | None  # what chance says next, if a scenario has fixed it
    fired: tuple[tuple[int, int, int], ...]  # triggers waiting: trigger, owner, piece
    ask: Ask | None
    asking: int  # 0 as in play; of a scenario: ALL, FIRST
    over: bool
    winners: tuple[int, ...] | None  # set by a win; else ranked from the scores
    probing: int  # 0 in play; of a copy that only looks ahead: SEARCHING, DIVING
    passes: list[int]  # one number, shared with all copies: passes through long loops since the last decision
    past: tuple[tuple[Any, ...], ...]  # the positions that came, where the rules ask for them, the first to come first
    dealer: Dealer | None  # who hears what chance says, and may say it; of this state alone, not of its copies
    trace: list[Event[State]] | None
    ran: list[int] | None  # [line] how often it ran or was read, where that is counted in place of being traced; not in copies

    def copy(self) -> State:
        """Another state, equal and independent; not traced."""
        new = State.__new__(State)
        new.n = self.n
        new.v = self.v[:]
        new.z = self.z[:]
        new.at = self.at[:]
        new.stack = [frame[:] for frame in self.stack]
        new.rng = self.rng
        new.draws = self.draws
        new.seen = self.seen
        new.knew = self.knew
        new.script = self.script
        new.fired = self.fired
        new.ask = self.ask
        new.asking = self.asking
        new.over = self.over
        new.winners = self.winners
        new.probing = self.probing
        new.passes = self.passes
        new.past = self.past
        new.trace = new.ran = new.dealer = None
        return new

    def to_json(self) -> StateData:
        """All of it as JSON-able data (the trace left out)."""
        found: StateData = {
            "v": self.v[:], "z": [list(pile) for pile in self.z], "stack": [_listed(frame) for frame in self.stack],
            "rng": self.rng, "draws": self.draws, "seen": self.seen, "script": _listed(self.script or ()),
            "fired": [list(one) for one in self.fired], "ask": None if self.ask is None else _listed(self.ask),
            "over": self.over, "winners": None if self.winners is None else list(self.winners),
        }  # fmt: skip
        if self.past:
            found["past"] = _listed(self.past)
        return found

    @staticmethod
    def from_json(n: Playable, data: Mapping[str, Any]) -> State:
        """The state that `to_json` gave. Raises KeyError, TypeError, IndexError or ValueError for anything else."""
        new = State.__new__(State)
        new.n = n
        new.v = list(map(int, data["v"]))
        new.z = [tuple(map(int, pile)) for pile in data["z"]]
        new.at = [-1] * len(n.looks)
        for place, pile in enumerate(new.z):
            for piece in pile:
                new.at[piece] = place
        if len(new.v) != len(n.start) or len(new.z) != len(n.capacity) or -1 in new.at:
            raise ValueError("a state of another shape")
        new.stack = [[_tupled(part) for part in frame] for frame in data["stack"]]
        new.rng, new.draws, new.seen = int(data["rng"]), int(data["draws"]), int(data["seen"])
        new.knew = ALL_KNEW
        new.script = Fixed(*_tupled(data["script"])) if data["script"] else None
        new.fired = _tupled(data["fired"])
        new.asking = 0
        new.ask = None if data["ask"] is None else _tupled(data["ask"])
        new.over = bool(data["over"])
        new.winners = None if data["winners"] is None else tuple(data["winners"])
        new.probing = 0
        new.passes = [0]
        new.past = _tupled(data.get("past", []))
        new.trace = new.ran = new.dealer = None
        return new


def fresh(n: Playable, seed_state: int) -> State:
    """The state before set-up: every piece where it starts, every resource in the supply, an empty stack."""
    new = State.__new__(State)
    new.n = n
    new.v = list(n.start)
    new.z = list(n.start_places)
    new.at = list(n.start_at)
    new.stack = []
    new.rng = seed_state
    new.draws = new.seen = 0
    new.knew = ALL_KNEW
    new.script = None
    new.fired = ()
    new.ask = None
    new.asking = 0
    new.over = False
    new.winners = None
    new.probing = 0
    new.passes = [0]
    new.past = ()
    new.trace = new.ran = new.dealer = None
    return new


def _listed(value: Iterable[Any]) -> list[Listed]:
    return [_listed(part) if isinstance(part, (list, tuple)) else part for part in value]


def _tupled(value: Any) -> Any:
    return tuple(_tupled(part) for part in value) if isinstance(value, list) else value
