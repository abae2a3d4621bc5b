"""The oracle's placements in Villagers, counted by hand: chains, branches, stand-ins and the apprentice."""

from __future__ import annotations

import pytest

from tests.oracle.villagers_figures import VILLAGERS
from tests.oracle.villagers_limits import Building, build_limit, can_fetch, returns_to
from tests.oracle.villagers_placing import (
    TABLE,
    Exchange,
    Placement,
    carry_out,
    exchanges,
    from_hand,
    place,
    placements,
    return_stand_ins,
)
from tests.oracle.villagers_unlocking import FREE, affordable, payments, smuggled
from tests.oracle.villagers_village import Path, put, text, village


def onto(cards: str, name: str, monks: int = 0) -> set[Path]:
    """The places onto which it may come, alone or with exactly so many monks beneath."""
    return {found.onto for found in placements(village(cards), name, monks) if len(found.cards) == monks + 1}


# ------------------------------------------------------------------------------------------------ the rulebook's examples
def test_a_swineherd_a_wheeler_on_the_second_branch_and_a_cartwright_ax2() -> None:
    mine = village("founders lumberjack(carpenter)")
    building = Building(build_limit(mine))
    assert building.limit == 3, "A20: a carpenter shows one builder"
    for name, spot in (("swineherd", (0,)), ("wheeler", (1,)), ("cartwright", (1, 1))):
        found = Placement((name,), spot)
        assert found in from_hand(mine, [name], building.left)
        mine = place(mine, found)
        building.build(found.actions)
    assert text(mine) == "founders(swineherd) lumberjack(carpenter wheeler(cartwright))"
    assert from_hand(mine, ["harvester"], building.left) == set(), "A20: nothing more"


def test_three_basic_villagers_and_three_others_come_in_one_phase_ax3() -> None:
    mine = village("founders lumberjack(carpenter)")
    building = Building(build_limit(mine))
    hand, stock, piles = ["agent", "monk", "priest"], {"hayer": 2, "lumberjack": 1, "miner": 1}, [["cooper"], [], ["tinner"]]
    for name, where in (("miner", 0), ("hayer", 0), ("hayer", 2)):
        assert name in can_fetch(building, hand, stock)
        assert where in returns_to(piles, reserve=["brewer"])
        piles[where].append(hand.pop())
        stock[name] -= 1
        building.fetched += 1
        mine = put(mine, TABLE, name)
    assert can_fetch(building, ["monk"], stock) == set(), "A25: three times"
    for name, spot in (("blacksmith", (2,)), ("grazier", (4,)), ("chandler", TABLE)):
        found = Placement((name,), spot)
        assert found in from_hand(mine, [name], building.left)
        mine = place(mine, found)
        building.build(found.actions)
    assert text(mine) == "founders lumberjack(carpenter) miner(blacksmith) hayer hayer(grazier) chandler"
    with pytest.raises(ValueError):
        building.build(1)


def test_a_monk_for_a_spelunker_the_tinner_and_the_smuggler_ax5() -> None:
    mine = village("founders miner(seeker)")
    hand = ["monk", "jeweler", "smuggler", "tinner"]
    assert from_hand(mine, hand, 2) == {Placement(("monk", "jeweler"), (1, 0))}
    assert from_hand(mine, hand, 1) == set(), "A42: both count"
    assert affordable([mine], 0, from_hand(mine, hand, 2), purse=0) == set(), "A32: the jeweler's padlock"
    assert FREE in payments([mine], 0, "jeweler", 0, tinner=True), "A44"
    assert FREE in payments([mine], 0, "smuggler", 0, tinner=True), "A44"
    mine = place(mine, Placement(("monk", "jeweler"), (1, 0)))
    assert text(mine) == "founders miner(seeker(monk(jeweler)))"
    assert smuggled(mine) == {(0,): 1, (1, 0, 0, 0): 10}, "A45: uncovered villagers alone"


# ------------------------------------------------------------------------------------------------ chains
def test_a_chain_is_built_in_its_order_a21() -> None:
    assert onto("founders lumberjack miner", "cartwright") == set()
    assert onto("founders lumberjack(wheeler)", "cartwright") == {(1, 0)}
    assert onto("miner(seeker)", "jeweler") == set()
    assert onto("miner(seeker(spelunker))", "jeweler") == {(0, 0, 0)}
    assert onto("hayer(grazier) miner(blacksmith)", "fromager") == set()


