"""The number that a trigger watches: `price of company`, `fame of player at gate`, `coin of player`, and what it becomes."""

from __future__ import annotations

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.numbers import all_of_them, always_the_same, counted_anyway, not_written, one_that_stays
from rulelang.infer.core import infer
from rulelang.infer.declarations.watched import Keys
from rulelang.infer.scope import Candidate, Scope
from rulelang.infer.steps.becoming import is_role
from rulelang.names.symbols import Symbols, class_of_key
from rulelang.program import kinds
from rulelang.program.declarations import ROUND_COUNTER, TURN_COUNTER

_HELD = ("supply", "player", "member")  # by whom resources are watched
_STAYS = p.Number | p.Constant | p.Bound | p.PlayerCount | p.OptionValue | p.AutomaSeat | p.Nobody | p.Cases


def becomes(scope: Scope, event: ast.Becoming) -> tuple[str, p.Compare, Keys] | None:
    """What is written, the comparison that comes true, with the names of its keys as candidates from 0 on; or a complaint."""
    number, value = event.number, event.value
    if is_role(scope, value):  # `player becomes leader`
        number, value = value, number
    if (yours := next((side for side in (number, value) if isinstance(side, ast.Possession | ast.You)), None)) is not None:
        scope.complain(yours, all_of_them(scope.symbols.text_of(yours), getattr(yours, "name", None)))
        return None
    keys = _names(scope.symbols, number) + _whoever(value)
    candidates = [Candidate(p.Bound(number=n, type=type), type, name) for n, (name, type) in enumerate(keys)]
    made = infer(Scope(scope.symbols, candidates=tuple(candidates)), _comparison(event, number, value)).node
    if not isinstance(made, p.Compare):
        return None  # a complaint says why
    if isinstance(made.left, p.Nobody):
        return None
    name = _written(scope, event, number, made.left)
    return None if name is None or not _all_stays(scope, number, value, made) else (name, made, keys)


def _all_stays(scope: Scope, number: ast.Expression, value: ast.Expression, made: p.Compare) -> bool:
    """Whether which number it is, and what it becomes, stays the same all the time; or a complaint."""
    left = made.left.holder.of if isinstance(made.left, p.Amount) else getattr(made.left, "of", None)
    if not _stays(scope.symbols, left):
        scope.complain(number, one_that_stays(scope.symbols.text_of(number)))
    elif not _stays(scope.symbols, made.right):
        scope.complain(value, always_the_same(scope.symbols.text_of(value)))
    else:
        return True
    return False


def _stays(symbols: Symbols, node: p.Expression | None) -> bool:
    """Whether an expression is the same all the time, whatever is played."""
    match node:
        case None:
            return True
        case p.Pair():
            return _stays(symbols, node.one) and _stays(symbols, node.other)
        case p.Arithmetic():
            divided = node.op in ("exactly", "down", "up", "remainder")
            return not divided and _stays(symbols, node.left) and _stays(symbols, node.right)
        case p.ColumnOf():
            cells = symbols.classes[node.owner].columns[node.column].nodes if node.owner in symbols.classes else []
            kept = symbols.classes[node.owner].form == "kind" and all(isinstance(cell, p.Number) for cell in cells)
            return kept and _stays(symbols, node.of)
        case p.Cases():
            return all(_stays(symbols, part) for part in (node.of, *node.values))
    return isinstance(node, _STAYS)


def _comparison(event: ast.Becoming, number: ast.Expression, value: ast.Expression) -> ast.Expression:
    """What holds when it has become so."""
    if event.comparator is None:
        return ast.Equal(span=event.span, left=number, right=value)
    return ast.CompareLine(span=event.span, left=number, comparator=event.comparator, right=value)


def _names(symbols: Symbols, node: ast.Expression) -> Keys:
    """The names of what tells one of a family from the others; none if one of them is named."""
    if isinstance(node, ast.Property):
        said = [of.name for of in (node.of, node.key) if isinstance(of, ast.Reference)]
        return _of_each(symbols, node.name, said) or _of_holders(symbols, node.name, said)
    if isinstance(node, ast.AmountOn) and isinstance(node.holder, ast.Reference):
        return _of_holders(symbols, node.name, [node.holder.name])
    return ()


def _whoever(node: ast.Expression) -> Keys:
    """Of who becomes something: `player becomes leader`."""
    anybody = isinstance(node, ast.Reference) and node.name == kinds.PLAYER
    return ((kinds.PLAYER, kinds.PLAYER),) if anybody else ()


def _of_each(symbols: Symbols, name: str, said: list[str]) -> Keys:
    """Of what there is for each of a class, or of two."""
    word = symbols.words.get(name)
    each = getattr(word.node, "each", None) if word is not None else None
    wanted = [] if each is None else [each.name, *([each.second] if each.second is not None else [])]
    if said != wanted or len(set(wanted)) != len(wanted):
        return ()
    return tuple((name, class_of_key(symbols, name)) for name in wanted)


def _of_holders(symbols: Symbols, name: str, said: list[str]) -> Keys:
    """Of a resource, or of what nobody has declared: of players, or of the members of a kind."""
    if len(said) != 1 or (name in symbols.words and symbols.one_of(name) not in symbols.resource_index):
        return ()
    cls = symbols.classes.get(said[0])
    return ((said[0], said[0]),) if cls is not None and cls.form in ("kind", kinds.PLAYER) else ()


def _written(scope: Scope, event: ast.Becoming, number: ast.Expression, left: p.Expression) -> str | None:
    """The name of what steps write; None after a complaint."""
    match left:
        case p.StateValue(name=name) if name in (ROUND_COUNTER, TURN_COUNTER):
            scope.complain(number, counted_anyway(scope.symbols.text_of(event)))
        case p.StateValue(form="counter" | "role" | "track", name=name):
            return name
        case p.Amount(resource=p.Constant(value=resource), holder=p.Holder(form=form)):
            one = scope.symbols.resources[resource].name
            if form in _HELD or one in scope.symbols.counted_on_pieces:
                return one
            scope.complain(number, not_written(scope.symbols.text_of(number)))
        case _:
            scope.complain(number, not_written(scope.symbols.text_of(number)))
    return None
