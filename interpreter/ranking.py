"""Who has won: a declared winner, or the players ranked by the criteria of the rules, in order."""

from __future__ import annotations

from interpreter.state import State
from rulelang.program import Program


def ranked(s: State) -> list[int]:
    """The winning seats of a finished game; none if the rules score nothing and nobody won outright: a draw."""
    if s.winners is not None:
        return list(s.winners)
    if not s.t.ranking_functions and not s.t.score_functions:
        return []
    left = list(range(s.t.players))
    for best, _, values in compared(s):
        left = [player for player in left if values[player] == best]
    return left


def settle(s: State) -> None:
    """At the end everything is scored once, so that rules which cannot do it say so. Raises Halt."""
    if s.over:
        ranked(s)
        for score in s.t.score_functions:
            for player in range(s.t.players):
                score(s, player)


def compared(s: State) -> list[tuple[int, str, dict[int, int]]]:
    """Each criterion that was needed: the best value, the rule's words, and what those who were still level have."""
    t = s.t
    criteria = [(ranking.best, function) for ranking, function in zip(t.program.winner, t.ranking_functions, strict=True)]
    said = _said(s, len(criteria))
    left = list(range(t.players))
    found = []
    for words, (order, function) in zip(said, criteria or [("highest", t.total)], strict=True):
        values = {player: function(s, player) for player in left}
        best = (max if order == "highest" else min)(values.values())
        found.append((best, words, values))
        left = [player for player in left if values[player] == best]
        if len(left) == 1:
            break
    return found


def ranking_lines(program: Program) -> list[int]:
    """The lines of the criteria of `winner:`, in order."""
    return [number for number, line in enumerate(program.lines) if line.address.startswith("winner.")]


def lines_asked(s: State) -> set[int]:
    """The lines of `winner:` that had something to decide at the end: each as long as several players were level."""
    if not s.over or s.winners is not None or s.t.players == 1:
        return set()
    lines = ranking_lines(s.t.program)
    return {line for line, _ in zip(lines, compared(s), strict=False)} if lines else set()


def _said(s: State, criteria: int) -> list[str]:
    """The words of each criterion; without a `winner:` it is the highest total."""
    line = next((line.text for line in s.t.program.lines if line.text.startswith("winner:")), "winner: highest total")
    said = line.removeprefix("winner:").strip().split(", then ")
    return said if len(said) == max(1, criteria) else [""] * max(1, criteria)
