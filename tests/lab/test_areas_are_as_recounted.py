"""Whatever is kept of areas, the law looks at it in a game that is under way."""

from __future__ import annotations

import random

import pytest

from interpreter import Match, load
from interpreter.engine.areas import keeping
from interpreter.lab.at_a_decision import Moment
from interpreter.lab.laws.areas_are_as_recounted import each_area_is_as_recounted
from tests.toys import path_of

TOYS = ("gardens", "landscapes", "realms", "rivers", "surrounded")


def under_way(toy: str, choices: int = 24) -> Match:
    match, chance = load(str(path_of(toy))).new(players=2, seed=4), random.Random(4)
    for _ in range(choices):
        assert match.decision is not None
        match.play(chance.choice(match.decision.options))
    return match


def how(match: Match) -> str | None:
    return each_area_is_as_recounted(Moment(match, 4, 0))


@pytest.mark.parametrize("kept", ["labels", "values", "sizes", "opens", "done"])
@pytest.mark.parametrize("toy", TOYS)
def test_each_number_that_is_kept_is_looked_at(toy: str, kept: str) -> None:
    match = under_way(toy)
    law = match.state.n.areas[0]
    firsts = [node for node in range(law.places * law.sides) if match.state.v[law.labels + node] == node]
    assert len(firsts) > 1
    assert how(match) is None
    for node in firsts:
        slot = getattr(law, kept) + node
        match.state.v[slot] += 1
        assert how(match) is not None
        match.state.v[slot] -= 1
    assert how(match) is None


@pytest.mark.parametrize("missed", ["_fill", "_join", "_take_out"])
def test_what_is_missed_in_play_is_found(missed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(keeping, missed, lambda *_: None)
        try:
            match = under_way("landscapes", 60)
        except (IndexError, KeyError):
            return  # it does not even play
    assert how(match) is not None
