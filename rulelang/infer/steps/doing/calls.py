"""Calls of actions and phases, by their name or by a choice."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices.doing import (
    no_such_action_or_phase,
    not_done_alike,
    nothing_chosen_as,
    one_of_them_already,
    only_actions_are_done,
)
from rulelang.complaints.choices.moments import no_such_moment, pass_without_turns
from rulelang.complaints.families.handing_over import times_after_do
from rulelang.infer.core import infer
from rulelang.infer.scope import Binding, Scope, Typed
from rulelang.infer.steps.doing.handing_over import Said, handed_over, parameters, value
from rulelang.names.symbols import Class, Symbol
from rulelang.program import kinds
from rulelang.text.near_names import nearest

ACTION = "action"  # a column of that name is asked with the words for what was chosen: `do the action of card`


def call(scope: Scope, node: ast.DoLine) -> p.Step | None:
    return do(scope, node, node.name, said(node), scope.symbols.line_of(node))


def said(node: ast.DoLine | ast.DoOf | ast.DoChosenLine | ast.Named) -> Said:
    """What a call hands over, as it is said."""
    if isinstance(node, ast.DoOf):
        return node.handed
    return node.arguments.arguments if node.arguments is not None else ()


def do(scope: Scope, node: ast.Node, name: str, given: Said, line: int) -> p.Step | None:
    """`do NAME member in town`; a complaint and nothing if there is no such action."""
    word = scope.symbols.bodies.get(name)
    if word is None:
        other = scope.symbols.words.get(name)
        choosable = name in scope.locals or (other is not None and other.form == "kind")
        near = scope.symbols.bodies.get(nearest(name, scope.symbols.bodies) or "")
        also = scope.symbols.also(near) if near and not choosable else ()
        scope.complain(node, no_such_action_or_phase(name, scope.symbols.bodies, chosen=choosable), word=name, also=also)
        for one in given:
            infer(scope, value(one))
        return None
    match given:
        case [ast.QuantityText(name="times", amount=int(times))]:  # `do act 3 times`
            scope.complain(node, times_after_do(name, times), word=name)
            return None
    return p.Do(line=line, body=name, arguments=handed_over(scope, node, word, given))


def moment(scope: Scope, node: ast.Node, name: str) -> None:
    """Complains about a moment that is not declared."""
    if name not in scope.symbols.moments:
        scope.complain(node, no_such_moment(name, scope.symbols.moments), word=name)


def chosen(scope: Scope, node: ast.DoChosenLine | ast.DoOf) -> p.Step | None:
    given = _local(scope, node) if isinstance(node, ast.DoChosenLine) else infer(scope, node.action)
    cls = scope.symbols.classes.get(given.type)
    if given.type == kinds.UNKNOWN:
        return None
    if cls is None or not cls.actions:
        scope.complain(node, only_actions_are_done(given.type))
        return None
    first = scope.symbols.bodies.get(cls.members[0]) if cls.members else None
    if first is not None and (other := _done_otherwise(scope, cls, first, said(node))) is not None:
        scope.complain(node, not_done_alike(other.name, first.name), also=scope.symbols.also(other))
        return None
    arguments = handed_over(scope, node, first, said(node)) if first else ()
    return p.DoChosen(line=scope.symbols.line_of(node), of=given.node, actions=tuple(cls.members), arguments=arguments)


def _done_otherwise(scope: Scope, cls: Class, first: Symbol, given: Said) -> Symbol | None:
    """The first action of several that is given other things than the first of them; by name, where some go without saying."""
    by_name = len(given) < len(parameters(scope, first.node))
    needed = _given(scope, first, by_name=by_name)
    for member in cls.members[1:]:
        other = scope.symbols.bodies.get(member)
        if other is not None and _given(scope, other, by_name=by_name) != needed:
            return other
    return None


def _given(scope: Scope, body: Symbol, *, by_name: bool) -> list[tuple[str, str, str]]:
    return [(one.type, one.preposition, one.name if by_name else "") for one in parameters(scope, body.node)]


def _local(scope: Scope, node: ast.DoChosenLine) -> Typed:
    """What was chosen, or the action that its cell in a column of that name names."""
    binding = scope.locals.get(node.name)
    cls = scope.symbols.classes.get(binding.type) if binding else None
    if cls is not None and ACTION in cls.columns:
        named = ast.Reference(span=node.span, name=node.name)
        return infer(scope, ast.Property(span=node.span, name=ACTION, of=named))
    if binding is None or binding.picked:
        names = [name for name, local in scope.locals.items() if not local.picked]
        return scope.complain(node, nothing_chosen_as(node.name, names), word=node.name)
    return _value(binding)


def call_off(scope: Scope, node: ast.CallOff) -> p.Step | None:
    """`raid does not happen`."""
    if node.name not in scope.symbols.bodies:
        complain_unknown(scope, node, node.name)
        return None
    return p.CallOff(line=scope.symbols.line_of(node), body=node.name)


def complain_unknown(scope: Scope, node: ast.Node, name: str) -> None:
    """That there is no such action or phase."""
    near = scope.symbols.bodies.get(nearest(name, scope.symbols.bodies) or "")
    also = scope.symbols.also(near) if near else ()
    scope.complain(node, no_such_action_or_phase(name, scope.symbols.bodies, chosen=False), word=name, also=also)


def _value(binding: Binding) -> Typed:
    return Typed(p.Local(slot=binding.slot, type=binding.type), binding.type)


def one_of_names(scope: Scope, node: ast.OneOfNames) -> p.Step | None:
    found = []
    for name in node.names:
        one = alternative(scope, name, name.name, ())
        if one is not None:
            found.append(one)
    _complain_twice(scope, [(name.name, name) for name in node.names])
    return p.OneOf(line=scope.symbols.line_of(node), alternatives=tuple(found))


def _complain_twice(scope: Scope, names: list[tuple[str, ast.Node]]) -> None:
    seen: set[str] = set()
    for name, node in names:
        if name in seen:
            scope.complain(node, one_of_them_already(name))
        seen.add(name)


def alternative(scope: Scope, node: ast.Node, name: str, given: Said) -> p.Alternative | None:
    """A named way of a `one of`: an action, a phase, or `pass`."""
    line = scope.symbols.line_of(node)
    if name == "pass":
        if not scope.in_turns and scope.action is None:
            scope.complain(node, pass_without_turns())
        return p.Alternative(line=line, key="pass", label="pass", steps=(p.Pass(line=line),))
    step = do(scope, node, name, given, line)
    if step is None:
        return None
    label = getattr(scope.symbols.bodies[name].node, "label", None) or kinds.words(name)
    return p.Alternative(line=line, key=name, label=label, steps=(step,))
