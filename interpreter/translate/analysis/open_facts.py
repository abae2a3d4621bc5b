"""What everybody can know of a decision: which options open facts leave, and which of those they decide (language, 3.3).

A decision with one option goes unasked if all can know that it is the only one: open facts leave no other, or of every option
that they leave they decide whether it is possible. Where a hidden thing decides, it is asked, for not asking would tell it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from interpreter import form as n
from interpreter.state.slots import YOU
from interpreter.translate.analysis import guards, secrecy
from interpreter.translate.analysis.facts import BECOMES, EVENTS, FACTS, may_fail
from interpreter.translate.values import groups
from interpreter.translate.values.expressions import all_of
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.writer import Writing
from rulelang import program as p
from rulelang.program.nodes import parts

NO = n.Constant(False)  # open facts do not decide
YES = n.Constant(True)


def ways(x: Writing, several: Sequence[Sequence[p.Step]], rest_fails: bool) -> list[n.Step] | None:
    """The steps that say whether all can know which of several ways to go on is the only one; None if they never can."""
    if x.tables.sight.open:
        return None
    left = [guards.guard(x.openly(), steps, False)[0] for steps in several]
    decides = [decided(x, steps, rest_fails) for steps in several]
    if not any(left) and NO in decides:
        return None
    found = [n.When(((all_of(open_), (n.More("o", one),)),)) for open_, one in zip(left, decides, strict=True)]
    return [n.Gather("o"), *found, n.Return(alone("o", "one", n.Name("one")))]


def alone(name: str, one: str, decides: n.Node) -> n.Node:
    """Whether a list has one, or open facts decide of each of it."""
    return n.Either((n.Compare("==", n.Ask("how_many", (n.Name(name),)), n.Constant(1)), n.Every(one, n.Name(name), decides)))


def choice(x: Writing, step: p.Choose, after: Sequence[p.Step], rest_fails: bool) -> list[n.Step] | None:
    """The same of a choice: which candidates open facts leave. Of hidden pieces all know how many lie there, and no more."""
    tables, group = x.tables, step.group
    if tables.sight.open:
        return None
    plain = group.model_copy(update={"where": None, "rank": None, "rank_by": None, "then_by": ()})
    if not secrecy.public(tables, plain):
        how_many = p.Fold(op="count", group=plain)
        known = secrecy.public(tables, how_many) and not secrecy.about(tables, group)
        return [n.Return(n.Compare("==", x(how_many), n.Constant(1)))] if known else None
    open_where = _conjunction(part for part in _parts(group.where) if _open(tables, part))
    conditions = guards.guard(x.openly(), after, False)[0]
    listed = groups.listing(x, plain.model_copy(update={"where": open_where}), conditions)
    decision: n.Node = NO
    if secrecy.public(tables, group) and not secrecy.about(tables, group):
        decision = decided(x, after, rest_fails, frozenset({step.slot}))
        listed = groups.listing(x, group, [] if group.rank else conditions)
    return [n.Bind("o", listed), n.Return(alone("o", x.candidate(group.bound), decision))]


def _parts(condition: p.Expression | None) -> list[Any]:
    """What `and` joins."""
    if isinstance(condition, p.Logic) and condition.op == "and":
        return [*_parts(condition.left), *_parts(condition.right)]
    return [] if condition is None else [condition]


def _conjunction(parts: Iterable[Any]) -> Any:
    joined: Any = None
    for part in parts:
        joined = part if joined is None else p.Logic(op="and", left=joined, right=part)
    return joined


def _open(tables: Any, node: Any) -> bool:
    return secrecy.public(tables, node) and not secrecy.about(tables, node)


# ------------------------------------------------------------------------------------------------------- what decides
def decided(x: Writing, steps: Sequence[p.Step], rest_fails: bool, known: frozenset[int] = frozenset()) -> n.Node:
    """Whether open facts decide if these steps can be carried out; `known` are slots of what everybody sees."""
    draft = x.draft
    told = decisive(draft, steps)
    if rest_fails or not told:
        return NO if rest_fails else YES
    last = told[-1]
    before: list[p.Step | p.Expression] = [*told[:-1]]
    decision: n.Node = YES
    match last:
        case p.DoChosen():
            decision = n.Lookup(tuple(body_decided(draft, name) for name in last.actions), x(last.of))
            before += [last.of, *last.arguments]
        case p.Do():
            decision = n.Constant(body_decided(draft, last.body))
            before += last.arguments
        case _:
            before.append(last)
    handed = _handed(draft, tuple(before))
    if handed is None or decision == NO:
        return NO
    asked = tuple(YOU + slot for slot in sorted(handed - known))
    return n.Both((decision, n.Ask("all_know", (n.Constant(asked),)))) if asked else decision


def body_decided(draft: Draft, name: str) -> bool:
    """The same of a body; of what is handed over to it nothing is known."""
    if name not in draft.decided:
        draft.decided[name] = False  # a body that calls itself is left to asking
        draft.decided[name] = _handed(draft, decisive(draft, draft.tables.body[name].steps)) == frozenset()
    return draft.decided[name]


def decisive(draft: Draft, steps: Sequence[p.Step]) -> tuple[p.Step, ...]:
    """The steps up to the last one that can turn out impossible."""
    cut = len(steps)
    while cut and not may_fail(draft, steps[cut - 1 :]):
        cut -= 1
    return tuple(steps[:cut])


def _handed(draft: Draft, steps: tuple[p.Step | p.Expression, ...]) -> frozenset[int] | None:
    """The slots of pieces from before that these steps tell apart; None if they read what not everybody sees.

    Which hidden piece is chosen does not count as long as it is only moved: how many there are is open to all.
    """
    tables = draft.tables
    if any(isinstance(node, p.Use) for node in parts(steps)) or _sets_off(draft, steps):
        return None
    if not all(_body_decided_whole(draft, name) for name in _calls(steps)):
        return None
    blind = tuple(map(_unseen, steps))
    if not secrecy.public(tables, *blind):
        return None
    read = frozenset(secrecy.about(tables, *blind))
    choices = [node for node in parts(steps) if isinstance(node, p.Choose | p.ChooseAtRandom)]
    closed = {choice.slot for choice in choices if not secrecy.public(tables, choice.group)}
    return None if read & closed else read - {choice.slot for choice in choices}


def _body_decided_whole(draft: Draft, name: str) -> bool:
    """Of a body in whose midst it is not known what decides: all of it."""
    key = f"all of {name}"
    if key not in draft.decided:
        draft.decided[key] = False
        draft.decided[key] = _handed(draft, draft.tables.body[name].steps) == frozenset()
    return draft.decided[key]


def _calls(steps: tuple[p.Step | p.Expression, ...]) -> set[str]:
    return {name for node in parts(steps) for name in p.called(node)}


def _sets_off(draft: Draft, steps: tuple[p.Step | p.Expression, ...]) -> bool:
    """Whether these steps may set off a trigger that can turn out impossible: which one, a hidden piece may say."""
    if any(p.writes(node, trigger) for trigger in draft.failing_triggers(may_fail, BECOMES) for node in parts(steps)):
        return True
    if not any(type(node) in FACTS and FACTS[type(node)].sets_off for node in parts(steps)):
        return False
    return any(draft.failing_triggers(may_fail, event) for event in EVENTS)


def _unseen(node: Any) -> Any:
    """A step without what it calls, each choice as the question whether there is a candidate."""
    match node:
        case p.Do():
            return tuple(map(_unseen, node.arguments))
        case p.DoChosen():
            return tuple(map(_unseen, (node.of, *node.arguments)))
        case p.Choose(group=p.Group(rank=None)) | p.ChooseAtRandom(group=p.Group(rank=None)):
            return p.Fold(op="any", group=node.group)
        case p.Node():
            return node.model_copy(update={name: _unseen(getattr(node, name)) for name in type(node).model_fields})
        case tuple():
            return tuple(map(_unseen, node))
    return node
