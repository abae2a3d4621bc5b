"""To play a match side by side with an oracle: each decision must be asked of the right player with exactly the legal options.

The oracle knows whole courses; the match asks for one thing after another. What the remaining courses say next must be what
is offered, and where all of them say the same, nothing is to be decided.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol, TypeVar

from interpreter import Match
from interpreter.match.decision import Decision

Pick = Callable[[list[str]], int]
End = TypeVar("End")


class Course(Protocol):
    """One way to act, with what is said at each of its decisions."""

    @property
    def said(self) -> tuple[str, ...]: ...


class Ask(Protocol):
    """A player decides; `table` is what lies there before."""

    @property
    def player(self) -> int: ...
    @property
    def table(self) -> Any: ...
    @property
    def courses(self) -> Sequence[Course]: ...


@dataclass
class Follower(ABC):
    """A match and the oracle beside it."""

    match: Match
    pick: Pick  # which of these options (their values as JSON) is taken
    states: int = 0

    # -- what differs from game to game
    @abstractmethod
    def words(self, decision: Decision) -> list[str]:
        """What each of the options says."""

    @abstractmethod
    def look(self) -> Any:
        """What is answered when the oracle wants to see what chance did."""

    @abstractmethod
    def compare(self, table: Any) -> None:
        """What lies on the table is what the oracle says, and the scores as they stand are right."""

    @abstractmethod
    def settled(self, ask: Any, step: int) -> bool:
        """Whether the table is as the oracle has it when so many words of the courses are past, with none of them chosen."""

    @abstractmethod
    def same(self, player: int, word: str) -> None:
        """All courses say this: it may be asked only where others cannot know it."""

    # -- what does not
    def follow(self, oracle: Generator[Any, Any, End]) -> End:
        """Plays until the oracle says that the game is over; gives its last word."""
        answer: Any = None
        try:
            while True:
                request = oracle.send(answer)
                answer = self.look() if isinstance(request, str) else self.decide(request)
        except StopIteration as end:
            assert self.match.over, f"the game should be over: {self.where()}"
            last: End = end.value
            return last

    def decide(self, ask: Ask) -> Course:
        """Lets the match ask until one course is left and told to its end."""
        courses, fresh = list(ask.courses), True
        assert courses, f"the oracle finds nothing legal: {self.where()}"
        for step in count():
            if len(courses) == 1 and len(courses[0].said) == step:
                break
            assert all(len(course.said) > step for course in courses), "two courses are told apart by nothing"
            legal = sorted({course.said[step] for course in courses})
            if len(legal) == 1:
                self.same(ask.player, legal[0])
                continue
            if fresh and self.settled(ask, step):
                self.compare(ask.table)
            fresh = False
            taken = self.play_one(ask.player, legal)
            courses = [course for course in courses if course.said[step] == taken]
        return courses[0]

    def play_one(self, player: int, legal: list[str]) -> str:
        """Compares one decision both ways, and takes an option."""
        decision = self.match.decision
        assert decision is not None, f"the game is over, but Player {player + 1} should choose among {legal}: {self.where()}"
        offered = self.words(decision)
        self.agree(player, offered, legal)
        index = self.pick(offered)
        self.match.play(decision.options[index])
        return offered[index]

    def agree(self, player: int, offered: list[str], legal: list[str]) -> None:
        """The right player is offered exactly what is legal."""
        assert self.match.decision is not None
        assert self.match.decision.player == player, f"Player {player + 1} should decide: {self.where()}"
        assert sorted(offered) == legal, (
            f"legal but not offered: {sorted(set(legal) - set(offered))}; "
            f"offered but not legal: {sorted(set(offered) - set(legal))}; "
            f"offered twice: {sorted({o for o in offered if offered.count(o) > 1})}; {self.where()}"
        )
        self.states += 1

    def where(self) -> str:
        decision = self.match.decision
        asked = decision and (decision.player, decision.prompt, decision.address, [option.key for option in decision.options])
        return f"seed {self.match.seed}, {self.match.players} players, step {len(self.match.history)}, {asked}"


def differences(mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Where two tables differ, part by part, as (mine, theirs)."""
    found = {}
    for part in mine:
        for name, one, other in different(mine[part], theirs[part]):
            found[f"{part} {name}"] = (one, other)
    return found


def different(mine: Any, theirs: Any) -> list[tuple[str, Any, Any]]:
    """Where two parts of a table differ."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        keys = sorted({*mine, *theirs})
        return [(key, mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)]
    return [] if mine == theirs else [("", mine, theirs)]
