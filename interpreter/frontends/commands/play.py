"""`rulelang play`: one match at one terminal, people and bots, told move by move."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from interpreter import Decision, Game, Match, Option, Refusal
from interpreter.bots import Bot
from interpreter.frontends.console import OUT, answer_no, player_name, wrong_use
from interpreter.frontends.files.games import (
    game_files,
    game_options,
    known_games,
    new_match,
    open_game,
    options_told,
    player_count,
)
from interpreter.frontends.files.saves import places, read_save, restore, write_save
from interpreter.frontends.person.decision import Leave, Save, Screen, Take, Undo, ask, typed
from interpreter.frontends.person.seats import seat_names, sit_down
from interpreter.frontends.table_view.scores import show_scores
from interpreter.frontends.table_view.whole_table import show_table
from interpreter.late import Late
from interpreter.numbering.tables import tables_of
from interpreter.telling.report import Paragraph, Report
from interpreter.telling.view_shape import View

if TYPE_CHECKING:
    from interpreter.frontends.person import rulebook
    from interpreter.frontends.person.rulebook import Rulebook
else:  # the text is read when somebody looks something up
    rulebook = Late("interpreter.frontends.person.rulebook")


@dataclass
class Sitting:
    """A match being played: who sits where, where it is saved, how far it has been told."""

    game: Game
    game_name: str
    match: Match
    seat_names: list[str]
    seed: int  # of the bots
    save_to: Path | None = None  # None: not saved yet
    out: Console = OUT
    read: Callable[[], str] = typed
    report: Report | None = None  # what was told of it
    variants: tuple[str, ...] = ()  # as they were named
    table: View | None = None  # as a person saw it last
    asked: int | None = None  # the person who looked last
    looked: dict[int, int] = field(default_factory=dict)  # for each person the mark of what was told when they looked last
    deciders: list[int] = field(default_factory=list)  # who took each decision
    bots: list[Bot | None] = field(init=False)
    files: list[Path] = field(init=False)  # of the game and the variants

    def __post_init__(self) -> None:
        self.files = game_files(self.game_name, self.variants)
        self.bots = sit_down(self.seat_names, self.seed)
        self.report = self.report or _report(self.match, self.hearer, 0)

    @cached_property
    def rulebook(self) -> Rulebook:
        """What can be looked up. Raises OSError."""
        return rulebook.rulebook(self.game.program, self.files)

    def show(self, view: View) -> None:
        """Prints the table, as it is seen in this view of the match as it stands."""
        show_table(self.game.program, view, self.out, self.match.grounds())

    def screen(self, view: View) -> Screen:
        """Where a person is asked who sees this."""
        return Screen(self.out, self.read, lambda: self.show(view), lambda: self.rulebook)

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def hearer(self) -> int | None:
        """To whom the log is told: the only person, else a spectator."""
        return self.people[0] if len(self.people) == 1 else None


def play(sitting: Sitting) -> None:
    """Plays until the match is over or a person stops; what people have played is saved, whatever ends the command."""
    try:
        _play(sitting)
    except (Refusal, OSError, KeyboardInterrupt):  # the rules cannot go on, nothing can be shown any more, it lasts too long
        if sitting.people and sitting.match.history:
            _save_at_last(sitting)
        raise


def _play(sitting: Sitting) -> None:
    match = sitting.match
    several = "s" if match.players > 1 else ""
    options = options_told(sitting.game, match.players, tables_of(match.state).options)
    told = f"{sitting.game.title}, {match.players} player{several}{options}, seed {match.seed}"
    sitting.out.print(Text(told, style="bold"))
    while (decision := sitting.match.decision) is not None:
        bot = sitting.bots[decision.player]
        _tell(sitting, whole_turns=bot is not None)
        if bot is not None:
            _take(sitting, decision, bot.choose(sitting.match))
        elif not _person_goes_on(sitting, decision):
            return
    _tell(sitting)
    sitting.show(sitting.match.view(None))
    show_scores(sitting.match, sitting.out)
    if sitting.people and sitting.match.length:
        _offer_record(sitting)


def _offer_record(sitting: Sitting) -> None:
    """The match as a file that one can hand on, if a person wants it."""
    sitting.out.print(Text("The match is over. s [FILE] keeps it as a file; Enter ends."))
    kept = False
    while not kept:
        try:
            command, _, path = sitting.read().strip().partition(" ")
        except (EOFError, KeyboardInterrupt):
            return
        kept = command != "s" or _save(sitting, Path(path.strip()) if path.strip() else sitting.save_to or places()[0])


def _person_goes_on(sitting: Sitting, decision: Decision) -> bool:
    """A person's decision; False if the person stops."""
    match = sitting.match
    view = match.view(decision.player) | {"decision": None}
    if sitting.asked not in (decision.player, None) and not _hand_over(sitting, decision.player):
        return False
    sitting.asked = decision.player
    lying: View = {**view, "under_way": []}
    if lying != sitting.table:
        sitting.show(view)
    sitting.table = lying
    answer = ask(match, sitting.screen(view))
    match answer:
        case Take(option):
            _take(sitting, decision, option)
        case Undo():
            _undo(sitting, decision.player)
        case Save(path, stop=False):
            _save(sitting, path or sitting.save_to or places()[0])
        case Save(path):
            return not _save_to_stop(sitting, path)
        case Leave():
            return False
        case None:
            _save_at_last(sitting)
            return False
    return True


