"""What a saying leaves open, looked up among what is declared: where a player holds such cards, what die there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulelang import ast
from rulelang.program import kinds
from rulelang.rewording.vocabulary import Vocabulary

_BOTH = 2  # dice of which one says `both`
_CLAUSES = ["cost", "reward", "needs"]


def left_open(v: Vocabulary, name: str, known: Mapping[str, str]) -> list[str]:
    """What may stand in a slot of the line for which nothing was said, the likeliest first; `known` is what was said."""
    return _FOUND[name](v, known) if name in _FOUND else []


def _of(known: Mapping[str, str]) -> str:
    return known.get("class", "")


def _columns(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    """The columns of the class in which the member may stand."""
    narrowed = v.said_of(_of(known), known.get("member", ""))
    return [told.split()[1] for told in narrowed if told.startswith("whose")]


def _with_member(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    """The classes of pieces in whose columns the member may stand."""
    return [name for name in v.classes if v.said_of(name, known.get("member", ""))]


def _narrowed_to(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    return [told for name in _with_member(v, known) for told in v.said_of(name, known["member"])]


def _with_row(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    return [name for name, rows in v.members.items() if known.get("row", "") in rows]


def _columns_of(v: Vocabulary, member: str) -> list[str]:
    """The columns of any class of pieces in which a member may stand."""
    told = [one for name in v.classes for one in v.said_of(name, member)]
    return list(dict.fromkeys(one.split()[1] for one in told if one.startswith("whose")))


def _only_number(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    """The column of a class that holds numbers, if there is just one."""
    numbers = [one for one in v.columns.get(_of(known), ()) if v.types.get(one) == kinds.NUMBER and one != "copies"]
    return numbers if len(numbers) == 1 else []


def _held(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    """What lies in the place that was said, if only one class of pieces may."""
    zone = v.zones.get(known.get("a", known.get("place", "")).removeprefix("your "))
    held = [] if zone is None else [name for name in v.classes if v.takes(zone.name, name)]
    return held if len(held) == 1 else []


def _dice(v: Vocabulary) -> list[str]:
    """The classes of dice."""
    return [node.name for node in v.declared if isinstance(node, ast.Dice)]


def _with_both(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    """The classes of pieces in whose columns two members stand: of `the two of clubs`."""
    return [name for name in v.classes if all(v.said_of(name, known.get(slot, "")) for slot in ("first", "second"))]


def _home(v: Vocabulary, known: Mapping[str, str]) -> list[str]:
    """Where the pieces of a class start, if each player has such pieces and such a place."""
    lines = [node for node in v.declared if isinstance(node, ast.PieceLine) and node.name == _of(known) and node.each is not None]
    starts = [line.starts.zone for line in lines if line.starts is not None]
    return [name for name in starts if v.said(name) == f"your {name}"]


_FOUND: Mapping[str, Callable[[Vocabulary, Mapping[str, str]], list[str]]] = {
    "hand": lambda v, known: v.hands(_of(known)),
    "own_hand": lambda v, known: v.hands(_of(known))[:1],
    "home": _home,
    "from": lambda v, known: v.hands(_of(known)),
    "away": lambda v, known: [
        *(one for one in v.zones if v.kept_for(one) and v.takes(one, _of(known))),
        *v.piles(_of(known)),
        *v.hands(_of(known)),
    ],
    "pile": lambda v, known: v.piles(_of(known)),
    "discard": lambda v, known: v.discard(_of(known)),
    "place": lambda v, known: [*v.hands(_of(known)), *v.piles(_of(known))],
    "zone_of_kind": lambda v, known: [f"{one} of {known['kind']}" for one in v.zones if v.kept_for(one) == known.get("kind")],
    "die": lambda v, known: list(v.dice),
    "first_die": lambda v, known: list(v.dice[:1]) if len(v.dice) == _BOTH else [],
    "second_die": lambda v, known: list(v.dice[1:]) if len(v.dice) == _BOTH else [],
    "held": _held,
    "track": lambda v, known: [f"your {one}" if v.numbers.get(one) else one for one in v.tracks],
    "class": lambda v, known: list(v.classes),
    "any_class": lambda v, known: list(v.classes),
    "span": lambda v, known: ["the round", *(f"the {name}" for name, form in v.forms.items() if form == "phase"), "the game"],
    "first_player": lambda v, known: [*v.roles, "seat 1"],
    "narrowed": lambda v, known: v.said_of(_of(known), known.get("member", "")),
    "column_of": _columns,
    "shown": lambda v, known: [one for one in dict.fromkeys(n for names in v.columns.values() for n in names) if one != "copies"],
    "any_resource": lambda v, known: list(v.resources),
    "own_resource": lambda v, known: [f"your {one}" for one in v.resources],
    "dice": lambda v, known: _dice(v),
    "place_of_dice": lambda v, known: [place for one in _dice(v) for place in [*v.hands(one), *v.piles(one)]],
    "column_of_first": lambda v, known: _columns_of(v, known.get("first", "")),
    "column_of_second": lambda v, known: _columns_of(v, known.get("second", "")),
    "only_number": _only_number,
    "class_of_row": _with_row,
    "class_of_member": _with_member,
    "narrowed_to": _narrowed_to,
    "class_of_both": _with_both,
    "table_of": lambda v, known: [f"{v.forms.get(one, 'piece')} {one}" for one in _with_row(v, known)],
    "any_clause": lambda v, known: _CLAUSES,
}
