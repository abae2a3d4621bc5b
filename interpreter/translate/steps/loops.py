"""Loops to blocks: each, repeat, and turns, whose loop and whose single turn have frames of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from interpreter import form as n
from interpreter.state.slots import ACTIVE, LOOP, YOU
from interpreter.translate.analysis import facts, leaving
from interpreter.translate.analysis.certain.ways import lasts
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.steps.choices import ask_whether
from interpreter.translate.steps.ending_turns import Turn, asked_last, comes_last
from interpreter.translate.values import groups
from interpreter.translate.writing.draft import DONE
from rulelang import program as p
from rulelang.program.nodes import parts

LOOP_AT_MOST = 100_000
ACTIVE_PLAYER = n.Read(n.Constant(ACTIVE))
NEVER = n.Constant(False)


# --------------------------------------------------------------------------------------------------------------- each
@writes_step(p.Each)
def each(b: Blocks, step: p.Each, then: Then) -> None:
    """Once for each of a group, taken when the step begins."""
    rest = b.rest(then)
    b.holds(step.slot, step.group.type)
    members = _members(b, step)
    you = step.slot if step.group.type == "player" else b.you
    if b.straight([step]):
        with b.done_by(you):
            b.add(n.ForEach(n.Slot(YOU + step.slot), members, b.passes(step)))
        return
    waiting, test, body, after = b.hidden("several"), b.draft.label(), b.draft.label(), b.draft.label()
    b.add(n.Set(waiting, n.Ask("all_in_order", (members,))))
    b.go(test)
    b.open(test)
    b.go_if(n.Not(n.Slot(waiting)), after)
    b.set(step.slot, n.Item(n.Slot(waiting), n.Constant(0)))
    b.add(n.Set(waiting, n.Rest(n.Slot(waiting))))
    b.go(body)
    b.open(body)
    again = facts.may_fail(b.draft, step.steps) and not _is_one(step.group)
    with b.done_by(you), _ends_with_question(b, step):
        b.run(step.steps, rest or again)
    b.back(test)
    b.open(after)


@contextmanager
def _ends_with_question(b: Blocks, step: p.Each | p.Turns, following: int = -1) -> Iterator[None]:
    """While a turn is written that ends with a question, if it does; nothing more is asked in it once its frame says so."""
    if not asked_last(step):
        yield
        return
    b.turn_of.append(Turn(b.hidden("truth"), b.you, following))
    b.add(n.Set(b.turn_of[-1].over, n.Constant(False)))
    yield
    b.turn_of.pop()


def _is_one(group: p.Group) -> bool:
    """Whether there is at most one of a group, by what is asked of it: to be somebody or something that is known before."""
    match group.where:
        case p.Compare(op="==", left=p.Bound(number=number), right=known) if number == group.bound:
            return not any(isinstance(node, p.Bound) and node.number == group.bound for node in parts(known))
    return False


def _members(b: Blocks, step: p.Each) -> n.Node:
    """Who, or what, it is done for; players from somebody on."""
    if step.group.type != "player":
        return groups.listing(b.x, step.group)
    if step.any_seat and step.group.where is not None:
        every = n.Span(n.Constant(0), n.Constant(b.tables.seats))
        return n.Listing(n.Loop(b.x.candidate(step.group.bound), every, (b.x(step.group.where),)))
    players = n.Constant(b.tables.players)
    start = ACTIVE_PLAYER if step.start is None else b.x(step.start)
    plain = step.group.where is None and step.group.rank is None and step.group.owner is None
    members: n.Node = n.Span(n.Constant(0), players) if plain else groups.listing(b.x, step.group)
    name = b.x.candidate(step.group.bound)
    return n.Listing(n.Loop(name, n.Ask("seats", (start, players, n.Constant(step.order))), (n.In(n.Name(name), members),)))


# -------------------------------------------------------------------------------------------------------------- repeat
@writes_step(p.Repeat)
def repeat(b: Blocks, step: p.Repeat, then: Then) -> None:
    """Several times, or until something holds."""
    rest = b.rest(then)
    if b.straight([step]):
        _straight_repeat(b, step)
        return
    test, body, after = b.draft.label(), b.draft.label(), b.draft.label()
    left = b.hidden("number")
    if step.times is not None:
        b.add(n.Set(left, b.x(step.times)))
    b.go(test)
    b.open(test)
    b.go_if(n.Compare("<=", n.Slot(left), n.Constant(0)) if step.times is not None else _stops(b, step), after)
    if step.times is not None:
        b.add(n.Add(left, -1))
    again = rest or (not step.up_to and facts.may_fail(b.draft, facts.unassured(b.draft, step.while_, step.steps)))
    if step.up_to:
        label = _repeated(b, step.steps)
        words = _in_words(b, step.steps) if label == n.MORE else ""
        ask_whether(b, step.line, label, step.steps, again, (body, after), then, words)
    else:
        b.go(body)
    b.open(body)
    b.repeats.append((after, b.turns))
    b.last_repeats.append(comes_last(then))
    b.lasts = None if rest else _lasts(b, step, n.Slot(left))
    b.run(step.steps, again)
    b.lasts = None
    b.repeats.pop()
    b.last_repeats.pop()
    b.back(test)
    b.open(after)


def _lasts(b: Blocks, step: p.Repeat, left: n.Node) -> n.Node | None:
    """Of passes that each take a piece in another body: that there is one for this pass and for all that are left."""
    match step.steps:
        case [p.Do()] if step.times is not None and not b.tables.any_time:
            return lasts(b.as_you(), leaving.taken(b.as_you(), step.steps), left)
    return None


def _repeated(b: Blocks, steps: Sequence[p.Step]) -> str:
    """What a `repeat up to` asks: whether to do its action (again)."""
    match steps:
        case [p.Do(body=name)]:
            return b.tables.body[name].label
    return n.MORE


def _in_words(b: Blocks, steps: Sequence[p.Step]) -> str:
    """What such a `repeat up to` asks, the first time and later: its ways, what is chosen, or its first line as written."""
    match steps:
        case [p.Needs(), _, *_]:
            return _in_words(b, steps[1:])
        case [p.OneOf(alternatives=ways)]:
            *others, last = [way.label for way in ways]
            return f"{', '.join(others)} or {last}" if others else last
        case [p.Choose(name=name, label=label) | p.ChooseNumber(name=name, label=label), *_]:
            return f"choose {label or name}"
    line = b.tables.program.lines[steps[0].line] if steps and steps[0].line >= 0 else None
    return line.text.removesuffix(":") if line is not None and line.text else n.MORE


def _stops(b: Blocks, step: p.Repeat) -> n.Node:
    """When it ends."""
    if step.while_ is not None:
        return n.Not(b.x(step.while_))
    return b.x(step.until) if step.until is not None else NEVER


def _straight_repeat(b: Blocks, step: p.Repeat) -> None:
    if step.times is not None:
        b.add(n.Times(b.x(step.times), b.passes(step)))
        return
    b.add(n.Until(_stops(b, step), LOOP_AT_MOST, step.line, b.passes(step)))


# --------------------------------------------------------------------------------------------------------------- turns
@writes_step(p.Turns)
def turns(b: Blocks, step: p.Turns, _: Then) -> None:
    """One player after another is active."""
    b.holds(step.slot, "player")
    following, after, body = b.draft.label(), b.draft.label(), b.draft.label()
    nothing = n.Constant(0)
    course = (_order(b, step), n.Constant(-1), nothing, nothing, ACTIVE_PLAYER, n.Constant(()))
    b.add(n.Next(after), n.Push(following, LOOP, (n.Slots(), *course)), n.Leave())
    b.close()
    b.open(following)
    if step.until is not None:
        b.add(n.When(((b.x(step.until), (n.Return(n.Ask("leave_turns")),)),)))
    given = (n.Constant(YOU + step.slot), n.Constant(body), n.Constant(step.count or 0))
    b.add(n.Effect("begin_turn", given), n.Leave())
    b.close()
    b.open(body)
    b.turns += 1
    with b.done_by(step.slot), _ends_with_question(b, step, following):
        b.run(step.steps, False)
    b.turns -= 1
    b.add(n.Next(DONE))
    b.go(DONE)
    b.open(after)


def _order(b: Blocks, step: p.Turns) -> n.Node:
    """Who takes turns, in order: sorted by what counts least first, as sorting keeps the order of equals."""
    players = n.Constant(b.tables.players)
    if step.by is not None:
        order: n.Node = n.Ask("seats", (ACTIVE_PLAYER, players, n.Constant(1)))
        for best, rank in [*((then.best, then.by) for then in reversed(step.by_then)), (step.by_best, step.by)]:
            by = b.x(rank)
            by = n.Arithmetic("-", n.Constant(0), by) if best == "highest" else by
            order = n.Ask("in_order", (order, n.Named(b.x.candidate(step.by_bound), by)))
    else:
        start = ACTIVE_PLAYER if step.start is None else b.x(step.start)
        order = n.Ask("seats", (start, players, n.Constant(step.order)))
    return order if step.except_ is None else n.Ask("without", (order, b.x(step.except_)))
