"""Sets among several: how many are alike at most, how many are different or shared, how long the longest run is."""

from __future__ import annotations

from typing import Literal

from rulelang import ast
from rulelang import program as p
from rulelang.complaints.families.most import fewest_alike, the_most_of_what
from rulelang.complaints.families.sets import makes_no_run, makes_no_set, one_shares_nothing
from rulelang.infer.core import infer, rule
from rulelang.infer.scope import Candidate, Scope, Typed
from rulelang.infer.values.groups import group
from rulelang.names.symbols import Symbols
from rulelang.program import kinds

Looked = ast.MostAlike | ast.Different | ast.Shared | ast.LongestRun


@rule(ast.MostAlike)
def most_alike(scope: Scope, node: ast.MostAlike, wanted: str | None) -> Typed:
    if node.alike is None:
        return scope.complain(node, the_most_of_what(scope.symbols.text_of(node)))
    if node.word != "the most":
        scope.complain(node, fewest_alike(), word=node.word)
    return _looked(scope, node, "most")


@rule(ast.Different)
def different(scope: Scope, node: ast.Different, wanted: str | None) -> Typed:
    return _looked(scope, node, "different")


@rule(ast.Shared)
def shared(scope: Scope, node: ast.Shared, wanted: str | None) -> Typed:
    if node.least.value < 2:
        scope.complain(node.least, one_shares_nothing(node.least.value))
    return _looked(scope, node, "shared", node.least.value)


@rule(ast.LongestRun)
def longest_run(scope: Scope, node: ast.LongestRun, wanted: str | None) -> Typed:
    return _looked(scope, node, "run")


def _looked(scope: Scope, node: Looked, op: Literal["most", "different", "shared", "run"], least: int | None = None) -> Typed:
    """A look at a group by one property of each; what has none of it counts for nothing."""
    found, candidate = group(scope, node.group, plural=True)
    each = infer(scope.asking(candidate), ast.Its(span=node.span, name=_property(scope, node, candidate)))
    if each.type != kinds.UNKNOWN:
        _makes_sets(scope, node, each.type, run=op == "run")
    if each.type != kinds.NUMBER:
        found = _having(found, each.node)
    return Typed(p.Fold(op=op, group=found, each=each.node, least=least), kinds.NUMBER)


def _property(scope: Scope, node: Looked, candidate: Candidate) -> str:
    """The property that is named, of which several may be said in the plural: `how many different suits`."""
    cls = scope.symbols.classes.get(candidate.type)
    known = (*cls.columns, "owner") if cls is not None else ()
    if isinstance(node, ast.MostAlike | ast.LongestRun) or node.alike in known:
        return str(node.alike)
    meant = scope.symbols.plurals.get(node.alike)
    return next((one for one in known if one == meant or kinds.plural(one) == node.alike), str(node.alike))


def _makes_sets(scope: Scope, node: Looked, type: str, *, run: bool) -> None:
    """Complains of what two cannot have alike, and of runs of what has no order."""
    cls = scope.symbols.classes.get(type)
    if run and not makes_a_run(scope.symbols, type):
        scope.complain(node, makes_no_run(str(node.alike), type), word=node.alike)
    elif type not in (kinds.NUMBER, kinds.PLAYER) and cls is None:
        scope.complain(node, makes_no_set(str(node.alike), type), word=node.alike)


def makes_a_run(symbols: Symbols, type: str) -> bool:
    """Whether values go up one by one: numbers, and the members of a kind that has a first and a last one."""
    cls = symbols.classes.get(type)
    return type in (kinds.NUMBER, kinds.UNKNOWN) or (cls is not None and cls.form == "kind" and not cls.wraps)


def _having(group: p.Group, each: p.Expression) -> p.Group:
    """Those of a group that have it at all."""
    has = p.Compare(op="!=", left=each, right=p.Nobody())
    return group.model_copy(update={"where": has if group.where is None else p.Logic(op="and", left=group.where, right=has)})
