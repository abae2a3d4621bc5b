"""How many games of tic-tac-toe there are is known: 255,168, of which 25,872 begin in the centre; and how many ways there are to
make the first moves of Reversi."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.by_hand.tic_tac_toe import TicTacToe
from interpreter.engine import machine
from interpreter.state.state import State
from tests.games import known

ALL, FROM_THE_CENTRE = 255_168, 25_872
OF_REVERSI = [4, 12, 56, 244, 1_396, 8_200]
DISCS = Path(__file__).resolve().parents[1] / "toys" / "discs.rules"


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
    match, position = known("tic_tac_toe").new(), TicTacToe()
    for key in opening:
        match.play(key)
        position.play(next(space for space in position.options if position.key(space) == key))
    assert by_the_engine(match.state) == by_hand(position)


@pytest.mark.thorough
def test_the_engine_counts_as_many_as_published() -> None:
    assert by_the_engine(known("tic_tac_toe").new().state) == ALL


def ways(state: State, moves: int) -> int:
    """How many ways there are to make so many moves; who must pass makes one."""
    if moves <= 0:
        return 1
    assert state.ask is not None
    found = 0
    for value in state.ask[2]:
        after = state.copy()
        machine.answer(after, value)
        passes = after.ask is not None and after.ask[1] == state.ask[1]
        found += ways(after, moves - 1 - passes)
    return found


def test_the_first_moves_of_reversi_are_as_many_as_published() -> None:
    begun = known(DISCS).new().state
    assert [ways(begun, moves) for moves in range(1, len(OF_REVERSI))] == OF_REVERSI[:-1]


@pytest.mark.thorough
def test_six_moves_of_reversi_are_as_many_as_published() -> None:
    assert ways(known(DISCS).new().state, len(OF_REVERSI)) == OF_REVERSI[-1]
