"""What is counted on a piece is given and claimed by the name of the piece, perhaps of one player, or by `any …`."""

from .conftest import Holds, Run

FLEET = """
    game fleet "A fleet"
    players 2
    piece buoy, starts in channel: 5
    zone channel, holds buoy
    piece ship of each player, starts in harbour:
      | ship    | strength |
      | sloop   | 1        |
      | frigate | 2        |
    zone harbour of each player, holds ship
    counter damage of each ship: 0 at first
    resource coin: unlimited
    piece lamp, starts in loft: 1
    zone loft, holds lamp
    counter oil of each lamp: 3 at first
    round:
      turns from seat 1, 1 each:
        choose a ship in harbour of the other player
        damage of ship goes up by 1
        gain 1 coin
    end after 9 rounds
    score coins: 10 * your coin
    score light: sum of oil of each lamp in loft
"""


def test_by_its_name_and_whose_it_is(holds: Holds) -> None:
    holds(
        """
        scenario "the frigate of seat 2, and not that of seat 1"
          players 2
          given damage of frigate of seat 2 is 2
          when seat 1 chooses frigate
          then damage of frigate of seat 2 is 3
          and damage of frigate of seat 2 is at least 2
          and damage of frigate of seat 1 is 0
          and damage of sloop of seat 2 is 0
          and not damage of frigate of seat 1 is 3
          and oil of any lamp in loft is 3
        """,
        FLEET,
    )


def test_of_any_that_is_such(holds: Holds) -> None:
    holds(
        """
        scenario "any of them"
          players 2
          given damage of any ship in harbour of seat 1 where it is sloop is 4
          then damage of any ship in harbour of seat 1 where it is sloop is 4
          and damage on sloop of seat 1 is 4
          and damage of any ship in harbour of seat 1 where it is frigate is 0
        """,
        FLEET,
    )


def test_a_claim_that_is_wrong_fails(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "another ship"
          players 2
          when seat 1 chooses frigate
          then damage of sloop of seat 2 is 1
        """,
        FLEET,
    )
    assert ["expected `damage of sloop of seat 2 is 1`" in str(one) for one in report.failures] == [True]


def test_it_is_kept_apart_from_what_lies_on_other_classes(holds: Holds) -> None:
    holds(
        """
        scenario "the first and the last of a class that is not the first, and the only one of the class after it"
          players 2
          given damage of sloop of seat 1 is 2
          and damage of frigate of seat 2 is 5
          and oil of any lamp in loft is 7
          when seat 1 chooses sloop
          and seat 2 chooses sloop
          then damage of sloop of seat 1 is 3
          and damage of sloop of seat 2 is 1
          and damage of frigate of seat 1 is 0
          and damage of frigate of seat 2 is 5
          and oil of any lamp in loft is 7
          and light of seat 1 is 7
        """,
        FLEET,
    )


def test_who_may_see_it(holds: Holds) -> None:
    hidden = FLEET.replace("zone loft, holds lamp", "zone loft, holds lamp, contents seen by nobody")
    hidden = hidden.replace("score light: sum of oil of each lamp in loft", "score light: 0")
    hidden = hidden.replace("gain 1 coin", "each lamp in loft: oil of lamp goes up by 1")
    hidden = hidden.replace("resource coin: unlimited", "").replace("10 * your coin", "1")
    holds(
        """
        scenario "with the piece"
          players 2
          then seat 1 may see damage of any ship in harbour of seat 2
          and seat 1 may not see oil of any lamp in loft
        """,
        hidden,
    )
