"""The oracle's markets in Villagers: printed gold, coins, every silver formula, and who wins."""

from __future__ import annotations

import random

import pytest

from tests.oracle.villagers_figures import COPIES, VILLAGERS
from tests.oracle.villagers_markets import FIRST, SECOND, all_silver, due, first_market, second_market, silver, winners
from tests.oracle.villagers_village import Village, text, village


# ------------------------------------------------------------------------------------------------ the rulebook's examples
def test_gold_and_coins_make_23_and_the_freemason_nothing_ax6() -> None:
    mine = village("founders lumberjack(cooper:4 wheeler(cartwright)) lumberjack(carpenter:4) freemason")
    before = text(mine)
    assert first_market(mine) == 2 + 4 + 9 + 4 + 4 == 23
    assert silver("freemason", mine) == 3, "it would be worth something"
    assert text(mine) == before, "A50: the coins stay"


def test_two_grocers_with_three_food_make_22_and_the_coins_are_moved_ax7() -> None:
    mine = village("founders(swineherd) harvester hunter miner(blacksmith) lumberjack(carpenter:6) grocer grocer")
    bank, moved, after = second_market(mine)
    assert (bank, moved) == (9 + 9 + 4, 6)
    assert text(after) == text(mine).replace(":6", "")


def test_a_wood_carver_counts_printed_gold_and_a_peddler_symbols_ax8() -> None:
    mine = village("lumberjack(wheeler(cartwright:4) cooper:6) lumberjack(wood_carver log_rafter) miner(mason)")
    assert silver("wood_carver", mine) == 9 + 4
    jewelers = "miner(seeker(spelunker(jeweler)))"
    assert silver("peddler", village(f"founders! {jewelers} {jewelers} hayer(peddler)")) == 3


def test_an_ore_muler_in_a_village_with_six_ore_symbols_is_worth_nine_ax9() -> None:
    assert silver("ore_muler", village("miner(seeker(spelunker)) miner(glass_blower) hayer(ore_muler)")) == 9


# ------------------------------------------------------------------------------------------------ when they are held
@pytest.mark.parametrize(
    ("empty", "first_held", "expected"),
    [
        ("", False, []),
        ("1", False, []),
        ("2", False, []),
        ("12", False, [FIRST]),
        ("12", True, []),
        ("123456", True, [SECOND]),
        ("123456", False, [FIRST, SECOND]),
        ("23456", False, []),
        ("12345", True, []),
        ("3456", False, []),
    ],
)
def test_markets_come_by_empty_piles_a50_a51_a54(empty: str, first_held: bool, expected: list[str]) -> None:
    piles = [[] if str(number) in empty else ["monk"] for number in range(1, 7)]
    assert due(piles, first_held) == expected


# ------------------------------------------------------------------------------------------------ silver
@pytest.mark.parametrize(
    ("name", "cards", "worth"),
    [
        ("wood_carver", "lumberjack(wood_carver wheeler)", 3),
        ("wood_carver", "lumberjack(wood_carver wheeler(cartwright))", 9),
        ("wood_carver", "founders lumberjack(wood_carver shipwright) lumberjack(log_rafter carpenter:2) miner(mason)", 2),
        ("wood_carver", "lumberjack(wood_carver wheeler(monk))", 0),
        ("log_rafter", "lumberjack(log_rafter)", 3),
        ("log_rafter", "lumberjack(log_rafter log_rafter) lumberjack(wheeler(cartwright)) hayer", 8),
        ("log_rafter", "apprentice(log_rafter)", 2),
        ("peddler", "hayer(peddler)", 0),
        ("peddler", "founders hayer(peddler)", 0),
        ("peddler", "founders hayer(peddler) lumberjack(wheeler(cartwright))", 3),
        ("peddler", "founders hayer(peddler) chandler:9 beekeeper fisher", 6),
        ("peddler", "founders! hayer(peddler) chandler", 0),
        ("horse_trader", "hayer(horse_trader)", 3),
        ("horse_trader", "hayer(horse_trader bed_builder)", 6),
        ("horse_trader", "hayer(horse_trader grazier(milk_maid(fromager)))", 6),
        ("horse_trader", "hayer(ore_muler peddler) hayer(horse_trader bed_builder)", 9),
        ("ore_muler", "hayer(ore_muler)", 0),
        ("ore_muler", "hayer(ore_muler) miner", 0),
        ("ore_muler", "hayer(ore_muler) miner(glass_blower)", 3),
        ("ore_muler", "hayer(ore_muler) miner(seeker(spelunker(jeweler)))", 6),
        ("locksmith", "miner(locksmith)", 2),
        ("locksmith", "miner(locksmith) graper(vintner(wine_trader)) grocer", 8),
        ("locksmith", "miner(locksmith) graper(monk(wine_trader))", 4),
        ("grocer", "grocer", 0),
        ("grocer", "founders!(swineherd) grocer hayer(grazier(milk_maid))", 9),
        ("grocer", "founders! harvester hunter graper(vintner) fisher fisher grocer", 15),
        ("freemason", "freemason", 0),
        ("freemason", "freemason founders(brewer) wattler lumberjack(carpenter shipwright) miner(mason) hayer(thatcher)", 18),
        ("priest", "priest", 0),
        ("priest", "priest chandler", 3),
        ("priest", "priest priest harvester chandler wattler", 9),
        ("priest", "priest monk tanner", 0),
        ("agent", "agent", 0),
        ("agent", "agent lumberjack(cooper:8 carpenter:10) chandler:2", 10),
        ("chandler", "chandler", 0),
    ],
)
def test_what_a_silver_symbol_is_worth_a60_a61(name: str, cards: str, worth: int) -> None:
    assert silver(name, village(cards)) == worth


