"""A game ready to be played: where matches begin, and where saved ones go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from interpreter.match.match import Match
from interpreter.match.restoring import restore
from interpreter.match.rules import Rules

if TYPE_CHECKING:
    from rulelang.program import Chosen


class Game(Rules):
    """Rules that can be played. Made by `load`; all matches of a game share it, in as many threads as there are."""

    def new(self, players: int | None = None, seed: int = 0, options: Chosen | None = None, traced: bool = False) -> Match:
        """A match at its first decision.

        `players`: how many (the fewest that can play, if it is not said). `seed`: any integer; the same seed and choices give the
        same match. `options`: by name, each a number or a name, the others at their defaults. `traced`: keep what happens,
        for `Match.events`.
        Raises Refusal for a number of players or an option that the rules do not have, and CannotGoOn, a Refusal, if the rules
        come to a stop before the first decision.
        """
        playable = self.playable(self.min_players if players is None else players, options or {}, traced)
        return Match(self, playable, seed, traced)

    def restore(self, saved: Mapping[str, Any]) -> Match:
        """The match that `Match.save` or `Match.record` gave, also out of JSON.

        Raises Refusal for another game's, other rules', or a broken save, saying what differs.
        """
        return restore(self, saved)
