"""What each seat may know is one notion: views, logs, labels and the moments of being asked all follow it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from interpreter import Match, load
from interpreter.engine import sight
from interpreter.numbering.tables import tables_of
from tests.conftest import Toy

HERE = Path(__file__).parent
DEAL = """
    game deal "Deal"
    players 3
    resource mark: unlimited
    resource gem: 9
    piece card, starts in deck:
      | card | rank | copies |
      | ace  | 1    | 9      |
      | king | 2    | 9      |
    zone deck, holds card, ordered, contents seen by nobody
    zone hand each player, holds card, contents seen by its owner
    zone wrong each player, holds card, in line, contents seen by everyone but its owner, order seen by everyone
    zone heap, holds card, ordered
    setup:
      shuffle deck
      each player: draw 2 from deck to your hand
"""
END = """
    when card comes to bin: reward: 1 gem + 1 mark
    zone bin, holds card
    score points: your gem + your mark + (sum of rank of it for each card in heap) + count of cards in your wrong
    winner: highest total
"""


def played(toy: Toy, *rules: str, seed: int = 1, keys: tuple[str, ...] = ()) -> Match:
    match = toy(DEAL, *rules, END).new(players=3, seed=seed, traced=True)
    for key in keys:
        match.play(key)
    return match


def said(match: Match, seat: int | None) -> list[str]:
    return [event.text for event in match.events_for(seat)]


ACT = """
    round:
      turns from seat 1, 1 each: do act
      end game
    action act "act":