def _hand_over(sitting: Sitting, player: int) -> bool:
    """Where players have secrets, the next person looks only when the last one does not; False if nobody comes."""
    if not sitting.match.private:
        return True
    sitting.out.clear()
    sitting.out.print(Text(f"{player_name(player)} looks now, nobody else: press Enter."))
    try:
        sitting.read()
    except (EOFError, KeyboardInterrupt):
        _save_at_last(sitting)
        return False
    _tell_again(sitting, player)
    return True


def _tell_again(sitting: Sitting, player: int) -> None:
    """What happened since this person looked last: the screen was cleared since."""
    trace = sitting.match.state.trace or []
    report = _report(sitting.match, player, sitting.looked.get(player, 0))
    _print(sitting.out, report.since(trace))


def _take(sitting: Sitting, decision: Decision, option: Option) -> None:
    sitting.deciders.append(decision.player)
    before = len(sitting.match.state.trace or ())
    sitting.match.play(option)
    if sitting.bots[decision.player] is None:
        sitting.looked[decision.player] = before


def _undo(sitting: Sitting, player: int) -> None:
    if sitting.deciders[-1:] != [player] or not sitting.match.can_undo:
        sitting.out.print(Text("Nothing can be taken back here: not past chance, news, or another player's decision."))
        return
    sitting.match.undo()
    sitting.deciders.pop()
    sitting.report = _report(sitting.match, sitting.hearer)
    sitting.out.print(Text("Taken back."))


def _save(sitting: Sitting, path: Path) -> bool:
    """Whether the match now lies at this path; says so, or why not."""
    try:
        write_save(path, (sitting.game_name, *sitting.variants), sitting.seat_names, sitting.match)
    except OSError as error:
        sitting.out.print(Text(f"{path} cannot be written: {error.strerror}."))
        return False
    sitting.save_to = path
    sitting.out.print(Text(f"Saved. To go on: rulelang play --resume {shlex.quote(str(path))}"))
    return True


def _save_to_stop(sitting: Sitting, path: Path | None) -> bool:
    """Saves for a person who wants to stop; where that cannot be, the match goes on."""
    saved = _save(sitting, path or sitting.save_to or places()[0])
    if not saved:
        sitting.out.print(Text("The match goes on: `q FILE` saves it as another file, `q!` stops without saving."))
    return saved


def _save_at_last(sitting: Sitting) -> None:
    """Saves where nobody can be asked any more, at the first place that has room. Ends the command if there is none."""
    if not any(_save(sitting, path) for path in [*([sitting.save_to] if sitting.save_to else []), *places()]):
        answer_no(f"The match is not saved; its seed was {sitting.match.seed}.")


def _tell(sitting: Sitting, *, whole_turns: bool = False) -> None:
    """Tells what happened since, turn by turn: to the only person what that person may know, else what all may know."""
    assert sitting.report is not None
    _print(sitting.out, sitting.report.since(sitting.match.state.trace or [], whole_turns=whole_turns))


def _report(match: Match, hearer: int | None, told: int | None = None) -> Report:
    """The match as it is told to somebody, after so many of its events, or after all that has happened so far."""
    return Report(tables_of(match.state), hearer, (match.state.trace or [])[:told])


def _print(out: Console, told: Iterable[Paragraph]) -> None:
    for paragraph in told:
        indent = 2 * paragraph.depth + (0 if paragraph.heading else 2)
        if paragraph.heading and not paragraph.depth:
            out.print()
        text = Text(paragraph.text, style="bold" if paragraph.heading else "")
        out.print(Padding(text, (0, 0, 0, indent)) if out.is_terminal else Text(" " * indent) + text)


@dataclass(frozen=True)
class Wanted:
    """What the command line says about a match."""

    game: str | None = None
    variants: tuple[str, ...] = ()
    players: int | None = None
    seats: str | None = None
    seed: int | None = None
    options: tuple[str, ...] = ()


def sit_at_new(wanted: Wanted) -> Sitting:
    """A new match from the words of the command line."""
    if wanted.game is None:
        wrong_use("Which game? " + known_games())
    game = open_game(wanted.game, wanted.variants)
    names = seat_names(wanted.seats or "human,random", None)
    count = wanted.players if wanted.players is not None else min(max(game.min_players, len(names)), game.max_players)
    names = seat_names(wanted.seats or "human,random", player_count(game, count))
    seed = secrets.randbelow(10**6) if wanted.seed is None else wanted.seed
    match = new_match(game, count, seed, wanted.options, traced=True)
    return Sitting(game, wanted.game, match, names, seed, variants=wanted.variants)


def sit_at_saved(path: Path, wanted: Wanted) -> Sitting:
    """A saved match, with those who sat there or with others. Ends the command if other rules are wanted than it has."""
    saved = read_save(path)
    name = wanted.game or saved["game"]
    variants = wanted.variants if wanted.variants or wanted.game else tuple(saved["with"])
    game = open_game(name, variants)
    match = restore(game, saved, path)
    other = [f"{k} {v}" for k, v in game_options(game, wanted.options).items() if tables_of(match.state).options[k] != v]
    if other:
        answer_no(f"{path} cannot be resumed: it was not played with option {', '.join(other)}")
    names = seat_names(wanted.seats or ",".join(saved["seats"]), match.players)
    seed = match.seed + len(match.history)
    sitting = Sitting(game, name, match, names, seed, save_to=path, variants=variants)
    sitting.report = _report(match, sitting.hearer)
    sitting.deciders = [-1] * len(match.history)
    return sitting
