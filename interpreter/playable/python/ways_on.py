"""How play goes on from block to block: where it need not go back to the machine, and which blocks need no function of their own.

A block that only one other jumps to stands in its place; so does a short one, wherever it is jumped to. A frame that is put on
the stack as the last that is done begins at once: its block stands there too, or is called, unless its body may come to call
itself, as what plays would nest without end. Where a frame is left, the block of the frame below is guessed, from whoever calls
this one; it runs if it is the one that waits there. So the machine would go on, and nobody can tell but who looks ahead and stops
in between, and triggers: for these it goes back. A body that stands on no line is no rule: whoever made it watches for its end.
Blocks that call each other in a round, as those of a loop do that nobody has to decide in, go back to the machine once in each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from interpreter.form import Ask, Block, Constant, Decide, Effect, Form, Jump, Leave, Next, Pop, Push, walk
from interpreter.playable.operations import OPERATIONS

SHORT = 3  # steps
PLAIN = (Next, Pop, Leave, Jump)  # what short blocks are made of
BRANCHES_AT_MOST = 12  # in each other
BODIES_AT_MOST = 8  # that call each other at once
CALLED = re.compile(r"( *)return b(\d+)\(s, f\)")  # a line


class WaysOn:
    """The ways of one form; `called` are the blocks that have to be functions, as far as is known."""

    def __init__(self, form: Form, entry_of_block: tuple[int, ...] = (), line_of_block: tuple[int, ...] = ()) -> None:
        self._blocks = form.blocks
        nodes = {block.number: [*walk(block.steps)] for block in form.blocks.values()}
        steps = [step for several in nodes.values() for step in several]
        self._jumps = Counter(step.block for step in steps if isinstance(step, Jump))
        self._frames = form.frames
        loops = {step.block: step.slots[1] for step in steps if isinstance(step, Push) and step.block not in form.frames}
        self._orders = loops
        watched = {entry for entry in form.frames if line_of_block[entry] < 0}
        self._at_once = {*loops} | _that_end(form, nodes, entry_of_block) - watched
        self._entry_of_block = entry_of_block
        self._returns = _single(back for several in nodes.values() for back in _returns(several) if back[0] not in watched)
        self._turns = _single((entry_of_block[loop], loop) for loop in loops)
        others = [node for defined in form.functions.values() for node in walk(defined.steps)]
        asked = [node for one in form.options.values() for node in walk(one)]
        self.done = {node.what for node in (*steps, *others) if isinstance(node, Effect)}
        self.called = dict.fromkeys([*form.frames, *(site.again for site in form.sites), *_named([*steps, *others, *asked])])

    def in_place(self, number: int, nested: int) -> Block | None:
        """The block that stands where it is jumped to, in so many branches; None if it is called, as a function."""
        block = self._blocks.get(number)
        if block is not None and (self._is_short(block) or self._is_private(number)) and nested < BRANCHES_AT_MOST:
            return block
        self.called[number] = None
        return None

    def across(self, number: int, nested: int) -> Block | None:
        """The block of another frame that stands where it begins or goes on."""
        return self._blocks[number] if nested < BRANCHES_AT_MOST else None

    def at_once(self, number: int) -> bool:
        """Whether a frame that begins with this block need not wait for the machine."""
        return number in self._at_once

    def after(self, number: int) -> int:
        """The block that goes on when the frame is left in which a block runs, as far as that can be guessed; -1 if it cannot."""
        return self._returns.get(self._entry_of_block[number], -1)

    def turns(self, number: int) -> int:
        """The block with which the next turn begins after that in which a block runs; -1 if that is not known."""
        return self._turns.get(self._entry_of_block[number], -1)

    def all_take_turns(self, number: int) -> bool:
        """Whether all players are in the order of the turns that this block begins."""
        match self._orders.get(number):
            case Ask(what="seats"):
                return True
            case Constant(value=order):
                return bool(order)
        return False

    def slots(self, number: int) -> int:
        """How many slots the body of a block has."""
        return len(self._frames[self._entry_of_block[number]].slots)

    def is_in(self, number: int, entry: int) -> bool:
        """Whether a block is in the body that begins with that one, and that has only one loop of turns."""
        return self._entry_of_block[number] == entry and entry in self._turns

    def functions(self) -> Iterator[Block]:
        """The blocks that are called, those among them that are found out meanwhile."""
        done = set()
        while left := [number for number in self.called if number not in done and number in self._blocks]:
            for number in left:
                yield self._blocks[number]
            done.update(left)

    def _is_short(self, block: Block) -> bool:
        return len(block.steps) <= SHORT and all(isinstance(step, PLAIN) for step in block.steps)

    def _is_private(self, number: int) -> bool:
        return number not in self.called and self._jumps[number] == 1


def _returns(steps: Iterable[Any]) -> Iterator[tuple[int, int]]:
    """Of each frame that a block puts on the stack its first block, and the block that goes on after it."""
    after = -1
    for step in steps:
        if isinstance(step, Next):
            after = step.block
        if isinstance(step, Push):
            yield step.block, after


def _single(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """What belongs to each, where that is one and the same."""
    found: dict[int, set[int]] = {}
    for one, other in pairs:
        found.setdefault(one, set()).add(other)
    return {one: others.pop() for one, others in found.items() if len(others) == 1}


def _that_end(form: Form, nodes: Mapping[int, Sequence[Any]], entry_of_block: tuple[int, ...]) -> set[int]:
    """The first blocks of the bodies that call only such as end, and not too many in each other."""
    calls: dict[int, set[int]] = {entry: set() for entry in form.frames}
    for number, several in nodes.items():
        called = {step.block for step in several if isinstance(step, Push)}
        calls[entry_of_block[number]] |= called & form.frames.keys()
    found: set[int] = set()
    for _ in range(BODIES_AT_MOST):
        found |= {entry for entry, called in calls.items() if called <= found}
    return found


def _named(nodes: Iterable[Any]) -> Iterator[int]:
    """The blocks that anything names but a jump: play may go on there from outside."""
    for node in nodes:
        match node:
            case Next(block=block) | Decide(block=block) | Push(block=block):
                yield block
            case Ask(what=what, given=given) | Effect(what=what, given=given):
                sorts = OPERATIONS[what].given
                yield from (
                    one.value for one, sort in zip(given, sorts, strict=False) if sort == "block" and isinstance(one, Constant)
                )


def without_rounds(blocks: Mapping[int, Sequence[str]]) -> dict[int, list[str]]:
    """The lines of the functions of blocks, none of which is called again by those it calls: however often a loop goes round, its
    calls do not pile up."""
    back = _closing({number: [int(call[2]) for call in map(CALLED.fullmatch, lines) if call] for number, lines in blocks.items()})
    return {
        number: [said for line in lines for said in _through_the_machine(line, back.get(number, set()))]
        for number, lines in blocks.items()
    }


def _through_the_machine(line: str, back: set[int]) -> list[str]:
    call = CALLED.fullmatch(line)
    return [f"{call[1]}f[0] = {call[2]}", f"{call[1]}return"] if call and int(call[2]) in back else [line]


def _closing(calls: Mapping[int, Sequence[int]]) -> dict[int, set[int]]:
    """Of each block the calls that close a round, as found by a walk in depth."""
    found: dict[int, set[int]] = {}
    done: set[int] = set()
    for start in sorted(calls):
        path, ways = [start], [iter(calls[start])]
        while path:
            called = next(ways[-1], None)
            if called is None:
                done.add(path.pop())
                ways.pop()
            elif called in path:
                found.setdefault(path[-1], set()).add(called)
            elif called not in done:
                path.append(called)
                ways.append(iter(calls.get(called, ())))
    return found
