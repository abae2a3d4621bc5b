"""The oracle's figures of Villagers against what the rulebook says of them, and against the tables beside the rules."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from tests.oracle.villagers_figures import (
    BASICS,
    BASICS_OF_A_KIND,
    COPIES,
    FOUNDERS,
    ONLY_WITH_FOUR,
    PLAYERS,
    STARTERS,
    SUITS,
    VILLAGERS,
    advanced,
    chain,
    copies,
)

TABLES = Path(__file__).parents[2] / "rules" / "villagers"


def rows(name: str) -> list[dict[str, str]]:
    with (TABLES / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


CARDS = {row["villager"]: row for row in rows("villagers.csv")}


# ------------------------------------------------------------------------------------------------ the rulebook
def test_there_are_94_advanced_villagers_beside_the_six_on_the_road() -> None:
    assert sum(advanced(5).values()) == 94
    assert len(STARTERS) == len(set(STARTERS)) == 6
    assert [sum(advanced(players).values()) for players in PLAYERS] == [72, 80, 80, 94, 94]


def test_the_six_on_the_road_can_be_placed_in_every_game() -> None:
    assert all(copies(name, players) for name in STARTERS for players in PLAYERS)
    assert all(VILLAGERS[name].lock is None for name in STARTERS)


def test_almost_half_of_all_are_of_wood_hay_and_ore() -> None:
    names = Counter(VILLAGERS[name].suit for name in VILLAGERS if name != FOUNDERS and name not in BASICS)
    assert sum(names.values()) * COPIES == 100
    assert sum(names[suit] for suit in ("wood", "hay", "ore")) * COPIES == 44
    assert set(names) == set(SUITS)


def test_a_card_carries_others_exactly_if_some_lie_on_it() -> None:
    carried = {card.base for card in VILLAGERS.values()} - {None}
    assert {name for name, card in VILLAGERS.items() if card.stack} == carried


def test_a_villager_lies_on_one_of_its_own_suit() -> None:
    for name, card in VILLAGERS.items():
        assert {VILLAGERS[link].suit for link in chain(name)} == {card.suit}, name


def test_the_figures_that_the_rulebook_prints() -> None:
    assert chain("cartwright") == ("lumberjack", "wheeler", "cartwright")
    assert chain("jeweler") == ("miner", "seeker", "spelunker", "jeweler")
    assert {name: VILLAGERS[name].gold for name in ("founders", "cartwright", "cooper", "jeweler", "truffler")} == {
        "founders": 2,
        "cartwright": 9,
        "cooper": 4,
        "jeweler": 20,
        "truffler": 8,
    }
    assert [VILLAGERS[name].lock for name in ("cooper", "brewer", "fisher")] == ["blacksmith", "cooper", "shipwright"]
    assert VILLAGERS["blacksmith"].key == 10
    assert VILLAGERS["cartwright"].key == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_wool_and_leather_need_four_players_and_special_villagers_two_a03_a70(players: int) -> None:
    for name, card in VILLAGERS.items():
        if card.suit in ONLY_WITH_FOUR:
            assert copies(name, players) == (2 if players > 3 else 0)
        elif card.suit == "special":
            assert copies(name, players) == (2 if players > 1 else 0)
        elif name in BASICS:
            assert copies(name, players) == BASICS_OF_A_KIND


# ------------------------------------------------------------------------------------------------ the tables
def test_the_table_names_the_same_villagers() -> None:
    assert list(CARDS) == list(VILLAGERS)


@pytest.mark.parametrize("name", sorted(VILLAGERS))
def test_the_table_has_the_same_figures(name: str) -> None:
    row, card = CARDS[name], VILLAGERS[name]
    assert (row["suit"], row["base"], row["opener"]) == (card.suit, card.base or "nothing", card.lock or "nothing")
    numbers = {"symbols": card.symbols, "room": card.stack, "key": card.key, "gold": card.gold, "food": card.food}
    numbers |= {"builders": card.builder, "banner": int(card.base is None)}
    assert {column: int(row[column]) for column in numbers} == numbers
    assert (row["silver"] != "0") == card.silver
    assert row["standing"] == ("founding" if name == FOUNDERS else "basic" if name in BASICS else "advanced")
    assert row["copies"] == written(name)
    assert row["prov"].startswith("name ")


def written(name: str) -> str:
    """The copies as the table says them."""
    by_players = [copies(name, players) for players in PLAYERS]
    if name == FOUNDERS:
        return "players"
    if len(set(by_players)) == 1:
        return str(by_players[0])
    return f"by players ({', '.join(f'{players}: {number}' for players, number in zip(PLAYERS, by_players, strict=True))})"


def test_there_are_twelve_events_of_each_season() -> None:
    events = rows("events.csv")
    assert Counter(row["season"] for row in events) == {"summer": 12, "winter": 12}
    assert len({row["event"] for row in events}) == 24
    assert {row["copies"] for row in events} == {"1"}


def test_five_events_wait_for_another_phase_and_three_have_their_names_from_the_rulebook() -> None:
    events = {row["event"]: row for row in rows("events.csv")}
    waiting = {name for name, row in events.items() if row["mishap"] == "nothing"}
    assert waiting == {"rats", "hail", "corrupt_guild", "famine", "blizzard"}
    assert {name for name, row in events.items() if "SEED" in row["prov"] and "name" in row["prov"]} == {
        "recruitment",
        "rats",
        "it_was_you",
    }
    assert all(row["prov"] and row["note"] for row in events.values())
