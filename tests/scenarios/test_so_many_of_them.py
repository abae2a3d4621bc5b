"""So many pieces of those in a place that are such: exactly, at least, at most; which ones, says whoever does it."""

import textwrap

import pytest

from rulelang.compile import compile
from rulelang.text.source import SourceFile

from .conftest import Holds

QUARRY = """
    game quarry "Quarry"
    players 2
    kind colour: red, blue
    piece cube, starts in mine:
      | cube | colour | weight | copies |
      | ruby | red    | 2      | 2      |
      | rose | red    | 1      | 1      |
      | sky  | blue   | 1      | 3      |
    piece man each player, plural men, starts in camp: 3
    dice bone, plural bones, starts in cup: 4 with sides 1 to 6
    zone mine, holds cube
    zone cart, holds cube
    zone pit each player, holds cube and man
    zone camp each player, holds man
    zone cup, holds bone
    zone kept, holds bone
    counter load: 2
    counter after: 0
    round:
      turns from seat 1:
        one of: haul, keep, few, more, less, just, men, home, all_pits, wait
        after becomes after + 1
    action haul "haul": move (load) cubes in mine where its colour is red to cart
    action keep "keep": move at least 1 bone in cup where it shows 1 or it shows 5 to kept
    action few "few": move at most 2 cubes in mine where its colour is red to your pit
    action more "more": move more than 1 cube in mine where its colour is red to your pit
    action less "less": move less than 2 cubes in mine where its colour is red to your pit
    action just "just two": move exactly 2 cubes in mine where its colour is red to your pit
    action men "men": move 2 of your men in pit to box
    action home "home": move all cubes in mine to cart
    action all_pits "all pits": move 1 cube in pit where its weight is 1 to mine
    action wait "wait": after becomes after + 10
    when cube comes to cart: after becomes after + 100
    end when after is 9999
"""
HELD = {
    "a number that is worked out; alike ones are one": """
        when seat 1 does haul, chooses ruby, chooses ruby
        then count of cubes in cart is 2
        and rose is in mine
        and after is 201
    """,
    "each is chosen where they differ": """
        given load is 3
        when seat 1 does haul, chooses rose
        then count of cubes in cart is 3
        and after is 301
    """,
    "none, where the number is 0": """
        given load is 0
        when seat 1 does haul
        then cart is empty
        and after is 1
    """,
    "it is not offered where there are not so many": """
        given load is 4
        then seat 1 may not do haul
    """,
    "at least one, and as many as one likes": """
        given bones in cup show 1, 3, 5, 5
        when seat 1 does keep, chooses any bone in cup where it shows 5
        and seat 1 chooses any bone in cup where it shows 5
        and seat 1 declines
        then bones in kept show 5, 5
        and after is 1
    """,
    "at least one: all of them end it": """
        given bones in cup show 1, 3, 2, 5
        when seat 1 does keep, chooses any bone in cup where it shows 5
        and seat 1 chooses any bone in cup where it shows 1
        then bones in kept show 1, 5
        and after is 1
    """,
    "at least one: none is not offered": """
        given bones in cup show 2, 3, 4, 6
        then seat 1 may not do keep
    """,
    "at most two, or none": """
        when seat 1 does few, declines
        then pit of seat 1 is empty
        when seat 2 does few, chooses ruby, chooses rose
        then count of cubes in pit of seat 2 is 2
        and after is 2
        when seat 1 does few, chooses ruby
        then count of cubes in pit of seat 1 is 1
        and after is 3
    """,
    "more than one is two, and perhaps others": """
        when seat 1 does more, chooses ruby, chooses ruby, declines
        then count of cubes in pit of seat 1 is 2
        and seat 2 may not do more
    """,
    "less than two is one, or none": """
        when seat 1 does less, chooses ruby
        then count of cubes in pit of seat 1 is 1
        and after is 1
    """,
    "exactly two, and not asked for a third": """
        when seat 1 does just, chooses ruby, chooses ruby
        then count of cubes in pit of seat 1 is 2
        and after is 1
        and seat 2 may not do just
    """,
    "of yours": """
        given move 2 men from camp of seat 1 to pit of seat 1
        and move 1 man from camp of seat 2 to pit of seat 2
        when seat 1 does men
        then pit of seat 1 is empty
        and seat 2 may not do men
    """,
    "of those in all places of a family": """
        given sky is in pit of seat 2
        and rose is in pit of seat 1
        when seat 1 does all_pits, chooses sky
        then pit of seat 2 is empty
        and rose is in pit of seat 1
    """,
}


@pytest.mark.parametrize("case", HELD)
def test_so_many_of_them(holds: Holds, case: str) -> None:
    holds(f'scenario "{case}"\n  players 2\n{textwrap.indent(textwrap.dedent(HELD[case]), "  ")}', QUARRY)


REFUSED = {
    "move at least 1 cubes in mine to cart": ("wrong_number", None),
    "move at least 2 cube in mine to cart": ("wrong_number", None),
    "move 1 of your man in pit to box": ("wrong_number", None),
    "move at least 2 loads in mine to cart": ("unknown_class", None),
    "move at least 2 colours in mine to cart": ("wrong_kind", None),
    "move at least 2 cubes in camp to cart": ("not_held", None),
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_said_otherwise_is_complained_about(line: str) -> None:
    text = textwrap.dedent(QUARRY).lstrip().replace("move all cubes in mine to cart", line)
    _, complaints = compile(SourceFile("quarry.rules", text))
    code, hint = REFUSED[line]
    assert [one.code for one in complaints][:1] == [code]
    assert hint is None or complaints[0].hint == hint
