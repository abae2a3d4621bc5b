"""An automa has what each player has, scores and wins, and never decides, takes a turn or sees anything (decision 18)."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from interpreter import Match, Refusal
from interpreter.engine import sight
from interpreter.frontends.table_view.scores import result, show_scores
from interpreter.frontends.table_view.whole_table import show_table
from interpreter.lab.simulation import simulate
from interpreter.numbering.tables import tables_of
from interpreter.playable.stored import restored, stored
from tests.conftest import Toy

from .playing import choose, labels, play_on, shown

AUCTION = """
    game auction "Auction"
    players 1 to 3
    option two: 0, 1
    automa dealer "the Dealer" if players is at most 2
    automa ghost if two is 1
    resource coin: 40, at most 9 each player
    resource gem: 9, seen by its owner
    counter bids each player: 4
    counter met: 0
    role first: nobody
    piece lot, starts in stock: 12
    piece flag each player, starts in pole: 2
    zone stock, holds lot, ordered, contents seen by nobody
    zone hand each player, holds lot, contents seen by its owner
    zone purse each player, holds lot, contents seen by everyone but its owner
    zone pole each player, holds flag
    zone heap, holds lot
    value wealth each player: your coin + count of lots in your hand
    setup:
      each player: reward: 2 coin
      if dealer is not nobody:
        move 5 coin from supply to dealer
        draw 2 from stock to hand of dealer
        draw 1 from stock to purse of dealer
        move 1 gem from supply to dealer
    round:
      turns from seat 1:
        one of: {actions}
    {more}
    action stop "stop":
      end game
    end when met is 99999
    score wealth: your wealth
    winner: highest total, then highest bids of it
"""


def auction(toy: Toy, actions: str = "stop", more: str = "", players: int = 1, **options: int) -> Match:
    text = AUCTION.replace("{actions}", actions).replace("    {more}", more)
    return toy(text).new(players=players, seed=1, options=options, traced=True)


def test_it_has_what_each_player_has_and_is_counted_among_none_of_them(toy: Toy) -> None:
    more = """
    action reckon "reckon":
      each player: met becomes met + 1
      met becomes met + 10 * (count of players where coin of it is at most 8) + 100 * (count of flags in pole)
      if (any player where coin of it is 5) or coin of dealer is not 5: met becomes 0
      bids of dealer becomes bids of dealer + players
      end game
"""
    match = auction(toy, "reckon, stop", more)
    choose(match, "reckon")
    view = match.view(0)
    assert view["counters"]["met"] == 411
    assert view["counters"]["bids of the Dealer"] == 5
    assert view["zones"]["pole of the Dealer"]["pieces"] == ["flag of the Dealer"] * 2
    assert (view["players"], view["automas"]) == (1, ["the Dealer"])
    assert "automas" not in auction(toy, players=3).view(0)


def test_it_is_nobody_where_it_does_not_play(toy: Toy) -> None:
    more = """
    action give "give":
      move 1 coin from you to dealer
    action pay "pay":
      cost: 1 coin to dealer
    action visit "visit":
      choose lot in stock
      move lot to heap
      cost: 1 coin to dealer
    action ask "ask":
      met becomes coin of dealer + wealth of dealer + (count of flags in pole) + bids of dealer
      if dealer is nobody: met becomes met + 100
"""
    match = auction(toy, "give, pay, visit, ask, stop", more, players=3)
    assert labels(match) == ["ask", "stop"]
    assert "nobody" in match.why_not("give")
    choose(match, "ask")
    assert match.view(None)["counters"]["met"] == 106


def test_nobody_is_shown_what_only_it_would_see(toy: Toy) -> None:
    match = auction(toy)
    for player in (None, 0):
        view = match.view(player)
        assert view["zones"]["hand of the Dealer"] == {"count": 2}
        assert view["resources"]["the Dealer"] == {"coin": 5, "gem": "unseen"}
    assert match.view(0)["zones"]["purse of the Dealer"]["pieces"] == ["lot"]
    declared = tables_of(match.state)
    assert not any(sight.contents(declared, place, 1) for place in range(declared.places))
    assert declared.sight.bit(None) == 2
    assert declared.sight.bit(1) == 0


def test_to_show_it_something_is_to_show_nobody_anything(toy: Toy) -> None:
    more = """
    action tell "tell":
      show top of stock to dealer
