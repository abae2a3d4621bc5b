"""What happened, each thing as a part of a sentence: who, what is done, with what; of what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from interpreter.engine import sight
from interpreter.engine.faces import EVERYONE
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import (
    Advanced,
    CalledOff,
    CameBack,
    ChangedHands,
    ChosenAtRandom,
    Event,
    Gained,
    Helped,
    Left,
    Lost,
    MissesTurn,
    RanShort,
    Rolled,
    RolledDice,
    Seen,
    Showed,
    Shuffled,
    Spent,
    Swapped,
    TakesAnother,
    TurnedOver,
    Won,
)  # fmt: skip
from interpreter.telling.english.articles import is_plural, the
from interpreter.telling.english.inflection import amount, listed, many, whose
from interpreter.telling.log.phrases import by_chance, sentence
from interpreter.telling.log.worth_telling import Change, numbers_told
from interpreter.telling.report.amounts import holder, piece, pieces, plain, resource, resources
from interpreter.telling.report.tallies import counting_on, tallies
from interpreter.telling.report.things import Thing, together
from interpreter.telling.words import naming
from interpreter.telling.words.for_a_while import switches
from rulelang import program as p

NOBODY = -1
SHUFFLED, BY_CHANCE = "shuffled: ", "by chance, "
NUMBER = "number"  # a clause of what somebody's number is now, for a verb

_FEW = 3  # numbers that change at once and stand beside what was done


class Clause(NamedTuple):
    """`who` does something, in the words of who does it: `take`, `1 faith from crafts`. Without a verb it stands for itself."""

    who: int
    verb: str
    rest: str = ""
    source: str = ""  # what it comes from
    to: str = ""  # and where it goes
    what: tuple[Thing, ...] = ()  # what goes there; if it is given, `rest` is said of it afterwards
    also: tuple[str, ...] = ()  # where else the same goes, or comes from if it is `gathered`
    gathered: bool = False
    via: tuple[str, ...] = ()  # spaces where it stood in between
    stops: bool = False  # whether `to` is one of several places of a board or a kind, where it, or a player, stands to be seen
    own: tuple[bool, bool] = (False, False)  # whether it comes from, and goes to, a zone of whoever does it
    untold: str = ""  # `source`, `to`: an end that goes without saying
    together: tuple[int, ...] = ()  # who did it, if several did
    note: Literal["", "own", "common"] = ""  # it stands beside what was done, a number of a player's or of all: `built 2`
    change: int = 0  # by how much that number changed, if it counts things: `built`, 2 more
    set_to: str = ""  # that number, if it was not so much more or less: beside a piece of this number it goes without saying
    notes: tuple[str, ...] = ()  # what stands beside it
    chance: str = ""  # what chance has chosen
    ways: frozenset[int] = frozenset()  # the choices, by their numbers, of which it may have come


def clause(t: Tables, event: Event[State], seat: Seat, active: int) -> Clause | None:
    """What is told of an event; nothing where it is bookkeeping, or a secret."""
    match event:
        case Spent(player, way, base):
            return _paid(t, player, resources(t, way), base)
        case Gained(player, resource, taken, lost):
            return _gained(t, player, resource, taken, lost)
        case Helped(player, way, base, _, _):
            paid = Thing(plain(naming.way_seen(t, way, player, seat)), "amount")
            to = own(t, holder(t, base), player)
            return Clause(player, "pay", to=to, what=(paid,)) if _known(t, event, seat) else None
        case Advanced(track, member, steps):
            return _advanced(t, track, member, steps)
        case Rolled(slot, value):
            return _rolled(t, slot, value, seat, active)
        case ChosenAtRandom():
            return _at_random(t, event, seat, active)
        case RolledDice(dice, places):
            return _dice(t, dice, places, seat, active)
        case Won() | Lost() | Left() | CameBack() | TakesAnother() | MissesTurn():
            return _of_a_player(t, event)
        case Shuffled(place):
            return Clause(NOBODY, "", f"{SHUFFLED}{the(plain(t.place_name(place)))}")
        case ChangedHands():
            return _changed_hands(t, event, seat, active)
        case Showed() | Swapped() | TurnedOver() | CalledOff():
            return _as_in_the_log(t, event, seat, active)
    text = sentence(t, event, seat)
    return Clause(NOBODY, "", plain(text)) if text else None


def _at_random(t: Tables, event: ChosenAtRandom, seat: Seat, active: int) -> Clause:
    """`the spot is b1`; of a piece that is called as what was asked for: `the iron order is chosen`."""
    asked = plain(naming.chosen_at(t, event.line)[0])
    if event.piece is None:
        chosen = own(t, plain(by_chance(t, event, seat)), active)
        return Clause(NOBODY, "", f"{BY_CHANCE}{the(asked)} is {chosen}", chance=the(chosen))
    chosen = own(t, piece(t, event.piece, seat), active)
    told = f"{chosen} is chosen" if chosen.endswith(f" {asked}") else f"{the(asked)} is {chosen}"
    return Clause(NOBODY, "", f"{BY_CHANCE}{told}", chance=the(chosen))


def ran_short(t: Tables, event: RanShort, active: int, *, some: bool) -> Clause:
    """How many pieces fewer than wanted came, if there were `some`; else that there were none."""
    missing = f"{event.missing} more" if some else "nothing"
    verb = "could not" if some else "could"
    return Clause(NOBODY, "", f"{missing} {verb} be drawn from {the(own(t, plain(t.place_name(event.source)), active))}")


def _of_a_player(t: Tables, event: Won | Lost | Left | CameBack | TakesAnother | MissesTurn) -> Clause | None:
    """What becomes of a player."""
    match event:
        case Left(player, span):
            return Clause(player, "leave", f"the {naming.span_name(t, span)}")
        case CameBack(player, span):
            return Clause(player, "come", f"back to the {naming.span_name(t, span)}")
        case TakesAnother(player):
            return Clause(player, "take", "another turn")
        case MissesTurn(player):
            return Clause(NOBODY, "", f"{t.seat_name(player)} misses a turn")
    return Clause(event.player, "win" if isinstance(event, Won) else "lose", "") if event.player >= 0 else None


def _known(t: Tables, event: Helped, seat: Seat) -> bool:
    return t.sight.laden(event.base) < 0 or bool(event.knowers & t.sight.bit(seat))


def _as_in_the_log(t: Tables, event: Event[State], seat: Seat, active: int) -> Clause | None:
    """Who looks at something does it; the rest happens."""
    match event:
        case Showed(seen, place, viewer, you):
            what = f"{together(pieces(t, seen, {t.place_owner[place]}, seat))} in {the(own(t, plain(t.place_name(place)), you))}"
            if viewer == EVERYONE:
                return Clause(you, "show", f"{what} to all")
            return (
                Clause(viewer, "look", f"at {what}") if viewer == you else Clause(you, "show", f"{what} to {t.seat_name(viewer)}")
            )
        case TurnedOver(one, down):
            return Clause(NOBODY, "", f"{piece(t, one, seat)} is turned face {'down' if down else 'up'}")
        case Swapped(one, other):
            return Clause(NOBODY, "", f"{piece(t, one, seat)} and {piece(t, other, seat)} change places")
    text = sentence(t, event, seat)
    return Clause(NOBODY, "", own(t, plain(text), active)) if text else None


def _changed_hands(t: Tables, event: ChangedHands, seat: Seat, active: int) -> Clause:
    """Pieces that became another player's: whose turn it is turns them, if they are that player's now."""
    several = len(event.pieces) > 1
    what = f"{together(pieces(t, event.pieces, (), seat))} in {listed([plain(t.place_name(at)) for at in event.places])}"
    if event.to == active:
        return Clause(active, "turn", f"{what} into {'' if several else 'one of '}your own")
    return Clause(NOBODY, "", f"{what} {'become' if several else 'becomes'} {whose(t.seat_name(event.to))}")


def _paid(t: Tables, player: int, told: str, base: int) -> Clause | None:
    to = holder(t, base)
    return Clause(player, "pay", told if to == "the supply" else f"{told} to {to}") if told else None


def _gained(t: Tables, player: int, gained: int, taken: int, lost: int) -> Clause:
    name = plain(t.resource_names[gained])
    if not taken:
        return Clause(player, "gain", f"no {name}")
    return Clause(player, "gain", resource(t, gained, taken) + (f" ({lost} more could not be had)" if lost else ""))


def _advanced(t: Tables, track: int, member: int, steps: int) -> Clause:
    one = t.program.tracks[track]
    told = f"{amount(abs(steps), 'step')} {'on' if steps > 0 else 'back'} along {plain(one.name)}"
    if one.of == "player":
        return Clause(member, "move", told)
    whose = f" of {plain(naming.value_name(t, one.of, member))}" if one.of else ""
    return Clause(NOBODY, "", f"{plain(one.name)}{whose} moves {amount(abs(steps), 'step')} {'on' if steps > 0 else 'back'}")


def _rolled(t: Tables, slot: int, value: int, seat: Seat, active: int) -> Clause | None:
    if not sight.number(t, slot, seat) or slot in naming.unshown(t):
        return None
    name, shown = plain(naming.slot_name(t, slot)), plain(naming.slot_value(t, slot, value))
    role = naming.role_at(t, slot)
    if role is not None:
        return Clause(
            NOBODY, "", f"by chance, {shown} becomes {the(name)}" if role.of_kind is None else f"{name} is, by chance, {shown}"
        )
    which = f" with {name}" if len(t.program.dice) > 1 else ""
    return Clause(active, "roll", shown + which) if active >= 0 else Clause(NOBODY, "", f"{name} comes up {shown}")


def _dice(t: Tables, dice: Sequence[Seen], places: Sequence[int], seat: Seat, active: int) -> Clause:
    """`roll 3, 3 and 5`; to whoever does not see them, how many."""
    owner = t.place_owner[places[0]]
    kind = t.piece[t.piece_class[dice[0].piece]]
    seen = [kind.rows[one.side].removeprefix(f"{kind.name} ") for one in dice if one.seers & t.sight.bit(seat)]
    hidden = amount(len(dice) - len(seen), plain(kind.name)) if len(dice) > len(seen) else ""
    told = listed([*seen, *([hidden] if hidden else [])])
    who = owner if owner >= 0 else active
    if who >= 0:
        return Clause(who, "roll", told)
    rolled = f"{the(plain(kind.name))} comes up" if len(dice) == 1 else f"{the(many(plain(kind.name)))} come up"
    return Clause(NOBODY, "", f"{rolled} {told}")


def own(t: Tables, place: str, who: int) -> str:
    """A place without whose it is, where it is clear."""
    return place.replace(f" of {t.seat_name(who)}", "") if who >= 0 else place


def became(t: Tables, changes: list[Change], seat: Seat, active: int, *, first: bool = False) -> list[Clause]:
    """Numbers and roles that changed; who is what now, and not what is nobody's any more. Of a tally that all share only if a
    phase begins with it (`first`), of one of each player not at all."""
    found = []
    changes = [one for one in changes if one[0].slot not in tallies(t) or (first and _counter_of(t, one[0].slot) < 0)]
    numbers: list[Change] = []
    for change in changes:
        event, _ = change
        if event.slot in switches(t):
            player, holds = switches(t)[event.slot]
            found += [Clause(player, NUMBER, holds)] if event.value and not event.before else []
            continue
        if (owner := _counter_of(t, event.slot)) >= 0 and not _hidden(t, event.slot, seat):
            name = plain(naming.slot_name(t, event.slot).partition(" of ")[0])
            set_to = "" if change[1] in counting_on(t) else str(event.value)
            found.append(Clause(owner, "", f"{name} {event.value}", note="own", change=_change(t, change, name), set_to=set_to))
            continue
        role = naming.role_at(t, event.slot)
        if role is not None and event.value >= 0 and _is_where(t, role) and not _hidden(t, event.slot, seat):
            place = the(plain(naming.slot_value(t, event.slot, event.value)))
            found.append(Clause(event.slot - t.slot["role", role.name], "move", f"to {place}", stops=True))
            continue
        if (
            role is not None
            and role.each_class == "player"
            and role.by is None
            and role.of_kind
            and not _hidden(t, event.slot, seat)
        ):
            told = f"{plain(role.name)} is now {plain(naming.slot_value(t, event.slot, event.value))}"
            found.append(Clause(event.slot - t.slot["role", role.name], NUMBER, told))
            continue
        if role is None and active >= 0 and len(changes) <= _FEW and not _hidden(t, event.slot, seat):
            whole = plain(naming.slot_name(t, event.slot))
            name = own(t, whole, active)
            told = f"{name} {plain(naming.slot_value(t, event.slot, event.value))}"
            found.append(Clause(active, "", told, note="common" if name == whole else "own"))
            continue
        if role is None or role.of_kind is not None or "of" in naming.slot_name(t, event.slot).split():
            numbers.append(change)
        elif 0 <= event.value < t.seats and not _hidden(t, event.slot, seat):
            found.append(Clause(event.value, "become", the(plain(naming.slot_name(t, event.slot)))))
    return [*(Clause(NOBODY, "", _now(plain(text))) for _, text in numbers_told(t, numbers, seat)), *found]


def _change(t: Tables, change: Change, name: str) -> int:
    """By how much a counter of things, as `chips`, changed, if so many more or less were counted."""
    event, line = change
    return event.value - event.before if line in counting_on(t) and many(name) == name else 0


def _is_where(t: Tables, role: p.Role) -> bool:
    """Whether a role of each player says where they are: on a grid, or at one end of what leads from one member to another."""
    if role.each_class != "player" or role.by is not None or role.of_kind is None:
        return False
    ways: list[p.Kind | p.Piece] = [*t.program.kinds, *t.program.pieces]
    leads = any([column.type for column in one.columns].count(role.of_kind) > 1 for one in ways)
    return leads or any(grid.space == role.of_kind for grid in t.program.grids)


def _hidden(t: Tables, slot: int, seat: Seat) -> bool:
    return not sight.number(t, slot, seat) or slot in naming.unshown(t)


def _counter_of(t: Tables, slot: int) -> int:
    """Whose counter it is, if it is one that each player has, for itself."""
    for counter in t.program.counters:
        first = t.slot["counter", counter.name]
        if counter.of == "player" and counter.by is None and first <= slot < first + t.seats:
            return slot - first
    return NOBODY


def _now(text: str) -> str:
    """`pot is 3` as `pot is now 3`."""
    name, is_, value = text.partition(" is ")
    return f"{the(name)} {'are' if is_plural(name) else 'is'} now {value}" if is_ and ":" not in text else text
