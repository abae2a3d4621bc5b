"""Steps that leave, call, branch or try, to blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import form as n
from interpreter.state.slots import STOPPERS, YOU
from interpreter.translate.analysis import secrecy
from interpreter.translate.analysis.certain.ways import surely
from interpreter.translate.analysis.names_held import Names
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.values import belonging, groups
from interpreter.translate.writing.draft import DONE
from rulelang import program as p

_STOP_IF_OVER = n.When(((n.Ask("is_over"), (n.Stop(),)),))


# ---------------------------------------------------------------------------------------------------- steps that leave
@writes_step(p.Pass)
def pass_(b: Blocks, _: p.Pass, __: Then) -> None:
    """Out of these turns."""
    b.add(n.Effect("pass_turns"))


@writes_step(p.Idle)
def idle(_: Blocks, __: p.Idle, ___: Then) -> None:
    """Nothing."""


@writes_step(p.AnotherTurn)
def another_turn(b: Blocks, step: p.AnotherTurn, _: Then) -> None:
    """Somebody has the next turn."""
    b.add(n.Effect("another_turn", (b.x(step.player), n.Constant(step.line))))


@writes_step(p.MissTurn)
def miss_turn(b: Blocks, step: p.MissTurn, _: Then) -> None:
    """Somebody's next turn does not come."""
    b.add(n.Effect("miss_turn", (b.x(step.player),)))


@writes_step(p.Win)
def win(b: Blocks, step: p.Win, _: Then) -> None:
    """Somebody wins."""
    b.add(n.Effect("win", (_player(b, step),)), n.Stop())


@writes_step(p.WinAll)
def win_all(b: Blocks, step: p.WinAll, _: Then) -> None:
    """All win, or all of a group."""
    if step.who is None:
        b.add(n.Effect("win_all"), n.Stop())
    else:
        b.add(n.Effect("win_some", (groups.listing(b.x, step.who),)), _STOP_IF_OVER)


@writes_step(p.Lose)
def lose(b: Blocks, step: p.Lose, _: Then) -> None:
    """Somebody loses; that may be the end."""
    b.add(n.Effect("lose", (_player(b, step),)), _STOP_IF_OVER)


@writes_step(p.LoseAll)
def lose_all(b: Blocks, step: p.LoseAll, _: Then) -> None:
    """All lose, or all of a group."""
    if step.who is None:
        b.add(n.Effect("lose_all"), n.Stop())
    else:
        b.add(n.Effect("lose_some", (groups.listing(b.x, step.who),)), _STOP_IF_OVER)


@writes_step(p.Leave)
def leave(b: Blocks, step: p.Leave, _: Then) -> None:
    """Somebody is out of something, or in it again."""
    who = n.Tuple((b.x(step.player),)) if step.player is not None else groups.listing(b.x, _group(step))
    span = n.Constant(b.tables.spans.index(step.span))
    b.add(n.Effect("come_back" if step.back else "leave", (span, who)))
    if step.span == "game" and not step.back:
        b.add(_STOP_IF_OVER)


def _group(step: p.Leave) -> p.Group:
    assert step.who is not None
    return step.who


def _player(b: Blocks, step: p.Win | p.Lose) -> n.Node:
    """A player; of a team, one of its players."""
    if not step.of_team:
        return b.x(step.player)
    return n.Lookup((*(seats[0] for seats in b.tables.teams), -1), b.x(step.player))


@writes_step(p.End)
def end(b: Blocks, step: p.End, _: Then) -> None:
    """What runs is left."""
    if step.scope == "game":
        b.add(n.Over(), n.Stop())
    elif step.scope == "repeat":
        _end_repeat(b, *b.repeats[-1])
        b.open(b.draft.label())
    elif step.phase is not None:
        b.add(n.Effect("end_phase", (n.Constant(b.draft.entries[step.phase]), n.Constant(step.line))), n.Leave())
    else:
        b.add(n.Effect("end", (n.Constant(STOPPERS[step.scope]), n.Constant(DONE), n.Constant(step.line))), n.Leave())


def _end_repeat(b: Blocks, after: int, turns: int) -> None:
    """To what follows the loop; the turns that lie between are left with it."""
    if b.turns == turns:
        b.back(after)
    else:
        b.add(n.Effect("end_repeat", (n.Constant(b.turns - turns), n.Constant(after))), n.Leave())
        b.close()


@writes_step(p.Later)
def later(b: Blocks, step: p.Later, _: Then) -> None:
    """Put off to the end of the turn: a block of its own, with the locals of now."""
    put_off, after = b.draft.label(), b.draft.label()
    b.add(n.Effect("put_off", (n.Constant(put_off), n.Name("f"))))
    b.go(after)
    b.open(put_off)
    b.run(step.steps, False)
    b.finish()
    b.open(after)


# ------------------------------------------------------------------------------------------------------------- calls
@writes_step(p.Do)
def do(b: Blocks, step: p.Do, then: Then) -> None:
    """Another body runs."""
    after = _before_call(b, step, then, step.body)
    b.add(n.Next(after), b.call(step.body, step.arguments))
    b.leave_to(after)
    _count_action(b, step.body)


