"""`with at least 2 coins`, `you have no cards in hand`, `your hand holds fewer than 3 cards`: so many of what somebody has."""

from .conftest import Holds

PURSES = """
    game purses "Purses"
    players 2 to 3
    resource coin, plural coins: 20
    kind gem: ruby, opal
    resource gem: 9 of each
    piece card, starts in deck: 12
    piece man each player, plural men, starts in pool: 3
    zone deck, holds card
    zone hand each player, holds card
    zone pool each player, holds man
    zone field, holds man and card
    counter trick each player, plural tricks: 0
    option pick: rich, handless, manned, tricky, jewelled, yours, gap, exact
    round:
      turns from seat 1:
        each player: reward: 1 coin + 1 ruby + 1 opal
        one of:
          "rich":
            needs: pick is rich
            choose a player with at least 5 coins
            player wins
          "handless":
            needs: pick is handless
            choose a player with no cards in hand
            player wins
          "manned":
            needs: pick is manned
            choose a player with more than 1 man in field
            player wins
          "tricky":
            needs: pick is tricky
            choose a player with at least 2 tricks
            player wins
          "jewelled":
            needs: pick is jewelled
            choose a player with fewer than 4 gems
            player wins
          "yours":
            needs: pick is yours
            needs: you have at least 2 men in field and you have no card in hand
            you win
          "gap":
            needs: pick is gap
            needs: field holds fewer than 3 and field holds at least 1 card
            you win
          "exact":
            needs: pick is exact
            needs: you have exactly 2 men in field and field holds exactly 1 card
                and coin of you is exactly 4
            choose a player with exactly 1 trick
            player wins
          "on": add 1 to your trick
    end when trick of seat 1 is 3
    score coins: your coins
    winner: the highest total
"""


def test_so_many_of_whatever_somebody_has(holds: Holds) -> None:
    holds(
        """
        scenario "five coins, and not four"
          players 2
          given option pick is rich
          and coin of seat 1 is 4
          and coin of seat 2 is 5
          when seat 1 chooses "rich"
          then seat 2 wins

        scenario "nobody has five coins"
          players 2
          given option pick is rich
          and coin of seat 1 is 4
          and coin of seat 2 is 4
          refused seat 1 chooses "rich"

        scenario "no cards in a hand"
          players 2
          given option pick is handless
          and move 1 card from deck to hand of seat 1
          when seat 1 chooses "handless"
          then seat 2 wins

        scenario "men of one's own in a field of all"
          players 2
          given option pick is manned
          and move 2 men from pool of seat 2 to field
          and move 1 man from pool of seat 1 to field
          when seat 1 chooses "manned"
          then seat 2 wins

        scenario "one man each is not more than one"
          players 2
          given option pick is manned
          and move 1 man from pool of seat 2 to field
          and move 1 man from pool of seat 1 to field
          refused seat 1 chooses "manned"

        scenario "a counter of each"
          players 2
          given option pick is tricky
          and trick of seat 1 is 1
          and trick of seat 2 is 2
          when seat 1 chooses "tricky"
          then seat 2 wins

        scenario "gems of all sorts"
          players 2
          given option pick is jewelled
          and ruby of seat 1 is 2
          and opal of seat 1 is 2
          and ruby of seat 2 is 2
          when seat 1 chooses "jewelled"
          then seat 2 wins

        scenario "what you have"
          players 2
          given option pick is yours
          and move 2 men from pool of seat 1 to field
          when seat 1 chooses "yours"
          then seat 1 wins

        scenario "what others have in the same place does not count"
          players 2
          given option pick is yours
          and move 2 men from pool of seat 2 to field
          refused seat 1 chooses "yours"

        scenario "a card in hand is not none"
          players 2
          given option pick is yours
          and move 2 men from pool of seat 1 to field
          and move 1 card from deck to hand of seat 1
          refused seat 1 chooses "yours"

        scenario "whatever lies there"
          players 2
          given option pick is gap
          and move 1 man from pool of seat 1 to field
          and move 1 card from deck to field
          when seat 1 chooses "gap"
          then seat 1 wins

        scenario "three are not fewer than three"
          players 2
          given option pick is gap
          and move 2 men from pool of seat 1 to field
          and move 1 card from deck to field
          refused seat 1 chooses "gap"
        """,
        PURSES,
    )


def test_exactly_so_many_is_no_more_and_no_fewer(holds: Holds) -> None:
    exact = {"coin": 4, "men": 2, "cards": 1, "trick": 1}

    def scenario(then: str, **other: int) -> str:
        many = exact | other
        men, cards = ("1 man" if many["men"] == 1 else f"{many['men']} men"), many["cards"]
        given = ["option pick is exact", f"coin of seat 1 is {many['coin']}", f"trick of seat 2 is {many['trick']}"]
        given += [f"move {men} from pool of seat 1 to field", *(["move 1 card from deck to field"] * cards)]
        steps = "\n          and ".join(given)
        return f'\n        scenario "{many}"\n          players 2\n          given {steps}\n          {then}\n'

    text = scenario('when seat 1 chooses "exact"\n          then seat 2 wins')
    for what in exact:
        text += scenario('refused seat 1 chooses "exact"', **{what: exact[what] + 1})
        text += scenario('refused seat 1 chooses "exact"', **{what: exact[what] - 1})
    holds(text, PURSES)
