"""A discount that a variant adds, or whose price a variant changes, takes something off, or is refused where it was written."""

import pytest

from rulelang.compile import compile_all
from rulelang.text.source import SourceFile

STALL = """game stall "Stall"
players 2
resource coin, plural coins: 20
resource bead: 20
piece ware, starts in shop:
  | ware | price   |
  | rug  | 2 coins |
  | vase | 1 coin  |
zone shop, holds ware
while your coin is at least 9: cost of buy is 1 coin less
setup: each player: gain 5 coins + 3 bead
round:
  turns from seat 1, 1 each: one of: buy, rest
action buy:
  choose a ware in shop
  cost: price of ware
  move ware to box
action rest: gain 1 bead
end after 4 rounds
score coins: your coin
winner: the highest total
"""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("add while your bead is 1: cost of buy is 1 coin less", []),
        ("add while your bead is 1: cost of buy is 1 bead less", ["house.rules"]),
        ("add while your bead is 1: cost of buy is 1 bead less\nadd while your bead is 2: cost of buy is 3 bead more", []),
        ("change piece ware[rug]: price 1 bead", []),
        ("change piece ware[rug]: price 1 bead\nchange piece ware[vase]: price 2 bead", ["house.rules"]),
        ("add while your bead is 1: cost of buy is 1 bead less\nchange piece ware[vase]: price 2 bead", []),
    ],
)
def test_it_is_asked_of_the_whole(change: str, told: list[str]) -> None:
    house = SourceFile("house.rules", f'variant house "House" of stall\n{change}\n')
    _, complaints, _ = compile_all([SourceFile("stall.rules", STALL), house])
    assert [(one.code, one.file) for one in complaints] == [("takes_nothing_off", file) for file in told]
