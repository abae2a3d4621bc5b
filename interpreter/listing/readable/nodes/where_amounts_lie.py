"""Indices of the state's numbers, and places that are worked out, to the names that the tables know."""

from __future__ import annotations

from interpreter import form as n
from interpreter.listing.readable.naming.values import UNNAMED, Region, Said
from interpreter.listing.readable.showing import People

Terms = list[tuple[int, n.Node]]


def linear(node: n.Node) -> tuple[int, Terms]:
    """A sum as its constant, and the rest, each with how often it counts."""
    match node:
        case n.Constant(value=int(value)):
            return value, []
        case n.Arithmetic(op="+", left=left, right=right):
            (first, some), (second, more) = linear(left), linear(right)
            return first + second, [*some, *more]
        case n.Arithmetic(op="-", left=left, right=n.Constant(value=int(value))):
            first, some = linear(left)
            return first - value, some
        case n.Arithmetic(op="*", left=n.Constant(value=int(times)), right=right):
            first, some = linear(right)
            return times * first, [(times * count, one) for count, one in some]
    return 0, [(1, node)]


# ---------------------------------------------------------------------------------------------------- the state's numbers
def number_at(to: People, at: n.Node) -> Said:
    """The number of the state at an index: what it is called, and which sort of value it is."""
    first, terms = linear(at)
    match terms:
        case [(1, n.Name(name="slot"))]:
            return Said("switch", "")  # each of those that a loop goes through
    region = to.names.region(first)
    if region.stride:
        whose, resource = _of_holder(to, region, first, terms)
        lies = "on" if region.form in ("piece", "zone", "member") else "of"
        return Said(f"{resource} {lies} {whose}", "")
    whose = _whose(to, region, first - region.first, terms)
    return _of_form(to, region, whose)


def _of_form(to: People, region: Region, whose: str) -> Said:
    match region.form:
        case "fixed":
            return Said(region.name, "player" if region.first == 0 else "")
        case "role":
            return Said(region.name, "player")
        case "switch":
            return Said(f"`{to.names.switch(region.first)}` for {whose}", "")
        case "face" | "memory":
            return Said(whose if region.form == "face" else f"who knows {whose}", region.form)
        case "side":
            return Said(f"the side of {whose}", "side")
        case "stamp":
            return Said(f"{whose} came", "stamp")
        case "provided":
            return Said(f"{whose} provided at {region.name}", "stamp")
        case "used":
            return Said(f"{whose} was used", "stamp")
        case "ended":
            return Said(f"`{to.names.end(whose)}` has come", "")
    return Said(f"{region.name} of {whose}" if whose else region.name, "")


def _whose(to: People, region: Region, index: int, terms: Terms) -> str:
    """Whose number it is, in a stretch of one for each."""
    kind = region.of or {
        "face": "piece",
        "side": "piece",
        "memory": "piece",
        "stamp": "piece",
        "provided": "piece",
        "used": "piece",
    }.get(region.form, "")
    if terms and (both := _two_keys(to, region.name, index, terms)):
        return both
    if len(terms) == 1 and terms[0][0] == 1 and index == 0:
        return to(terms[0][1], kind)
    if terms:
        return f"{UNNAMED}{index} of {' + '.join(to(one) for _, one in terms)}"
    if region.form == "ended":
        return str(index)
    return to.names.value(kind, index) if kind else ""


def _two_keys(to: People, name: str, index: int, terms: Terms) -> str:
    """`you at gate`: what stands for the two keys of a counter, role or zone; nothing where it has not two, or more is added."""
    of, by = to.t.of(name), to.t.by(name)
    if of is None or by is None:
        return ""
    size = to.t.kept_for(by)
    one, other = divmod(index, size)
    firsts = [node for count, node in terms if count == size and (size > 1 or to.kind(node) == of)]
    seconds = [node for count, node in terms if count == 1 and node not in firsts]
    if len(firsts) + len(seconds) != len(terms) or max(len(firsts), len(seconds)) > 1 or (firsts and one) or (seconds and other):
        return ""
    owner = to(firsts[0], of) if firsts else to.names.value(of, one)
    return f"{owner} at {to(seconds[0], by) if seconds else to.names.value(by, other)}"


def holder(to: People, base: n.Node) -> str:
    """Who has the amounts that begin at an index."""
    first, terms = linear(base)
    return _of_holder(to, to.names.region(first), first, terms)[0]


def _of_holder(to: People, region: Region, first: int, terms: Terms) -> tuple[str, str]:
    """Whose amount it is, and of which resource."""
    number, index = divmod(first - region.first, region.stride or 1)
    whose: list[n.Node] = []
    resources: list[n.Node] = []
    for count, one in terms:
        of_resource = to.kind(one) == "resource" or region.form == "supply" or (count == region.stride and count > 1)
        (resources if of_resource else whose).append(one)
    resource = to(resources[0], "resource") if resources else to.names.value("resource", number)
    if len(whose) > 1 or len(resources) > 1 or (resources and number) or (whose and index):
        return f"{UNNAMED}{first}", resource
    if whose:
        kind = {"member": region.of or "", "player": "player", "piece": "piece", "zone": "place"}[region.form]
        who = to(whose[0], kind)
        return (f"{region.of} of {who}" if region.form == "zone" else who), resource
    return to.names.holder(region, index), resource


# ---------------------------------------------------------------------------------------------------------------- places
def place_at(to: People, node: n.Node) -> str:
    """A place that is worked out: of whom, or which space of a grid."""
    first, terms = linear(node)
    t = to.t
    if first >= t.places or not terms:
        return to.names.value("place", first) if not terms else f"{UNNAMED}{first}"
    family = t.family[first]
    if family in t.grid:
        return _space(to, family, first, terms)
    kind = t.zone[family].of if family in t.zone else None
    if both := _two_keys(to, family, t.index[first], terms):
        return f"{family} of {both}"
    if len(terms) == 1 and terms[0][0] == 1 and kind is not None and t.index[first] == 0:
        return f"{family} of {to(terms[0][1], kind)}"
    return f"{UNNAMED}{first} and more"


def _space(to: People, family: str, first: int, terms: Terms) -> str:
    t = to.t
    grid = t.grid[family]
    size, offset = t.count_of(grid.space), first - t.first_place[family]
    owners = [one for count, one in terms if grid.of and count == size and (size > 1 or to.kind(one) == "player")]
    spaces = [one for count, one in terms if count == 1 and one not in owners]
    space = to(spaces[0], grid.space) if spaces else to.names.value(grid.space, offset % size)
    if not grid.of:
        return space
    owner = to(owners[0], "player") if owners else to.names.value("player", offset // size)
    return f"{space} of {owner}"
