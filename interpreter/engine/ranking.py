"""Who has won: a declared winner, or the players and automas ranked by the criteria of the rules, in order."""

from __future__ import annotations

from interpreter.state.state import State


def ranked(s: State) -> list[int]:
    """The winning seats of a finished game; none if the rules score nothing and nobody won outright: a draw."""
    if s.winners is not None:
        return list(s.winners)
    if not s.n.ranking_functions and not s.n.score_functions:
        return []
    left = list(range(s.n.seats))
    for best, values in compared(s):
        left = [player for player in left if values[player] == best]
    return left


def settle(s: State) -> None:
    """At the end everything is scored once, so that rules which cannot do it say so. Raises Halt."""
    if s.over:
        ranked(s)
        for score in s.n.score_functions:
            for player in range(s.n.seats):
                score(s, player)


def compared(s: State) -> list[tuple[int, dict[int, int]]]:
    """Each criterion that was needed: the best value, and what those who were still level have."""
    n = s.n
    left = list(range(n.seats))
    found = []
    for highest, function in [*zip(n.highest_wins, n.ranking_functions, strict=True)] or [(True, n.total)]:
        values = {player: function(s, player) for player in left}
        best = (max if highest else min)(values.values())
        found.append((best, values))
        left = [player for player in left if values[player] == best]
        if len(left) == 1:
            break
    return found
