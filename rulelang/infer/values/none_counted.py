"""`by count of cards in your zoo (1: 1, 2: 3, else: 6)`: what none at all brings is said, where it would be the most."""

from __future__ import annotations

from itertools import pairwise

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.unmeant.cases import none_has_the_most
from rulelang.infer.scope import Scope, Typed
from rulelang.program import kinds
from rulelang.program.nodes import parts

_COUNTED = ("count", "sum", "most", "different", "shared", "run")


def none_is_said(scope: Scope, node: ast.CasesText, of: Typed, given: Typed) -> None:
    """Complains about cases from 1 up that rise, with an `else` for more that none at all would get, too."""
    if not isinstance(given.node, p.Cases) or node.otherwise is None or not _may_be_none(scope, of.node):
        return
    keys = [getattr(key, "value", None) for key in given.node.keys]
    numbers = [_number(value) for value in given.node.values]
    known = [number for number in numbers if number is not None]
    rises = len(known) == len(numbers) > 2 and all(one <= other for one, other in pairwise(known)) and known[0] < known[-1]
    if rises and keys == [*range(1, len(keys) + 1)]:
        text = scope.symbols.text_of
        none = "nothing" if given.type == kinds.BUNDLE else "0"
        scope.complain(node.otherwise, none_has_the_most(text(node.of), text(node.cases[0]), text(node.otherwise), none))


def _number(value: p.Expression) -> int | None:
    return _number(value.amount) if isinstance(value, p.Quantity) else value.value if isinstance(value, p.Number) else None


def _may_be_none(scope: Scope, of: p.Expression) -> bool:
    """Whether something is counted of which there may be none: not players, who may be compared with one, nor those like one."""
    if isinstance(of, p.Amount):
        return True
    if not isinstance(of, p.Fold) or of.op not in _COUNTED or of.group.type == kinds.PLAYER:
        return False
    others = (node for node in parts(of.group) if isinstance(node, p.Bound | p.Local))
    pieces = {*scope.symbols.unions, *(name for name, one in scope.symbols.classes.items() if one.form == "piece")}
    return not any(node.type in pieces and node != p.Bound(number=of.group.bound, type=of.group.type) for node in others)
