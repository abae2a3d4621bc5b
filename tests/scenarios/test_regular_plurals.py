"""Several of a resource are called by its regular plural, declared or not; a score or a column of that name comes first."""

import pytest

from rulelang.compile import compile
from rulelang.names.resolve import resolve
from rulelang.syntax.parse import parse
from rulelang.text.source import SourceFile

from .conftest import Holds

STAND = """
    game stand "Stand"
    players 2
    resource coin: unlimited
    resource cherry: unlimited
    resource nut: unlimited
    piece card, starts in deck:
      | card  | cherries |
      | small | 2        |
      | large | 5        |
    zone deck, holds card
    zone hand of each player, holds card
    setup:
      shuffle deck
      each player: gain 2 coins
    round:
      turns from seat 1, 1 each: one of: pick, spend, boast
    action pick "pick":
      draw 1 from deck to your hand as card
      gain (cherries of card) cherries
      gain (sum of cherries of each card in your hand) nuts
    action spend "spend":
      if you have at least 2 coins: pay 1 coin
      if sum of cherries of each card in your hand is less than 4: gain 7 nuts
    action boast "boast": gain (your nuts) coins
    end after 2 rounds
    score coins: 10 * your coins
    score berries: your cherries
"""


def test_several_are_called_so(holds: Holds) -> None:
    holds(
        """
        scenario "what is paid and what one has"
          players 2
          given seat 1 has 3 nuts
          when seat 1 does spend
          then coin of seat 1 is 1
          and seat 1 has 10 nuts
          and nuts of seat 1 is 10
        scenario "a number read by the plural"
          players 2
          given seat 1 has 3 nuts
          when seat 1 does boast
          then coin of seat 1 is 5
        scenario "a score of that name is read, and not the resource"
          players 2
          then coins of seat 1 is 20
        scenario "a column of that name is read, and not the resource"
          players 2
          given seat 1 has 100 cherries
          and move small to box
          when seat 1 does pick
          then cherry of seat 1 is 105
          and nut of seat 1 is 5
          and berries of seat 1 is 105
        """,
        STAND,
    )


def test_a_sum_of_what_each_has_is_said_with_sum_or_without(holds: Holds) -> None:
    holds(
        """
        scenario "small and large"
          players 2
          given move small to hand of seat 1
          and move large to hand of seat 1
          when seat 1 does spend
          then nut of seat 1 is 0
        scenario "small alone"
          players 2
          given move small to hand of seat 1
          when seat 1 does spend
          then nut of seat 1 is 7
        """,
        STAND,
    )


MINT = """
game mint "Mint"
players 2
{}
piece card, starts in deck: 4
zone deck, holds card
round:
  turns from seat 1, 1 each: one of: mint, rest
action mint: {}
action rest: nothing happens
end after 2 rounds
score points: 1
"""


def said_of(declared: str, step: str) -> list[str]:
    return [one.code for one in compile(SourceFile("mint.rules", MINT.format(declared, step).lstrip()))[1]]


@pytest.mark.parametrize(
    ("declared", "step", "codes"),
    [
        ("resource coin: 10", "gain 2 coins", set()),
        ("resource coin: 10\nkind metal: coins, bars", "gain 2 coins", {"unknown_resource"}),
        ("resource coin: 10\nkind coins: gold, iron", "gain 2 coins", {"unknown_resource"}),
        ("resource coin: 10\nkind money, plural coins: gold, iron", "gain 2 coins", {"unknown_resource"}),
        ("resource coin: 10\nsteps coins: nothing happens", "gain 2 coins", {"unknown_resource"}),
        ("resource coin: 10\ncounter fame of each player, plural coins: 0", "gain 2 coins", {"unknown_resource"}),
        ("resource coin, plural money: 10", "gain 2 coins", {"unknown_resource"}),
        ("resource coin, plural money: 10", "gain 2 money", set()),
        ("kind metal: gold, iron\nresource metal: 10 of each", "gain 2 golds", {"unknown_resource"}),
    ],
)
def test_a_resource_has_its_regular_plural_unless_something_is_called_so(declared: str, step: str, codes: set[str]) -> None:
    assert {*said_of(declared, step)} - {"never_used"} == codes


@pytest.mark.parametrize("other", ["zone coins, holds card", "counter coins: 0", "kind coins: gold, iron", "resource coins: 10"])
def test_nothing_else_is_called_by_a_declared_plural_wherever_it_stands(other: str) -> None:
    plural = "counter wealth of each player, plural coins: 0"
    for declared in (f"{plural}\n{other}", f"{other}\n{plural}"):
        assert "given_twice" in said_of(declared, "gain 1 coin")


def test_a_declared_plural_is_no_name_of_something() -> None:
    source = SourceFile("mint.rules", MINT.format("counter wealth of each player, plural riches: 0", "nothing happens").lstrip())
    symbols = resolve(source, parse(source)[0])
    assert symbols.one_of("riches") == "wealth"
    assert "riches" not in symbols.words
