"""Random matches of the games by hand, bare and behind their face, to be timed beside the engine's."""

from __future__ import annotations

from bench.by_hand import POSITIONS, new
from bench.engine import Chance


def through_the_face(game: str, players: int, seed: int, chance: Chance) -> int:
    """Plays a match with nothing but the face; how many decisions there were."""
    match = new(game, players, seed)
    chosen = 0
    while (decision := match.decision) is not None:
        options = decision.options
        chosen += 1
        match.play(options[int(chance() * len(options))])
    return chosen


def bare(game: str, players: int, seed: int, chance: Chance) -> int:
    """The same with the position alone."""
    position = POSITIONS[game](players, seed)
    chosen = 0
    while options := position.options:
        chosen += 1
        position.play(options[int(chance() * len(options))])
    return chosen
