"""A noun has the article that it is spoken with, wherever texts name one."""

import pytest

from rulelang.program.kinds import with_article


@pytest.mark.parametrize(
    ("noun", "spoken"),
    [
        ("card", "a card"),
        ("ore card of Player 1", "an ore card of Player 1"),
        ("Ox", "an Ox"),
        ("hour", "an hour"),
        ("unit", "a unit"),
        ("one-eyed cat", "a one-eyed cat"),
        ("umbrella", "an umbrella"),
    ],
)
def test_a_or_an(noun: str, spoken: str) -> None:
    assert with_article(noun) == spoken
