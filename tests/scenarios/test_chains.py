"""A scenario builds stacks in chains by their law, and names the spot that somebody chooses."""

from __future__ import annotations

import pytest

from .conftest import Holds, Run

KITCHEN = """
    game kitchen "Kitchen"
    players 2
    piece dish, plural dishes, starts in cupboard:
      | dish | base    | load | copies |
      | tray | nothing | 2    | 3      |
      | bowl | tray    | 1    | 3      |
      | lid  | bowl    | 0    | 3      |
      | cup  | tray    | 0    | 3      |
      | rack | nothing | 0    | 1      |
    piece spoon, starts in drawer: 2
    zone cupboard, holds dish
    zone drawer, holds spoon
    zone sink, holds dish
    zone hand each player, holds dish
    chain board each player: dish goes on base of it, carries load of it
    stand-in rack: any one link
    counter uncovered_so_far: 0
    counter waits: 0
    round:
      turns from seat 1:
        one of:
          "lay":
            choose dish in your hand
            choose place for dish in your board as spot
            move dish to spot
          "take":
            choose dish in your board
            move dish to your hand
          "wait": waits becomes waits + 1
          "stop": you win
    when dish is uncovered in board: uncovered_so_far becomes uncovered_so_far + 1
    end when cupboard is empty
    score dishes: count of dishes in your board
    winner: highest total
"""


def test_a_stack_is_built_from_the_table_up(holds: Holds) -> None:
    holds(
        """
        scenario "a row, or any that is such, comes onto the first that is such"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move any dish in cupboard where it is lid to any dish in board of seat 1 where it is bowl
          and move cup to any dish in board of seat 1 where it is tray
          then count of dishes in board of seat 1 is 4
          and (count of dishes in board of seat 1 where it is covered) is 2
          and (count of dishes in board of seat 1 where it is uncovered and it is lid) is 1

        scenario "a second one like that in the same place"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move tray to board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray and it is uncovered
          then count of dishes in board of seat 1 is 4
          and (count of dishes in board of seat 1 where it is bowl and it is uncovered) is 2

        scenario "what lay on another leaves it bare, and sets nothing off"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move any dish in board of seat 1 where it is bowl to sink
          then (count of dishes in board of seat 1 where it is uncovered) is 1
          and uncovered_so_far is 0

        scenario "one that lies on another there comes onto a third"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move tray to board of seat 1
          and move any dish in board where it is bowl to any dish in board where it is tray and it is uncovered
          then count of dishes in board of seat 1 is 3
          and (count of dishes in board of seat 1 where it is covered) is 1

        scenario "what is built is brought last, and nothing from under another"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move tray to board of seat 1
          and move any dish in cupboard where it is tray to hand of seat 1
          and move tray to board of seat 2
          then (count of dishes in board of seat 1 where it is tray) is 2
          given tray is in sink
          then (count of dishes in board where it is tray and it is covered) is 1
          and count of dishes in board is 3

        scenario "a row alone names what it is laid on, and a stack taken down or cleared leaves no trace"
          players 2
          given move tray to board of seat 1
          and move bowl to tray
          and move all dishes in board of seat 1 to sink
          and move tray to board of seat 1
          then no dish in board where it is covered
          and count of dishes in sink is 1
          given move bowl to tray
          and board of seat 1 is empty
          and move bowl to board of seat 2 apart
          then no dish in board where it is covered

        scenario "apart it lies whatever the law says"
          players 2
          given move lid to board of seat 1 apart
          and move 1 dish from cupboard to board of seat 2 apart
          then lid is in board of seat 1
          and count of dishes in board of seat 2 is 1

        scenario "stacks go from the top, whole and in part"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move lid to any dish in board of seat 1 where it is bowl
          and count of dishes in board of seat 1 is 2
          then (count of dishes in board of seat 1 where it is bowl and it is uncovered) is 1
          given move all dishes in board of seat 1 to sink
          then count of dishes in sink is 2
          given tray is in board of seat 2
          and move bowl to any dish in board of seat 2 where it is tray
          and board of seat 2 is empty
          then no dish in board
        """,
        KITCHEN,
    )


