"""Loops to blocks: each, repeat, and turns, whose loop and whose single turn have frames of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.form import (
    Add,
    Arithmetic,
    Ask,
    Compare,
    Constant,
    ForEach,
    In,
    Item,
    Leave,
    Listing,
    Loop,
    Name,
    Named,
    Next,
    Node,
    Not,
    Push,
    Read,
    Rest,
    Return,
    Set,
    Slot,
    Slots,
    Span,
    Times,
    Tuple,
    Until,
    When,
)
from interpreter.state import ACTIVE, LOOP, YOU
from interpreter.translate import facts, groups
from interpreter.translate.blocks import Blocks, Then, writes_step
from interpreter.translate.choices import ask_whether
from interpreter.translate.draft import DONE
from rulelang import program as p

LOOP_AT_MOST = 100_000
ACTIVE_PLAYER = Read(Constant(ACTIVE))
NEVER = Constant(False)


# --------------------------------------------------------------------------------------------------------------- each
@writes_step(p.Each)
def each(b: Blocks, step: p.Each, then: Then) -> None:
    """Once for each of a group, taken when the step begins."""
    rest = b.rest(then)
    members = _members(b, step)
    you = step.slot if step.group.type == "player" else b.you
    if b.straight([step]):
        with b.done_by(you):
            b.add(ForEach(Slot(YOU + step.slot), members, b.passes(step)))
        return
    waiting, test, body, after = b.hidden(), b.draft.label(), b.draft.label(), b.draft.label()
    b.add(Set(waiting, Ask("all_in_order", (members,))))
    b.go(test)
    b.open(test)
    b.skip_unless(Not(Slot(waiting)), after)
    b.set(step.slot, Item(Slot(waiting), Constant(0)))
    b.add(Set(waiting, Rest(Slot(waiting))))
    b.go(body)
    b.open(body)
    with b.done_by(you):
        b.run(step.steps, rest or facts.may_fail(b.draft, step.steps))
    b.back(test)
    b.open(after)


def _members(b: Blocks, step: p.Each) -> Node:
    """Who, or what, it is done for; players from somebody on."""
    if step.group.type != "player":
        return groups.listing(b.x, step.group)
    players = Constant(b.tables.players)
    start = ACTIVE_PLAYER if step.start is None else b.x(step.start)
    plain = step.group.where is None and step.group.rank is None and step.group.owner is None
    members: Node = Span(Constant(0), players) if plain else groups.listing(b.x, step.group)
    name = b.x.candidate(step.group.bound)
    return Listing(Loop(name, Ask("seats", (start, players, Constant(step.order))), (In(Name(name), members),)))


# -------------------------------------------------------------------------------------------------------------- repeat
@writes_step(p.Repeat)
def repeat(b: Blocks, step: p.Repeat, then: Then) -> None:
    """Several times, or until something holds."""
    rest = b.rest(then)
    if b.straight([step]):
        _straight_repeat(b, step)
        return
    test, body, after = b.draft.label(), b.draft.label(), b.draft.label()
    left = b.hidden()
    if step.times is not None:
        b.add(Set(left, b.x(step.times)))
    b.go(test)
    b.open(test)
    b.skip_unless(Compare("<=", Slot(left), Constant(0)) if step.times is not None else _stops(b, step), after)
    if step.times is not None:
        b.add(Add(left, -1))
    again = rest or (not step.up_to and facts.may_fail(b.draft, facts.unassured(b.draft, step.while_, step.steps)))
    if step.up_to:
        ask_whether(b, step.line, _repeated(b, step.steps), step.steps, again, (body, after))
    else:
        b.go(body)
    b.open(body)
    b.repeats.append(after)
    b.run(step.steps, again)
    b.repeats.pop()
    b.back(test)
    b.open(after)


def _repeated(b: Blocks, steps: Sequence[Any]) -> str:
    """What a `repeat up to` asks: whether to do its action (again)."""
    match steps:
        case [p.Do(body=name)]:
            return b.tables.body[name].label
    return "again"


def _stops(b: Blocks, step: p.Repeat) -> Node:
    """When it ends."""
    if step.while_ is not None:
        return Not(b.x(step.while_))
    return b.x(step.until) if step.until is not None else NEVER


def _straight_repeat(b: Blocks, step: p.Repeat) -> None:
    if step.times is not None:
        b.add(Times(b.x(step.times), b.passes(step)))
        return
    b.add(Until(_stops(b, step), LOOP_AT_MOST, step.line, b.passes(step)))


# --------------------------------------------------------------------------------------------------------------- turns
@writes_step(p.Turns)
def turns(b: Blocks, step: p.Turns, _: Then) -> None:
    """One player after another is active."""
    following, after, body = b.draft.label(), b.draft.label(), b.draft.label()
    nothing = Constant(0)
    course = Tuple((_order(b, step), Constant(-1), nothing, nothing, ACTIVE_PLAYER))
    b.add(Next(after), Push(following, LOOP, (Slots(), course)), Leave())
    b.close()
    b.open(following)
    if step.until is not None:
        b.add(When(((b.x(step.until), (Return(Ask("leave_turns")),)),)))
    given = (Constant(YOU + step.slot), Constant(body), Constant(step.count or 0))
    b.add(Return(Ask("begin_turn", given)))
    b.close()
    b.open(body)
    with b.done_by(step.slot):
        b.run(step.steps, False)
    b.add(Next(DONE))
    b.go(DONE)
    b.open(after)


def _order(b: Blocks, step: p.Turns) -> Node:
    """Who takes turns, in order."""
    players = Constant(b.tables.players)
    if step.by is not None:
        seats = Ask("seats", (ACTIVE_PLAYER, players, Constant(1)))
        by = b.x(step.by)
        by = Arithmetic("-", Constant(0), by) if step.by_best == "highest" else by
        order: Node = Ask("in_order", (seats, Named(b.x.candidate(step.by_bound), by)))
    else:
        start = ACTIVE_PLAYER if step.start is None else b.x(step.start)
        order = Ask("seats", (start, players, Constant(step.order)))
    return order if step.except_ is None else Ask("without", (order, b.x(step.except_)))
