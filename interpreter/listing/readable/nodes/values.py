"""What is at hand, numbers and truths, in words."""

from __future__ import annotations

from typing import Any

from interpreter import form as n
from interpreter.listing.readable.naming.frames import hidden_name
from interpreter.listing.readable.nodes.where_amounts_lie import holder, number_at, place_at
from interpreter.listing.readable.showing import People, all_of, bracketed, case_by_case, is_a, shows
from rulelang.program.kinds import with_article

SIGNS = {"==": "is", "!=": "is not", ">=": "≥", "<=": "≤", ">": ">", "<": "<"}
OPPOSITE: dict[str, Any] = {">=": "<", "<=": ">", ">": "<=", "<": ">="}
ROUNDED = {"down": "rounded down", "up": "rounded up", "remainder": "the remainder"}


# ------------------------------------------------------------------------------------------------------- atoms and state
@shows(n.Constant)
def _constant(to: People, e: n.Constant, want: str) -> str:
    return to.names.value(want, e.value)


@shows(n.Slot)
def _slot(to: People, e: n.Slot, _: str) -> str:
    found = to.frame.get(e.index)
    return hidden_name(e.index) if found is None else found.name


@is_a(n.Slot)
def _kind_of_slot(to: People, e: n.Slot) -> str:
    found = to.frame.get(e.index)
    return "" if found is None else found.kind


@shows(n.Slots)
def _slots(_: People, __: n.Slots, ___: str) -> str:
    return "all that is named here"


@shows(n.Waiting)
def _waiting(_: People, __: n.Waiting, ___: str) -> str:
    return "something was put off"


@shows(n.Name)
def _name(to: People, e: n.Name, _: str) -> str:
    return to.bound[e.name].name if e.name in to.bound else e.name


@is_a(n.Name)
def _kind_of_name(to: People, e: n.Name) -> str:
    return to.bound[e.name].kind if e.name in to.bound else ""


@shows(n.Read)
def _read(to: People, e: n.Read, _: str) -> str:
    return number_at(to, e.at).name


@is_a(n.Read)
def _kind_of_read(to: People, e: n.Read) -> str:
    return number_at(to, e.at).kind


@shows(n.Amounts)
def _amounts(to: People, e: n.Amounts, _: str) -> str:
    region = to.names.region(e.first)
    return (
        f"`{to.names.switch(e.first)}` holds for anybody"
        if region.form == "switch"
        else f"anything lies on {holder(to, n.Constant(e.first))}"
    )


@shows(n.At)
def _at(to: People, e: n.At, _: str) -> str:
    return f"the place of {to(e.piece)}"


@is_a(n.At)
def _kind_of_at(_: People, __: n.At) -> str:
    return "place"


@shows(n.Pile)
def _pile(to: People, e: n.Pile, _: str) -> str:
    return to(e.place, "place")


@is_a(n.Pile)
def _kind_of_pile(_: People, __: n.Pile) -> str:
    return "pieces"


@shows(n.Fired)
def _fired(_: People, __: n.Fired, ___: str) -> str:
    return "triggers wait"


# -------------------------------------------------------------------------------------------------- numbers and truths
@shows(n.Arithmetic)
def _arithmetic(to: People, e: n.Arithmetic, want: str) -> str:
    if want == "place":
        return place_at(to, e)
    if e.op in ("larger", "smaller"):
        return f"the {e.op} of {to(e.left)} and {to(e.right)}"
    left = to(e.left)
    if e.op == "+" and isinstance(e.left, n.Arithmetic) and e.left.op in ("+", "-"):
        left = left[1:-1]
    return f"({left} {'×' if e.op == '*' else e.op} {to(e.right)})"


@shows(n.Divided)
def _divided(to: People, e: n.Divided, _: str) -> str:
    return f"({to(e.left)} / {to(e.right)}, {ROUNDED[e.op]})"


@shows(n.Compare)
def _compare(to: People, e: n.Compare, _: str) -> str:
    match e:
        case n.Compare(op="==", left=n.Read(at=at), right=n.Constant(value=down)) if number_at(to, at).kind == "face":
            return f"{number_at(to, at).name} lies face {'down' if down else 'up'}"
        case n.Compare(op="==" | "!=", left=n.Read(at=at)) if number_at(to, at).kind == "stamp":
            return f"{number_at(to, at).name}{' not' if e.op == '!=' else ''} now"
        case n.Compare(op="<", left=left, right=n.Constant(value=0)) if to.kind(left):
            return f"{to(left)} is {'to stop' if to.kind(left) == 'ability' else 'nothing'}"
        case n.Compare(op=">=", left=left, right=n.Constant(value=0)) if to.kind(left) not in ("", "ability"):
            return f"{to(left)} is not nothing"
    sides = [f"({side})" if " where " in side else side for side in to.alike(e.left, e.right)]
    return f"{sides[0]} {SIGNS[e.op]} {sides[1]}"


@shows(n.Between)
def _between(to: People, e: n.Between, _: str) -> str:
    for name, stretch in to.t.class_pieces.items():
        if stretch == (e.first, e.last):
            return f"{to(e.of)} is {with_article(name)}"
    return f"{e.first} ≤ {to(e.of)} < {e.last}"


@shows(n.Both)
def _both(to: People, e: n.Both, _: str) -> str:
    return all_of(to, [part for part in e.parts if part != n.Constant(True)] or e.parts)


@shows(n.Either)
def _either(to: People, e: n.Either, _: str) -> str:
    return " or ".join(bracketed(to, part) for part in e.parts)


@shows(n.Not)
def _not(to: People, e: n.Not, _: str) -> str:
    match e.of:
        case n.Pile(place=place):
            return f"{to(place, 'place')} is empty"
        case n.Fold(op="any"):
            return to(n.Fold("no", e.of.loop))
        case n.Fold(op="no"):
            return to(n.Fold("any", e.of.loop))
        case n.Compare(op=">=" | "<=" | ">" | "<" as op):
            return to(n.Compare(OPPOSITE[op], e.of.left, e.of.right))
        case n.Slot():
            return f"{to(e.of)} is empty"
        case n.Fired():
            return "no triggers wait"
    return f"not ({to(e.of)})"


@shows(n.If)
def _if(to: People, e: n.If, want: str) -> str:
    of, cases, otherwise = case_by_case(e)
    if of is not None:
        found = [f"{to(test.right, to.kind(of))}: {to(value, want)}" for test, value in cases if isinstance(test, n.Compare)]
        return f"by {to(of)} ({', '.join(found)}, else {to(otherwise, want)})"
    return f"({', '.join(f'{to(value, want)} if {to(test)}' for test, value in cases)}, else {to(otherwise, want)})"


@is_a(n.If)
def _kind_of_if(to: People, e: n.If) -> str:
    return to.kind(e.then) or to.kind(e.otherwise)


@shows(n.Marked)
def _marked(to: People, e: n.Marked, want: str) -> str:
    return to(e.of, want)


@is_a(n.Marked)
def _kind_of_marked(to: People, e: n.Marked) -> str:
    return to.kind(e.of)
