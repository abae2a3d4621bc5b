"""Several that are chosen under one name: each another one, so many or as many as one likes, and then a group like others."""

from __future__ import annotations

import pytest

from interpreter import Match
from interpreter.lab.laws import verify
from tests.conftest import Toy

from .playing import labels

TABLE = """
    game hands "Hands"
    players 2
    kind suit: red, blue
    piece card, plural cards, starts in deck:
      | card | suit | rank | copies |
      | rose | red  | 1    | 1      |
      | rust | red  | 2    | 1      |
      | gem  | blue | 3    | 1      |
      | sea  | blue | 4    | 1      |
    zone deck, holds card
    zone heap, holds card
    zone lost, holds card
    zone hand each player, holds card, contents seen by its owner
    counter far: 0
    setup:
      move all cards in deck to hand of seat 1
    round:
      turns from seat 1: one of: lay, idle
    action idle: end game
    action lay "lay":
      {lay}
      end game
    score cards: count of cards in your hand
    winner: the highest total
"""


def table(toy: Toy, lay: str, *keys: str) -> Match:
    """Somebody lays so, and chooses so."""
    match = toy(TABLE.replace("{lay}", lay.strip().replace("\n", "\n      "))).new(players=2, seed=1)
    match.play("lay")
    for key in keys:
        match.play(key)
    return match


def lying(match: Match, zone: str) -> list[str]:
    return list(match.view(0)["zones"][zone]["pieces"])


MOVE = "move all cards in pair to heap"


def test_each_is_another_one(toy: Toy) -> None:
    match = table(toy, f"choose 2 cards in your hand as pair\n{MOVE}", "rust")
    assert sorted(labels(match)) == ["gem", "rose", "sea"]
    match.play("sea")
    assert sorted(lying(match, "heap")) == ["rust", "sea"]


def test_all_of_them_are_chosen_before_any_moves(toy: Toy) -> None:
    match = table(toy, f"choose 3 cards in your hand as pair\n{MOVE}", "rust", "sea")
    assert lying(match, "heap") == []
    match.play("rose")
    assert len(lying(match, "heap")) == 3


@pytest.mark.parametrize(("number", "offered"), [("4", True), ("5", False), ("(2 + 2)", True), ("(2 + 3)", False)])
def test_who_has_too_few_cannot_do_it(toy: Toy, number: str, offered: bool) -> None:
    text = TABLE.replace("{lay}", f"choose {number} cards in your hand as pair\n      {MOVE}")
    match = toy(text).new(players=2, seed=1)
    assert match.over != offered, "with one thing to do, that is done"


@pytest.mark.parametrize("number", ["up to 2", "up to (1 + 1)", "any number of"])
def test_fewer_will_do_where_that_is_said(toy: Toy, number: str) -> None:
    match = table(toy, f"choose {number} cards in your hand as pair\n{MOVE}")
    assert labels(match) == ["choose card", "decline"]
    match.play("do")
    match.play("gem")
    match.play("decline")
    assert lying(match, "heap") == ["gem"]


def test_none_will_do(toy: Toy) -> None:
    match = table(toy, f"choose up to 3 cards in your hand as pair\n{MOVE}\nfar becomes count of cards in pair", "decline")
    assert lying(match, "heap") == []
    assert match.view(0)["counters"]["far"] == 0


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("count of cards in pair", 2),
        ("rank of each card in pair", 6),
        ("count of cards in pair whose suit is blue", 1),
        ("how many different suits are among cards in pair", 2),
        ("highest rank for each card in pair", 4),
        ("1 if any card in pair whose rank is 1, else 0", 0),
        ("1 if any card in pair whose rank is 4, else 0", 1),
    ],
)
@pytest.mark.parametrize("moved", [False, True])
def test_they_are_a_group_like_others_wherever_they_lie(toy: Toy, said: str, number: int, moved: bool) -> None:
    lines = ["choose 2 cards in your hand as pair", "each card in hand: show card to everyone", f"far becomes {said}", MOVE]
    if moved:
        lines[2:] = lines[:1:-1]
    match = table(toy, "\n".join(lines), "rust", "sea")
    assert match.view(0)["counters"]["far"] == number
    assert sorted(lying(match, "heap")) == ["rust", "sea"]


def test_each_of_them_is_gone_through(toy: Toy) -> None:
    lay = "choose 2 cards in your hand as pair\neach card in pair:\n  move card to heap\n  add rank of card to far"
    match = table(toy, lay, "rust", "sea")
    assert match.view(0)["counters"]["far"] == 6


def test_of_several_one_is_chosen(toy: Toy) -> None:
    lay = f"choose 2 cards in your hand as pair\nchoose a card in pair as first_one\n{MOVE}\nmove first_one to lost"
    match = table(toy, lay, "rust", "sea")
    assert sorted(labels(match)) == ["rust", "sea"]
    match.play("sea")
    assert (lying(match, "heap"), lying(match, "lost")) == (["rust"], ["sea"])


def test_two_names_are_two_groups(toy: Toy) -> None:
    lay = f"choose 1 cards in your hand as pair\nchoose 2 cards in your hand as other_pair\n{MOVE}"
    match = table(toy, lay, "rust", "rust", "sea")
    assert lying(match, "heap") == ["rust"]


def test_the_laws_hold(toy: Toy) -> None:
    lay = f"choose up to 3 cards in your hand as pair\n      {MOVE}"
    match = toy(TABLE.replace("{lay}", lay)).new(players=2, seed=1)
    while match.decision is not None:
        verify(match, 3, match.length)
        match.play(match.decision.options[0])
    assert sorted(lying(match, "heap")) == ["gem", "rose", "rust"]
