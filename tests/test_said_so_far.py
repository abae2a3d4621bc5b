"""Who is asked within somebody else's action is told what was chosen and shown so far, and nothing that is hidden."""

from __future__ import annotations

import io

from rich.console import Console

from interpreter import Match
from interpreter.frontends.person.decision import show_options
from tests.conftest import Toy

CARAVAN = """
    game caravan "Caravan"
    players 3
    kind good: wool, iron
    resource good: unlimited of each
    piece card, plural cards, starts in deck:
      | card | copies |
      | fox  | 8      |
      | hare | 8      |
    zone deck, holds card, a face-down pile
    zone hand of each player, holds card, contents seen by its owner
    counter day: 0
    setup:
      each player:
        gain 3 wool + 2 iron
        draw 2 at random from deck to your hand
    round:
      day becomes day + 1
      turns from seat 1, 1 each: one of: {which}
    action wait "wait": gain 1 wool
    action offer "offer a trade":
      choose another player as partner "whom to ask"
      choose a good as given "what to give"
      choose a number from 1 to your given as much
      each player that is partner:
        one of:
          "accept": move (much) given from active_player to you
          "say more":
            choose a number from 1 to 4 as more "how much instead"
            each player that is active_player:
              may "agree": move (more) given from you to partner
    action sell "sell a card":
      choose another player as partner
      choose a card in your hand as ware "which card"
      {show}
      each player that is partner:
        may "buy": move ware to your hand
    end when day is 3
    score wool: your wool
    winner: highest total
"""


def caravan(toy: Toy, *choices: str, show: str = "gain 1 wool") -> Match:
    text = CARAVAN.replace("{which}", "wait, offer, sell").replace("{show}", show)
    match = toy(text).new(players=3, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return match


def said(match: Match, player: int | None) -> list[tuple[int, str, str]]:
    return [tuple(one) for one in match.said_so_far(player)]  # type: ignore[misc]


def sold(toy: Toy, show: str = "gain 1 wool") -> Match:
    match = caravan(toy, "sell", "Player 2", show=show)
    assert match.decision is not None
    match.play(match.decision.options[0])
    return match


OFFER = [(0, "whom to ask", "Player 2"), (0, "what to give", "wool"), (0, "much", "2")]


def test_who_is_asked_is_told_the_offer_and_so_is_who_gets_the_answer(toy: Toy) -> None:
    match = caravan(toy, "offer", "Player 2", "wool", "2")
    assert match.decision is not None
    assert match.decision.player == 1
    assert said(match, 1) == OFFER
    match.play("say_more")
    match.play("3")
    assert match.decision.player == 0
    assert said(match, 0) == [*OFFER, (1, "", "say more"), (1, "how much instead", "3")]


def test_nothing_of_another_turn_or_action(toy: Toy) -> None:
    match = caravan(toy, "offer", "Player 2", "wool", "2", "accept", "offer")
    assert match.decision is not None
    assert said(match, 1) == []
    match.play("Player 1")
    assert said(match, 0) == [(1, "whom to ask", "Player 1")]


def test_a_hidden_card_is_a_card_to_all_but_who_is_shown_it(toy: Toy) -> None:
    match = sold(toy)
    (_, (_, _, name), *_) = said(match, 0)
    assert name in ("fox", "hare")
    assert [said(match, seat)[1] for seat in (1, 2, None)] == [(0, "which card", "a card")] * 3
    match = sold(toy, show="show ware to partner")
    assert said(match, 1)[2] == (-1, "", f"Player 2 is shown {name} in hand of Player 1")
    assert said(match, 2)[2] == (-1, "", "Player 2 is shown card in hand of Player 1")


def test_a_match_that_is_not_traced_tells_nothing(toy: Toy) -> None:
    match = caravan(toy).game.new(players=3, seed=1)
    for choice in ("offer", "Player 2", "wool"):
        match.play(choice)
    assert said(match, 1) == []


def test_the_terminal_tells_it_below_the_question(toy: Toy) -> None:
    match = caravan(toy, "offer", "Player 2", "wool")
    assert shown(match) == "Player 1, offer a trade: choose much", "who chose all of it knows it"
    match.play("2")
    assert shown(match, 1) == "Player 1 chose whom to ask: Player 2; what to give: wool; much: 2"
    match.play("say_more")
    match.play("3")
    assert shown(match, 1).endswith("much: 2; Player 2 chose say more; how much instead: 3")


def shown(match: Match, line: int = 0) -> str:
    out = Console(width=200, file=io.StringIO(), highlight=False)
    assert match.decision is not None
    show_options(match, match.decision.options, out)
    return out.file.getvalue().splitlines()[line].strip()  # type: ignore[attr-defined]
