"""What stops an answer to a decision, found by trying it: the reasons with their lines, and of a choice what stops each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import NamedTuple

from interpreter.engine import sight
from interpreter.engine.queries.payments import pay_ways
from interpreter.form import Site
from interpreter.numbering.tables import tables_of
from interpreter.state.answers import Answer
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.slots import BLOCK, MARKER, STEPS
from interpreter.state.state import State
from interpreter.telling.refusals.candidates import candidates, demand
from interpreter.telling.refusals.chains import nowhere
from interpreter.telling.refusals.conditions import needed
from interpreter.telling.refusals.dead_ends import asked_next, stopped
from interpreter.telling.refusals.help_in_paying import short_told, sourced_told
from interpreter.telling.refusals.pieces_missing import pieces_missing
from interpreter.telling.refusals.tiles import fits_in_no_turn
from interpreter.telling.words import wording
from interpreter.telling.words.failures import said
from interpreter.telling.words.meaning import alike, alternatives
from rulelang.program.kinds import SPOT, TURN

TOLD_AT_MOST = (1, 2, 6)  # so many different reasons are told of a choice, the outermost last


class Weight(IntEnum):
    """Which reason is told first: what a player can do something about comes before how the rules are kept apart."""

    PRICE = auto()
    LAW = auto()  # also what is full, or not there
    NOTHING = auto()  # there is nothing to choose
    CONDITION = auto()


class Reason(NamedTuple):
    """Why something is not possible, and the line that says so; -1 if the lines are told already.

    `about` is what the price is for: the phase or action that asks for it, where that is not under way yet. `choice` is what can
    be chosen of several that are level, where the rules speak of the only one.
    """

    told: str
    line: int
    weight: Weight = Weight.LAW
    about: str = ""
    choice: str = ""


def why(s: State, at: State, number: int, value: Answer, depth: int) -> Reason | None:
    """Why a decision that is open in `at` cannot be answered so, for the decision that is open in `s`; None if it can.

    What a price is for is left out where the answer is called so.
    """
    reason = _why(s, at, number, value, depth)
    said_already = reason is not None and reason.about in wording.labels(at, s.n.sites[number], (value,))
    return reason._replace(about="") if reason is not None and said_already else reason


def _why(s: State, at: State, number: int, value: Answer, depth: int) -> Reason | None:
    assert s.ask is not None
    base = len(s.stack) - 1
    found = stopped(at, number, value, base)
    if found is None:
        return None
    then = asked_next(at, number, value, base, s.ask[1])
    if depth > 1 and then is not None and then.ask is not None and s.n.sites[then.ask[0]].kind in ("choose", "one_of"):
        return _each(s, then.ask[0], then, depth - 1) or at_dead_end(s, *found, depth)
    return at_dead_end(s, *found, depth)


def at_dead_end(s: State, dead_end: DeadEnd, then: State, depth: int) -> Reason:
    """What a dead end says: of a cost what is missing, of a condition what it lacks, of a choice what stops each."""
    assert s.ask is not None
    player = s.ask[1]
    reason = Reason(said(tables_of(s), dead_end, then, player), dead_end.line)
    if dead_end.player not in (player, -1):
        return reason
    if (number := asked_there(s, dead_end)) >= 0:
        if text := fits_nowhere(then, number, player):
            return Reason(text, dead_end.line)
        if s.n.sites[number].kind == "choose" and (text := pieces_missing(then, dead_end.line, player)):
            return Reason(text, dead_end.line, Weight.PRICE, _asking(s, then))
        return (_each(s, number, then, depth - 1) if depth > 1 else None) or reason._replace(weight=Weight.NOTHING)
    if dead_end.why is Why.NEEDS and (text := pieces_missing(then, dead_end.line, player)):
        return Reason(text, dead_end.line, Weight.PRICE, _asking(s, then))
    if dead_end.why is Why.NEEDS:
        return Reason(needed(then, dead_end.line, player), dead_end.line, Weight.CONDITION)
    return _of_price(s, dead_end, then) or reason


def fits_nowhere(then: State, number: int, player: int) -> str:
    """Why a piece that was to be laid cannot: of a tile in no turn, in a chain nowhere."""
    site: Site = then.n.sites[number]
    if site.type == TURN:
        return fits_in_no_turn(then, number, player)
    text = nowhere(then, number, player) if site.type == SPOT else ""
    return f"{text}, so {tables_of(then).nothing_to_choose(site)}" if text else ""


def _of_price(s: State, dead_end: DeadEnd, then: State) -> Reason | None:
    """What is missing of a cost that a line asks for; None if it asks for none, or could be paid."""
    assert s.ask is not None
    player, line = s.ask[1], dead_end.line
    if (wanted := demand(then, line, player)) is None:
        return None
    about = _asking(s, then)
    if any(site.line == line and site.type == "sourced" for site in s.n.sites):
        return Reason(sourced_told(then, player, wanted), line, Weight.PRICE, about)
    return None if pay_ways(then, player, wanted) else Reason(short_told(then, player, wanted), line, Weight.PRICE, about)


def _asking(s: State, then: State) -> str:
    """What the phase or action that runs in `then` is called, if it is not under way in `s`."""
    asking = next((frame for frame in reversed(then.stack) if frame[MARKER] != STEPS), then.stack[-1])
    names = [tables_of(s).body_of_block.get(asking[BLOCK], "")]
    under_way = {tables_of(s).body_of_block.get(frame[BLOCK], "") for frame in s.stack}
    return next((tables_of(s).body[name].label for name in names if name in tables_of(s).body and name not in under_way), "")


def at_choice(s: State, number: int, player: int) -> Reason | None:
    """What stops each option of a choice that has none, where the rules came to a stop."""
    then = s.copy()
    then.ask = (number, player, ())
    return _each(then, number, then, len(TOLD_AT_MOST) - 1)


def asked_there(s: State, dead_end: DeadEnd) -> int:
    """The choice that has no option where this dead end is; -1 if it is none."""
    if dead_end.why is not Why.NOTHING_TO_CHOOSE or s.n.sites[dead_end.site].kind == "pay":
        return -1
    return dead_end.site


def _each(s: State, number: int, then: State, depth: int) -> Reason | None:
    """Of a choice what stops each candidate, by name: alike reasons together, and not more than one can read."""
    found = _reasons(s, number, then, depth)
    if not found:
        return None
    in_order = dict(sorted(found.items(), key=lambda told: told[0].weight))
    return _together(s, in_order, TOLD_AT_MOST[depth], _asking(s, then))


def _reasons(s: State, number: int, then: State, depth: int) -> dict[Reason, list[str]]:
    assert s.ask is not None
    found: dict[Reason, list[str]] = {}
    values = in_question(s, number, then)
    for name, value in zip(wording.labels(then, s.n.sites[number], tuple(values), s.ask[1]), values, strict=True):
        if reason := why(s, then, number, value, depth):
            found.setdefault(reason, []).append(name)
    return found


def in_question(s: State, number: int, then: State) -> list[int]:
    """What a choice is about, of alike things one, and nothing that whoever decides cannot see."""
    assert s.ask is not None
    site: Site = s.n.sites[number]
    if site.kind in ("one_of", "may"):
        return [way for way in alternatives(site) if site.kind == "one_of" or not way]
    alone: dict[object, int] = {}
    for value in candidates(then, number, s.ask[1]) or []:
        if site.type not in tables_of(s).class_pieces or sight.piece(then, value, s.ask[1]):
            alone.setdefault(alike(then, site, value), value)
    return list(alone.values())


def _together(s: State, found: dict[Reason, list[str]], at_most: int, about: str) -> Reason:
    """Reasons with the names of what they stop, the main one first; the line is told once if it is the same for all.

    So is what a price is for, if it is `about` what asks for the choice.
    """
    lines, main = {reason.line for reason in found}, next(iter(found))
    told = []
    for reason, names in list(found.items())[:at_most]:
        alone = worded(reason._replace(about="") if reason.about == main.about == about else reason)
        alone = alone or "not possible" if len(lines) == 1 else _placed(s, alone, reason.line)
        names = [] if len(names) == 1 and alone.startswith(f"{names[0]} ") else names  # it names it itself
        told.append(f"{named_few(names)}: {alone}" if names else alone)
    if len(found) > at_most:
        told.append(f"and {sum(map(len, list(found.values())[at_most:]))} more")
    line = lines.pop() if len(lines) == 1 else -1
    return Reason("; ".join(told).replace("_", " "), line, main.weight, about if main.about == about else "")


def named_few(names: Sequence[str]) -> str:
    """`fox, wolf and 3 more`."""
    few = ", ".join(names[: TOLD_AT_MOST[-1]])
    return few if len(names) <= TOLD_AT_MOST[-1] else f"{few} and {len(names) - TOLD_AT_MOST[-1]} more"


def worded(reason: Reason) -> str:
    """A reason, with what the price is for."""
    return f"{reason.about}: {reason.told}" if reason.about else reason.told


def in_full(s: State, reason: Reason) -> str:
    """A reason with the text of its line."""
    return _placed(s, worded(reason), reason.line)


def _placed(s: State, told: str, line: int) -> str:
    place = place_of(s, line)
    return f"{told}: {place}" if told and place else told or place


def sentence(s: State, dead_end: DeadEnd) -> str:
    """What a dead end says, with its rule."""
    return in_full(s, Reason(said(tables_of(s), dead_end, s), dead_end.line))


def place_of(s: State, line: int) -> str:
    """The text of a line and where it stands."""
    lines = tables_of(s).program.lines
    if not 0 <= line < len(lines):
        return ""
    found = lines[line]
    return f"{found.text} ({found.file.rsplit('/', 1)[-1]}:{found.line})"
