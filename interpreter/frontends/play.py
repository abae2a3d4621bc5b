"""`rulelang play`: one match at one terminal, people and bots, told move by move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.text import Text

from interpreter import Game, Match, Option, Refusal
from interpreter.bots import Bot
from interpreter.frontends.console import player_name
from interpreter.frontends.person import Save, Take, Undo, ask
from interpreter.frontends.saves import write_save
from interpreter.frontends.scores import show_scores
from interpreter.frontends.seats import sit_down
from interpreter.frontends.table import show_table


@dataclass
class Sitting:
    """A match being played: who sits where, where it is saved, how far it has been told."""

    game: Game
    match: Match
    seat_names: list[str]
    seed: int
    save_to: Path
    out: Console
    read: Callable[[], str]
    told: int = 0
    moves: int = 0
    bots: list[Bot | None] = field(init=False)

    def __post_init__(self) -> None:
        self.bots = sit_down(self.seat_names, self.seed)

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]


def play(sitting: Sitting) -> None:
    """Plays until the match is over or a person stops."""
    sitting.out.print(Text(f"{sitting.game.title}, {sitting.match.players} players, seed {sitting.seed}", style="bold"))
    _tell_events(sitting)
    while (decision := sitting.match.decision) is not None:
        bot = sitting.bots[decision.player]
        if bot is not None:
            _take(sitting, bot.choose(sitting.match))
        elif not _person_goes_on(sitting):
            return
    show_table(sitting.match.view(_viewer(sitting)), sitting.out)
    show_scores(sitting.match, sitting.out)


def _person_goes_on(sitting: Sitting) -> bool:
    """A person's decision; False if the person stops."""
    match = sitting.match
    assert match.decision is not None
    view = match.view(match.decision.player)
    answer = ask(match, sitting.out, sitting.read, lambda: show_table(view, sitting.out))
    match answer:
        case Take(option):
            _take(sitting, option)
        case Undo():
            _undo(sitting)
        case Save(path, stop):
            _save(sitting, path)
            return not stop
    return True


def _take(sitting: Sitting, option: Option) -> None:
    decision = sitting.match.decision
    assert decision is not None
    hidden = _hidden(sitting, decision.player)
    sitting.moves += 1
    what = "has chosen" if hidden else f"{decision.prompt}: {option.label}"
    sitting.match.play(option)
    sitting.out.print(Text(f"{sitting.moves:>4}  {player_name(decision.player)}: {what}"))
    _tell_events(sitting)


def _undo(sitting: Sitting) -> None:
    if not sitting.match.can_undo:
        sitting.out.print(Text("Nothing can be taken back here: not past chance, news, or another player's decision."))
        return
    try:
        sitting.match.undo()
    except Refusal as refusal:
        sitting.out.print(Text(str(refusal)))
        return
    sitting.moves -= 1
    sitting.told = min(sitting.told, len(sitting.match.events))
    sitting.out.print(Text("Taken back."))
