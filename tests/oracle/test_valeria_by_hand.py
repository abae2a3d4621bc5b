"""The oracle of Villages of Valeria itself: the examples of the rulebook and of the rulings, counted by hand."""

from __future__ import annotations

import copy
import random
from collections import Counter

import pytest

from tests.oracle.valeria import faults, play, turn
from tests.oracle.valeria_actions import act, can
from tests.oracle.valeria_courses import STOP
from tests.oracle.valeria_figures import ADVENTURERS, BUILDINGS, CALLINGS, COPIES, GOLD, LANES, MATERIALS
from tests.oracle.valeria_paying import ways
from tests.oracle.valeria_score import score_lines, winners
from tests.oracle.valeria_stage import CASTLE, Stage, coin, lay, power, ways_of
from tests.oracle.valeria_table import Table

DECK = None


# ------------------------------------------------------------------------------------------------ the rulebook's examples
def test_a_guard_tower_brings_nine_cards_and_one_is_discarded_wx1() -> None:
    table = lay(hands=["farm quarry oracle arena arena chapel shrine"], villages=["guard_tower"])
    stage = Stage(act(table, 0, "harvest", lead=False)).choose("lane_1", "guard_tower", DECK)
    assert len(table.hands[0]) == 9
    assert len(stage.choices) == 7 * 5, "seven different cards, five piles"
    stage.choose(("farm", "lane_3"))
    assert stage.choices == []
    assert table.piles["lane_3"] == ["hideout", "farm"]
    assert len(table.hands[0]) == 8


def test_the_armory_is_paid_with_the_castle_an_own_card_and_a_neighbours_wx2() -> None:
    table = lay(hands=["armory"], purses=[3], fields=["barracks", "workshop"])
    assert ways(table, 0, "armory") == ways_of((CASTLE, coin(0, "wood"), coin(1, "stone")))
    stage = Stage(act(table, 0, "build", lead=True)).choose((("armory"), next(iter(ways(table, 0, "armory")))))
    assert (table.purses, table.castles) == ([0, 0], [1, 0])
    assert table.fields == [[("barracks", 1)], [("workshop", 1)]]
    assert None in stage.choices, "the leader draws"
    stage.choose("lane_2")
    assert (table.hands[0], table.villages[0]) == (["hideout"], ["armory"])
    table.replenish(1)
    assert table.purses == [0, 1], "W27"


def test_a_wizard_tower_gives_no_gold_in_its_own_action_but_in_later_ones_wx3() -> None:
    table = lay(hands=["wizard_tower hideout"], purses=[4, 0], fields=["market market workshop barracks"])
    way = ways_of((coin(0, "stone"), coin(0, "magic"), coin(0, "magic"))).pop()
    stage = Stage(act(table, 0, "build", lead=True)).choose(("wizard_tower", way))
    assert stage.choose(DECK).choices == [], "only the draw, no power"
    assert table.purses[0] == 1
    stage = Stage(act(table, 0, "build", lead=False)).choose(("hideout", (coin(0, "wood"),)))
    assert stage.choices == ["wizard_tower", STOP]
    stage.choose("wizard_tower")
    assert table.purses[0] == 1


@pytest.mark.parametrize(("lead", "gold"), [(True, 2), (False, 1)])
def test_cathedral_and_oracle_at_a_tax_wx4(lead: bool, gold: int) -> None:
    table = lay(villages=["cathedral oracle"])
    stage = Stage(act(table, 0, "tax", lead)).choose(DECK)
    assert stage.choices == ["cathedral", "oracle", STOP]
    stage.choose("cathedral", "lane_1", "lane_2", "oracle")
    assert stage.choices == []
    assert (len(table.hands[0]), table.purses[0], table.bank) == (3, gold, 5 - gold)


def test_the_farm_pays_for_the_tannery_without_a_coin_wx5() -> None:
    table = lay(hands=["tannery"], villages=["farm"])
    assert ways(table, 0, "tannery") == {(power("food"),)}
    table.purses[0] = 1
    assert ways(table, 0, "tannery") == {(power("food"),), (CASTLE,)}


def test_the_barracks_cannot_help_to_pay_for_a_development_wx6() -> None:
    table = lay(hands=["arena", "arena arena"], villages=["barracks", "barracks"])
    assert not can(table, 0, "develop", lead=True)
    assert can(table, 1, "develop", lead=True)
    assert not can(table, 1, "develop", lead=False)


