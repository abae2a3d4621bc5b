"""One scenario on one game: nothing if it comes out, else what failed and on which line. No failure is a crash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from interpreter.engine.deciding.lookahead import TooDeep
from interpreter.engine.effects import note_numbers
from interpreter.match.refusal import Refusal
from interpreter.numbering.tables import Tables, tables_of
from interpreter.scenarios.beginning.opening import before_setup, offer, opening
from interpreter.scenarios.beginning.starts import Starts, places_of
from interpreter.scenarios.failing import Impossible
from interpreter.scenarios.given import dice
from interpreter.scenarios.given.conditions import make_true
from interpreter.scenarios.given.moves import move
from interpreter.scenarios.playing import claims
from interpreter.scenarios.playing.answers import check_verb, chosen, reason, spoken, stand
from interpreter.scenarios.playing.asking import asked, by_itself
from interpreter.scenarios.playing.forced import settle, settled
from interpreter.scenarios.playing.in_a_row import says_all
from interpreter.scenarios.playing.scripted_chance import check_used_up, fix_draws, fix_rolls, passed_over
from interpreter.scenarios.playing.sight_claims import check_sees
from interpreter.scenarios.playing.stopping import given_before, stopped, undone
from interpreter.scenarios.reading import Reading
from interpreter.scenarios.report import Failure
from interpreter.state.failures import DeadEnd, Endless, Halt
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State
from interpreter.telling.log.sentences import lines
from interpreter.telling.why_they_won import lines_asked
from interpreter.telling.words.failures import said
from rulelang.program import Chosen
from rulelang.scenario_files import clauses as sc


class Outcome(NamedTuple):
    """What came of a scenario: a failure or none, the rule lines that ran, and whether it would never have ended."""

    failure: Failure | None
    lines: set[int]
    endless: bool = False


class Playing:
    """A scenario while it is played. `line` is the line of the clause that speaks; `background`: it is one of the background."""

    def __init__(self, table: Starts, scenario: sc.Scenario, traced: bool) -> None:
        self.table = table
        self.scenario = scenario
        self.traced = traced
        self.line = scenario.line
        self.background = False
        self.state: State | None = None
        self.read: Reading
        self.tables: Tables
        self.offered = False
        self.acting = -1  # who did something last
        self.taken: list[str] = []  # what happened by itself since
        self.given: list[sc.Given] = []  # before anything is offered
        self.undone = ""  # what of that is so no more when something is, in words

    def run(self) -> None:
        """Plays all clauses. Raises Impossible."""
        read = self.read = self._begin()
        assert self.state is not None
        winners: list[int] = []
        for clause in self.scenario.clauses:
            if winners and not isinstance(clause, sc.ThenWins):
                claims.check_winners(settled(self.state), winners)
                winners = []
            self._at(clause)
            if isinstance(clause, sc.ThenWins):
                self._open()
                everyone = range(tables_of(self.state).players)
                winners += everyone if clause.player is None else self._party(settled(self.state), clause, read)
            else:
                self._clause(self.state, clause, read)
        self.background = False
        settle(self.state)
        if winners:
            claims.check_winners(self.state, winners)
        drawn = [e for one in self.scenario.clauses if isinstance(one, sc.Next) and one.word == "draws" for e in one.values]
        check_used_up(self.state, drawn, read)

    def _at(self, clause: sc.Clause) -> None:
        self.line, self.background = clause.line, clause.background

    def _begin(self) -> Reading:
        """Brings the match to its first decision, where the scenario wants it."""
        scenario, options = self.scenario, dict(self.scenario.options)
        at_setup = any(isinstance(clause, sc.At) and clause.phase == sc.SETUP for clause in scenario.clauses)
        phase: str | None = None
        seat: int | None = None
        for clause in places_of(scenario):
            self._at(clause)
            phase, seat = clause.phase, self._seat(clause, options)
            self.table.at(phase)
        game = self.table.at(phase)
        playable = game.playable(scenario.players, options, self.traced)
        self.tables = game.tables(scenario.players, options, self.traced)
        if at_setup:
            self.state = before_setup(playable, self.traced)
        else:
            self.state = opening(playable, self.traced, phase, seat, given=self._gives())
        return Reading(self.tables, max(self.state.v[ACTIVE], 0) if seat is None else seat)

    def _gives(self) -> bool:
        """Whether something is given before anything is done."""
        clauses = [clause for clause in self.scenario.clauses if not isinstance(clause, sc.At)]
        return bool(clauses) and isinstance(clauses[0], sc.Given | sc.GivenStep | sc.GivenShows | sc.Next)

    def _seat(self, clause: sc.At, options: Chosen) -> int | None:
        """Whose turn it is to be, if the clause says so. Raises Impossible."""
        if clause.turn is None:
            return None
        game = self.table.at(None)
        tables = self.tables = game.tables(self.scenario.players, options, self.traced)
        state = opening(game.playable(self.scenario.players, options, self.traced), self.traced)
        seat = int(Reading(tables, state.v[ACTIVE])(state, clause.turn))
        if tables.players <= seat < tables.seats:
            raise Impossible(f"{tables.seat_name(seat)} takes no turns")
        if not 0 <= seat < tables.players:
            raise Impossible(f"there is no seat {seat + 1} with {tables.players} players")
        return seat

    def _open(self) -> None:
        """Makes the offer that is due, once nothing more is given."""
        assert self.state is not None
        if not self.offered:
            self.offered = True
            begun = self.state.copy()
            with given_before(self.state):
                offer(self.state)
            self.undone = undone(begun, self.state, self.given, self.read)

    def _clause(self, state: State, clause: sc.Clause, read: Reading) -> None:
        match clause:
            case sc.At():
                return
            case sc.Given() | sc.GivenStep() | sc.GivenShows() | sc.Next():
                if self.offered:
                    self.taken += settle(state)
                self._give(state, clause, read)
                if self.offered:
                    with given_before(state):
                        offer(state)
                return
        self._open()
        if isinstance(clause, sc.When):
            self._say(state, clause.player, clause.said, read, _said_next(self.scenario, clause))
            return
        if isinstance(clause, (sc.ThenMay, sc.Refused)):
            self._test(state, clause, read)
            return
        now = settled(state)
        try:
            self._test(now, clause, read)
        except Impossible as failed:
            taken = settle(state) if self.acting >= 0 else []  # nothing comes after what has failed
            raise Impossible(f"{failed}{by_itself(taken)}{passed_over(state)}") from None

    def _test(self, state: State, clause: sc.Clause, read: Reading) -> None:
        """What must be so. Raises Impossible."""
        match clause:
            case sc.ThenLoses() | sc.ThenPlaced() | sc.ThenCalled():
                seats = range(self.tables.players) if clause.player is None else self._party(state, clause, read)
                claims.check_result(state, clause, seats)
            case sc.Then():
                self._claim(state, clause, read)
            case sc.ThenShows():
                dice.check(state, clause, read)
            case sc.ThenOver():
                claims.check_over(state, clause.negated)
            case sc.ThenMay():
                seat = read(state, clause.player)
                claims.check_may(state, seat, clause.said, clause.negated, read.of_seat(seat))
            case sc.ThenSees():
                check_sees(state, clause, read)
            case sc.Refused():
                self._refuse(state, clause, read)

    def _party(self, state: State, clause: sc.OfAParty, read: Reading) -> Sequence[int]:
        """The seats that a claim about the result is about."""
        assert clause.player is not None
        number = read(state, clause.player)
        return self.tables.teams[number] if clause.of_team else [number]

    def _claim(self, state: State, clause: sc.Then, read: Reading) -> None:
        try:
            claims.check_condition(state, clause.condition, clause.source, read)
        except Impossible as failed:
            if state.ask is not None and state.ask[1] == self.acting:
                raise Impossible(f"{failed}; before that, {asked(state)}") from None
            raise

    def _give(self, state: State, clause: sc.Clause, read: Reading) -> None:
        match clause:
            case sc.Given():
                make_true(state, clause.condition, read)
                self.given += () if self.offered else (clause,)
            case sc.GivenShows():
                dice.turn(state, clause, read)
            case sc.GivenStep():
                move(state, clause.step, read)
            case sc.Next():
                (fix_rolls if clause.word == "rolls" else fix_draws)(state, clause.values, read)
        note_numbers(state)

    def _say(
        self, state: State, player: object, said: tuple[sc.Said, ...], read: Reading, later: tuple[sc.Said, ...] = ()
    ) -> None:
        seat = self.acting = read(state, player)
        read = read.of_seat(seat)
        says_all(state, seat, said, read, self.taken, later)
        self.taken = [] if said else self.taken

    def _refuse(self, state: State, clause: sc.Refused, read: Reading) -> None:
        """All but the last is done on a copy; the last must not be offered, for the reason that is given."""
        copy = state.copy()
        *before, last = clause.said
        self._say(copy, clause.player, tuple(before), read)
        seat = read(copy, clause.player)
        read = read.of_seat(seat)
        stand(copy, seat, last, read)
        if copy.ask is not None and copy.ask[1] == seat:
            check_verb(copy, last, read)
            try:
                chosen(copy, seat, last, read)
            except Impossible:
                why = reason(copy, last, read)
            else:
                raise Impossible(
                    f"expected that {spoken(last)} is refused, but {tables_of(state).seat_name(seat)} may {spoken(last)}"
                )
        else:
            why = "the game is over" if copy.ask is None else f"it is for {tables_of(state).seat_name(copy.ask[1])} to decide"
        if clause.reason is not None and clause.reason.lower() not in why.lower():
            raise Impossible(f"{spoken(last)} is refused as it should be, but the reason is not `{clause.reason}`; it is: {why}")


def play(table: Starts, scenario: sc.Scenario, traced: bool = False) -> Outcome:
    """Plays a scenario. Whatever the rules do, the outcome says so; nothing is raised."""
    playing = Playing(table, scenario, traced)
    text, endless = None, False
    try:
        playing.run()
    except (Impossible, Refusal) as error:
        text = str(error)
    except DeadEnd as error:
        told = stopped(playing.state, error, playing.taken) if playing.state else said(playing.tables, error)
        text = f"the rules cannot go on: {told}"
    except Halt as error:
        text, endless = f"the rules cannot go on: {said(playing.tables, error)}", isinstance(error, Endless | TooDeep)
    except Exception as error:  # noqa: BLE001 - changed rules (mutants) may do anything; a scenario then fails
        text = f"the engine fails here: {type(error).__name__}: {error}"
    text = None if text is None else f"{text}{playing.undone}"
    if playing.background and text is not None:
        text = f"in the background of the scenario in line {scenario.line}: {text}"
    failure = None if text is None else Failure(scenario.file, playing.line, scenario.title, text)
    return Outcome(failure, _used_lines(playing.state) if traced else set(), endless)


def _said_next(scenario: sc.Scenario, clause: sc.When) -> tuple[sc.Said, ...]:
    """What the same player says in the clauses right below this one."""
    found: list[sc.Said] = []
    place = next(number for number, one in enumerate(scenario.clauses) if one is clause)
    for one in scenario.clauses[place + 1 :]:
        if not isinstance(one, sc.When) or one.player != clause.player:
            break
        found += one.said
    return tuple(found)


def _used_lines(state: State | None) -> set[int]:
    """The lines that a traced match ran or read, with the criteria of the winner that were asked."""
    return set() if state is None else lines(state.trace or ()) | lines_asked(state)
