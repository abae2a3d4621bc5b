"""What may be done at any time: more options at a player's own decisions, after which the same decision is asked anew.

They are no part of a decision: whether it is asked is settled without them. They stand outside actions, triggers, set-up and what
all choose at once, and are offered only if the decision that waits for them still leads on.
"""

from __future__ import annotations

from interpreter.engine.deciding.lookahead import leading_back
from interpreter.engine.queries.players import out
from interpreter.state.answers import NOT_DONE, Answer
from interpreter.state.slots import ACTION, MARKER, SETUP, TRIGGER, TURN
from interpreter.state.state import State

CLOSED = (ACTION, TRIGGER, SETUP)  # frames within which nothing else is done


def also(s: State, number: int, player: int, options: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The options of a decision that a player is asked, and after them what they may do at any time."""
    if s.probing or not has_room(s, number):
        return options
    there = {_which(s, number, option) for option in options}
    able = [(which,) for which, can in enumerate(s.n.can_any_time) if which not in there and (can is None or can(s, player))]
    return (*options, *leading_back(s, number, player, able))


def has_room(s: State, number: int) -> bool:
    """Whether something may be done at any time before a decision of the running frame: it stands in no action, and nothing of
    its answer is given yet."""
    site = s.n.sites[number]
    if site.again < 0 or (site.begun >= 0 and s.stack[-1][site.begun]):
        return False
    return all(frame[MARKER] not in CLOSED for frame in s.stack)


def may_do_more(s: State, player: int, over: bool, in_turns: bool) -> bool:
    """Whether a player is asked once more before a turn ends: of one in `turns`, or else of what each player does outside those.

    Whoever looks ahead goes on.
    """
    if over or s.probing or player >= s.n.players or out(s, player):
        return False
    return all(frame[MARKER] not in CLOSED and (in_turns or frame[MARKER] != TURN) for frame in s.stack)


def _which(s: State, number: int, option: Answer) -> int:
    """Which action that may be done at any time an option of a decision is by itself; -1 if it is none."""
    site = s.n.sites[number]
    if not site.any_time or not isinstance(option, int) or option < 0 or (site.leaves and option == NOT_DONE):
        return -1
    return site.any_time[option if site.chosen < 0 else s.stack[-1][site.chosen]]
