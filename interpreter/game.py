"""A game ready to be played: rules that were checked, and the code for each number of players."""

from __future__ import annotations

from threading import Lock
from typing import Any

from interpreter import record
from interpreter.decision import Refusal
from interpreter.match import Match
from interpreter.tables import Tables
from interpreter.translate import translate
from rulelang.program import Program


class Game:
    """Rules that can be played. Made by `load`."""

    def __init__(self, program: Program, identity: str) -> None:
        self.program = program
        self.identity = identity
        self._tables: dict[tuple[int, tuple[tuple[str, int], ...], bool], Tables] = {}
        self._making = Lock()  # several threads may ask for the same tables at once: they are made once

    @property
    def name(self) -> str:
        """The name in the file's first line."""
        return self.program.name

    @property
    def title(self) -> str:
        """The title for people."""
        return self.program.title

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants that it is played with, in the order in which they build on each other."""
        return self.program.variants

    @property
    def min_players(self) -> int:
        """The fewest that can play."""
        return self.program.min_players

    @property
    def max_players(self) -> int:
        """The most that can play."""
        return self.program.max_players

    @property
    def options(self) -> dict[str, tuple[int, ...]]:
        """Each option with its values, the default first."""
        return {option.name: option.values for option in self.program.options}

    def new(
        self, players: int | None = None, seed: int = 0, options: dict[str, int] | None = None, traced: bool = False
    ) -> Match:
        """A match at its first decision. Raises Refusal for a number of players or an option that the rules do not have."""
        tables = self.tables(self.min_players if players is None else players, options or {}, traced)
        return Match(self, tables.playable, seed, traced)

    def tables(self, players: int, options: dict[str, int], traced: bool = False) -> Tables:
        """The numbers and code for so many players. Raises Refusal."""
        if not self.min_players <= players <= self.max_players:
            raise Refusal(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            if name not in chosen:
                raise Refusal(f"{self.title} has no option `{name}`")
            if value not in self.options[name]:
                raise Refusal(f"option {name} is one of {', '.join(map(str, self.options[name]))}, not {value}")
            chosen[name] = value
        key = (players, tuple(sorted(chosen.items())), traced)
        with self._making:
            if key not in self._tables:
                self._tables[key] = translate(self.program, players, chosen, traced)
        return self._tables[key]

    def saved(self, match: Match) -> dict[str, Any]:
        """A match of this game as JSON-able data."""
        return record.save(self, match)

    def restore(self, saved: dict[str, Any]) -> Match:
        """The match that was saved. Raises Refusal for another game's, other rules', or a broken save, saying what differs."""
        return record.restore(self, saved)
