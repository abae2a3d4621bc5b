"""Law 3.8: exchange pieces of equal back between places that a player cannot see, reseed chance: that player notices nothing."""

from __future__ import annotations

import pytest

from interpreter import Match, Refusal, load
from interpreter.lab.exchange import indistinguishable
from tests.conftest import Toy
from tests.toys import EVERYTHING, POWERS

from .playing import Dice, shown


def refusals(match: Match) -> list[str]:
    """What the deciding player is told about everything that is not offered."""
    assert match.decision is not None
    said = [match.why_not(body.name) for body in match.game.program.bodies if body.form == "action"]
    for wrong in ("no such option", ""):
        with pytest.raises(Refusal) as refusal:
            match.play(wrong)
        said.append(str(refusal.value))
    return said


@pytest.mark.parametrize("text", [EVERYTHING, POWERS], ids=["everything", "powers"])
@pytest.mark.parametrize("seed", range(6))
def test_an_exchange_of_what_is_hidden_is_never_noticed(toy: Toy, text: str, seed: int) -> None:
    match = toy(text).new(players=3, seed=seed)
    dice = Dice(seed)
    for step in range(50):
        if match.decision is None:
            break
        for player in (0, 1, 2, -1):
            twin = match.with_state(indistinguishable(match.state, player, seed * 100 + step))
            seat = None if player < 0 else player
            assert shown(twin, seat) == shown(match, seat)
            if match.decision.player == player:
                assert refusals(twin) == refusals(match)
        match.play(match.decision.options[dice.below(len(match.decision.options))])


def test_the_exchange_changes_something(toy: Toy) -> None:
    """The test above would be empty if nothing were hidden."""
    match = toy(EVERYTHING).new(players=3, seed=1)
    assert any(shown(match.with_state(indistinguishable(match.state, 0, seed)), 1) != shown(match, 1) for seed in range(20)), (
        "another hand for player 2, whom player 1 cannot see"
    )


def test_a_hidden_card_is_a_back(toy: Toy) -> None:
    match = toy(EVERYTHING).new(players=2, seed=1)
    own, others = match.view(0)["zones"], match.view(1)["zones"]
    assert own != others
    assert "booth" not in str(match.view(None)["zones"]["deck"])


SPY = """
    game spy "Spy"
    players 2
    resource coin: 9
    piece card, starts in deck:
      | card | points | copies |
      | low  | 1      | 4      |
      | high | 2      | 4      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    setup:
      shuffle deck
      each player: draw 2 from deck to your hand
    round:
      turns from seat 1:
        one of: bet, rest
    action bet "bet":
      needs: any card in hand of seat 2 where its points is 2
      reward: 2 coin
    action rest "rest":
      reward: 1 coin
    end when coin on supply is 0
"""


def test_rules_that_tell_a_secret_are_found_out(toy: Toy) -> None:
    """The exchange makes the player's own decision anew: options that depend on what is hidden differ then."""
    game = toy(SPY)
    found = 0
    for seed in range(20):
        match = game.new(players=2, seed=seed)
        found += any(
            shown(match.with_state(indistinguishable(match.state, 0, other)), 0) != shown(match, 0) for other in range(5)
        )
    assert found


@pytest.mark.parametrize("players", [2, 5])
def test_nobody_notices_the_cards_of_a_follower(players: int) -> None:
    """Who leads, and who is asked after it, tells nothing of hands: not of those who follow, nor of those who cannot pay."""
    game = load("valeria")
    seen = 0
    for seed in range(4):
        match = game.new(players=players, seed=seed)
        dice = Dice(seed)
        for step in range(160):
            if match.decision is None:
                break
            option = match.decision.options[dice.below(len(match.decision.options))].key
            follows = match.decision.kind == "may"
            for player in range(players):
                twin = match.with_state(indistinguishable(match.state, player, seed * 1000 + step))
                assert shown(twin, player) == shown(match, player)
                if follows and option == "decline":
                    asked = _after(match, option), _after(twin, option)
                    assert asked[0] == asked[1], "who is asked next tells what somebody holds"
                    seen += match.decision.forced
            match.play(option)
    assert seen, "nobody ever declined because nothing else was possible"


def _after(match: Match, option: str) -> tuple[int | None, str]:
    """Who is asked after a choice, and what."""
    copy = match.copy()
    copy.play(option)
    return (None, "") if copy.decision is None else (copy.decision.player, copy.decision.prompt)
