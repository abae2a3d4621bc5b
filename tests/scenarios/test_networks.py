"""Networks in play: ways that are rows or pieces, moves along them, what is joined, and what is told of it."""

from __future__ import annotations

from tests.toys import HOUNDS, TRACKS

from .conftest import Holds, Run


def test_tracks_are_laid_on_from_ones_own(holds: Holds) -> None:
    holds(
        """
        scenario "the first lies anywhere, the next begins where one's own lead from the train"
          players 2
          when seat 1 does lay, chooses df
          then seat 2 may do lay
          when seat 2 does lay, chooses ca
          when seat 1 does lay
          then seat 1 may not choose cd
          and seat 1 may not choose df_2
          and seat 1 may choose ab
          when seat 1 chooses ab
          then rail of ab is full

        scenario "tracks of others join nothing"
          players 2
          given move 1 car from depot of seat 1 to rail of ab
          and move 1 car from depot of seat 2 to rail of bc
          and move 1 car from depot of seat 1 to rail of cd
          then agen is joined to brive by tracks where any car in rail of it
          and agen is joined to dax by tracks where any car in rail of it
          and agen is not joined to foix by tracks where any car in rail of it
          and cahors is not joined to foix by tracks where any car in rail of it
          and network of seat 1 is 1
          and network of seat 2 is 1
          and link of seat 1 is 4
          and link of seat 2 is 2
        """,
        TRACKS,
    )


def test_a_train_goes_as_far_as_there_are_tracks(holds: Holds) -> None:
    holds(
        """
        scenario "two tracks far, over anybody's, and not where it is"
          players 2
          given move 1 car from depot of seat 2 to rail of ca
          and move 1 car from depot of seat 2 to rail of cd
          and move 1 car from depot of seat 1 to rail of df
          when seat 1 does ride, chooses any train in station of agen
          then seat 1 may choose cahors
          and seat 1 may choose dax
          and seat 1 may not choose foix
          and seat 1 may not choose brive
          and seat 1 may not choose agen
          when seat 1 chooses dax
          then coin of seat 1 is 5
          and distance from agen to foix along tracks is 3
          and distance from agen to foix by length along tracks is 6
          and (distance from agen to foix along tracks where rail of it is empty) is 1000000

        scenario "where there are no tracks no train goes anywhere"
          players 2
          then seat 1 may not do ride
        """,
        TRACKS,
    )


def test_the_largest_network_and_the_longest_path(holds: Holds) -> None:
    holds(
        """
        scenario "of several networks the largest counts, and the longest path by length"
          players 2
          given move 1 car from depot of seat 1 to rail of ab
          and move 1 car from depot of seat 1 to rail of ca
          and move 1 car from depot of seat 1 to rail of bc
          and move 1 car from depot of seat 1 to rail of df
          then network of seat 1 is 3
          and miles of seat 1 is 6
          and network of seat 2 is 0
          and miles of seat 2 is 0
          and largest network by length of tracks where length of it is at most 1 is 2
        """,
        TRACKS,
    )


def test_hounds_go_forward_from_spot_to_spot(holds: Holds) -> None:
    holds(
        """
        scenario "one path far, to an empty spot, and not back"
          players 2
          when seat 1 chooses any hound in field of north_1
          then seat 1 may choose north_2
          and seat 1 may choose middle_1
          and seat 1 may choose middle_2
          and seat 1 may not choose west
          and seat 1 may not choose north_3

        scenario "a hare that cannot move is caught"
          players 2
          given move any hound in field of west to field of north_3
          and move any hound in field of north_1 to field of middle_2
          and move any hound in field of south_1 to field of south_3
          when seat 1 chooses any hound in field of middle_2, chooses middle_3
          then the game is over
          and seat 1 wins

        scenario "past all hounds it has escaped"
          players 2
          given move any hound in field of west to field of north_3
          and move any hound in field of north_1 to field of south_3
          and move any hound in field of south_1 to field of north_2
          when seat 1 chooses any hound in field of north_2, chooses middle_2
          and seat 2 chooses middle_3
          then the game is not over
        """,
        HOUNDS,
    )


def test_what_is_not_joined_is_refused_with_the_words_of_the_rules(run_toy: Run) -> None:
    report = run_toy(
        """
        scenario "it begins elsewhere"
          players 2
          when seat 1 does lay, chooses df
          and seat 2 does lay, chooses ca
          and seat 1 does lay
          refused seat 1 chooses cd: "nothing of this"
        """,
        TRACKS,
    )
    assert "is joined to one end of cd by tracks where you have a car in its rail` is not so" in str(report.failures)
