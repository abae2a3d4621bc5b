"""To play a match of Village side by side with its oracle."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from interpreter.match.decision import Decision
from tests.oracle.follow import Follower, differences
from tests.oracle.village import play, play_on
from tests.oracle.village_courses import text
from tests.oracle.village_score import score_lines
from tests.oracle.village_table import Table, read, seat


@dataclass
class VillageFollower(Follower):
    """A match of Village and the oracle beside it; everything is known to everybody, or seen by its owner."""

    lap: int = 10

    def to_the_end(self, whole: bool = False) -> None:
        """Plays from the first decision (`whole`) or the start of a turn until the game is over."""
        self.compare(self.follow((play if whole else play_on)(self.view(), self.lap)))

    def words(self, decision: Decision) -> list[str]:
        """In a `may` only whether it is done or declined."""
        return [
            text({"do": "do"} if decision.kind == "may" and option.key != "decline" else option.value)
            for option in decision.options
        ]

    def look(self) -> Any:
        return self.view()

    def settled(self, ask: Any, step: int) -> bool:
        return True

    def same(self, player: int, word: str) -> None:
        """Nothing is asked, for everybody knows it."""

    def compare(self, table: Table) -> None:
        view = self.view()
        expected, seen = json.loads(text(table.shown())), json.loads(text(read(view, self.lap).shown()))
        wrong = differences(expected, seen)
        assert not wrong, f"(oracle, match) differ in {wrong}: {self.where()}"
        assert dict(self.match.score_lines) == score_lines(view), self.where()

    def view(self) -> dict[str, Any]:
        """What the player to decide sees, and what lies face down before its owner, as JSON."""
        decision = self.match.decision
        seen: dict[str, Any] = json.loads(json.dumps(self.match.view(None if decision is None else decision.player)))
        for name, zone in seen["zones"].items():
            if "pieces" not in zone and " of Player " in name:
                seen["zones"][name] = self.match.view(seat(name.split(" of ")[1]))["zones"][name]
        return seen
