"""`when empty and needed: turn thrown over into it`: nothing is random, and what was thrown first comes first."""

import pytest

from interpreter import Game
from rulelang.compile import compile_all
from rulelang.lower import identity
from rulelang.text.diagnostics import Diagnostic
from rulelang.text.source import SourceFile

GAME = """game patience "Patience"
players 2
piece card, plural cards, starts in deck:
  | card  | worth |
  | ace   | 1     |
  | two   | 2     |
  | three | 3     |
  | four  | 4     |
zone deck, holds card, {deck}, contents seen by nobody, when empty and needed: {renewed}
zone thrown, holds card, {thrown}
zone table, holds card, ordered
counter seen: 0
setup: shuffle deck
round:
  turns from seat 1, 1 each:
    choose number from 1 to 3 as many
    draw many from deck to table
    repeat until table is empty:
      seen becomes seen * 10 + worth of top of table
      move top of table to thrown
end when seen is at least 100000
score seen: seen
winner: highest total
"""
OVER, SHUFFLED = "turn thrown over into it", "shuffle thrown into it"


def compiled(
    *house: str, renewed: str = OVER, deck: str = "ordered", thrown: str = "ordered"
) -> tuple[Game | None, list[Diagnostic]]:
    texts = [SourceFile("patience.rules", GAME.format(renewed=renewed, deck=deck, thrown=thrown))]
    texts += [SourceFile("house.rules", text) for text in house]
    program, complaints, _ = compile_all(texts)
    return program and Game(program, identity(program)), complaints


def seen(many: str, *house: str, renewed: str = OVER, seed: int = 1) -> str:
    """The cards in the order in which they came, so many in each turn."""
    game, complaints = compiled(*house, renewed=renewed)
    assert game is not None, complaints
    match = game.new(players=2, seed=seed)
    while match.decision is not None:
        match.play(next(option for option in match.decision.options if option.label == many))
    return str(match.scores[0])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_was_thrown_first_comes_first(seed: int) -> None:
    one_by_one = seen("1", seed=seed)
    assert sorted(one_by_one[:4]) == ["1", "2", "3", "4"]
    assert one_by_one[4:6] == one_by_one[:2]


def test_in_the_midst_of_a_draw_too() -> None:
    one_by_one, by_three = seen("1")[:4], seen("3")
    first, second, third, fourth = one_by_one
    assert by_three[:3] == third + second + first  # the last that was drawn lies on top, and is thrown first
    assert by_three[3:6] == second + third + fourth  # after one, what was thrown is turned over: third, second, first


def test_what_is_shuffled_comes_in_another_order() -> None:
    found = [seen("1", renewed=SHUFFLED, seed=seed) for seed in range(6)]
    assert any(one[4:6] != one[:2] for one in found)


def test_a_variant_turns_over_what_was_shuffled_and_the_other_way_round() -> None:
    house = 'variant house "House" of patience\nchange zone deck: when empty and needed: {}\n'
    turned = [seen("1", house.format(OVER), renewed=SHUFFLED, seed=seed) for seed in range(4)]
    assert all(one[4:6] == one[:2] for one in turned)
    shuffled = [seen("1", house.format(SHUFFLED), seed=seed) for seed in range(6)]
    assert any(one[4:6] != one[:2] for one in shuffled)


@pytest.mark.parametrize(("deck", "thrown"), [("at most 9", "ordered"), ("ordered", "at most 9"), ("ordered", "in line")])
def test_only_a_pile_is_turned_over_into_a_pile(deck: str, thrown: str) -> None:
    game, complaints = compiled(deck=deck, thrown=thrown)
    assert game is None
    assert complaints[0].code == "no_order"


def test_a_pile_is_renewed_in_one_way() -> None:
    game, complaints = compiled(renewed=f"{OVER}, when empty and needed: {SHUFFLED}")
    assert game is None
    assert [one.code for one in complaints] == ["given_twice"]
