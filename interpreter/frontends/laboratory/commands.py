"""`rulelang lab …`: plays the matches of a study with a progress bar, and tells what was found: sentences first, then tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from interpreter import Game
from interpreter.frontends.console import ERR, OUT, answer_no, wrong_use
from interpreter.frontends.files.games import open_game, options_told
from interpreter.frontends.laboratory.files import write
from interpreter.frontends.laboratory.page import Part
from interpreter.frontends.laboratory.plots import needs_altair
from interpreter.frontends.laboratory.tables import show_seats, show_sweep, show_uses
from interpreter.frontends.laboratory.wanted import Wanted
from interpreter.lab.figures.intervals import LabMissing, needs_scipy
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.frames import needs_polars
from interpreter.lab.studies.of_one_game import listed, sentences_of, told_of_seats, told_of_strength
from interpreter.lab.studies.sentences import sentences, told_sentences
from interpreter.lab.studies.study import measure
from interpreter.lab.studies.sums import Beside, Measured, Setting
from interpreter.lab.studies.sweeping import swept, wording
from interpreter.scenarios.coverage.coverage import coverage
from rulelang.text.diagnostics import Complaints

SAID_AT_MOST = 4  # sentences for each value of a sweep


# -------------------------------------------------------------------------------------------------------------- commands
def compare(wanted: Wanted) -> None:
    """A game beside the same game with variants."""
    _ready(wanted)
    if not wanted.variants:
        wrong_use("What is the game compared with? Name a variant, or the path of its file, by `--with`.")
    base, variant = open_game(wanted.game), open_game(wanted.game, wanted.variants)
    parts = []
    for setting in wanted.settings(variant):
        beside = _played([base, variant], setting)
        heading = f"{variant.title}, beside {base.title}: {_setting(base, setting, beside.matches)}"
        parts.append(Part(heading, sentences(compared(beside)), beside))
        _tell(parts[-1])
    write(wanted, f"{variant.title}: what it does to {base.title}", parts)


def report(wanted: Wanted) -> None:
    """One game by itself."""
    parts = []
    for beside, heading in _measured(wanted):
        measured = beside.measured[0]
        parts.append(Part(heading, [*sentences_of(measured), *_never_came_up(measured)], beside))
        _tell(parts[-1])
        show_seats(measured)
        show_uses(measured)
    write(wanted, f"{parts[0].beside.measured[0].game.title}: what it is like", parts)


def _never_came_up(measured: Measured) -> list[str]:
    """The rule lines that ran in no match; which cells of tables were read is not noted here."""
    found = coverage(measured.game.program, measured.lines).unused
    unused = [one for one in found if not one.address.startswith(("piece ", "table "))]
    lines = listed([f"`{address}`" for address in dict.fromkeys(one.address for one in unused)])
    return [f"Rules that never came up in {measured.sums.matches} matches: {lines}."] if unused else []


def seats(wanted: Wanted) -> None:
    """Seats and first turns."""
    for beside, heading in _measured(wanted):
        _tell(Part(heading, told_of_seats(beside.measured[0]), beside))
        show_seats(beside.measured[0])


def cards(wanted: Wanted) -> None:
    """Actions, alternatives, cards and places."""
    for beside, heading in _measured(wanted):
        said = told_of_strength(beside.measured[0]) or [f"What makes winners cannot be told from {beside.matches} matches."]
        _tell(Part(heading, said, beside))
        show_uses(beside.measured[0])


def sweep(wanted: Wanted, change: str, values: Sequence[int]) -> None:
    """One number over a range."""
    _ready(wanted)
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
        show_sweep([value for value, _ in games], beside.measured)
        _say(_steps([value for value, _ in games], beside))
    if refused:
        _say([f"With {', '.join(map(str, refused))} the rules do not go together; `rulelang check` says why."])


# --------------------------------------------------------------------------------------------------------------- playing
def _ready(wanted: Wanted) -> None:
    """Ends the command, before anything is played, where something is missing that it will need."""
    try:
        needs_scipy()
        if wanted.data is not None:
            needs_polars()
        if wanted.page is not None:
            needs_altair()
    except LabMissing as missing:
        wrong_use(str(missing))


def _measured(wanted: Wanted) -> Iterator[tuple[Beside, str]]:
    """The game for each number of players, and a headline."""
    _ready(wanted)
    game = open_game(wanted.game, wanted.variants)
    for setting in wanted.settings(game):
        beside = _played([game], setting)
        yield beside, f"{game.title}: {_setting(game, setting, beside.matches)}"


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
        again = "The same command goes on from there."
        ERR.print(Text(f"Interrupted: what follows is of the {found.matches} matches that were played. {again}"))
    return found


# --------------------------------------------------------------------------------------------------------------- telling
def _setting(game: Game, setting: Setting, matches: int) -> str:
    who = ", ".join(setting.seats) if len({*setting.seats}) > 1 else f"{setting.seats[0]} bots"
    seeds = f"seeds {setting.seeds.start} to {setting.seeds.start + matches - 1}"
    return f"{matches} matches of {setting.players} players{options_told(game, setting.players, setting.options)}, {who}, {seeds}"


def _tell(part: Part) -> None:
    OUT.print(Text(part.heading, style="bold"))
    _say(part.said)


def _say(said: Iterable[str]) -> None:
    for sentence in said:
        OUT.print(Text(f"  {sentence}"))
    OUT.print()


def _steps(values: Sequence[int], beside: Beside) -> list[str]:
    """For each value the first sentences of what differs from the first value."""
    said = []
    for place, value in enumerate(values[1:], 1):
        found = compared(beside, place)
        told = told_sentences(found)[:SAID_AT_MOST]
        said.append(f"{value} in place of {values[0]}: {' '.join(told) or 'nothing can be told.'}")
    return said
