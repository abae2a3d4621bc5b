"""Rules that can be played: a checked Program, and what plays it for each number of players, made when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import TYPE_CHECKING, cast

from interpreter.keeping.games import Heading, Kept, Table, heading_of
from interpreter.late import Late
from interpreter.match.refusal import Refusal
from interpreter.state.state import Playable, State

if TYPE_CHECKING:
    from interpreter import translate
    from interpreter.numbering.tables import Tables
    from rulelang.program import Chosen, Program
else:  # what was translated before is kept
    translate = Late("interpreter.translate")


class Rules:
    """The rules of one game with its variants. `identity` is a hash of all that matters to play."""

    def __init__(self, rules: Program | Kept, identity: str) -> None:
        self.identity = identity
        self._rules = rules
        self._heading: Heading = rules.heading if isinstance(rules, Kept) else heading_of(rules, identity)
        self._made: dict[tuple[int, tuple[tuple[str, int | str], ...], bool], Playable] = {}
        self.first_decisions: dict[int, tuple[Playable, State]] = {}  # by the identity of what plays: where all its matches begin
        self._usual: dict[tuple[int, bool], Playable] = {}  # the same where no option was named
        self._making = Lock()  # several threads may ask for the same at once: it is made once

    @property
    def program(self) -> Program:
        """The rules themselves."""
        return self._rules.program() if isinstance(self._rules, Kept) else self._rules

    @property
    def name(self) -> str:
        """The name in the file's first line."""
        return self._heading.name

    @property
    def title(self) -> str:
        """The title for people."""
        return self._heading.title

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants that it is played with, in the order in which they build on each other."""
        return self._heading.variants

    @property
    def min_players(self) -> int:
        """The fewest that can play."""
        return self._heading.min_players

    @property
    def max_players(self) -> int:
        """The most that can play."""
        return self._heading.max_players

    @property
    def options(self) -> Mapping[str, tuple[int, ...] | tuple[str, ...]]:
        """Each option with its values, the default first: numbers or names."""
        return self._heading.options

    def playable(self, players: int, options: Chosen, traced: bool = False) -> Playable:
        """What plays with so many players and these options (the others at their defaults). Raises Refusal."""
        return self._translated(players, options, traced)

    def tables(self, players: int, options: Chosen, traced: bool = False) -> Tables:
        """The numbers of the same with their names. Raises Refusal."""
        return cast("Tables", self.playable(players, options, traced).tables())

    def _translated(self, players: int, options: Chosen, traced: bool) -> Playable:
        if not self.min_players <= players <= self.max_players:
            raise Refusal(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        if not options and (usual := self._usual.get((players, traced))) is not None:
            return usual
        chosen = self._chosen(options)
        key = (players, tuple(sorted(chosen.items())), traced)
        with self._making:
            if key not in self._made:
                self._made[key] = self._kept_or_translated(Table(players, chosen, traced))
            if not options:
                self._usual[players, traced] = self._made[key]
        return self._made[key]

    def _kept_or_translated(self, table: Table) -> Playable:
        found = self._rules.playable(table) if isinstance(self._rules, Kept) else None
        if found is None:
            found, _ = translate.translate(self.program, *table)
            if isinstance(self._rules, Kept):
                self._rules.keep(table, found)
        return found

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
