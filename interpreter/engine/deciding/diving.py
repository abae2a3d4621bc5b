"""Diving: the first answer to one decision after another, on one copy; most of what can be done is found to be so.

A dive lists of each decision no more than one option, and leaves undone what may be left. What it finds to lead on does; where it
comes to a dead end past a decision, it has not found out anything, and the search begins anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from interpreter.engine.machine import BLOCKS_AT_MOST, give, queue
from interpreter.state.answers import Answer, is_paid
from interpreter.state.failures import DeadEnd, Endless, Halt, Horizon
from interpreter.state.slots import BLOCK, DIVING
from interpreter.state.state import State

ANSWERS_AT_MOST = 50  # in one dive: what needs more is left to the search, which counts


class Begun(tuple[Answer, ...]):
    """Options of which only the first was looked for: `all_options` finds the others, if they are needed."""


def all_options(ahead: State) -> Iterator[Answer]:
    """The options of the open decision of a probing copy, each found when it is asked for."""
    assert ahead.ask is not None
    number, _, options = ahead.ask
    yield from options
    if isinstance(options, Begun):
        yield from islice(ahead.n.listers[number](ahead, ahead.stack[-1]), 1, None)


def dive(ahead: State, player: int, base: int, after: int) -> bool | None:
    """Whether a copy leads on, by the first answers; None if that is not found out."""
    ahead.probing = DIVING
    answers = 0
    try:
        while not run_ahead(ahead, base, after):
            found = _first(ahead, player)
            if found is None:
                break
            number, who, option = found
            if who == player:
                if surely(ahead, number, option) and safe_below(ahead, base):
                    return True
                if answers == ANSWERS_AT_MOST:
                    return None
                answers += 1
            ahead.ask = None
            give(ahead, number, who, option)
    except DeadEnd:
        return None if answers else False
    except Halt:  # if the search comes to that, it says so
        return None
    except Horizon:
        pass
    return None if ahead.n.any_time and waits(ahead, base) else True


def _first(ahead: State, player: int) -> tuple[int, int, Answer] | None:
    """The open decision, whose it is, and its first answer; none if it is somebody else's who has a choice."""
    assert ahead.ask is not None
    number, who, options = ahead.ask
    if who == player:
        return number, who, options[-1 if ahead.n.sites[number].leaves else 0]
    if not isinstance(options, Begun):
        return None
    listed = ahead.n.listers[number](ahead, ahead.stack[-1])  # with one option nobody is asked
    return (number, who, listed[0]) if isinstance(listed, list | tuple) and len(listed) == 1 else None


def run_ahead(ahead: State, base: int, after: int) -> bool:
    """Runs a probing state: false at a decision, true when it is through: below `base`, at block `after`, or with the round."""
    blocks, stack = ahead.n.blocks, ahead.stack
    closing = -1 if base else ahead.n.close_of_round
    for _ in range(BLOCKS_AT_MOST):
        if len(stack) <= base or (len(stack) == base + 1 and stack[-1][0] in (after, closing)):
            return True
        frame = stack[-1]
        if blocks[frame[0]](ahead, frame):
            return ahead.over
        if ahead.fired:
            queue(ahead, frame)
    raise Endless(ahead.n.line_of_block[stack[-1][0]])


def waits(ahead: State, base: int) -> bool:
    """Whether a decision of the frame at `base` is asked anew after this, and may then have no answer."""
    if ahead.over or len(ahead.stack) <= base:
        return False
    block = ahead.stack[base][BLOCK]
    return block in ahead.n.asked_again and not ahead.n.safe_after[block]


def safe_below(s: State, base: int) -> bool:
    """Whether nothing that waits below the top frame, down to `base`, can turn out impossible."""
    n = s.n
    for frame in s.stack[base:-1]:
        if not n.safe_after[frame[BLOCK]] and not ((safe := n.safe_if.get(frame[BLOCK])) and safe(s, frame)):
            return False
    return True


def surely(s: State, number: int, option: Answer) -> bool:
    """Whether an option certainly leads on; of a way to pay, if no source takes steps, and nothing after it can fail."""
    if (sure := s.n.sure[number]) is not None:
        return bool(sure(s, s.stack[-1], option))
    site = s.n.sites[number]
    if not site.safe_rest or not is_paid(option, site) or option[0] is None:
        return False
    return not any(ability >= 0 and s.n.takes_steps[ability] for _, _, ability in option[1])
