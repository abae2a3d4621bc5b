"""What changes by itself: counters, tracks and roles become something, and more or less."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.values import cannot_become, never_such_a, only_becomes
from rulelang.infer.core import another_kind, infer, number, rule
from rulelang.infer.scope import Scope, Typed
from rulelang.infer.steps.doing.on_pieces import changed, counted_on_piece, put
from rulelang.infer.steps.moving.changing_owner import changes_owner
from rulelang.infer.values.groups import class_named
from rulelang.names.symbols import class_of_key
from rulelang.program import kinds


def state_target(scope: Scope, node: ast.Node) -> tuple[p.StateValue, str]:
    """What `becomes` changes: a counter, track or role; with the kind of its value."""
    given = infer(scope, node)
    if isinstance(given.node, p.StateValue) and given.node.form != "die":
        return given.node, given.type
    if given.type != kinds.UNKNOWN:
        scope.complain(node, cannot_become(scope.symbols.text_of(node)))
    return p.StateValue(form="counter", name=""), kinds.UNKNOWN


def becomes(scope: Scope, node: ast.Becomes) -> p.Step:
    """`pot becomes 3`; of the role of a player it is said the other way round as well: `you become leader`."""
    of, value = (node.value, node.target) if is_role(scope, node.value) else (node.target, node.value)
    if (counted := counted_on_piece(scope, of)) is not None:
        return put(scope.symbols.line_of(node), counted, number(scope, value))
    if of is node.target and (changed_hands := changes_owner(scope, node)) is not None:
        return changed_hands
    target, type = state_target(scope, of)
    line = scope.symbols.line_of(node)
    if isinstance(value, ast.RandomOne):
        among = class_of_key(scope.symbols, class_named(scope, value, value.name))
        if not kinds.fits(among, type):
            scope.complain(node, never_such_a(scope.symbols.text_of(of), type, among))
        return p.Randomise(line=line, target=target, among=among)
    given = infer(scope, value, type)
    if not kinds.fits(given.type, type):
        another_kind(scope, value, given.type, type)
    return p.Become(line=line, target=target, value=given.node)


def is_role(scope: Scope, node: ast.Node) -> bool:
    """Whether a clause names the role of a player, which somebody may become."""
    if not isinstance(node, ast.Reference | ast.Property | ast.Possession | ast.Its):
        return False
    word = scope.symbols.words.get(node.name)
    return word is not None and isinstance(word.node, ast.RoleLine) and word.node.of_kind is None


def add(scope: Scope, node: ast.AddStep | ast.TakeStep | ast.GoesBy) -> p.Step:
    """`add 1 to pot`, `pot goes up by 1`: the pot becomes what it is and 1 more."""
    more = node.up if isinstance(node, ast.GoesBy) else isinstance(node, ast.AddStep)
    if (counted := counted_on_piece(scope, node.target)) is not None:
        return changed(scope.symbols.line_of(node), counted, number(scope, node.amount), more=more)
    target, type = state_target(scope, node.target)
    amount = number(scope, node.amount)
    if type not in (kinds.NUMBER, kinds.UNKNOWN):
        another_kind(scope, node.target, type, kinds.NUMBER)
    value = p.Arithmetic(op="+" if more else "-", left=target, right=amount)
    return p.Become(line=scope.symbols.line_of(node), target=target, value=value)


@rule(ast.RandomOne)
def random_one(scope: Scope, node: ast.RandomOne, wanted: str | None) -> Typed:
    return scope.complain(node, only_becomes(scope.symbols.text_of(node)))
