"""A trace told in sentences to one seat: every change that it may know of, with the line of rules that caused it."""

from __future__ import annotations

from typing import NamedTuple

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import (
    Advanced,
    Became,
    CameBack,
    Chose,
    Event,
    Gained,
    Helped,
    LaidOn,
    LaidTurned,
    Left,
    LineRan,
    LineRead,
    Lost,
    MissesTurn,
    Moved,
    PassedOver,
    Seen,
    Side,
    Spent,
    TakesAnother,
    Transferred,
    TurnBegan,
    TurnsDone,
    Unpaid,
    Won,
)  # fmt: skip
from interpreter.telling.log.heard import heard
from interpreter.telling.log.phrases import sentence, went
from interpreter.telling.log.worth_telling import Change, Events, numbers_told, settled
from rulelang.program import TURNS

TURN = "'s turn"
PHASE = "Phase: "
_OF_A_PLAYER = (CameBack, Chose, Gained, Helped, Left, Lost, MissesTurn, PassedOver, Spent, TakesAnother, TurnBegan, Unpaid, Won)


class Sentence(NamedTuple):
    """One thing that happened, told."""

    line: int  # the number of the line of rules that caused it; -1: none
    player: int  # the seat that it concerns; -1: none
    text: str


def events(t: Tables, trace: Events, seat: Seat = None) -> list[Sentence]:
    """The sentences of a trace as a seat hears them, in order; what one line moves from one place to another is told in one."""
    teller = _Teller(t, seat)
    for event in settled(t, heard(t, trace, seat)):
        teller.hear(event)
    return teller.all()


class _Teller:
    """Tells a trace to a seat, event by event; what belongs together waits until something else happens."""

    def __init__(self, t: Tables, seat: Seat) -> None:
        self.t = t
        self.seat = seat
        self.found: list[Sentence] = []
        self.line, self.player = -1, -1  # what runs, and whose turn it is
        self.moves: list[Moved | Transferred] = []  # between the same two places or holders, one after another
        self.on: Seen | None = None  # on what the first of them was laid
        self.turn = 0  # how the one that moves next is turned
        self.cells: tuple[int, ...] = ()  # which spaces it covers, if several
        self.laid = False  # whether what moves next is laid on something
        self.changes: list[Change] = []  # numbers that changed, one after another
        self.choice: Chose | None = None  # what was just decided
        self.phases = {body.line: body.label for body in t.program.bodies if body.form == "phase"}

    def hear(self, event: Event[State]) -> None:
        """The next event."""
        match event:
            case LineRan(line):
                if line != self.line:
                    self._begin_line(line)
            case LineRead():
                self._tell_moves()
            case TurnsDone():
                pass
            case LaidOn(on):
                self._begin_to_lay(on)
            case LaidTurned(turn, cells):
                self._tell_moves()
                self.turn, self.cells = turn, cells
            case _:
                if not self._told_already(event):
                    self._happen(event)

    def _happen(self, event: Event[State]) -> None:
        """What is more than a line that runs or is read."""
        if not isinstance(event, Became):
            self._tell_changes()
        if not isinstance(event, Advanced):
            self.choice = event if isinstance(event, Chose) else None
        if self.moves and _ends(self.moves[-1]) != _ends(event):
            self._tell_moves()
        match event:
            case Moved() | Transferred():
                if self.on is not None and self.moves and not self.laid:
                    self._tell_moves()
                self.moves.append(event)
                self.laid = False
            case Became():
                self.changes.append((event, self.line))
            case TurnBegan(player):
                self._begin_turn(player)
            case _:
                self._tell(sentence(self.t, event, self.seat), event.player if isinstance(event, _OF_A_PLAYER) else self.player)

    def all(self) -> list[Sentence]:
        """What was told, with what still waits."""
        self._tell_changes()
        self._tell_moves()
        return self.found

    def _told_already(self, event: Event[State]) -> bool:
        """Whether a payment to the supply was told as the choice of how to pay."""
        if not isinstance(event, Spent) or self.choice is None or event.base != self.t.holder["supply", None]:
            return False
        return (self.choice.player, self.choice.kind) == (event.player, "pay")

    def _tell(self, text: str, player: int) -> None:
        if text:
            begins = any(text.startswith(automa.called) for automa in self.t.automas)
            text = text[:1].upper() + text[1:] if begins else text
            self.found.append(Sentence(self.line, player, text.replace("_", " ")))

    def _begin_line(self, line: int) -> None:
        self._tell_moves()
        self.line = line
        if line in self.phases:
            self._tell_changes()  # what has come of the numbers before it
            self._tell(f"{PHASE}{self.phases[line]}", -1)

    def _begin_turn(self, player: int) -> None:
        self.player = player
        if self.found and self.found[-1].text.endswith(TURN):
            self.found.pop()  # a turn in which nothing happened
        self._tell(f"{self.t.seat_name(player)}{TURN}", player)

    def _begin_to_lay(self, on: Seen) -> None:
        """What is laid on a piece is told in a sentence of its own, unless that piece has just come there, too."""
        if not any(on.piece == one.piece for move in self.moves if isinstance(move, Moved) for one in move.pieces):
            self._tell_moves()
            self.on = on
        self.laid = True

    def _tell_changes(self) -> None:
        if self.changes:
            told = numbers_told(self.t, self.changes, self.seat)
            self.found += [Sentence(line, self.player, text.replace("_", " ")) for line, text in told]
            self.changes = []

    def _tell_moves(self) -> None:
        if self.moves:
            covers = ", on " + " and ".join(map(self.t.place_name, self.cells)) if self.cells else ""
            turned = f", {TURNS[self.turn]}" if self.turn else ""
            self._tell(went(self.t, self.moves, self.seat, self.on) + covers + turned, self.player)
            self.moves, self.on, self.turn, self.cells = [], None, 0, ()


def _ends(event: Event[State]) -> tuple[int, int] | tuple[Side, Side] | None:
    """Between which two places or holders something goes, if it does."""
    match event:
        case Moved(_, source, place):
            return source, place
        case Transferred(_, holder, to):
            return holder, to
    return None


def lines(trace: Events) -> set[int]:
    """The numbers of the lines that ran or were read."""
    return {event.line for event in trace if isinstance(event, (LineRan, LineRead))}
