"""The events of a trace, one after another, to what is told of them."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import (
    Advanced,
    Became,
    Chose,
    CouldNot,
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
    Spent,
    Transferred,
    TurnBegan,
    TurnsDone,
    Unpaid,
)  # fmt: skip
from interpreter.telling.english.articles import the
from interpreter.telling.english.inflection import amount, is_verb, listed
from interpreter.telling.following.passing import PASS, doing_nothing, passing
from interpreter.telling.following.scopes import Scopes
from interpreter.telling.log.heard import heard
from interpreter.telling.log.worth_telling import Change, changes_settled
from interpreter.telling.report.amounts import plain, row_named
from interpreter.telling.report.clauses import NOBODY, Clause, became, clause
from interpreter.telling.report.doing import Choice
from interpreter.telling.report.hearing.asked import asked_for, asking
from interpreter.telling.report.hearing.course import Course
from interpreter.telling.report.hearing.endings import ends
from interpreter.telling.report.hearing.items import Ends, Item, Passes, PhaseBegins, TurnBegins, TurnsEnd
from interpreter.telling.report.hearing.sealed import Sealed
from interpreter.telling.report.hearing.waiting import Waiting
from rulelang.program import TURNS

_WAYS = ("one_of", "may")


class Hearer:
    """Hears a match from its beginning on, in one go or by and by; pieces that go the same way wait for each other."""

    def __init__(self, t: Tables, seat: Seat) -> None:
        self.t, self.seat = t, seat
        self.items: list[Item] = []
        self.course = Course(t)
        self.line = -1
        self.waiting = Waiting(t, seat)
        self.changes: list[Change] = []
        self.chose: Chose | None = None
        self.chooser = NOBODY  # who chose last, if nothing came of it yet
        self.missed, self.could_not = NOBODY, NOBODY  # the entry of what was not possible last, and who could not do it
        self.doer, self.asked = NOBODY, ""  # who chose, outside of turns, what is being done, and where
        self.decided = False  # whether something was decided in this turn, or it was told that its player passes
        self.actions = frozenset(plain(name) for name in t.body)
        self.titles = {plain(body.name): plain(body.label) for body in t.program.bodies if body.form == "action"}
        self.scopes = Scopes(t.program.lines)
        self.sealed = Sealed(t)

    def hear(self, trace: Iterable[Event[State]]) -> list[Item]:
        """What is told of what happens next."""
        self.items = []
        for event in changes_settled(self.t, heard(self.t, trace, self.seat)):
            before = len(self.items)
            self._hear(event)
            if any(isinstance(item, Clause | Choice) for item in self.items[before:]):
                self.course.under = self.course.title() or self.course.under
        self._settle()
        return self.items

    def _hear(self, event: Event[State]) -> None:
        match event:
            case LineRan(line):
                self._run(line)
            case PassedOver(_, _, which, then):
                self.missed = which if event.site < 0 and (then is not None or self.seat == event.player) else NOBODY
            case CouldNot(player):
                self.could_not = player if self.missed >= 0 and player == self.course.active else NOBODY
            case LineRead() | Unpaid():
                pass
            case PhaseDone():
                self._settle()
                self.doer = NOBODY
                self.items += self.course.end_phase()
            case LaidOn() | LaidTurned():
                self._lay(event)
            case Moved() | Transferred() | RanShort():
                if not self.waiting.goes_with(event):
                    self._settle()
                self.waiting.add(event)
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

    def _lay(self, how: LaidOn | LaidTurned) -> None:
        """What is laid on a piece is told by itself, unless that piece has just come there, too."""
        if isinstance(how, LaidOn) and self.waiting.has(how.on.piece):
            return
        self._settle()
        self.waiting.lay(how)

    # -------------------------------------------------------------------------------------------------- where we are
    def _run(self, line: int) -> None:
        begins = line == self.t.program.round.line
        if line != self.line or begins:
            self._settle()
        self.scopes.run(line)
        if self.doer >= 0 and not self.scopes.is_done_at(self.asked):
            self.doer = NOBODY
        if opened := self.sealed.open(line):
            self._tell(*opened)
            self.items.append(TurnsEnd())  # what comes of it stands for itself
        if begins:
            self.items += self.course.begin_round()
        if self.could_not >= 0 and line in doing_nothing(self.t):
            self._tell_what_was_missed()
        self.could_not = NOBODY
        if line == self.line:
            return
        self.line = line
        self.items += self.course.run(line)
        active = self.course.active
        if line in passing(self.t) and active >= 0 and not self.decided:
            self.items.append(Passes(active))
            self.decided = True
        if line in ends(self.t):
            self.items.append(Ends(ends(self.t)[line]))

    def _tell_what_was_missed(self) -> None:
        """Of an action that is not possible, and instead of which nothing is done, why nothing is."""
        body = self.t.body.get(self.t.body_of_block[self.missed])
        if body is not None and body.form == "action" and is_verb(body.label.partition(" ")[0]):
            self._tell(Clause(self.could_not, "cannot", plain(body.label)))

    def _pass_turn(self, event: TurnBegan | TurnsDone) -> None:
        self.course.active, self.chooser, self.doer, self.decided = event.player, NOBODY, NOBODY, False
        if isinstance(event, TurnBegan):
            self.items += self.course.go_on()
            self.items.append(TurnBegins(event.player))
        else:
            self.items.append(TurnsEnd())

    # -------------------------------------------------------------------------------------------------- what happened
    def _choose(self, event: Chose) -> None:
        label = event.labels[-1 if self.seat is None else self.seat]
        if self.sealed.keep(self.line, event):
            return
        self.chose, self.decided = event, self.decided or event.player == self.course.active
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
            asked = asked_for(self.t).get(self.line, "")
            title = self.titles.get(told, "") if does else ""
            self.items.append(Choice(event.player, told, False, does, ways=self.scopes.numbers, asked=asked, title=title))
            self.chooser = event.player

    def _go_only_way(self, event: OnlyWay) -> None:
        """The only way to go on is told as if it had been chosen, if it says what is done; of a pass its line tells."""
        told = plain(self.t.sites[event.site].labels[event.which])
        idle = event.player == self.course.active and not self.decided
        if Choice(event.player, told, way=True).verb and not (idle and told == PASS):
            self._go_way(event.player, told)

    def _go_way(self, player: int, told: str, *, may: bool = False) -> None:
        """A player goes one of several ways."""
        does, within = told in self.actions and is_verb(told), self.scopes.numbers
        self.items.append(Choice(player, told, True, does, self.scopes.choose(may=may), within))
        self.chooser = player
        self.asked = self.scopes.asked_at(self.asked) if self.line in asking(self.t) or self.doer == player else ""
        self.doer = player if self.course.active < 0 and self.asked else NOBODY
        self.decided = self.decided or player == self.course.active

    def _happen(self, event: Event[State]) -> None:
        t = self.t
        if isinstance(event, Advanced) and t.program.tracks[event.track].name in t.tracked:
            return  # what is paid so is told as paid
        if isinstance(event, Spent) and self.chose is not None and (self.chose.player, self.chose.kind) == (event.player, "pay"):
            self.chose = None
            return
        self.chose, self.chooser = None, NOBODY
        if (found := clause(t, event, self.seat, self.course.active)) is not None:
            self._tell(found)

    def _tell(self, *clauses: Clause) -> None:
        ways = self.scopes.numbers
        self.items += [one._replace(ways=ways) for one in clauses]

    def _acting(self) -> int:
        """Who has the turn; outside of turns whoever does what is being done."""
        return self.doer if self.course.active < 0 else self.course.active

    def _settle(self) -> None:
        """Tells what waits."""
        active = self._acting()
        comes_of_it = bool(self.waiting.moves) and not self.waiting.renews(self.line)
        self._tell(*self.waiting.tell(self.line, active, does=self.chooser == active >= 0))
        if comes_of_it:
            self.chooser = NOBODY
        if self.changes:
            last = self.items[-1] if self.items else None
            first = isinstance(last, PhaseBegins) and not last.within
            found = became(self.t, self.changes, self.seat, active, first=first)
            self._tell(*(one for one in found if not one.set_to or (one.who, one.set_to) not in self.sealed.told))
            self.changes = []


def _counted(part: str) -> str:
    """`2 coin` as `2 coins`."""
    number, _, noun = part.partition(" ")
    return amount(int(number), noun) if number.isdecimal() else part
