"""A trace told in sentences to one seat: every change that it may know of, with the line of rules that caused it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from interpreter.engine import sight
from interpreter.engine.faces import EVERYONE
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.telling.log.passed_over import passed_over
from interpreter.telling.log.worth_telling import numbers_told, settled
from interpreter.telling.words import wording

TURN = "'s turn"
PHASE = "Phase: "
_DECIDED = {"choose": " chooses", "number": " chooses", "pay": " pays", "gain": " takes", "use": " uses", "order": ": first"}


class Event(NamedTuple):
    """One thing that happened: the number of the line that caused it (-1: none), the player it concerns (-1), a sentence."""

    line: int
    player: int
    text: str


def events(t: Tables, trace: Iterable[tuple[Any, ...]], seat: Seat = None) -> list[Event]:
    """The sentences of a trace as a seat hears them, in order; what one line moves from one place to another is told in one."""
    found: list[Event] = []
    line, player = -1, -1
    waiting: list[tuple[Any, ...]] = []  # moves between the same two places, one after another
    phases = {body.line: body.label for body in t.program.bodies if body.form == "phase"}
    before: tuple[Any, ...] = ()
    numbers: list[tuple[Any, ...]] = []  # numbers that changed, one after another
    for entry in [*settled(t, trace), ("end",)]:
        if entry == ("line", line) or _told_already(t, before, entry):
            continue
        if numbers and entry[0] not in ("line", "used", "become"):
            found += [Event(number[-1], player, text.replace("_", " ")) for number, text in numbers_told(t, numbers, seat)]
            numbers = []
        before = entry if entry[0] == "choice" else before if entry[0] in ("line", "used", "advance") else ()
        if waiting and not _together(waiting[-1], entry):
            if text := _told(t, waiting, seat):
                found.append(Event(line, player, text))
            waiting = []
        match entry:
            case ("line", number):
                line = number
                if number in phases:
                    found.append(Event(line, -1, f"{PHASE}{phases[number]}".replace("_", " ")))
            case ("move" | "transfer", *_):
                waiting.append(entry)
            case ("become", *_):
                numbers.append((*entry, line))
            case _:
                player = entry[1] if entry[0] == "turn" else player
                if entry[0] == "turn" and found and found[-1].text.endswith(TURN):
                    found.pop()  # a turn in which nothing happened
                if text := _sentence(t, entry, seat):
                    found.append(Event(line, _whose(entry, player), text.replace("_", " ")))
    return found


def _told_already(t: Tables, before: tuple[Any, ...], entry: tuple[Any, ...]) -> bool:
    """Whether a payment to the supply was told as the choice of how to pay."""
    return entry[0] == "pay" and before[:3] == ("choice", entry[1], "pay") and entry[3] == t.holder["supply", None]


def _together(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return one[0] == other[0] and one[2:] == other[2:]


def _told(t: Tables, moves: list[tuple[Any, ...]], seat: Seat) -> str:
    if moves[0][0] == "transfer":
        return _transferred(t, moves, seat)
    source, place = moves[0][2:]
    what = _pieces(t, [one for move in moves for one in move[1]], {t.place_owner[source], t.place_owner[place]}, seat)
    owner = t.place_owner[source]
    if owner >= 0 and owner == t.place_owner[place]:
        text = f"{wording.seat_name(owner)}: {what} from {_own(t, source)} to {_own(t, place)}"
    else:
        text = f"{what} from {t.place_name(source)} to {t.place_name(place)}"
    return text.replace("_", " ")


def _own(t: Tables, place: int) -> str:
    """A place of somebody who is named already: a zone by its name, a space of a grid by its own."""
    return t.place_name(place) if t.family[place] in t.grid else t.family[place]


def _transferred(t: Tables, moves: list[tuple[Any, ...]], seat: Seat) -> str:
    """What went from one holder to another, as far as the amounts of either can be seen; a supply without end shows none."""
    source, place, *masks, lies = moves[0][2:]
    seen = [base for base, (amounts, _) in zip((source, place), masks, strict=True) if amounts & t.sight.bit(seat)]
    total: Counter[int] = Counter()
    for move in moves:
        total.update(dict(move[1]))
    if seen == [t.holder["supply", None]]:
        total = Counter({resource: amount for resource, amount in total.items() if not t.unlimited[resource]})
    if not seen or not any(total.values()):
        return ""
    ends = [_holder(t, base, mask, seat) for base, mask in zip((source, place), masks, strict=True)]
    ends = [f"{end} in {t.place_name(at)}" if at >= 0 else end for end, at in zip(ends, lies, strict=True)]
    told = [
        wording.way_name(t, ((resource, amount),)) if any(_amount_seen(t, base, resource, seat) for base in seen) else name
        for resource, amount in sorted(total.items())
        if amount and (name := t.resource_names[resource])
    ]
    return f"{' + '.join(told)} from {ends[0]} to {ends[1]}".replace("_", " ")


def _amount_seen(t: Tables, base: int, resource: int, seat: Seat) -> bool:
    """Whether a seat sees how much of a resource a holder has, whose other amounts it sees."""
    player, supply = base - t.holder["player", None], t.holder["supply", None]
    if base == supply:
        return sight.number(t, supply + resource, seat)
    return not 0 <= player < t.players or t.sees_held(player, resource, seat)


def _holder(t: Tables, base: int, masks: tuple[int, int], seat: Seat) -> str:
    """A holder as a seat can name it: a piece that it does not know by its class."""
    piece = t.sight.laden(base)
    return wording.holder_name(t, base) if piece < 0 else _piece(t, (piece, masks[1]), seat)


def decided(player: int, kind: str, label: str) -> str:
    """`Player 1 chooses crafts`: a decision told."""
    if label.startswith("decline: "):
        return f"{wording.seat_name(player)} declines: {label.removeprefix('decline: ')}".replace("_", " ")
    if kind == "use" and label == "stop":
        return f"{wording.seat_name(player)} stops"
    return f"{wording.seat_name(player)}{_DECIDED.get(kind, ':')} {label}".replace("_", " ")


def lines(trace: Iterable[tuple[Any, ...]]) -> set[int]:
    """The numbers of the lines that ran."""
    return {entry[1] for entry in trace if entry[0] in ("line", "used")}


def _whose(entry: tuple[Any, ...], player: int) -> int:
    return int(entry[1]) if entry[0] in ("choice", "gain", "helped", "passed over", "pay", "turn", "unpaid", "win") else player


def _sentence(t: Tables, entry: tuple[Any, ...], seat: Seat) -> str:
    match entry:
        case ("turn", player):
            return f"{wording.seat_name(player)}{TURN}"
        case ("choice", player, kind, labels):
            return decided(player, kind, labels[-1 if seat is None else seat])
        case ("pay", player, way, base):
            given = tuple((resource, amount) for resource, amount in way if t.tracked[resource] is None)
            to = wording.holder_name(t, base)
            to = "" if to == "the supply" else f" to {to}"
            return f"{wording.seat_name(player)} pays {wording.way_seen(t, given, player, seat)}{to}" if given else ""
        case ("gain", player, resource, taken, lost):
            if not t.sees_held(player, resource, seat):
                return f"{wording.seat_name(player)} gains {t.resource_names[resource]}"
            rest = f" ({lost}{' more' if taken else ''} could not be had)" if lost else ""
            return f"{wording.seat_name(player)} gains {taken or 'no'} {t.resource_names[resource]}{rest}"
        case ("helped", player, way, base, owner, masks):
            whose = "" if owner in (player, -1) else f" of {wording.seat_name(owner)}"
            paid = wording.way_seen(t, way, player, seat)
            return f"{wording.seat_name(player)} pays {paid} to {_holder(t, base, masks, seat)}{whose}"
        case ("advance", track, index, steps):
            one = t.program.tracks[track]
            whose = f" of {wording.value_name(t, one.of, index)}" if one.of else ""
            return f"{one.name}{whose} moves on by {steps}"
        case ("roll", slot, _) if not sight.number(t, slot, seat):
            return ""
        case ("roll", slot, value):
            role = any(t.slot["role", role.name] == slot for role in t.program.roles)
            return f"{wording.slot_name(t, slot)} {'is, by chance,' if role else 'comes up'} {wording.slot_value(t, slot, value)}"
        case ("win", player):
            return f"{wording.seat_name(player) if player >= 0 else 'nobody'} wins"
        case ("shuffle", place):
            return f"{t.place_name(place)}: shuffled"
    return _of_pieces(t, entry, seat)


def _of_pieces(t: Tables, entry: tuple[Any, ...], seat: Seat) -> str:
    """What happens to pieces without their being moved away."""
    match entry:
        case ("swap", one, other):
            return f"{_piece(t, one, seat)} and {_piece(t, other, seat)} change places"
        case ("show", pieces, place, viewer, you):
            return _shown(t, pieces, place, (viewer, you), seat)
        case ("turn over", piece, down):
            return f"{_piece(t, piece, seat)} is turned face {'down' if down else 'up'}"
    return _missed(t, entry, seat)


def _missed(t: Tables, entry: tuple[Any, ...], seat: Seat) -> str:
    """What could not be done, or not all of it."""
    match entry:
        case ("passed over", player, what, then):
            return _passed_over(player, _what(t, *what), then) if then is not None or seat == player else ""
        case ("no room", place):
            return f"there is no room for more in {t.place_name(place)}"
        case ("unpaid", player, way):
            own = t.holder["player", None] + player
            told = tuple((one, amount) for one, amount in way if sight.number(t, own + one * t.players, seat))
            return f"{wording.seat_name(player)} has {wording.way_name(t, told)} too little to pay all" if told else ""
        case ("short", missing, source, place):
            return f"{missing} more could not be drawn from {t.place_name(source)} to {t.place_name(place)}"
    return ""


def _what(t: Tables, site: int, which: int) -> str:
    """What was passed over: a body by its entry, or what the decision at a site is about; nothing if it is more of the same."""
    if site < 0:
        return t.label_of_entry[which]
    return "" if t.sites[site].name == "again" else t.sites[site].labels[which]


def _passed_over(player: int, what: str, then: tuple[Any, ...] | None) -> str:
    """`Player 2: follow is not possible: it takes 2 gold and Player 2 has 1, missing 1 gold`."""
    reason = passed_over(*then) if then is not None else ""
    text = f"{wording.seat_name(player)}: {what} is not possible" if what else ""
    return f"{text}: {reason}" if text and reason else text


def _shown(t: Tables, pieces: tuple[tuple[int, int, int], ...], place: int, who: tuple[int, int], seat: Seat) -> str:
    """`Player 1 looks at ace in hand of Player 2`; to whoever was not shown it, how many there were."""
    viewer, you = who
    what = f"{_pieces(t, list(pieces), {t.place_owner[place]}, seat)} in {t.place_name(place)}"
    if viewer == EVERYONE:
        return f"shown to all: {what}"
    if viewer == you:
        return f"{wording.seat_name(viewer)} looks at {what}"
    return f"{wording.seat_name(viewer)} is shown {what}"


def _pieces(t: Tables, pieces: list[tuple[int, int, int]], owners: set[int], seat: Seat) -> str:
    """Each piece by name if the seat knew it before or after, else by its class; its owner goes without saying at his place."""
    if not any(seers & t.sight.bit(seat) for _, seers, _ in pieces):
        return _counted(Counter(t.piece_class[piece] for piece, _, _ in pieces))
    return _counted(Counter(_piece(t, one, seat, t.piece_owner[one[0]] in owners) for one in pieces))


def _piece(t: Tables, one: tuple[int, ...], seat: Seat, owned: bool = False) -> str:
    """A piece, given with those who know it, as a seat can name it."""
    piece, seers, *_ = one
    return (wording.piece_name if seers & t.sight.bit(seat) else wording.class_name)(t, piece, owned)


def _counted(names: Counter[str]) -> str:
    return ", ".join(name if count == 1 else f"{count} x {name}" for name, count in names.items())
