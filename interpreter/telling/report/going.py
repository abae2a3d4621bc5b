"""What goes from one place or holder to another, as a part of a sentence: who takes it, gives it, moves it; or that it goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.trace import Moved, Side, Transferred
from interpreter.telling.english.articles import is_plural, the
from interpreter.telling.report.amounts import holder, pieces, plain, resources
from interpreter.telling.report.clauses import NOBODY, Clause, own
from interpreter.telling.report.saying import BACK, ELSEWHERE, HAND, ON
from interpreter.telling.report.things import Thing
from interpreter.telling.words import naming


def moved(t: Tables, moves: Sequence[Moved], seat: Seat, active: int, laid: str, *, does: bool = False) -> Clause | None:
    """Pieces from one place to another; `does`: whoever has the turn has just chosen something of which it comes."""
    source, place = moves[0].source, moves[0].place
    seen = [one for move in moves for one in move.pieces]
    owner, other = t.place_owner[place], t.place_owner[source]
    owners = {owner, other}
    pieces_owners = {t.piece_owner[one.piece] for one in seen}
    who = active if active in owners and active >= 0 else max(owner, other)
    dice = owner < 0 and all(t.piece[t.piece_class[one.piece]].rolled for one in seen)
    if dice and not does and len(seen) == len(t.pieces_of(t.piece_class[seen[0].piece])):
        return None  # where all of the dice lie nobody tells
    if who < 0 and (dice or active in pieces_owners or (active >= 0 and NOBODY not in pieces_owners)):
        who = active  # whoever has the turn moves what is theirs, and takes what is another's
    what = pieces(t, seen, {*owners, who}, seat)
    begin, end = _ends(t, source, place, who)
    if laid.startswith(" to "):  # on which spaces of it
        end = ""
    if who < 0 or _of_another(active, owner, other, pieces_owners):
        begin, end = _ends(t, source, place, NOBODY)
        return Clause(NOBODY, "", laid, begin, end, what)
    if owner >= 0 and other >= 0 and owner != other:
        if who == owner:
            return Clause(who, "take", laid, begin, end, what, untold="to")
        return Clause(who, "give", laid, begin, t.seat_name(owner), what)
    open_to_all = all(one.before == t.sight.everybody for one in seen)  # that is taken and not drawn
    drawn = not open_to_all and t.ordered[source] and not t.in_line[source] and (other < 0 or the(t.family[place]) == HAND)
    verb = "draw" if drawn and owner >= 0 else "take" if other < 0 <= owner else "move"
    zones = [t.place_owner[one] == who and t.family[one] not in t.grid for one in (source, place)]
    stops = t.family[place] in t.grid or t.of(t.family[place]) not in (None, "player")
    return Clause(who, verb, laid, begin, end, what, own=(zones[0], zones[1]), stops=stops)


def _of_another(active: int, owner: int, other: int, pieces: set[int]) -> bool:
    """Whether somebody's own pieces come back to them from the table in the turn of another, who does that."""
    return active >= 0 > other and owner not in (active, NOBODY) and pieces == {owner}


def _ends(t: Tables, source: int, place: int, who: int) -> tuple[str, str]:
    """From where to where, as both are called when it is clear whose they are."""
    begin, end = _place(t, source, who), _place(t, place, who)
    return ("", f"{ELSEWHERE}{end}") if begin == end else (begin, end)


def _place(t: Tables, place: int, who: int) -> str:
    """A place, as it is called when it is clear whose it is."""
    if t.place_owner[place] == who >= 0 and t.family[place] not in t.grid:
        return the(plain(t.family[place] + t.second_key(t.family[place], t.index[place])))
    return the(plain(t.place_name(place)))


def transferred(t: Tables, moves: Sequence[Transferred], seat: Seat, active: int) -> Clause | None:
    """Amounts from one holder to another."""
    source, to = moves[0].source, moves[0].to
    total: Counter[int] = Counter()
    for move in moves:
        total.update(dict(move.way))
    if not any(total.values()):
        return None
    if counters := naming.counters_in(t, total.items()):
        return _counted(t, counters[0], total[counters[0]], (source, to), seat, active)
    what = (Thing(resources(t, sorted(total.items())), "amount"),)
    one, other = _player(t, source.base), _player(t, to.base)
    begin, end = _side(t, source, seat), _side(t, to, seat)
    if other >= 0 and (one < 0 or active == other):
        return Clause(other, "take", "", own(t, begin, other), what=what)
    supply = source.base != to.base == t.holder["supply", None]
    if one >= 0:
        there = end if other >= 0 else f"{BACK if supply else ON}{end}"
        return Clause(one, "give" if other >= 0 else "put", "", "", own(t, there, one), what)
    if active >= 0 and supply:
        return Clause(active, "put", "", begin, f"{BACK}{end}", what)
    return Clause(active, "move", "", begin, end, what) if active >= 0 else Clause(NOBODY, "", "", begin, end, what)


def _counted(t: Tables, counter: int, by: int, sides: tuple[Side, Side], seat: Seat, active: int) -> Clause:
    """`raises the damage of the frigate in the harbour by 1`: so much of it came to a piece, or left it."""
    up = sides[0].place < 0
    name = plain(t.resource_names[counter])
    what = f"{the(name)} of {_side(t, sides[up], seat)}"
    if active >= 0:
        return Clause(active, "raise" if up else "lower", f"{own(t, what, active)} by {by}")
    return Clause(NOBODY, "", f"{what} {'go' if is_plural(name) else 'goes'} {'up' if up else 'down'} by {by}")


def _player(t: Tables, base: int) -> int:
    """The seat whose amounts begin there; -1: nobody's."""
    index = base - t.holder["player", None]
    return index if 0 <= index < t.seats else NOBODY


def _side(t: Tables, side: Side, seat: Seat) -> str:
    """A holder as a seat can name it: a piece that it does not know by its class."""
    laden = t.sight.laden(side.base)
    if laden < 0:
        return holder(t, side.base)
    known = bool(side.knowers & t.sight.bit(seat))
    owned = side.place >= 0 and t.place_owner[side.place] == t.piece_owner[laden]
    name = the(plain((naming.piece_name if known else naming.class_name)(t, laden, owned)))
    return f"{name} in {the(plain(t.place_name(side.place)))}" if side.place >= 0 else name
