"""The language on one page: its blocks, one after another, are a game that can be played, and its scenarios hold."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulelang.text.source import SourceFile
from tests.copied import RULES, SCENARIOS, compiled, failures, is_laid_out

PAGE = (Path(__file__).parent.parent / "docs" / "language" / "at-a-glance.md").read_text(encoding="utf-8")
WHOLE = "\n".join(RULES.findall(PAGE))
SHOWN = "\n".join(SCENARIOS.findall(PAGE))


def test_what_the_page_shows_holds() -> None:
    assert failures(compiled(SourceFile("fairground.rules", WHOLE)), SHOWN) == []


def test_the_page_is_laid_out_as_all_rules_are() -> None:
    assert is_laid_out("fairground.rules", WHOLE)
    assert is_laid_out("fairground.scenario", SHOWN)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_of_the_page_comes_to_an_end(players: int) -> None:
    chance, match = random.Random(players), compiled(SourceFile("fairground.rules", WHOLE))[0].game.new(players=players, seed=1)
    while match.decision:
        match.play(chance.choice(match.decision.options))
    assert match.winners
