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


MARKET = """
    game market "A market"
    players 2
    kind shade: red, blue
    piece tile, starts in row:
      | tile  | shade |
      | plain | 1     |
    piece card, starts in display:
      | card | points | shade | copies |
      | low  | 1      | red   | 1      |
      | mid  | 2      | blue  | 1      |
      | high | 4      | red   | 1      |
    zone row, holds tile
    zone display, holds card
    zone town of each player, holds card
    round:
      turns from seat 1, 1 each:
        choose a card in display where {}
        move card to your town
    end after 1 rounds
    score cards: count of cards in your town
"""


@pytest.mark.parametrize(
    ("written", "may"),
    [
        ("there is another card in display whose points * 2 is its points", {"mid", "high"}),
        ("there is another card in display whose points is its points * 2", {"low", "mid"}),
    ],
)
def test_what_one_side_says_within_the_other_is_of_the_one_around(written: str, may: set[str], holds: Holds) -> None:
    _chosen(holds, written, may)


def test_the_one_around_of_which_it_says_the_same_kind_of_thing(holds: Holds) -> None:
    """The shade of a tile is a number: that of the card around it is meant."""
    _chosen(holds, "there is a tile in row where there is another card in display whose shade is its shade", {"low", "high"})


def _chosen(holds: Holds, written: str, may: set[str]) -> None:
    """Which of the cards in the display may be chosen."""
    claims = "\n".join(f"          then seat 1 may {'' if one in may else 'not '}choose {one}" for one in ("low", "mid", "high"))
    holds(
        f"""
        scenario "who may be chosen"
          players 2
{claims}
        """,
        rules=MARKET.format(written),
    )
