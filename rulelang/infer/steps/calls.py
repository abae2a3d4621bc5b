"""Calls of actions and phases, by their name or by a choice, with arguments that must fit the parameters."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.choices import (
    done_with,
    no_such_action_or_phase,
    no_such_moment,
    not_done_alike,
    nothing_chosen_as,
    one_of_them_already,
    only_actions_are_done,
    pass_without_turns,
)
from rulelang.infer.core import infer, insist
from rulelang.infer.scope import Binding, Scope, Typed
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.text.near_names import nearest


def call(scope: Scope, node: ast.DoLine) -> p.Step | None:
    return do(scope, node, node.name, node.arguments, scope.symbols.line_of(node))


def do(scope: Scope, node: ast.Node, name: str, arguments: ast.Arguments | None, line: int) -> p.Step | None:
    """`do NAME with …`; a complaint and nothing if there is no such action."""
    word = scope.symbols.bodies.get(name)
    if word is None:
        other = scope.symbols.words.get(name)
        choosable = name in scope.locals or (other is not None and other.form == "kind")
        near = scope.symbols.bodies.get(nearest(name, scope.symbols.bodies) or "")
        also = scope.symbols.also(near) if near and not choosable else ()
        scope.complain(node, no_such_action_or_phase(name, scope.symbols.bodies, chosen=choosable), word=name, also=also)
        for argument in arguments.arguments if arguments else ():
            infer(scope, argument)
        return None
    types = parameter_types(scope, word.node)
    return p.Do(line=line, body=name, arguments=_arguments(scope, node, name, arguments, types))


def parameter_type(symbols: Symbols, parameter: ast.Parameter) -> str | None:
    """The kind of a parameter: a class, a number, a space of the only grid; None if there is no such."""
    if parameter.type == "number":
        return kinds.NUMBER
    if parameter.type == kinds.SPACE:
        grids = symbols.grids()
        return kinds.space_of(grids[0].name) if len(grids) == 1 else None
    return parameter.type if parameter.type in symbols.classes else None


def parameter_types(scope: Scope, body: ast.Node) -> list[str]:
    """The kinds of an action's or phase's parameters, without complaints: its own declaration makes them."""
    parameters = getattr(body, "parameters", None)
    if parameters is None:
        return []
    return [parameter_type(scope.symbols, parameter) or kinds.UNKNOWN for parameter in parameters.parameters]


def _arguments(
    scope: Scope, node: ast.Node, name: str, arguments: ast.Arguments | None, types: list[str]
) -> tuple[p.Expression, ...]:
    given = arguments.arguments if arguments else ()
    if len(given) != len(types):
        word = scope.symbols.bodies.get(name)
        scope.complain(node, done_with(name, types), word=name, also=scope.symbols.also(word) if word else ())
        return ()
    found = []
    for argument, type in zip(given, types, strict=True):
        value = infer(scope, argument, type)
        found.append(insist(scope, argument, value, type))
    return tuple(found)


def moment(scope: Scope, node: ast.Node, name: str) -> None:
    """Complains about a moment that is not declared."""
    if name not in scope.symbols.moments:
        scope.complain(node, no_such_moment(name, scope.symbols.moments), word=name)


def chosen(scope: Scope, node: ast.DoChosenLine | ast.DoOf) -> p.Step | None:
    of: ast.Node = ast.Reference(span=node.span, name=node.name) if isinstance(node, ast.DoChosenLine) else node.action
    given = _local(scope, node) if isinstance(node, ast.DoChosenLine) else infer(scope, of)
    cls = scope.symbols.classes.get(given.type)
    if given.type == kinds.UNKNOWN:
        return None
    if cls is None or not cls.actions:
        scope.complain(node, only_actions_are_done(given.type))
        return None
    first = scope.symbols.bodies.get(cls.members[0]) if cls.members else None
    types = parameter_types(scope, first.node) if first else []
    for member in cls.members[1:]:
        other = scope.symbols.bodies.get(member)
        if first is not None and other is not None and parameter_types(scope, other.node) != types:
            scope.complain(node, not_done_alike(member, cls.members[0]), also=scope.symbols.also(other))
            return None
    arguments = _arguments(scope, node, cls.members[0], node.arguments, types) if first else ()
    return p.DoChosen(line=scope.symbols.line_of(node), of=given.node, actions=tuple(cls.members), arguments=arguments)


def _local(scope: Scope, node: ast.DoChosenLine) -> Typed:
    binding = scope.locals.get(node.name)
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
        one = alternative(scope, name, name.name, None)
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


def alternative(scope: Scope, node: ast.Node, name: str, arguments: ast.Arguments | None) -> p.Alternative | None:
    """A named way of a `one of`: an action, a phase, or `pass`."""
    line = scope.symbols.line_of(node)
    if name == "pass":
        if not scope.in_turns and scope.action is None:
            scope.complain(node, pass_without_turns())
        return p.Alternative(line=line, key="pass", label="pass", steps=(p.Pass(line=line),))
    step = do(scope, node, name, arguments, line)
    if step is None:
        return None
    label = getattr(scope.symbols.bodies[name].node, "label", None) or kinds.words(name)
    return p.Alternative(line=line, key=name, label=label, steps=(step,))