@writes_step(p.DoChosen)
def do_chosen(b: Blocks, step: p.DoChosen, then: Then) -> None:
    """The action runs that a choice named."""
    after = _before_call(b, step, then, step.actions[0])
    b.add(n.Next(after), n.Bind("chosen", b.x(step.of)))
    calls = [(b.call(name, step.arguments), n.Leave()) for name in step.actions]
    b.add(n.When(tuple((n.Compare("==", n.Name("chosen"), n.Constant(number)), call) for number, call in enumerate(calls))))
    b.leave_to(after)
    _count_action(b, step.actions[0])


def _before_call(b: Blocks, step: p.Step, then: Then, name: str) -> int:
    """The block that goes on after a call, with what is known of it."""
    after = b.draft.label()
    b.safe(after, then)
    names = Names(b.draft, b.body, step)
    if held := [YOU + slot for slot in names.held() if not names.several(slot)]:
        b.draft.live[after] = tuple(held)  # pieces that it still asks about by a name
    _count_action(b, name)
    return after


def _count_action(b: Blocks, name: str) -> None:
    """Says, where a rule asks what is new in an action, that one begins or is over: between two, nothing is new."""
    if b.tables.counts_actions and b.tables.body[name].form == "action" and b.body.form != "action":
        b.add(n.Effect("begin_action"))


# ---------------------------------------------------------------------------------------------------------- branches
@writes_step(p.If)
def if_(b: Blocks, step: p.If, then: Then) -> None:
    """The first branch whose condition holds."""
    rest = b.rest(then)
    if b.straight([step]):
        _inline_if(b, step)
        return
    after = b.draft.label()
    entries = [b.draft.label() for _ in step.branches]
    for entry, branch in zip(entries, step.branches, strict=True):
        b.go_if(None if branch.condition is None else b.x(branch.condition), entry)
    if step.branches[-1].condition is not None:
        b.add(n.Jump(after))
    b.close()
    for entry, branch in zip(entries, step.branches, strict=True):
        b.open(entry)
        if branch.line != step.line:
            b.mark(branch.line)
        b.run(branch.steps, rest, then)
        b.go(after)
    b.open(after)


def _inline_if(b: Blocks, step: p.If) -> None:
    branches = []
    for branch in step.branches:
        condition = None if branch.condition is None else b.x(branch.condition)
        marked = b.draft.traced and branch.line >= 0 and branch.line != step.line
        mark = (n.Effect("mark", (n.Constant(branch.line),)),) if marked else ()
        branches.append((condition, (*mark, *b.inline(branch.steps))))
    b.add(n.When(tuple(branches)))


# ---------------------------------------------------------------------------------------------------------- attempts
@writes_step(p.Otherwise)
def otherwise(b: Blocks, step: p.Otherwise, then: Then) -> None:
    """The steps if they can be carried out, else others."""
    rest = b.rest(then)
    instead, after = b.draft.label(), b.draft.label()
    ATTEMPTS.get(type(step.steps[0]) if len(step.steps) == 1 else None, _attempt)(b, step.steps, instead, after, rest)
    b.back(after)
    b.open(instead)
    if b.draft.traced:
        everybody = any(isinstance(inner, p.Everyone) for inner in step.steps)
        b.add(n.Effect("could_not", (n.Constant(-1) if everybody else b.player,)))
    b.run(step.instead, rest)
    b.go(after)
    b.open(after)


ATTEMPTS: dict[Any, Any] = {}  # of a step that is tried in a way of its own: its writer


def _attempt(b: Blocks, steps: Sequence[p.Step], instead: int, after: int, rest: bool) -> None:
    """Does the steps if they can be carried out, up to block `after`; else block `instead`."""
    tried = b.draft.label()
    if isinstance(steps[0], p.MoveSome):
        _search(b, steps[0], instead)
    looked: n.Node = n.Ask("can", (n.Constant(tried), n.Constant(after), b.player))
    sure = None if b.tables.any_time else surely(b.as_you(), steps, False, guarded=False)
    b.go_if(looked if sure is None else n.Either((sure, looked)), tried)
    _passed_over(b, steps, tried, after)
    b.add(n.Jump(instead))
    b.close()
    b.open(tried)
    b.run(steps, rest)


def _search(b: Blocks, step: p.MoveSome, instead: int) -> None:
    """Where nobody could know whether a class lies somewhere, it is found out now: block `instead` if it does not."""
    you = b.x.slot(b.you)
    if step.if_possible or not belonging.mixed(b.tables, step.type, step.source) or belonging.known(b.x, step, you):
        return
    b.go_if(n.Compare("<", n.Ask("how_many", (belonging.named(b.x, step, you),)), b.x(step.amount)), instead)


def _passed_over(b: Blocks, steps: Sequence[p.Step], entry: int, after: int) -> None:
    """In a traced game: that an action could not be done, and, where all see what it reads, the way to tell why."""
    match steps:
        case [p.Do(body=name)] if b.draft.traced:
            body, known = n.Constant(b.draft.entries[name]), seen_by_all(b, steps)
            b.add(n.Effect("passed_over", (b.player, body, n.Constant(entry), n.Constant(after), known)))


def seen_by_all(b: Blocks, *reads: Any) -> n.Node:
    """Whether everybody sees what these read."""
    about = tuple(YOU + slot for slot in secrecy.about(b.tables, *reads))
    known = secrecy.public(b.tables, *reads)
    return n.Ask("all_know", (n.Constant(about),)) if known and about else n.Constant(known)
