"""`another player's man` is one that another player has, whatever was chosen before."""

from .conftest import Holds

ALLEY = """
    game alley "An alley"
    players 2
    piece man of each player, plural men, starts in camp: 3
    zone camp of each player, holds man
    grid alley: 5 by 1 of man
    resource coin: unlimited
    round:
      turns from seat 1, 1 each: one of: hit, look, count_them
    action hit:
      choose one of your men in alley as mine
      choose {whose} man next to mine
      gain 1 coin
    action look:
      choose a space in alley
      if there is {whose} man in space: gain 2 coin
    action count_them: gain (count of {whose} men in alley) coin
    end after 9 rounds
    score coins: your coin
"""


def test_it_is_neither_ones_own_nor_nobodys(holds: Holds) -> None:
    for whose in ("another player's", "the other player's"):
        holds(
            """
            scenario "between one's own and another's"
              players 2
              given move 1 man from camp of seat 1 to a1
              and move 1 man from camp of seat 1 to b1
              and move 1 man from camp of seat 2 to c1
              then seat 1 may do hit
              when seat 1 does hit, chooses any man in b1, chooses any man in c1
              then seat 1 has 1 coin

            scenario "one's own is not hit"
              players 2
              given move 1 man from camp of seat 1 to a1
              and move 1 man from camp of seat 1 to b1
              then seat 1 may not do hit
              when seat 1 does look, chooses b1
              then coin of seat 1 is 0

            scenario "looked at, and counted"
              players 2
              given move 1 man from camp of seat 1 to a1
              and move 1 man from camp of seat 2 to b1
              and move 1 man from camp of seat 2 to c1
              when seat 1 does count_them
              then seat 1 has 2 coin
            """,
            ALLEY.replace("{whose}", whose),
        )
