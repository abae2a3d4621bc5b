"""`rulelang lab …`: plays the matches of a study, and tells what was found: sentences first, then tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from rich.text import Text

from interpreter import Game
from interpreter.frontends.console import OUT, answer_no, wrong_use
from interpreter.frontends.files.games import open_game, options_told
from interpreter.frontends.laboratory.files import write
from interpreter.frontends.laboratory.page import Page, Part
from interpreter.frontends.laboratory.playing import played, ready
from interpreter.frontends.laboratory.plots import plots_of_comparison, plots_of_one_game, plots_of_sweep
from interpreter.frontends.laboratory.tables import Table, differences_table, seats_table, show, sweep_table, uses_tables
from interpreter.frontends.laboratory.wanted import Wanted
from interpreter.lab.figures import figure as f
from interpreter.lab.studies.comparing import compared
from interpreter.lab.studies.of_one_game import sentences_of, told_of_seats, told_of_strength
from interpreter.lab.studies.sentences import listed, of_lines, sentences, told_sentences
from interpreter.lab.studies.sums import Beside, Measured, Setting
from interpreter.lab.studies.sweeping import swept, wording
from interpreter.scenarios.coverage.coverage import coverage, with_cells
from interpreter.telling.english.inflection import amount
from rulelang.program import Line
from rulelang.text.diagnostics import Complaints

SAID_AT_MOST = 4  # sentences for each value of a sweep
OF_TIES = "winner."  # begins the addresses of how ties are broken: the first way alone is no line of its own
CELL = re.compile(r"piece (\w+)\[(\w+)\]\.(\w+)")


# -------------------------------------------------------------------------------------------------------------- commands
def compare(wanted: Wanted) -> None:
    """A game beside the same game with variants."""
    ready(wanted)
    if not wanted.variants:
        wrong_use("What is the game compared with? Name a variant, or the path of its file, by `--with`.")
    base, variant = open_game(wanted.game), open_game(wanted.game, wanted.variants)
    parts = []
    for setting in wanted.settings(variant):
        beside = played([base, variant], setting, wanted.files)
        heading = f"{variant.title}, beside {base.title}: {_setting(base, setting, beside.matches)}"
        found = compared(beside)
        said = [*sentences(found), *of_lines(*[_unused(measured) for measured in beside.measured])]
        _tell(heading, said)
        parts.append(Part(heading, said, beside, plots_of_comparison(found, beside), [differences_table(beside)]))
    write(wanted, Page("compare", variant.title, f"What it does to {base.title}", parts))


def report(wanted: Wanted) -> None:
    """One game by itself."""
    parts = []
    for beside, heading in _measured(wanted, closely=True):
        measured = beside.measured[0]
        said = [*sentences_of(measured), *_without_effect(measured), *_never_came_up(measured)]
        _tell(heading, said)
        tables = [seats_table(measured), *uses_tables(measured)]
        _show(tables)
        parts.append(Part(heading, said, beside, plots_of_one_game(beside), tables))
    write(wanted, Page("report", parts[0].beside.measured[0].game.title, "What it is like", parts))


def _never_came_up(measured: Measured) -> list[str]:
    lines = list(_unused(measured).values())
    return [f"Rules that never came up in {measured.sums.matches} matches: {listed(lines)}."] if lines else []


def _without_effect(measured: Measured) -> list[str]:
    """Cards that somebody had, with what of them no rule ever asked for."""
    had = {figure.name for figure in measured.sums.figures if figure.group == f.TAKEN}
    cells = [CELL.fullmatch(one.address) for one in coverage(measured.game.program, measured.lines).unused]
    found = [f"{cell[2]} ({cell[3].replace('_', ' ')})" for cell in cells if cell and f"{cell[1]}: {cell[2]}" in had]
    return [f"Had by somebody, and never asked for in {measured.sums.matches} matches: {listed(found)}."] if found else []


def _unused(measured: Measured) -> dict[str, str]:
    """The rule lines that ran in no match, by address, as they are written. Which cells of tables were read is not noted here."""
    lines = {line.address: line for line in measured.game.program.lines}
    found = coverage(measured.game.program, measured.lines).unused
    unused = [lines[one.address] for one in found if not one.address.startswith(("piece ", "table "))]
    silent = {line.address for line in unused}
    in_part = {(line.file, line.line) for line in lines.values() if line.address not in silent}
    return {line.address: _as_written(line, (line.file, line.line) in in_part) for line in unused}


def _as_written(line: Line, in_part: bool) -> str:
    """``else: move member to box` (village.rules:295)`; with its address where other parts of the line ran."""
    written = f"`{line.text.strip()}` ({Path(line.file).name}:{line.line})"
    return f"`{line.address}` in {written}" if in_part or line.address.startswith(OF_TIES) else written


def seats(wanted: Wanted) -> None:
    """Seats and first turns."""
    parts = []
    for beside, heading in _measured(wanted):
        said = told_of_seats(beside.measured[0])
        _tell(heading, said)
        tables = [seats_table(beside.measured[0])]
        _show(tables)
        parts.append(Part(heading, said, beside, plots_of_one_game(beside)[:2], tables))
    write(wanted, Page("seats", parts[0].beside.measured[0].game.title, "Does a seat win too often?", parts))


def cards(wanted: Wanted) -> None:
    """Actions, alternatives, cards and places."""
    parts = []
    for beside, heading in _measured(wanted, closely=True):
        measured = beside.measured[0]
        said = told_of_strength(measured) or [f"What makes winners cannot be told from {beside.matches} matches."]
        _tell(heading, said)
        tables = uses_tables(measured)
        _show(tables)
        parts.append(Part(heading, said, beside, plots_of_one_game(beside)[-2:], tables))
    write(wanted, Page("cards", parts[0].beside.measured[0].game.title, "What makes winners", parts))


def sweep(wanted: Wanted, change: str, values: range) -> None:
    """One number over a range."""
    ready(wanted)
    base = open_game(wanted.game, wanted.variants)
    games, refused = _of_values(wanted, change, values)
    parts, heading = [], f"{base.title}, `{wording(change)}`"
    for setting in wanted.settings(next(iter(games.values()))):
        beside = played(list(games.values()), setting, wanted.files)
        said = _steps(list(games), beside)
        OUT.print(Text(f"{heading}: {_setting(base, setting, beside.matches)}", style="bold"))
        tables = [sweep_table(list(games), beside)]
        _show(tables)
        _say(said)
        told = f"{heading}: {_setting(base, setting, beside.matches)}"
        parts.append(Part(told, said, beside, plots_of_sweep(list(games), beside), tables))
    if refused:
        _say(_why_refused(refused))
    own = ("--change", change, "--from", str(values.start), "--to", str(values[-1]), "--by", str(values.step))
    under = f"One number after another: {wording(change).format(f'{values.start} to {values[-1]}')}"
    write(wanted, Page("sweep", base.title, under, parts, own))


def _of_values(wanted: Wanted, change: str, values: Sequence[int]) -> tuple[dict[int, Game], dict[int, Complaints]]:
    """The game with each value, and the values that its rules refuse. Ends the command where they refuse all."""
    games, refused = {}, {}
    for value in values:
        try:
            games[value] = swept(wanted.game, wanted.variants, change, value)
        except Complaints as complaints:
            if [one.code for one in complaints.diagnostics] == ["changes_nothing"]:  # it has this value already
                games[value] = open_game(wanted.game, wanted.variants)
            else:
                refused[value] = complaints
    if not games:
        answer_no(str(next(iter(refused.values()))))
    return games, refused


def _why_refused(refused: Mapping[int, Complaints]) -> list[str]:
    """With which values the rules do not go together, and the first reason, with its place in the game's own files."""
    numbers: dict[str, list[str]] = {}
    for value, complaints in refused.items():
        first = complaints.diagnostics[0]
        places = "".join(f" ({Path(also.file).name}:{also.span.line})" for also in first.also[:1])
        numbers.setdefault(f"{first.text}{places}", []).append(str(value))
    return [f"With {', '.join(values)} the rules do not go together: {why}." for why, values in numbers.items()]


def _measured(wanted: Wanted, closely: bool = False) -> Iterator[tuple[Beside, str]]:
    """The game for each number of players, and a headline."""
    ready(wanted)
    game = open_game(wanted.game, wanted.variants)
    if closely:
        game = Game(with_cells(game.program), game.identity)
    for setting in wanted.settings(game, closely):
        beside = played([game], setting, wanted.files)
        yield beside, f"{game.title}: {_setting(game, setting, beside.matches)}"


# --------------------------------------------------------------------------------------------------------------- telling
def _setting(game: Game, setting: Setting, matches: int) -> str:
    who = ", ".join(setting.seats) if len({*setting.seats}) > 1 else f"{setting.seats[0]} bots"
    seeds = f"seeds {setting.seeds.start} to {setting.seeds.start + matches - 1}"
    tables = f"{amount(matches, 'match')} of {amount(setting.players, 'player')}"
    return f"{tables}{options_told(game, setting.players, setting.options)}, {who}, {seeds}"


def _tell(heading: str, said: Iterable[str]) -> None:
    OUT.print(Text(heading, style="bold"))
    _say(said)


def _show(tables: Iterable[Table]) -> None:
    for table in tables:
        show(table)


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
