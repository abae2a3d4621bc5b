"""The oracle's padlocks in Villagers: whom the gold may go to and from whom, who cannot place, the tinner and the smuggler."""

from __future__ import annotations

import pytest

from tests.oracle.villagers_figures import VILLAGERS
from tests.oracle.villagers_placing import from_hand
from tests.oracle.villagers_unlocking import FREE, Payment, affordable, keepers, pay, payments, smuggled
from tests.oracle.villagers_village import Village, text, village

TO_THE_BANK = Payment(own=2)


def table(*cards: str) -> list[Village]:
    return [village(each) for each in cards]


def own(*path: int) -> Payment:
    return Payment(bank=2, to=(0, path))


def other(seat: int, *path: int) -> Payment:
    return Payment(own=2, to=(seat, path))


# ------------------------------------------------------------------------------------------------ the rulebook's example
def test_a_cooper_a_brewer_and_a_fisher_ax4() -> None:
    there, purses = table("founders lumberjack", "miner(blacksmith)"), [4, 0]
    assert payments(there, 0, "cooper", purses[0]) == {other(1, 0, 0)}, "another's before the bank"
    there, purses = pay(there, purses, 0, other(1, 0, 0))
    assert (purses, text(there[1])) == ([2, 0], "miner(blacksmith:2)"), "A33: not into the other's supply"
    there[0] = village("founders lumberjack(cooper)")
    assert payments(there, 0, "brewer", purses[0]) == {own(1, 0)}, "A31: placed in the same phase"
    there, purses = pay(there, purses, 0, own(1, 0))
    assert (purses, text(there[0])) == ([2, 0], "founders lumberjack(cooper:2)"), "A30: from the bank"
    assert payments(there, 0, "fisher", purses[0]) == {TO_THE_BANK}, "nobody has a shipwright"
    assert pay(there, purses, 0, TO_THE_BANK)[1] == [0, 0]


# ------------------------------------------------------------------------------------------------ who is paid
def test_nothing_is_paid_where_no_padlock_is() -> None:
    assert payments(table("founders"), 0, "carpenter", 0) == {FREE}


def test_who_has_the_villager_pays_nothing_of_the_own_a30() -> None:
    there = table("lumberjack(carpenter)")
    assert payments(there, 0, "beekeeper", 0) == {own(0, 0)}
    assert pay(there, [0], 0, own(0, 0))[1] == [0]


def test_any_copy_may_be_paid_and_the_own_one_passed_over_a31() -> None:
    there = table("lumberjack(carpenter carpenter)", "founders", "lumberjack(carpenter)")
    assert payments(there, 0, "beekeeper", 2) == {own(0, 0), own(0, 1), other(2, 0, 0)}
    assert payments(there, 1, "beekeeper", 2) == {other(0, 0, 0), other(0, 0, 1), other(2, 0, 0)}
    assert payments(there, 0, "beekeeper", 1) == {own(0, 0), own(0, 1)}, "A32"


def test_the_bank_is_paid_only_if_nobody_has_the_villager_a31() -> None:
    assert payments(table("founders", "hunter"), 0, "truffler", 5) == {other(1, 0)}
    assert payments(table("founders", "harvester"), 0, "truffler", 5) == {TO_THE_BANK}


@pytest.mark.parametrize("others", ["founders", "miner(blacksmith)"])
def test_who_cannot_pay_cannot_place_a32(others: str) -> None:
    there = table("founders lumberjack", others)
    assert payments(there, 0, "cooper", 1) == set()
    found = from_hand(there[0], ["cooper", "carpenter"], 2)
    assert {placement.cards for placement in affordable(there, 0, found, 1)} == {("carpenter",)}
    assert affordable(there, 0, found, 2) == found


def test_gold_on_villagers_pays_for_nothing_a33() -> None:
    there = table("founders lumberjack(cooper:6)")
    assert payments(there, 0, "beekeeper", 0) == set()


def test_a_villager_does_not_unlock_itself_nor_does_one_in_the_hand() -> None:
    assert keepers(table("founders"), "cooper") == []
    assert all(VILLAGERS[name].lock != name for name in VILLAGERS)


def test_stand_ins_unlock_nothing_and_need_no_unlocking_a42_a46() -> None:
    there = table("graper(monk(wine_trader)) apprentice(carpenter)")
    assert keepers(there, "vintner") == [], "no cooper is here"
    assert keepers(there, "beekeeper") == [(0, (1, 0))]
    found = from_hand(village("graper"), ["monk", "wine_trader"], 2)
    assert [placement.cards for placement in found] == [("monk", "wine_trader")]
    assert payments(table("graper"), 0, "wine_trader", 2) == {TO_THE_BANK}, "one padlock, not the vintner's too"


def test_each_padlock_is_paid_by_itself_a31() -> None:
    there, purses = table("hayer(grazier)", "chandler"), [3, 0]
    there, purses = pay(there, purses, 0, other(1, 0))
    assert payments(there, 0, "spelunker", purses[0]) == set(), "1 gold is left"
    assert text(there[1]) == "chandler:2"


def test_the_countess_counts_as_another_player_a71() -> None:
    assert payments(table("founders", "countess blacksmith"), 0, "cooper", 2) == {other(1, 1)}


def test_an_event_asks_for_a_gold_more_where_gold_leaves_the_purse() -> None:
    there = table("lumberjack(carpenter)", "countess blacksmith")
    assert payments(there, 0, "beekeeper", 0, extra=1) == {own(0, 0)}
    assert payments(there, 0, "cooper", 2, extra=1) == set()
    assert payments(there, 0, "fisher", 3, extra=1) == {Payment(own=3)}
    after, purses = pay(there, [3, 0], 0, next(iter(payments(there, 0, "cooper", 3, extra=1))))
    assert (purses, text(after[1])) == ([0, 0], "countess blacksmith:2"), "the third goes to the bank"


# ------------------------------------------------------------------------------------------------ tinner and smuggler
def test_the_tinner_opens_free_and_others_may_still_be_paid_a44() -> None:
    there = table("miner(blacksmith)", "miner(blacksmith)")
    assert payments(there, 0, "cobbler", 2, tinner=True) == {FREE, own(0, 0), other(1, 0, 0)}
    assert payments(there, 0, "cobbler", 0, tinner=True) == {FREE, own(0, 0)}
    assert payments(table("founders"), 0, "cobbler", 2, tinner=True) == {FREE, TO_THE_BANK}
    assert pay(there, [5, 5], 0, FREE) == (there, [5, 5]), "no coins are put anywhere"
    assert (FREE.own, FREE.bank, TO_THE_BANK.bank) == (0, 0, 0), "nor paid by the bank"


def test_the_smuggler_has_a_padlock_a45() -> None:
    assert payments(table("founders"), 0, "smuggler", 1) == set()
    assert payments(table("lumberjack(shipwright)"), 0, "smuggler", 0) == {own(0, 0)}
    assert payments(table("founders"), 0, "smuggler", 0, tinner=True) == {FREE}


def test_half_is_rounded_up_and_neither_coins_nor_silver_count_a45() -> None:
    mine = village("founders! hayer(grazier(milk_maid(fromager:4))) chandler lumberjack(wheeler) grocer")
    assert smuggled(mine) == {(0,): 0, (1, 0, 0, 0): 8, (2,): 2, (3, 0): 2, (4,): 0}


def test_covered_villagers_cannot_be_smuggled_a45() -> None:
    assert smuggled(village("founders(swineherd)")) == {(0, 0): 1}
