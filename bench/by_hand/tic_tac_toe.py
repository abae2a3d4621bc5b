"""Tic-tac-toe written by hand: what a person would write who needs this one game and nothing else."""

from __future__ import annotations

from typing import Any

from bench.by_hand.boards import grid, space_names, view_of

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES = [[(row[row.index(s) - 1], row[row.index(s) - 2]) for row in ROWS if s in row] for s in range(9)]  # the other two
KEYS = space_names(3, 3)
EMPTY = -1


class TicTacToe:
    """One match: nine spaces from the bottom left, whose turn it is, who has won."""

    __slots__ = ("options", "player", "players", "spaces", "winner")

    def __init__(self, players: int = 2, seed: int = 0) -> None:
        self.players = players
        self.spaces = [EMPTY] * 9
        self.player = 0
        self.winner = EMPTY
        self.options = list(range(9))

    def play(self, space: int) -> None:
        """The active player marks an empty space; the last space marks itself."""
        spaces, player = self.spaces, self.player
        spaces[space] = player
        for a, b in LINES[space]:
            if spaces[a] == player and spaces[b] == player:
                self.winner = player
                self.options = []
                return
        left = [space for space in self.options if spaces[space] < 0]
        self.options = left
        if left:
            self.player = 1 - player
            if len(left) == 1:
                self.play(left[0])

    def copy(self) -> TicTacToe:
        """Another match in the same state."""
        twin = TicTacToe.__new__(TicTacToe)
        twin.players, twin.player, twin.winner = self.players, self.player, self.winner
        twin.spaces = self.spaces[:]
        twin.options = self.options
        return twin

    def asked(self) -> tuple[str, str]:
        """A space is chosen."""
        return "choose", "choose space"

    def key(self, space: int) -> str:
        """The name of a space: a column and a row."""
        return KEYS[space]

    def view(self, seat: int | None) -> dict[str, Any]:
        """The board, and the marks that are left."""
        marks = [self.spaces.count(player) for player in range(2)]
        under_way = ["mark an empty space"] if self.options or self.winner >= 0 else []
        return {
            **view_of(self, under_way, over=not self.options),
            "zones": {
                f"reserve of Player {player + 1}": {"count": 5 - n, "pieces": [f"mark of Player {player + 1}"] * (5 - n)}
                for player, n in enumerate(marks)
            },
            "grids": {"board": grid("mark", self.spaces, 3, 3)},
        }

    def winners(self) -> list[int]:
        """Who has three in a row."""
        return [] if self.winner == EMPTY else [self.winner]

    def scores(self) -> list[int]:
        """Nothing is scored."""
        return [0, 0]
