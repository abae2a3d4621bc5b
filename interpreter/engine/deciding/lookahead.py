"""Looking ahead: an option is offered only if its mandatory rest has a way through (language, 3.4).

A dive comes first (`diving`), then the search: it runs on copies, wants one way and not all, and counts what it tries. It ends at
the end of the action, at the first chance, at another player's first decision, and at the first thing that the decider cannot
see. A search that goes on for long remembers the decisions it has come to: what was tried from there need not be tried again.
One that goes far looks at each decision first whether one of its options ends it, such as a `stop` that is always open.

While something is done at any time, a decision waits for it: the search goes on to that decision, which must lead on as well.
What cannot be foreseen is then no way through, unless that decision can always be answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from interpreter.engine.deciding.diving import all_options, dive, run_ahead, safe_below, surely, waits
from interpreter.engine.machine import give
from interpreter.engine.queries.players import out
from interpreter.state.answers import Answer, AnyTime
from interpreter.state.failures import DeadEnd, Halt, Horizon, Why
from interpreter.state.slots import ACTION, BLOCK, MARKER, PHASE, SEARCHING, STEPS, TRIGGER
from interpreter.state.state import Frame, State

TRIES_AT_MOST = 20_000
DEEPEST = 150  # so many answers one after another
FAR = 12  # after so many answers one after another the short way out is looked for first
AT_FIRST = 32  # so many tries are made without remembering anything: most searches need fewer
A = TypeVar("A", bound=Answer)
Point = tuple[object, ...]  # a decision while looking ahead, compared and hashed as a whole
WITHIN = (ACTION, TRIGGER)  # an action lasts until what it set off is done
PARTS = (*WITHIN, PHASE, STEPS)  # and a phase that it does is part of it, or steps


class TooDeep(Halt):
    """A decision whose look-ahead passes the bound: its line."""

    def __init__(self, line: int) -> None:
        super().__init__(line, Why.TOO_DEEP, TRIES_AT_MOST)


class Tries:
    """What a search may still try, and the decisions it has come to. `line` is named if it gives up."""

    __slots__ = ("depth", "failed", "left", "line", "met")

    def __init__(self, line: int) -> None:
        self.left = TRIES_AT_MOST
        self.line = line
        self.depth = 0  # how many answers the search has given one after another
        self.failed: set[Point] = set()  # from there nothing leads on
        self.met: set[Point] = set()  # come to since the last option: from there nothing leads on that was not tried elsewhere

    def count(self) -> None:
        """One more. Raises TooDeep."""
        self.left -= 1
        if self.left < 0 or self.depth > DEEPEST:
            raise TooDeep(self.line)

    def known(self, ahead: State) -> bool:
        """Whether the search was at this decision before."""
        if self.left > TRIES_AT_MOST - AT_FIRST:
            return False
        key = where_it_is(ahead)
        if key in self.failed or key in self.met:
            return True
        self.met.add(key)
        return False

    def settle(self, found: bool) -> bool:
        """Whether an option leads on: if not, nothing that was met on the way does; if so, what was met on the way may."""
        if not found:
            self.failed |= self.met
        self.met.clear()
        return found


def where_it_is(ahead: State) -> Point:
    """A decision while looking ahead: all that what comes after it depends on."""
    assert ahead.ask is not None
    number, player, _ = ahead.ask
    top = ahead.stack[-1][:]
    if not ahead.n.sites[number].narrows:
        top[ahead.n.sites[number].slot] = None  # what was answered here before
    return tuple(ahead.v), tuple(ahead.z), tuple(map(tuple, ahead.stack[:-1])), tuple(top), ahead.fired, number, player


def possible(s: State, number: int, player: int, options: Iterable[A]) -> list[A]:
    """The options that lead on."""
    base, after = goal(s)
    safe = safe_below(s, base)
    if safe and s.n.sites[number].sheltered:
        return list(options)
    tries: Tries | None = None
    sure, frame, found = s.n.sure[number], s.stack[-1], []
    for option in options:
        if not (safe and (surely(s, number, option) if sure is None else sure(s, frame, option))):
            tries = tries or Tries(s.n.sites[number].line)
            if not tries.settle(_leads_on(s, number, player, option, base, tries, after)):
                continue
        found.append(option)
    return found


def leading_back(s: State, number: int, player: int, options: Iterable[AnyTime]) -> list[AnyTime]:
    """What may be done at any time, here before a decision of the running frame, and after which that still leads on."""
    site, base = s.n.sites[number], len(s.stack) - 1
    tries = Tries(site.line)
    return [one for one in options if tries.settle(_leads_on(s, number, player, one, base, tries, site.again))]


def goal(s: State) -> tuple[int, int]:
    """How far one looks ahead: the frame, and the block of it, or -1 for its end. It is the action that is under way, or the
    decision that waits for it."""
    base = outermost(s.stack)
    if base and s.n.any_time and (again := s.stack[base - 1][BLOCK]) in s.n.asked_again:
        return base - 1, again
    return base, -1


def outermost(stack: list[Frame]) -> int:
    """Where the outermost action begins of which the running frame is a part; that frame itself, if it is a part of none."""
    found = depth = len(stack) - 1
    while depth > 0 and stack[depth][MARKER] in PARTS:
        if stack[depth][MARKER] in WITHIN:
            found = depth
        depth -= 1
    return found


def secretly_waited_for(s: State) -> bool:
    """Whether a decision waits for what is being done, and hangs on what not all can know."""
    waits = s.n.asked_again.get(goal(s)[1], -1) if s.n.any_time else -1
    return waits >= 0 and not (s.n.sites[waits].public and not s.n.sites[waits].about)


def _leads_on(s: State, number: int, player: int, option: Answer, base: int, tries: Tries, after: int = -1) -> bool:
    tries.count()
    if not s.probing and (soon := dive(answered(s, number, option, player), player, base, after)) is not None:
        return soon
    tries.depth += 1
    found = _reaches(answered(s, number, option, player), player, base, after, tries)
    tries.depth -= 1
    return found


def answered(s: State, number: int, option: Answer, player: int) -> State:
    """A probing copy in which a player has answered a decision."""
    ahead = s.copy()
    ahead.probing = SEARCHING
    ahead.ask = None
    give(ahead, number, player, option)
    return ahead


def _reaches(ahead: State, player: int, base: int, after: int, tries: Tries) -> bool:
    try:
        if run_ahead(ahead, base, after):
            return not (ahead.n.any_time and waits(ahead, base)) or _is_answered(ahead, player, base, tries)
    except DeadEnd:
        return False
    except Horizon:
        return not (ahead.n.any_time and waits(ahead, base))
    assert ahead.ask is not None
    number, who, options = ahead.ask
    if who != player:
        return not (ahead.n.any_time and waits(ahead, base))
    if tries.known(ahead):
        return False
    sure = ahead.n.sure[number]
    if sure is not None and safe_below(ahead, base) and any(sure(ahead, ahead.stack[-1], option) for option in options):
        return True
    if tries.depth >= FAR and any(_ends_it(answered(ahead, number, one, player), base, after) for one in all_options(ahead)):
        return True
    shortest_first = reversed(options) if ahead.n.sites[number].leaves else all_options(ahead)  # not doing it is the shortest way
    return any(_leads_on(ahead, number, player, option, base, tries, after) for option in shortest_first)


def _ends_it(ahead: State, base: int, after: int) -> bool:
    """Whether a copy is through without another decision; what goes on for ever is left to the search, which says so."""
    try:
        through = run_ahead(ahead, base, after)
    except Horizon:
        through = True
    except (DeadEnd, Halt):
        return False
    return through and not (ahead.n.any_time and waits(ahead, base))


def _is_answered(ahead: State, player: int, base: int, tries: Tries) -> bool:
    """Whether the decision that has waited, and comes now, leads on."""
    number = ahead.n.asked_again[ahead.stack[base][BLOCK]]
    if ahead.n.sites[number].risky:
        return _reaches(ahead, player, base, -1, tries)
    return any(True for _ in ahead.n.listers[number](ahead, ahead.stack[base]))


def can(s: State, entry: int, after: int, player: int) -> bool:
    """Whether the steps at `entry` can be carried out by a player up to block `after` of the top frame."""
    return _reaches(begun_at(s, entry), player, len(s.stack) - 1, after, Tries(s.n.line_of_block[entry]))


def all_can(s: State, entry: int, after: int, turn: int) -> bool:
    """Whether each player who is in can make the choices at `entry`, up to block `after`; slot `turn` says who it is."""
    for player in range(s.n.players):
        if out(s, player):
            continue
        ahead = begun_at(s, entry)
        ahead.stack[-1][turn] = player
        if not _reaches(ahead, player, len(s.stack) - 1, after, Tries(s.n.line_of_block[entry])):
            return False
    return True


def begun_at(s: State, entry: int) -> State:
    """A probing copy that goes on at a block of the top frame."""
    ahead = s.copy()
    ahead.probing = SEARCHING
    ahead.ask = None
    ahead.stack[-1][BLOCK] = entry
    return ahead
