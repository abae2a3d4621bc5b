"""One twin of a match: what of it differs, what is decided in it for what is decided in the match, and how far an action goes."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from interpreter.engine import machine
from interpreter.engine.deciding.lookahead import TooDeep, outermost
from interpreter.engine.sight import Seat
from interpreter.form import Site
from interpreter.numbering.tables import tables_of
from interpreter.state.answers import Answer, numbers
from interpreter.state.failures import DeadEnd, Endless
from interpreter.state.slots import TURNS
from interpreter.state.state import State
from interpreter.telling.words import wording

STUCK = (DeadEnd, Endless, TooDeep)


@dataclass(frozen=True)
class Leak:
    """What a seat was shown that it may not know, at which decision, and at which line of rules."""

    seat: Seat
    step: int
    what: str
    secret: str
    line: int


@dataclass
class Twin:
    """A twin at its open decision, and what of it differs from the match."""

    seat: Seat
    state: State
    differs: set[int] = field(default_factory=set)
    secret: tuple[int, int] | None = None  # it forked at a secret choice of several: who decided last, and where in the rules
    leak: Leak | None = None  # found, unless the action that is under way shows what differs
    within: tuple[int, int] = (0, 0)  # that action: how deep it lies, and in which turn


def go(s: State, index: int) -> None:
    if index < 0:
        machine.begin(s)
    else:
        assert s.ask is not None
        machine.answer(s, s.ask[2][index])


def keys(s: State) -> list[str]:
    assert s.ask is not None
    site: Site = s.n.sites[s.ask[0]]
    return wording.keys(s, site, s.ask[2])


def answer(s: State, index: int, twin: Twin) -> int:
    """The seat decides the same; another the same if it can, else something that the seat is told in the same words."""
    t = twin.state
    if twin.leak is not None or s.ask is None or t.ask is None:
        return -1
    if s.ask[1] == twin.seat:
        return index
    heard = told(s, index, twin.seat)
    offered, key = keys(t), keys(s)[index]
    likely: list[int] = [offered.index(key)] if key in offered else []
    likely += [index] if index < len(offered) else []
    for other in dict.fromkeys([*likely, *range(len(offered))]):
        if told(t, other, twin.seat) == heard:
            if offered[other] != key:
                _note_other(twin, s, s.ask[2][index], t.ask[2][other])
            return int(other)
    return -1


def _note_other(twin: Twin, s: State, value: Answer, other: Answer) -> None:
    """Another seat had to decide otherwise in the twin: from here on that differs, too."""
    assert s.ask is not None
    number, player, _ = s.ask
    site: Site = s.n.sites[number]
    if site.hidden:
        twin.secret = (player, number)
    if site.type in tables_of(s).class_pieces:
        twin.differs.update(numbers((value, other), site))


def told(s: State, index: int, seat: Seat) -> tuple[str, str]:
    assert s.ask is not None
    site: Site = s.n.sites[s.ask[0]]
    return site.kind, wording.told(s, site, s.ask[2], index, seat)


def plays_at_random(s: State, chance: random.Random) -> bool:
    """Goes on with any option; false where the rules cannot go on."""
    assert s.ask is not None
    try:
        machine.answer(s, s.ask[2][chance.randrange(len(s.ask[2]))])
    except STUCK:
        return False
    return True


def left(s: State, within: tuple[int, int]) -> bool:
    """Whether an action is over."""
    return len(s.stack) <= within[0] or s.v[TURNS] != within[1]


def action(s: State) -> tuple[int, int]:
    """The action that is under way: how deep on the stack it begins, and in which turn."""
    return outermost(s.stack), int(s.v[TURNS])
