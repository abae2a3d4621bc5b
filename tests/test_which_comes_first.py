"""Who has several triggers waiting is asked which comes first by what each of them does."""

from tests.conftest import Toy

RULES = """
    game farm "Farm"
    players 2
    piece crop, starts in barn: 9
    zone barn, holds crop
    zone field of each player, holds crop
    resource coin: unlimited
    counter fame of each player: 0 at first
    when a crop comes to field: gain 1 coin
    when a crop comes to field:
      may "plough it": gain 2 coins
    when a crop comes to field:
      add 1 to your fame
    when a crop comes to field: do rest
    action rest "take a rest": gain 3 coins
    round:
      turns from seat 1, 1 each:
        may: move 1 crop from barn to your field
    end after 3 rounds
    score coins: your coin
    winner: the highest total
"""


def test_each_is_called_by_its_title_or_by_what_is_gained_and_else_by_what_happened(toy: Toy) -> None:
    match = toy(RULES).new(players=2, seed=1)
    assert match.decision is not None
    match.play(match.decision.options[0])
    assert match.decision is not None
    labels = [option.label for option in match.decision.options]
    assert labels == ["gain 1 coin (crop)", "plough it (crop)", "crop arrives: crop", "take a rest (crop)"]
