"""Who has the most and the second most, alone or with others; and who has more than another."""

import pytest

from rulelang import program as p
from rulelang.compile import compile
from rulelang.program.nodes import parts
from rulelang.text.source import SourceFile

from .conftest import Holds

TOWNS = """
    game towns "Towns"
    players 3 to 4
    kind town: rome, bonn
    table town:
      | town | prize |
      | rome | 6     |
      | bonn | 9     |
    piece man each player, plural men, starts in reserve: 6
    zone reserve each player, holds man
    zone street each town, holds man
    resource coin, plural coins: unlimited
    counter luck each player, plural lucks: 0
    round:
      turns from seat 1, 1 each: one of: settle, judge
    action settle "settle":
      choose a town
      move 1 man from your reserve to street of town
    action judge "judge":
      each town as here:
        each player with the most men in street of here: reward: 5 coins
        each player with the second most men in street of here: reward: 2 coins
        each player with the third most men in street of here: reward: 1 coin
    end after 9 rounds
    value part: prize of bonn / count of players with the most men in street of bonn rounded down
    score shared: part if you have the most men in street of bonn, else 0
    score alone: 4 if only you have the second most men in street of rome, else 0
    score place_taken: by count of players with at least as many men in street of rome as you (1: 8, 2: 4, else: 0)
    score worth: sum of prize of it for each town where you have the most men in street of it
    score lucky: 1 if nobody has more lucks than you, else 0
    winner: the highest total
"""


def men(*numbers: int, town: str = "rome") -> str:
    """The lines that put so many men of each seat into a street."""
    said = [f"given move {n} men from reserve of seat {seat} to street of {town}" for seat, n in enumerate(numbers, 1) if n > 1]
    said += [f"given move 1 man from reserve of seat {seat} to street of {town}" for seat, n in enumerate(numbers, 1) if n == 1]
    return "\n          ".join(line if n == 0 else line.replace("given", "and", 1) for n, line in enumerate(said))


@pytest.mark.parametrize(
    ("numbers", "coins"),
    [
        ((3, 2, 1), (5, 2, 1)),  # one each
        ((2, 2, 1), (5, 5, 1)),  # two share the first place, and there is no second
        ((3, 1, 1), (5, 2, 2)),  # two share the second place, and there is no third
        ((1, 1, 1), (5, 5, 5)),
        ((2, 0, 0), (5, 0, 0)),  # who has none has not the second most
    ],
)
def test_places_are_as_many_as_have_more(holds: Holds, numbers: tuple[int, ...], coins: tuple[int, ...]) -> None:
    claims = "\n          and ".join(f"coin of seat {seat} is {n}" for seat, n in enumerate(coins, 1))
    holds(
        f"""
        scenario "they are judged"
          players 3
          {men(*numbers)}
          when seat 1 does judge
          then {claims}
        """,
        TOWNS,
    )


def test_where_nobody_is_nobody_has_the_most(holds: Holds) -> None:
    holds(
        """
        scenario "no man anywhere"
          players 3
          when seat 1 does judge
          then no player has at least 1 coin
          and nobody has more coins than seat 1
          and each player has as many coins as seat 2
          and worth of seat 1 is 0
          and lucky of seat 1 is 1
        """,
        TOWNS,
    )


@pytest.mark.parametrize(
    ("lucks", "most", "second"),
    [
        ((3, 0, 0), {1}, set()),  # who has none has not the second most
        ((0, 0, 0), set(), set()),
        ((3, 1, 0), {1}, {2}),
        ((0, 0, -2), {1, 2}, set()),  # where it is below zero for somebody, none is more than that
        ((4, 0, -2), {1}, {2}),
        ((-1, -3, -3), {1}, {2, 3}),
        ((-1, -1, -1), {1, 2, 3}, set()),
    ],
)
@pytest.mark.parametrize("figure", ["lucks", "charms"])
def test_of_a_counter_or_value_who_has_none_has_not_the_most(
    holds: Holds, lucks: tuple[int, ...], most: set[int], second: set[int], figure: str
) -> None:
    given = "\n          and ".join(f"luck of seat {seat} is {luck}" for seat, luck in enumerate(lucks, 1))
    claims = "\n          and ".join(
        f"most_of of seat {seat} is {int(seat in most)} and second_of of seat {seat} is {int(seat in second)}"
        for seat in (1, 2, 3)
    )
    holds(
        f"""
        scenario "the most and the second most"
          players 3
          given {given}
          then {claims}
          and richest is {len(most)}
        """,
        f"""{TOWNS}
    value charm of each player, plural charms: your luck
    value richest: count of players with the most {figure}
    score most_of: 1 if you have the most {figure}, else 0
    score second_of: 1 if you have the second most {figure}, else 0
""",
    )


def test_points_are_shared_and_a_tie_takes_the_lower_place(holds: Holds) -> None:
    holds(
        f"""
        scenario "two level in Rome, two in Bonn"
          players 4
          {men(2, 2, 1, 0)}
          {men(1, 0, 1, 0, town="bonn").replace("given", "and")}
          then shared of seat 1 is 4 and shared of seat 2 is 0
          and place_taken of seat 1 is 4
          and place_taken of seat 2 is 4
          and place_taken of seat 3 is 0
          and worth of seat 1 is 15
          and worth of seat 2 is 6
          and worth of seat 4 is 0
          and alone of seat 3 is 0
        scenario "one has the second most"
          players 3
          {men(3, 2, 1)}
          then alone of seat 2 is 4 and alone of seat 1 is 0
          and seat 2 has more men in street of rome than seat 3
          and no other player has more men in street of rome than seat 1
        """,
        TOWNS,
    )


def said_of(was: str, now: str) -> list[str]:
    text = "\n".join(line.removeprefix("    ") for line in TOWNS.splitlines()[1:]) + "\n"
    assert was in text
    return [f"{one.title}: {one.text}" for one in compile(SourceFile("m.rules", text.replace(was, now)))[1]]


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("nobody has more lucks than you", "nobody has more bonns than you", "there are no `bonns`"),
        ("nobody has more lucks than you", "you have more men in street of rome than rome", "is a town"),
        ("the third most men in street of here", "the third most coins in street", "is a number"),
        ("the third most men in street of here", "the third most men", "pieces lie in a place"),
        (
            "only you have the second most",
            "the second most men in reserve with the same owner is 2 or only you have the most",
            "alike",
        ),
    ],
)
def test_of_whom_and_of_what_it_is_said(was: str, now: str, said: str) -> None:
    assert any(said in one for one in said_of(was, now)), said_of(was, now)


@pytest.mark.parametrize(("of", "asks"), [("men in street of rome", 0), ("coins", 0), ("lucks", 1)])
def test_whether_it_is_below_zero_is_asked_only_of_what_can_be(of: str, asks: int) -> None:
    text = (
        "\n".join(line.removeprefix("    ") for line in TOWNS.splitlines()[1:])
        + f"\nvalue first: count of players with the most {of}\n"
    )
    program = compile(SourceFile("m.rules", text))[0]
    assert program is not None
    (first,) = [value for value in program.values if value.name == "first"]
    assert sum(isinstance(part, p.Fold) and part.op == "lowest" for part in parts(first)) == asks