def test_the_spot_is_named_by_what_lies_there(holds: Holds) -> None:
    holds(
        """
        background "two trays, one with a bowl, and a cup in the hand"
          players 2
          given tray is in board of seat 1
          and move bowl to any dish in board of seat 1 where it is tray
          and move tray to board of seat 1
          and cup is in hand of seat 1

        scenario "which of several is said by what it is"
          background "two trays, one with a bowl, and a cup in the hand"
          when seat 1 chooses "lay", chooses any dish in your board where it is covered
          then (count of dishes in board of seat 1 where it is tray and it is uncovered) is 1

        scenario "a row names the spot on it, and the place its table"
          background "two trays, one with a bowl, and a cup in the hand"
          given rack is in hand of seat 1
          when seat 1 chooses "lay", chooses rack, chooses board of seat 1
          then (count of dishes in board of seat 1 where it is covered) is 1
          when seat 2 chooses "wait"
          and seat 1 chooses "take", chooses rack
          and seat 2 chooses "wait"
          and seat 1 chooses "lay", chooses rack, chooses bowl
          then (count of dishes in board of seat 1 where it is bowl and it is covered) is 1

        scenario "what may be chosen is claimed of spots, too"
          background "two trays, one with a bowl, and a cup in the hand"
          given rack is in hand of seat 1
          when seat 1 chooses "lay", chooses rack
          then seat 1 may choose bowl
          and seat 1 may choose any dish in your board where it is tray and it is covered
          and seat 1 may not choose any dish in your board where it is cup
          and seat 1 may choose board of seat 1
          and seat 1 may not choose board of seat 2

        scenario "where it cannot go is refused with the reason"
          background "two trays, one with a bowl, and a cup in the hand"
          given rack is in hand of seat 1
          and move cup to any dish in board of seat 1 where it is tray
          when seat 1 chooses "lay", chooses rack
          refused seat 1 chooses cup: "cup carries 0 and no more"
        """,
        KITCHEN,
    )


TRAY = "tray is in board of seat 1"
BOWL = "move bowl to any dish in board of seat 1 where it is tray"
BROKEN = [
    ((TRAY, "bowl is in board of seat 1"), "bowl does not begin in board of player 1"),
    ((TRAY, "move lid to any dish in board of seat 1"), "lid does not go on tray"),
    ((TRAY, BOWL, BOWL, BOWL), "tray carries 2 and no more"),
    ((TRAY, BOWL, "move any dish in board of seat 1 where it is tray to sink"), "bowl lies on tray"),
    ((TRAY, "move lid to cup"), "cup lies in no chain"),
    ((BOWL,), "there is no such piece on which it could be laid"),
    ((TRAY, "move rack to any dish in cupboard"), "lies in no chain"),
]


@pytest.mark.parametrize(("given", "reason"), BROKEN)
def test_what_breaks_the_law_of_a_chain_cannot_be_given(run_toy: Run, given: tuple[str, ...], reason: str) -> None:
    clauses = "".join(f"  {'given' if not number else 'and'} {clause}\n" for number, clause in enumerate(given))
    report = run_toy(f'scenario "broken"\n  players 2\n{clauses}  then sink is empty\n', KITCHEN)
    (failure,) = report.failures
    assert reason.lower() in str(failure).lower()


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("move cup to sink apart", "no chain"),
        ("move cup to top of board of seat 1", "a chain is no pile"),
        ("move cup to any dish in board of seat 1 apart", "only of a place"),
        ("move any spoon to any dish in board of seat 1", "no chain"),
    ],
)
def test_no_word_of_a_move_is_ignored(run_toy: Run, given: str, complaint: str) -> None:
    report = run_toy(f'scenario "words"\n  players 2\n  given {given}\n  then sink is empty\n', KITCHEN)
    assert complaint in str(report.games[0].complaints)


@pytest.mark.parametrize("what", ["tray", "any dish in board where it is tray"])
def test_what_lies_on_a_piece_is_given_in_lines_of_its_own(run_toy: Run, what: str) -> None:
    report = run_toy(
        f"""
        scenario "a stack at once"
          players 2
          given {TRAY}
          and {BOWL}
          and move {what} with all on it to board of seat 1 apart
          then count of dishes in board of seat 1 is 2
        """,
        KITCHEN,
    )
    assert not report.good
    assert "a scenario lays pieces one by one" in str(report), report
