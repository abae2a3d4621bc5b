"""Where scenarios begin: the rules of one game, translated once for all phases in which they do."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.match.game import Game
from interpreter.scenarios.beginning.placing import placed
from interpreter.scenarios.failing import Impossible
from rulelang.program import Program
from rulelang.scenario_files import clauses as sc


class Starts:
    """The rules of one game, with those that scenarios play: they can begin in each of the phases where these do."""

    def __init__(self, game: Game, scenarios: Iterable[sc.Scenario] = ()) -> None:
        self.game = game
        self._phases = sorted({one.phase for scenario in scenarios for one in places_of(scenario)})
        self._elsewhere: Game | None = None
        self._nowhere: dict[str, str] = {}  # phases where no match can begin, with the reason

    def at(self, phase: str | None) -> Game:
        """The game that can begin in a phase; None: at its beginning. Raises Impossible."""
        if phase is not None and phase not in self._phases:
            self._phases.append(phase)
            self._elsewhere = None
        if self._elsewhere is None:
            self._elsewhere = Game(self._placed(), self.game.identity)
        if phase is not None and phase in self._nowhere:
            raise Impossible(self._nowhere[phase])
        return self._elsewhere

    def _placed(self) -> Program:
        program = self.game.program
        for phase in self._phases:
            try:
                program = placed(program, phase)
            except Impossible as reason:
                self._nowhere[phase] = str(reason)
        return program


def places_of(scenario: sc.Scenario) -> list[sc.At]:
    """Where a scenario begins, other than in set-up."""
    return [one for one in scenario.clauses if isinstance(one, sc.At) and one.phase != sc.SETUP]
