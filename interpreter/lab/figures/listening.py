"""Plays a game and hears which lines run, when turns begin and when they end, at hardly more than what playing costs.

What plays is what plays traced games, which says of each line that it runs; that is counted (`State.ran`), and no trace is kept.
Only the match itself is heard: bots and the engine look ahead in copies. A listener belongs to one thread.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from interpreter.engine import machine
from interpreter.numbering.tables import tables_of
from interpreter.playable.run import Later, Printed, run
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.slots import ACTIVE, LATER, TURNS
from interpreter.state.state import Frame, Playable, State

NOTED = ("done", "could_not", "told_off", "passed_over")  # what a trace notes besides, and what nobody counts


class Listener:
    """`by_seat` is how often each line ran, by who did it: [seat][line], the last for nobody.

    That is whoever decided last, or whose turn began since: whoever plays the match sets `State.ran` before each answer.
    """

    __slots__ = ("_state", "at_turns_end", "by_seat", "first_turns", "playable")

    def __init__(self, traced: Playable) -> None:
        assert isinstance(traced.printed, Printed)
        numbers = GameNumbers(**{field.name: getattr(traced, field.name) for field in fields(GameNumbers)})
        calls = self._calls()
        heard = run(numbers, traced.printed, Later(traced.read_form, traced.tables), calls)
        self.playable = replace(heard, blocks=(heard.blocks[0], calls["b1"], *heard.blocks[2:]))
        self._state: State | None = None
        self.by_seat: list[list[int]] = []
        self.first_turns: dict[int, None] = {}  # the seats in the order of their first turns
        self.at_turns_end: Callable[[], None] | None = None

    def listens(self, s: State) -> None:
        """Hears this match from now on, and no other."""
        lines = len(tables_of(s).program.lines)
        self.by_seat = [[0] * lines for _ in range(s.n.seats + 1)]
        self.first_turns = {}
        self.at_turns_end = None
        self._state = s
        s.ran = self.by_seat[-1]

    @property
    def lines(self) -> frozenset[int]:
        """The lines that ran or were read, whoever did it."""
        return frozenset(line for line, times in enumerate(zip(*self.by_seat, strict=True)) if any(times))

    def _calls(self) -> Mapping[str, Callable[..., Any]]:
        """What is called around a turn; what a trace notes besides lines is not noted."""
        heard = self

        def begin_turn(s: State, frame: Frame, slot: int, body: int, count: int) -> Frame | None:
            before = s.v[TURNS]
            found = machine.begin_turn(s, frame, slot, body, count)
            if s is heard._state and s.v[TURNS] != before:
                heard.first_turns.setdefault(s.v[ACTIVE])
                s.ran = heard.by_seat[s.v[ACTIVE]]
            return found

        def end_of_turn(s: State, frame: Frame) -> bool:
            if s is heard._state and heard.at_turns_end is not None and not frame[LATER]:
                heard.at_turns_end()
            return machine.end_of_turn(s, frame)

        calls: dict[str, Callable[..., Any]] = dict.fromkeys(NOTED, _nothing)
        return {**calls, "begin_turn": begin_turn, "b1": end_of_turn}


def _nothing(*_: object) -> None:
    """Not noted."""