"""


def test_a_place_is_seen_by_those_who_are_named(toy: Toy) -> None:
    t = tables_of(played(toy, ACT + "      reward: 1 gem").state)
    seats = (0, 1, 2, None)
    hand, wrong, deck, heap = (t.family_places(name)[0] for name in ("hand", "wrong", "deck", "heap"))
    assert [sight.contents(t, hand, seat) for seat in seats] == [True, False, False, False]
    assert [sight.contents(t, wrong, seat) for seat in seats] == [False, True, True, False]
    assert not any(sight.contents(t, deck, seat) for seat in seats)
    assert all(sight.contents(t, heap, seat) for seat in seats)
    assert sight.private(t)
    assert not sight.private(load("nim").new(players=2).state.n)


def test_a_log_is_told_to_a_seat(toy: Toy) -> None:
    match = played(toy, ACT + "      reward: 1 gem")
    assert "2 x card from deck to hand of Player 1" in said(match, None)
    own = next(text for text in said(match, 0) if text.endswith("to hand of Player 1"))
    assert "ace" in own or "king" in own
    assert "2 x card from deck to hand of Player 2" in said(match, 0)
    assert match.events == match.events_for(None)


def test_a_choice_is_told_as_each_may_know_it(toy: Toy) -> None:
    match = played(toy, ACT + "      choose card in your hand\n      move card to bottom of deck")
    key = match.decision.options[0].key
    match.play(key)
    assert f"Player 1 chooses {key}" in said(match, 0)
    assert "Player 1 chooses a card" in said(match, 1)
    assert "Player 1 chooses a card" in said(match, None)


def test_a_secret_choice_is_told_to_its_chooser(toy: Toy) -> None:
    match = played(toy, "round:\n  everyone at once: secretly choose number from 1 to 3 as bid\n  end game")
    match.play("2")
    assert "Player 1 chooses 2" in said(match, 0)
    assert "Player 1 chooses in secret" in said(match, 1)


def test_what_lies_on_a_hidden_card_is_not_told(toy: Toy) -> None:
    put = ACT + "      each card in your hand: move 1 mark from supply to card\n      choose card in your hand"
    match = played(toy, put)
    assert any("1 mark from the supply to" in text for text in said(match, 0))
    assert not any("mark" in text for text in [*said(match, 1), *said(match, None)])


def test_what_is_taken_from_a_count_that_all_see_is_told_without_the_card(toy: Toy) -> None:
    put = ACT + "      each card in your hand: move 1 gem from supply to card\n      choose card in your hand"
    match = played(toy, put)
    assert "1 gem from the supply to card in hand of Player 1" in said(match, 1)


def test_swapped_cards_are_named_to_those_who_see_them(toy: Toy) -> None:
    swap = ACT + "      choose card in your hand as one\n      put top of deck in place of one\n      reward: 1 gem"
    match = played(toy, swap)
    match.play(match.decision.options[0].key)
    assert "card and card change places" in said(match, 1)
    assert "card and card change places" not in said(match, 0)


def test_a_card_that_is_not_seen_is_chosen_by_its_back(toy: Toy) -> None:
    deal = "      each player: draw 3 from deck to your wrong"
    match = toy(DEAL + deal, ACT + "      blindly choose card in your wrong\n      move card to heap", END).new(
        players=3, seed=1, traced=True
    )
    assert [option.label for option in match.decision.options] == ["card 1", "card 2", "card 3"]
    assert match.decision.options[0].value["card"] == "card 1"


def test_a_card_laid_face_down_is_known_to_who_laid_it(toy: Toy) -> None:
    lay = ACT + "      choose card in your hand\n      move card to heap face down"
    match = played(toy, lay)
    key = match.decision.options[0].key
    match.play(key)
    assert match.view(0)["zones"]["heap"]["pieces"] == [f"{key} (face down)"]
    assert match.view(1)["zones"]["heap"]["pieces"] == ["face-down card"]
    assert match.view(None)["zones"]["heap"]["pieces"] == ["face-down card"]
    assert any(f"{key} from hand to heap" in text or f"{key} from hand of Player 1 to heap" in text for text in said(match, 0))
    assert any("card from hand of Player 1 to heap" in text for text in said(match, 1))


def test_what_is_known_is_forgotten_when_it_is_shuffled(toy: Toy) -> None:
    lay = ACT + "      choose card in your hand\n      move card to heap face down\n      shuffle heap"
    match = played(toy, lay)
    match.play(match.decision.options[0].key)
    assert match.view(0)["zones"]["heap"]["pieces"] == ["face-down card"]


def test_a_turned_card_is_told_by_name(toy: Toy) -> None:
    lay = ACT + "      choose card in your hand\n      move card to heap face down\n      turn top of heap face up"
    match = played(toy, lay)
    key = match.decision.options[0].key
    match.play(key)
    assert f"{key} is turned face up" in said(match, 1)


@pytest.mark.parametrize("seed", range(8))
def test_who_has_one_answer_that_others_cannot_know_is_asked(seed: int) -> None:
    """The coins on a purse are as secret as the purse."""
    match = load(str(HERE / "honest" / "forced_by_coins_on_a_hidden_piece.rules")).new(players=3, seed=seed)
    asked, dice = [], Random(seed)
    while match.decision:
        asked.append(match.decision.player)
        match.play(dice.choice(match.decision.keys))
    assert asked == [0, 1, 2] * 3


COST = """
    action act "act":
      choose card in your hand
      do spend card
    action spend (a card) "spend":
      one of:
        "pay": cost: (rank of card) gem
        "keep": cost: 0 gem
    round:
      turns from seat 1, 1 each: do act
      end game
"""


def test_one_way_left_by_a_card_that_not_all_know_is_asked(toy: Toy) -> None:
    """Nobody has a gem: there is one way, but that it is one could tell the card."""
    match = played(toy, COST)
    match.play(match.decision.options[0].key)
    assert match.decision.player == 0
    assert match.decision.forced


def test_an_answer_not_yet_open_makes_the_next_one_asked(toy: Toy) -> None:
    rules = """
    round:
      everyone at once:
        secretly choose number from 0 to 1 as claim
        secretly choose number from 0 to claim as raise
      end game
    """
    match = played(toy, rules, keys=("0",))
    assert (match.decision.player, match.decision.keys) == (0, ["0"])


def test_others_cards_that_a_scenario_or_a_refusal_could_name_are_out_of_sight(toy: Toy) -> None:
    match = played(toy, ACT + "      choose card in your hand\n      move card to heap face down")
    match.play(match.decision.options[0].key)
    for name in ("ace", "king"):
        if name not in match.decision.keys:
            assert "not" in match.why_not(name)
