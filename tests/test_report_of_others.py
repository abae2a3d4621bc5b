"""What happens to others, or by itself, as people tell it: who passes, whose cards are shown, whose man goes home."""

from interpreter.match.match import Match
from tests.conftest import Toy
from tests.telling import told_of

BY_ACTION = """
    game lots "Lots"
    players 3
    piece lot, starts in pot: 2
    zone pot, holds lot
    zone hand of each player, holds lot
    resource coin: unlimited
    counter waits: 0 at first
    round:
      turns from seat 1, 1 each:
        if pot is empty: do give_up
        else:
          one of: take, rest
    action take "take a lot": move 1 lot from pot to your hand
    action rest "pass":
      gain 1 coin
    action give_up "pass": add 1 to waits
    end when waits is 2
    score coins: your coin
"""
SHOWN = """
    game shown "Shown"
    players 2
    piece card, starts in deck:
      | card | worth |
      | ant  | 1     |
      | bee  | 2     |
    zone deck, holds card, a face-up pile
    zone hand of each player, holds card, contents seen by its owner
    resource coin: unlimited
    setup:
      draw 1 from deck to hand of seat 1
      draw 1 from deck to hand of seat 2
    round:
      show all cards in hand to everyone
      turns from seat 1, 1 each:
        one of:
          "rest": gain 1 coin
          "wait": gain 2 coin
      end game
    score coins: your coin
"""
HOME = """
    game home "Home"
    players 2
    piece pawn of each player, starts in yard: 1
    zone yard of each player, holds pawn
    zone road, holds pawn
    resource coin: unlimited
    setup: each player: move all your pawns in yard to road
    round:
      turns from seat 1, 1 each:
        one of: hit, rest
      end game
    action hit "hit":
      each other pawn in road: move pawn to yard of owner of pawn
      gain 1 coin
    action rest "rest": gain 1 coin
    score coins: your coin
"""


def told(toy: Toy, rules: str, players: int, *choices: str) -> list[str]:
    match: Match = toy(rules).new(players=players, seed=1, traced=True)
    for choice in choices:
        match.play(choice)
    return told_of(match)


def test_who_passes_because_nothing_else_can_be_done_is_told(toy: Toy) -> None:
    assert told(toy, BY_ACTION, 3, "take", "take")[-3:] == ["Player 3 passes.", "Round 2", "Player 1 passes."]


def test_a_pass_that_was_chosen_is_told_once(toy: Toy) -> None:
    assert told(toy, BY_ACTION, 3, "rest") == ["Player 1 passes and gains 1 coin."]


def test_what_is_shown_is_shown_by_each_who_has_it(toy: Toy) -> None:
    text = " ".join(told(toy, SHOWN, 2))
    assert "Player 1 shows the bee in the hand to all" in text, text
    assert "Player 2 shows the ant in the hand to all" in text, text


def test_a_man_that_is_sent_home_goes_and_his_owner_does_nothing(toy: Toy) -> None:
    (text,) = told(toy, HOME, 2, "hit")[-1:]
    assert "Player 2 takes" not in text
    assert text.startswith("Player 1 moves a pawn from the road to the yard of Player 2 and gains 1 coin.")


SOME = """
    game some "Some"
    players 3
    resource coin, plural coins: unlimited
    piece card, starts in deck: 4
    zone deck, holds card
    counter points of each player: 0 at first
    counter tricks of each player: 0 at first
    role host: seat 1
    round:
      turns from seat 1, 1 each: one of: wait
      each player that is not host: add (2 + count of players) to your tricks
      shuffle deck
      each player that is not host: gain 2 coins
      each player that is not host: add (2 + count of players) to your points
    action wait "wait": nothing happens
    end after 1 rounds
    score wealth: your coins
    winner: the highest total
"""


def test_what_several_did_is_told_of_each_of_them(toy: Toy) -> None:
    text = " ".join(told(toy, SOME, 3))
    assert "Player 2 and Player 3 each gain 2 coins (points 5)." in text
    assert "Player 2 and Player 3 each gain 5 tricks." in text


SAILS = """
    game sails "Sails"
    players 2
    kind port: home, palm, coral, reef
    piece ship of each player, starts in dock: 1
    zone dock of each player, holds ship
    zone water of each port, holds ship
    round:
      turns from seat 1, 1 each:
        move 1 ship from your dock to water of home
        one of:
          "sail out":
            each of your ships in water: move ship to water of palm
            each of your ships in water: move ship to water of coral
          "stay": nothing happens
      end game
    score ships: count of your ships in water of coral
    winner: the highest total
"""


def test_each_step_of_a_way_is_told(toy: Toy) -> None:
    text = " ".join(told(toy, SAILS, 2, "sail_out"))
    assert "moves a ship from the water of home to palm, then to coral." in text, text
