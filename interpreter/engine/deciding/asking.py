"""A decision: whether somebody is asked, and what can be answered.

With one option that all can know nobody is asked, and it is taken; an automa never is (language, 3.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from interpreter.engine import sight
from interpreter.engine.deciding.any_time import also
from interpreter.engine.deciding.diving import Begun
from interpreter.engine.deciding.lookahead import possible, secretly_waited_for
from interpreter.state.answers import NOT_DONE, Answer
from interpreter.state.failures import DeadEnd, Why
from interpreter.state.slots import ALL, FIRST, MARKER, SETUP
from interpreter.state.state import State
from interpreter.state.trace import OnlyWay, PassedOver


class Open(tuple[Answer, ...]):
    """Options of which all can know that they are these, though the decision may have others that not all can know."""


def only_option(option: Answer) -> Open:
    """One option, of which all can know that it is the only one."""
    return Open((option,))


def ask(s: State, number: int, player: int, options: Iterable[Answer]) -> bool:
    """A decision: true if somebody must be asked; with one option that all can know, it is taken at once."""
    if (
        (type(options) is list or type(options) is tuple)
        and len(options) > 1
        and s.n.plainly[number]
        and player < s.n.players
        and not s.asking
    ):
        s.ask = (number, player, tuple(options))  # nothing else can come of it: see `Playable.plainly`
        return True
    if player >= s.n.players:
        return _first_of(s, number, player, options)
    if s.asking and not s.probing:
        return _ask_for_scenario(s, number, player, options)
    site, before = s.n.sites[number], 0
    if isinstance(options, Open) and len(options) == 1:
        s.stack[-1][site.slot] = options[0]
        if s.trace is not None:
            _taken(s, number, player, options[0])
        return False
    if not isinstance(options, (list, tuple)):  # while looking ahead, ways to pay come as they are found
        options = Begun(islice(options, 1))
    elif site.risky and not s.probing:
        before, options = len(options), possible(s, number, player, options)
    if not options:
        raise DeadEnd(site.line, Why.NOTHING_TO_CHOOSE, number, site=number, player=player)
    if isinstance(options, Begun):
        s.ask = (number, player, options)
        return True
    if len(options) == 1 and (s.probing or _only_one(s, number, before)):
        s.stack[-1][site.slot] = options[0]
        if s.trace is not None:
            _taken(s, number, player, options[0])
        return False
    s.ask = (number, player, also(s, number, player, tuple(options)) if s.n.any_time else tuple(options))
    return True


def glance(s: State, number: int, player: int, first: Iterable[Answer]) -> bool:
    """A decision while diving: one option will do, and whether there are others is not asked."""
    if player >= s.n.players:
        return _first_of(s, number, player, s.n.listers[number](s, s.stack[-1]))
    options = Begun(first)
    if not options:
        raise DeadEnd(s.n.sites[number].line, Why.NOTHING_TO_CHOOSE, number, site=number, player=player)
    s.ask = (number, player, options)
    return True


def known_to(s: State, piece: int, player: int) -> bool:
    """Whether a player knows which piece this is: it is then the first of those that look like it."""
    return sight.piece(s, piece, player)


def _first_of(s: State, number: int, player: int, options: Iterable[Answer]) -> bool:
    """An automa decides nothing: what a rule asks it all the same has the first answer that leads on."""
    site = s.n.sites[number]
    first = next(iter(possible(s, number, player, options) if site.risky else options), None)
    if first is None:
        raise DeadEnd(site.line, Why.NOTHING_TO_CHOOSE, number, site=number, player=player)
    s.stack[-1][site.slot] = first
    return False


def _ask_for_scenario(s: State, number: int, player: int, options: Iterable[Answer]) -> bool:
    """A decision of a scenario, which begins at the first one, and may state what has one option, but not that a turn ends."""
    last = s.n.sites[number].last
    if not last and s.asking & FIRST and all(frame[MARKER] != SETUP for frame in s.stack):
        s.ask = (number, player, ())
        return True
    asking, s.asking = s.asking, 0
    try:
        asked = ask(s, number, player, options)
    finally:
        s.asking = asking
    if not asked and asking & ALL and not last:
        s.ask = (number, player, Open((s.stack[-1][s.n.sites[number].slot],)))
    return s.ask is not None


def _taken(s: State, number: int, player: int, option: Answer) -> None:
    """In a traced game: which of several ways was the only one; or that what is optional was not asked, as it cannot be done: why
    may be told if all could know it."""
    site = s.n.sites[number]
    if s.trace is None or s.probing:
        return
    if site.last:
        return
    if site.kind == "one_of":
        assert isinstance(option, int)
        s.trace.append(OnlyWay(player, number, option))
    elif site.leaves and option == NOT_DONE:
        then = s.copy()
        then.ask = (number, player, (option,))
        named = s.stack[-1][site.chosen] if site.chosen >= 0 else 0
        s.trace.append(PassedOver(player, number, named, (then, -1, -1) if site.public else None))


def _only_one(s: State, number: int, before: int) -> bool:
    """Whether all can know of a decision with one option that it has no other; so many were there before it was looked ahead.

    Which of them a decision that waits has left over is not for all to know.
    """
    site = s.n.sites[number]
    if before > 1 and secretly_waited_for(s):
        return False
    if site.public and (not site.about or all_know(s, site.about)):
        return True
    known = s.n.known[number]
    return known is not None and bool(known(s, s.stack[-1]))


def all_know(s: State, about: tuple[int, ...]) -> bool:
    """Whether everybody knows the pieces that stand at these indices of the running frame."""
    frame = s.stack[-1]
    return all(frame[index] < 0 or sight.seers(s, frame[index]) == s.n.sight.everybody for index in about)


def listed(s: State) -> tuple[Answer, ...]:
    """The options of the open decision, found anew in the state as it is."""
    assert s.ask is not None
    number, player, values = s.ask
    if not number:  # the order of triggers
        return values
    options = s.n.listers[number](s, s.stack[-1])
    found = tuple(possible(s, number, player, options) if s.n.sites[number].risky else options)
    return also(s, number, player, found)
