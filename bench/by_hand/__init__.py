"""Games written by hand in plain Python, each for itself, behind the same face and with the same chance as those of the engine.

face.py          what a match by hand looks like from outside: decision, options with keys, play, view, record, copy
tic_tac_toe.py   · connect_four.py · pig.py · jetty.py   one game each: bare (`options`, `play`), and told (`key`, `view`)
village_bot.py   a bot for Village, by which the bots for every game are measured
legality/        of three larger games the one question that costs most: what can be chosen here
"""

from __future__ import annotations

from collections.abc import Callable

from bench.by_hand.connect_four import ConnectFour
from bench.by_hand.face import Match, Position
from bench.by_hand.jetty import Jetty
from bench.by_hand.pig import Pig
from bench.by_hand.tic_tac_toe import TicTacToe

POSITIONS: dict[str, Callable[[int, int], Position]] = {
    "tic_tac_toe": TicTacToe,
    "connect_four": ConnectFour,
    "pig": Pig,
    "jetty": Jetty,
}


def new(game: str, players: int, seed: int) -> Match:
    """A match of a game by hand at its first decision."""
    return Match(game, POSITIONS[game](players, seed), seed)
