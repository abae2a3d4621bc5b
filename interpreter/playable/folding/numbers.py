"""Numbers and truths, as far as they are known before any match; and tests, none of which is made twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from interpreter import form as n
from interpreter.playable.folding.certain import certain, is_truth
from interpreter.playable.folding.folding import Folding, simpler
from rulelang.program.values.arithmetic import arithmetic

COMPARED = {"==": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}
OPPOSITE: dict[str, Any] = {"==": "!=", "!=": "==", ">=": "<", "<": ">=", ">": "<=", "<=": ">"}
NOTHING = n.Constant(0)


@simpler(n.Arithmetic)
def _reckoned(fold: Folding, e: n.Arithmetic) -> n.Node | None:
    left, right = e.left, e.right
    if isinstance(left, n.Constant) and isinstance(right, n.Constant):
        return n.Constant(arithmetic(e.op, left.value, right.value))
    if (e.op in "+-" and right == NOTHING) or (e.op == "+" and left == NOTHING):
        return left if right == NOTHING else right
    if e.op == "+":
        return _sum(fold, left, right)
    return None


def _sum(fold: Folding, left: n.Node, right: n.Node) -> n.Node | None:
    """A sum with what is known of it in front, as one number."""
    match left, right:
        case _, n.Constant():
            return n.Arithmetic("+", right, left)
        case n.Constant(value=a), n.Arithmetic(op="+", left=n.Constant(value=b), right=rest):
            return n.plus(n.Constant(a + b), rest)
        case n.Arithmetic(op="+", left=n.Constant() as known, right=rest), _ if not isinstance(right, n.Constant):
            return n.Arithmetic("+", known, fold.made(n.Arithmetic("+", rest, right)))
        case _, n.Arithmetic(op="+", left=n.Constant() as known, right=rest) if not isinstance(left, n.Constant):
            return n.Arithmetic("+", known, fold.made(n.Arithmetic("+", left, rest)))
    return None


@simpler(n.Compare)
def _compared(fold: Folding, e: n.Compare) -> n.Node | None:
    left, right = e.left, e.right
    if isinstance(left, n.Constant) and isinstance(right, n.Constant):
        return n.Constant(bool(COMPARED[e.op](left.value, right.value)))
    match left, right:
        case n.Arithmetic(op="larger", left=n.Constant(value=least), right=more), n.Constant(value=int() as asked):
            if e.op == ">=" and asked > least:
                return fold.made(n.Compare(">=", more, right))
        case n.Arithmetic(op="-", left=n.Constant(value=most), right=less), n.Constant(value=int() as asked):
            if e.op == ">=":
                return fold.made(n.Compare("<=", less, n.Constant(most - asked)))
        case n.Arithmetic(op="+", left=n.Constant(value=known), right=rest), n.Constant(value=int() as asked):
            return fold.made(replace(e, left=rest, right=n.Constant(asked - known)))
        case n.Name(), n.Constant(value=int() as asked):
            numbers = fold.numbers_at(left)
            answers = {bool(COMPARED[e.op](one, asked)) for one in (numbers or ())}
            return n.Constant(answers.pop()) if len(answers) == 1 else None
    return None


@simpler(n.Between)
def _between(fold: Folding, e: n.Between) -> n.Node | None:
    match e.of:
        case n.Constant(value=value):
            return n.Constant(e.first <= value < e.last)
        case n.Name() if numbers := fold.numbers_at(e.of):
            if e.first <= numbers[0] and numbers[-1] < e.last:
                return n.Constant(True)
    return None


@simpler(n.Not)
def _not(fold: Folding, e: n.Not) -> n.Node | None:
    match e.of:
        case n.Constant(value=value):
            return n.Constant(not value)
        case n.Compare(op=op):
            return replace(e.of, op=OPPOSITE[op])
        case n.Not(of=of) if is_truth(of):
            return of
        case n.Fold(op="any"):
            return fold.made(replace(e.of, op="no"))
        case n.Fold(op="no"):
            return fold.made(replace(e.of, op="any"))
    return None


@simpler(n.If)
def _if(_: Folding, e: n.If) -> n.Node | None:
    if isinstance(e.condition, n.Constant):
        return e.then if e.condition.value else e.otherwise
    return e.then if e.then == e.otherwise and certain(e.condition) else None


@simpler(n.Both)
def _both(_: Folding, e: n.Both) -> n.Node | None:
    return _together(e, True)


@simpler(n.Either)
def _either(_: Folding, e: n.Either) -> n.Node | None:
    return _together(e, False)


def _together(e: n.Both | n.Either, neutral: bool) -> n.Node | None:
    """All of several tests, or one of them: without those that settle nothing, and what comes after one that settles it."""
    parts = _apart(e)
    settled = next((number for number, one in enumerate(parts) if _is(one, not neutral)), None)
    if settled is not None:
        parts = parts[: settled + 1]
        while len(parts) > 1 and certain(parts[-2]):
            del parts[-2]
    elif any(_is(one, neutral) for one in parts):
        rest = [one for one in parts if not _is(one, neutral)]
        if not rest or is_truth(rest[-1]) or not _is(parts[-1], neutral):
            parts = rest
    parts = once(parts)
    if len(parts) < 2:
        return parts[0] if parts else n.Constant(neutral)
    return None if tuple(parts) == e.parts else replace(e, parts=tuple(parts))


def _apart(e: n.Both | n.Either) -> list[n.Node]:
    """The tests of which several are made, also where these are several of the same sort."""
    return [one for part in e.parts for one in (_apart(part) if type(part) is type(e) else [part])]


def _is(node: n.Node, truth: bool) -> bool:
    return isinstance(node, n.Constant) and bool(node.value) is truth


def once(tests: Iterable[n.Node]) -> list[n.Node]:
    """Tests, none of the certain ones twice."""
    found: list[n.Node] = []
    for test in tests:
        if test not in found or not certain(test):
            found.append(test)
    return found


def all_of(tests: Sequence[n.Node]) -> n.Node:
    """Whether all of these hold."""
    return n.Both(tuple(tests)) if tests else n.Constant(True)
