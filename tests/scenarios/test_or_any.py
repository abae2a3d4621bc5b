"""`whose suit is led, or any if there is none` counts as long as something meets it; what else narrows a group always counts."""

from .conftest import Holds

SUITS = """
    game suits "Suits"
    players 2 to 4
    kind suit: red, blue
    piece card each player, starts in hand:
      | card  | suit | rank |
      | rose  | red  | 1    |
      | ruby  | red  | 2    |
      | sky   | blue | 2    |
      | sea   | blue | 3    |
    zone hand each player, holds card
    zone played, holds card
    zone out, holds card
    role led, a suit: red
    option pick: follow, rival, second
    round:
      turns from seat 1:
        if pick is follow:
          choose card in your hand whose suit is led, or any if there is none
          move card to played
        else if count of players still in the round is at least 3:
          choose other player still in the round whose hand is empty, or any if there is none as rival_of_you
          rival_of_you leaves the round
        else if pick is second:
          choose card in your hand whose rank is 2 as first_card
          choose another card in your hand whose suit is led, or any if there is none as second_card
          move second_card to played
        else: end game
    end when hand of seat 1 is empty
    score cards: count of cards in your hand
    winner: the highest total
"""


def test_only_these_as_long_as_there_are_some(holds: Holds) -> None:
    holds(
        """
        scenario "suit is followed"
          players 3
          refused seat 1 chooses sky
          when seat 1 chooses rose
          then count of cards in played is 1

        scenario "who cannot follow plays what they like"
          players 3
          given move all cards in hand of seat 1 whose suit is red to out
          and led is red
          when seat 1 chooses sky
          then count of cards in played is 1

        scenario "what somebody else holds does not count"
          players 3
          given led is blue
          and move all cards in hand of seat 1 whose suit is blue to out
          when seat 1 chooses ruby
          then count of cards in played is 1
        """,
        SUITS,
    )


def test_who_takes_part_counts_in_both_cases(holds: Holds) -> None:
    holds(
        """
        scenario "who is out is not chosen, if nobody is such"
          players 4
          given option pick is rival
          when seat 1 chooses seat 2
          refused seat 3 chooses seat 2
          and seat 3 chooses seat 4
          then seat 4 is out of the round

        scenario "nor if somebody is"
          players 4
          given option pick is rival
          and move all cards in hand of seat 2 to out
          and move all cards in hand of seat 4 to out
          refused seat 1 chooses seat 3
          when seat 1 chooses seat 2
          then seat 4 is out of the round
        """,
        SUITS,
    )


def test_what_was_spoken_of_is_left_out_in_both_cases(holds: Holds) -> None:
    holds(
        """
        scenario "it is not chosen again, if nothing is such"
          players 2
          given option pick is second
          and led is blue
          and move all cards in hand of seat 1 whose suit is blue to out
          when seat 1 chooses ruby
          refused seat 1 chooses ruby
          when seat 1 chooses rose
          then rose is in played

        scenario "nor if something is"
          players 2
          given option pick is second
          and led is red
          and move all cards in hand of seat 1 whose suit is blue to out
          when seat 1 chooses ruby
          refused seat 1 chooses ruby
          when seat 1 chooses rose
          then rose is in played
        """,
        SUITS,
    )


TRICK = """
    game trick "The first trick"
    players 2 to 3
    kind suit: clubs, hearts, spades
    kind rank: two, queen, ace
    piece card, plural cards, starts in deck:
      | card          | suit   | rank  |
      | clubs_two     | clubs  | two   |
      | clubs_ace     | clubs  | ace   |
      | hearts_two    | hearts | two   |
      | hearts_ace    | hearts | ace   |
      | spades_two    | spades | two   |
      | spades_queen  | spades | queen |
      | spades_ace    | spades | ace   |
    condition penal of each card: suit of card is hearts or card is spades_queen
    zone deck, holds card
    zone hand of each player, holds card, contents seen by its owner
    zone played, holds card
    option strict: 0, 1
    round:
      turns from seat 1, 1 each: do lay
    action lay:
      if strict is 0:
        choose a card in your hand whose suit is clubs,
            or that is not penal and whose rank is not ace if there is none,
            or that is not penal if there is none, or any if there is none
        move card to played
      else:
        choose a card in your hand whose suit is clubs, or that is not penal if there is none as thrown "a card to lay"
        move thrown to played
    end after 1 rounds
    score cards: count of cards in your hand
    winner: the highest total
"""


def test_stage_by_stage(holds: Holds) -> None:
    holds(
        """
        background "dealt"
          players 2
          given move clubs_two from deck to hand of seat 1
          and move spades_two from deck to hand of seat 1
          and move spades_ace from deck to hand of seat 1
          and move hearts_two from deck to hand of seat 1
          and move hearts_ace from deck to hand of seat 2
          and move spades_queen from deck to hand of seat 2

        scenario "the suit, if there is some"
          background "dealt"
          refused seat 1 chooses spades_two
          when seat 1 chooses clubs_two
          then clubs_two is in played

        scenario "else what the second stage says"
          background "dealt"
          given move clubs_two to deck
          refused seat 1 chooses spades_ace
          refused seat 1 chooses hearts_two
          when seat 1 chooses spades_two
          then spades_two is in played

        scenario "else what the third says"
          background "dealt"
          given move clubs_two to deck
          and move spades_two to deck
          refused seat 1 chooses hearts_two
          when seat 1 chooses spades_ace
          then spades_ace is in played

        scenario "else any"
          background "dealt"
          given move clubs_two to deck
          and move spades_two to deck
          and move spades_ace to deck
          and move spades_two to hand of seat 1
          when seat 1 chooses spades_two
          and seat 2 chooses spades_queen
          then spades_queen is in played

        scenario "what others hold does not count"
          background "dealt"
          when seat 1 chooses clubs_two
          and seat 2 chooses hearts_ace
          then hearts_ace is in played

        scenario "without `or any` the last stage is the last"
          background "dealt"
          given option strict is 1
          and move clubs_two to hand of seat 2
          refused seat 1 chooses hearts_two
          when seat 1 chooses spades_ace
          then spades_ace is in played
        """,
        TRICK,
    )
