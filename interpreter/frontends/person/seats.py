"""Who sits at the table: people, and bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from interpreter.bots import BOTS, Bot, seed_at
from interpreter.frontends.console import wrong_use

HUMAN = "human"


def seat_names(text: str, players: int | None) -> list[str]:
    """The words of `--seats`, one for each player: the last is repeated for those not named."""
    names = [word.strip() for word in text.split(",")]
    for name in names:
        _known(name)
    if players is not None and len(names) > players:
        wrong_use(f"{len(names)} seats are named, but {players} play.")
    return names + names[-1:] * ((players or 0) - len(names))


def _known(name: str) -> None:
    words = [HUMAN, *BOTS]
    if name not in words:
        near = get_close_matches(name, words, n=1)
        wrong_use(
            f"Nobody called `{name}` can sit down; "
            + (f"did you mean `{near[0]}`?" if near else f"seats are {', '.join(words)}.")
        )


def sit_down(names: Sequence[str], seed: int) -> list[Bot | None]:
    """A bot for each seat, None for a person. Each bot's choices follow from `seed` and its seat."""
    return [BOTS[name](seed_at(seed, seat)) if name in BOTS else None for seat, name in enumerate(names)]
