"""How a match stands: who plays, whose turn it is, who has what points, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from interpreter.engine.queries.players import gone
from interpreter.engine.ranking import places, ranked
from interpreter.form import Function
from interpreter.late import Late
from interpreter.state.failures import Halt
from interpreter.state.slots import ACTIVE
from interpreter.state.state import State

if TYPE_CHECKING:
    from interpreter.numbering import tables
    from interpreter.telling import grading, why_they_won
    from rulelang.program.values.arithmetic import Number
else:  # a match is played without a word being said of it
    tables = Late("interpreter.numbering.tables")
    grading = Late("interpreter.telling.grading")
    why_they_won = Late("interpreter.telling.why_they_won")


class Standing:
    """What a match is asked of itself, by nobody in particular. Nothing of it changes anything.

    Seats are numbered from 0, in the order of play; in texts the first is called Player 1. Automas have the seats after the
    players': they score and win, unless they are not ranked, and nobody asks or shows them anything.
    """

    __slots__ = ("state", "stopped")

    state: State
    stopped: bool  # at the limit of decisions

    @property
    def players(self) -> int:
        """How many play."""
        return tables.tables_of(self.state).players

    @property
    def seats(self) -> list[str]:
        """[seat] What each is called: the players, then the automas that play."""
        t = tables.tables_of(self.state)
        return [t.seat_name(seat) for seat in range(t.seats)]

    @property
    def active(self) -> int:
        """Whose turn it is: a seat. Who decides may be another: `decision.player`."""
        return self.state.v[ACTIVE]

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was stopped at the limit of decisions."""
        return self.state.over or self.stopped

    @property
    def scores(self) -> list[Number]:
        """[seat] The total as it stands now, a Fraction where halves count; 0 for what cannot be worked out before the end."""
        return [self._so_far(self.state.n.total, player) for player in range(self.state.n.seats)]

    def _so_far(self, score: Callable[[State, int], Number], player: int) -> Number:
        """A score as it stands; what cannot be worked out before the end (a mean of nothing) is 0 until then."""
        try:
            return score(self.state, player)
        except Halt:
            if self.state.over:
                raise
            return 0

    @property
    def score_lines(self) -> list[tuple[str, list[Number]]]:
        """Each scoring line by its name, with [seat] the points as they stand now."""
        t = tables.tables_of(self.state)
        return [
            (score.name, [self._so_far(function, player) for player in range(self.state.n.seats)])
            for score, function in zip(t.program.scores, self.state.n.score_functions, strict=True)
        ]

    @property
    def team_score_lines(self) -> list[tuple[str, list[Number]]]:
        """The same with [team] the points of each team, in a game of teams: those of the line, or of its players together."""
        n, t = self.state.n, tables.tables_of(self.state)
        functions = [n.functions[Function("team_score", number)] for number in range(n.scores if t.teams else 0)]
        return [
            (score.name, [self._so_far(function, team) for team in range(len(t.teams))])
            for score, function in zip(t.program.scores, functions, strict=False)
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, the lowest first; none while the game is on, after a draw, or if it was stopped."""
        return ranked(self.state) if self.state.over else []

    @property
    def places(self) -> list[int]:
        """[seat] Its place, from 1, or 0 if it is not ranked; who is level shares one, and a team has one together.

        Empty while the game is on, and where nothing ranks anybody: nobody has won, nothing is scored, or it was stopped.
        """
        return places(self.state) if self.state.over else []

    @property
    def ranked(self) -> list[int]:
        """The seats that score and have a place: all but those of automas that are not ranked."""
        return sorted(seat for party in self.state.n.parties for seat in party)

    @property
    def losers(self) -> list[int]:
        """The seats that a line of the rules said have lost, while the game is on too."""
        return [seat for seat in range(self.players) if gone(self.state, seat)]

    @property
    def teams(self) -> dict[str, tuple[int, ...]]:
        """The seats of each team by its name; empty in a game without teams."""
        t = tables.tables_of(self.state)
        return {team.name: seats for team, seats in zip(t.program.teams, t.teams, strict=True)}

    @property
    def uncounted(self) -> frozenset[str]:
        """The scoring lines that are shown and not in the total."""
        return frozenset(score.name for score in tables.tables_of(self.state).program.scores if score.uncounted)

    @property
    def grades(self) -> list[str]:
        """[seat] What its points are called when the game is over; empty before, and in a game without grades."""
        if not self.over or not grading.graded(self.state):
            return []
        return [grading.grade_of(self.state, seat) for seat in range(self.state.n.seats)]

    @property
    def won_outright(self) -> bool:
        """Whether a line of the rules said who has won, or that nobody has: scores do not count then."""
        return self.state.winners is not None

    @property
    def tie_breaks(self) -> list[tuple[str, dict[int, Number]]]:
        """What broke the tie of those with the best result: each criterion that was needed, in the rule's words, with the
        value by seat. Empty while the game is on, and where there was no tie."""
        if not self.state.over or self.state.winners is not None or not self.score_lines:
            return []
        return why_they_won.told(self.state)[1:]
