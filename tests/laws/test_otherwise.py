"""Law 3.4: what `otherwise:` says must be possible too, or the option is not offered."""

from __future__ import annotations

from tests.conftest import Toy

from .playing import choose, labels


def test_an_action_with_two_ways_to_pay_needs_one_of_them(toy: Toy) -> None:
    match = toy("""
        game snack "Snack"
        players 1
        resource cake: 2
        resource bread: 9
        round:
          turns from seat 1: one of: bake, eat, feast
        action bake "bake":
          reward: 1 bread
        action feast "feast":
          reward: 1 cake
          end game
        action eat "eat":
          cost: 1 cake
          otherwise: cost: 2 bread
    """).new(players=1, seed=1)
    assert labels(match) == ["bake", "feast"]
    choose(match, "bake")
    assert labels(match) == ["bake", "feast"]
    choose(match, "bake")
    assert labels(match) == ["bake", "eat", "feast"]
    choose(match, "eat")
    assert match.view(0)["resources"]["Player 1"] == {}
