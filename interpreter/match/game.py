"""A game ready to be played: where matches begin, and where saved ones go on."""

from __future__ import annotations

from typing import Any

from interpreter.match.match import Match
from interpreter.match.restoring import restore
from interpreter.match.rules import Rules


class Game(Rules):
    """Rules that can be played. Made by `load`."""

    def new(
        self, players: int | None = None, seed: int = 0, options: dict[str, int] | None = None, traced: bool = False
    ) -> Match:
        """A match at its first decision. Raises Refusal for a number of players or an option that the rules do not have."""
        playable = self.playable(self.min_players if players is None else players, options or {}, traced)
        return Match(self, playable, seed, traced)

    def restore(self, saved: dict[str, Any]) -> Match:
        """The match that was saved. Raises Refusal for another game's, other rules', or a broken save, saying what differs."""
        return restore(self, saved)
