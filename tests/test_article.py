"""A noun has the article that it is spoken with, wherever texts name one."""

import pytest

from interpreter.telling.english.articles import named
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


@pytest.mark.parametrize(
    ("noun", "only", "one_of_several"),
    [
        ("bard", "the bard", "a bard"),
        ("coal", "the coal", "coal"),
        ("fields", "the fields", "the fields"),
        ("red 7", "red 7", "red 7"),
    ],
)
def test_what_there_is_once_has_the_definite_article_and_stuff_has_none(noun: str, only: str, one_of_several: str) -> None:
    assert (named(noun, known=True), named(noun, known=False)) == (only, one_of_several)
