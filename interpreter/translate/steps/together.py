"""What everyone chooses at once, to blocks: one after another is asked, and nothing shows before all have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter import form as n
from interpreter.state.slots import YOU
from interpreter.translate.analysis.names_held import Names
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.steps.calls import ATTEMPTS
from interpreter.translate.steps.choices import choose_among, choose_between
from rulelang import program as p
from rulelang.program.nodes import parts

NONE = n.Constant(())  # no answers yet


@writes_step(p.Everyone)
def everyone(b: Blocks, step: p.Everyone, _: Then) -> None:
    """All choose."""
    _all_choose(b, step)


def _attempt(b: Blocks, steps: Sequence[Any], instead: int, _: int, __: bool) -> None:
    """It is done if each can choose, whoever does it."""
    _all_choose(b, steps[0], instead)


ATTEMPTS[p.Everyone] = _attempt


def _all_choose(b: Blocks, step: p.Everyone, instead: int | None = None) -> None:
    """One player after another chooses. Where somebody cannot, nobody does, but block `instead`, if there is one."""
    turn, test, asking, after = YOU + step.slot, b.draft.label(), b.draft.label(), b.draft.label()
    b.holds(step.slot, "player")
    for choice in step.choices:
        b.kinds[choice.slot] = "answers"
    b.set(step.slot, n.Constant(0))
    for choice in step.choices:
        b.set(choice.slot, NONE)
    if instead is not None:
        _unless_all_can(b, step, (asking, test, turn), instead)
    b.go(test)
    b.open(test)
    b.go_if(n.Compare(">=", n.Slot(turn), n.Constant(b.tables.players)), after)
    if b.tables.spans or ("lost", "") in b.tables.slot:
        _pass_over_who_is_out(b, step, turn, test)
    b.go(asking)
    b.open(asking)
    _one_chooses(b, step)
    b.add(n.Add(turn, 1))
    b.back(test)
    b.open(after)


def _pass_over_who_is_out(b: Blocks, step: p.Everyone, turn: int, test: int) -> None:
    """Who is out of something that is under way chooses nothing."""
    out, within = b.draft.label(), b.draft.label()
    b.go_if(n.Not(n.Ask("out", (n.Slot(turn),))), within)
    b.go(out)
    b.open(out)
    b.add(*(n.Append(YOU + one.slot, n.Constant(_nothing(one))) for one in step.choices), n.Add(turn, 1))
    b.back(test)
    b.open(within)


def _nothing(choice: p.Choose | p.ChooseNumber) -> int:
    """What somebody has chosen who chooses nothing."""
    return -1 if isinstance(choice, p.Choose) else 0


def _unless_all_can(b: Blocks, step: p.Everyone, looked_at: tuple[int, int, int], instead: int) -> None:
    """Where somebody cannot choose, nobody did: the answers are nothing, or 0."""
    players = b.tables.players
    nobody = [n.Set(YOU + one.slot, n.Constant((_nothing(one),) * players)) for one in step.choices]
    b.add(n.When(((n.Not(n.Ask("all_can", tuple(map(n.Constant, looked_at)))), (*nobody, n.Jump(instead))),)))
    b.mark(step.line)


def _one_chooses(b: Blocks, step: p.Everyone) -> None:
    """All choices of one player; a later one may ask about an earlier one, which is not yet among the answers of all."""
    x = b.x
    with b.done_by(step.slot):
        for number, choice in enumerate(step.choices):
            answer = b.hidden() - YOU  # what it holds, the choice says
            moved = choice.model_copy(update={"slot": answer})
            hangs_on = any(isinstance(e, p.Local) and e.slot == choice.slot for e in parts(step.choices[number + 1 :]))
            following = _unless_asked(b, step.only_if[number] if step.only_if else None, moved)
            b.mark(choice.line)
            if isinstance(moved, p.Choose):
                choose_among(b, moved, Then((), hangs_on), Names(b.draft, b.body, choice))
            else:
                choose_between(b, moved, Then((), hangs_on), hidden=True)
            if following is not None:
                b.go(following)
                b.open(following)
            b.add(n.Append(YOU + choice.slot, n.Slot(YOU + answer)))
            b.x = b.x.where({choice.slot: n.Slot(YOU + answer)})
            b.unsaid = b.unsaid | {choice.slot: answer}
    b.x, b.unsaid = x, {}


def _unless_asked(b: Blocks, condition: p.Expression | None, choice: p.Choose | p.ChooseNumber) -> int | None:
    """Goes on with a block, which is given, where somebody does not make a choice."""
    if condition is None:
        return None
    asked, following = b.draft.label(), b.draft.label()
    b.set(choice.slot, n.Constant(_nothing(choice)))
    b.go_if(b.x(condition), asked)
    b.go(following)
    b.open(asked)
    return following
