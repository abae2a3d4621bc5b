"""What the command line says about a study."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from interpreter import Game
from interpreter.frontends.commands.simulate import ENOUGH, player_counts
from interpreter.frontends.files.games import game_options, player_count
from interpreter.frontends.person.seats import seat_names
from interpreter.lab.studies.sums import Setting
from interpreter.worker_processes import cores


@dataclass(frozen=True)
class Files:
    """Where what was found is written, besides being told."""

    data: Path | None = None
    page: Path | None = None
    records: Path | None = None  # a folder


@dataclass(frozen=True)
class Wanted:
    """What the command line says about a study."""

    game: str
    variants: tuple[str, ...]
    players: str | None
    seeds: range
    bots: str
    options: tuple[str, ...]
    jobs: int | None
    on: str = ""
    files: Files = Files()

    def settings(self, game: Game, closely: bool = False) -> list[Setting]:
        """One for each number of players. Ends the command where the game is not for so many, or has no such option or bot."""
        counts = [game.min_players] if self.players is None else player_counts(game, self.players)
        chosen = game_options(game, self.options)
        jobs = max(1, min(cores(), len(self.seeds) // ENOUGH)) if self.jobs is None else self.jobs
        seats = [tuple(seat_names(self.bots, player_count(game, players), people=False)) for players in counts]
        recorded = self.files.records is not None
        return [Setting(len(names), self.seeds, names, chosen, jobs, self.on, closely, recorded) for names in seats]

    def command(self, name: str, players: int, own: Sequence[str] = ()) -> str:
        """The command that plays the same matches again; `own` are the words that only this command knows."""
        words = ["rulelang", "lab", name, self.game, *own, *(word for one in self.variants for word in ("--with", one))]
        words += ["--players", str(players), "--games", str(len(self.seeds)), "--bots", self.bots]
        words += ["--seed", str(self.seeds.start), *(word for one in self.options for word in ("--option", one))]
        return shlex.join(words)
