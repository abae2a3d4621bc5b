"""What is counted among one is a number, and no yes or no, wherever it is kept."""

from tests.conftest import Toy

RULES = """
    game lone "Lone"
    players 1 to 2
    kind vat: red
    resource coin: unlimited
    counter many: 0 at first
    round:
      turns from seat 1, 1 each:
        may "gain one": gain 1 coin
      many becomes count of players whose coin is at least 1
    end after 3 rounds
    score coins: your coin
    winner: the highest total
"""


def test_a_count_of_one_player_is_a_number(toy: Toy) -> None:
    match = toy(RULES).new(players=1, seed=1)
    assert match.decision is not None
    match.play(match.decision.options[0])
    assert match.view(None)["counters"]["many"] == 1
    assert not isinstance(match.view(None)["counters"]["many"], bool)
