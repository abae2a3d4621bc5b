"""`rulelang lab …`: plays the matches of a study with a progress bar, and tells what was found: sentences first, then tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from interpreter import Game
from interpreter.frontends.commands.simulate import ENOUGH, player_counts
from interpreter.frontends.console import ERR, OUT, answer_no, wrong_use
from interpreter.frontends.files.games import game_options, open_game, options_told, player_count
from interpreter.frontends.person.seats import seat_names
from interpreter.lab.figures import figure as f
from interpreter.lab.figures.intervals import LabMissing, needs_scipy
from interpreter.lab.studies.clauses import called
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.of_one_game import mean_of, sentences_of, told_of_seats, told_of_strength
from interpreter.lab.studies.sentences import number, sentences, told_sentences
from interpreter.lab.studies.strength import Seat, Use, uses
from interpreter.lab.studies.strength import seats as seats_of
from interpreter.lab.studies.study import Beside, Measured, Setting, measure
from interpreter.lab.studies.sweeping import swept, wording
from interpreter.worker_processes import cores
from rulelang.text.diagnostics import Complaints

ROWS_AT_MOST = 40
SAID_AT_MOST = 4  # sentences for each value of a sweep


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
    data: Path | None = None
    page: Path | None = None

    def settings(self, game: Game) -> list[Setting]:
        """One for each number of players. Ends the command where the game is not for so many, or has no such option or bot."""
        counts = [game.min_players] if self.players is None else player_counts(game, self.players)
        chosen = game_options(game, self.options)
        jobs = max(1, min(cores(), len(self.seeds) // ENOUGH)) if self.jobs is None else self.jobs
        seats = [tuple(seat_names(self.bots, player_count(game, players), people=False)) for players in counts]
        return [Setting(len(names), self.seeds, names, chosen, jobs) for names in seats]


# -------------------------------------------------------------------------------------------------------------- commands
def compare(wanted: Wanted) -> None:
    """A game beside the same game with variants."""
    _ready()
    if not wanted.variants:
        wrong_use("What is the game compared with? Name a variant, or the path of its file, by `--with`.")
    base, variant = open_game(wanted.game), open_game(wanted.game, wanted.variants)
    for setting in wanted.settings(variant):
        beside = _played([base, variant], setting)
        OUT.print(Text(f"{variant.title}, beside {base.title}: {_setting(base, setting, beside.matches)}", style="bold"))
        _say(sentences(compared(beside)))


def report(wanted: Wanted) -> None:
    """One game by itself."""
    for measured in _measured(wanted):
        _say(sentences_of(measured))
        _show_seats(measured)
        _show_uses(measured)


def seats(wanted: Wanted) -> None:
    """Seats and first turns."""
    for measured in _measured(wanted):
        _say(told_of_seats(measured))
        _show_seats(measured)


def cards(wanted: Wanted) -> None:
    """Actions, alternatives, cards and places."""
    for measured in _measured(wanted):
        _say(told_of_strength(measured) or [f"What makes winners cannot be told from {measured.sums.matches} matches."])
        _show_uses(measured)


def sweep(wanted: Wanted, change: str, values: Sequence[int]) -> None:
    """One number over a range."""
    _ready()
    games, refused = [], {}
    for value in values:
        open_game(wanted.game, wanted.variants)
        try:
            games.append((value, swept(wanted.game, wanted.variants, change, value)))
        except Complaints as complaints:
            refused[value] = complaints
    if not games:
        answer_no(str(next(iter(refused.values()))))
    for setting in wanted.settings(games[0][1]):
        beside = _played([game for _, game in games], setting)
        base = open_game(wanted.game, wanted.variants)
        OUT.print(Text(f"{base.title}, `{wording(change)}`: {_setting(base, setting, beside.matches)}", style="bold"))
        _show_sweep([value for value, _ in games], beside.measured)
        _say(_steps([value for value, _ in games], beside))
    if refused:
        _say([f"With {', '.join(map(str, refused))} the rules do not go together: {next(iter(refused.values())).complaints[0].title}."])


# --------------------------------------------------------------------------------------------------------------- playing
def _ready() -> None:
    try:
        needs_scipy()
    except LabMissing as missing:
        wrong_use(str(missing))


def _measured(wanted: Wanted) -> Iterable[Measured]:
    """The game for each number of players, with a headline."""
    _ready()
    game = open_game(wanted.game, wanted.variants)
    for setting in wanted.settings(game):
        beside = _played([game], setting)
        OUT.print(Text(f"{game.title}: {_setting(game, setting, beside.matches)}", style="bold"))
        yield beside.measured[0]


def _played(games: Sequence[Game], setting: Setting) -> Beside:
    """Plays the matches; interrupted, it says so and goes on with what there is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        task = progress.add_task(f"{setting.players} players", total=len(setting.seeds))
        try:
            found = measure(games, setting, partial(progress.advance, task))
        except BrokenProcessPool:
            progress.stop()
            answer_no("A process that played was ended from outside. If there was no room for it, `--jobs 1` needs less.")
    if found.matches < 2:
        answer_no("Interrupted before two matches were played: nothing can be told.")
    if found.matches < len(setting.seeds):
        ERR.print(Text(f"Interrupted: what follows is of the {found.matches} matches that were played."))
    return found


