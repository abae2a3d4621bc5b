"""The terminal to write to: answers go to standard output, complaints to standard error."""

from __future__ import annotations

from typing import NoReturn

import typer
from rich.console import Console
from rich.text import Text

OUT = Console(highlight=False, soft_wrap=True)
ERR = Console(stderr=True, highlight=False, soft_wrap=True)

LONGEST = 100  # characters of what somebody wrote that are shown again

ONLY_A_TURN = ("a turn", "turn", "the turn")  # what is under way, of which "Player 1's turn" says as much

YES, NO, WRONG_USE = 0, 1, 2


def player_name(seat: int) -> str:
    """What a seat is called."""
    return f"Player {seat + 1}"


def at_the_beginning(words: str) -> str:
    """Words as a line or a heading begins with them: `The Countess`."""
    return words[:1].upper() + words[1:]


def wrong_use(message: str) -> NoReturn:
    """Ends the command with a sentence: it was called in a way that makes no sense."""
    ERR.print(Text(message))
    raise typer.Exit(WRONG_USE)


def answer_no(message: str) -> NoReturn:
    """Ends the command with a sentence: the answer is no."""
    ERR.print(Text(message))
    raise typer.Exit(NO)


def shortened(words: str) -> str:
    """What somebody wrote, as much of it as one cares to read again."""
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
