"""An automa that is not ranked: it has what each player has, and neither a score nor a place."""

import io
from collections.abc import Callable
from typing import cast

from rich.console import Console

from interpreter import Game, Match
from interpreter.bots.standing import standing
from interpreter.frontends.table_view.scores import places, result, show_scores
from interpreter.lab.simulation import simulate

TOY = """
    game casino "Casino"
    players {players}
    automa bank "the Bank"{bank}
    automa dog "the Dog"
    resource coin, plural coins: unlimited
    setup:
      each player: gain 2 coins
      move 1 coin from supply to dog
    round:
      turns from seat 1, 1 each: one of: bet, keep, close
    action bet: pay 1 coin to bank
    action keep: nothing happens
    action close: {close}
    end after 2 rounds
    score coins: your coins - 4
    winner: the highest total
"""


def played(toy: Callable[[str], Game], keys: list[str], bank: str = ", not ranked", close: str = "you win") -> Match:
    match = toy(TOY.format(players="2", bank=bank, close=close)).new(players=2, seed=1)
    for key in keys:
        match.play(key)
    return match


def test_whatever_the_bank_has_it_does_not_win(toy: Callable[[str], Game]) -> None:
    match = played(toy, ["bet", "keep", "bet", "bet"])
    assert match.ranked == [0, 1, 3]
    assert (match.winners, match.places) == ([1, 3], [3, 1, 0, 1])
    assert places(match) == "Third: Player 1."
    assert result(match) == "Player 2 and the Dog share the victory."


def test_the_table_of_scores_leaves_it_out(toy: Callable[[str], Game]) -> None:
    out = Console(width=80, file=io.StringIO())
    show_scores(played(toy, ["bet", "keep", "bet", "bet"]), out)
    told = cast(io.StringIO, out.file).getvalue().splitlines()
    assert told[1].split() == ["Player", "1", "Player", "2", "The", "Dog"]
    assert told[2].split() == ["coins", "-4", "-3", "-3"]


def test_without_these_words_it_does(toy: Callable[[str], Game]) -> None:
    match = played(toy, ["bet", "keep", "bet", "bet"], bank="")
    assert (match.winners, match.ranked) == ([2], [0, 1, 2, 3])


def test_it_has_no_place_where_somebody_wins_outright(toy: Callable[[str], Game]) -> None:
    assert played(toy, ["bet", "close"]).places == [2, 1, 0, 2]


def test_a_line_may_say_all_the_same_that_it_wins(toy: Callable[[str], Game]) -> None:
    match = played(toy, ["bet", "close"], close="bank wins")
    assert (match.winners, match.places) == ([2], [2, 2, 1, 2])


def test_it_is_nobody_to_beat(toy: Callable[[str], Game]) -> None:
    assert standing(played(toy, ["bet", "bet", "bet"]).state).margins[:2] == (-1.0, 0.0)


def test_it_plays_at_every_table_where_no_condition_stands(toy: Callable[[str], Game]) -> None:
    game = toy(TOY.format(players="1 to 3", bank=", not ranked if players is at least 2", close="you win"))
    assert [game.new(players=number, seed=1).seats[number:] for number in (1, 2)] == [["the Dog"], ["the Bank", "the Dog"]]


def test_simulation_gives_it_no_place(toy: Callable[[str], Game]) -> None:
    summary = simulate(toy(TOY.format(players="2", bank=", not ranked", close="you win")), 2, range(6))
    assert [spread.count for spread in summary.places] == [6, 6, 0, 6]
    assert summary.wins[2] == 0
