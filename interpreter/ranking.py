"""Who has won: a declared winner, or the players ranked by the criteria of the rules, in order."""

from __future__ import annotations

from interpreter.state import State


def ranked(s: State) -> list[int]:
    """The winning seats of a finished game; none if the rules score nothing and nobody won outright: a draw."""
    if s.winners is not None:
        return list(s.winners)
    t = s.t
    if not t.ranking_functions and not t.score_functions:
        return []
    left = list(range(t.players))
    criteria = [(ranking.best, function) for ranking, function in zip(t.program.winner, t.ranking_functions, strict=True)]
    for best, function in criteria or [("highest", t.total)]:
        values = {player: function(s, player) for player in left}
        wanted = (max if best == "highest" else min)(values.values())
        left = [player for player in left if values[player] == wanted]
    return left
