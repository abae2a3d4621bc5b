"""What of a trace is worth telling: of a number that changes time and again what comes of it, and no phase without events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.telling.words import wording

RUN = 3  # so many numbers of one name in a row are told in one sentence
NAMED_AT_MOST = 12  # so many of them

Entry = tuple[Any, ...]


def settled(t: Tables, trace: Iterable[Entry]) -> list[Entry]:
    """The entries; of a number only its last change within a decision or a turn, and none where it is what it was before."""
    found: list[Entry | None] = []
    changed: dict[int, tuple[int, int]] = {}  # slot -> where its change stands among the entries, and what it was before
    for entry in trace:
        match entry:
            case ("choice" | "turn", *_):
                changed = {}
            case ("transfer", way, *_) if not any(amount for _, amount in way):
                continue
            case ("roll", slot, _):
                changed.pop(slot, None)
            case ("advance", track, index, _):
                changed.pop(t.slot["track", t.program.tracks[track].name] + index, None)
            case ("become", slot, value, before):
                if slot in changed:
                    number, before = changed[slot]
                    found[number] = None
                changed[slot] = (len(found), before)
                found.append(entry if value != before else None)
                continue
        found.append(entry)
    return list(_without_empty_phases(entry for entry in found if entry is not None))


def _without_empty_phases(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, without the beginning of a phase that is over before anything happened in it."""
    found: list[Entry] = []
    for entry in entries:
        if entry[0] == "done":
            begin = len(found)
            while begin and found[begin - 1][0] in ("line", "used"):
                begin -= 1
                if found[begin] == ("line", entry[1]):
                    found[begin] = ("used", entry[1])
                    break
        else:
            found.append(entry)
    yield from found


def numbers_told(t: Tables, entries: list[Entry], seat: Seat) -> list[tuple[Entry, str]]:
    """Numbers that changed one after another, as a seat hears it: `gain: c4 1, d3 2, …` where one name has many."""
    told: list[tuple[Entry, str]] = []
    for name, run in _runs(t, [entry for entry in entries if sight.number(t, entry[1], seat)]):
        named = [(entry, wording.slot_name(t, entry[1]), wording.slot_value(t, entry[1], entry[2])) for entry in run]
        if len(run) < RUN:
            told += [(entry, f"{what} is {value}") for entry, what, value in named]
            continue
        few = ", ".join(f"{what.removeprefix(f'{name} of ')} {value}" for _, what, value in named[:NAMED_AT_MOST])
        told.append((run[0], f"{name}: {few}" + (f" and {len(run) - NAMED_AT_MOST} more" if len(run) > NAMED_AT_MOST else "")))
    return told


def _runs(t: Tables, entries: list[Entry]) -> Iterator[tuple[str, list[Entry]]]:
    """The entries with what they are of, those of one name together that follow one another."""
    run: list[Entry] = []
    name = ""
    for entry in entries:
        of = wording.slot_name(t, entry[1]).partition(" of ")[0]
        if run and of != name:
            yield name, run
            run = []
        name = of
        run.append(entry)
    if run:
        yield name, run
