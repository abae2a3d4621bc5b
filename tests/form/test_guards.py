"""A guard says that it is enough only where nobody need look ahead: what it lets through can be carried out."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter import load
from interpreter.shipped import shipped
from tests.conftest import Toy

HELPED = """game helped "Helped"
players 2
kind ware: clay, wood
resource ware: 0 of each
resource coin: unlimited
counter days: 0
piece hut, starts in stock:
  | hut  | power                           | copies |
  | loft | paying: do discard, then 1 wood | 4      |
zone stock, holds hut
zone town each player, holds hut
zone hand each player, holds hut
zone heap, holds hut
source paying: hut in your town
setup:
  each player: move 1 hut from stock to your town
round:
  days becomes days + 1
  turns from seat 1, 1 each: one of: buy, take, rest
action discard "discard":
  choose hut in your hand
  move hut to heap
action buy "buy":
  choose ware "for what"
  cost: 1 wood
  reward: 3 coin
action take "take a hut":
  move 1 hut from stock to your hand
action rest "rest":
  reward: 1 coin
end when days is 3
score coins: your coin
winner: highest total
"""


def test_whose_help_takes_steps_that_nobody_can_do_does_not_help(tmp_path: Path) -> None:
    """Nobody has a hut in hand to discard; with one in hand it can be done."""
    rules = tmp_path / "helped.rules"
    rules.write_text(HELPED, encoding="utf-8")
    match = load(rules).new(2)
    assert match.decision is not None
    assert [option.key for option in match.decision.options] == ["take", "rest"]
    match.play("take")
    match.play("rest")
    assert [option.key for option in match.decision.options] == ["buy", "take", "rest"]
    match.play("buy")
    match.play("clay")
    assert match.decision.player == 1


def test_steps_that_cannot_fail_make_no_guard_too_large() -> None:
    """Whether there is a long line is asked when the bee has settled, and stops nobody from settling it."""
    playable = load("honeycomb").playable(2, {})
    assert [site.risky for site in playable.sites if site.kind == "choose"] == [False]


@pytest.mark.parametrize(
    ("line", "instead", "looks_ahead"),
    [
        pytest.param("", "", False, id="what the body asks is said where it is listed"),
        pytest.param("  nobody becomes bidder\n", "", True, id="there may be one for whom it is done"),
        pytest.param("  nobody becomes bidder\n", "  you become bidder\n", True, id="there is one for whom it is done"),
    ],
)
def test_nobody_looks_ahead_where_the_list_asks_all_that_must_hold(line: str, instead: str, looks_ahead: bool, toy: Toy) -> None:
    """The auction is listed where a pearl is left; who must pay then is nobody yet."""
    rules = shipped()["jetty"].read_text(encoding="utf-8")
    assert line in rules
    playable = toy(rules.replace(line, instead)).playable(3, {})
    asked = [site for site in playable.sites if site.kind == "one_of" and "auction" in site.keys]
    assert [site.risky for site in asked] == [looks_ahead]
