"""A file of Python to all its mutants: each differs in one comparison, number, operator, condition, argument or statement."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any, NamedTuple

NO_PLAY = ("annotation", "returns", "decorator_list", "bases")
Found = Iterator[tuple[ast.AST, Any]]  # the node that is replaced, and by what

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
IN_ANY_ORDER = ("min", "max")  # their arguments come to the same in any order
ASSERTED = "strict"  # an argument that only stops what cannot be
OTHERS = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """A changed module: where the change is (function or class, with what it stands in, and line) and what it is, in words."""

    where: str
    at_import: bool  # it runs when the module is imported, and only then
    line: int
    change: str
    tree: Callable[[], ast.Module]  # made when it is asked for


def mutants(text: str) -> Iterator[Mutant]:
    """All mutants of a file, in the order of its lines."""
    tree = ast.parse(text)
    for node, where, at_import in _walk(tree, "", None):
        for change in CHANGES:
            for old, new in change(node):
                yield Mutant(where, at_import, getattr(old, "lineno", 0), _told(old, new), partial(_changed, tree, old, new))


def _walk(node: ast.AST, where: str, at_import: bool | None) -> Iterator[tuple[ast.AST, str, bool]]:
    """Each node of a function's body, and of what the names of a module or class stand for, with where it is.

    `at_import` is None for what is nothing of either.
    """
    for name, child in ast.iter_fields(node):
        if name in NO_PLAY or (name == "args" and isinstance(node, ast.FunctionDef | ast.Lambda)):
            continue
        inner, importing = where, at_import
        if name == "body" and isinstance(node, ast.FunctionDef | ast.ClassDef):
            inner = f"{where}.{node.name}" if where else node.name
            importing = False if isinstance(node, ast.FunctionDef) else None
        elif at_import is None and isinstance(node, ast.Assign | ast.AnnAssign) and name == "value":
            importing = True
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.AST) and getattr(one, "arg", None) != ASSERTED:
                if importing is not None:
                    yield one, inner, importing
                yield from _walk(one, inner, importing)


def _changed(tree: ast.Module, old: ast.AST, new: Any) -> ast.Module:
    """A copy of the tree with one node replaced."""
    made: ast.Module = deepcopy(tree, {id(old): new})
    return ast.fix_missing_locations(made)


def _told(old: ast.AST, new: ast.AST) -> str:
    before, after = (ast.unparse(one).split("\n")[0] for one in (old, new))
    return f"`{before}` is left out" if isinstance(new, ast.Pass) else f"`{before}` becomes `{after}`"


def _like(old: ast.AST, **fields: Any) -> Any:
    new = type(old)(**{**dict(ast.iter_fields(old)), **fields})
    return ast.copy_location(new, old)


# ---------------------------------------------------------------------------------------------------------- the changes
def _comparisons(node: ast.AST) -> Found:
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            for other in COMPARED[type(operator)]:
                yield node, _like(node, ops=[*node.ops[:number], other(), *node.ops[number + 1 :]])


def _constants(node: ast.AST) -> Found:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, _like(node, value=not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, _like(node, value=node.value + 1)
        yield node, _like(node, value=node.value - 1)


def _operators(node: ast.AST) -> Found:
    match node:
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in RECKONED:
            yield node, _like(node, op=RECKONED[type(operator)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield node, operand


def _parts_of_conditions(node: ast.AST) -> Found:
    """`and` for `or`, and each part left out."""
    if isinstance(node, ast.BoolOp):
        yield node, _like(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for number in range(len(node.values)):
            left = [*node.values[:number], *node.values[number + 1 :]]
            yield node, left[0] if len(left) == 1 else _like(node, values=left)


def _conditions(node: ast.AST) -> Found:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, ast.UnaryOp(ast.Not(), test)
        case ast.comprehension(ifs=[_, *_] as conditions):
            for condition in conditions:
                yield condition, ast.UnaryOp(ast.Not(), condition)
                yield condition, ast.Constant(True)
        case ast.match_case(guard=ast.AST() as guard):
            yield guard, ast.UnaryOp(ast.Not(), guard)
            yield guard, ast.Constant(True)


def _arguments(node: ast.AST) -> Found:
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Name) and node.func.id in OTHERS:
        yield node.func, _like(node.func, id=OTHERS[node.func.id])
    any_order = isinstance(node.func, ast.Name) and node.func.id in IN_ANY_ORDER
    for number in range(0 if any_order else len(node.args) - 1):
        first, second = node.args[number : number + 2]
        if ast.dump(first) != ast.dump(second) and not isinstance(second, ast.Starred):
            yield node, _like(node, args=[*node.args[:number], second, first, *node.args[number + 2 :]])
    for keyword in [keyword for keyword in node.keywords if keyword.arg != ASSERTED]:
        yield node, _like(node, keywords=[one for one in node.keywords if one is not keyword])


def _statements(node: ast.AST) -> Found:
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield node, ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Break() | ast.Continue():
            yield node, ast.Pass()
        case ast.Return(value=ast.AST() as value) if not isinstance(value, ast.Constant):
            yield node, ast.Return(ast.Constant(None))


CHANGES: tuple[Callable[[ast.AST], Found], ...] = (
    _comparisons, _constants, _operators, _parts_of_conditions, _conditions, _arguments, _statements,
)  # fmt: skip
