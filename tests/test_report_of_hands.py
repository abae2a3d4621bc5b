"""Cards that are passed on face down, as each seat hears it; and what is said of a card beside its name."""

from interpreter.frontends.table_view.prices import remark
from interpreter.match.match import Match
from tests.conftest import Toy
from tests.telling import told_of

PASSING = """
    game passing "Passing on"
    players 3
    kind suit: clubs, hearts
    kind rank: three, four, five, six, seven
    piece card, starts in deck:
      | suit | rank | worth |
      | each | each | 3     |
    zone deck, holds card, a face-down pile
    zone hand of each player, holds card, contents seen by its owner
    setup:
      shuffle deck
      each player: draw 3 from deck to your hand
    round:
      everyone at once: secretly choose 2 cards in your hand as passed "what to give away"
      each player: move all cards in your passed to hand of player left of you
    end after 1 round
    score held: count of cards in your hand
"""


def passed_on(toy: Toy, seat: int | None) -> str:
    match: Match = toy(PASSING).new(players=3, seed=1, traced=True)
    for _ in range(6):
        assert match.decision is not None
        match.play(match.decision.options[0].key)
    return " ".join(told_of(match, seat))


def test_several_cards_chosen_in_secret_are_told_of_once(toy: Toy) -> None:
    assert "in secret." in passed_on(toy, 0)
    assert "in secret and in secret" not in passed_on(toy, 0)


def test_what_is_taken_from_one_hand_is_not_given_to_another(toy: Toy) -> None:
    told = passed_on(toy, 1)  # whoever sees his own cards only
    assert "from the hand of Player 1 to Player 3" not in told
    assert "takes 2 cards from the hand of Player 3 to" not in told
    assert "takes 2 cards from the hand of Player 2 to" not in told
    assert "Player 3 takes 2 cards from the hand of Player 2 and gives 2 cards" in passed_on(toy, -1), passed_on(toy, -1)


def test_what_stands_in_a_name_is_not_said_once_more(toy: Toy) -> None:
    match: Match = toy(PASSING).new(players=3, seed=1)
    assert match.decision is not None
    for option in match.decision.options:
        assert remark(match.game.program, option) == "worth 3", option.label
