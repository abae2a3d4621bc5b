"""What the slots of a body's frames are called, and of which class its candidates are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from interpreter.form import Add, Ask, Block, Constant, Listing, Pile, Piles, Set, Site, Sorted
from interpreter.form import walk as steps_of
from interpreter.listing.readable.naming.values import Said, sort
from interpreter.numbering.tables import Tables
from interpreter.state.slots import YOU
from rulelang import program as p
from rulelang.program.nodes import parts

LOOPS = (p.Each, p.Turns)
WAYS = ("one_of", "may")


def frame_names(body: p.Body | None, it: str, sites: dict[int, Site], keys: tuple[str, ...] = ()) -> dict[int, Said]:
    """What the slots of a body's frames are called: as the rules call them, or by what the translator keeps there; `keys`: what
    tells where a trigger was set off, or by which number."""
    found = {YOU: Said("you", "player")}
    if body is None:
        return found
    for number, type_ in enumerate(body.parameters):
        found[YOU + 1 + number] = Said(_free(type_, found), sort(type_))
    if body.form == "trigger":
        found.setdefault(YOU + 1, Said("it", it))
        found |= {YOU + slot: Said(type_.partition(" ")[0], sort(type_)) for slot, type_ in enumerate(keys, 2)}
    found |= {YOU + one.slot: Said(one.name, sort(one.type)) for one in parts(body.steps) if isinstance(one, p.Called)}
    nodes: list[Any] = list(parts(body.steps))
    for node in nodes:
        if (said := _of_step(body, node, found)) is not None:
            found[YOU + node.slot] = said
    for number, site in sites.items():
        kind = {"payment": "way", "ability": "use", "alternative": f"way of {number}"}.get(site.type, sort(site.type))
        called = f"decision {number}" if site.kind in WAYS else f"what decision {number} says"
        called = site.name if site.kind in ("choose", "number") else called
        found.setdefault(site.slot, Said(_free(called, found), kind))
    for node in parts(body.steps):
        if isinstance(node, p.Everyone):
            found |= {YOU + one.slot: Said(f"the answers for {one.name}", "") for one in node.choices}
    return found


def _of_step(body: p.Body, node: Any, found: dict[int, Said]) -> Said | None:
    """What a step calls the slot that it fills, if it fills one."""
    match node:
        case p.Choose() | p.ChooseAtRandom():
            return Said(node.name, sort(node.group.type))
        case p.ChoosePlace():
            return Said(node.name, "spot")
        case p.ChooseNumber():
            return Said(node.name, "")
        case p.Note():
            return Said("those chosen to pay with", "pieces")
        case p.Each() | p.Turns() | p.Everyone():
            return _of_loop(body, node)
        case p.Announced():
            return Said(_free("called off", found), "")
        case p.Answer():
            return Said(_free("who answers", found), "player")
    return None


def _of_loop(body: p.Body, node: Any) -> Said:
    """What the one is called that a loop is at: with a stroke for each such loop further out."""
    outer = [one for one in parts(body.steps) if isinstance(one, LOOPS) and any(node is inner for inner in parts(one.steps))]
    types = [one.group.type if isinstance(one, p.Each) else "player" for one in (*outer, node)]
    return Said(types[-1] + "'" * types[:-1].count(types[-1]), sort(types[-1]))


def candidates(node: Any) -> dict[int, str]:
    """The class of each candidate of a part of the Program, by its number."""
    return {one.bound: one.type for one in parts(node) if isinstance(one, p.Group)} | {
        one.by_bound: "player" for one in parts(node) if isinstance(one, p.Turns) and one.by is not None
    }


def _free(name: str, found: dict[int, Said]) -> str:
    """A name that no other slot has."""
    taken = {said.name for said in found.values()}
    while name in taken:
        name += "'"
    return name


def of_modifier(t: Tables, number: int) -> dict[int, str]:
    """The classes of the candidates of a modifier; it counts them from the start."""
    modifier = t.program.modifiers[number]
    return candidates(modifier) | ({} if modifier.bound is None else {modifier.bound: "player"})


def kept_names(blocks: Iterable[Block]) -> dict[int, Said]:
    """What the slots are called that the translator keeps for itself, by what is kept there."""
    found: dict[int, Said] = {}
    for block in blocks:
        for step in steps_of(block.steps):
            match step:
                case Set(slot=slot, value=Ask(what="all_in_order", given=(several,))):
                    pieces = isinstance(several, Listing) and isinstance(several.loop.source, Pile | Sorted | Piles)
                    found[slot] = Said("the queue", "pieces" if pieces else "")
                case Set(slot=slot, value=Ask(what="pay_sourced")):
                    found[slot] = Said("the steps to do", "uses")
                case Set(slot=slot, value=Constant(value=())):
                    found.setdefault(slot, Said("the help so far", ""))
                case Set(slot=slot, value=Constant(value=bool())):
                    found.setdefault(slot, Said("no more is asked", ""))
                case Add(slot=slot):
                    found.setdefault(slot, Said("the times left", ""))
    return found


def hidden_name(index: int) -> str:
    """A slot that the translator keeps for itself."""
    return f"kept {index - YOU}"
