"""Lines of scoring and their sum to functions of a player, and of a team in a game of teams."""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.bounds import WHOLE_AT_MOST
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.magnitude import largest_score
from interpreter.translate.writing.writer import Writing

PLAYER, TEAM = n.Name("player"), n.Name("team")


def write_scores(draft: Draft, x: Writing) -> None:
    """The functions of each line, and of the total.

    Partners score together: a team has what its line says, or what its players have, and each of them has the team's total.
    """
    for number, score in enumerate(draft.program.scores):
        of = "team_score" if score.each_team else "score"
        draft.at = score.line
        read: list[n.Step] = [n.Effect("used", (n.Constant(score.line),))] if draft.traced and score.line >= 0 else []
        draft.function(n.Function(of, number), (x.candidate(score.bound),), [*read, n.Return(x(score.formula))])
    if not draft.tables.teams:
        _total(draft, "", PLAYER)
        return
    for number, score in enumerate(draft.program.scores):
        if score.each_team:
            draft.function(n.Function("score", number), ("player",), n.Call(n.Function("team_score", number), (_team(draft),)))
        else:
            _of_its_players(draft, number)
    _total(draft, "team_", TEAM)
    draft.function(n.Function("total"), ("player",), n.Call(n.Function("team_total"), (_team(draft),)))


def _team(draft: Draft) -> n.Node:
    """The team of `player`."""
    return n.Lookup((*draft.tables.team_of, -1), PLAYER)


def _of_its_players(draft: Draft, number: int) -> None:
    """What the players of a team have by one line, together."""
    steps: list[n.Step] = []
    for team, seats in enumerate(draft.tables.teams):
        together: n.Node = n.Constant(0)
        for seat in seats:
            together = n.plus(together, n.Call(n.Function("score", number), (n.Constant(seat),)))
        steps.append(n.When(((n.Compare("==", TEAM, n.Constant(team)), (n.Return(together),)),)))
    draft.function(n.Function("team_score", number), ("team",), [*steps, n.Return(n.Constant(0))])


def _total(draft: Draft, of: str, whose: n.Node) -> None:
    """The sum of what counts."""
    counted = [(number, score) for number, score in enumerate(draft.program.scores) if not score.uncounted]
    total: n.Node = n.Constant(0)
    for number, _ in counted:
        total = n.plus(total, n.Call(n.Function(f"{of}score", number), (whose,)))
    if sum(largest_score(draft, score) for _, score in counted) > WHOLE_AT_MOST:
        total = n.Ask("whole", (total, n.Constant(-1)))
    draft.function(n.Function(f"{of}total"), ("team" if of else "player",), total)
