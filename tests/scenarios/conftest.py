"""One toy game with a little of everything, and a way to run scenarios written inline."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter.scenarios import Report, run

TOY = """
    game toy "Toy"
    players 2 to 3
    option goal: 20, 9

    kind good: wood, stone
    resource good: 6 of each, at most 4 each player
    resource coin: 10
    die pip: 1 to 6
    counter pot: 0
    role first: nobody
    track way each player: 5 steps

    piece card, starts in deck:
      | card | points | copies |
      | ant  | 1      | 2      |
      | bee  | 2      | 2      |
      | cat  | 4      | 1      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, at most 3, contents seen by its owner
    zone pile, holds card

    setup:
      shuffle deck

    round:
      do day
      do night

    phase day "day":
      turns from seat 1, 1 each:
        one of: gather, trade, throw, take_card, play_card, rest

    phase night "night":
      turns from seat 1, 1 each:
        way of you becomes smaller of way of you + 1 and 4
        choose number from 1 to 3 as sheep
        pot becomes pot + sheep

    action gather "gather goods":
      reward: any 2 good

    action trade "trade goods for coins":
      needs: your coin is at most 5
      cost: any 2 good
      reward: 3 coin

    action throw "throw the die":
      roll pip
      pot becomes pot + pip

    action take_card "draw a card":
      needs: deck is not empty
      needs: your hand is not full
      draw 1 from deck to your hand

    action play_card "play a card":
      choose card in your hand
      move card to pile
      may: reward: 1 coin

    action rest "rest":
      pot becomes pot + 0

    end when pot is at least goal

    score coins: your coin
    winner: highest total
"""

Run = Callable[..., Report]


@pytest.fixture
def run_toy(tmp_path: Path) -> Run:
    """The report on scenarios of the toy game, or of the rules given."""

    def build(scenarios: str, rules: str = TOY, **what: bool) -> Report:
        (tmp_path / "toy.rules").write_text(textwrap.dedent(rules).lstrip(), encoding="utf-8")
        (tmp_path / "toy.scenario").write_text(textwrap.dedent(scenarios).lstrip(), encoding="utf-8")
        return run(tmp_path, **what)

    return build
