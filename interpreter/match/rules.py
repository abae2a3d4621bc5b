"""Rules that can be played: a checked Program, and what plays it for each number of players, made when it is first asked for."""

from __future__ import annotations

from threading import Lock

from interpreter.match.decision import Refusal
from interpreter.numbering.tables import Tables
from interpreter.state.state import Playable
from interpreter.translate import translate
from rulelang.program import Chosen, Program


class Rules:
    """The rules of one game with its variants. `identity` is a hash of all that matters to play."""

    def __init__(self, program: Program, identity: str) -> None:
        self.program = program
        self.identity = identity
        self._made: dict[tuple[int, tuple[tuple[str, int | str], ...], bool], tuple[Playable, Tables]] = {}
        self._making = Lock()  # several threads may ask for the same at once: it is made once

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
    def options(self) -> dict[str, tuple[int, ...] | tuple[str, ...]]:
        """Each option with its values, the default first: numbers or names."""
        return {option.name: option.values for option in self.program.options}

    def playable(self, players: int, options: Chosen, traced: bool = False) -> Playable:
        """What plays with so many players and these options (the others at their defaults). Raises Refusal."""
        return self._translated(players, options, traced)[0]

    def tables(self, players: int, options: Chosen, traced: bool = False) -> Tables:
        """The numbers of the same with their names. Raises Refusal."""
        return self._translated(players, options, traced)[1]

    def _translated(self, players: int, options: Chosen, traced: bool) -> tuple[Playable, Tables]:
        if not self.min_players <= players <= self.max_players:
            raise Refusal(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        chosen = self._chosen(options)
        key = (players, tuple(sorted(chosen.items())), traced)
        with self._making:
            if key not in self._made:
                self._made[key] = translate(self.program, players, chosen, traced)
        return self._made[key]

    def _chosen(self, options: Chosen) -> dict[str, int | str]:
        """Every option with its value. Raises Refusal."""
        chosen: dict[str, int | str] = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            if name not in chosen:
                raise Refusal(f"{self.title} has no option `{name}`")
            if value not in self.options[name]:
                raise Refusal(f"option {name} is one of {', '.join(map(str, self.options[name]))}, not {value}")
            chosen[name] = value
        return chosen
