"""Tic-tac-toe written by hand: what a person would write who needs this one game and nothing else."""

from __future__ import annotations

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe:
    """One match: nine spaces, whose turn it is, who has won."""

    def __init__(self) -> None:
        self.spaces = [-1] * 9
        self.player = 0
        self.winner = -1

    def options(self) -> list[int]:
        """The empty spaces; none when the match is over."""
        if self.winner >= 0:
            return []
        return [space for space in range(9) if self.spaces[space] < 0]

    def play(self, space: int) -> None:
        """The active player marks `space`, which must be empty."""
        if self.winner >= 0 or self.spaces[space] >= 0:
            raise ValueError(space)
        self.spaces[space] = self.player
        for a, b, c in LINES:
            if self.spaces[a] == self.spaces[b] == self.spaces[c] == self.player:
                self.winner = self.player
        self.player = 1 - self.player

    def copy(self) -> TicTacToe:
        """Another match in the same state."""
        twin = TicTacToe.__new__(TicTacToe)
        twin.spaces = self.spaces[:]
        twin.player = self.player
        twin.winner = self.winner
        return twin
