"""To play a match side by side with an oracle: each decision must be asked of the right player with exactly the legal options.

The oracle knows whole courses; the match asks for one thing after another. What the remaining courses say next must be what
is offered, and where all of them say the same, nothing is to be decided and nothing may be asked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from interpreter import Match
from interpreter.decision import Decision, Option
from tests.oracle.village import play, play_on
from tests.oracle.village_courses import Ask, Course, text
from tests.oracle.village_score import score_lines
from tests.oracle.village_table import Table, read, seat

Pick = Callable[[list[str]], int]


@dataclass
class Follower:
    """A match and the oracle beside it."""

    match: Match
    pick: Pick  # which of these options (their values as JSON) is taken
    lap: int = 10
    states: int = 0

    def to_the_end(self, whole: bool = False) -> Table:
        """Plays from the first decision (`whole`) or the start of a turn until the game is over; gives the last table."""
        oracle = (play if whole else play_on)(self.view(), self.lap)
        answer: Any = None
        try:
            while True:
                request = oracle.send(answer)
                answer = self.decide(request) if isinstance(request, Ask) else self.view()
        except StopIteration as end:
            assert self.match.over, f"the game should be over: {self.where()}"
            self.same_table(end.value)
            table: Table = end.value
            return table

    def decide(self, ask: Ask) -> Course:
        """Lets the match ask until one course is left."""
        courses, step = ask.courses, 0
        assert courses, f"the oracle finds nothing legal: {self.where()}"
        fresh = True
        while True:
            courses_say, step = next_words(courses, step)
            if not courses_say:
                return courses[0]
            if fresh:
                self.same_table(ask.table)
            fresh = False
            taken = self.play_one(ask.player, courses_say)
            courses = [course for course in courses if course.said[step] == taken]
            step += 1

    def play_one(self, player: int, legal: list[str]) -> str:
        """Compares one decision both ways, and takes an option."""
        decision = self.match.decision
        assert decision is not None, f"the game is over, but Player {player + 1} should choose among {legal}: {self.where()}"
        offered = [said(decision, option) for option in decision.options]
        assert decision.player == player, f"Player {player + 1} should decide: {self.where()}"
        assert sorted(offered) == legal, (
            f"legal but not offered: {sorted(set(legal) - set(offered))}; "
            f"offered but not legal: {sorted(set(offered) - set(legal))}; "
            f"offered twice: {sorted({o for o in offered if offered.count(o) > 1})}; {self.where()}"
        )
        self.states += 1
        index = self.pick(offered)
        self.match.play(decision.options[index])
        return offered[index]

    def same_table(self, table: Table) -> None:
        """What lies on the table is what the oracle says, and the scores as they stand are right."""
        view = self.view()
        expected, seen = json.loads(text(table.shown())), json.loads(text(read(view, self.lap).shown()))
        different = {
            f"{part} {name}": (mine, theirs)
            for part in expected
            for name, mine, theirs in differences(expected[part], seen[part])
        }
        assert not different, f"(oracle, match) differ in {different}: {self.where()}"
        assert dict(self.match.score_lines) == score_lines(view), self.where()

    def view(self) -> dict[str, Any]:
        """What the player to decide sees, and what lies face down before its owner, as JSON."""
        decision = self.match.decision
        seen: dict[str, Any] = json.loads(json.dumps(self.match.view(None if decision is None else decision.player)))
        for name, zone in seen["zones"].items():
            if "pieces" not in zone and " of Player " in name:
                seen["zones"][name] = self.match.view(seat(name.split(" of ")[1]))["zones"][name]
        return seen

    def where(self) -> str:
        decision = self.match.decision
        asked = decision and (decision.player, decision.prompt, decision.address, [option.key for option in decision.options])
        return f"seed {self.match.seed}, {self.match.players} players, step {len(self.match.history)}, {asked}"


def said(decision: Decision, option: Option) -> str:
    """What an option says; in a `may` only whether it is done or declined."""
    return text({"do": "do"} if decision.kind == "may" and option.key != "decline" else option.value)


def next_words(courses: list[Course], step: int) -> tuple[list[str], int]:
    """What may be said next where the courses part, and at which step; nothing if one is left."""
    while len(courses) > 1:
        assert all(len(course.said) > step for course in courses), "two courses are told apart by nothing"
        words = {course.said[step] for course in courses}
        if len(words) > 1:
            return sorted(words), step
        step += 1
    return [], step


def differences(mine: Any, theirs: Any) -> list[tuple[str, Any, Any]]:
    """Where two parts of a table differ."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = sorted({*mine, *theirs})
        return [(key, mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)]
    return [] if mine == theirs else [("", mine, theirs)]
