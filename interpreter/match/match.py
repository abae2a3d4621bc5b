"""The face of a match: one decision at a time, options, play, view, copy, save, undo, and why not.

Everything outside the engine uses these words only. A refused choice changes nothing, and no error loses the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from interpreter.engine import machine, sight
from interpreter.engine.queries.players import gone
from interpreter.engine.ranking import places, ranked, settle
from interpreter.form import Function
from interpreter.late import Late
from interpreter.match.decision import CannotGoOn, Decision, Option, Refusal
from interpreter.match.record import Record, Save, Snapshot, recorded, written
from interpreter.match.rules import Rules
from interpreter.state.chance import seeded
from interpreter.state.failures import DeadEnd, Halt
from interpreter.state.slots import ACTIVE, YOU
from interpreter.state.state import ALL_KNEW, Playable, State, fresh
from interpreter.state.trace import Chose

if TYPE_CHECKING:
    from interpreter.numbering import tables
    from interpreter.telling import grading, ground, view, why_they_won
    from interpreter.telling.ground import Ground
    from interpreter.telling.log import sentences
    from interpreter.telling.log.sentences import Sentence
    from interpreter.telling.refusals import conditions, why_not
    from interpreter.telling.view_shape import Asked, View
    from interpreter.telling.words import failures, wording
    from rulelang.program.values.arithmetic import Number
else:  # a match is played without a word being said of it
    tables = Late("interpreter.numbering.tables")
    grading = Late("interpreter.telling.grading")
    ground = Late("interpreter.telling.ground")
    view = Late("interpreter.telling.view")
    why_they_won = Late("interpreter.telling.why_they_won")
    sentences = Late("interpreter.telling.log.sentences")
    conditions = Late("interpreter.telling.refusals.conditions")
    why_not = Late("interpreter.telling.refusals.why_not")
    failures = Late("interpreter.telling.words.failures")
    wording = Late("interpreter.telling.words.wording")

DECISIONS_AT_MOST = 100_000
KEPT_EVERY = 32  # decisions between two states that are kept for taking back


class Match:
    """One match of a game. Made by `Game.new` and `Game.restore`.

    Seats are numbered from 0, in the order of play; in texts the first is called Player 1. Where a seat is wanted, None is a
    spectator. Automas have the seats after the players': they score and win, and nobody asks or shows them anything.
    A match belongs to one thread at a time.
    """

    __slots__ = ("_after", "_decision", "_history", "_kept", "_named", "_origin", "game", "seed", "state", "stopped", "traced")

    def __init__(self, game: Rules, n: Playable, seed: int, traced: bool) -> None:
        self.game = game
        self.seed = seed
        self.traced = traced
        self.stopped = False
        self._history: list[int | str] = []
        self._after: list[tuple[int, bool]] = []  # who decided, and whether it can be taken back
        self._origin: State | None = None  # where the history begins, if not at the seed
        self._kept: tuple[int, State, int] | None = None  # after how many choices, the state then, and the length of its trace
        self._named: tuple[int, State] | None = None  # how many choices have their keys, and the state after them
        self._start(n)

    def _start(self, n: Playable) -> None:
        self._decision: Decision | None = None
        self.state = fresh(n, seeded(self.seed)) if self._origin is None else self._origin.copy()
        self.state.trace = [] if self.traced else None
        if self._origin is not None:
            return
        try:
            machine.begin(self.state)
            settle(self.state)
        except (DeadEnd, Halt) as error:
            raise self._refusal(error) from None
        self.state.knew = ALL_KNEW

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
        decision = self.decision
        if decision is None:
            raise Refusal("the game is over")
        index = decision.index(choice)
        state = self.state
        if len(self._history) % KEPT_EVERY == 0:
            self._kept = (len(self._history), state.copy(), len(state.trace or ()))
        if state.trace is not None:
            state.trace.append(Chose(decision.player, decision.sort_of(index), self._told(decision, index)))
        draws = state.draws
        try:
            machine.answer(state, decision.values[index])
            settle(state)
        except (DeadEnd, Halt) as error:
            refusal = self._refusal(error)
            self._replay(self._history)
            raise refusal from None
        self._decision = None
        self._history.append(index if decision._keys is None else decision.keys[index])
        knew, state.knew = bool(state.knew & state.n.sight.bit(decision.player)), ALL_KNEW
        self._after.append((decision.player, state.draws == draws and knew))
        if len(self._history) >= DECISIONS_AT_MOST and not state.over:
            self.stopped = True

    def _told(self, decision: Decision, index: int) -> tuple[str, ...]:
        """What the log says was chosen, to each seat and then to a spectator: no more than that seat could know then."""
        seats = [*range(self.players), None]
        if tables.tables_of(self.state).sight.open and not decision.site.hidden:
            return (wording.told(self.state, decision.site, decision.values, index, None),) * len(seats)
        return tuple([wording.told(self.state, decision.site, decision.values, index, seat) for seat in seats])

    def _refusal(self, error: DeadEnd | Halt) -> Refusal:
        state, lines = self.state, tables.tables_of(self.state).program.lines
        told, number = failures.said(tables.tables_of(state), error), error.line
        if isinstance(error, DeadEnd):
            told, number, *_ = why_not.innermost(state, error)
        line = lines[number] if 0 <= number < len(lines) else None
        place = f" ({line.file}:{line.line}: {line.text})" if line else ""
        return CannotGoOn(f"the rules cannot go on here: {told or self._unmet(number)}{place}", line.address if line else None)

    def _unmet(self, line: int) -> str:
        """What a `needs:` lacked where nothing else was possible."""
        who = self.state.stack[-1][YOU] if self.state.stack else -1
        return (conditions.needed(self.state, line, who) if who >= 0 else "") or "what is needed is not so"

    # -- taking back
    @property
    def length(self) -> int:
        """How many choices were made and not taken back."""
        return len(self._history)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: nothing was drawn or shown since that whoever decided did not know."""
        return bool(self._after) and self._after[-1][1]

    def undo(self) -> None:
        """Takes the last decision back. Raises Refusal where `can_undo` is false."""
        if not self.can_undo:
            raise Refusal("there is nothing to take back" if not self._after else "something was drawn or shown since")
        self._replay(self._history[:-1])

    def _replay(self, history: Sequence[int | str]) -> None:
        """Plays a history again, from the last state that was kept, or from the start."""
        done = self._kept[0] if self._kept and self._kept[0] <= len(history) else 0
        trace_before, after = self.state.trace, self._after[:done]
        self._history, self._after, self._named, self.stopped = list(history[:done]), after, None, False
        if self._kept and done:
            self._decision = None
            self.state = self._kept[1].copy()
            self.state.trace = None if trace_before is None else trace_before[: self._kept[2]]
        else:
            self._kept = None
            self._start(self.state.n)
        for choice in history[done:]:
            assert self.decision is not None
            self.play(choice if isinstance(choice, str) else self.decision.options[choice])

    def start_here(self) -> None:
        """Takes the state as it is now for the beginning: what was played before can no longer be taken back or recorded."""
        self._origin = self.state.copy()
        self._history, self._after, self._named, self._kept, self._decision = [], [], None, None, None

    # -- what is known
    @property
    def players(self) -> int:
        """How many play."""
        return tables.tables_of(self.state).players

    @property
    def seats(self) -> list[str]:
        """[seat] What each is called: the players, then the automas that play."""
        t = tables.tables_of(self.state)
        return [t.seat_name(seat) for seat in range(t.seats)]

    @property
    def active(self) -> int:
        """Whose turn it is: a seat. Who decides may be another: `decision.player`."""
        return self.state.v[ACTIVE]

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was stopped at the limit of decisions."""
        return self.state.over or self.stopped

    @property
    def scores(self) -> list[Number]:
        """[seat] The total as it stands now, a Fraction where halves count; 0 for what cannot be worked out before the end."""
        return [self._so_far(self.state.n.total, player) for player in range(self.state.n.seats)]

    def _so_far(self, score: Callable[[State, int], Number], player: int) -> Number:
        """A score as it stands; what cannot be worked out before the end (a mean of nothing) is 0 until then."""
        try:
            return score(self.state, player)
        except Halt:
            if self.state.over:
                raise
            return 0

    @property
    def score_lines(self) -> list[tuple[str, list[Number]]]:
        """Each scoring line by its name, with [seat] the points as they stand now."""
        t = tables.tables_of(self.state)
        return [
            (score.name, [self._so_far(function, player) for player in range(self.state.n.seats)])
            for score, function in zip(t.program.scores, self.state.n.score_functions, strict=True)
        ]

    @property
    def team_score_lines(self) -> list[tuple[str, list[Number]]]:
        """The same with [team] the points of each team, in a game of teams: those of the line, or of its players together."""
        n, t = self.state.n, tables.tables_of(self.state)
        functions = [n.functions[Function("team_score", number)] for number in range(n.scores if t.teams else 0)]
        return [
            (score.name, [self._so_far(function, team) for team in range(len(t.teams))])
            for score, function in zip(t.program.scores, functions, strict=False)
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, the lowest first; none while the game is on, after a draw, or if it was stopped."""
        return ranked(self.state) if self.state.over else []

    @property
    def places(self) -> list[int]:
        """[seat] Its place, from 1; who is level shares one, and a team has one together. Empty while the game is on, and where
        nothing ranks anybody: nobody has won, nothing is scored, or it was stopped."""
        return places(self.state) if self.state.over else []

    @property
    def losers(self) -> list[int]:
        """The seats that a line of the rules said have lost, while the game is on too."""
        return [seat for seat in range(self.players) if gone(self.state, seat)]

    @property
    def teams(self) -> dict[str, tuple[int, ...]]:
        """The seats of each team by its name; empty in a game without teams."""
        t = tables.tables_of(self.state)
        return {team.name: seats for team, seats in zip(t.program.teams, t.teams, strict=True)}

    @property
    def uncounted(self) -> frozenset[str]:
        """The scoring lines that are shown and not in the total."""
        return frozenset(score.name for score in tables.tables_of(self.state).program.scores if score.uncounted)

    @property
    def grades(self) -> list[str]:
        """[seat] What its points are called when the game is over; empty before, and in a game without grades."""
        if not self.over or not grading.graded(self.state):
            return []
        return [grading.grade_of(self.state, seat) for seat in range(self.state.n.seats)]

    @property
    def won_outright(self) -> bool:
        """Whether a line of the rules said who has won, or that nobody has: scores do not count then."""
        return self.state.winners is not None

    @property
    def tie_breaks(self) -> list[tuple[str, dict[int, Number]]]:
        """What broke the tie of those with the best result: each criterion that was needed, in the rule's words, with the
        value by seat. Empty while the game is on, and where there was no tie."""
        if not self.state.over or self.state.winners is not None or not self.score_lines:
            return []
        return why_they_won.told(self.state)[1:]

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
        known, state = self._named or (0, self._beginning())
        if not all(isinstance(choice, str) for choice in self._history[known:]):
            state = state.copy()
            for number, choice in enumerate(self._history[known:], known):
                decision = Decision(state)
                index = decision.index(choice) if isinstance(choice, str) else choice
                self._history[number] = decision.keys[index]
                machine.answer(state, decision.values[index])
            self._named = (len(self._history), state)
        return [str(choice) for choice in self._history]

    def _beginning(self) -> State:
        """The state before the first choice of the history, on its own."""
        if self._origin is not None:
            return self._origin.copy()
        state = fresh(self.state.n, seeded(self.seed))
        machine.begin(state)
        return state

    def copy(self) -> Match:
        """Another match, equal and independent."""
        new = Match.__new__(Match)
        new.game, new.seed, new.traced, new.stopped = self.game, self.seed, self.traced, self.stopped
        new.state = self.state.copy()
        new.state.trace = None if self.state.trace is None else self.state.trace[:]
        new._history = self._history[:]
        new._after = self._after[:]
        new._origin = self._origin
        new._named = self._named
        new._kept = self._kept
        new._decision = None
        return new

    def with_state(self, state: State) -> Match:
        """A copy in another state of the same game; its record stays what it was. For laws and experiments."""
        new = self.copy()
        new.state = state
        return new

    def go_on_from(self, snapshot: Snapshot, choices: Sequence[str]) -> None:
        """Stands where a snapshot says, after these choices."""
        self.state, self._after = snapshot
        self._history, self._decision = [*choices], None

    def save(self) -> Save:
        """The match as JSON-able data, for `Game.restore`; see `interpreter.match.record`."""
        return written(self.game, Snapshot(self.state, self._after), self.seed, self.history)

    def record(self) -> Record:
        """What is needed to play the match again: the save without its snapshot."""
        return recorded(self.game, self.state, self.seed, self.history)
