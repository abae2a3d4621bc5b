"""What the runtime is asked, and what the functions of a form give, in words."""

from __future__ import annotations

import re

from interpreter import form as n
from interpreter.listing.readable.naming.blocks import block_name, function_name, gives, sorts_given
from interpreter.listing.readable.nodes.phrases import GIVEN, PHRASES
from interpreter.listing.readable.nodes.where_amounts_lie import holder, number_at, place_at
from interpreter.listing.readable.showing import People, is_a, shows
from interpreter.playable.operations import OPERATIONS


# ---------------------------------------------------------------------------------------------------------------- calls
@shows(n.Ask)
def _ask(to: People, e: n.Ask, _: str) -> str:
    match e.what:
        case "at_space":
            return place_at(to, n.plus(*e.given))
        case "at_index":
            return number_at(to, n.plus(*e.given)).name
    return phrase(to, e.what, e.given)


@is_a(n.Ask)
def _kind_of_ask(to: People, e: n.Ask) -> str:
    if e.what == "at_index":
        return number_at(to, n.plus(*e.given)).kind
    if e.what in ("known", "there", "bounded", "whole", "payable_at_all"):
        return to.kind(e.given[0])
    return PHRASES[e.what].kind


def phrase(to: People, what: str, given: tuple[n.Node, ...]) -> str:
    """An operation in words, with what it is given."""
    sorts = OPERATIONS[what].given
    if what in ("become", "become_any", "roll"):
        sorts = ("slot", *[number_at(to, given[0]).kind or "number"] * 2)

    if what in ("joined_by", "far"):
        sorts = (*sorts[:-2], *[to.kind(given[1])] * 2)

    def filled(found: re.Match[str]) -> str:
        number, words = int(found[1]), found[3]
        if number >= len(given):
            return ""
        if words is not None:
            return words.replace("#", to(given[number])) if given[number] not in (n.Constant(False), n.Constant(0)) else ""
        said = argument(to, sorts[number], given[number])
        if what == "plus" and ", or " in said:
            return f"({said})"
        long = found[2] and said[0] != "(" and not isinstance(given[number], n.Constant)
        return f"({said})" if long else said

    return GIVEN.sub(filled, PHRASES[what].words)


def argument(to: People, sort: str, node: n.Node) -> str:
    """What an operation is given, of a sort that its row says."""
    match sort, node:
        case "slot", _:
            return number_at(to, node).name
        case "own", n.Constant(value=index):
            return to(n.Slot(index))
        case "base", _:
            return holder(to, node)
        case "block", n.Constant(value=block):
            return block_name(to.t, block)
        case "indices", n.Constant(value=tuple(indices)):
            return ", ".join(to(n.Slot(index)) for index in indices) or "it"
        case "marker", n.Constant(value=marker):
            return to.names.marker(marker)
    return to(node, sort)


@shows(n.Function)
def _function(to: People, e: n.Function, _: str) -> str:
    return function_name(to.t, e)


@shows(n.Call)
def _call(to: People, e: n.Call, _: str) -> str:
    sorts = sorts_given(to.t, e.function)
    given = [to(one, sort) for one, sort in zip(e.given, sorts, strict=False) if sort != "store" and one != n.Constant(-1)]
    if e.function.kind in ("can_g", "could_g"):
        return f"{given[0]} {to(e.function)}{f' ({rest})' if (rest := ', '.join(given[1:])) else ''}"
    if e.function.kind == "offers":
        return f"{to(e.function)} {given[0]}"
    return f"{to(e.function)} of {', '.join(given)}" if given else to(e.function)


@is_a(n.Call)
def _kind_of_call(to: People, e: n.Call) -> str:
    return gives(to.t, e.function)
