"""The end of a match as text: each score line for each player or team, the sums, who won and who came next."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from interpreter import Match
from interpreter.frontends.console import at_the_beginning
from rulelang.program.kinds import words
from rulelang.program.values.arithmetic import written

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number

_WHO_IS = re.compile(r"(?:the )?highest \(1 if you are .+, else 0\)")  # a tie that the rules give to somebody
ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


def show_scores(match: Match, out: Console) -> None:
    """Prints the scores, line by line where the game has score lines, and the result."""
    if match.score_lines:
        out.print(_table(match))
        out.print()
    for said, values in match.tie_breaks:
        out.print(Text(_tie(match, said, values)))
    if told := places(match):
        out.print(Text(told))
    out.print(Text(result(match), style="bold"))


def _tie(match: Match, said: str, values: Mapping[int, Number]) -> str:
    """What decides between those who are level, in the words of the rules, and what each has: all the same, or not."""
    criterion = _criterion(words(said)) or "what comes next"
    if len({*values.values()}) == 1:
        return f"A tie, also by {criterion}: {written(next(iter(values.values())))} each."
    ahead = [seat for seat, value in values.items() if value == 1]
    if _WHO_IS.fullmatch(criterion) and len(ahead) == 1:
        return f"A tie, which goes to {match.seats[ahead[0]]}."
    each = ", ".join(f"{written(value)} for {match.seats[seat]}" for seat, value in values.items())
    return f"A tie, decided by {criterion}: {each}."


def _criterion(said: str) -> str:
    """What is compared, as people say it: `the highest how many different hues are among …` as `how many different hues …`."""
    counted = said.partition("how many different ")[2]
    told = f"how many different {counted}" if counted else said
    return told.replace("your ", "their ").replace("count of ", "number of ")


def result(match: Match) -> str:
    """One sentence: who won, or that nobody did."""
    if match.stopped:
        return "Stopped: the limit of decisions was reached."
    if len(match.teams) == 1:
        return _together(match)
    winners = _parties(match, match.winners)
    all_of_them = match.players if match.won_outright else len(match.ranked)  # `everyone wins` speaks of the players
    if match.won_outright and not winners:
        return "Everyone loses." if len(match.losers) == match.players else "Nobody wins."
    if not winners or (len(match.winners) == all_of_them > 1):
        return "Everyone wins." if match.won_outright else "A draw."
    if len(winners) == 1:
        return at_the_beginning(f"{winners[0]} wins.")
    return at_the_beginning(f"{', '.join(winners[:-1])} and {winners[-1]} share the victory.")


def _together(match: Match) -> str:
    """The result of a game in which all are one team: what it is called, too, if the rules have words for it."""
    points = f"{written(match.scores[0])} point{'' if match.scores[0] == 1 else 's'}" if match.score_lines else ""
    said = f"You {'win' if match.winners else 'lose'} together{' with ' if points else ''}{points}"
    if not match.won_outright and points:
        said = f"You have {points} together"
    return f"{said}: {match.grades[0]}." if match.grades else f"{said}."


def places(match: Match) -> str:
    """Who comes next, place by place, where there are more than two; nothing if nobody is ranked beyond the winners."""
    if len(match.teams or match.ranked) < 3 or not match.places:
        return ""
    told = []
    for place in sorted({*match.places} - {0, 1}):
        names = _parties(match, [seat for seat, own in enumerate(match.places) if own == place])
        ordinal = ORDINALS[place - 1] if place <= len(ORDINALS) else f"{place}th"
        told.append(f"{ordinal}: {' and '.join([', '.join(names[:-1]), names[-1]] if len(names) > 1 else names)}.")
    return " ".join(told)


def _parties(match: Match, seats: Sequence[int]) -> list[str]:
    """What these are called, a team by its name."""
    if match.teams:
        return [f"team {words(name)}" for name, own in match.teams.items() if {*own} & {*seats}]
    return [match.seats[seat] for seat in seats]


def _table(match: Match) -> Table:
    table = Table(title="Scores", title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    first = [seats[0] for seats in match.teams.values()] or match.ranked
    for name in map(words, match.teams) if match.teams else (match.seats[seat] for seat in first):
        table.add_column(at_the_beginning(name), justify="right")
    of_seats = [(name, [each[seat] for seat in match.ranked]) for name, each in match.score_lines]
    lines = match.team_score_lines if match.teams else of_seats
    for name, each in lines:
        beside = " (not in the total)" if name in match.uncounted else ""
        table.add_row(words(name) + beside, *map(written, each))
    if len(lines) > 1:
        table.add_row("in all", *(written(match.scores[seat]) for seat in first), style="bold")
    if match.grades:
        table.add_row("called", *(match.grades[seat] for seat in first))
    return table
