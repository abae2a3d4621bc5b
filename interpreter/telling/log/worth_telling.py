"""What of a trace is worth telling: of a number that changes time and again what comes of it, and no phase without events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter.engine import sight
from interpreter.engine.sight import Seat
from interpreter.numbering.tables import Tables
from interpreter.state.state import State
from interpreter.state.trace import (
    Advanced,
    Became,
    Chose,
    Event,
    LineRan,
    LineRead,
    OnlyWay,
    PhaseDone,
    Rolled,
    Transferred,
    TurnBegan,
)
from interpreter.telling.words import naming

RUN = 3  # so many numbers of one name in a row are told in one sentence
NAMED_AT_MOST = 12  # so many of them

Events = Iterable[Event[State]]
Change = tuple[Became, int]  # a number that changed, and the line that caused it


def settled(t: Tables, trace: Events) -> list[Event[State]]:
    """What is worth telling of a trace line by line: without phases that are over before anything happened in them, and without
    what nobody was asked, as its line tells of it."""
    return _without_empty_phases(changes_settled(t, (event for event in trace if not isinstance(event, OnlyWay))))


def changes_settled(t: Tables, trace: Events) -> list[Event[State]]:
    """The events; of a number only its last change within a decision or a turn, and none where it is what it was before; who has
    a role as each phase begins is told as well."""
    phases = {body.line for body in t.program.bodies if body.form == "phase"}
    found: list[Event[State] | None] = []
    changed: dict[int, tuple[int, int]] = {}  # slot -> where its change stands among the events, and what it was before
    for event in trace:
        match event:
            case LineRan(line) if line in phases:
                changed = {slot: one for slot, one in changed.items() if naming.role_at(t, slot) is None}
            case LineRan() | LineRead():
                pass
            case Chose() | OnlyWay() | TurnBegan():
                changed = {}
            case Transferred(way) if not any(amount for _, amount in way):
                continue
            case Rolled(slot):
                changed.pop(slot, None)
            case Advanced(track, member):
                changed.pop(t.slot["track", t.program.tracks[track].name] + member, None)
            case Became(slot, value, before):
                if slot in changed:
                    number, before = changed[slot]
                    found[number] = None
                changed[slot] = (len(found), before)
                found.append(event if value != before else None)
                continue
        found.append(event)
    return [event for event in found if event is not None]


def _without_empty_phases(events: Events) -> list[Event[State]]:
    """The events, without the beginning of a phase that is over before anything happened in it."""
    found: list[Event[State]] = []
    for event in events:
        if isinstance(event, PhaseDone):
            begin = len(found)
            while begin and isinstance(before := found[begin - 1], (LineRan, LineRead)):
                begin -= 1
                if isinstance(before, LineRan) and before.line == event.line:
                    found[begin] = LineRead(event.line)
                    break
        else:
            found.append(event)
    return found


def numbers_told(t: Tables, changes: list[Change], seat: Seat) -> list[tuple[int, str]]:
    """Numbers that changed in a row, as a seat hears it: `gain: c4 1, d3 2, …` where one name has many; each with its line."""
    told: list[tuple[int, str]] = []
    heard = [change for change in changes if sight.number(t, change[0].slot, seat) and change[0].slot not in naming.unshown(t)]
    for name, run in _runs(t, heard):
        named = [(line, naming.slot_name(t, one.slot), naming.slot_value(t, one.slot, one.value)) for one, line in run]
        if len(run) < RUN:
            told += [(line, f"{what} is {value}") for line, what, value in named]
            continue
        few = ", ".join(f"{what.removeprefix(f'{name} of ')} {value}" for _, what, value in named[:NAMED_AT_MOST])
        more = f" and {len(run) - NAMED_AT_MOST} more" if len(run) > NAMED_AT_MOST else ""
        told.append((run[0][1], f"{name}: {few}{more}"))
    return told


def _runs(t: Tables, changes: list[Change]) -> Iterator[tuple[str, list[Change]]]:
    """The changes with what they are of, those of one name together that follow one another."""
    run: list[Change] = []
    name = ""
    for change in changes:
        of = naming.slot_name(t, change[0].slot).partition(" of ")[0]
        if run and of != name:
            yield name, run
            run = []
        name = of
        run.append(change)
    if run:
        yield name, run