def test_all_with_silver_have_a_formula_and_no_others() -> None:
    trees = "lumberjack(wheeler wood_carver) lumberjack(log_rafter) hayer(horse_trader peddler) miner(locksmith glass_blower)"
    rich = village(f"founders harvester wattler:8 chandler freemason grocer priest agent {trees} hayer(ore_muler bed_builder)")
    assert {name for name in VILLAGERS if silver(name, rich)} == {name for name in VILLAGERS if VILLAGERS[name].silver}


def test_silver_does_not_count_for_silver_a52() -> None:
    mine = village("hayer(peddler peddler) lumberjack(wood_carver log_rafter) agent:3 grocer freemason")
    assert silver("peddler", mine) == 0
    assert silver("wood_carver", mine) == 0


def test_an_agent_scores_before_coins_are_moved_and_the_coins_once_a51() -> None:
    bank, moved, after = second_market(village("agent chandler:4 lumberjack(cooper:2)"))
    assert (bank, moved) == (3 + 4 + 4, 6)
    assert all_silver(after) == 0


def test_two_agents_may_choose_the_same_villager_a60() -> None:
    assert second_market(village("agent agent chandler:4"))[0] == 3 + 4 + 4


def test_coins_count_in_both_markets_a33_a50() -> None:
    mine = village("chandler:6")
    assert first_market(mine) == 3 + 6
    assert first_market(mine) == 3 + 6
    assert second_market(mine)[:2] == (3, 6)


@pytest.mark.parametrize("seed", range(30))
def test_the_markets_are_those_that_a_recount_of_the_written_village_finds(seed: int) -> None:
    rng = random.Random(seed)
    cards = [f"{name}:{rng.randrange(0, 9, 2)}" for name in rng.choices(sorted(VILLAGERS), k=rng.randrange(1, 25))]
    mine = village(" ".join(cards))
    counted = {name: sum(card.startswith(name + ":") for card in cards) for name in VILLAGERS}
    amounts = [int(card.split(":")[1]) for card in cards]
    printed = sum(VILLAGERS[name].gold * number for name, number in counted.items())
    assert first_market(mine) == printed + sum(amounts)
    bank, moved, _ = second_market(mine)
    assert (bank, moved) == (printed + recount(counted, max(amounts)), sum(amounts))


def recount(counted: dict[str, int], highest: int) -> int:
    """The silver of a village in which every card stands alone."""

    def total(figure: str, suit: str = "") -> int:
        return sum(getattr(VILLAGERS[name], figure) * number for name, number in counted.items() if suit in VILLAGERS[name].suit)

    gold_symbols = sum(number for name, number in counted.items() if VILLAGERS[name].gold)
    locks = sum(number for name, number in counted.items() if VILLAGERS[name].lock)
    each = {
        "wood_carver": total("gold", "wood"),
        "log_rafter": total("symbols", "wood"),
        "peddler": gold_symbols // 2 * 3,
        "horse_trader": total("symbols", "hay") // 2 * 3,
        "ore_muler": total("symbols", "ore") // 2 * 3,
        "locksmith": locks * 2,
        "grocer": total("food") * 3,
        "freemason": total("builder") * 3,
        "priest": total("symbols", "solitary") // 2 * 3,
        "agent": highest,
    }
    return sum(counted[name] * worth for name, worth in each.items())


# ------------------------------------------------------------------------------------------------ who wins
def test_most_gold_wins_then_fewest_villagers_a53() -> None:
    long, short = village("founders(swineherd(truffler)) miner"), village("founders hunter agent")
    assert winners([5, 4], [long, short]) == [0]
    assert winners([5, 5], [long, short]) == [1], "four against three: covered ones count"
    assert winners([5, 5, 5], [short, long, short]) == [0, 2], "a shared win"
    assert winners([0, 0], [[], village("founders")]) == [0]


def test_only_gold_in_the_supply_counts_a53() -> None:
    with_coins: list[Village] = [village("founders:8"), village("founders")]
    assert winners([1, 2], with_coins) == [1]


def test_a_key_counts_the_villagers_that_name_its_card_a32() -> None:
    for name, card in VILLAGERS.items():
        assert card.key == COPIES * sum(other.lock == name for other in VILLAGERS.values()), name
