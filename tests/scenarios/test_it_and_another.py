"""`count of painters where it is less than painter`: `it` is the one looked at, its class's name the one around it."""

import pytest

from .conftest import Holds

GALLERY = """
    game gallery "A gallery"
    players 2
    kind painter: lenz, moro, okada
    table street:
      | street | from | to    |
      | quay   | lenz | moro  |
      | lane   | moro | okada |
    counter shown of each painter: 2 at first
    value earlier of each painter: {}
    round:
      turns from seat 1:
        one of: pass
    end after 9 rounds
    score lenz: earlier of lenz
    winner: the highest total
"""


@pytest.mark.parametrize(
    ("written", "of_each"),
    [
        ("count of painters where it is less than painter", (0, 1, 2)),
        ("count of painters where painter is less than it", (2, 1, 0)),
        ("count of painters where painter is more than it", (0, 1, 2)),
        ("count of painters where it is not painter", (2, 2, 2)),
        ("count of painters where it is painter", (1, 1, 1)),
        ("count of painters where shown of it is shown of painter and it is less than painter", (0, 1, 2)),
        ("count of painters where it is joined to painter by lanes", (1, 2, 2)),
        ("count of painters where distance from painter to it along streets is 1", (1, 2, 1)),
    ],
)
def test_a_thing_and_the_one_around_it(written: str, of_each: tuple[int, ...], holds: Holds) -> None:
    claims = "\n".join(
        f"          {'and' if place else 'then'} earlier of {name} is {number}"
        for place, (name, number) in enumerate(zip(("lenz", "moro", "okada"), of_each, strict=True))
    )
    text = f"""
        scenario "of each"
          players 2
{claims}
        """
    holds(text, rules=GALLERY.format(written.replace("lanes", "streets where it is lane")))


def test_what_is_said_of_both_by_name_is_of_the_one_around_where_it_is_the_other(holds: Holds) -> None:
    holds(
        """
        scenario "more shown"
          players 2
          given shown of moro is 5
          then earlier of lenz is 0
          and earlier of moro is 2
        """,
        rules=GALLERY.format("count of painters where shown of painter is more than shown of it"),
    )
