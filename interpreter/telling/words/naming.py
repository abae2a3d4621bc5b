"""What things are called: pieces, by face or back, and values, payments, slots and holders of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.constants import space_name
from interpreter.numbering.tables import Tables, tables_of
from interpreter.paying.ways import Way
from interpreter.state.state import State
from rulelang import program as p
from rulelang.program.nodes import parts
from rulelang.program.values.arithmetic import written
from rulelang.program.values.atoms import NO_LIMIT

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number


def piece_name(t: Tables, piece: int, owned: bool = False, side: int = -1) -> str:
    """A piece by its face: its row, or its class if all of the class look alike; with its owner, unless `owned` is known.

    Of a die the row is the side that is up, if that is given.
    """
    kind = t.piece[t.piece_class[piece]]
    row = side if kind.rolled else t.piece_row[piece] if len(kind.rows) > 1 else -1
    name = kind.rows[row] if row >= 0 else kind.name
    return name if owned or t.piece_owner[piece] < 0 else f"{name} of {t.seat_name(t.piece_owner[piece])}"


def face_name(s: State, piece: int, owned: bool = False) -> str:
    """The same at a moment: of dice with the side that is up."""
    return piece_name(tables_of(s), piece, owned, sight.side(s, piece))


def row_now(s: State, piece: int) -> int:
    """Which row of its class a piece is; of dice, which side is up."""
    t = tables_of(s)
    return s.v[t.slot["side", ""] + piece] if t.piece[t.piece_class[piece]].rolled else t.piece_row[piece]


def back_name(t: Tables, piece: int, owned: bool = False) -> str:
    """A piece by what shows on its back: its class, a column if the class says so, and its owner."""
    return f"{t.back_shows(piece)} {class_name(t, piece, owned)}".lstrip()


def class_name(t: Tables, piece: int, owned: bool = False) -> str:
    """A piece that lies where not even its back is seen: its class, and its owner."""
    name = t.piece_class[piece]
    return name if owned or t.piece_owner[piece] < 0 else f"{name} of {t.seat_name(t.piece_owner[piece])}"


def seen_name(s: State, piece: int, seat: Seat, owned: bool = False) -> str:
    """A piece as a seat can name it: by its face, or by its back where it sees no more."""
    return face_name(s, piece, owned) if sight.piece(s, piece, seat) else unseen_name(s, piece, owned)


def unseen_name(s: State, piece: int, owned: bool = False) -> str:
    """A piece whose face is not seen: by its back where that is seen, else by its class."""
    return (back_name if sight.back(s, piece) else class_name)(tables_of(s), piece, owned)


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `11th`."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def counters_in(t: Tables, way: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Those of some amounts that are counters of pieces: they go up and down, and nobody takes or gives them."""
    return tuple(one for one, _ in way if t.program.resources[one].counted_of is not None)


def amount_name(t: Tables, resource: int, amount: object) -> str:
    """`1 coin`, `2 coins`, `no coins`: so much of a resource."""
    return f"{amount} {(t.resource_names if amount == 1 else t.resource_plurals)[resource]}"


def way_name(t: Tables, way: Way) -> str:
    """`2 wood + 1 gold`; `nothing`."""
    return " + ".join(amount_name(t, resource, amount) for resource, amount in way if amount) or "nothing"


def way_seen(t: Tables, way: Way, player: int, seat: Seat) -> str:
    """The same, as a seat may know it: of what it does not see how much of it that player has only the name."""
    if not t.sight.closed:
        return way_name(t, way)
    hidden = [t.resource_names[resource] for resource, _ in way if not t.sees_held(player, resource, seat)]
    open_ = tuple((resource, amount) for resource, amount in way if t.sees_held(player, resource, seat))
    return " + ".join([*hidden, *([way_name(t, open_)] if open_ or not hidden else [])])


def number_name(value: Number) -> str:
    """A number, or that there is no limit."""
    return "no limit" if value == NO_LIMIT else written(value)


def value_name(t: Tables, type_: str, value: int) -> str:
    """A number, truth, player, piece, space or member in words."""
    if type_ in ("number", "truth"):
        return number_name(value)
    if type_ == "player":
        return t.seat_name(value)
    if type_ in t.class_pieces:
        return piece_name(t, value) if value >= 0 else "nothing"
    if type_ in t.space_grid:
        return space_name(value, t.width[t.space_grid[type_].name]) if value >= 0 else "nothing"
    if type_ in t.area:
        return type_ if value >= 0 else "nothing"  # which it is, only a state says
    return t.kind[type_].members[value] if value >= 0 else "nothing"


@lru_cache(maxsize=256)
def chosen_at(t: Tables, line: int) -> tuple[str, str]:
    """What is chosen by chance at a line: its name, and its class."""
    found = (node for node in parts(t.program) if isinstance(node, p.ChooseAtRandom) and node.line == line)
    return next((node.name, node.group.type) for node in found)


def whose(t: Tables, name: str, owner: int, player: int) -> str:
    """A name as a player hears it: with its owner, if that is somebody else."""
    return name if owner in (-1, player) else f"{name} of {t.seat_name(owner)}"


def span_name(t: Tables, span: int) -> str:
    """What players can be out of."""
    return t.spans[span].replace("_", " ")


def slot_name(t: Tables, slot: int) -> str:
    """The counter, role, die, track, face or amount at a slot of `v`."""
    for (_, name), first in t.slot.items():
        size = _slot_count(t, name)
        if first <= slot < first + size:
            index = slot - first
            return name if size == 1 else f"{name} of {_owner_name(t, name, index)}"
    return "turns"


def _slot_count(t: Tables, name: str) -> int:
    return t.kept_for(t.of(name), t.by(name))


def _owner_name(t: Tables, name: str, index: int) -> str:
    of, by = t.of(name), t.by(name)
    if by is None:
        return value_name(t, of or "number", index)
    return value_name(t, of or "number", index // t.kept_for(by)) + t.second_key(name, index)


def role_at(t: Tables, slot: int) -> p.Role | None:
    """The role that a slot of `v` is of, if it is of one."""
    return next((role for role in t.program.roles if slot in slots_of(t, "role", role)), None)


def slots_of(t: Tables, form: str, one: p.Counter | p.Role) -> range:
    """The slots of `v` where a counter or role is kept."""
    first = t.slot[form, one.name]
    return range(first, first + t.kept_for(one.of, one.by))


def slot_value(t: Tables, slot: int, value: int) -> str:
    """What stands at a slot, in words."""
    role = role_at(t, slot)
    return str(value) if role is None else value_name(t, role.of_kind or "player", value)


@lru_cache(maxsize=64)
def unshown(t: Tables) -> frozenset[int]:
    """The slots of what the rules keep in mind and nobody is shown."""
    kept: list[tuple[str, p.Counter | p.Role]] = [("counter", one) for one in t.program.counters]
    kept += [("role", one) for one in t.program.roles]
    return frozenset(slot for form, one in kept if one.unshown for slot in slots_of(t, form, one))


def holder_name(t: Tables, base: int) -> str:
    """The holder whose amounts begin at `base` in `v`."""
    for (form, of), first in t.holder.items():
        if first <= base < first + t.holder_count(form, of):
            index = base - first
            if form == "supply":
                return "the supply"
            if form == "player":
                return t.seat_name(index)
            if form == "member" and of is not None:
                return value_name(t, of, index)
            if form == "piece" and of is not None:
                return piece_name(t, t.class_pieces[of][0] + index)
            return t.place_name(t.first_place[of or ""] + index)
    return "the supply"
