"""The same games in OpenSpiel (M. Lanctot and others, 2019), driven from Python: its games in C++, and those it has in Python.

It comes with the extra `bench`; without it nothing here can be measured. See github.com/google-deepmind/open_spiel.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.engine import Chance

NAMES = {"tic_tac_toe": "tic_tac_toe", "connect_four": "connect_four", "pig": "pig(players={players})"}
IN_PYTHON = {"tic_tac_toe": "python_tic_tac_toe"}


def there() -> bool:
    """Whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def in_cpp(game: str, players: int, seed: int, chance: Chance) -> int:
    """Plays a match of a game in C++; how many decisions had two options or more."""
    return _play(_loaded(NAMES[game].format(players=players)), chance)


def in_python(game: str, players: int, seed: int, chance: Chance) -> int:
    """The same with a game in Python."""
    return _play(_loaded(IN_PYTHON[game]), chance)


@cache
def _loaded(name: str) -> Any:
    if name in IN_PYTHON.values():
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # it registers itself
    return import_module("pyspiel").load_game(name)


def _play(game: Any, chance: Chance) -> int:
    state = game.new_initial_state()
    chosen = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        width = len(actions)
        chosen += width > 1 and not state.is_chance_node()
        state.apply_action(actions[int(chance() * width)])
    return chosen
