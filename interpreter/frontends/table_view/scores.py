"""The end of a match as text: each score line for each player, the sums and who won."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from interpreter import Match
from interpreter.frontends.console import at_the_beginning


def show_scores(match: Match, out: Console) -> None:
    """Prints the scores, line by line where the game has score lines, and the result."""
    if match.score_lines:
        out.print(_table(match))
        out.print()
    for said, values in match.tie_breaks:
        each = ", ".join(f"{match.seats[seat]} {value}" for seat, value in values.items())
        out.print(Text(f"Tied; {said}: {each}." if said else f"Tied; then: {each}."))
    out.print(Text(result(match), style="bold"))


def result(match: Match) -> str:
    """One sentence: who won, or that nobody did."""
    if match.stopped:
        return "Stopped: the limit of decisions was reached."
    winners = [match.seats[seat] for seat in match.winners]
    all_of_them = match.players if match.won_outright else len(match.seats)  # `everyone wins` speaks of the players
    if match.won_outright and not winners:
        return "Nobody wins."
    if not winners or (len(winners) == all_of_them > 1):
        return "Everyone wins." if match.won_outright else "A draw."
    if len(winners) == 1:
        return at_the_beginning(f"{winners[0]} wins.")
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."


def _table(match: Match) -> Table:
    table = Table(title="Scores", title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in match.seats:
        table.add_column(at_the_beginning(name), justify="right")
    for name, each in match.score_lines:
        table.add_row(str(name).replace("_", " "), *(str(points) for points in each))
    if len(match.score_lines) > 1:
        table.add_row("in all", *(str(points) for points in match.scores), style="bold")
    return table
