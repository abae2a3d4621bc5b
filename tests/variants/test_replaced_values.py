"""A value or condition of each player stays one of each player when a variant says it anew without saying whose."""

import pytest

from rulelang.compile import compile_all
from rulelang.text.source import SourceFile

BASE = """game base "Base"
players 2
resource coin: unlimited
value wage of each player: 1
condition poor of each player: your coin is at most 2
round:
  turns from seat 1, 1 each:
    if you are poor: gain (your wage) coin
end after 3 rounds
score coins: your coin
winner: the highest total
"""


@pytest.mark.parametrize(
    "line", ["value wage: 1 + your coin", "value wage of each player: 1 + your coin", "condition poor: your coin is 0"]
)
def test_one_of_each_player_stays_so(line: str) -> None:
    house = f'variant house "House" of base\nreplace {line}\n'
    program, found, _ = compile_all([SourceFile("base.rules", BASE), SourceFile("house.rules", house)])
    assert found == []
    assert program is not None
