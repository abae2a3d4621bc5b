"""Where frames that are under way name pieces, so that a guess can call these by other names there, too.

What a slot of a frame holds is read off the form: a piece, several pieces that a loop still goes through, answers of all, an
ability and its piece. What is put off to the end of a turn are frames themselves. Of ways to pay that help is a part of, the
pieces stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from interpreter.bots.secret_answers import Kept
from interpreter.form import Append, Constant, Item, Set, Slot
from interpreter.state.slots import BLOCK, LATER, WAITING, YOU
from interpreter.state.state import Frame, Playable, State

PIECE, PIECES, ABILITY, PAYING = "piece", "pieces", "ability", "paying"  # what of a slot names pieces
OF_KIND = {"piece": PIECE, "ability": ABILITY, "way": PAYING, "part": PAYING, "uses": PAYING}
Names = Mapping[int, int]  # what a piece is called from now on


class UnderWay:
    """The slots of all frames of a game that name pieces."""

    def __init__(self, n: Playable, choices: Mapping[int, tuple[Kept, ...]], for_pieces: frozenset[int]) -> None:
        self._n = n
        loops = _loops(n)
        secret = {(entry, one.answers) for entry, kept in choices.items() for one in kept if one.site in for_pieces}
        self._slots: dict[int, list[tuple[int, str]]] = {}  # by entry block: which slot, and how it names pieces
        for entry, frame in n.form.frames.items():
            for index, kind in enumerate(frame.slots, YOU + 1):
                several = kind == "several" and loops.get((entry, index), "piece") == "piece"
                how = PIECES if several or (entry, index) in secret else OF_KIND.get(kind)
                if how:
                    self._slots.setdefault(entry, []).append((index, how))

    def rename(self, s: State, becomes: Names) -> None:
        """Calls pieces by their new names wherever something under way names them."""
        for frame in s.stack:
            self._rename(frame, becomes)
        s.fired = _set_off(s.fired, becomes)

    def fixed(self, s: State) -> Iterator[int]:
        """Pieces, and perhaps other numbers, that are named in ways which are not read: these pieces stay where they are."""
        for frame in s.stack:
            for index, how in self._of(frame):
                if how == PAYING and isinstance(frame[index], tuple):
                    yield from _numbers(frame[index])

    def _of(self, frame: Frame) -> list[tuple[int, str]]:
        slots = self._slots.get(self._n.entry_of_block[frame[BLOCK]], []) if frame[BLOCK] else []
        return [(index, how) for index, how in slots if index < len(frame)]

    def _rename(self, frame: Frame, becomes: Names) -> None:
        if not frame[BLOCK] and len(frame) > WAITING and isinstance(frame[WAITING], tuple):
            frame[WAITING] = _set_off(frame[WAITING], becomes)
        for index, how in self._of(frame):
            held = frame[index]
            if how == PIECE:
                frame[index] = becomes.get(held, held)
            elif how == PIECES and isinstance(held, tuple):
                frame[index] = tuple([becomes.get(one, one) for one in held])
            elif how == ABILITY and isinstance(held, tuple):
                frame[index] = (held[0], becomes.get(held[1], held[1]))
        if frame[LATER]:
            frame[LATER] = tuple([self._renamed(later, becomes) for later in frame[LATER]])

    def _renamed(self, later: tuple[object, ...], becomes: Names) -> tuple[object, ...]:
        frame = [*later]
        self._rename(frame, becomes)
        return tuple(frame)


def _loops(n: Playable) -> dict[tuple[int, int], str]:
    """By entry block and slot: of which kind those are that a loop goes through, or that are collected."""
    found: dict[tuple[int, int], str] = {}
    for block in n.form.blocks.values():
        entry = n.entry_of_block[block.number]
        slots = n.form.frames[entry].slots if entry in n.form.frames else ()
        for step in block.steps:
            match step:
                case Set(slot, Item(Slot(waiting), Constant(0))) if slot > YOU:
                    found[entry, waiting] = slots[slot - YOU - 1]
                case Set(slot, Item(Slot(waiting), Constant(0))):
                    found[entry, waiting] = "player"
                case Append(slot, _):
                    found.setdefault((entry, slot), "piece")
    return found


def _set_off(waiting: tuple[tuple[int, int, int], ...], becomes: Names) -> tuple[tuple[int, int, int], ...]:
    """Triggers that wait, each with whose it is and the piece."""
    return tuple([(trigger, owner, becomes.get(piece, piece)) for trigger, owner, piece in waiting])


def _numbers(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers(part)
