"""Who has won: a declared winner, or the players ranked by the criteria of the rules, in order."""

from __future__ import annotations

from interpreter.state import State
from interpreter.tables import tables_of
from rulelang.program import Program


def ranked(s: State) -> list[int]:
    """The winning seats of a finished game; none if the rules score nothing and nobody won outright: a draw."""
    if s.winners is not None:
        return list(s.winners)
    if not s.n.ranking_functions and not s.n.score_functions:
        return []
    left = list(range(s.n.players))
    for best, values in compared(s):
        left = [player for player in left if values[player] == best]
    return left


def settle(s: State) -> None:
    """At the end everything is scored once, so that rules which cannot do it say so. Raises Halt."""
    if s.over:
        ranked(s)
        for score in s.n.score_functions:
            for player in range(s.n.players):
                score(s, player)


def compared(s: State) -> list[tuple[int, dict[int, int]]]:
    """Each criterion that was needed: the best value, and what those who were still level have."""
    n = s.n
    left = list(range(n.players))
    found = []
    for highest, function in [*zip(n.highest_wins, n.ranking_functions, strict=True)] or [(True, n.total)]:
        values = {player: function(s, player) for player in left}
        best = (max if highest else min)(values.values())
        found.append((best, values))
        left = [player for player in left if values[player] == best]
        if len(left) == 1:
            break
    return found


def told(s: State) -> list[tuple[str, dict[int, int]]]:
    """The same in the rule's words."""
    return [(said, values) for said, (_, values) in zip(_said(s), compared(s), strict=False)]


def ranking_lines(program: Program) -> list[int]:
    """The lines of the criteria of `winner:`, in order."""
    return [number for number, line in enumerate(program.lines) if line.address.startswith("winner.")]


def lines_asked(s: State) -> set[int]:
    """The lines of `winner:` that had something to decide at the end: each as long as several players were level."""
    if not s.over or s.winners is not None or s.n.players == 1:
        return set()
    lines = ranking_lines(tables_of(s).program)
    return {line for line, _ in zip(lines, compared(s), strict=False)} if lines else set()


def _said(s: State) -> list[str]:
    """The words of each criterion; without a `winner:` it is the highest total."""
    line = next((line.text for line in tables_of(s).program.lines if line.text.startswith("winner:")), "winner: highest total")
    said = line.removeprefix("winner:").strip().split(", then ")
    criteria = max(1, len(s.n.highest_wins))
    return said if len(said) == criteria else [""] * criteria
