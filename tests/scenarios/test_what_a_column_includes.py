"""A bundle in a column includes what is named in it; an empty cell of names is nothing, whatever is asked of it."""

from textwrap import dedent

import pytest

from interpreter.listing.readable import parts, shown
from interpreter.listing.readable.naming.values import UNNAMED
from interpreter.paying.demands import NOTHING, one
from rulelang.compile import compile
from rulelang.text.source import SourceFile
from tests.conftest import Toy

from .conftest import Holds, Run

HERBS = """
    game herbs "Herbs"
    players 2
    kind herb: mint, sage, dill
    resource coin, plural coins: unlimited
    resource herb: unlimited of each
    counter fee: 7 at first
    counter price of each herb: 3 at first
    piece card, plural cards, starts in deck:
      | card | herbs                    | second | copies |
      | tea  | 1 mint + 2 sage + 1 mint | sage   | 2      |
      | soup | 1 dill                   | -      | 2      |
      | lint | nothing                  | -      | 2      |
    piece guest, starts in room:
      | guest | wish |
      | ann   | mint |
      | bob   | dill |
      | cis   | -    |
    zone deck, holds card
    zone room, holds guest
    zone out, holds card
    round:
      turns from seat 1:
        one of: serve, choosy, reckon, taste
    action serve:
      choose a guest in room
      choose a card in deck whose herbs include wish of guest
      gain 1 coin
    action choosy:
      choose a card in deck whose herbs include at least 2 mint and whose herbs include 2 mint + 1 sage
      needs: herbs of card include no dill
      gain 10 coins
    action reckon:
      choose a card in deck
      gain (mint of herbs of card + 10 * herb of herbs of card) coins
    action taste:
      choose a card in deck
      move card to out
      gain second of card + 2 * second of card
      gain (price of second of card) coins
      do brew with (second of card)
    steps brew with (a herb):
      gain (100 * your herb) coins
      gain 1 herb
    end when deck is empty
    score coins: your coins
    winner: the highest total
"""

BUNS = """
    kind dish: bun, bon
    table dish:
      | dish | herbs  |
      | bun  | 1 sage |
      | bon  | 2 dill |
    score baked: mint of herbs of bun + sage of herbs of bon
    score paid: sum of coin of herbs of dish for each dish
    score wanted: count of guests where herbs of bun include wish of guest
    score well_liked: count of guests where herbs of bon include wish of guest
"""


def test_it_includes_what_is_named(holds: Holds) -> None:
    holds(
        """
        scenario "what a guest wants"
          players 2
          refused seat 1 does serve, chooses ann, chooses soup
          refused seat 1 does serve, chooses bob, chooses tea
          refused seat 1 does serve, chooses cis
          when seat 1 does serve, chooses bob
          then coins of seat 1 is 1

        scenario "so much of it, several, none"
          players 2
          when seat 1 does choosy
          then coins of seat 1 is 10

        scenario "how much of one, and of all"
          players 2
          when seat 1 does reckon, chooses tea
          and seat 2 does reckon, chooses lint
          then coins of seat 1 is 42 and coins of seat 2 is 0
        """,
        HERBS,
    )


def test_a_cell_that_is_looked_through_is_one_that_is_used(run_toy: Run) -> None:
    scenario = """
        scenario "so much of tea, and the dill of a soup"
          players 2
          when seat 1 does reckon, chooses tea
          then coins of seat 1 is 42
          when seat 2 does serve, chooses bob
          then coins of seat 2 is 1
    """
    (game,) = run_toy(scenario, HERBS, coverage=True).games
    assert game.failures == ()
    assert game.coverage is not None
    herbs = {f"piece card[{name}].herbs" for name in ("tea", "soup")}
    assert herbs & {one.address for one in game.coverage.unused} == set()


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("action serve", "how much wish of guest is in herbs of card ≥ 1"),
        ("action choosy", "how much mint is in herbs of card ≥ 2"),
        (
            "action reckon",
            "(how much mint is in herbs of card + how much sage is in herbs of card + how much dill is in herbs of card)",
        ),
        ("score baked", "how much mint is in herbs of bun + how much sage is in herbs of bon"),
        ("score paid", "how much coin is in herbs of dish"),
        ("score wanted", "how much wish of guest is in herbs of bun ≥ 1"),
        ("score well_liked", "how much wish of guest is in herbs of bon ≥ 1"),
    ],
)
def test_the_listing_says_of_which_column(toy: Toy, part: str, told: str) -> None:
    t = toy(HERBS, BUNS).tables(2, {}, traced=True)
    lines = next(shown(t, one) for one in parts(t) if one.title == part)
    assert told in "\n".join(lines)
    assert UNNAMED not in "\n".join(lines)


def test_an_empty_cell_is_nothing(holds: Holds) -> None:
    holds(
        """
        scenario "neither the resource before it nor the counter before it"
          players 2
          when seat 1 does taste, chooses soup
          then coins of seat 1 is 0
          and fee is 7

        scenario "a cell with a name"
          players 2
          when seat 1 does taste, chooses tea
          then coins of seat 1 is 303 and sage of seat 1 is 4
        """,
        HERBS,
    )


def test_so_much_of_no_resource_is_nothing() -> None:
    assert one(2, -1) == NOTHING


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("whose herbs has mint", "has or includes"),
        ("whose herbs have at least 2 mint", "has or includes"),
        ("whose herbs include any 2 herb", "so much of what?"),
        ("whose herbs include 3", "another kind of value is needed"),
        ("where you include 1 mint", "has or includes"),
    ],
)
def test_the_other_word_is_named(written: str, said: str) -> None:
    text = HERBS.replace("whose herbs include wish of guest", written)
    assert [one.title for one in compile(SourceFile("herbs.rules", dedent(text).lstrip()))[1]] == [said]


def hint(written: str) -> str:
    """What the complaint about it tells to do, the right line aside."""
    text = HERBS.replace("whose herbs include wish of guest", written)
    [told] = compile(SourceFile("herbs.rules", dedent(text).lstrip()))[1]
    return told.hint or ""


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("whose herbs include any 2 herb", "`herb of herbs of it is at least 2`"),
        ("whose herbs include 1 herb", "`herb of herbs of it is at least 1`"),
        ("whose herbs include any 2 herb of one kind", "`1 mint`, `mint + sage`"),
    ],
)
def test_what_is_asked_of_a_kind_is_told_in_words_of_the_game(written: str, told: str) -> None:
    assert told in hint(written)


def test_the_line_that_is_told_for_a_kind_is_in_order() -> None:
    text = HERBS.replace("whose herbs include wish of guest", "where herb of herbs of it is at least 2")
    assert not compile(SourceFile("herbs.rules", dedent(text).lstrip()))[1]


def test_a_cell_that_leaves_a_choice_includes_nothing_settled() -> None:
    text = dedent(HERBS.replace("| 1 dill                   |", "| 1 dill or 1 mint         |")).lstrip()
    assert {one.title for one in compile(SourceFile("herbs.rules", text))[1]} == {"not settled"}
