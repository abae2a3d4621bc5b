"""Each slot of a frame holds what the form says of it, and nothing else, at every decision."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from interpreter import Match, Refusal
from interpreter.state.slots import LATER, LOOP, MARKER, ORDER, YOU
from tests.games import known

from .test_walked import SHIPPED, TOYS

TUPLES = ("way", "ability", "several", "answers", "part", "uses")
KINDS = ("player", "number", "truth", "member", "space", "piece", "area", "place", "spot", "option", "nothing", *TUPLES)


def unfit(match: Match) -> list[Any]:
    """What lies in a slot that is not for it."""
    found: list[Any] = []
    for frame in match.state.stack:
        entry = match.state.n.entry_of_block[frame[0]]
        if entry < 0:
            continue
        slots = match.state.n.form.frames[entry].slots
        held = frame[YOU + 1 : ORDER] if frame[MARKER] == LOOP else frame[YOU + 1 :]
        found += [] if len(held) == len(slots) and isinstance(frame[LATER], tuple) else [(entry, frame)]
        for kind, value in zip(slots, held, strict=True):
            fits = isinstance(value, tuple) if kind in TUPLES and value != 0 else isinstance(value, int)
            found += [] if fits and kind in KINDS else [(entry, kind, value)]
    return found


@pytest.mark.parametrize("path", [*SHIPPED, *TOYS], ids=lambda path: path.stem)
def test_each_slot_holds_what_the_form_says(path: Path) -> None:
    game = known(path)
    try:
        match = game.new(players=game.max_players, seed=3)
    except Refusal:
        return
    chance = random.Random(3)
    for _ in range(200):
        if match.decision is None:
            break
        assert unfit(match) == []
        try:
            match.play(chance.choice(match.decision.options))
        except Refusal:
            break
