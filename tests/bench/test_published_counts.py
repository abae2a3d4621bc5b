"""How many games of tic-tac-toe there are is known: 255,168, of which 25,872 begin in the centre."""

from __future__ import annotations

import pytest

from bench.by_hand.tic_tac_toe import TicTacToe
from interpreter import load
from interpreter.engine import machine
from interpreter.state.state import State

ALL, FROM_THE_CENTRE = 255_168, 25_872


def by_hand(position: TicTacToe) -> int:
    if not position.options:
        return 1
    found = 0
    for space in position.options:
        after = position.copy()
        after.play(space)
        found += by_hand(after)
    return found


def by_the_engine(state: State) -> int:
    if state.ask is None:
        return 1
    found = 0
    for value in state.ask[2]:
        after = state.copy()
        machine.answer(after, value)
        found += by_the_engine(after)
    return found


def test_by_hand_there_are_as_many_as_published() -> None:
    centre = TicTacToe()
    centre.play(4)
    assert by_hand(centre) == FROM_THE_CENTRE


@pytest.mark.parametrize("opening", [["b2", "a1"], ["a1", "b2"], ["b1", "a3"]])
def test_after_two_marks_the_engine_counts_as_many_as_the_game_by_hand(opening: list[str]) -> None:
    match, position = load("tic_tac_toe").new(), TicTacToe()
    for key in opening:
        match.play(key)
        position.play(next(space for space in position.options if position.key(space) == key))
    assert by_the_engine(match.state) == by_hand(position)


@pytest.mark.thorough
def test_the_engine_counts_as_many_as_published() -> None:
    assert by_the_engine(load("tic_tac_toe").new().state) == ALL
