"""The face of a match: one decision at a time, options, play, view, copy, save, undo, and why not.

Everything outside the engine uses these words only. A refused choice changes nothing, and no error loses the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from interpreter.engine import machine, sight
from interpreter.engine.ranking import settle
from interpreter.late import Late
from interpreter.match.decision import Decision, Option
from interpreter.match.history import Choice, Named, keys_known, length, named, remembered, since
from interpreter.match.record import Record, Save, Snapshot, recorded, written
from interpreter.match.refusal import CannotGoOn, Refusal
from interpreter.match.rules import Rules
from interpreter.match.standing import Standing
from interpreter.state.chance import seeded
from interpreter.state.failures import DeadEnd, Endless, Halt
from interpreter.state.slots import YOU
from interpreter.state.state import ALL_KNEW, Playable, State, fresh
from interpreter.state.trace import Chose

if TYPE_CHECKING:
    from interpreter.numbering import tables
    from interpreter.telling import ground, said_so_far, standstill, view, why_they_won
    from interpreter.telling.ground import Ground
    from interpreter.telling.log import sentences
    from interpreter.telling.log.sentences import Sentence
    from interpreter.telling.refusals import conditions, why_not
    from interpreter.telling.said_so_far import Said
    from interpreter.telling.view_shape import Asked, View
    from interpreter.telling.words import failures, wording
else:  # a match is played without a word being said of it
    tables = Late("interpreter.numbering.tables")
    ground = Late("interpreter.telling.ground")
    standstill = Late("interpreter.telling.standstill")
    view = Late("interpreter.telling.view")
    why_they_won = Late("interpreter.telling.why_they_won")
    sentences = Late("interpreter.telling.log.sentences")
    conditions = Late("interpreter.telling.refusals.conditions")
    why_not = Late("interpreter.telling.refusals.why_not")
    said_so_far = Late("interpreter.telling.said_so_far")
    failures = Late("interpreter.telling.words.failures")
    wording = Late("interpreter.telling.words.wording")

DECISIONS_AT_MOST = 100_000
_new = tuple.__new__  # a named tuple without a call of Python
KEPT_EVERY = 32  # decisions between two states that are kept for taking back


class Match(Standing):
    """One match of a game. Made by `Game.new` and `Game.restore`.

    Where a seat is wanted, None is a spectator. A match belongs to one thread at a time.
    """

    __slots__ = ("_decision", "_kept", "_last", "_named", "_origin", "game", "seed", "traced")

    def __init__(self, game: Rules, n: Playable, seed: int, traced: bool) -> None:
        self.game = game
        self.seed = seed
        self.traced = traced
        self.stopped = False
        self._last: Choice | None = None  # what was chosen last, on top of all before it
        self._origin: State | None = None  # where the history begins, if not at the seed
        self._kept: tuple[Choice, State, int] | None = None  # a choice, the state after it, and the length of its trace
        self._named: Named | None = None  # the choices that have their keys
        self._start(n)

    def _start(self, n: Playable) -> None:
        self._decision: Decision | None = None
        self.state = self._first(n)
        if self._origin is not None or self.state.ask is not None or self.state.over:
            return
        try:
            machine.begin(self.state)
            settle(self.state)
        except (DeadEnd, Halt) as error:
            raise self._refusal(error) from None
        self.state.knew = ALL_KNEW
        if not self.state.draws and not self.traced:
            self.game.first_decisions[id(n)] = (n, self.state.copy())

    def _first(self, n: Playable) -> State:
        """Where it begins: before set-up, or at the first decision if chance says nothing before it: then all seeds are alike."""
        if self._origin is not None:
            state = self._origin.copy()
        elif not self.traced and (known := self.game.first_decisions.get(id(n))) is not None:
            state = known[1].copy()
            state.rng, state.passes = seeded(self.seed), [0]
        else:
            state = fresh(n, seeded(self.seed))
        state.trace = [] if self.traced else None
        return state

    # -- deciding
    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        if self._decision is None and self.state.ask is not None and not self.stopped:
            self._decision = Decision(self.state)
        return self._decision

    def play(self, choice: Option | str) -> None:
        """Decides, by an option or its key. Raises Refusal, and leaves the match as it was, for anything that is not offered;
        CannotGoOn, a Refusal, if the rules themselves come to a stop."""
        decision = self._decision or self.decision
        if decision is None:
            raise Refusal("the game is over")
        index = decision.index(choice)
        state, before = self.state, self._last
        if before is not None and before.length % KEPT_EVERY == 0:
            self._kept = (before, state.copy(), len(state.trace or ()))
        if state.trace is not None and not (decision.site.last and index == 0):
            told = self._told(decision, index)
            state.trace.append(Chose(decision.player, decision.sort_of(index), told, decision.number))
        draws = state.draws
        try:
            machine.answer(state, decision.values[index])
            if state.over:
                settle(state)
        except (DeadEnd, Halt) as error:
            refusal = self._refusal(error)
            self._replay(before)
            raise refusal from None
        self._decision = None
        back = state.draws == draws
        if state.knew != ALL_KNEW:
            back = back and bool(state.knew & state.n.sight.bit(decision.player))
            state.knew = ALL_KNEW
        chosen = index if decision._keys is None else decision.keys[index]
        length = 1 if before is None else before.length + 1
        self._last = _new(Choice, (before, length, chosen, decision.player, back))
        if length >= DECISIONS_AT_MOST and not state.over:
            self.stopped = True

    def _told(self, decision: Decision, index: int) -> tuple[str, ...]:
        """What the log says was chosen, to each seat and then to a spectator: no more than that seat could know then."""
        seats = [*range(self.players), None]
        if tables.tables_of(self.state).sight.open and not decision.site.hidden:
            return (wording.told(self.state, decision.site, decision.values, index, None),) * len(seats)
        return tuple([wording.told(self.state, decision.site, decision.values, index, seat) for seat in seats])

    def _refusal(self, error: DeadEnd | Halt) -> Refusal:
        state, lines = self.state, tables.tables_of(self.state).program.lines
        told, number, way_out, hint, choice = failures.said(tables.tables_of(state), error), error.line, "", "", ""
        if isinstance(error, Endless):
            told, hint = standstill.endless(state, error)
        elif isinstance(error, DeadEnd):
            told, number, *_, choice = why_not.innermost(state, error)
            way_out = ", and no `if that cannot be done: …` says what happens then"
        line = lines[number] if 0 <= number < len(lines) else None
        place = f" ({line.file}:{line.line}: {line.text})" if line else ""
        why, address = told or self._unmet(number), line.address if line else None
        reason = f"the rules cannot go on here: {why}{way_out}{place}{hint}"
        return CannotGoOn(reason, address, f"{why}{hint}", dead_end=bool(way_out), choice=choice)

    def _unmet(self, line: int) -> str:
        """What a `needs:` lacked where nothing else was possible."""
        who = self.state.stack[-1][YOU] if self.state.stack else -1
        return (conditions.needed(self.state, line, who) if who >= 0 else "") or "what is needed is not so"

    # -- taking back
    @property
    def length(self) -> int:
        """How many choices were made and not taken back."""
        return length(self._last)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: nothing was drawn or shown since that whoever decided did not know."""
        return self._last is not None and self._last.back

    def undo(self) -> None:
        """Takes the last decision back. Raises Refusal where `can_undo` is false."""
        if self._last is None or not self._last.back:
            raise Refusal("there is nothing to take back" if self._last is None else "something was drawn or shown since")
        self._replay(self._last.before)

    def _replay(self, last: Choice | None) -> None:
        """Plays a history again, from the last state that was kept, or from the start."""
        trace_before = self.state.trace
        self._named, self.stopped = None, False
        if last is not None and self._kept is not None and self._kept[0].length <= last.length:
            self._decision, self._last = None, self._kept[0]
            self.state = self._kept[1].copy()
            self.state.trace = None if trace_before is None else trace_before[: self._kept[2]]
        else:
            self._kept = self._last = None
            self._start(self.state.n)
        for one in since(self._last, last):
            assert self.decision is not None
            self.play(one.chosen if isinstance(one.chosen, str) else self.decision.options[one.chosen])

    def start_here(self) -> None:
        """Takes the state as it is now for the beginning: what was played before can no longer be taken back or recorded."""
        self._origin = self.state.copy()
        self._last = self._named = self._kept = self._decision = None

    # -- what is known
    def view(self, player: int | None = None) -> View:
        """What a seat may see, as JSON-able data; `interpreter.telling.view_shape` says of which shape."""
        return view.view(self.state, player, self._asked())

    def views(self, players: Iterable[int | None]) -> dict[int | None, View]:
        """What each of these may see, for readers only: the views share what is open to all."""
        asked, seen = self._asked(), view.open_to_all(self.state)
        return {player: view.view(self.state, player, asked, seen) for player in players}

    def grounds(self) -> dict[str, list[Ground]]:
        """How tiles lie on grids, and which areas they make up, by grid and board: the same for all who see a view."""
        return ground.grounds(self.state)

    def _asked(self) -> Asked | None:
        decision = self.decision
        return None if decision is None else {"player": decision.player, "prompt": decision.prompt}

    def why_not(self, what: str) -> str:
        """Why an action or option, by any name of it, is not offered now, in a sentence that names the rule; or that it is."""
        return why_not.why_not(self.state, what)

    def could_mean(self, what: str) -> bool:
        """Whether a word names something that the open decision could be about, offered or not."""
        return self.state.ask is not None and why_not.could_mean(self.state, what)

    def not_offered(self) -> list[str]:
        """What comes to mind at the open decision and is not offered: names that `why_not` explains."""
        return why_not.not_offered(self.state) if self.state.ask is not None else []

    def allowed(self) -> str:
        """The line of rules that the open decision comes from, and where it stands."""
        return why_not.allowed(self.state) if self.state.ask is not None else ""

    @property
    def events(self) -> list[Sentence]:
        """What happened, told in sentences to a spectator, if the match is traced."""
        return self.events_for(None)

    def events_for(self, player: int | None) -> list[Sentence]:
        """What happened, told to a seat: in words that tell no more than it could know then. Empty if the match is not traced."""
        return self.events_since(0, player)[0]

    def events_since(self, mark: int, player: int | None = None) -> tuple[list[Sentence], int]:
        """What happened since a mark (0 is the start), told to a seat, and the mark of now."""
        told = self.state.trace or []
        return sentences.events(tables.tables_of(self.state), told[mark:], player), len(told)

    def said_so_far(self, player: int | None = None) -> list[Said]:
        """What was chosen so far in the action or turn that is under way, as a seat may know it now. Empty if the match is not
        traced."""
        return said_so_far.said_so_far(self.state, player)

    @property
    def private(self) -> bool:
        """Whether, in this game, one player may ever know what another may not."""
        return sight.private(tables.tables_of(self.state))

    @property
    def lines_used(self) -> set[int]:
        """The lines that ran or were read, as indices of `game.program.lines`; empty if the match is not traced."""
        return sentences.lines(self.state.trace or ()) | why_they_won.lines_asked(self.state) if self.traced else set()

    # -- keeping
    @property
    def history(self) -> list[str]:
        """The keys of all choices made, in order. Keys are made when first asked for, by playing again from the last known."""
        if (known := keys_known(self._last)) is not None:
            return known
        self._named = named(self._named or Named((), None, self._beginning()), self._last)
        return [*self._named.keys]

    def _beginning(self) -> State:
        """The state before the first choice of the history, on its own."""
        state = self._first(self.state.n)
        state.trace = None
        if state.ask is None and not state.over:
            machine.begin(state)
        return state

    def copy(self) -> Match:
        """Another match, equal and independent. What was chosen is shared: it takes no longer at the end of a match."""
        new = Match.__new__(Match)
        new.game, new.seed, new.traced, new.stopped = self.game, self.seed, self.traced, self.stopped
        new.state = self.state.copy()
        new.state.trace = None if self.state.trace is None else self.state.trace[:]
        new._last, new._origin, new._named, new._kept = self._last, self._origin, self._named, self._kept
        new._decision = None
        return new

    def with_state(self, state: State) -> Match:
        """A copy in another state of the same game; its record stays what it was. For laws and experiments."""
        new = self.copy()
        new.state = state
        return new

    def go_on_from(self, snapshot: Snapshot, choices: Sequence[str]) -> None:
        """Stands where a snapshot says, after these choices."""
        self.state, self._decision = snapshot.state, None
        self._last = remembered(choices, snapshot.after)
        self.stopped = self.length >= DECISIONS_AT_MOST and not self.state.over

    def save(self) -> Save:
        """The match as JSON-able data, for `Game.restore`; see `interpreter.match.record`."""
        after = [(one.player, one.back) for one in since(None, self._last)]
        return written(self.game, Snapshot(self.state, after), self.seed, self.history)

    def record(self) -> Record:
        """What is needed to play the match again: the save without its snapshot."""
        return recorded(self.game, self.state, self.seed, self.history)
