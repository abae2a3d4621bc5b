"""The numbers of a view: counters, tracks, dice, roles, and what everybody holds."""

from __future__ import annotations

from functools import lru_cache

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables, tables_of
from interpreter.state.state import State
from interpreter.telling.view_shape import Amounts, Figures
from interpreter.telling.words import naming

Amount = tuple[int, str, bool]  # the slot of an amount, the resource, whether there is no end of it


def figures(s: State, player: Seat) -> Figures:
    """The numbers that a player may see."""
    t = tables_of(s)
    return {
        "counters": _numbers(s, "counter", player) | _numbers(s, "track", player) | _numbers(s, "die", player),
        "roles": {name: naming.slot_value(t, slot, s.v[slot]) for slot, name in _slots(t, "role", player)},
        "resources": _resources(s, player),
    }


def _numbers(s: State, form: str, player: Seat) -> dict[str, int]:
    return {name: s.v[slot] for slot, name in _slots(tables_of(s), form, player)}


@lru_cache(maxsize=256)
def _slots(t: Tables, form: str, player: Seat) -> tuple[tuple[int, str], ...]:
    """Every slot of counters, roles, tracks or dice that a player is shown, with its name."""
    found = []
    for (kind, name), first in t.slot.items():
        if kind == form:
            count = t.kept_for(t.of(name), t.by(name))
            found += [(first + index, naming.slot_name(t, first + index)) for index in range(count)]
    return tuple((slot, name) for slot, name in found if sight.number(t, slot, player) and slot not in naming.unshown(t))


def _resources(s: State, player: Seat) -> dict[str, Amounts]:
    t = tables_of(s)
    found: dict[str, Amounts] = {}
    for form, slots, name, unseen in _holders(t, player):
        amounts = amounts_of(s, slots)
        if amounts or unseen or form in ("player", "member"):
            found[name] = amounts | dict.fromkeys(unseen, "unseen")
    return found


def amounts_of(s: State, slots: tuple[Amount, ...]) -> Amounts:
    """What there is, by the names of the resources."""
    return {name: "unlimited" if endless else s.v[slot] for slot, name, endless in slots if endless or s.v[slot]}


@lru_cache(maxsize=256)
def _holders(t: Tables, player: Seat) -> tuple[tuple[str, tuple[Amount, ...], str, tuple[str, ...]], ...]:
    """Every holder that is no piece: its form, its amounts that a player sees, its name, and what the player does not see."""
    found = []
    for (form, of), first in t.holder.items():
        for index in range(t.holder_count(form, of) if form != "piece" else 0):
            amounts = _slots_of(t, form, of, index)
            seen = tuple(one for one in amounts if sight.number(t, one[0], player))
            unseen = tuple(name for slot, name, _ in amounts if not sight.number(t, slot, player))
            found.append((form, seen, naming.holder_name(t, first + index), unseen))
    return tuple(found)


@lru_cache(maxsize=64)
def slots_on_pieces(t: Tables) -> tuple[tuple[Amount, ...], ...]:
    """For each piece the amounts that may lie on it; nothing at all if no resource ever lies on a piece."""
    if not any(form == "piece" for form, _ in t.holder):
        return ()
    found = []
    for piece, name in enumerate(t.piece_class):
        index = piece - t.class_pieces[name][0]
        found.append(_slots_of(t, "piece", name, index) if ("piece", name) in t.holder else ())
    return tuple(found)


def _slots_of(t: Tables, form: str, of: str | None, index: int) -> tuple[Amount, ...]:
    return tuple(
        (t.amount_slot(form, of, resource, index), name, endless)
        for resource, name in enumerate(t.resource_names)
        if ((endless := form == "supply" and t.unlimited[resource]) or t.tracked[resource] is None)
        and (form == "piece" or t.program.resources[resource].counted_of is None)
    )
