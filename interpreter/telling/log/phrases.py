"""One event of a trace, or several that are one to whoever hears it, as a sentence for one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from interpreter.engine import sight
from interpreter.engine.faces import EVERYONE
from interpreter.engine.sight import Seat
from interpreter.form import MORE
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import (
    Advanced,
    CalledOff,
    CameBack,
    ChangedHands,
    Chose,
    ChosenAtRandom,
    Event,
    Gained,
    Helped,
    Left,
    Lost,
    MissesTurn,
    Moved,
    NoRoom,
    PassedOver,
    RanShort,
    Rolled,
    RolledDice,
    Seen,
    Showed,
    Shuffled,
    Side,
    Spent,
    Swapped,
    TakesAnother,
    Transferred,
    TurnedOver,
    TurnedTo,
    Unpaid,
    Won,
)  # fmt: skip
from interpreter.telling.log.passed_over import passed_over
from interpreter.telling.words import naming
from rulelang import program as p

_DECIDED = {"choose": " chooses", "number": " chooses", "pay": " pays", "gain": " takes", "use": " uses", "order": ": first"}


def decided(t: Tables, player: int, kind: str, label: str) -> str:
    """`Player 1 chooses crafts`: a decision told."""
    if label.startswith("decline: "):
        return f"{t.seat_name(player)} declines: {label.removeprefix('decline: ')}".replace("_", " ")
    if kind == "use" and label == "stop":
        return f"{t.seat_name(player)} stops"
    return f"{t.seat_name(player)}{_DECIDED.get(kind, ':')} {label}".replace("_", " ")


def sentence(t: Tables, event: Event[State], seat: Seat) -> str:
    """What happened beside moves, changes of a number and turns; empty if it is not told."""
    match event:
        case Chose(player, kind, labels):
            return decided(t, player, kind, labels[-1 if seat is None else seat])
        case Advanced(track, member, steps):
            one = t.program.tracks[track]
            whose = f" of {naming.value_name(t, one.of, member)}" if one.of else ""
            return f"{one.name}{whose} moves on by {steps}"
        case Rolled(slot) if not sight.number(t, slot, seat) or slot in naming.unshown(t):
            return ""
        case Rolled(slot, value):
            verb = "comes up" if naming.role_at(t, slot) is None else "is, by chance,"
            return f"{naming.slot_name(t, slot)} {verb} {naming.slot_value(t, slot, value)}"
        case ChosenAtRandom(line):
            return f"{naming.chosen_at(t, line)[0]} is, by chance, {by_chance(t, event, seat)}"
        case RolledDice() | TurnedTo():
            return _of_dice(t, event, seat)
        case Lost() | Won() | Left() | CameBack() | TakesAnother() | MissesTurn():
            return _of_a_player(t, event)
        case CalledOff(body):
            return f"{t.label_of_entry[body]} does not happen"
        case Spent() | Gained() | Helped() | Unpaid():
            return _of_amounts(t, event, seat)
        case PassedOver() | NoRoom() | RanShort():
            return _missed(t, event, seat)
    return _of_pieces(t, event, seat)


def by_chance(t: Tables, event: ChosenAtRandom, seat: Seat) -> str:
    """What chance chose, as a seat can name it."""
    if event.piece is not None:
        return _piece(t, event.piece, seat)
    return naming.value_name(t, naming.chosen_at(t, event.line)[1], event.value)


def _of_a_player(t: Tables, event: Lost | Won | Left | CameBack | TakesAnother | MissesTurn) -> str:
    """What becomes of a player."""
    who = t.seat_name(event.player)
    match event:
        case Lost():
            return f"{who} loses"
        case Won():
            return f"{who} wins"
        case Left(_, span):
            return f"{who} leaves the {naming.span_name(t, span)}"
        case TakesAnother():
            return f"{who} takes another turn"
        case MissesTurn():
            return f"{who} misses a turn"
        case CameBack(_, span):
            return f"{who} comes back to the {naming.span_name(t, span)}"


def _of_dice(t: Tables, event: RolledDice | TurnedTo, seat: Seat) -> str:
    """`bone comes up 3 4 6 6 1`; `bone 3 is turned to 4`; of dice that a seat does not see where they lie, and how many."""
    bit = t.sight.bit(seat)
    first = event.pieces[0] if isinstance(event, RolledDice) else event.piece
    kind = t.piece[t.piece_class[first.piece]]
    sides = [row.removeprefix(f"{kind.name} ") for row in kind.rows]
    if isinstance(event, TurnedTo):
        seen = first.seers & bit
        return (
            f"{kind.name} {sides[event.before]} is turned to {sides[first.side]}"
            if seen
            else _unseen(t, kind, [event.place], "turned")
        )
    up = " ".join(sides[one.side] for one in event.pieces if one.seers & bit)
    unseen = [place for one, place in zip(event.pieces, event.places, strict=True) if not one.seers & bit]
    return "; ".join(([f"{kind.name} comes up {up}"] if up else []) + ([_unseen(t, kind, unseen, "rolled")] if unseen else []))


def _unseen(t: Tables, kind: p.Piece, places: Sequence[int], done: str) -> str:
    """`cup of Player 1: 5 x bone rolled`."""
    return "; ".join(
        f"{t.place_name(place)}: {_counted(Counter({kind.name: count}))} {done}" for place, count in Counter(places).items()
    )


def _of_amounts(t: Tables, event: Spent | Gained | Helped | Unpaid, seat: Seat) -> str:
    """What a player paid, got or lacked."""
    who = t.seat_name(event.player)
    match event:
        case Spent(player, way, base):
            given = tuple((resource, amount) for resource, amount in way if t.tracked[resource] is None)
            to = naming.holder_name(t, base)
            to = "" if to == "the supply" else f" to {to}"
            return f"{who} pays {naming.way_name(t, given)}{to}" if given else ""
        case Gained(player, resource, taken, lost):
            rest = f" ({lost}{' more' if taken else ''} could not be had)" if lost else ""
            return f"{who} gains {naming.amount_name(t, resource, taken or 'no')}{rest}"
        case Helped(player, way, base, owner, knowers):
            whose = "" if owner in (player, -1) else f" of {t.seat_name(owner)}"
            return f"{who} pays {naming.way_seen(t, way, player, seat)} to {_holder(t, base, knowers, seat)}{whose}"
        case Unpaid(player, way):
            own = t.holder["player", None] + player
            told = tuple((one, amount) for one, amount in way if sight.number(t, own + one * t.seats, seat))
            return f"{who} has {naming.way_name(t, told)} too little to pay all" if told else ""


def _of_pieces(t: Tables, event: Event[State], seat: Seat) -> str:
    """What happens to pieces without their being moved away."""
    match event:
        case ChangedHands(turned, to, places):
            told = " and ".join(f"{_piece(t, one, seat)} in {t.place_name(at)}" for one, at in zip(turned, places, strict=True))
            return f"{told} {'become' if len(turned) > 1 else 'becomes'} {t.seat_name(to)}'s"
        case Swapped(one, other):
            return f"{_piece(t, one, seat)} and {_piece(t, other, seat)} change places"
        case Showed():
            return _shown(t, event, seat)
        case TurnedOver(one, down):
            return f"{_piece(t, one, seat)} is turned face {'down' if down else 'up'}"
        case Shuffled(place):
            return f"{t.place_name(place)}: shuffled"
    return ""


def _missed(t: Tables, event: PassedOver[State] | NoRoom | RanShort, seat: Seat) -> str:
    """What could not be done, or not all of it."""
    match event:
        case PassedOver(player, site, which, then):
            return _passed_over(t, player, _what(t, site, which), then) if then is not None or seat == player else ""
        case NoRoom(place):
            return f"there is no room for more in {t.place_name(place)}"
        case RanShort(missing, source, place):
            return f"{missing} more could not be drawn from {t.place_name(source)} to {t.place_name(place)}"


def _what(t: Tables, site: int, which: int) -> str | None:
    """What was passed over: a body by its entry, or what the decision at a site is about; empty of steps, which have no name;
    None if it is more of the same."""
    if site < 0:
        body = t.body.get(t.body_of_block[which])
        return "" if body is not None and body.form == "steps" else t.label_of_entry[which]
    return None if t.sites[site].name == MORE else t.sites[site].labels[which]


def _passed_over(t: Tables, player: int, what: str | None, then: tuple[State, int, int] | None) -> str:
    """`Player 2: follow is not possible: it takes 2 gold and Player 2 has 1, missing 1 gold`."""
    if what is None:
        return ""
    reason = passed_over(*then) if then is not None else ""
    told = ": ".join(filter(None, (f"{what} is not possible" if what else "", reason)))
    return f"{t.seat_name(player)}: {told}" if told else ""


def _shown(t: Tables, event: Showed, seat: Seat) -> str:
    """`Player 1 looks at ace in hand of Player 2`; to whoever was not shown it, how many there were."""
    what = f"{_pieces(t, event.pieces, {t.place_owner[event.place]}, seat)} in {t.place_name(event.place)}"
    if event.viewer == EVERYONE:
        return f"shown to all: {what}"
    if event.viewer == event.you:
        return f"{t.seat_name(event.viewer)} looks at {what}"
    return f"{t.seat_name(event.viewer)} is shown {what}"


def _pieces(t: Tables, pieces: Sequence[Seen], owners: set[int], seat: Seat) -> str:
    """Each piece by name if the seat knew it before or after, else by its back, if that was seen, or its class; its owner goes
    without saying at his place."""
    if not any(one.back or one.seers & t.sight.bit(seat) for one in pieces):
        return _counted(Counter(t.piece_class[one.piece] for one in pieces))
    return _counted(Counter(_piece(t, one, seat, t.piece_owner[one.piece] in owners) for one in pieces))


def _piece(t: Tables, one: Seen, seat: Seat, owned: bool = False) -> str:
    """A piece, as a seat can name it."""
    if one.seers & t.sight.bit(seat):
        return naming.piece_name(t, one.piece, owned, one.side)
    return (naming.back_name if one.back else naming.class_name)(t, one.piece, owned)


def _counted(names: Counter[str]) -> str:
    return ", ".join(name if count == 1 else f"{count} x {name}" for name, count in names.items())


def went(t: Tables, moves: Sequence[Moved | Transferred], seat: Seat, on: Seen | None = None) -> str:
    """What went from one place or holder to another; in a chain, on which piece the first was laid."""
    match moves[0]:
        case Moved(_, source, place):
            pieces = [one for move in moves if isinstance(move, Moved) for one in move.pieces]
            laid = f", on {_piece(t, on, seat, t.piece_owner[on.piece] == t.place_owner[place])}" if on is not None else ""
            return (_moved(t, pieces, source, place, seat) + laid).replace("_", " ")
        case Transferred(_, holder, to):
            total: Counter[int] = Counter()
            for move in moves:
                if isinstance(move, Transferred):
                    total.update(dict(move.way))
            return _transferred(t, total, (holder, to), seat)


def _moved(t: Tables, pieces: list[Seen], source: int, place: int, seat: Seat) -> str:
    what = _pieces(t, pieces, {t.place_owner[source], t.place_owner[place]}, seat)
    owner = t.place_owner[source]
    if source == place and (t.in_line[place] or any(t.family[place] == chain.zone for chain in t.program.chains)):
        text = f"{what} elsewhere in {t.place_name(place)}"
    elif owner >= 0 and owner == t.place_owner[place]:
        text = f"{t.seat_name(owner)}: {what} from {_own(t, source)} to {_own(t, place)}"
    else:
        text = f"{what} from {t.place_name(source)} to {t.place_name(place)}"
    return text.replace("_", " ")


def _own(t: Tables, place: int) -> str:
    """A place of somebody who is named already: a zone by its name, a space of a grid by its own."""
    if t.family[place] in t.grid:
        return t.place_name(place)
    return t.family[place] + t.second_key(t.family[place], t.index[place])


def _transferred(t: Tables, total: Counter[int], sides: tuple[Side, Side], seat: Seat) -> str:
    """What went from one holder to another."""
    if not any(total.values()):
        return ""
    ends = [_holder(t, side.base, side.knowers, seat) for side in sides]
    ends = [f"{end} in {t.place_name(side.place)}" if side.place >= 0 else end for end, side in zip(ends, sides, strict=True)]
    if counters := naming.counters_in(t, total.items()):
        up = sides[0].place < 0
        return f"{t.resource_names[counters[0]]} of {ends[up]} {'+' if up else '-'}{total[counters[0]]}".replace("_", " ")
    return f"{naming.way_name(t, tuple(sorted(total.items())))} from {ends[0]} to {ends[1]}".replace("_", " ")


def _holder(t: Tables, base: int, knowers: int, seat: Seat) -> str:
    """A holder as a seat can name it: a piece that it does not know by its class."""
    piece = t.sight.laden(base)
    return naming.holder_name(t, base) if piece < 0 else _piece(t, Seen(piece, knowers, knowers), seat)
