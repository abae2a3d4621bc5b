"""Blocks of steps, and the steps that have blocks: conditions, options, repetition, turns, and what is put off."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import one_of_them_already
from rulelang.complaints.choices.otherwise import otherwise_first
from rulelang.complaints.values import only_players_in_order
from rulelang.infer.core import how_many, player, truth
from rulelang.infer.players_present import where_false, where_true
from rulelang.infer.scope import Binding, Candidate, Scope
from rulelang.infer.steps.doing.calls import alternative, said
from rulelang.infer.steps.done_by.together import everyone
from rulelang.infer.steps.done_by.whoever import WHOEVER
from rulelang.infer.steps.modifiers import during
from rulelang.infer.steps.pictures import picture
from rulelang.infer.steps.single import SIMPLE
from rulelang.infer.steps.ways import Ways
from rulelang.infer.values.groups import one_by_one, rank
from rulelang.infer.whose.others import only_yours
from rulelang.program import kinds

Steps = tuple[p.Step, ...]


def steps(scope: Scope, block: ast.Block) -> Steps:
    """The steps of a block; what they bind is known in the rest of the block."""
    return _steps_and_names(scope, block)[0]


def _steps_and_names(scope: Scope, block: ast.Block) -> tuple[Steps, dict[str, Binding]]:
    """The same, and what they bind."""
    inner = replace(scope.inner(), before=scope.before)
    found: list[Steps] = []  # of each line
    known = dict(inner.locals)  # before the line that was read last
    for node in block.steps:
        if isinstance(node, ast.OtherwiseStep):
            _otherwise(inner, node, found, known)
            if node is block.steps[0]:
                scope.complain(node, otherwise_first())
        else:
            known = dict(inner.locals)
            step = one_step(inner, node)
            if step is not None:
                found.append(step if isinstance(step, tuple) else (step,))
            if isinstance(node, ast.NeedsLine):
                inner = where_true(inner, node.condition)
    named = {name: one for name, one in inner.locals.items() if name not in scope.locals}
    return tuple(step for line in found for step in line), named


def _way(ways: Ways, scope: Scope, block: ast.Block) -> Steps:
    """The steps of a block that is one of several ways."""
    found, named = _steps_and_names(ways.way(scope), block)
    ways.goes_on(found, named)
    return found


def one_step(scope: Scope, node: ast.Node) -> p.Step | Steps | None:
    """The step of a line, or its steps; None where a complaint says why, or where only a page may say it."""
    return RULES[type(node)](scope, node)


def _otherwise(scope: Scope, node: ast.OtherwiseStep, found: list[Steps], known: dict[str, Binding]) -> None:
    """What the line before has named is known to what comes below only if it is named in what is done instead, too."""
    ways = Ways(scope)
    named = {name: one for name, one in scope.locals.items() if name not in known}
    for name in named:
        del scope.locals[name]
    ways.goes_on(found[-1] if found else (), named)
    instead = _way(ways, scope, node.block)
    ways.end()
    if found:
        before = found.pop()
        found.append((p.Otherwise(line=scope.symbols.line_of(node), steps=before, instead=instead),))


def if_step(scope: Scope, node: ast.IfStep) -> p.Step:
    line = scope.symbols.line_of
    branches = []
    ways = Ways(scope)
    arms: list[ast.IfStep | ast.ElseIf] = [node, *node.else_ifs]
    for arm in arms:
        condition = truth(scope, arm.condition)
        held = _way(ways, where_true(scope, arm.condition), arm.block)
        branches.append(p.Branch(line=line(arm), condition=condition, steps=held))
        scope = where_false(scope, arm.condition)
    if node.else_step is not None:
        branches.append(p.Branch(line=line(node.else_step), condition=None, steps=_way(ways, scope, node.else_step.block)))
    else:
        ways.goes_on((), {})
    ways.end()
    return p.If(line=line(node), branches=tuple(branches))


def may(scope: Scope, node: ast.MayStep) -> p.Step:
    label = node.label or first_words(scope, node.block)
    return p.May(line=scope.symbols.line_of(node), label=label, steps=steps(scope, node.block))


def first_words(scope: Scope, block: ast.Block) -> str:
    """A block in a few words: the label of the action that it does, or its first step as written."""
    first = block.steps[0] if block.steps else None
    if isinstance(first, ast.DoLine) and first.name in scope.symbols.bodies:
        return getattr(scope.symbols.bodies[first.name].node, "label", None) or kinds.words(first.name)
    return scope.symbols.text_of(first).split(":\n")[0] if first is not None else ""


def one_of(scope: Scope, node: ast.OneOfStep) -> p.Step:
    found: list[p.Alternative] = []
    keys: set[str] = set()
    ways = Ways(scope)
    for way in node.alternatives:
        if isinstance(way, ast.Named):
            one = alternative(scope, way, way.name, said(way))
            ways.goes_on((), {})
        else:
            key = way.named or re.sub(r"\W+", "_", way.label.lower()).strip("_") or "way"
            one = p.Alternative(line=scope.symbols.line_of(way), key=key, label=way.label, steps=_way(ways, scope, way.block))
        if one is None:
            continue
        if one.key in keys and isinstance(way, ast.AlternativeLine):
            scope.complain(way, one_of_them_already(way.label), word=way.label)
        while one.key in keys:
            one = one.model_copy(update={"key": one.key + "_"})
        keys.add(one.key)
        found.append(one)
    ways.end()
    return p.OneOf(line=scope.symbols.line_of(node), alternatives=tuple(found))


def repeat(scope: Scope, node: ast.RepeatStep) -> p.Step:
    times = how_many(scope, node.times)
    return p.Repeat(line=scope.symbols.line_of(node), times=times, steps=_repeated(scope, node.block))


def repeat_up_to(scope: Scope, node: ast.RepeatUpTo) -> p.Step:
    times = p.Number(value=1_000_000) if isinstance(node.times, str) else how_many(scope, node.times)  # each is optional
    return p.Repeat(line=scope.symbols.line_of(node), times=times, up_to=True, steps=_repeated(scope, node.block))


def repeat_while(scope: Scope, node: ast.RepeatWhile) -> p.Step:
    """While or until something is so; or until it is left."""
    line = scope.symbols.line_of(node)
    if node.condition is None:
        return p.Repeat(line=line, steps=_repeated(scope, node.block))
    condition = truth(scope, node.condition)
    if node.word == "while":
        return p.Repeat(line=line, while_=condition, steps=_repeated(scope, node.block))
    return p.Repeat(line=line, until=condition, steps=_repeated(scope, node.block))


def _repeated(scope: Scope, block: ast.Block) -> Steps:
    return steps(replace(scope, in_repeat=True), block)


def each(scope: Scope, node: ast.EachStep) -> p.Step:
    found, candidate = one_by_one(scope, node.group, "each", node.of)
    inner = scope.inner()
    if candidate.type == kinds.PLAYER:
        slot = scope.frame.new_slot() if node.name is None else inner.bind(node, node.name, kinds.PLAYER)
        inner = replace(inner, you=p.Local(slot=slot, type=kinds.PLAYER))
    else:
        name = node.name or candidate.word
        slot = inner.bind(node.group if node.name is None else node, name, candidate.type)
        if not only_yours(scope, found):
            inner.is_anybodys(name)
        if node.start is not None:
            scope.complain(node.start, only_players_in_order())
    start = player(scope, node.start) if node.start is not None and candidate.type == kinds.PLAYER else None
    order: Literal[1, -1] = -1 if node.direction else 1
    return p.Each(
        line=scope.symbols.line_of(node), group=found, slot=slot, start=start, order=order, steps=steps(inner, node.block)
    )


def _turn_scope(scope: Scope) -> tuple[Scope, int]:
    slot = scope.frame.new_slot()
    return replace(scope.inner(), you=p.Local(slot=slot, type=kinds.PLAYER), in_turns=True), slot


def turns(scope: Scope, node: ast.TurnsStep) -> p.Step:
    start = player(scope, node.start)
    except_ = player(scope, node.except_for.player) if node.except_for else None
    inner, slot = _turn_scope(scope)
    until = _until(scope, node.until)
    return p.Turns(
        line=scope.symbols.line_of(node),
        slot=slot,
        start=start,
        order=-1 if node.direction else 1,
        count=node.count.count if node.count else None,
        except_=except_,
        until=until,
        steps=steps(inner, node.block),
    )


def _until(scope: Scope, node: ast.Until | None) -> p.Expression | None:
    """When turns end; `while` says when they do not."""
    if node is None:
        return None
    condition = truth(replace(scope, in_turns=True), node.condition)
    return p.Not(of=condition) if node.word == "while" else condition


def turns_by(scope: Scope, node: ast.TurnsBy) -> p.Step:
    bound = scope.frame.new_bound()
    candidate = Candidate(p.Bound(number=bound, type=kinds.PLAYER), kinds.PLAYER, kinds.PLAYER)
    asking = scope.asking(candidate)
    first, *then = [rank(asking, one, bound) for one in node.ranks]
    inner, slot = _turn_scope(scope)
    until = _until(scope, node.until)
    return p.Turns(
        line=scope.symbols.line_of(node),
        slot=slot,
        by=first.by,
        by_bound=bound,
        by_best=first.best,
        by_then=tuple(then),
        count=node.count.count if node.count else None,
        until=until,
        steps=steps(inner, node.block),
    )


def later(scope: Scope, node: ast.LaterStep) -> p.Step:
    then = replace(scope, in_turns=False, in_repeat=False, put_off=True)
    return p.Later(line=scope.symbols.line_of(node), steps=steps(then, node.block))


RULES: dict[type[ast.Node], Callable[[Scope, Any], p.Step | Steps | None]] = {
    **SIMPLE,
    **WHOEVER,
    ast.IfStep: if_step,
    ast.MayStep: may,
    ast.OneOfStep: one_of,
    ast.RepeatStep: repeat,
    ast.RepeatUpTo: repeat_up_to,
    ast.RepeatWhile: repeat_while,
    ast.EachStep: each,
    ast.TurnsStep: turns,
    ast.TurnsBy: turns_by,
    ast.LaterStep: later,
    ast.EveryoneStep: everyone,
    ast.Picture: picture,
    ast.DuringStep: during,
}
