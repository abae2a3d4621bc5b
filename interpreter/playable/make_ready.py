"""Numbers and a form made ready to be played: the form printed as Python, its functions by number. It needs no Program."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.form import Form
from interpreter.playable.python import printed
from interpreter.playable.run import Later, no_tables, run
from interpreter.state.game_numbers import GameNumbers
from interpreter.state.state import Playable


def playable(numbers: GameNumbers, form: Form, tables: Callable[[], object] = no_tables) -> Playable:
    """What plays a game of these numbers and this form."""
    return run(numbers, printed(numbers, form), Later(lambda: form, tables))
