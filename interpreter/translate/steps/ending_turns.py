"""The last question of a turn, whether to do something that may be done at any time; and which answers make it needless."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from interpreter import form as n
from interpreter.translate.steps.blocks import Blocks, Then
from rulelang import program as p

ANYTHING = "anything else before the turn ends"  # what is asked


class Turn(NamedTuple):
    """A turn that ends with a question: where its frame notes that nothing more is asked, the slot of whose it is, and the block
    that begins the next one of `turns`; -1 of what each player does outside turns."""

    over: int
    you: int
    following: int = -1


def asked_last(step: p.Turns | p.Each) -> bool:
    """Whether each pass ends with that question."""
    return bool(step.steps) and p.is_last_question(step.steps[-1])


def begin_question(b: Blocks, after: int) -> int:
    """Goes on with block `after` unless the question is to be asked; opens the block that asks it, and gives its number."""
    turn = b.turn_of[-1]
    closing, asking = b.draft.label(), b.draft.label()
    b.back(closing)
    b.open(closing)
    here = n.Ask("may_do_more", (b.player, n.Slot(turn.over), n.Constant(turn.following >= 0)))
    b.go_if(n.Not(here), after)
    b.add(n.Set(turn.over, n.Constant(True)))
    b.go(asking)
    b.open(asking)
    if turn.following >= 0:
        b.draft.closings[turn.following] = closing
    return asking


def with_needless(b: Blocks, site: n.Site, ways: Sequence[Sequence[p.Step]], then: Then | None) -> n.Site:
    """A site of ways that says which let things be and end the turn: what stood beside them is not asked for once more."""
    if then is None or not b.waits or not b.turn_of or b.you != b.turn_of[-1].you:
        return site
    ends = comes_last(then)
    needless = tuple(number for number, steps in enumerate(ways) if _lets_be(b, steps, ends))
    return replace(site, let_be=needless, over=b.turn_of[-1].over) if needless else site


def comes_last(then: Then) -> bool:
    """Whether nothing but the question follows."""
    steps, _ = then.all()
    return len(steps) == 1 and p.is_last_question(steps[0])


def _lets_be(b: Blocks, steps: Sequence[p.Step], ends: bool) -> bool:
    """Whether these steps do nothing but end the turn; `ends`: whether it ends after them anyway."""
    for step in steps:
        match step:
            case p.End(scope="turn"):
                return True
            case p.End(scope="repeat"):
                return b.last_repeats[-1]
            case p.Idle() | p.Pass():
                continue
            case p.Do(body=name) if b.tables.body[name].form == "action":
                if _lets_be(b, b.tables.body[name].steps, False):
                    return True
                if not _lets_be(b, b.tables.body[name].steps, True):
                    return False
            case _:
                return False
    return ends
