"""A trace told in sentences: every change with the line of rules that caused it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from interpreter import words
from interpreter.tables import Tables


class Event(NamedTuple):
    """One thing that happened: the number of the line that caused it (-1: none), the player it concerns (-1), a sentence."""

    line: int
    player: int
    text: str


def events(t: Tables, trace: Iterable[tuple[Any, ...]]) -> list[Event]:
    """The sentences of a trace, in order."""
    found = []
    line, player = -1, -1
    for entry in trace:
        match entry:
            case ("line", number):
                line = number
                continue
            case ("turn", whose):
                player = whose
        text = _sentence(t, entry)
        if text:
            found.append(Event(line, _whose(entry, player), text))
    return found


def lines(trace: Iterable[tuple[Any, ...]]) -> set[int]:
    """The numbers of the lines that ran."""
    return {entry[1] for entry in trace if entry[0] in ("line", "used")}


def _whose(entry: tuple[Any, ...], player: int) -> int:
    return int(entry[1]) if entry[0] in ("choice", "pay", "gain", "turn", "win") else player


def _sentence(t: Tables, entry: tuple[Any, ...]) -> str:
    match entry:
        case ("turn", player):
            return f"{words.seat_name(player)}'s turn"
        case ("choice", player, prompt, label):
            return f"{words.seat_name(player)}: {prompt}: {label}"
        case ("pay", player, way, base):
            return f"{words.seat_name(player)} pays {words.way_name(t, way)} to {words.holder_name(t, base)}"
        case ("gain", player, resource, taken, lost):
            rest = f" ({lost} more could not be had)" if lost else ""
            return f"{words.seat_name(player)} gains {taken} {t.resource_names[resource]}{rest}"
        case ("transfer", way, base, to):
            return f"{words.way_name(t, way)} from {words.holder_name(t, base)} to {words.holder_name(t, to)}"
        case ("advance", track, _, steps):
            return f"{track} moves on by {steps}"
        case ("become", slot, value):
            return f"{words.slot_name(t, slot)} is {words.slot_value(t, slot, value)}"
        case ("roll", slot, value):
            return f"{words.slot_name(t, slot)} comes up {words.slot_value(t, slot, value)}"
        case ("win", player):
            return f"{words.seat_name(player)} wins"
        case ("shuffle", place):
            return f"{t.place_name(place)} is shuffled"
        case ("swap", piece, other):
            return f"{words.piece_name(t, piece)} and {words.piece_name(t, other)} change places"
        case ("move", pieces, source, place):
            return f"{_pieces(t, pieces, source, place)} from {t.place_name(source)} to {t.place_name(place)}"
    return ""


def _pieces(t: Tables, pieces: tuple[int, ...], source: int, place: int) -> str:
    """Pieces by name where everybody can see them before or after; else how many."""
    if "everyone" in (t.contents[source], t.contents[place]):
        return ", ".join(words.piece_name(t, piece) for piece in pieces)
    name = t.piece_class[pieces[0]]
    return f"a {name}" if len(pieces) == 1 else f"{len(pieces)} x {name}"