"""
    match = auction(toy, "tell, stop", more, two=1)
    before = [shown(match, seat) for seat in (None, 0)]
    choose(match, "tell")
    assert [shown(match, seat) for seat in (None, 0)] == before
    assert match.can_undo


def test_it_scores_and_wins_like_a_player(toy: Toy) -> None:
    match = auction(toy, two=1)
    assert match.over
    assert match.seats == ["Player 1", "the Dealer", "ghost"]
    assert (match.scores, match.winners) == ([2, 7, 0], [1])
    assert result(match) == "The Dealer wins."
    out = Console(record=True, width=100)
    show_table(match.game.program, match.view(None), out)
    show_scores(match, out)
    text = out.export_text()
    assert "Player 1  The Dealer  Ghost" in text
    assert " ".join(text.split("wealth")[-1].split()) == "2 7 0 Second: Player 1. Third: ghost. The Dealer wins."


def test_a_tie_of_all_players_is_no_draw_while_an_automa_is_behind(toy: Toy) -> None:
    match = auction(toy, players=2)
    assert match.seats == ["Player 1", "Player 2", "the Dealer"]
    match = auction(toy, "take, stop", "\n    action take:\n      each player: reward: 9 coin\n      end game\n", players=2)
    choose(match, "take")
    assert match.winners == [0, 1]
    assert result(match) == "Player 1 and Player 2 share the victory."


@pytest.mark.parametrize(("said", "winners", "told"), [
    ("dealer wins", [2], "The Dealer wins."), ("everyone wins", [0, 1], "Everyone wins."),
    ("first wins", [2], "The Dealer wins."),
])  # fmt: skip
def test_a_line_may_say_that_it_wins(toy: Toy, said: str, winners: list[int], told: str) -> None:
    more = f"\n    action over:\n      first becomes dealer\n      {said}\n"
    match = auction(toy, "over, stop", more, players=2)
    choose(match, "over")
    assert (match.winners, result(match)) == (winners, told)
    assert match.events[-1].text == ("Player 2 wins" if said.startswith("everyone") else "The Dealer wins")


@pytest.mark.parametrize(("start", "order"), [
    ("dealer", [0, 1]), ("ghost", [0, 1]), ("dealer counterclockwise", [1, 0]), ("player left of ghost", [0, 1]),
    ("player right of dealer", [1, 0]), ("player right of seat 1", [1, 0]), ("player left of player left of seat 1", [0, 1]),
])  # fmt: skip
def test_it_sits_between_the_last_player_and_the_first(toy: Toy, start: str, order: list[int]) -> None:
    more = f"\n    action go:\n      turns from {start}, 1 each: do wait\n    action wait:\n      may: bids of you becomes 1\n"
    match = auction(toy, "go, stop", more, players=2, two=1)
    choose(match, "go")
    found = []
    for _ in range(2):
        assert match.decision is not None
        found.append(match.decision.player)
        match.play(match.decision.options[0])
    assert found == order


def test_its_triggers_come_last_and_in_their_order_and_its_choices_are_the_first(toy: Toy) -> None:
    more = """
    action deal:
      first becomes seat 1
      draw 1 from stock to hand of dealer
    when lot comes to hand of dealer:
      if first is seat 1: met becomes 10 * met + 1
    when lot leaves stock:
      if first is seat 1:
        choose number from 3 to 5 as chosen_number
        if you are dealer: met becomes 10 * met + chosen_number
        choose lot in your hand as thrown
        move thrown to heap
"""
    match = auction(toy, "deal, stop", more)
    choose(match, "deal")
    assert match.view(None)["counters"]["met"] == 31
    assert match.view(None)["zones"]["heap"]["count"] == 1
    assert labels(match) == ["deal", "stop"]


def test_a_saved_match_goes_on_with_it(toy: Toy) -> None:
    match = auction(toy, "give, stop", "\n    action give:\n      cost: 1 coin to dealer\n", two=1)
    choose(match, "give")
    saved = json.loads(json.dumps(match.save()))
    again = match.game.restore(saved)
    assert again.view(0) == match.view(0)
    assert restored(json.loads(json.dumps(stored(match.state.n)))).seats == 3


def test_what_it_may_hold_is_limited_like_a_players(toy: Toy) -> None:
    more = """
    action give:
      move 4 coin from supply to dealer
    action pay:
      cost: 1 coin to dealer
"""
    match = auction(toy, "give, pay, stop", more)
    choose(match, "give")
    assert labels(match) == ["pay", "stop"]
    assert "the Dealer may hold no more coin" in match.why_not("give")
    with pytest.raises(Refusal, match="the Dealer"):
        match.play("give")


def test_each_seat_gains_and_pays_its_own(toy: Toy) -> None:
    more = """
    action trade:
      first becomes you
      reward: 2 gem + 1 coin
      cost: 1 gem + 2 coin to dealer
      draw 1 from stock to hand of ghost
    when lot comes to hand:
      if first is not nobody: reward: 3 gem