def test_the_card_of_the_armory_is_thrown_for_the_witch_wx7() -> None:
    table = lay(hands=["witch_hut"], purses=[1], villages=["armory"])
    stage = Stage(act(table, 0, "build", lead=False)).choose(("witch_hut", (CASTLE,)))
    assert stage.choices == ["armory", STOP], "the hut has to wait for a card"
    stage.choose("armory", "lane_5")
    assert stage.choices == ["witch_hut", STOP]
    stage.choose("witch_hut", ("hideout", "lane_5"))
    assert (table.purses[0], table.hands[0], stage.choices) == (1, [], [])


def test_the_paladin_comes_for_one_building_of_each_of_two_callings_wx8() -> None:
    table = lay(villages=["arena chapel"], purses=[1], pool=["paladin", "knight"], guild=["bard", "monk"])
    assert not can(table, 0, "recruit", lead=False)
    stage = Stage(act(table, 0, "recruit", lead=True))
    assert stage.choices == ["paladin"]
    stage.choose("paladin", STOP)
    assert (table.purses[0], table.bank, table.pool) == (0, 6, ["knight", "monk", "bard"])


def test_the_knight_counts_soldiers_wx9() -> None:
    table = lay(villages=["knight arena stables chapel fortress"])
    assert score_lines(table) == {"points": [2 + 3 + 2 + 1 + 3, 0], "powers": [3 + 1, 0], "gold": [0, 0]}


# ------------------------------------------------------------------------------------------------ rulings
def test_an_empty_bank_taxes_nobody() -> None:
    table = lay(bank=0, villages=["oracle"])
    stage = Stage(act(table, 0, "tax", lead=True)).choose(DECK)
    stage.choose("oracle")
    assert (table.purses[0], table.bank, table.hands[0]) == (0, 0, ["arena"])


def test_a_mercenary_takes_what_is_left_in_the_bank() -> None:
    table = lay(bank=0, purses=[1], villages=["arena hideout"], pool=["mercenary"])
    Stage(act(table, 0, "recruit", lead=True)).choose("mercenary", "mercenary")
    assert (table.purses[0], table.bank) == (1, 0), "only the coin just paid"


def test_a_thief_finds_an_empty_hand() -> None:
    table = lay(3, hands=["thieves_guild"], purses=[2], fields=["market"])
    way = ways_of((CASTLE, coin(0, "magic"))).pop()
    assert Stage(act(table, 0, "build", lead=False)).choose(("thieves_guild", way)).choices == []


def test_a_thief_takes_as_many_as_there_are() -> None:
    table = lay(3, hands=["thieves_guild", "", "farm"], purses=[2], fields=["market"])
    way = ways_of((CASTLE, coin(0, "magic"))).pop()
    stage = Stage(act(table, 0, "build", lead=False)).choose(("thieves_guild", way), "thieves_guild")
    assert stage.choices == [2]
    stage.choose(2).show(lay(3))
    assert table.hands == [["farm"], [], []]


def test_a_rogue_takes_no_coin_from_a_card() -> None:
    table = lay(3, purses=[1, 0, 2], castles=[0, 1, 0], fields=["", "farm*"], villages=["farm hideout"], pool=["rogue"])
    stage = Stage(act(table, 0, "recruit", lead=True)).choose("rogue", "rogue")
    assert stage.choices == [2]
    stage.choose(2)
    assert table.purses == [1, 0, 1]


def test_an_empty_pile_is_refilled_at_once_while_there_is_a_deck() -> None:
    table = lay(deck=["farm"])
    Stage(act(table, 0, "harvest", lead=True)).choose("lane_1")
    assert (table.hands[0], table.deck, table.piles["lane_1"]) == (["hideout"], [], ["farm"])
    stage = Stage(act(table, 0, "harvest", lead=True)).choose("lane_1")
    assert stage.choices == ["lane_2", "lane_3", "lane_4", "lane_5"], "no card is left for the first pile, nor in the deck"


def test_with_no_card_left_none_is_drawn() -> None:
    table = lay(deck=[], piles={lane: [] for lane in LANES}, villages=["library guard_tower"], hands=["farm"])
    stage = Stage(act(table, 0, "harvest", lead=True))
    assert stage.choices == ["guard_tower", "library", STOP]
    stage.choose("library", ("farm", "lane_4")).choose("lane_4")
    assert table.hands[0] == ["farm"]


def test_a_library_can_be_used_once_in_an_action() -> None:
    table = lay(hands=["farm"], villages=["library"])
    assert Stage(act(table, 0, "harvest", lead=False)).choose(DECK, "library", ("farm", "lane_1"), DECK, DECK).choices == []


