"""A trace, event by event, to what is told of it: clauses, choices, and where turns and phases begin."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import (
    Advanced,
    Became,
    Chose,
    Event,
    LaidOn,
    LaidTurned,
    LineRan,
    LineRead,
    Moved,
    OnlyWay,
    PassedOver,
    PhaseDone,
    RanShort,
    Seen,
    Spent,
    Transferred,
    TurnBegan,
    TurnsDone,
    Unpaid,
)  # fmt: skip
from interpreter.telling.english.articles import the
from interpreter.telling.english.inflection import amount, is_verb, listed
from interpreter.telling.following.passing import PASS, passing
from interpreter.telling.following.renewals import is_renewal
from interpreter.telling.following.scopes import Scopes
from interpreter.telling.log.heard import heard
from interpreter.telling.log.worth_telling import Change, changes_settled
from interpreter.telling.report.amounts import piece, plain, row_named
from interpreter.telling.report.clauses import NOBODY, Clause, became, clause, ran_short
from interpreter.telling.report.doing import Choice
from interpreter.telling.report.going import moved, transferred
from interpreter.telling.report.saying import said
from interpreter.telling.words import naming
from rulelang.program import TURNS

_WAYS = ("one_of", "may")
_ROUND = "round."
SET_UP = "set-up"
GO_ON = "turns"  # the heading of turns that no phase holds, where they go on after a phase


class PhaseBegins(NamedTuple):
    """A phase, with its title; `within` a turn."""

    heading: str
    within: bool


class PhaseEnds(NamedTuple):
    """The last phase that began is over."""


class TurnBegins(NamedTuple):
    """A player has the turn."""

    player: int


class TurnsEnd(NamedTuple):
    """The turns that were taken last are over."""


class Passes(NamedTuple):
    """A player passes, and was not asked."""

    player: int


Item = Clause | Choice | PhaseBegins | PhaseEnds | TurnBegins | TurnsEnd | Passes


class Hearer:
    """Hears a match from its beginning on, in one go or by and by; pieces that go the same way wait for each other."""

    def __init__(self, t: Tables, seat: Seat) -> None:
        self.t, self.seat = t, seat
        self.items: list[Item] = []
        self.active = NOBODY
        self.line = -1
        self.around: list[tuple[int, str]] = []  # for each phase that is under way who had the turn as it began, and its title
        self.begun = ""  # the title of the last phase that began outside turns, while nothing else ended or began
        self.under = ""  # the title under which the last thing is told
        self.moves: list[Moved | Transferred] = []
        self.short: RanShort | None = None  # what could not come, of the way that waits
        self.changes: list[Change] = []
        self.on: Seen | None = None
        self.turned, self.cells = 0, tuple[int, ...]()
        self.chose: Chose | None = None
        self.chooser = NOBODY  # who chose last, if nothing came of it yet
        self.decided = False  # whether something was decided in this turn, or it was told that its player passes
        self.set_up = self.in_round = False  # whether they have begun
        self.actions = frozenset(plain(name) for name in t.body)
        self.scopes = Scopes(t.program.lines)
        self.phases = {body.line: body.label for body in t.program.bodies if body.form == "phase"}

    def hear(self, trace: Iterable[Event[State]]) -> list[Item]:
        """What is told of what happens next."""
        self.items = []
        for event in changes_settled(self.t, heard(self.t, trace, self.seat)):
            before = len(self.items)
            self._hear(event)
            if any(isinstance(item, Clause | Choice) for item in self.items[before:]):
                self.under = self._title() or self.under
        self._settle()
        return self.items

    def _hear(self, event: Event[State]) -> None:
        match event:
            case LineRan(line):
                self._begin_line(line)
            case LineRead() | Unpaid() | PassedOver():
                pass
            case PhaseDone():
                self._end_phase()
            case LaidOn(on):
                if not any(on.piece == one.piece for move in self.moves if isinstance(move, Moved) for one in move.pieces):
                    self._settle()
                    self.on = on
            case LaidTurned(turn, cells):
                self._settle()
                self.turned, self.cells = turn, cells
            case Moved() | Transferred() | RanShort():
                self._wait(event)
            case Became():
                self.changes.append((event, self.line))
            case TurnBegan() | TurnsDone():
                self._settle()
                self._pass_turn(event)
            case Chose() | OnlyWay():
                self._settle()
                self._choose(event) if isinstance(event, Chose) else self._go_only_way(event)
            case _:
                self._settle()
                self._happen(event)

    def _wait(self, event: Moved | Transferred | RanShort) -> None:
        """What goes the same way waits for each other, and what could not come is told after what came."""
        waiting = self.moves[0] if self.moves else self.short
        if waiting is not None and _ends(self.t, waiting) != _ends(self.t, event):
            self._settle()
        if not isinstance(event, RanShort):
            self.moves.append(event)
        else:
            self.short = event if self.short is None else event._replace(missing=self.short.missing + event.missing)

    # -------------------------------------------------------------------------------------------------- where we are
    def _begin_line(self, line: int) -> None:
        if line != self.line:
            self._settle()
        self.scopes.run(line)
        if line == self.line:
            return
        self.line = line
        address = self.t.program.lines[line].address if 0 <= line < len(self.t.program.lines) else ""
        if address.startswith(_ROUND) and "." not in address.removeprefix(_ROUND):
            self.around, self.active = [], NOBODY  # whatever was under way is over
            if self.set_up is True and not self.in_round:
                self.in_round = True
                self.items.append(PhaseEnds())
        if address.startswith("setup") and not self.set_up:
            self.set_up = True
            self.items.append(PhaseBegins(SET_UP, within=False))
        if line in passing(self.t) and self.active >= 0 and not self.decided:
            self.items.append(Passes(self.active))
            self.decided = True
        if line in self.phases:
            self.around.append((self.active, self.phases[line]))
            self.items.append(PhaseBegins(self.phases[line], within=self.active >= 0))
            self.begun = self._title()

    def _pass_turn(self, event: TurnBegan | TurnsDone) -> None:
        self.active, self.chooser, self.decided = event.player, NOBODY, False
        if isinstance(event, TurnBegan):
            self._go_on()
            self.items.append(TurnBegins(event.player))
        else:
            self.items.append(TurnsEnd())

    def _end_phase(self) -> None:
        self._settle()
        if self.around:
            self.active, _ = self.around.pop()
            self.items.append(PhaseEnds())
            self.begun = ""

    def _title(self) -> str:
        """The title of the innermost phase outside turns that has one, or of the set-up."""
        titles = [title for active, title in takewhile(lambda one: one[0] < 0, self.around) if title]
        return titles[-1] if titles else SET_UP if self.set_up and not self.in_round else ""

    def _go_on(self) -> None:
        """Turns that go on after another phase have their heading again, so that they do not stand under that of the other."""
        title = self._title()
        if title in (self.begun or None, self.under) or not self.under or any(active >= 0 for active, _ in self.around):
            return
        self.items.append(PhaseBegins(title or GO_ON, within=False))
        self.under = title

    # -------------------------------------------------------------------------------------------------- what happened
    def _choose(self, event: Chose) -> None:
        label = event.labels[-1 if self.seat is None else self.seat]
        self.chose, self.decided = event, self.decided or event.player == self.active
        if label.startswith("decline: ") or (event.kind == "use" and label == "stop") or event.kind in ("order", "gain"):
            return
        named, in_, where = label.replace(f" of {self.t.seat_name(event.player)}", "").partition(" in ")
        told = plain(f"{row_named(self.t, named)}{in_}{where}")
        if event.kind == "pay" and all(part[:1].isdecimal() for part in told.split(" + ")):
            self._tell(Clause(event.player, "pay", listed([_counted(part) for part in told.split(" + ")])))
        elif event.kind == "pay":
            self.chose = None  # with whose help is told as it is paid
        elif event.kind == "use":
            self._tell(Clause(event.player, "use", the(told)))
        elif event.kind in _WAYS:
            self._go_way(event.player, told, may=event.kind == "may")
        elif told != TURNS[0]:  # how else it is turned is told where it is laid
            does = told in self.actions and is_verb(told)
            self.items.append(Choice(event.player, told, False, does, ways=self.scopes.numbers))
            self.chooser = event.player

    def _go_only_way(self, event: OnlyWay) -> None:
        """The only way to go on is told as if it had been chosen, if it says what is done; of a pass its line tells."""
        told = plain(self.t.sites[event.site].labels[event.which])
        idle = event.player == self.active and not self.decided
        if Choice(event.player, told, way=True).verb and not (idle and told == PASS):
            self._go_way(event.player, told)

    def _go_way(self, player: int, told: str, *, may: bool = False) -> None:
        """A player goes one of several ways."""
        does, within = told in self.actions and is_verb(told), self.scopes.numbers
        self.items.append(Choice(player, told, True, does, self.scopes.choose(may=may), within))
        self.chooser = player
        self.decided = self.decided or player == self.active

    def _happen(self, event: Event[State]) -> None:
        t = self.t
        if isinstance(event, Advanced) and t.program.tracks[event.track].name in t.tracked:
            return  # what is paid so is told as paid
        if isinstance(event, Spent) and self.chose is not None and (self.chose.player, self.chose.kind) == (event.player, "pay"):
            self.chose = None
            return
        self.chose, self.chooser = None, NOBODY
        if (found := clause(t, event, self.seat, self.active)) is not None:
            self._tell(found)

    def _tell(self, *clauses: Clause) -> None:
        ways = self.scopes.numbers
        self.items += [one._replace(ways=ways) for one in clauses]

    def _settle(self) -> None:
        """Tells what waits."""
        some = bool(self.moves)
        if some:
            self._tell_moves()
        if self.short is not None:
            self._tell(ran_short(self.t, self.short, self.active, some=some))
            self.short = None
        if self.changes:
            last = self.items[-1] if self.items else None
            first = isinstance(last, PhaseBegins) and not last.within
            self._tell(*became(self.t, self.changes, self.seat, self.active, first=first))
            self.changes = []

    def _tell_moves(self) -> None:
        t, first = self.t, self.moves[0]
        if isinstance(first, Moved):
            pieces = [move for move in self.moves if isinstance(move, Moved)]
            if is_renewal(t, self.line, first.source, first.place):
                self._tell_renewal(pieces)
                return
            found = moved(t, pieces, self.seat, self.active, self._laid())
        else:
            amounts = [move for move in self.moves if isinstance(move, Transferred)]
            found = transferred(t, amounts, self.seat, self.active)
        if found is not None:
            does = found.who == NOBODY and self.chooser == self.active >= 0
            self._tell(found._replace(who=self.active, verb="move") if does else found)
        self.chooser = NOBODY
        self.moves, self.on, self.turned, self.cells = [], None, 0, ()

    def _tell_renewal(self, pieces: list[Moved]) -> None:
        """An empty pile is made anew, which nobody decides."""
        goes = moved(self.t, pieces, self.seat, NOBODY, "")
        if goes is not None:
            self._tell(Clause(NOBODY, "", f"as {goes.to} is empty, {said(goes, few=True)}"))
        self.moves = []

    def _laid(self) -> str:
        on = f", on {piece(self.t, self.on, self.seat)}" if self.on is not None else ""
        covers = f" to {listed([plain(self.t.place_name(cell)) for cell in self.cells])}" if self.cells else ""
        return on + covers + (f", {TURNS[self.turned]}" if self.turned else "")


def _counted(part: str) -> str:
    """`2 coin` as `2 coins`."""
    number, _, noun = part.partition(" ")
    return amount(int(number), noun) if number.isdecimal() else part


def _ends(t: Tables, event: Event[State]) -> object:
    """Between which two places or holders something goes; each counter of a piece by itself."""
    match event:
        case Moved(_, source, place) | RanShort(_, source, place):
            return source, place
        case Transferred(way, source, to):
            return source, to, naming.counters_in(t, way)
    return None
