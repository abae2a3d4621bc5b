"""Who sits at the table: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from interpreter.bots import NAMES, Bot, NoSuchBot, bot, is_bot, seed_at
from interpreter.frontends.console import wrong_use

HUMAN = "human"


def seat_names(text: str, players: int | None, *, people: bool = True) -> list[str]:
    """The words of `--seats`, one for each player: the last is repeated for those not named. `people`: may they sit here?"""
    names = [word.strip() for word in text.split(",")]
    for name in names:
        _known(name, people)
    if players is not None and len(names) > players:
        wrong_use(f"{len(names)} seats are named, but {players} play.")
    return names + names[-1:] * ((players or 0) - len(names))


def _known(name: str, people: bool) -> None:
    if name == HUMAN and people:
        return
    if is_bot(name):
        try:
            bot(name, 0)
        except NoSuchBot as wrong:
            wrong_use(f"Nobody called `{name}` can sit down: {wrong}.")
        return
    words = [HUMAN, *NAMES] if people else [*NAMES]
    near = get_close_matches(name, words, n=1)
    wrong_use(
        f"Nobody called `{name}` can sit down; "
        + (f"did you mean `{near[0]}`?" if near else f"seats are {', '.join(words)}, and mcts:500 or mcts:0.5s.")
    )


def sit_down(names: Sequence[str], seed: int) -> list[Bot | None]:
    """A bot for each seat, None for a person. Each bot's choices follow from `seed` and its seat."""
    return [bot(name, seed_at(seed, seat)) if is_bot(name) else None for seat, name in enumerate(names)]