def test_an_infirmary_lays_a_card_into_the_fields() -> None:
    table = lay(hands=["infirmary"], purses=[2], fields=["tannery market"], villages=["", ""])
    way = ways_of((CASTLE, coin(0, "magic"))).pop()
    stage = Stage(act(table, 0, "build", lead=True)).choose(("infirmary", way), "lane_3", "infirmary", "hideout")
    assert (table.fields[0][-1], stage.choices) == (("hideout", 0), [])


# ------------------------------------------------------------------------------------------------ turns and the end
def test_gold_comes_home_before_the_turn_and_all_others_are_asked_in_order() -> None:
    table = lay(3, castles=[1], fields=["farm* tannery"], hands=["", "arena arena arena", "arena arena"])
    stage = Stage(turn(table, 0))
    assert (table.purses, table.castles, table.fields[0]) == ([2, 0, 0], [0, 0, 0], [("farm", 0), ("tannery", 0)])
    assert stage.choices == ["harvest", "tax"]
    stage.choose("tax", DECK)
    assert (stage.player, stage.choices) == (1, [False, True])
    stage.choose(False)
    assert (stage.player, stage.choices) == (2, [False, True])
    assert stage.choose(True, DECK).choices == []
    assert (table.purses, [len(hand) for hand in table.hands]) == ([3, 0, 0], [1, 3, 3])


def test_who_cannot_pay_can_only_decline() -> None:
    table = lay(3, hands=["arena arena", "arena arena arena", "arena arena"])
    stage = Stage(turn(table, 0)).choose("develop", "arena", ("arena", "lane_1"))
    assert (stage.player, stage.choices) == (1, [False, True])
    stage.choose(False)
    assert (stage.player, stage.choices) == (2, [False])


def test_a_game_begins_with_a_development_each_and_ends_after_a_whole_turn() -> None:
    table = opened(4)
    assert faults(table) == []
    stage = Stage(play(table, 2))
    for player in (2, 3, 0, 1):
        assert stage.player == player
        stage.choose(stage.choices[0])
    assert [len(cards) for cards in table.fields] == [1, 1, 1, 1]
    table.villages[1] = [*BUILDINGS][:9]
    stage.choose("tax", DECK, False, False, False)
    assert stage.player == 3, "nine cards are not ten"
    table.villages[1] = [*BUILDINGS][:10]
    stage.choose("tax", DECK, False, False)
    assert stage.player == 2, "the turn goes on"
    assert stage.choose(False).asked is None


def opened(players: int) -> Table:
    cards = [*BUILDINGS] * COPIES
    random.Random(players).shuffle(cards)
    table = lay(players, purses=[3] * players, bank=GOLD[players] - 3 * players)
    table.hands = [[cards.pop() for _ in range(6)] for _ in range(players)]
    table.piles = {lane: [cards.pop()] for lane in LANES}
    table.deck, table.pool, table.guild = cards, [*ADVENTURERS][:5], [*ADVENTURERS][5:]
    return table


def test_ties_are_broken_by_cards_then_gold_then_developed_cards() -> None:
    even = lay(2, villages=["arena", "arena"], purses=[1, 1], fields=["farm", "farm"])
    assert winners(even) == [0, 1]
    more = copy.deepcopy(even)
    more.fields[1].append(("farm", 0))
    assert winners(more) == [1]
    richer = lay(2, villages=["arena", "workshop"], purses=[0, 0], castles=[0, 1], fields=["farm farm", "farm"])
    assert winners(richer) == [1]
    fuller = lay(2, villages=["arena", "workshop farm"], purses=[1, 0])
    assert winners(fuller) == [1]
    on_cards = lay(2, villages=["arena", "arena"], fields=["farm", "farm*"])
    assert winners(on_cards) == [1]


# ------------------------------------------------------------------------------------------------ the figures
def test_the_figures_add_up() -> None:
    assert len(BUILDINGS) * COPIES == 84
    assert len(ADVENTURERS) == 16
    assert Counter(card.calling for card in BUILDINGS.values()) == Counter(dict.fromkeys(CALLINGS, 7))
    assert Counter(card.gives for card in BUILDINGS.values()) == Counter(dict.fromkeys(MATERIALS, 7))
    units = Counter(dict.fromkeys(MATERIALS, 0))
    for card in BUILDINGS.values():
        units.update(card.price)
    assert units == Counter(dict.fromkeys(MATERIALS, 18))
    assert Counter(calling for card in ADVENTURERS.values() for calling in card.asks) == Counter(dict.fromkeys(CALLINGS, 10))