"""
    match = auction(toy, "trade, stop", more, players=2, two=1)
    choose(match, "trade")
    held = tables_of(match.state)
    amounts = [[match.state.v[held.amount_slot("player", None, kind, seat)] for kind in (0, 1)] for seat in range(4)]
    assert amounts == [[1, 1], [2, 0], [7, 2], [0, 3]]
    assert [event.text for event in match.events][-2:] == ["lot from stock to hand of ghost", "Player 2's turn"], (
        "what it gains is its secret"
    )


SECRET = """
    game secret "Secrets"
    players 1 to 2
    automa spy "the Spy" if players is 1
    resource coin: 20
    resource gem: 20, seen by its owner
    counter met: 0
    piece flag each player, starts in pole: 3
    piece mill, starts in fields: 3
    zone pole each player, holds flag
    zone chest each player, holds flag
    zone heap, holds flag, each piece seen by its owner, contents seen by nobody
    zone fields, holds mill
    zones own: pole, chest
    value rate: 2
    source grinder: mill in fields
      provides: 1 coin
      price: 1 gem
    setup:
      each player: reward: 5 gem
    round:
      turns from seat 1:
        one of: give, plant, pay, count_up, short
    action give:
      move 3 gem from you to spy
    action plant:
      move 1 flag from pole of spy to heap
    action pay:
      cost: 2 coin
      met becomes rate
    action count_up:
      met becomes 10 * met + count of flags in own of spy
    action short:
      cost: 3 coin + 9 gem to spy as far as possible
    end when met is 99
    when flag leaves pole:
      until the end of this turn: rate is 3 more
      met becomes rate
"""


def secret(toy: Toy, players: int = 1) -> Match:
    return toy(SECRET).new(players=players, seed=1, traced=True)


def test_how_much_it_has_in_secret_is_not_told(toy: Toy) -> None:
    match = secret(toy)
    choose(match, "give")
    assert not [event.text for event in match.events_for(None) if "gem" in event.text]
    assert [event.text for event in match.events_for(0)][-2] == "3 gem from Player 1 to the Spy"


def test_what_is_missing_of_a_secret_is_told_to_whoever_pays(toy: Toy) -> None:
    match = secret(toy)
    choose(match, "short")
    told = [[event.text for event in match.events_for(seat) if "too little" in event.text] for seat in (None, 0)]
    assert told == [["Player 1 has 3 coin too little to pay all"], ["Player 1 has 3 coin + 4 gem too little to pay all"]]


def test_its_piece_among_others_is_seen_by_nobody(toy: Toy) -> None:
    match = secret(toy)
    choose(match, "plant")
    assert all("known" not in match.view(seat)["zones"]["heap"] for seat in (None, 0))


def test_what_its_trigger_changes_for_a_while_lapses(toy: Toy) -> None:
    match = secret(toy)
    choose(match, "plant")
    assert match.view(None)["counters"]["met"] == 5
    choose(match, "pay")
    assert match.view(None)["counters"]["met"] == 2


def test_sources_take_their_price_from_the_payer(toy: Toy) -> None:
    match = secret(toy)
    choose(match, "pay")
    held = tables_of(match.state)
    assert [match.state.v[held.amount_slot("player", None, 1, seat)] for seat in (0, 1)] == [3, 0]


def test_several_zones_of_it_are_its_own_or_nobodys(toy: Toy) -> None:
    match = secret(toy)
    choose(match, "count_up")
    assert match.view(None)["counters"]["met"] == 3
    match = secret(toy, players=2)
    choose(match, "count_up")
    assert match.view(None)["counters"]["met"] == 0


def test_an_option_of_names_says_whether_it_plays(toy: Toy) -> None:
    text = """
        game modes "Modes"
        players 1 to 2
        option mode: easy, hard
        table mode:
          | mode | guards |
          | easy | 0      |
          | hard | 1      |
        automa rival if mode is hard
        automa guard if players + guards of mode is 2
        round:
          turns from seat 1: end game
    """
    game = toy(text)
    found = {(n, mode): game.new(players=n, options={"mode": mode}).seats[n:] for n in (1, 2) for mode in ("easy", "hard")}
    assert found == {(1, "easy"): [], (1, "hard"): ["rival", "guard"], (2, "easy"): ["guard"], (2, "hard"): ["rival"]}


def test_simulations_count_it(toy: Toy) -> None:
    game = auction(toy, two=1).game
    summary = simulate(game, 2, range(3), {"two": 1})
    assert summary.automas == ("the Dealer", "ghost")
    assert summary.wins == [0, 0, 3, 0]
    assert [spread.mean for spread in summary.scores] == [2, 2, 7, 0]
    assert simulate(game, 3, range(2)).automas == ()


def test_it_plays_where_its_condition_says_and_the_rules_are_told_apart_by_it(toy: Toy) -> None:
    game = auction(toy).game
    assert [game.tables(n, {"two": two}).seats for two in (0, 1) for n in (1, 2, 3)] == [2, 3, 3, 3, 4, 4]
    small = 'game a "A"\nplayers 1 to 2\nautoma b if players is {}\nround:\n  turns from seat 1: end game\n'
    plain, other = (toy(small.format(count)) for count in (1, 2))
    assert plain.identity != other.identity


def test_random_play_with_two_of_them_keeps_all_that_there_is(toy: Toy) -> None:
    more = """
    action give:
      cost: 1 coin to dealer
    action take:
      move 2 coin from dealer to you
    action swap:
      choose flag in your pole
      choose player
      cost: 1 coin to player
"""
    for seed in range(5):
        match = auction(toy, "give, take, swap, stop", more, players=2, two=1)
        play_on(match, seed, 30)
        held = match.view(None)["resources"]
        assert sum(int(amounts.get("coin", 0)) for amounts in held.values()) == 40