# --------------------------------------------------------------------------------------------------------------- telling
def _setting(game: Game, setting: Setting, matches: int) -> str:
    who = ", ".join(setting.seats) if len({*setting.seats}) > 1 else f"{setting.seats[0]} bots"
    seeds = f"seeds {setting.seeds.start} to {setting.seeds.start + matches - 1}"
    return f"{matches} matches of {setting.players} players{options_told(game, setting.players, setting.options)}, {who}, {seeds}"


def _say(said: Iterable[str]) -> None:
    for sentence in said:
        OUT.print(Text(f"  {sentence}"))
    OUT.print()


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table


def _show_seats(measured: Measured) -> None:
    table = _table("wins", "of a hundred", "give or take", "fair")
    for group, name in ((f.WINS, "{}"), (f.WINS_IN_TURN, "first turn: {}")):
        for seat in seats_of(measured, group):
            table.add_row(name.format(seat.name), f"{100 * seat.share:.1f}", _span(seat), f"{100 * seat.fair:.1f}")
    OUT.print(table)
    OUT.print()


def _span(seat: Seat) -> str:
    return f"{100 * max(0.0, seat.low):.0f} to {100 * min(1.0, seat.high):.0f}"


def _show_uses(measured: Measured) -> None:
    for group, what, done in ((f.DONE, "actions and alternatives", "done"), (f.TAKEN, "cards, places and others", "taken")):
        found = uses(measured, group)
        if not found:
            continue
        table = _table(what, *(["offered"] if group == f.TAKEN else []), done, "more by a winner")
        shown = found if len(found) <= ROWS_AT_MOST else [*found[: ROWS_AT_MOST // 2], *found[-ROWS_AT_MOST // 2 :]]
        for use in shown:
            offered = [number(use.offered)] if group == f.TAKEN else []
            table.add_row(Text(called(measured.game.program, use.figure.name)), *offered, number(use.taken), _edge(use))
        OUT.print(table)
        left = len(found) - len(shown)
        OUT.print(Text(f"Times a game, all players together.{f' {left} in between are left out.' if left else ''}\n"))


def _edge(use: Use) -> str:
    """By how much a winner does it more than one of the others; in brackets where that may be chance."""
    edge = f"{'+' if use.edge.mean >= 0 else '-'}{number(abs(use.edge.mean))}"
    return edge if use.edge.told else f"({edge})"


def _show_sweep(values: Sequence[int], measured: Sequence[Measured]) -> None:
    table = _table("value", "wins of Player 1", "rounds", "decisions", "points of the winners", "lead changes")
    for value, one in zip(values, measured, strict=True):
        wins = seats_of(one)[0]
        figures = [mean_of(one, figure) for figure in (f.ROUNDS, f.DECISIONS, f.OF_WINNERS, f.LEAD_CHANGES)]
        table.add_row(str(value), f"{100 * wins.share:.0f} ({_span(wins)})", *figures)
    OUT.print(table)


def _steps(values: Sequence[int], beside: Beside) -> list[str]:
    """For each value the first sentences of what differs from the first value."""
    said = []
    for place, value in enumerate(values[1:], 1):
        found = compared(beside, place)
        told = told_sentences(found)[:SAID_AT_MOST]
        said.append(f"{value} in place of {values[0]}: {' '.join(told) or 'nothing can be told.'}")
    return said
