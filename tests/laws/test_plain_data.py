"""Law 3.2: a match is plain data at every moment, also in mid-action: copied, saved, restored, compared."""

from __future__ import annotations

import json
import random

import pytest

from interpreter.match.match import KEPT_EVERY
from tests.conftest import Toy
from tests.games import known
from tests.toys import EVERYTHING

from .playing import Dice, play_on, shown, text


@pytest.mark.parametrize("seed", range(3))
def test_at_every_decision_copy_and_save_give_the_same_match(toy: Toy, seed: int) -> None:
    game = toy(EVERYTHING)
    match = game.new(players=3, seed=seed)
    dice = Dice(seed)
    for _ in range(60):
        if match.decision is None:
            break
        saved = json.loads(json.dumps(match.save()))
        restored, copy = game.restore(saved), match.copy()
        for other in (restored, copy):
            assert text(other.save()) == text(match.save())
            assert [shown(other, seat) for seat in (0, 1, 2, None)] == [shown(match, seat) for seat in (0, 1, 2, None)]
        key = match.decision.options[dice.below(len(match.decision.options))].key
        for other in (match, restored, copy):
            other.play(key)
        assert text(restored.save()) == text(copy.save()) == text(match.save())


def test_a_copy_goes_its_own_way(toy: Toy) -> None:
    match = toy(EVERYTHING).new(players=2, seed=3)
    before = text(match.save())
    play_on(match.copy(), seed=1, most=10)
    assert text(match.save()) == before


def test_the_saved_choices_are_enough(toy: Toy) -> None:
    """Without its snapshot (another version of the engine wrote it) a save is replayed."""
    game = toy(EVERYTHING)
    match = game.new(players=2, seed=3)
    play_on(match, seed=1, most=12)
    saved = match.save()
    saved["snapshot"] = None
    assert text(game.restore(saved).save()) == text(match.save())


def test_taking_back_gives_the_state_of_before_also_far_into_a_match() -> None:
    furthest = 0
    for seed in range(40):
        dice = random.Random(seed)
        match = known("connect_four").new(players=2, seed=seed, traced=True)
        while match.decision is not None and furthest < KEPT_EVERY + 2:
            before, told = match.state.to_json(), match.events
            key = dice.choice(match.decision.options).key
            match.play(key)
            match.undo()
            assert (match.state.to_json(), match.events) == (before, told)
            match.play(key)
            furthest = max(furthest, len(match.history))
    assert furthest > KEPT_EVERY