def test_the_first_of_a_chain_carries_two_and_no_more_a23() -> None:
    assert onto("lumberjack(carpenter)", "carpenter") == {(0,)}, "A24: alike branches"
    assert onto("lumberjack(carpenter wheeler(cartwright))", "cooper") == set()
    assert onto("shepherd(spinner)", "spinner") == {(0,)}
    assert onto("graper(vintner vintner)", "vintner") == set()


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("founders(swineherd(truffler))", "truffler"),
        ("lumberjack(wheeler(cartwright))", "cartwright"),
        ("hayer(grazier(milk_maid))", "milk_maid"),
        ("graper(vintner(wine_trader))", "wine_trader"),
    ],
)
def test_every_other_villager_carries_one_a23(cards: str, name: str) -> None:
    assert onto(cards, name) == set()
    assert onto(cards.replace(f"({name})", ""), name) == {(0, 0)}


def test_copies_and_solitary_villagers_stand_where_they_like_a24() -> None:
    assert onto("founders grocer", "grocer") == {TABLE}
    assert onto("tanner(saddler saddler)", "tanner") == {TABLE}
    assert onto("chandler founders lumberjack", "agent") == {TABLE}, "nothing carries a solitary villager"


@pytest.mark.parametrize("name", sorted(VILLAGERS))
def test_only_a_banner_is_placed_on_the_table_a27(name: str) -> None:
    banner = VILLAGERS[name].base is None
    assert (TABLE in onto("", name)) == banner
    hand_can_hold = banner and VILLAGERS[name].suit != "special"
    assert (Placement((name,), TABLE) in from_hand([], [name], 5)) == hand_can_hold


def test_grain_chains_begin_with_the_founders_alone_a27() -> None:
    assert onto("founders(brewer) hayer miner", "poulterer") == {(0,)}
    assert onto("founders(brewer poulterer)", "swineherd") == set()
    assert onto("founders!(swineherd)", "swineherd") == {(0,)}, "on either side"


# ------------------------------------------------------------------------------------------------ monks
def test_a_monk_is_never_placed_alone_nor_on_top_a42() -> None:
    assert from_hand(village("founders lumberjack"), ["monk"], 5) == set()
    assert from_hand(village("founders"), ["monk", "harvester"], 5) == {Placement(("harvester",), TABLE)}
    assert from_hand(village("founders"), ["apprentice", "harvester"], 5) == {Placement(("harvester",), TABLE)}, "A43"
    assert from_hand(village("founders"), ["tinner", "smuggler"], 5) == set(), "A40"


def test_a_monk_stands_for_any_card_below_the_top_a42() -> None:
    assert onto("founders", "wheeler", 1) == {TABLE}, "for a lumberjack"
    assert onto("founders lumberjack", "cartwright", 1) == {(1,)}, "for a wheeler"
    assert onto("miner", "jeweler", 1) == set(), "A42: the other cards of the chain must be there"
    assert onto("miner", "jeweler", 2) == {(0,)}, "two monks in one chain"
    assert onto("", "spelunker", 2) == {TABLE}
    assert onto("", "jeweler", 2) == set()
    assert onto("lumberjack(carpenter cooper)", "cartwright", 1) == set(), "A23"


def test_a_monk_needs_an_action_beside_that_of_its_successor_a42() -> None:
    mine, hand = village("miner"), ["monk", "monk", "jeweler"]
    assert from_hand(mine, hand, 3) == {Placement(("monk", "monk", "jeweler"), (0,))}
    assert from_hand(mine, hand, 2) == set()
    assert from_hand(mine, ["monk", "jeweler"], 5) == set(), "one monk in the hand"


def test_on_a_stand_in_comes_only_the_next_card_of_its_chain_a46() -> None:
    assert onto("lumberjack(monk(cartwright))", "cartwright") == set(), "one is all that a second card carries"
    assert onto("miner(monk(spelunker))", "spelunker") == set()
    assert onto("monk(wheeler)", "wheeler") == {(0,)}, "A46: two at the bottom"
    assert onto("monk(wheeler carpenter)", "cooper") == set()


def test_both_branches_on_a_stand_in_are_of_one_suit_a46() -> None:
    assert onto("monk(wheeler)", "carpenter") == {(0,)}
    assert onto("monk(wheeler)", "grazier") == set()
    assert onto("apprentice(monk(spelunker))", "blacksmith") == {(0,)}, "an ore chain, though the card on it is a monk"
    assert onto("apprentice(monk(spelunker))", "wheeler") == set()
    assert onto("monk(swineherd)", "brewer") == {(0,)}, "in place of founders"


# ------------------------------------------------------------------------------------------------ the apprentice
def swaps(villages: list[str], hand: str = "apprentice", actions: int = 5) -> set[str]:
    """Every village that the first player could have after an exchange."""
    there = [village(cards) for cards in villages]
    return {text(carry_out(there, 0, found)[0]) for found in exchanges(there, 0, hand.split(), actions)}


