"""What a measurement needs of an engine, of this commit or of an older one: the face, and the step of the machine alone.

The face is the same in all of them. Where the machine stands has changed: the first place that there is counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from interpreter import Game, load

MACHINE = ("interpreter.engine.machine", "interpreter.machine")
CHANCE = ("interpreter.state.chance", "interpreter.chance")
STATE = ("interpreter.state.state", "interpreter.state")

IN_WORDS_OF_THEN = Path(__file__).with_name("then")

Chance = Callable[[], float]


@cache
def game_of(name: str) -> Game:
    """A shipped game, or a file of rules; an engine of long ago that cannot read it gets it in the words of then."""
    then = IN_WORDS_OF_THEN / Path(name).name
    try:
        return load(name)
    except Exception:  # an engine of any age, and its own complaint
        if not then.is_file():
            raise
        return load(str(then))


def through_the_face(name: str, players: int, seed: int, chance: Chance) -> int:
    """Plays a match with nothing but the face; how many decisions had two options or more."""
    match = game_of(name).new(players=players, seed=seed)
    chosen = 0
    while (decision := match.decision) is not None:
        options = decision.options
        width = len(options)
        chosen += width > 1
        match.play(options[int(chance() * width)])
    return chosen


def in_place(name: str, players: int, seed: int, chance: Chance) -> int:
    """The same with the machine's step alone: no refusals, no record, no copy."""
    machine, fresh, seeded = _first(MACHINE, "answer"), _first(STATE, "fresh").fresh, _first(CHANCE, "seeded").seeded
    begin, answer = machine.begin, machine.answer
    state = fresh(_played_with(game_of(name), players), seeded(seed))
    begin(state)
    chosen = 0
    while state.ask is not None:
        values = state.ask[2]
        width = len(values)
        chosen += width > 1
        answer(state, values[int(chance() * width)])
    return chosen


def _played_with(game: Any, players: int) -> Any:
    """What a state is played with: older engines call it its tables."""
    return game.playable(players, {}) if hasattr(game, "playable") else game.tables(players, {})


@cache
def _first(places: tuple[str, ...], name: str) -> Any:
    """The first of these modules that has the name."""
    for place in places:
        try:
            module = import_module(place)
        except ModuleNotFoundError:
            continue
        if hasattr(module, name):
            return module
    raise ModuleNotFoundError(f"none of {', '.join(places)} has {name}")
