"""Words of the law tests: labels on offer, an option by its label, random play to the end."""

from __future__ import annotations

import json
from typing import Any

from interpreter import Match


def labels(match: Match) -> list[str]:
    """What is on offer now, in order."""
    assert match.decision is not None
    return [option.label for option in match.decision.options]


def values(match: Match) -> list[Any]:
    """The values on offer now, in order."""
    assert match.decision is not None
    return [option.value for option in match.decision.options]


def choose(match: Match, *answers: Any) -> None:
    """Answers one decision after another with the option that has this label, key or value."""
    for answer in answers:
        assert match.decision is not None, f"the game is over before {answer!r}"
        fitting = [o for o in match.decision.options if answer in (o.label, o.key, o.value)]
        assert len(fitting) == 1, f"{answer!r} is not one of {[(o.key, o.label, o.value) for o in match.decision.options]}"
        match.play(fitting[0])


class Dice:
    """A small generator of its own, so that tests do not lean on the engine's."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2 + 1

    def below(self, bound: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound


def play_on(match: Match, seed: int, most: int = 400) -> None:
    """Random play until the game is over or `most` decisions were made."""
    dice = Dice(seed)
    for _ in range(most):
        if match.decision is None:
            return
        match.play(match.decision.options[dice.below(len(match.decision.options))])


def text(value: Any) -> str:
    """The value as canonical JSON: equal texts mean equal byte for byte."""
    return json.dumps(value, sort_keys=True, default=str)


def shown(match: Match, player: int | None) -> str:
    """All that a player is shown: the view, and at their own decision the prompt, keys, labels and values."""
    seen: list[Any] = [match.view(player)]
    if match.decision is not None and match.decision.player == player:
        seen.append([match.decision.prompt, [(o.key, o.label, o.value) for o in match.decision.options]])
    return text(seen)
