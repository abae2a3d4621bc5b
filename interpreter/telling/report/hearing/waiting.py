"""What goes the same way, one after another, waits for each other and is told at once."""

from __future__ import annotations

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import Event, LaidOn, LaidTurned, Moved, RanShort, Seen, Transferred
from interpreter.telling.english.inflection import listed
from interpreter.telling.following.paying import paying
from interpreter.telling.following.renewals import is_renewal
from interpreter.telling.report.amounts import piece, plain
from interpreter.telling.report.clauses import NOBODY, Clause, ran_short
from interpreter.telling.report.going import moved, transferred
from interpreter.telling.report.saying import HAND, said
from interpreter.telling.words import naming
from rulelang.program import TURNS

_GOES = ("move", "give")


class Waiting:
    """What goes between the same two places or holders, with what could not come, and how the next piece is laid."""

    def __init__(self, t: Tables, seat: Seat) -> None:
        self.t, self.seat = t, seat
        self.moves: list[Moved | Transferred] = []
        self.short: RanShort | None = None  # what could not come, of the way that waits
        self.on: Seen | None = None
        self.turned, self.cells = 0, tuple[int, ...]()

    def has(self, piece: int) -> bool:
        """Whether a piece is among what waits."""
        return any(piece == one.piece for move in self.moves if isinstance(move, Moved) for one in move.pieces)

    def goes_with(self, event: Moved | Transferred | RanShort) -> bool:
        """Whether something goes the way of what waits, or nothing waits."""
        waiting = self.moves[0] if self.moves else self.short
        return waiting is None or _ends(self.t, waiting) == _ends(self.t, event)

    def add(self, event: Moved | Transferred | RanShort) -> None:
        """One more of them."""
        if not isinstance(event, RanShort):
            self.moves.append(event)
        else:
            self.short = event if self.short is None else event._replace(missing=self.short.missing + event.missing)

    def lay(self, how: LaidOn | LaidTurned) -> None:
        """How the piece is laid that moves next."""
        if isinstance(how, LaidOn):
            self.on = how.on
        else:
            self.turned, self.cells = how

    def renews(self, line: int) -> bool:
        """Whether what waits renews the pile from which a line takes."""
        first = self.moves[0] if self.moves else None
        return isinstance(first, Moved) and is_renewal(self.t, line, first.source, first.place)

    def tell(self, line: int, active: int, *, does: bool) -> list[Clause]:
        """What waited; what nobody's zones show who did it, did whoever has the turn, if that is known (`does`)."""
        found = self._moved(line, active, does=does)
        if self.short is not None:
            found.append(ran_short(self.t, self.short, active, some=bool(self.moves)))
        self.moves, self.short = [], None
        return found

    def _moved(self, line: int, active: int, *, does: bool) -> list[Clause]:
        if not self.moves:
            return []
        if isinstance(self.moves[0], Moved):
            pieces = [move for move in self.moves if isinstance(move, Moved)]
            if self.renews(line):
                return self._renewal(pieces)
            found = moved(self.t, pieces, self.seat, active, self._laid(), does=does)
        else:
            amounts = [move for move in self.moves if isinstance(move, Transferred)]
            found = transferred(self.t, amounts, self.seat, active)
        self.on, self.turned, self.cells = None, 0, ()
        if found is None:
            return []
        found = found._replace(who=active, verb="move") if does and found.who == NOBODY else found
        return [_as_paid(found) if line in paying(self.t) and found.verb in _GOES else found]

    def _renewal(self, pieces: list[Moved]) -> list[Clause]:
        """An empty pile is made anew, which nobody decides."""
        goes = moved(self.t, pieces, self.seat, NOBODY, "")
        if goes is None:
            return []
        goes = goes._replace(who=NOBODY, verb="")
        return [Clause(NOBODY, "", f"as {goes.to} is empty, {said(goes, few=True)}")]

    def _laid(self) -> str:
        on = f", on {piece(self.t, self.on, self.seat)}" if self.on is not None else ""
        covers = f" to {listed([plain(self.t.place_name(cell)) for cell in self.cells])}" if self.cells else ""
        return on + covers + (f", {TURNS[self.turned]}" if self.turned else "")


def _as_paid(goes: Clause) -> Clause:
    """`pays 2 roses`: where they come to is told if it is a thing, as a bank is, and not just what becomes of them: `thrown`."""
    to = goes.to if goes.to.startswith("the ") or goes.verb == "give" else ""
    return goes._replace(verb="pay", source="" if goes.source == HAND else goes.source, to=to)


def _ends(t: Tables, event: Event[State]) -> object:
    """Between which two places or holders something goes; each counter of a piece by itself."""
    match event:
        case Moved(_, source, place) | RanShort(_, source, place):
            return source, place
        case Transferred(way, source, to):
            return source, to, naming.counters_in(t, way)
    return None
