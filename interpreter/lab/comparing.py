"""Two matches beside each other at a decision: what a seat is shown in each, where that differs, and whether it may.

It may differ where a piece that differs came to where the seat sees it or its back, and where somebody openly could not do
what the rules ask for. Nothing else may: no option, no prompt, no number, no moment of being asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from interpreter.engine.sight import Seat
from interpreter.lab.differing import told_of
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from interpreter.state.trace import Event, LineRan, LineRead, TurnBegan
from interpreter.telling import view
from interpreter.telling.log import sentences
from interpreter.telling.refusals import why_not
from interpreter.telling.report import Report
from interpreter.telling.view_shape import Asked, View
from interpreter.telling.words import wording
from rulelang.program import Line

NAMED_AT_MOST = 8  # options or sentences that a complaint names


@dataclass(frozen=True)
class Shown:
    """All that a seat is shown of an interval and of the decision at its end, part by part, in the order of complaints."""

    over: bool
    asked: tuple[str, str]  # who, and what
    offered: tuple[Any, ...]
    log: tuple[str, ...]
    view: View
    refusals: tuple[str, ...]

    def first_difference(self, other: Shown) -> str:
        """The first part in which two differ; empty if none does."""
        return next((part for part in PARTS if getattr(self, part) != getattr(other, part)), "")


PARTS = ("over", "asked", "offered", "log", "view", "refusals")


def shown(s: State, seat: Seat, deeply: bool) -> Shown:
    """What a seat is shown; the trace holds what happened since the last decision. `deeply`: refusals too."""
    asked = ("", "")
    offered: tuple[Any, ...] = ()
    refusals: tuple[str, ...] = ()
    decision: Asked | None = None
    if s.ask is not None:
        number, player, values = s.ask
        site = s.n.sites[number]
        asked = (tables_of(s).seat_name(player), wording.prompt(tables_of(s), site))
        decision = {"player": player, "prompt": asked[1]}
        if player == seat:
            offered = tuple(
                zip(
                    wording.keys(s, site, values),
                    wording.labels(s, site, values),
                    [repr(wording.plain_value(s, site, value)) for value in values],
                    strict=True,
                )
            )
            refusals = _refusals(s) if deeply else ()
    t = tables_of(s)
    log = tuple(event.text for event in sentences.events(t, s.trace or (), seat))
    log += tuple(paragraph.text for paragraph in Report(t, seat).since(s.trace or []))
    return Shown(s.over, asked, offered, log, view.view(s, seat, decision), refusals)


def _refusals(s: State) -> tuple[str, ...]:
    """Why what comes to mind is not offered."""
    names = why_not.not_offered(s)
    actions = [body.name for body in tables_of(s).program.bodies if body.form == "action"]
    return tuple(f"{name}: {why_not.why_not(s, name)}" for name in dict.fromkeys([*names, *actions]))


# ---------------------------------------------------------------------------------------------------------- complaints
def told(one: Shown, other: Shown, part: str) -> str:
    """How what is shown differs, in words."""
    match part:
        case "over":
            return "the game goes on" if other.over else "the game is over"
        case "asked":
            return f"{_question(one)}; else {_question(other)}"
        case "view":
            return _path(one.view, other.view)
        case "offered":
            return f"offered is {_only(one.offered, other.offered)}; else {_only(other.offered, one.offered)}"
    said = "the log says" if part == "log" else "refused is"
    mine, theirs = getattr(one, part), getattr(other, part)
    apart = [number for number, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]]
    number = apart[0] if apart else min(len(mine), len(theirs))
    return f"{said} {_sentence(mine, number)}; else {_sentence(theirs, number)}"


def _question(one: Shown) -> str:
    return f"{one.asked[0]} is asked `{one.asked[1]}`" if one.asked[0] else "nobody is asked"


def _only(options: tuple[Any, ...], others: tuple[Any, ...]) -> str:
    """The options that are not among others, or all."""
    labels = [label for key, label, value in options if (key, label, value) not in others] or [one[1] for one in options]
    return ", ".join(f"`{label}`" for label in labels[:NAMED_AT_MOST]) or "nothing"


def _sentence(sentences: tuple[str, ...], number: int) -> str:
    return f"`{sentences[number]}`" if number < len(sentences) else "nothing"


def _path(one: Any, other: Any, name: str = "the table shows") -> str:
    """The first difference of two views: where, and what."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return _path(one.get(key), other.get(key), f"{name} {key}")
    return f"{name} {one}; else {other}"


def line_of(one: State, other: State) -> tuple[int, bool]:
    """The line that ran when what happened in the two began to differ in more than which piece it was (-1 if it did not), and
    whether that was in the turn that is still under way."""
    traces = [[event for event in s.trace or () if not isinstance(event, LineRead)] for s in (one, other)]
    apart = next((n for n, pair in enumerate(zip(*traces, strict=False)) if not _alike(*pair)), min(map(len, traces)))
    line = _first_line(reversed(traces[0][: apart + 1]))
    if apart == len(traces[0]):
        line = _first_line(traces[1][apart:], line if apart < len(traces[1]) else -1)
    line = _parted(tables_of(one).program.lines, traces, apart, line)
    return line, not any(isinstance(event, TurnBegan) for event in traces[0][apart:])


def _first_line(events: Iterable[Event[State]], otherwise: int = -1) -> int:
    """The first line that runs."""
    return next((event.line for event in events if isinstance(event, LineRan)), otherwise)


def _parted(lines: Sequence[Line], traces: Sequence[Sequence[Event[State]]], apart: int, line: int) -> int:
    """The line whose condition parted the two: what stands inside it ran in one of them alone. Else the line that is given."""
    before = _first_line(reversed(traces[0][:apart]))
    then = [event.line for trace in traces for event in trace[apart : apart + 1] if isinstance(event, LineRan)]
    inside = f"{lines[before].address}." if before >= 0 else " "
    return before if any(number >= 0 and lines[number].address.startswith(inside) for number in then) else line


def _alike(one: Event[State], other: Event[State]) -> bool:
    """Whether the same happened in both, apart from which piece it was and who saw it."""
    return type(one) is type(other) and told_of(one) == told_of(other)