def test_a_card_taken_comes_into_the_own_village_at_once_a43() -> None:
    there = [village("founders lumberjack"), village("founders lumberjack(wheeler(cartwright))")]
    found = Exchange(1, (1, 0), Placement(("wheeler",), (1,)))
    assert found in exchanges(there, 0, ["apprentice"], 1), "one action in all"
    after = carry_out(there, 0, found)
    assert [text(cards) for cards in after] == ["founders lumberjack(wheeler)", "founders lumberjack(apprentice(cartwright))"]
    assert exchanges(there, 0, ["apprentice"], 0) == set()
    assert exchanges(there, 0, ["wheeler"], 1) == set(), "without an apprentice"


def test_what_cannot_be_placed_cannot_be_taken_a43() -> None:
    assert swaps(["founders", "founders lumberjack(wheeler(cartwright))"]) == {"founders lumberjack"}, "a wheeler finds no place"
    assert swaps(["founders", "miner(seeker(spelunker(jeweler)))"], "apprentice") == {"founders miner"}


def test_only_covered_cards_are_taken_a43() -> None:
    assert swaps(["founders lumberjack", "founders lumberjack grocer"]) == set()


def test_the_founders_of_others_stay_a41() -> None:
    assert swaps(["founders", "founders(brewer)"]) == set()


def test_own_founders_are_laid_out_again_on_either_side_a43() -> None:
    assert swaps(["founders!(brewer swineherd)"]) == {
        "apprentice(brewer swineherd) founders",
        "apprentice(brewer swineherd) founders!",
    }
    assert swaps(["founders"]) == set(), "A43: uncovered"


def test_an_own_card_may_change_its_branch_a43() -> None:
    assert swaps(["lumberjack(wheeler(cartwright))"]) == {
        "apprentice(wheeler(cartwright)) lumberjack",
        "lumberjack(apprentice(cartwright) wheeler)",
    }


def test_coins_stay_on_who_is_taken_a33() -> None:
    there = [village("founders"), village("miner:2(seeker:4(spelunker))")]
    after = carry_out(there, 0, Exchange(1, (0,), Placement(("miner",), TABLE)))
    assert [text(cards) for cards in after] == ["founders miner:2", "apprentice(seeker:4(spelunker))"]
    there[0] = village("founders miner")
    after = carry_out(there, 0, Exchange(1, (0, 0), Placement(("seeker",), (1,))))
    assert [text(cards) for cards in after] == ["founders miner(seeker:4)", "miner:2(apprentice(spelunker))"]
    there[1] = village("hayer(grazier(milk_maid:6(fromager)))")
    after = carry_out(there, 0, Exchange(1, (0, 0, 0), Placement(("monk", "monk", "milk_maid"), TABLE)))
    assert text(after[0]) == "founders miner monk(monk(milk_maid:6))"
    assert text(there[1]) == "hayer(grazier(milk_maid:6(fromager)))", "what lay there before is as it was"


def test_a_covered_monk_is_taken_with_a_successor_from_the_hand_a43() -> None:
    there = ["founders lumberjack", "lumberjack(monk(cartwright))"]
    assert "founders lumberjack(monk(cartwright))" not in swaps(there), "no successor"
    assert "founders lumberjack(monk(cartwright))" in swaps(there, "apprentice cartwright", 2)
    assert "founders lumberjack(wheeler)" not in swaps(there, "apprentice wheeler", 2), "the monk would be lost"
    assert swaps(there, "apprentice cartwright", 1) == {"founders lumberjack lumberjack"}, "its successor costs an action"


def test_a_covered_apprentice_is_not_taken_a43() -> None:
    assert swaps(["founders", "apprentice(wheeler)"], "apprentice wheeler") == set()


def test_a_card_taken_may_come_with_a_monk_a42() -> None:
    there = ["founders miner", "miner(seeker(spelunker(jeweler)))"]
    assert "founders miner(monk(spelunker))" in swaps(there, "apprentice monk", 2)
    assert "founders miner(monk(spelunker))" not in swaps(there, "apprentice monk", 1)


def test_the_padlock_of_a_card_taken_is_opened_too_a43() -> None:
    there = [village("founders hayer(grazier)"), village("hayer(grazier(milk_maid(fromager)))")]
    found = {swap.then for swap in exchanges(there, 0, ["apprentice"], 1) if swap.then.cards == ("milk_maid",)}
    assert found == {Placement(("milk_maid",), (1, 0))}
    assert affordable(there, 0, found, purse=1) == set()
    assert affordable(there, 0, found, purse=2) == found


def test_an_uncovered_stand_in_returns_to_the_hand_a46() -> None:
    left, returned = return_stand_ins(village("founders miner(monk(apprentice)) monk lumberjack(monk(cartwright))"))
    assert (text(left), sorted(returned)) == ("founders miner lumberjack(monk(cartwright))", ["apprentice", "monk", "monk"])
