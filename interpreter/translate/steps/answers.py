"""What others may answer before it is done, to blocks: each is asked in turn, and then it is done, unless it is called off."""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.deciding.answering import ANSWERED, ASKED, DONE, OFF
from interpreter.state.slots import YOU
from interpreter.translate.steps.blocks import Blocks, Then, writes_step
from interpreter.translate.steps.choices import ask_whether
from rulelang import program as p


@writes_step(p.Announced)
def announced(b: Blocks, step: p.Announced, then: Then) -> None:
    """First the answers, then the steps."""
    rest = b.rest(then)
    over, after = b.draft.label(), b.draft.label()
    b.holds(step.slot, "number")
    b.set(step.slot, n.Constant(ASKED))
    for answer in step.answers:
        _ask(b, step, answer, (over, rest))
    b.go(over)
    b.open(over)
    _unless_called_off(b, step, after)
    b.run(step.steps, rest)
    b.go(after)
    b.open(after)


def _ask(b: Blocks, step: p.Announced, answer: p.Answer, goes_on: tuple[int, bool]) -> None:
    """Everybody who may give this answer, in turn; block `over` once it is called off."""
    over, rest = goes_on
    waiting, test, asking, done, next_one, following = b.hidden("several"), *(b.draft.label() for _ in range(5))
    b.holds(answer.slot, "player")
    who = n.Ask("all_others", (b.player,)) if answer.who is None else n.Ask("only_one", (b.x(answer.who),))
    b.add(n.Set(waiting, n.Ask("all_in_order", (who,))))
    b.go(test)
    b.open(test)
    b.go_if(n.Either((n.Not(n.Slot(waiting)), n.Ask("looking_ahead"))), following)
    b.set(answer.slot, n.Item(n.Slot(waiting), n.Constant(0)))
    b.add(n.Set(waiting, n.Rest(n.Slot(waiting))))
    b.go(asking)
    b.open(asking)
    with b.done_by(answer.slot):
        b.mark(answer.line)
        ask_whether(b, answer.line, answer.label, answer.steps, rest, (done, next_one))
        b.open(done)
        b.set(step.slot, n.Constant(ANSWERED))
        b.run(answer.steps, rest)
    b.go_if(_stands(step, OFF), over)
    b.go(next_one)
    b.open(next_one)
    b.back(test)
    b.open(following)


def _unless_called_off(b: Blocks, step: p.Announced, after: int) -> None:
    """Goes on at once with block `after` if it does not happen: it is called off, or can no longer be done after an answer."""
    tried = b.draft.label()
    b.go_if(_stands(step, OFF), after)
    b.go_if(n.Not(_stands(step, ANSWERED)), tried)
    b.go_if(n.Ask("can", (n.Constant(tried), n.Constant(after), b.player)), tried)
    if b.draft.traced:
        b.add(n.Effect("could_not", (b.player,)), n.Effect("told_off", (n.Constant(b.draft.entries[b.body.name]),)))
    b.go(after)
    b.open(tried)
    b.set(step.slot, n.Constant(DONE))


def _stands(step: p.Announced, state: int) -> n.Node:
    return n.Compare("==", n.Slot(YOU + step.slot), n.Constant(state))


@writes_step(p.CallOff)
def call_off(b: Blocks, step: p.CallOff, _: Then) -> None:
    """What is about to be done does not happen."""
    body = b.draft.tables.body[step.body]
    slot = next((one.slot for one in body.steps if isinstance(one, p.Announced)), None)
    assert slot is not None, step.body
    b.add(n.Effect("call_off", (n.Constant(b.draft.entries[step.body]), n.Constant(YOU + slot))))
