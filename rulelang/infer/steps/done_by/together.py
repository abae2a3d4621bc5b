"""What everyone chooses at once: secret choices, some of which only some make."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.unseen import everyone_only_chooses, who_chooses_tells
from rulelang.infer.core import is_piece, truth
from rulelang.infer.scope import Scope
from rulelang.infer.steps.several import at_once
from rulelang.infer.steps.single import SIMPLE
from rulelang.program import kinds
from rulelang.program.nodes import parts

Choice = ast.ChooseLine | ast.ChooseSeveral | ast.ChooseNumberLine
Asked = tuple[Choice, p.Expression | None]  # a choice, and who makes it: None for all
Made = p.Choose | p.ChooseNumber


def everyone(scope: Scope, node: ast.EveryoneStep) -> p.Step:
    slot = scope.frame.new_slot()
    inner = replace(scope.inner(), you=p.Local(slot=slot, type=kinds.PLAYER), at_once=True)
    choices: list[Made] = []
    conditions: list[p.Expression | None] = []
    for step, condition in _asked(inner, node.block, choices):
        if isinstance(step, ast.ChooseSeveral):
            several = at_once(inner, step)
            choices += several
            conditions += [condition] * len(several)
            own = inner.locals[step.name]
            scope.bind(step, step.name, own.type, own.slot, picked=True)
            scope.locals[step.name] = scope.locals[step.name]._replace(several=own.several, choices=own.choices)
            continue
        made = SIMPLE[type(step)](inner, step)
        assert isinstance(made, Made)
        choices.append(made)
        conditions.append(condition)
        scope.bind(step, made.name, inner.locals[made.name].type, made.slot, picked=True)
        scope.locals[made.name] = scope.locals[made.name]._replace(own=_out_of_ones_own(inner, made))
    only_if = tuple(conditions) if any(conditions) else ()
    return p.Everyone(line=scope.symbols.line_of(node), slot=slot, choices=tuple(choices), only_if=only_if)


def _out_of_ones_own(scope: Scope, made: Made) -> bool:
    """Whether two players never choose the same piece: it lies in a place of each player, who chooses there."""
    if not isinstance(made, p.Choose) or made.group.places is None or not is_piece(scope, made.group.type):
        return False
    place = made.group.places.one
    return isinstance(place, p.PlaceAt) and place.of == scope.you


def _asked(scope: Scope, block: ast.Block, before: list[Made]) -> Iterator[Asked]:
    """The choices, those under an `if` too; a complaint about all else."""
    for step in block.steps:
        if isinstance(step, ast.IfStep) and not (step.else_ifs or step.else_step):
            condition = _who(scope, step, before)
            yield from ((one, condition) for one, _ in _plain(scope, step.block))
        else:
            yield from _plain(scope, ast.Block(span=step.span, steps=(step,)))


def _plain(scope: Scope, block: ast.Block) -> Iterator[Asked]:
    for step in block.steps:
        if isinstance(step, Choice):
            yield step, None
        else:
            scope.complain(step, everyone_only_chooses(_left_open(scope, step)))


def _left_open(scope: Scope, step: ast.Step) -> str:
    """The choice that stands below a `may`, as it is written, if it is the first there."""
    first = step.block.steps[0] if isinstance(step, ast.MayStep) else None
    asked = isinstance(first, ast.ChooseLine | ast.ChooseSeveral) and first.word in ("choose", "secretly choose")
    return scope.symbols.text_of(first).removeprefix("secretly ") if asked and first is not None else ""


def _who(scope: Scope, step: ast.IfStep, before: list[Made]) -> p.Expression:
    """Who makes the choices: all see that, so it may not hang on what was just chosen unseen."""
    condition = truth(scope, step.condition)
    chosen = {one.slot for one in before}
    if any(isinstance(node, p.Local) and node.slot in chosen for node in parts(condition)):
        scope.complain(step.condition, who_chooses_tells())
    return condition
