"""The blocks of a body in the order in which they are read, and how one comes to each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from interpreter.form import Block, Constant, Decide, Effect, Jump, Next, Push, walk
from interpreter.listing.readable.contents import Part

TURNS = "the turns of"


def in_reading_order(part: Part) -> list[Block]:
    """The blocks of a body: each after all from which one comes to it, what a loop goes through before what follows it."""
    blocks = {block.number: block for block in part.blocks}
    ways = {number: [following for following in _following(block) if following in blocks] for number, block in blocks.items()}
    first = part.blocks[0].number if part.blocks else -1  # that a round comes back to it is no loop to read first
    found: dict[int, Block] = {}

    def visit(number: int, open_: frozenset[int]) -> None:
        if number in found or number in open_:
            return
        back = [following for following in ways[number] if number != first and number in _reached(ways, following)]
        for following in [*back, *(other for other in ways[number] if other not in back)][::-1]:
            visit(following, open_ | {number})
        found[number] = blocks[number]

    for number in sorted(blocks, reverse=True):  # the one that begins comes last, and is read first
        if number == first or not any(number in several for several in ways.values()):
            visit(number, frozenset())
    return [*reversed(found.values()), *(block for number, block in blocks.items() if number not in found)]


def _following(block: Block) -> list[int]:
    """The blocks that follow one; turns before what comes after them."""
    return [following for following, _ in sorted(_ways_out(block), key=lambda way: not way[1].startswith(TURNS))]


def _reached(ways: Mapping[int, list[int]], number: int) -> set[int]:
    """The blocks that one may come to from a block, and it."""
    found: set[int] = set()
    waiting = [number]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += ways[one]
    return found


def ways_in(part: Part) -> dict[int, list[str]]:
    """How one comes to each block of a body, in words."""
    found: dict[int, list[str]] = {}
    for block in part.blocks:
        for number, words in _ways_out(block):
            if words not in found.setdefault(number, []):
                found[number].append(words)
    return {number: [*dict.fromkeys(words)] for number, words in found.items()}


def _ways_out(block: Block) -> Iterator[tuple[int, str]]:
    called = any(isinstance(step, Push) for step in walk(block.steps))
    for step in walk(block.steps):
        for number, words in _way_out(step, called):
            yield number, f"{words} block {block.number}"


def _way_out(step: Any, called: bool) -> list[tuple[int, str]]:
    match step:
        case Decide(site=site, block=block):
            return [(block, f"after decision {site} of")]
        case Jump(block=block):
            return [(block, "from")]
        case Next(block=block):
            return [(block, "after the call of" if called else "from")]
        case Effect(what="put_off", given=(Constant(value=block), _)):
            return [(block, "put off in")]
        case Effect(what="begin_turn", given=(_, Constant(value=block), _)):
            return [(block, "each turn of")]
        case Push(block=block):
            return [(block, TURNS)]
    return []
