"""Law 3.4, by brute force: what is offered is what looking ahead without any guard finds, at every decision of random play."""

from __future__ import annotations

import pytest

from interpreter import Game, Match, load
from interpreter.engine.deciding.asking import listed
from interpreter.numbering.tables import tables_of
from interpreter.state.state import Playable
from interpreter.translate import translate
from interpreter.translate.analysis import guards as written_guards
from interpreter.translate.steps import choices as written_choices
from tests.conftest import Toy
from tests.toys import EVERYTHING, POWERS

from .playing import Dice


def without_guards(match: Match, monkeypatch: pytest.MonkeyPatch) -> Playable:
    """The same game, translated without guards: every decision looks ahead for every option."""
    with monkeypatch.context() as patch:
        patch.setattr(written_guards, "guard", lambda *_: ([], False))
        patch.setattr(written_choices, "surely", lambda *_: None)
        t = tables_of(match.state)
        return translate(t.program, t.players, t.options)[0]


def compare(game: Game, players: int, seed: int, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    match = game.new(players=players, seed=seed)
    unguarded = without_guards(match, monkeypatch)
    dice = Dice(seed)
    for _ in range(most):
        if match.decision is None or match.state.ask is None:
            return
        number, _, offered = match.state.ask
        state = match.state.copy()
        state.n = unguarded
        if match.decision.kind not in ("pay", "gain", "order") and not unguarded.sites[number].hidden:
            assert listed(state) == offered, match.decision.address
        match.play(match.decision.options[dice.below(len(offered))])


@pytest.mark.parametrize("name", ["nim", "pig", "tic_tac_toe", "jetty", "beasts"])
def test_of_small_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    for seed in range(3):
        compare(game, game.max_players, seed, monkeypatch, most=60)


def test_of_a_game_with_a_little_of_everything(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(EVERYTHING)
    for seed in range(4):
        compare(game, 2 + seed % 3, seed, monkeypatch, most=80)


def test_of_a_game_with_sources_and_abilities(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(POWERS)
    for seed in range(8):
        compare(game, 2 + seed % 2, seed, monkeypatch, most=80)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["village", "valeria"])
def test_of_a_long_game(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(load(name), players, 5, monkeypatch, most=120)
